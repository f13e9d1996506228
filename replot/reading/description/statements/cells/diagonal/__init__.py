"""What is said of the diagonal of a square matrix."""
