"""Blanks in place of what means nothing, so that all else keeps its line and its column."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["blanked"]
LETTER = re.compile(r"[^\n]")


def blanked(part: str) -> str:
    """As many blanks in as many lines."""
    return LETTER.sub(" ", part)
