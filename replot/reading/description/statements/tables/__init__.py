"""What a table says: its heads, its cells, its totals."""
