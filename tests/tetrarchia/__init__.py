"""Tests of Tetrarchia."""
