"""Which part of a text is about which panel, and what it says of it."""
