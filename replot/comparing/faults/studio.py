"""Where faulty pictures are made: one figure, drawn rightly and wrongly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from replot.comparing.changes import Cell
from replot.comparing.pictures import open_picture
from replot.figure import BLANK, STATED, Figure, Grid, Panel

if TYPE_CHECKING:
    from replot.drawing.nouns import PanelPlan, Plan, TextItem
    from replot.style import Style

__all__ = ["Fault", "Studio", "Trial"]


@dataclass(frozen=True, slots=True, eq=False)
class Trial:
    """A picture with something wrong in it.

    Attributes
    ----------
    png : bytes
    kinds : tuple of str
        Kinds of change that name the fault rightly.
    cells : tuple of Cell
        The cells that must be named, and no others.
    says : str
        What the message must say.
    """

    png: bytes
    kinds: tuple[str, ...] = ()
    cells: tuple[Cell, ...] = ()
    says: str = ""


@dataclass(frozen=True, slots=True)
class Fault:
    """One way in which a picture goes wrong, or changes without harm.

    Attributes
    ----------
    name : str
    group : str
    make : callable
        From a studio to a :class:`Trial`; None where the figure offers no occasion.
    """

    name: str
    group: str
    make: Callable[[Studio], Trial | None]


@dataclass(frozen=True, eq=False)
class Studio:
    """One figure under one style, and the means to draw it wrongly.

    Attributes
    ----------
    figure : Figure
    style : Style
    silent : bool
        Whether faulty pictures still carry the spec of the right one, as if the program that draws
        had a fault and not the data.
    """

    figure: Figure
    style: Style
    silent: bool = False

    @cached_property
    def plan(self) -> Plan:
        """How the figure is drawn."""
        from replot.drawing import plan

        return plan(self.figure, self.style)

    @cached_property
    def right(self) -> bytes:
        """The picture as it should be."""
        return self.png(self.plan)

    @cached_property
    def pixels(self) -> np.ndarray:
        """Its pixels."""
        return open_picture(self.right).pixels

    @cached_property
    def cell(self) -> Cell:
        """A cell with a number, well inside of the colour scale and of the grid if possible."""
        best, score = Cell(0, 0, 0), -np.inf
        for k, panel in enumerate(self.figure.panels):
            colors = self.plan.panels[k].colors
            values = panel.grid.values
            share = np.asarray((values - colors.vmin) / (colors.vmax - colors.vmin), float)
            rows, columns = values.shape
            i, j = np.indices(values.shape)
            worth = (-np.abs(share - 0.55) - 0.2 * (np.minimum(i, rows - 1 - i) == 0)
                     - 0.2 * (np.minimum(j, columns - 1 - j) == 0) - 0.01 * ((7 * i + 3 * j) % 5))
            worth[np.isnan(values)] = -np.inf
            if worth.size and worth.max() > score:
                at = np.unravel_index(int(worth.argmax()), worth.shape)
                best, score = Cell(k, int(at[0]), int(at[1])), float(worth.max())
        return best

    @property
    def panel(self) -> Panel:
        """The panel of that cell."""
        return self.figure.panels[self.cell.panel]

    @property
    def planned(self) -> PanelPlan:
        """The plan of that panel."""
        return self.plan.panels[self.cell.panel]

    @property
    def value(self) -> float:
        """The number in that cell."""
        return float(self.panel.grid.values[self.cell.row, self.cell.column])

    @cached_property
    def step(self) -> float:
        """The smallest step that the printed number shows, or a thousandth of the range."""
        numbers, colors = self.planned.numbers, self.planned.colors
        text = "" if numbers is None else str(numbers.texts[self.cell.row, self.cell.column])
        digits = len(text.partition(".")[2]) if text.replace(".", "").isdigit() else -1
        return 10.0 ** -digits if digits >= 0 else (colors.vmax - colors.vmin) / 1000

    def beside(self, cell: Cell) -> Cell | None:
        """A neighbour of a cell that holds another number."""
        values = self.figure.panels[cell.panel].grid.values
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (2, 0), (0, 2), (-1, -1)):
            i, j = cell.row + down, cell.column + right
            if (0 <= i < values.shape[0] and 0 <= j < values.shape[1] and np.isfinite(values[i, j])
                    and values[i, j] != values[cell.row, cell.column]):
                return Cell(cell.panel, i, j)
        return None

    def far(self, cell: Cell) -> Cell | None:
        """A cell in another row and column with a clearly different number."""
        values = self.figure.panels[cell.panel].grid.values
        away = np.abs(values - values[cell.row, cell.column])
        away[cell.row] = away[:, cell.column] = np.nan
        if not np.nanmax(away, initial=0) > 0:
            return None
        i, j = np.unravel_index(int(np.nanargmax(away)), away.shape)
        return Cell(cell.panel, int(i), int(j))

    def numbered(self) -> bool:
        """Whether numbers are printed in the panel."""
        return self.planned.numbers is not None and bool(
            self.planned.numbers.texts[self.cell.row, self.cell.column])

    @cached_property
    def marks_below(self) -> tuple[np.ndarray, int]:
        """The columns of pixels of the tick marks below the panel, and how far down they go from it."""
        grid = self.planned.grid
        below = self.pixels[grid.bottom:, grid.left:grid.right]
        away = np.abs(below - self.pixels[0, 0].astype(int)).max(axis=2)
        marks = grid.left + np.flatnonzero((away[3:5] > 120).all(axis=0))
        return marks, int((away[:, marks[len(marks) // 2] - grid.left] == 0).argmax()) if len(marks) else 0

    # pictures

    def png(self, plan: Plan, figure: Figure | None = None) -> bytes:
        """A picture drawn from a plan, with the spec of a figure inside."""
        from matplotlib.backends.backend_agg import FigureCanvasAgg

        from replot.drawing import draw_plan

        canvas = FigureCanvasAgg(draw_plan(plan))
        canvas.draw()
        return self.file(np.asarray(canvas.buffer_rgba()), figure, plan.style)

    def file(self, pixels: np.ndarray, figure: Figure | None = None, style: Style | None = None) -> bytes:
        """A PNG of pixels, with the spec of a figure inside."""
        import msgspec

        from replot.carrying import write_json
        from replot.drawing.png import encode

        said = self.figure if self.silent or figure is None else figure
        look = self.style if self.silent or style is None else style
        spec = write_json(said, msgspec.to_builtins(look))
        return encode(pixels, self.style.dpi, [("Software", "replot"), *([("replot", spec)] if spec else [])])

    def drawn(self, figure: Figure, *kinds: str, cells: tuple[Cell, ...] = ()) -> Trial:
        """Another figure in its place."""
        from replot.drawing import plan

        return Trial(self.png(plan(figure, self.style), figure), kinds, cells)

    def with_panel(self, *kinds: str, cells: tuple[Cell, ...] = (), **changes: Any) -> Trial:
        """The figure with some fields of one panel changed."""
        return self.drawn(self.altered(**changes), *kinds, cells=cells)

    def altered(self, **changes: Any) -> Figure:
        """The figure with some fields of one panel changed."""
        panels = list(self.figure.panels)
        panels[self.cell.panel] = replace(self.panel, **changes)
        return self.figure.replace(panels=tuple(panels))

    def with_values(self, values: np.ndarray, *kinds: str, cells: tuple[Cell, ...] = ()) -> Trial:
        """The figure with other numbers in one panel; a cell that loses its number is blank."""
        kept = np.isnan(values) == np.isnan(self.panel.grid.values)
        states = np.where(kept, self.panel.grid.states, np.where(np.isnan(values), BLANK, STATED))
        return self.with_panel(*kinds, cells=cells, grid=Grid(values, states))

    def moved(self, move: Callable[[np.ndarray], np.ndarray]) -> Grid:
        """The grid of the panel with its cells, whatever is in them, at other places."""
        grid = self.panel.grid
        return Grid(move(np.array(grid.values)), move(np.array(grid.states)))

    def planned_with(self, *kinds: str, cells: tuple[Cell, ...] = (), **changes: Any) -> Trial:
        """The picture with some fields of the plan changed; the spec stays."""
        return Trial(self.png(replace(self.plan, **changes)), kinds, cells)

    def with_planned(self, *kinds: str, cells: tuple[Cell, ...] = (), **changes: Any) -> Trial:
        """The picture with some fields of the plan of one panel changed."""
        panels = list(self.plan.panels)
        panels[self.cell.panel] = replace(self.planned, **changes)
        return self.planned_with(*kinds, cells=cells, panels=tuple(panels))

    def with_numbers(self, *kinds: str, cells: tuple[Cell, ...] = (), **changes: Any) -> Trial | None:
        """The picture with other printed numbers in one panel."""
        if self.planned.numbers is None or not self.numbered():
            return None
        return self.with_planned(*kinds, cells=cells, numbers=replace(self.planned.numbers, **changes))

    def with_number(self, text: str) -> Trial | None:
        """The picture with another text in one cell."""
        if self.planned.numbers is None or not self.numbered():
            return None
        texts = self.planned.numbers.texts.copy()
        if texts[self.cell.row, self.cell.column] == text:
            return None
        texts[self.cell.row, self.cell.column] = text
        return self.with_numbers("number", cells=(self.cell,), texts=texts)

    @property
    def number(self) -> str:
        """The text in the cell; empty if there is none."""
        numbers = self.planned.numbers
        return "" if numbers is None else str(numbers.texts[self.cell.row, self.cell.column])

    def items(self, role: str) -> list[TextItem]:
        """The texts of one role."""
        return [item for item in self.plan.texts if item.role == role]

    def item(self, role: str) -> TextItem | None:
        """A text of the picture: the one in the middle of its role."""
        items = self.items(role)
        return items[len(items) // 2] if items else None

    def with_items(self, texts: dict[TextItem, str], *kinds: str, says: str = "") -> Trial:
        """The picture with some texts saying something else; the spec stays."""
        items = tuple(replace(item, text=texts.get(item, item.text)) for item in self.plan.texts)
        return replace(self.planned_with(*kinds, texts=items), says=says)

    def with_item(self, role: str, *kinds: str, **changes: Any) -> Trial | None:
        """The picture with one text changed; None for ``text`` takes it away."""
        found = self.item(role)
        if found is None or ("text" in changes and changes["text"] == found.text):
            return None
        drop = "text" in changes and changes["text"] is None
        texts = tuple(item if item is not found else replace(found, **changes)
                      for item in self.plan.texts if item is not found or not drop)
        says = {"title": "title", "x label": "x label", "y label": "y label", "bar label": "colour bar"
                }.get(role, found.text)
        return replace(self.planned_with(*kinds, texts=texts), says=says)

    def painted(self, pixels: np.ndarray, *kinds: str, cells: tuple[Cell, ...] = ()) -> Trial:
        """Other pixels; the spec stays."""
        return Trial(self.file(pixels), kinds, cells)
