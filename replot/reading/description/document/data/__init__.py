"""Data and code: what programs write for programs, with the grids and the names in it."""
