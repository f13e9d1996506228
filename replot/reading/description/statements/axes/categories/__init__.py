"""The labels of the ticks, wherever a sentence or a list puts them."""
