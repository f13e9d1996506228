"""What happened to the cells of two matched panels."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import numpy as np

from replot.comparing.changes import Cell, Change
from replot.comparing.matching import Match
from replot.comparing.paired import LISTED, LOOKS, Pair, differs_in
from replot.comparing.patterns import patterns
from replot.comparing.words import Names, cell_text, cell_value, number, quoted
from replot.figure import Grid, Panel

__all__ = ["cell_changes"]

WHOLESALE = 20
"""Where so many cells changed, and most of the panel, it is another table and not a list of changes."""


def _part(grid: Grid, rows: np.ndarray, columns: np.ndarray) -> Grid:
    at = np.ix_(rows, columns)
    names = ("values", "states", "low", "high", "error", "suffix", "bold")
    return Grid(**{name: None if (a := getattr(grid, name)) is None else a[at] for name in names})


def cell_changes(match: Match, new: Panel, k: int, names: Names) -> list[Change]:
    """All changed cells of a panel: patterns first, then one by one.

    Parameters
    ----------
    match : Match
        Which row and column is which.
    new : Panel
        The new panel.
    k : int
        Its place in the new figure.
    names : Names
        The names of the new figure.
    """
    if not match.differ.any():
        return []
    r, c = np.flatnonzero(match.rows >= 0), np.flatnonzero(match.columns >= 0)
    rows, columns = match.rows[r], match.columns[c]
    a, b = _part(match.old.grid, r, c), _part(new.grid, rows, columns)
    looks = np.any([differs_in(a, b, names_) for names_, _ in LOOKS], axis=0)
    pair = Pair(a, b, rows, columns, match.differ.copy(), k, names, looks, np.zeros_like(looks))
    return patterns(pair) + _exchanged(pair) + _single(pair)


def _exchanged(pair: Pair) -> list[Change]:
    """Two cells that hold each other's content."""
    at = [tuple(map(int, place)) for place in np.argwhere(pair.differ)[:LISTED]]
    waiting: dict[tuple[str, str], list[tuple[int, ...]]] = defaultdict(list)
    out = []
    for i, j in at:
        was, now = cell_text(pair.old, i, j), cell_text(pair.new, i, j)
        partners = waiting[(now, was)]
        if was == now or not partners:
            waiting[(was, now)].append((i, j))
            continue
        m, n = partners.pop(0)
        where = np.zeros_like(pair.differ)
        where[i, j] = where[m, n] = True
        first = f"{pair.row(m)}, {pair.column(n)}"
        second = pair.row(i) if n == j else pair.column(j) if m == i else f"{pair.row(i)}, {pair.column(j)}"
        out.append(pair.change(f"{first} and {second}: contents exchanged (now {was} and {now})", where))
        pair.differ[where] = False
    return out


def _single(pair: Pair) -> list[Change]:
    out = []
    where = np.argwhere(pair.differ)
    if len(where) >= WHOLESALE and len(where) >= 0.75 * pair.differ.size:
        i, j = where[0].tolist()
        text = (f"{len(where)} of {pair.differ.size} cells hold something else (such as {pair.row(i)}, "
                f"{pair.column(j)}: {cell_text(pair.old, i, j)} -> {cell_text(pair.new, i, j)})")
        return [pair.change(text, pair.differ)]
    for i, j in where[:LISTED].tolist():
        was, now = cell_text(pair.old, i, j), cell_text(pair.new, i, j)
        text = f"{was} -> {now}" if was != now else _looks(pair, i, j)
        panel, row, column = pair.k, int(pair.rows[i]), int(pair.columns[j])
        shown = pair.names.figure.panels[panel]
        out.append(Change("cell", f"{pair.cell(i, j)}: {text}", pair.names.panel(panel),
                          shown.y.categories[row], shown.x.categories[column], cell_value(pair.old, i, j),
                          cell_value(pair.new, i, j), (Cell(panel, row, column),)))
    if len(where) > LISTED:
        rest = np.zeros_like(pair.differ)
        rest[tuple(where[LISTED:].T)] = True
        out.append(pair.change(f"{len(where) - LISTED} more cells changed", rest))
    return out


def _looks(pair: Pair, i: int, j: int) -> str:
    """A change that the content does not show: bold type, or ends without a range."""
    def bold(grid: Grid) -> bool:
        return grid.bold is not None and bool(grid.bold[i, j])

    def ends(grid: Grid) -> Sequence[str]:
        return ["none" if a is None else number(float(a[i, j])) for a in (grid.low, grid.high, grid.error)]

    if bold(pair.old) != bold(pair.new):
        return "now bold" if bold(pair.new) else "no longer bold"
    return f"low, high, error {quoted(', '.join(ends(pair.old)))} -> {quoted(', '.join(ends(pair.new)))}"
