"""Axes that a text does not list as such: taken from its lists, its pairs and its keys."""
