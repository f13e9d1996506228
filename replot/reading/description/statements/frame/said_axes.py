"""The axis of a label that stands on both, by the words before it: ``Evaluated on en``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.frame.keys import Frame
from replot.reading.description.statements.frame.words import axis_beside, letters_of

__all__ = ["axis_said"]
ENDING = re.compile(r"(?:(?:at)?(?:ions?|ors?)|ings?|ers?|ed|es|e|s)$")
SHORTEST = 4
"""Letters of the stem of a word."""
MOST_WORDS = 4
PART = re.compile(r"[.;:,()]")


def axis_said(frame: Frame, text: str, start: int, end: int) -> str:
    """The axis of the label at a place that the words beside it say, or the name of an axis before it."""
    if (told := axis_beside(text, start, end)) or not frame.alias:
        return told
    ahead = PART.split(text[max(0, start - 60) : start])[-1]
    said = {_stem(word) for word in letters_of(ahead.lower())[-MOST_WORDS:]}
    axes = {axis for name, axis in frame.alias.items() if " " not in name and _stem(name) in said - {""}}
    return axes.pop() if len(axes) == 1 else ""


def _stem(word: str) -> str:
    stem = ENDING.sub("", word)
    return stem if len(stem) >= SHORTEST else ""
