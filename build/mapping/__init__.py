"""Turns the projected GeoJSON of a board into the SVG that the page draws on."""
