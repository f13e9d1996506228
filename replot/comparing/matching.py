"""Which row, column and panel of the old figure is which in the new one.

A figure can have changed in many ways that lead to the same cells. The account that needs the
fewest words is taken: exchanged rows are two rows exchanged and not forty changed cells.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from typing import Literal, NamedTuple

import numpy as np

from replot.comparing.order import Rearrangement, by_label, rearrangements
from replot.figure import Figure, Grid, Panel

__all__ = ["AxisAccount", "Match", "account", "match_panels", "matched", "transposed"]

ENOUGH = 2
"""Where so many statements account for everything, nothing is transposed to find a shorter account."""

Turned = Literal["", "panel", "values", "axes"]


class AxisAccount(NamedTuple):
    """What happened along one axis.

    Attributes
    ----------
    what : str
        ``"both"``: the steps moved labels with their cells; ``"labels"``: labels only;
        ``"values"``: cells only.
    steps : list of Rearrangement
        How the order changed.
    renamed : list of (int, int)
        Old and new places of labels that are spelled differently.
    removed, added : list of int
        Old places that are gone, new places that came.
    """

    what: Literal["both", "labels", "values"]
    steps: list[Rearrangement]
    renamed: list[tuple[int, int]]
    removed: list[int]
    added: list[int]


@dataclass(frozen=True, slots=True, eq=False)
class Match:
    """The correspondence of two panels.

    Attributes
    ----------
    old : Panel
        The old panel, transposed where `turned` says so.
    turned : str
        What was transposed: nothing, the whole ``"panel"``, its ``"values"`` or its ``"axes"``.
    rows, columns : ndarray of int
        For every old row or column the new one, or -1.
    differ : ndarray of bool
        For every pair of matched rows and columns (in the old order) whether the cell differs.
    cost : float
        How long the account is.
    """

    old: Panel
    turned: Turned
    rows: np.ndarray
    columns: np.ndarray
    differ: np.ndarray
    cost: float


def transposed(panel: Panel, what: Turned = "panel") -> Panel:
    """A panel with x and y exchanged: all of it, the values only or the axes only."""
    grid, x, y = panel.grid, panel.x, panel.y
    if what in ("panel", "values"):
        names = ("values", "states", "low", "high", "error", "suffix", "bold")
        grid = Grid(**{name: None if (a := getattr(grid, name)) is None else a.T for name in names})
    if what in ("panel", "axes"):
        x, y = replace(y, side=None), replace(x, side=None)
    return replace(panel, grid=grid, x=x, y=y)


def account(old: Sequence[str], new: Sequence[str], places: np.ndarray) -> AxisAccount:
    """Explain how one axis went from `old` to `new` labels when old place k became ``places[k]``."""
    kept = np.flatnonzero(places >= 0)
    removed = np.flatnonzero(places < 0).tolist()
    added = sorted(set(range(len(new))) - set(places[kept].tolist()))
    order = kept[np.argsort(places[kept], kind="stable")]
    steps = rearrangements(order.tolist())
    renamed = [(k, m) for k, m in zip(kept.tolist(), places[kept].tolist(), strict=True) if old[k] != new[m]]
    if not renamed:
        return AxisAccount("both", steps, [], removed, added)
    if not removed and not added:
        if not steps:
            moved = by_label(new, old)
            if (moved >= 0).all():
                return AxisAccount("labels", rearrangements(moved.tolist()), [], [], [])
            by = _slid(old, new)
            if by:
                slid = Rearrangement("shifted", tuple(range(len(old))), by)
                return AxisAccount("labels", [slid], [], [], [])
        elif tuple(old) == tuple(new):
            return AxisAccount("values", steps, [], [], [])
    return AxisAccount("both", steps, renamed, removed, added)


def _slid(old: Sequence[str], new: Sequence[str]) -> int:
    """By how many places all labels slid, the ones at the end falling off; 0 if they did not."""
    for by in (1, -1, 2, -2, 3, -3):
        if len(old) - abs(by) >= 3 and tuple(new[max(by, 0):len(new) + min(by, 0)]) == tuple(
                old[max(-by, 0):len(old) + min(-by, 0)]):
            return by
    return 0


def _words(axis: AxisAccount, across: int) -> float:
    """How many statements the account of an axis takes; `across` is the length of a row or column."""
    orders = sum(1 + len(step.items) / 2 * (step.how == "reordered") for step in axis.steps)
    return orders + len(axis.renamed) + (len(axis.removed) + len(axis.added)) * (2 + across / 2)


def _codes(old: Grid, new: Grid) -> tuple[np.ndarray, np.ndarray]:
    """Both grids with one integer for each distinct content of a cell."""
    ids = np.zeros(old.values.size + new.values.size, dtype=np.int64)
    for name in ("values", "states", "low", "high", "error", "suffix", "bold"):
        mine, theirs = getattr(old, name), getattr(new, name)
        if mine is None and theirs is None:
            continue
        flat = []
        for grid, array in ((old, mine), (new, theirs)):
            if array is None:
                default = {"suffix": "", "bold": False}.get(name, np.nan)
                array = np.full(grid.shape, default)
            flat.append(array.ravel())
        _, part = np.unique(np.concatenate(flat), return_inverse=True)
        _, ids = np.unique(ids * (part.max(initial=0) + 1) + part, return_inverse=True)
    cut = old.values.size
    return ids[:cut].reshape(old.shape), ids[cut:].reshape(new.shape)


def _ways(old: Sequence[str], new: Sequence[str], mine: np.ndarray,
          theirs: np.ndarray) -> Iterator[np.ndarray]:
    """Plausible correspondences of one axis, the most natural first; `mine` and `theirs` hold a row each."""
    if len(old) == len(new):
        yield np.arange(len(old))
    labels = by_label(old, new)
    if len(old) != len(new) or tuple(old) != tuple(new):
        yield labels
    if len(old) != len(new) and len(old) * len(new) <= 250_000:
        yield _aligned(old, new)
    if mine.shape[1:] == theirs.shape[1:] and mine.size:
        yield _by_content(mine, theirs, labels)


def _aligned(old: Sequence[str], new: Sequence[str]) -> np.ndarray:
    """Labels in their order, with some inserted, deleted or renamed."""
    places = np.full(len(old), -1)
    for op, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if op in ("equal", "replace"):
            span = min(b - a, d - c)
            places[a:a + span] = range(c, c + span)
    return places


def _by_content(mine: np.ndarray, theirs: np.ndarray, labels: np.ndarray) -> np.ndarray:
    """Rows that hold the same cells in any order; the rest by label, then by order."""
    def keys(rows: np.ndarray) -> list[bytes]:
        return [row.tobytes() for row in np.sort(rows, axis=1)]

    old_keys, new_keys = keys(mine), keys(theirs)
    places = np.full(len(old_keys), -1)
    free = [True] * len(new_keys)
    waiting: dict[bytes, deque[int]] = defaultdict(deque)

    def take(k: int, m: int) -> None:
        places[k], free[m] = m, False

    for k, key in enumerate(old_keys):
        # among equal rows the one that kept its place or its label is meant
        if k < len(new_keys) and free[k] and new_keys[k] == key:
            take(k, k)
    for m, key in enumerate(new_keys):
        if free[m]:
            waiting[key].append(m)
    for k, key in enumerate(old_keys):
        if places[k] < 0 and waiting[key]:
            take(k, waiting[key].popleft())
    for k in np.flatnonzero(places < 0).tolist():
        if labels[k] >= 0 and free[labels[k]]:
            take(k, labels[k])
    left, open_places = np.flatnonzero(places < 0), np.flatnonzero(free)
    if len(left) == len(open_places):
        places[left] = open_places
    return places


def matched(old: Panel, new: Panel) -> Match:
    """The shortest account of how `old` became `new`."""
    best: Match | None = None
    square = old.grid.shape[0] == old.grid.shape[1]
    turns: tuple[Turned, ...] = ("", "panel", "values", "axes") if square else ("", "panel")
    for turned in turns:
        if turned and best is not None and best.cost <= ENOUGH:
            break
        mine = transposed(old, turned) if turned else old
        a, b = _codes(mine.grid, new.grid)
        extra = float(bool(turned) + (mine.x.label != new.x.label) + (mine.y.label != new.y.label))
        if best is None and a.shape == b.shape:
            straight = np.arange(a.shape[0]), np.arange(a.shape[1])
            differ, cost = _tried(mine, new, (a, b), straight)
            if cost <= 1 and cost + extra <= ENOUGH:
                # one statement, or none: no account is shorter
                return Match(mine, turned, *straight, differ, cost + extra)
        rows = list(_ways(mine.y.categories, new.y.categories, a, b))
        columns = list(_ways(mine.x.categories, new.x.categories, a.T, b.T))
        for r in rows:
            for c in columns:
                differ, cost = _tried(mine, new, (a, b), (r, c))
                if best is None or cost + extra < best.cost:
                    best = Match(mine, turned, r, c, differ, cost + extra)
                if best.cost == 0:
                    return best
    assert best is not None
    return best


def _tried(old: Panel, new: Panel, codes: tuple[np.ndarray, np.ndarray],
           places: tuple[np.ndarray, np.ndarray]) -> tuple[np.ndarray, float]:
    """Which matched cells differ, and the length of the account."""
    rows, columns = places
    r, c = np.flatnonzero(rows >= 0), np.flatnonzero(columns >= 0)
    differ = codes[0][np.ix_(r, c)] != codes[1][np.ix_(rows[r], columns[c])]
    height, width = new.grid.shape
    return differ, (np.count_nonzero(differ)
                    + _words(account(old.y.categories, new.y.categories, rows), width)
                    + _words(account(old.x.categories, new.x.categories, columns), height))


def match_panels(old: Figure, new: Figure) -> np.ndarray:
    """For every old panel its place among the new ones, or -1.

    Equal panels belong together, then equal grids, then equal titles, then equal labels on both
    axes, then what is left in its order.
    """
    places = np.full(len(old.panels), -1)
    free = [True] * len(new.panels)

    keys: tuple[Callable[[Panel], object], ...] = (
        lambda p: (p.title, p.grid, p.x, p.y), lambda p: p.grid, lambda p: p.title or None,
        lambda p: (p.x, p.y))
    for key_of in keys:
        theirs = [key_of(panel) for panel in new.panels]
        for same_place in (True, False):
            for k, panel in enumerate(old.panels):
                key = key_of(panel)
                if places[k] >= 0 or key is None:
                    continue
                for m in ([k] if same_place else range(len(theirs))):
                    if m < len(theirs) and free[m] and theirs[m] == key:
                        places[k], free[m] = m, False
                        break
    left, open_places = np.flatnonzero(places < 0), np.flatnonzero(free)
    span = min(len(left), len(open_places))
    places[left[:span]] = open_places[:span]
    return places
