"""Axes that only the cells tell, each named by its row and its column."""
