"""Days and months by their names, and ranges of quarters and months with years: ``Q3 2022 to Q2 2023``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["A_YEAR", "DAYS", "MONTHS", "OF_YEARS", "SEASONS", "names_in_year", "parts_of_years"]
MONTHS = [
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ],
]
DAYS = [
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
]
SEASONS = ("winter", "spring", "summer", "autumn")
QUARTERS = ["Q1", "Q2", "Q3", "Q4"]
PARTS = [QUARTERS, *MONTHS]
NAME = "|".join(sorted({name for names in PARTS for name in names}, key=len, reverse=True))
A_YEAR = r"(?:19|20)\d\d"
"""The four digits of one, for a pattern."""
UP_TO = r"\s?(?:\bto\b|\bthrough\b|\buntil\b|[–—-]|…|\.{2,3})\s?"
NAME_FIRST = rare(
    rf"\b(?P<a>{NAME})(?P<sign>\.? |-)(?P<from>{A_YEAR}){UP_TO}(?P<b>{NAME})(?P=sign)(?P<to>{A_YEAR})\b"
)
YEAR_FIRST = rare(
    rf"\b(?P<from>{A_YEAR})(?P<sign>[ -]?)(?P<a>Q[1-4]){UP_TO}(?P<to>{A_YEAR})(?P=sign)(?P<b>Q[1-4])\b"
)
OF_YEARS = (NAME_FIRST, YEAR_FIRST)
MOST = 600


def parts_of_years(text: str) -> tuple[re.Match[str], list[str]] | None:
    """The first such range of a text and the labels that it stands for."""
    for pattern in OF_YEARS:
        for match in pattern.finditer(text):
            names = next((names for names in PARTS if match["a"] in names and match["b"] in names), None)
            if names is None:
                continue
            first = int(match["from"]) * len(names) + names.index(match["a"])
            last = int(match["to"]) * len(names) + names.index(match["b"])
            if first < last < first + MOST:
                told = [(names[k % len(names)], str(k // len(names))) for k in range(first, last + 1)]
                back = -1 if pattern is YEAR_FIRST else 1
                return match, [match["sign"].join(part[::back]) for part in told]
    return None


IN_YEAR = (
    re.compile(rf"(?P<part>{NAME})\.?[ -]*(?:{A_YEAR}|['’]?\d\d)", re.I),
    re.compile(rf"{A_YEAR}[ -]?(?P<part>Q[1-4])", re.I),
    re.compile(rf"{A_YEAR}[-/.](?P<n>0[1-9]|1[0-2])"),
)
"""``Jan 2023``, ``2023 Q1`` and ``2023-01``."""


def names_in_year(label: str) -> tuple[str, ...]:
    """What a month or quarter of a year is called within it, in small letters; nothing for other labels."""
    found = next(filter(None, (pattern.fullmatch(label) for pattern in IN_YEAR)), None)
    if found is None:
        return ()
    told = found.groupdict()
    short, long = MONTHS
    if (n := told.get("n")) is not None:
        return short[int(n) - 1].lower(), long[int(n) - 1].lower()
    part = told["part"].capitalize()
    names = next(names for names in PARTS if part in names)
    if names is QUARTERS:
        return (part.lower(),)
    return short[names.index(part)].lower(), long[names.index(part)].lower()
