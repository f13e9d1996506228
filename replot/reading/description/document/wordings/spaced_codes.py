"""Lists of numbered codes, days or months with nothing but spaces between them: ``columns = M0 M1 M2``."""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.calendar import DAYS, MONTHS
from replot.reading.description.lexicon.patterns import rare

__all__ = ["with_codes_apart"]
NAMES = "|".join(dict.fromkeys(name for names in (*DAYS, *MONTHS) for name in names))
CODES = rf"(?P<p>[A-Za-z]{{1,3}})\d{{1,3}}(?: (?P=p)\d{{1,3}}){{2,60}}|(?:{NAMES})(?: (?:{NAMES})){{2,11}}"
SPACED = rare(
    r"\b(?:rows?|col(?:umn)?s?|[xy][- ]?axis|axis|abscissa|ordinate|across|down)\b"
    r"(?:[^\n|.;]{0,80}?[=:,(]|[^\n|.;=:,(]{0,40} (?:are|is|shows?|lists?|reads?|from))? "
    rf"?(?<![\w.-])(?P<codes>{CODES})(?! ?[\w-])"
)
NUMBER = re.compile(r"\d+")


def with_codes_apart(source: str) -> str:
    """A text as long as before with commas in such lists, where the words before them tell an axis."""
    if not SPACED.may_match(source):
        return source
    return SPACED.sub(_apart, source)


def _apart(told: re.Match[str]) -> str:
    """What was found, with commas if its numbers count up, and its names are in their order."""
    items = told["codes"].split(" ")
    if told["p"] is not None:
        numbers = [int(NUMBER.findall(item)[0]) for item in items]
        ordered = all(b == a + 1 for a, b in pairwise(numbers))
    else:
        ordered = any(_follow(items, names) for names in (*DAYS, *MONTHS))
    lead = told[0][: told.start("codes") - told.start()]
    return lead + ",".join(items) if ordered else told[0]


def _follow(items: list[str], names: list[str]) -> bool:
    """Whether each name is the next one after the one before it, be it in the next week or year."""
    if not set(items) <= set(names):
        return False
    places = [names.index(item) for item in items]
    return all(b == (a + 1) % len(names) for a, b in pairwise(places))
