"""The order in which a text gives the values of a line."""

from __future__ import annotations

from replot.reading.description.statements.axes.words import DOWNWARD, LEFTWARD, RIGHTWARD, UPWARD
from replot.reading.description.statements.frame import Frame

__all__ = ["told_order"]
WORDS = {"y": (DOWNWARD, UPWARD), "x": (RIGHTWARD, LEFTWARD)}
"""With and against the reading direction."""


def told_order(frame: Frame, axis: str, source: str) -> list[int]:
    """The labels of an axis as a sentence goes along it: as it says, else as the text has listed them."""
    order = list(range(len(frame.axis(axis))))
    forth, back = (bool(words.search(source)) for words in WORDS[axis])
    if forth == back:
        back = axis in frame.backward
    return order[::-1] if back else order
