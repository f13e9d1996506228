"""Cells by where they stand, or by their turn."""
