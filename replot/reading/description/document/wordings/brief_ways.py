"""The reading direction of an axis in a few signs behind its word: ``across (L→R): dose 0 / 1 / 2``."""

from __future__ import annotations

from replot.reading.description.lexicon.patterns import rare

__all__ = ["without_brief_ways"]
AXIS = r"\b(?:across|down|columns?|cols|rows?|[xy]|horizontal(?:ly)?|vertical(?:ly)?|ax[ei]s|along|top|side)"
TO = r" ?(?:→|⟶|-{1,2}>|=>|–|-| to ) ?"
ARROW = r" ?(?:-{1,2}>|=>) ?"
BRIEF = rare(
    rf"(?i:(?P<axis>{AXIS},?\s?))[(\[](?:L{TO}R|T{TO}B|(?i:left{ARROW}right|top{ARROW}bottom))[)\]]"
    r"(?=\s*[:=,;—–-])"
)


def without_brief_ways(source: str) -> str:
    """A text as long as before without directions in signs; labels run in these ones anyway."""
    return BRIEF.sub(lambda way: way["axis"].ljust(len(way[0])), source)
