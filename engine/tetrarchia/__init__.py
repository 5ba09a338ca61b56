"""Tetrarchia with the modules Dux, Pirates and Goths (rules paragraphs ``TET``)."""
