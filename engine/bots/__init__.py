"""Opponents and advice. They see what every player sees: the state and its exact chances."""
