"""The cells of all panels as intervals, and what is certain of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

import numpy as np

from replot.figure import APPROXIMATE, BLANK, RANGE, STATED, UNSTATED
from replot.reading.description.checks.scene import Scene, number
from replot.reading.description.claims.vocabulary import POLARITY
from replot.reading.description.lexicon import patterns as re

__all__ = ["Cell", "Cube", "Where", "cubes"]

Where = dict[str, tuple[int, ...]]
"""Axis (``p`` for panels, ``y``, ``x``) -> places on it; an axis that is not named is taken whole."""


class Cell(NamedTuple):
    """A place in a cube: panel of the cube, row, column."""

    panel: int
    row: int
    column: int


@dataclass
class Cube:
    """Panels with the same axes.

    Attributes
    ----------
    scene : Scene
    panels : list of int
        Their places in the figure.
    low, high : ndarray of float, shape (panels, rows, columns)
        Between what a cell surely lies; equal for a number that is stated as exact, NaN where there is none.
    filled, silent : ndarray of bool, shape (panels, rows, columns)
        Cells that hold a number, and cells of which nothing is known.
    decimals : int
        Digits after the point of the numbers as displayed.
    polarity : int
        1 if more is better, -1 if less is, 0 if that cannot be told.
    """

    scene: Scene
    panels: list[int]
    low: np.ndarray
    high: np.ndarray
    filled: np.ndarray
    silent: np.ndarray
    decimals: int
    polarity: int
    size: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.size = dict(zip("pyx", self.low.shape, strict=True))

    @cached_property
    def largest(self) -> float:
        """The largest number, without its sign, that the figure shows."""
        shown = [self.scene.figure.panels[k].grid.values for k in self.panels]
        return max(
            float(np.max(np.abs(v), initial=0.0, where=f)) for v, f in zip(shown, self.filled, strict=True)
        )

    def mask(self, where: Where, diagonal: int = 0) -> np.ndarray:
        """The cells of some places; with ``diagonal`` 1 only those on the diagonal, with -1 the others."""
        mask = np.ones(self.low.shape, dtype=bool)
        for order, axis in enumerate("pyx"):
            if axis in where:
                line = np.zeros((1,) * order + (self.size[axis],) + (1,) * (2 - order), dtype=bool)
                line.flat[list(where[axis])] = True
                mask &= line
        if diagonal:
            on = np.eye(self.size["y"], self.size["x"], dtype=bool)
            mask &= on if diagonal > 0 else ~on
        return mask

    def cells(self, mask: np.ndarray) -> Iterator[Cell]:
        """The places of a mask."""
        return (Cell(*map(int, place)) for place in np.argwhere(mask))

    def name(self, cell: Cell) -> str:
        """A cell by its labels, and its panel where there are several."""
        scene, k = self.scene, self.panels[cell.panel]
        name = scene.cell(k, cell.row, cell.column)
        return f"{scene.figure.panels[k].title or f'panel {k + 1}'}, {name}" if scene.several else name

    def value(self, cell: Cell) -> float:
        """The number that the figure shows in a cell."""
        return float(self.scene.figure.panels[self.panels[cell.panel]].grid.values[cell.row, cell.column])

    def written(self, cell: Cell) -> str:
        """The number of a cell with what the text says of its exactness."""
        grid = self.scene.figure.panels[self.panels[cell.panel]].grid
        place = (cell.row, cell.column)
        if grid.states[place] == RANGE and grid.low is not None and grid.high is not None:
            return f"{number(grid.low[place])} to {number(grid.high[place])}"
        return f"{'~' if grid.states[place] == APPROXIMATE else ''}{number(grid.values[place])}"

    def lines(self, axis: str, where: Where, diagonal: int = 0) -> Iterator[list[Cell]]:
        """The cells that hold a number, line by line along an axis."""
        mask = self.mask(where, diagonal) & self.filled
        order = {"p": 0, "y": 1, "x": 2}[axis]
        found: dict[tuple[int, ...], list[Cell]] = {}
        for cell in self.cells(mask):
            found.setdefault((*cell[:order], *cell[order + 1 :]), []).append(cell)
        return (sorted(line, key=lambda cell: cell[order]) for line in found.values())


def cubes(scene: Scene) -> list[Cube]:
    """The panels of a figure, those with the same axes together."""
    together: dict[tuple[tuple[str, ...], tuple[str, ...]], list[int]] = {}
    for k, panel in scene.panels():
        together.setdefault((panel.x.categories, panel.y.categories), []).append(k)
    return [_cube(scene, panels) for panels in together.values()]


OPEN = re.compile(
    r"\s*(?:[<>≤≥]|below|under|above|over|less|more|up to|at (?:least|most)|lower|higher|fewer|exceed)",
    re.I,
)


def _cube(scene: Scene, panels: list[int]) -> Cube:
    grids = [scene.figure.panels[k].grid for k in panels]
    values = np.stack([grid.values for grid in grids])
    states = np.stack([grid.states for grid in grids])
    low, high = values.copy(), values.copy()
    filled = np.isin(states, (STATED, APPROXIMATE, RANGE)) & ~np.isnan(values)
    if filled.any():
        spread = float(values[filled].max() - values[filled].min())
        about = states == APPROXIMATE
        # how far off an approximate number may be is not told: far enough that only gross errors count
        margin = 0.1 * np.abs(values) + 0.03 * spread
        low[about] -= margin[about]
        high[about] += margin[about]
        for n, i, j in np.argwhere(about):
            span = scene.cell_span(panels[n], i, j)
            if span and OPEN.match(span[0].text):
                low[n, i, j], high[n, i, j] = -np.inf, np.inf
        for n, grid in enumerate(grids):
            if grid.low is not None and grid.high is not None:
                ranged = states[n] == RANGE
                half = (grid.high - grid.low)[ranged] / 2  # a range is often only what most cells lie in
                low[n][ranged], high[n][ranged] = grid.low[ranged] - half, grid.high[ranged] + half
    silent = (states == UNSTATED) | ((states != BLANK) & ~filled)
    shown = [scene.figure.panels[k].annotation.format for k in panels]
    decimals = max((int(f[1:-1]) for f in shown if f and re.fullmatch(r"\.\d+f", f)), default=6)
    return Cube(scene, panels, low, high, filled, silent, decimals, _polarity(scene, panels))


def _polarity(scene: Scene, panels: list[int]) -> int:
    labels = {scene.figure.panels[k].color.label or "" for k in panels}
    for source in (" ".join(labels), scene.figure.title or ""):
        words = set(re.findall(r"[\w@²]+", source.lower())) | (
            {"exact match"} if "exact match" in source.lower() else set()
        )
        signs = {sign for sign, known in POLARITY.items() if words & known}
        if signs:
            return signs.pop() if len(signs) == 1 else 0
    return 0
