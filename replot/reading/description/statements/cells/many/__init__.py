"""One value for many cells, and which of them it does not hold for."""
