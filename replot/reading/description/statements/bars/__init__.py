"""What a text says of the colour bar: its ends, its name, its ticks, its place."""
