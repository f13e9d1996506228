"""Other readings of the axes, tried where numbers find no cell."""
