"""What the transformations share: cells moved together, labels looked up, numbers kept tidy."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Sequence

import numpy as np

from replot.errors import ReplotError
from replot.figure import Grid, Panel

__all__ = ["FIELDS", "decimals", "missing_labels", "moved", "name_of", "pick", "positions", "rounded"]

FIELDS = ("values", "states", "low", "high", "error", "suffix", "bold")
MOST_DECIMALS = 12


def moved(grid: Grid, move: Callable[[np.ndarray], np.ndarray]) -> Grid:
    """The grid with every one of its arrays moved in the same way."""
    return Grid(**{name: None if (array := getattr(grid, name)) is None else move(array) for name in FIELDS})


def pick(grid: Grid, rows: Sequence[int] | np.ndarray, columns: Sequence[int] | np.ndarray) -> Grid:
    """The given rows and columns, in the given order."""
    where = np.ix_(np.asarray(rows, dtype=int), np.asarray(columns, dtype=int))
    return moved(grid, lambda array: array[where])


def name_of(panel: Panel, k: int) -> str:
    """A panel as a message calls it."""
    return f"panel {panel.title!r}" if panel.title else f"panel {k}"


def missing_labels(wanted: Iterable[str], known: Sequence[str], where: str) -> None:
    """Refuse labels that are not there.

    Raises
    ------
    ReplotError
        With the nearest labels that are.
    """
    have = set(known)
    absent = [label for label in dict.fromkeys(wanted) if label not in have]
    if not absent:
        return
    near = difflib.get_close_matches(absent[0], known, n=1)
    hint = f"; did you mean {near[0]!r}?" if near else f"; there are {_listed(known)}"
    raise ReplotError(f"{where} has no label {_listed(absent)}{hint}")


def positions(wanted: Iterable[object], known: Sequence[str], where: str) -> list[int]:
    """Where the wanted labels stand, in the order wanted; a label that stands twice gives both places.

    Raises
    ------
    ReplotError
        If a label is not there, or is asked for twice.
    """
    labels = [str(label) for label in wanted]
    missing_labels(labels, known, where)
    twice = [label for label in labels if labels.count(label) > 1] if len(set(labels)) < len(labels) else []
    if twice:
        raise ReplotError(f"{twice[0]!r} is asked for twice in {where}")
    places: dict[str, list[int]] = {}
    for k, label in enumerate(known):
        places.setdefault(label, []).append(k)
    return [k for label in labels for k in places[label]]


def decimals(values: np.ndarray) -> int | None:
    """The decimals that every number of an array needs; None for numbers that have no end."""
    numbers = values[np.isfinite(values)]
    for count in range(MOST_DECIMALS + 1):
        if np.array_equal(np.round(numbers, count), numbers):
            return count
    return None


def rounded(values: np.ndarray, count: int | None) -> np.ndarray:
    """Rounded, so that 56.3 - 55.3 is 1 and not 0.9999999999999929; as it is where ``count`` is None."""
    return values if count is None else np.round(values, min(count, MOST_DECIMALS)) + 0.0  # no -0


def _listed(labels: Sequence[str], most: int = 5) -> str:
    shown = ", ".join(map(repr, labels[:most]))
    return f"{shown} and {len(labels) - most} more" if len(labels) > most else shown or "none"
