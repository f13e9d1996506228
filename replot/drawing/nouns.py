"""The nouns of a drawing before anything is drawn: rectangles, texts, numbers, decisions.

Places are in pixels at the style's resolution, counted from the **top left** corner of the picture, as
in an array of pixels. Sizes of text are in points.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

import numpy as np
from matplotlib.colors import to_rgb

from replot.drawing.colors import Colors
from replot.drawing.fonts import Font
from replot.drawing.text import Block
from replot.figure import BLANK, STATES, UNSTATED, Figure, Panel
from replot.findings import Finding
from replot.style import Style

__all__ = ["BarPlan", "KeyEntry", "NumbersPlan", "PanelPlan", "Plan", "Rect", "Sides", "TextItem", "Tick"]


Sides = tuple[float, float, float, float]
"""Left, top, right and bottom of a rectangle, in pixels from the top left."""


class Rect(NamedTuple):
    """A rectangle of whole pixels; ``pixels[top:bottom, left:right]`` cuts it out of a picture."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column of pixels beyond it."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """The first row of pixels beyond it."""
        return self.top + self.height

    @property
    def sides(self) -> Sides:
        """Left, top, right and bottom."""
        return self.left, self.top, self.right, self.bottom


@dataclass(frozen=True, slots=True)
class TextItem:
    """One text of the picture.

    Attributes
    ----------
    role : str
        ``"title"``, ``"panel title"``, ``"letter"``, ``"x label"``, ``"y label"``, ``"x tick"``,
        ``"y tick"``, ``"bar label"``, ``"bar tick"``, ``"key"`` or ``"number"``.
    text : str
        As it is set; with line breaks where it is wrapped.
    x, y : float
        The anchor: the end of the text that ``ha`` names, on the baseline of the last line.
    size : float
        In points.
    ha : {"left", "center", "right"}
        Which end of the text stands at the anchor.
    rotation : float
        Degrees against the clock, around the anchor.
    color : str
    font : Font
    subject : str
        The field of the figure that it shows, such as ``panels[0].x.categories[3]``; empty for none.
    panel, index : int or None
        The panel, or the colour bar for its texts, and the place on the axis, where that applies.
    """

    role: str
    text: str
    x: float
    y: float
    size: float
    ha: str = "center"
    rotation: float = 0.0
    color: str = "#000000"
    font: Font = field(default_factory=Font)
    subject: str = ""
    panel: int | None = None
    index: int | None = None

    def box(self, dpi: float) -> Sides:
        """Left, top, right and bottom (pixels) of what the metrics of the font make of it."""
        block = Block.of(self.text, self.font, self.size * dpi / 72)
        left = -{"left": 0.0, "center": 0.5, "right": 1.0}[self.ha] * block.width
        if not self.rotation:
            return (left + self.x, block.descent - block.height + self.y, left + block.width + self.x,
                    block.descent + self.y)
        angle = math.radians(self.rotation)
        cos, sin = math.cos(angle), math.sin(angle)
        corners = [(x, y) for x in (left, left + block.width)
                   for y in (block.descent - block.height, block.descent)]
        xs = [x * cos + y * sin + self.x for x, y in corners]
        ys = [y * cos - x * sin + self.y for x, y in corners]
        return min(xs), min(ys), max(xs), max(ys)


@dataclass(frozen=True, slots=True, eq=False)
class NumbersPlan:
    """The numbers in the cells of a panel.

    Attributes
    ----------
    texts : ndarray of str (objects), shape (rows, columns)
        Empty where nothing is printed; two lines where the error stands below the value.
    white : ndarray of bool, shape (rows, columns)
        White or black.
    bold : ndarray of bool, shape (rows, columns)
    size : float
        In points.
    format : str
        The format specification that was used.
    families : tuple of str
    """

    texts: np.ndarray
    white: np.ndarray
    bold: np.ndarray
    size: float
    format: str
    families: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class PanelPlan:
    """One panel.

    Attributes
    ----------
    index : int
        Its place among the panels of the figure.
    panel : Panel
        What it shows.
    grid : Rect
        All cells together.
    x_edges, y_edges : ndarray of int
        The borders of the columns and the rows; one more than there are. Equal cells, except where a
        cell is smaller than a pixel.
    gap : int
        Width of the lines between the cells (pixels), centred on the borders.
    colors : Colors
    numbers : NumbersPlan or None
    x_side, y_side : str
        Where the tick labels stand.
    x_ticks, y_ticks : tuple of int
        The columns and the rows that have a tick label.
    blank_color, unstated_color : str
    rules : tuple of Rect
        Lines that set computed rows and columns apart.
    states : frozenset of str
        The states that cells of the panel have.
    """

    index: int
    panel: Panel
    grid: Rect
    x_edges: np.ndarray
    y_edges: np.ndarray
    gap: int
    colors: Colors
    numbers: NumbersPlan | None
    x_side: str
    y_side: str
    x_ticks: tuple[int, ...]
    y_ticks: tuple[int, ...]
    blank_color: str
    unstated_color: str
    rules: tuple[Rect, ...] = ()
    states: frozenset[str] = frozenset(STATES)

    def cell(self, row: int, column: int) -> Rect:
        """The rectangle of one cell, without the gap around it."""
        before, after = self.gap // 2, self.gap - self.gap // 2
        rows, columns = len(self.y_edges) - 2, len(self.x_edges) - 2
        left = int(self.x_edges[column]) + (after if column else 0)
        right = int(self.x_edges[column + 1]) - (before if column < columns else 0)
        top = int(self.y_edges[row]) + (after if row else 0)
        bottom = int(self.y_edges[row + 1]) - (before if row < rows else 0)
        return Rect(left, top, right - left, bottom - top)

    @cached_property
    def fills(self) -> np.ndarray:
        """The colour of every cell, blank and unstated ones included: uint8, shape (rows, columns, 3)."""
        grid = self.panel.grid
        fills = self.colors.rgba8(grid.values)[..., :3].copy()
        for state, color in ((BLANK, self.blank_color), (UNSTATED, self.unstated_color)):
            fills[grid.states == state] = np.floor(np.array(to_rgb(color)) * 255 + 0.5)
        return fills

    def number_items(self, dpi: float) -> Iterator[TextItem]:
        """The numbers of the cells as single texts, row by row."""
        if self.numbers is None:
            return
        numbers = self.numbers
        size = numbers.size * dpi / 72
        for row, column in np.argwhere(numbers.texts != ""):
            text = numbers.texts[row, column]
            font = Font(numbers.families, bool(numbers.bold[row, column]))
            x = (self.x_edges[column] + self.x_edges[column + 1]) / 2
            y = (self.y_edges[row] + self.y_edges[row + 1]) / 2 + number_drop(text, font, size)
            yield TextItem("number", text, float(x), float(y), numbers.size, "center", 0.0,
                           "#ffffff" if numbers.white[row, column] else "#000000", font,
                           f"panels[{self.index}].values[{row}][{column}]", self.index)


def number_drop(text: str, font: Font, size: float) -> float:
    """From the middle of a cell to the baseline of the last line, so that the digits stand in the middle."""
    more = text.count("\n")
    return (font.face.cap_height * size + more * Block.of("", font, size).leading) / 2


class Tick(NamedTuple):
    """A tick of a colour bar: its value, its label, and its place along the bar (pixels of the picture)."""

    value: float
    label: str
    place: float


@dataclass(frozen=True, eq=False)
class BarPlan:
    """One colour bar.

    Attributes
    ----------
    panels : tuple of int
        The panels that it explains.
    colors : Colors
    location : {"right", "left", "top", "bottom"}
        On which side of them it stands.
    rect : Rect
        The ramp, without the ends.
    low_end, high_end : int
        Length (pixels) of the triangles that show values beyond the limits; 0 for none. Upright bars
        have the high end on top, lying ones at the right.
    ticks : tuple of Tick
    classes : int
        The number of classes, drawn as blocks of one size; 0 for a ramp.
    """

    panels: tuple[int, ...]
    colors: Colors
    location: str
    rect: Rect
    low_end: int
    high_end: int
    ticks: tuple[Tick, ...]
    classes: int = 0

    @property
    def upright(self) -> bool:
        """Whether it runs from bottom to top."""
        return self.location in ("right", "left")


@dataclass(frozen=True, slots=True)
class KeyEntry:
    """One entry of the key: a swatch and what it means.

    Attributes
    ----------
    kind : str
        ``"unstated"``, ``"range"``, ``"negative"``, ``"approximate"``, ``"corner"``, or a value of
        ``Style.outline``. ``"approximate"`` explains the mark before a number, ``"corner"`` that of a cell
        without one.
    swatch : Rect
        Of no width where a mark in the text explains itself.
    """

    kind: str
    swatch: Rect


@dataclass(frozen=True, eq=False)
class Plan:
    """A figure under a style, with every rectangle, text and decision.

    Attributes
    ----------
    figure : Figure
    style : Style
    width, height : int
        Of the picture in pixels.
    dpi : float
    panels : tuple of PanelPlan
    bars : tuple of BarPlan
    key : tuple of KeyEntry
    texts : tuple of TextItem
        All but the numbers in the cells, which are kept with their panels.
    findings : tuple of Finding
        What had to be left out or changed.
    """

    figure: Figure
    style: Style
    width: int
    height: int
    dpi: float
    panels: tuple[PanelPlan, ...]
    bars: tuple[BarPlan, ...] = ()
    key: tuple[KeyEntry, ...] = ()
    texts: tuple[TextItem, ...] = ()
    findings: tuple[Finding, ...] = field(default=())

    def items(self) -> Iterator[TextItem]:
        """All texts of the picture, the numbers in the cells included."""
        yield from self.texts
        for panel in self.panels:
            yield from panel.number_items(self.dpi)
