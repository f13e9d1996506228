"""Whether words behind an axis begin a list of its labels, or go on as one name."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import split_list
from replot.reading.description.lexicon.short_forms import without_short_stops
from replot.reading.description.statements.axes.labels.names import ITEM_START

__all__ = ["CLAUSE_ITEM", "GLOSSED_LIST", "NEXT_QUOTED", "begins_list", "find_list_items", "two_names"]
NEXT_QUOTED = re.compile(r"\s*,?\s*(?:and\s+)?(?:[\"“`‘]|(?<=[\s,])'(?=\w))")
SPACED_SIGN = re.compile(r"\S\s+[/|·•]\s+\S")
CLAUSE_ITEM = re.compile(
    r"\s*(?:and )?(?:numbered|from|with|rang\w+|show\w*|list\w*|values|in|each|which|going|includ\w+|"
    r"namely|where|"
    r"running|spanning|categor\w+|labell?ed|tagged|reading|(?:reads|has|have|goes|runs|carries|spans)(?=\s+\S)|"
    r"\w+(?:ed|ing) (?:by|with|from|along|in|as))\b|.*\b(?:from|to|of|in|steps)\b"
)
GLOSSED_LIST = re.compile(
    r"\s*[^(),;:.]{1,60} \([^(),;]{1,40}\)(?:, and |,| and) [^(),;:.]{1,60} \([^(),;]{1,40}\)"
)
"""``Heart Rate (HR), Mean Pressure (MP)``: every name with its short form."""
NUMBERED_LIST = re.compile(r"\s*(?P<n>[^\W\d_][\w-]*) [\w.]*\d[\w.]*(?:[,;]|,? and) (?:and )?(?P=n) \S*\d")
"""``Layer 6, Layer 7``: one word with its numbers."""
SEMICOLONS = re.compile(r"(?:[^.;:,(]|\.(?=\w)){1,30};(?:(?:[^.;:,(]|\.(?=\w)){1,30}(?:[;.]|$))+")
"""``numpy; numba; C++.``: short names parted by semicolons, and nothing else in the sentence."""


def begins_list(text: str, least: int, plural: bool = False) -> bool:
    """Whether a text begins with that many names, and not with one name and a clause about it.

    Behind a verb in the plural (``are cat, dog and bird``) the names may be written small.
    """
    items = find_list_items(text)
    if GLOSSED_LIST.match(text) or NUMBERED_LIST.match(text):
        return True
    parted = SEMICOLONS.match(without_short_stops(text))
    if parted and parted[0].count(";") >= least - 1:
        return True
    if SPACED_SIGN.search(text.partition("(")[0]) and len(items) < 2:
        return len(split_list(text)) >= least
    if len(items) == least - 1 and len(items) > 1 and _ends_in_two(items, plural):
        return True
    return len(items) >= least and not CLAUSE_ITEM.match(items[1])


def _ends_in_two(items: list[str], small: bool) -> bool:
    """``Ayr, Bath and Cork``: two names behind the last comma, all short and, unless ``small``, with "
    "capitals."""
    last = [part.strip() for part in LAST_TWO.split(items[-1])]
    names = [*(item.strip() for item in items[:-1]), *last]
    named = all(ITEM_START.match(name) or (small and not ARTICLE.match(name)) for name in names)
    return len(last) == FEW and named and all(len(name.split()) <= FEW for name in names)


ARTICLE = re.compile(r"(?:the|an?|its|on|in|as|with|each|all|both)\b", re.I)
LAST_TWO = re.compile(r"\s+and\s+")
FEW = 2


def two_names(phrase: str) -> bool:
    """``Spring and Autumn``: two names, and not one name that holds *and*."""
    items = split_list(phrase)
    return len(items) == 2 and all(ITEM_START.match(item.text) for item in items)


LIST_ENDS = re.compile(
    r"[.;:](?:\s|$)|\s[–—-]\s|[(\[]|"
    r"\s(?:from )?(?:(?:top|bottom)[- ]to[- ](?:top|bottom)|(?:left|right)[- ]to[- ](?:left|right))\b"
)
"""What ends a list, be it the way in which it runs: ``Ash, Elm and Oak from top to bottom``."""


def find_list_items(text: str) -> list[str]:
    """Items of the list that a text begins with."""
    end = LIST_ENDS.search(without_short_stops(text))
    return [p for p in (text[: end.start()] if end else text).split(",") if p.strip()]
