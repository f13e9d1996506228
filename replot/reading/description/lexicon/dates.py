"""Years: numbers that tell when, and no values."""

from __future__ import annotations

from functools import lru_cache

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
LONGEST = 32
"""Letters before a year in which the words stand that make one of it."""


def is_year(source: str, start: int, end: int) -> bool:
    """Whether a number is the year of a date: ``March 2024``, ``each quarter of 2023``, ``2018 and 2020``."""
    if end - start != 4 or YEAR.fullmatch(source, start, end) is None:
        return False
    known, passed, year = _known(source), [], False
    while start not in known:
        passed.append(start)
        first = max(start - LONGEST, 0)
        year = DATED.search(source, first, start) is not None
        if year or ENDS.match(source, end) is None:
            break
        year = IN.search(source, first, start) is not None
        other = None if year else BEFORE.search(source, first, start)
        if other is None:
            break
        start, end = other.span("year")
    year = known.get(start, year)
    known.update(dict.fromkeys(passed, year))
    return year


@lru_cache(maxsize=4)
def _known(source: str) -> dict[int, bool]:
    """Of the numbers of a text that were asked for, where they begin and whether they are years.

    In a list of years only the first may have the word for it, which is looked for once.
    """
    return {}
