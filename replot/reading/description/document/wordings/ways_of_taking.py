"""Lines that say before each class how it was taken: ``True oak: read as oak 40, read as elm 3``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.sides import PREDICTED, TRUE

__all__ = ["without_ways_of_taking"]
WAY = r"(?:[a-z]{2,14} (?:as|for)|called|labell?ed|judged|named) (?:an? )?"
ITEM = r"[^\W\d_][^,;:.\n\d]{0,40}?[ :=(]{1,3}(?:\d{1,9}(?:[,.]\d{1,9})?+[^,;:\n\d]{0,12}|once|twice)"
LINE = rare(
    rf"^(?P<lead>[\s>*_•-]{{0,12}}(?:{TRUE})\b[^,;:\n]{{1,50}}:[*_]{{0,2}}\s{{1,3}})"
    rf"(?P<way>{WAY})(?P<items>{ITEM}(?:[,;] (?:and )?(?P=way){ITEM})++)$",
    re.I | re.M,
)
"""All that stands in such a line."""
FEWEST = 2


def without_ways_of_taking(source: str) -> str:
    """A text as long as before with the classes alone behind true ones, where several lines go alike.

    ``predicted`` stays, without its ``as``: it names the other axis.
    """
    if len({line["lead"] for line in LINE.finditer(source)}) < FEWEST:
        return source
    return LINE.sub(_classes, source)


def _classes(line: re.Match[str]) -> str:
    way = line["way"]
    side = way.split()[0] if PREDICTED.match(way) is not None else ""
    bare = f"{side} ".ljust(len(way)) if side else " " * len(way)
    return line["lead"] + bare + line["items"].replace(way, bare)
