"""Years: numbers that tell when, and no values."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.calendar import A_YEAR, MONTHS

__all__ = ["YEAR", "is_year"]
YEAR = re.compile(A_YEAR)
DATED = re.compile(
    rf"\b(?:{'|'.join(name for names in MONTHS for name in names)}|quarters?|half|halves|months?|weeks?|"
    r"seasons?|years?|spring|summer|autumn|fall|winter|early|mid|late|end|start|beginning|since|Q[1-4])\.?,?"
    r"(?: (?:of|in|for|such as|like|including))?[\s-]$",
    re.I,
)
IN = re.compile(r"\b(?:in|during|until|till|throughout)\s$", re.I)
ENDS = re.compile(r"(?=[.,;)](?!\d)|\s+(?:and|or|to|through|until|when|where|while|especially|compared)\b|$)")
"""What may follow a year, and no number of cases: ``in 2022 and 2023``, but no ``in 2022 cases``."""
BEFORE = re.compile(rf"(?P<year>{A_YEAR})(?:,? (?:and|or|to) |, | ?[–-] ?)$")
MOST = 100
"""Years of one list, of which only the first has the word for it."""
LONGEST = 32
"""Letters before a year in which the words stand that make one of it."""


def is_year(source: str, start: int, end: int) -> bool:
    """Whether a number is the year of a date: ``March 2024``, ``each quarter of 2023``, ``2018 and 2020``."""
    if end - start != 4 or YEAR.fullmatch(source, start, end) is None:
        return False
    for _ in range(MOST):
        first = max(start - LONGEST, 0)
        if DATED.search(source, first, start) is not None:
            return True
        if ENDS.match(source, end) is None:
            return False
        if IN.search(source, first, start) is not None:
            return True
        other = BEFORE.search(source, first, start)
        if other is None:
            return False
        start, end = other.span("year")
    return False
