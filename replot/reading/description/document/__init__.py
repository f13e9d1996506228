"""Text to document: cleaned text, and blocks that know what they stand under."""
