"""Axes that only sentences tell, by what they are about and what they are built like."""
