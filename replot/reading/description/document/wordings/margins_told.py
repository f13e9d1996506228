"""Sums of rows and columns that sentences tell: ``The row sums show that 55 samples are taken for oaks``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["without_margins_told"]
SUMS = rare(
    r"\b(?:(?:row|column) (?:sums|totals)|(?:sums|totals) of the (?:rows|columns)|marginal (?:sums|totals))"
    r"(?: of the (?:matrix|table|heat ?map))?(?:\)|,? \([^()\n]{1,60}\)|,? respectively,?)?,? "
    r"(?:are|were|show(?:s|ed)?|indicate|tell(?: us)?|give|reveal|mean|say|equal|read|come to)\b"
    r"(?P<told>(?:[^.;\n]|\.\d){1,400})",
    re.I,
)
"""All that such a sentence says, up to its end."""
CELLS_AGAIN = re.compile(r",? (?:of which|of whom|while|whereas|with|but|on the diagonal)\b", re.I)
"""Behind these a sentence may tell of cells."""
COUNT = re.compile(r"(?<![\w.])\d[\d,]{0,12}(?:\.\d{1,6})?(?!\w)%?,?")


def without_margins_told(source: str) -> str:
    """A text as long as before without the numbers that it calls sums of rows or columns, and no cells."""
    return SUMS.sub(_without_counts, source)


def _without_counts(said: re.Match[str]) -> str:
    told = said["told"]
    again = CELLS_AGAIN.search(told)
    end = again.start() if again is not None else len(told)
    kept = said[0][: len(said[0]) - len(told)]
    return kept + COUNT.sub(lambda count: " " * len(count[0]), told[:end]) + told[end:]
