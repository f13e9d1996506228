"""What a figure gives up, step by step, where a size has no room for all that it says."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["CONCESSIONS", "LAST_RESORTS", "Terms"]


@dataclass(frozen=True, slots=True)
class Terms:
    """On what terms a figure is fitted into a size.

    Attributes
    ----------
    labels : float
        The share of a side that the tick labels beside it may take.
    lines : int
        Rows grow so that labels have room for so many lines.
    bar_moved : bool
        Colour bars stand below instead of beside the grid, or beside instead of below or above it.
    without : frozenset of str
        What is left out: ``"axis labels"``, ``"titles"``, ``"colour bars"``, ``"tick labels"``, ``"key"``.
    free_columns : bool
        Panels may stand in another number of columns than the figure or the style says.
    """

    labels: float = 0.45
    lines: int = 1
    bar_moved: bool = False
    without: frozenset[str] = frozenset()
    free_columns: bool = False

    def keeps(self, what: str) -> bool:
        """Whether something is drawn."""
        return what not in self.without


CONCESSIONS = (
    Terms(),
    Terms(bar_moved=True),
    Terms(0.4, 2),
    Terms(0.4, 2, True),
    Terms(0.3, 3),
    Terms(0.3, 3, True),
    Terms(0.2, 3, True),
)
"""In the order in which they are made; each is a fresh start, and the least of all that it costs decides."""

_LABELS = frozenset(["axis labels"])
_TEXTS = _LABELS | {"titles", "colour bars"}

LAST_RESORTS = (
    Terms(free_columns=True),
    Terms(0.3, 3, True, free_columns=True),
    Terms(0.3, 3, True, _LABELS, True),
    Terms(0.3, 3, True, _TEXTS, True),
    Terms(0.3, 1, False, _TEXTS | {"tick labels", "key"}, True),
)
"""Where nothing else fits: better an honest part of the figure than a broken whole."""
