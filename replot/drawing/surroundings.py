"""What stands around a grid, so that nothing touches what comes round a corner."""

from __future__ import annotations

import math
from typing import ClassVar, NamedTuple

__all__ = ["Surroundings"]


class Surroundings:
    """What stands around a grid, side by side outwards; nothing touches what comes round a corner.

    On the left and right, *before* and *after* are the top and the bottom; above and below, left and right.
    """

    _CORNERS: ClassVar = {"left": (("top", "before"), ("bottom", "before")),
                          "right": (("top", "after"), ("bottom", "after")),
                          "top": (("left", "before"), ("right", "before")),
                          "bottom": (("left", "after"), ("right", "after"))}

    def __init__(self) -> None:
        self._parts: dict[str, list[Part]] = {side: [] for side in self._CORNERS}
        self._least = dict.fromkeys(self._CORNERS, 0.0)

    def put(self, side: str, depth: float, gap: float, before: float, after: float) -> float:
        """Add a part outside all others of its side, and return how far from the grid it begins."""
        start = self.depth(side) + gap
        for (neighbour, end), reach in zip(self._CORNERS[side], (before, after), strict=True):
            for part in self._parts[neighbour]:
                back = getattr(part, end)
                if reach > part.start - gap and back > start - gap:
                    start = max(start, back + gap)
        self._parts[side].append(Part(start, start + depth, before, after))
        return start

    def depth(self, side: str) -> float:
        """How far the parts of a side reach outwards."""
        return max((part.stop for part in self._parts[side]), default=0.0)

    def widen(self, side: str, least: float) -> None:
        """Demand some room on a side."""
        self._least[side] = max(self._least[side], least)

    def margin(self, side: str) -> float:
        """The room that a side needs, with what reaches round its corners."""
        reaches = [getattr(part, end) for neighbour, end in self._CORNERS[side]
                   for part in self._parts[neighbour]]
        return max([0.0, self.depth(side), self._least[side], *(far for far in reaches if far < math.inf)])


class Part(NamedTuple):
    """From where to where a part stands away from its grid, and how far it reaches beyond its two ends."""

    start: float
    stop: float
    before: float
    after: float
