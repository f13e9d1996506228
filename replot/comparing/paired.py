"""Two panels cell by cell: the rows and columns that both have, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from replot.comparing.changes import Cell, Change
from replot.comparing.words import Names
from replot.figure import Grid

__all__ = ["LISTED", "LOOKS", "Pair", "differs_in"]

LISTED = 2000
"""So many changed cells of a panel are named one by one; the rest is counted."""

LOOKS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("suffix",), "suffixes"), (("bold",), "bold type"), (("error",), "errors"), (("low", "high"), "bounds"))
"""What a cell has besides its number and state, and what it is called where many cells change in it."""


@dataclass(frozen=True, slots=True, eq=False)
class Pair:
    """Two panels on their common rows and columns; cell (i, j) of one is cell (i, j) of the other.

    Attributes
    ----------
    old, new : Grid
    rows, columns : ndarray of int
        Where these rows and columns are in the new panel.
    differ : ndarray of bool
        Cells that differ and of which nothing has been said yet.
    k : int
        The place of the new panel in its figure.
    names : Names
    looks_differ : ndarray of bool
        Cells that differ in more than number and state.
    told : ndarray of bool
        Cells whose number has been told to differ.
    """

    old: Grid
    new: Grid
    rows: np.ndarray
    columns: np.ndarray
    differ: np.ndarray
    k: int
    names: Names
    looks_differ: np.ndarray
    told: np.ndarray

    def cells(self, where: np.ndarray) -> tuple[Cell, ...]:
        """Some cells by their places in the new figure."""
        return tuple(Cell(self.k, int(self.rows[i]), int(self.columns[j])) for i, j in np.argwhere(where))

    def row(self, i: int) -> str:
        """What a row is called."""
        return self.names.row(self.k, int(self.rows[i]))

    def column(self, j: int) -> str:
        """What a column is called."""
        return self.names.column(self.k, int(self.columns[j]))

    def cell(self, i: int, j: int) -> str:
        """What a cell is called."""
        return self.names.cell(self.k, int(self.rows[i]), int(self.columns[j]))

    def change(self, text: str, where: np.ndarray, **more: object) -> Change:
        """Some cells that changed in one way."""
        return Change("cells", self.names.inside(self.k) + text, self.names.panel(self.k),
                      cells=self.cells(where), **more)  # type: ignore[arg-type]


def differs_in(old: Grid, new: Grid, names: Sequence[str]) -> np.ndarray:
    """Where two grids differ in one of some arrays; NaN is NaN."""
    pairs = [(old.full(name), new.full(name)) for name in names]
    return np.any([(a != b) & ~((a != a) & (b != b)) for a, b in pairs], axis=0)  # noqa: PLR0124
