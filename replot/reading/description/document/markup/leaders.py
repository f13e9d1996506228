"""Dots and dashes that lead from a name to its values: ``Ayr ........ 12``, ``Ayr -- 12, 14``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import SHORT_MISSING

__all__ = ["led_by_colons"]
LEADERS = re.compile(
    r"(?<=[^\s.,;:…])[ \t]?(?:\.{4,}|…{2,}|(?:\. ){3,}\.)[ \t]*"
    rf"(?=[-−+<>~≈]?\.?\d|(?:{SHORT_MISSING})(?!\w)|[–—-]+(?!\S))",
    re.I,
)
"""``Ayr ........ 12``."""


LINE_DASHES = re.compile(
    r"^(?P<name>[ \t]*(?:[-*•][ \t]+)?[^\W\d][^\n|:;,=–—-]{0,40}?) --(?= [-−+~≈]?\.?\d[^\n|]*,)", re.M
)
"""``Ayr -- 12, 14``, and no ``Ayr -- 12 14``, where a dash stands for a value."""


def led_by_colons(source: str) -> str:
    """A text as long as before with ``Ayr:        12`` for a name and its values behind dots or dashes."""
    if " -- " in source:
        source = LINE_DASHES.sub(r"\g<name>:  ", source)
    if "...." not in source and "……" not in source and ". . ." not in source:
        return source
    return LEADERS.sub(lambda dots: ":".ljust(len(dots[0])), source)
