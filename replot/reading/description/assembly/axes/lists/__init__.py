"""Axes whose labels stand in lists and keys, but not as those of an axis."""
