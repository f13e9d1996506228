"""What a number, a label, a list and a heading look like: one place for the words."""
