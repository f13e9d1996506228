"""What a text says of the axes: their names, their labels, their order."""
