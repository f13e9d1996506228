"""The order in which a text gives the values of a line."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.words import DOWNWARD, LEFTWARD, RIGHTWARD, UPWARD
from replot.reading.description.statements.frame import Frame

__all__ = ["runs_along", "told_order"]
WORDS = {"y": (DOWNWARD, UPWARD), "x": (RIGHTWARD, LEFTWARD)}
"""With and against the reading direction."""


def told_order(frame: Frame, axis: str, source: str) -> list[int]:
    """The labels of an axis as a sentence goes along it: as it says, else as the text has listed them."""
    order = list(range(len(frame.axis(axis))))
    forth, back = (bool(words.search(source)) for words in WORDS[axis])
    if forth == back:
        back = axis in frame.backward if (way := _between_ends(frame, axis, source)) is None else way
    return order[::-1] if back else order


FROM_END = rare(r"\bfrom\s+(?:the\s+)?", re.I)
A_PAIR = 2
TO_END = re.compile(r"\s+(?:back |down |up |backwards? )?to\s+(?:the\s+)?", re.I)


def _between_ends(frame: Frame, axis: str, source: str) -> bool | None:
    """Whether values go from the last label to the first, as ``from Q3 back to Q1``; None if unsaid."""
    way = FROM_END.search(source)
    named = [m for m in frame.mentions(source) if m.start >= way.end()][:2] if way is not None else []
    if way is None or len(named) < A_PAIR or named[0].start != way.end():
        return None
    if TO_END.fullmatch(source, named[0].end, named[1].start) is None:
        return None
    first, last = ([k for a, k in m.places if a == axis] for m in named)
    ends = {0, len(frame.axis(axis)) - 1}
    return first > last if len(first) == len(last) == 1 and {*first, *last} == ends else None


def runs_along(source: str) -> str:
    """The axis along which a sentence says that its values go, or nothing: ``from bottom to top``."""
    along = [axis for axis, ways in WORDS.items() if any(words.search(source) for words in ways)]
    return along[0] if len(along) == 1 else ""
