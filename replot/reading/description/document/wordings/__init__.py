"""Ways of telling a grid, put into another that all readers know."""
