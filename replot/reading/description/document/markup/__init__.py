"""Marks that only lay a text out: taken off, places kept."""
