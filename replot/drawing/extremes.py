"""Which cells are outlined: the largest or smallest numbers of rows, columns or panels."""

from __future__ import annotations

import numpy as np

from replot.drawing.nouns import Rect, Sides
from replot.figure import Axis, Panel

__all__ = ["MEANINGS", "outlined", "ring"]

MEANINGS = {f"{where}-{end}": f"{word} of its {where}"
            for where in ("row", "column", "panel") for end, word in (("max", "highest"), ("min", "lowest"))}
"""What an outline means, for every value of ``Style.outline`` but ``"none"``."""


def outlined(panel: Panel, kind: str) -> np.ndarray:
    """The cells that are outlined.

    Parameters
    ----------
    kind : str
        A value of ``Style.outline``.

    Returns
    -------
    ndarray of bool, shape (rows, columns)
        Of equal numbers all. A range counts with its middle, as in its colour. Computed rows and columns
        (means, totals) do not compete with what they are computed from, and neither does a row, column or
        panel with fewer than two numbers.
    """
    values = np.array(panel.grid.values)
    if kind == "none" or not values.size:
        return np.zeros(values.shape, bool)
    where, _, end = kind.partition("-")
    if where in ("row", "panel"):
        values[:, _derived(panel.x)] = np.nan
    if where in ("column", "panel"):
        values[_derived(panel.y)] = np.nan
    along = {"row": 1, "column": 0, "panel": None}[where]
    known = ~np.isnan(values)
    worst = -np.inf if end == "max" else np.inf
    best = (np.max if end == "max" else np.min)(np.where(known, values, worst), axis=along, keepdims=True)
    found: np.ndarray = known & (values == best) & (known.sum(axis=along, keepdims=True) > 1)
    return found


def _derived(axis: Axis) -> np.ndarray:
    return np.array([category in axis.derived for category in axis.categories], bool)


def ring(cell: Rect, line: int) -> list[Sides]:
    """The strips (pixels) of a line within a cell; none where the cell is too small.

    It stands its own width away from the border: there its colour is told from that of the cell on both of
    its sides, whatever colour the neighbours and the gaps have.
    """
    if min(cell.width, cell.height) < 5 * line:
        return []
    left, top, right, bottom = cell.left + line, cell.top + line, cell.right - line, cell.bottom - line
    return [(left, top, right, top + line), (left, bottom - line, right, bottom),
            (left, top + line, left + line, bottom - line), (right - line, top + line, right, bottom - line)]
