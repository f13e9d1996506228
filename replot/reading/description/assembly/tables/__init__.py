"""Tables at their place in the figure."""
