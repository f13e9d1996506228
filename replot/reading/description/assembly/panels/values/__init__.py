"""The values that the part about a panel states."""
