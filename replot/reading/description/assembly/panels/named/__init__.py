"""Panels by what a text calls them: names, letters, sides, colours."""
