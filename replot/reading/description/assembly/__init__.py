"""Statements to figure: panels, axes, conflicts, and the figure itself."""
