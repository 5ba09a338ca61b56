"""Tabularium's rules: Roman board games as pure functions of a plain state."""
