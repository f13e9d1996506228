"""Axes of confusion matrices that only what became of their classes tells."""
