"""Numbers of a sentence that are no values of cells: dates, multiples of others, what was exceeded."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.ranges import MONTHS
from replot.reading.description.statements.frame import Frame

__all__ = ["without_other_numbers"]
MONTH = "|".join(name for names in MONTHS for name in names)
DATE = rf"\b(?:{MONTH})\.? \d{{1,2}}(?:st|nd|rd|th)?, (?:19|20)\d\d\b"
MULTIPLE = r"(?<![\w.])\d[\d.]*\s?[x×] (?=(?:its|their|that|those)\b)"
EXCEEDED = r"\b(?:exceed|surpass)\w* [~≈$€£]?\d[\d.,]*\d?\s?%?"
OTHERS = re.compile(rf"{DATE}|{MULTIPLE}|{EXCEEDED}")
"""``May 5, 2020``, ``2x its value in May``, ``exceeded 10``."""


def without_other_numbers(text: Text, frame: Frame) -> Text:
    """A text with spaces in the place of such numbers, unless a label holds one.

    Parameters
    ----------
    text : Text
    frame : Frame
        The axes.
    """
    if OTHERS.search(text.text) is None or any(map(OTHERS.search, (*frame.x, *frame.y))):
        return text
    return text.reworded(OTHERS.sub(lambda found: " " * len(found[0]), text.text))
