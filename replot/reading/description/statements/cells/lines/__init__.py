"""The values along one row or column."""
