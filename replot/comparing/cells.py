"""Whether cells are painted in the colours that they should have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from replot.comparing.changes import Cell, Change
from replot.comparing.ramps import back, known_ramps
from replot.comparing.sides import Side
from replot.comparing.words import number

__all__ = ["Fills", "compare_fills", "touched"]

STEP = 0.5
"""A cell that is painted more than half a level off, while others are not, has another colour."""

LEVEL = 1.05
"""What every cell may be off without being another picture: rounding, cutting, a darker screen shot."""

COMMON = 0.2
"""A deviation that more than this share of all cells has is one of the picture, not of a cell."""


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
    notes = []
    if len(wanted) >= 4 and len(wanted) > COMMON * rows * columns:
        common = np.clip(np.round(np.median(off, axis=0)), -1, 1)
        off -= common
        worst = np.abs(off).max(axis=1)
        slightly = (worst > STEP) & (worst <= LEVEL)
        if common.any() or np.count_nonzero(slightly) > COMMON * rows * columns:
            notes.append("colours differ by one level of 255 all over")
            off[slightly] = 0
    changed = np.flatnonzero(np.abs(off).max(axis=1) > STEP)
    return Fills([_change(new, Cell(panel, *wanted[k]), before[k] + should[k], after[k])
                  for k in changed], notes)


def _change(side: Side, cell: Cell, should: np.ndarray, now: np.ndarray) -> Change:
    names, panel = side.names, side.names.figure.panels[cell.panel]
    colours = ["#{:02x}{:02x}{:02x}".format(*(int(c) for c in np.clip(np.round(colour), 0, 255)))
               for colour in (should, now)]
    text = f"{names.cell(*cell)}: painted {colours[1]} instead of {colours[0]}"
    means = _meaning(side, cell.panel, now)
    if means:
        text += f" ({means})"
    return Change("fill", text, names.panel(cell.panel), panel.y.categories[cell.row],
                  panel.x.categories[cell.column], colours[0], colours[1], (cell,),
                  (side.layout.tiles[cell.panel].cell(cell.row, cell.column),))


def _meaning(side: Side, panel: int, colour: np.ndarray) -> str:
    """What a colour stands for."""
    plan = side.layout.plan
    if plan is None:
        return ""
    colors = plan.panels[panel].colors
    shares = known_ramps(colors.cmap)[0].invert(colour[None], slack=1.0)
    if shares.distance[0] > 3:
        return "not a colour of the map"
    # as many digits as the steps of the map allow
    ends = shares.low, shares.middle, shares.high
    low, middle, high = (float(back(colors.norm, share)[0]) for share in ends)
    digits = max(0, -int(np.floor(np.log10(max(high - low, 1e-300)))))
    return f"the colour of about {number(round(middle, min(digits, 12)))}"
