"""A row and a column, told together with their value."""
