"""The parts of a text, and which of them are about which panel."""
