"""Whether cells are painted in the colours that they should have."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from replot.comparing.changes import Cell, Change
from replot.comparing.ramps import back, known_ramps
from replot.comparing.sides import Side
from replot.comparing.words import MANY, hexed, listed, number

__all__ = ["STEP", "Fills", "compare_fills", "touched"]

STEP = 0.5
"""A cell that is painted more than half a level off, while others are not, has another colour."""

LEVEL = 1.05
"""What every cell may be off without being another picture: rounding, cutting, a darker screen shot."""

COMMON = 0.2
"""A deviation that more than this share of all cells has is one of the picture, not of a cell."""

SCATTER = 10
"""Of ten thousand cells whose colours noise scatters, none is so many times as far off as the middle one."""

COLOURS = 30
"""From so many kinds of change on they are one: something happened to all colours."""


class Fills(NamedTuple):
    """What was found out about the colours of the cells.

    Attributes
    ----------
    changes : list of Change
    notes : list of str
    """

    changes: list[Change]
    notes: list[str]


def touched(edges: np.ndarray, places: np.ndarray) -> np.ndarray:
    """The cell that each of some pixels lies in; -1 and the number of cells lie outside."""
    return np.searchsorted(edges, places + 0.5, side="right") - 1


def compare_fills(old: Side, new: Side, panel: int, cells: Sequence[tuple[int, int]],
                  skip: frozenset[Cell]) -> Fills:
    """Compare the colours of some cells of two pictures with one layout.

    Parameters
    ----------
    old, new : Side
    panel : int
    cells : sequence of (int, int)
        Row and column of the cells that have a different pixel somewhere.
    skip : frozenset of Cell
        Cells whose change is known; they are looked at only where the right colour is known, too.
    """
    expected = old.layout.fills(panel), new.layout.fills(panel)
    wanted = [cell for cell in cells if expected[1] is not None or Cell(panel, *cell) not in skip]
    if not wanted:
        return Fills([], [])
    before, after = old.fills(panel, wanted), new.fills(panel, wanted)
    at = tuple(np.array(wanted).T)
    should = np.zeros_like(after)
    if expected[0] is not None and expected[1] is not None:
        should = expected[1][at].astype(float) - expected[0][at]
    off = after - before - should
    rows, columns = new.layout.tiles[panel].shape
    step, notes = STEP, []
    if len(wanted) >= 4 and len(wanted) > COMMON * rows * columns:
        common = np.round(np.median(off, axis=0))
        common[np.abs(common) > 1] = 0
        # what is nearly white cannot become much lighter
        off = after - np.clip(before + should + common, 0, 255)
        worst = np.abs(off).max(axis=1)
        slightly = (worst > STEP) & (worst <= LEVEL)
        if common.any() or np.count_nonzero(slightly) > COMMON * rows * columns:
            notes.append("colours differ by one level of 255 all over")
            off[slightly] = 0
        # noise leaves the mean of a cell of few pixels uncertain
        step = min(max(STEP, SCATTER * float(np.median(np.abs(off)))), LEVEL)
    changed = np.flatnonzero(np.abs(off).max(axis=1) > step)
    alike: dict[tuple[str, str], list[Cell]] = defaultdict(list)
    for k in changed:
        alike[hexed(before[k] + should[k]), hexed(after[k])].append(Cell(panel, *wanted[k]))
    if len(alike) >= COLOURS:
        return Fills([_all_over(new, alike)], notes)
    changes = [change for colours, group in alike.items() for change in _changes(new, group, colours)]
    return Fills(changes, notes)


def _changes(side: Side, cells: Sequence[Cell], colours: tuple[str, str]) -> list[Change]:
    """Cells that all went from one colour to another."""
    names, panel = side.names, side.names.figure.panels[cells[0].panel]
    tiles = side.layout.tiles[cells[0].panel]
    text = f"painted {colours[1]} instead of {colours[0]}"
    means = _meaning(side, cells[0].panel, colours[1])
    if means:
        text += f" ({means})"
    if len(cells) >= MANY:
        words = listed([names.cell(*cell) for cell in cells], 3)
        return [Change("fill", f"{len(cells)} cells {text}: {words}", names.panel(cells[0].panel), None, None,
                       *colours, tuple(cells), tuple(tiles.cell(cell.row, cell.column) for cell in cells))]
    return [Change("fill", f"{names.cell(*cell)}: {text}", names.panel(cell.panel),
                   panel.y.categories[cell.row], panel.x.categories[cell.column], *colours, (cell,),
                   (tiles.cell(cell.row, cell.column),)) for cell in cells]


def _all_over(side: Side, alike: Mapping[tuple[str, str], Sequence[Cell]]) -> Change:
    """Many cells in many other colours."""
    (was, now), (first, *_) = next(iter(alike.items()))
    cells = tuple(cell for group in alike.values() for cell in group)
    names, tiles = side.names, side.layout.tiles[first.panel]
    example = f"{names.row(first.panel, first.row)}, {names.column(first.panel, first.column)}"
    text = (f"{names.inside(first.panel)}{len(cells)} cells are painted in other colours, such as {example} "
            f"in {now} instead of {was}")
    return Change("fill", text, names.panel(first.panel), None, None, was, now, cells,
                  tuple(tiles.cell(cell.row, cell.column) for cell in cells))


def _meaning(side: Side, panel: int, colour: str) -> str:
    """What a colour stands for."""
    plan = side.layout.plan
    if plan is None:
        return ""
    colors = plan.panels[panel].colors
    levels = np.array([[int(colour[k:k + 2], 16) for k in (1, 3, 5)]], float)
    shares = known_ramps(colors.cmap)[0].invert(levels, slack=1.0)
    if shares.distance[0] > 3:
        return "not a colour of the map"
    # as many digits as the steps of the map allow
    low, middle, high = back(colors.norm, np.concatenate([shares.low, shares.middle, shares.high])).tolist()
    digits = max(0, -int(np.floor(np.log10(max(high - low, 1e-300)))))
    return f"the colour of about {number(round(middle, min(digits, 12)))}"
