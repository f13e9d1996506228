"""Grids as programs print them, in columns of white space."""
