"""How a text writes its numbers, in one way."""
