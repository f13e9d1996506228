"""The order in which a text gives the values of a line."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.words import DOWNWARD, LEFTWARD, RIGHTWARD, UPWARD
from replot.reading.description.statements.frame import Frame

__all__ = ["against", "runs_along", "told_order"]
WORDS = {"y": (DOWNWARD, UPWARD), "x": (RIGHTWARD, LEFTWARD)}
"""With and against the reading direction."""


def told_order(frame: Frame, axis: str, source: str, backward: str = "") -> list[int]:
    """The labels of an axis as a sentence goes along it: as it says, else as the text has listed them.

    ``backward`` are the axes against which the sentence goes, as what it stands under says.
    """
    order = list(range(len(frame.axis(axis))))
    forth, back = (bool(words.search(source)) for words in WORDS[axis])
    if forth == back:
        way = _between_ends(frame, axis, source)
        back = (axis in frame.backward or axis in backward) if way is None else way
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


def against(source: str, before: str = "") -> str:
    """The axes against whose reading direction a text says to go: ``"y"`` in ``Ayr (from bottom to top)``.

    Those of what it stands under, ``before``, stay where it says nothing of their direction.
    """
    return "".join(
        axis
        for axis, (forth, back) in WORDS.items()
        if (axis in before or back.search(source)) and not forth.search(source)
    )
