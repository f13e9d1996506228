"""Numbers of a sentence that are no values of cells: dates, multiples of others, what was exceeded."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.calendar import MONTHS
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.frame import Frame

__all__ = ["without_other_numbers"]
MONTH = "|".join(name for names in MONTHS for name in names)
DATE = rf"\b(?:{MONTH})\.? \d{{1,2}}(?:st|nd|rd|th)?, (?:19|20)\d\d\b"
MULTIPLE = r"(?<![\w.])\d[\d.]*\s?[x×] (?=(?:its|their|that|those)\b)"
EXCEEDED = r"\b(?:exceed|surpass)\w* [~≈$€£]?\d[\d.,]*\d?\s?%?"
OTHERS = re.compile(rf"{DATE}|{MULTIPLE}|{EXCEEDED}")
"""``May 5, 2020``, ``2x its value in May``, ``exceeded 10``."""
WHOLE = rare(
    r"(?<![\d%] )(?<!\d out )\b(?:of|out of|among|from)(?: all)?(?: the)? (?P<n>\d[\d,]*)(?= [a-z/])", re.I
)
"""``Of the 80 ham mails, 79 ... and 1 ...``, and no ``79 of 80``."""


def without_other_numbers(text: Text, frame: Frame) -> Text:
    """A text with spaces in the place of such numbers, unless a label holds one.

    Parameters
    ----------
    text : Text
    frame : Frame
        The axes.
    """
    if OTHERS.search(text.text) is not None and not any(map(OTHERS.search, (*frame.x, *frame.y))):
        text = text.reworded(OTHERS.sub(lambda found: " " * len(found[0]), text.text))
    return _without_wholes(text) if WHOLE.search(text.text) is not None else text


def _without_wholes(text: Text) -> Text:
    """A text without the numbers of how many there are, where those behind each add up to it."""
    source = text.text
    found = list(WHOLE.finditer(source))
    ends = [*(match.start() for match in found[1:]), len(source)]
    for match, end in zip(found, ends, strict=True):
        parts = [q.value for q in find_quantities(source[match.end() : end])]
        if len(parts) > 1 and sum(parts) == float(match["n"].replace(",", "")):
            source = source[: match.start()] + " " * len(match[0]) + source[match.end() :]
    return text.reworded(source)
