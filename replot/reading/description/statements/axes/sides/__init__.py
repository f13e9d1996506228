"""Axes told by sides, edges and directions."""
