"""Dots and dashes that lead from a name to its values: ``Ayr ..... 12``, ``Ayr -- 12, 14``, ``Ayr. 12``."""

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
VALUE = r"(?:[-−+~≈]?\.?\d(?:[\d.,]*\d)?%?|[–—-](?=[,.\s])|[a-z][a-z /]{0,24})"
STOPPED = re.compile(r"\.[*_]{0,2}[ \t]+[-−+~≈–—]?\.?\d*[\d.,]*%?,? ")
STOPS = re.compile(
    r"^(?P<name>[ \t]*(?:[-*•][ \t]+)?(?P<mark>\*\*|__|[*_]|)(?=[^\W\d])"
    r"(?:[^\n|:;.,*_!?]|\.(?= [A-Z])){1,40})\."
    rf"(?=(?P=mark)[ \t]+(?=[^\n]*\d){VALUE}(?:(?:, (?:and )?| and ){VALUE}){{1,100}}[ \t]*\.?[ \t]*$)",
    re.M,
)
"""``**Ayr.** 12, 14, no count.``, a line that holds nothing else."""
FEWEST = 2
"""Such lines of a text: a single one may be a sentence."""


def led_by_colons(source: str) -> str:
    """A text as long as before with ``Ayr:        12`` for a name and its values behind dots or dashes."""
    if " -- " in source:
        source = LINE_DASHES.sub(r"\g<name>:  ", source)
    if STOPPED.search(source) is not None and sum(1 for _ in STOPS.finditer(source)) >= FEWEST:
        source = STOPS.sub(r"\g<name>:", source)
    if "...." not in source and "……" not in source and ". . ." not in source:
        return source
    return LEADERS.sub(lambda dots: ":".ljust(len(dots[0])), source)
