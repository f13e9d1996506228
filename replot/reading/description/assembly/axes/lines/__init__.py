"""Axes whose rows or columns are told line by line."""
