"""Every rectangle before anything is drawn: how large cells and figure are, and where the panels stand.

A figure grows with its grids; a side that the style fixes is obeyed, and the cells take what is left.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain

from replot.drawing.boxes import TITLE_GAP, Bar, Box, Caption, bar_location, caption, measure, measure_bar
from replot.drawing.keys import Key, measure_key
from replot.drawing.nouns import Plan
from replot.drawing.sheet import LARGEST, Sheet
from replot.figure import Figure
from replot.style import Style

__all__ = ["Arrangement", "plan"]

PAGE = 180.0
"""Width (mm) that a figure without any limit does not like to exceed."""

Cell = tuple[float, float]
"""Width and height of a cell in pixels."""

SHAPE = 1.4
"""Width by height that a figure of several panels likes best."""


@dataclass(frozen=True, eq=False)
class Arrangement:
    """All panels, measured and set in rows.

    Attributes
    ----------
    columns : int
        Panels in a row.
    boxes : tuple of Box
    lefts, widths, rights : tuple of int
        For every column of panels: the room left of the grids, the widest grid, the room right of it.
    tops, heights, bottoms : tuple of int
        For every row of panels.
    bar : Bar or None
        The shared colour bar.
    bar_offset : int
        From the outermost grids to it.
    title : Caption or None
    key : Key or None
    width, height : int
        Of everything, the margins included.
    """

    columns: int
    boxes: tuple[Box, ...]
    lefts: tuple[int, ...]
    widths: tuple[int, ...]
    rights: tuple[int, ...]
    tops: tuple[int, ...]
    heights: tuple[int, ...]
    bottoms: tuple[int, ...]
    bar: Bar | None
    bar_offset: int
    title: Caption | None
    key: Key | None
    width: int
    height: int


def plan(figure: Figure, style: str | Style = "paper") -> Plan:
    """Lay out a figure.

    Parameters
    ----------
    figure : Figure
    style : str, Path or Style

    Returns
    -------
    Plan
        Every rectangle, every text, every decision, and the findings.

    Raises
    ------
    SpecError
        If a colormap or a colour of the figure does not hold.
    StyleError
        If there is no such style.
    """
    from replot.drawing.placing import place

    sheet = Sheet(figure, Style.load(style))
    columns = figure.columns or sheet.style.columns
    counts = [min(columns, len(figure.panels))] if columns else _counts(len(figure.panels))
    grown = sorted((_arranged(sheet, count, sheet.cell) for count in counts),
                   key=lambda arranged: (_cost(sheet, arranged, len(figure.panels)), arranged.columns))
    solved = (Fitting(sheet, natural).solved() for natural in grown)
    first = next(solved)
    # the best one, unless it cannot be squeezed into the size and another can
    best = next((one for one in chain([first], solved) if _fits(sheet, one[0])), first)
    return place(sheet, *best)


def _fits(sheet: Sheet, arranged: Arrangement) -> bool:
    """Whether an arrangement has the size that the style asks for."""
    limits = ((arranged.width, sheet.style.width or sheet.style.max_width),
              (arranged.height, sheet.style.height or sheet.style.max_height))
    return all(limit is None or side <= sheet.mm(limit) for side, limit in limits)


def _counts(panels: int) -> list[int]:
    return [count for count in range(1, panels + 1) if count <= 6 or count == panels]


def _cost(sheet: Sheet, arranged: Arrangement, panels: int) -> float:
    """How little an arrangement is liked: by its shape, its empty places, and how much it must shrink."""
    width, height = arranged.width / sheet.dpi * 25.4, arranged.height / sheet.dpi * 25.4
    style = sheet.style
    widest = style.width or style.max_width or PAGE
    highest = style.height or style.max_height or 1.3 * PAGE
    empty = -(-panels // arranged.columns) * arranged.columns - panels
    return (abs(math.log(width / height / SHAPE)) + 0.25 * empty
            + 2.5 * max(0.0, math.log(width / widest)) + 2.5 * max(0.0, math.log(height / highest)))


class Fitting:
    """The search for cells with which an arrangement has the size that the style asks for."""

    def __init__(self, sheet: Sheet, natural: Arrangement) -> None:
        self.sheet, self.natural = sheet, natural
        self._tried: dict[tuple[Cell, int | None, int | None], Arrangement] = {}

    def solved(self) -> tuple[Arrangement, Cell]:
        """The arrangement, and the size of its cells."""
        style, cell, arranged = self.sheet.style, self.sheet.cell, self.natural
        width = _bound(self.sheet, style.width, style.max_width, arranged.width)
        height = _bound(self.sheet, style.height, style.max_height, arranged.height)
        # a change of one side moves labels and bars, and so may change what the other needs
        for _ in range(4 if width or height else 0):
            before = cell
            if width:
                cell = self._fit_width(cell, width, height)
                arranged = self._arranged(cell, width, height)
                height = height or _bound(self.sheet, None, style.max_height, arranged.height)
            if height:
                cell = self._fit_height(cell, width, height)
                arranged = self._arranged(cell, width, height)
                width = width or _bound(self.sheet, None, style.max_width, arranged.width)
            if cell == before and arranged.width <= (width or arranged.width):
                break
        return arranged, cell

    def _arranged(self, cell: Cell, width: int | None, height: int | None) -> Arrangement:
        key = (cell, width, height)
        if key not in self._tried:
            self._tried[key] = _arranged(self.sheet, self.natural.columns, cell, width, height)
        return self._tried[key]

    def _fit_width(self, cell: Cell, width: int, height: int | None) -> Cell:
        """Cells with which the figure has a width; their height follows, unless that is fixed, too."""
        def sized(across: float) -> Cell:
            return across, cell[1] if height else _height_for(self.sheet, across)

        return sized(_search(lambda size: self._arranged(sized(size), width, height).width,
                             width, sum(self.natural.widths) / self.sheet.cell[0], cell[0]))

    def _fit_height(self, cell: Cell, width: int | None, height: int) -> Cell:
        """Cells with which the figure has a height."""
        across, aspect = cell[0], self.sheet.style.cell_aspect
        up = _search(lambda size: self._arranged((across, size), width, height).height,
                     height, sum(self.natural.heights) / self.sheet.cell[1], cell[1])
        if aspect:
            across, up = min(across, up * aspect), min(up, across / aspect)
        return _floor(across), _floor(up)


def _bound(sheet: Sheet, exact: float | None, most: float | None, grown: int) -> int | None:
    """The side (pixels) that a style demands, or None if the side may stay as it grew."""
    if exact is not None:
        return sheet.mm(exact)
    return sheet.mm(most) if most is not None and grown > sheet.mm(most) else None


def _height_for(sheet: Sheet, width: float) -> float:
    """The height of a cell whose width is given by that of the figure."""
    style, natural = sheet.style, sheet.cell[1]
    if style.cell_aspect:
        return _floor(width / style.cell_aspect)
    if sheet.fit_into(width):
        least = 1.9 * sheet.pt(style.min_size)
        height = min(max(least, width), max(natural, min(0.45 * width, 1.6 * natural)))
    else:
        # squares, but no taller than half as much again as a cell that grows freely
        height = width if width <= 1.5 * natural else max(1.5 * natural, min(0.4 * width, 2.5 * natural))
    return _floor(max(height, sheet.least_row))


def _search(total: Callable[[float], int], target: int, cells: float, natural: float) -> float:
    """The largest size of a cell with which the figure is no larger than it may be.

    Whole pixels, unless there are more cells than pixels.
    """
    size = _floor(max(natural, 1.0))
    for _ in range(6):
        better = _floor((target - total(size) + cells * size) / cells)
        better = better if better > 0 else 0.2 * target / cells
        if better == size:
            break
        size = better
    while size > 1 and total(size) > target:
        size = _floor(size - 1)
    while size < 1 and total(size) > target and size * cells > 4:
        size *= 0.8
    return size


def _floor(size: float) -> float:
    return float(math.floor(size + 1e-9)) if size >= 1 else size


def _arranged(sheet: Sheet, columns: int, cell: Cell, width: int | None = None,
              height: int | None = None) -> Arrangement:
    """Measure everything for panels set in rows of so many; a width and a height (pixels) may be fixed."""
    figure, style, strict = sheet.figure, sheet.style, (width is not None, height is not None)
    panels = range(len(figure.panels))
    count_rows = -(-len(figure.panels) // columns)
    margin, gap = sheet.mm(style.margin), sheet.mm(style.panel_gap)
    cell = (min(cell[0], LARGEST / _most(sheet, 1)) if cell[0] < 1 else cell[0], cell[1])
    room = ((width - 2 * margin - (columns - 1) * gap) / columns if width else sheet.mm(70),
            (height - 2 * margin - (count_rows - 1) * gap) / count_rows if height else sheet.mm(55))
    boxes = tuple(measure(sheet, k, cell, strict, room) for k in panels)
    in_column = [[boxes[k] for k in panels if k % columns == j] for j in range(columns)]
    in_row = [[boxes[k] for k in panels if k // columns == i] for i in range(count_rows)]
    lefts, widths, rights = (tuple(max(getattr(box, name) for box in group) for group in in_column)
                             for name in ("left", "width", "right"))
    tops, heights, bottoms = (tuple(max(getattr(box, name) for box in group) for group in in_row)
                              for name in ("top", "height", "bottom"))
    inner = (sum(lefts) + sum(widths) + sum(rights) + (columns - 1) * gap,
             sum(tops) + sum(heights) + sum(bottoms) + (count_rows - 1) * gap)
    grids = (inner[0] - lefts[0] - rights[-1], inner[1] - tops[0] - bottoms[-1])
    bar, offset, more = _shared_bar(sheet, grids, strict, (lefts[0], rights[-1], tops[0], bottoms[-1]))
    lefts, rights = (lefts[0] + more[0], *lefts[1:]), (*rights[:-1], rights[-1] + more[1])
    tops, bottoms = (tops[0] + more[2], *tops[1:]), (*bottoms[:-1], bottoms[-1] + more[3])
    inner = (inner[0] + more[0] + more[1], inner[1] + more[2] + more[3])
    free = (width - 2 * margin) if width else max(inner[0], sheet.mm(60))
    title = None
    if figure.title and style.title == "all":
        title = caption(figure.title, sheet.title_font, style.title_size, sheet, free, free, strict[0], 3)
    key = measure_key(sheet, free, cell)
    total_width = max(inner[0], math.ceil(title.width) if title else 0, key.width if key else 0)
    total_height = (inner[1] + (math.ceil(title.height + sheet.pt(TITLE_GAP)) if title else 0)
                    + (key.height + math.ceil(sheet.pt(TITLE_GAP)) if key else 0))
    return Arrangement(columns, boxes, lefts, widths, rights, tops, heights, bottoms, bar, offset, title, key,
                       total_width + 2 * margin, total_height + 2 * margin)


def _most(sheet: Sheet, side: int) -> int:
    return max(panel.grid.shape[side] for panel in sheet.figure.panels)


def _shared_bar(sheet: Sheet, grids: tuple[int, int], strict: tuple[bool, bool],
                margins: tuple[int, int, int, int]) -> tuple[Bar | None, int, tuple[int, int, int, int]]:
    """The bar of all panels, its distance from the outermost grids, and how much each margin grows by it."""
    if not sheet.shared:
        return None, 0, (0, 0, 0, 0)
    colors = sheet.colors[0]
    where = bar_location(sheet, colors, *grids)
    if where == "none":
        return None, 0, (0, 0, 0, 0)
    upright = where in ("right", "left")
    bar = measure_bar(sheet, colors, where, grids[upright], strict[upright])
    side = ("left", "right", "top", "bottom").index(where)
    pad = sheet.mm(sheet.style.colorbar_pad)
    offset = margins[side] + pad
    more = [0, 0, 0, 0]
    more[side] = pad + bar.depth
    first, last = (2, 3) if upright else (0, 1)
    extra = max(0, bar.length - grids[upright]) / 2
    more[first] = max(0, math.ceil(bar.before + extra) - margins[first])
    more[last] = max(0, math.ceil(bar.after + extra) - margins[last])
    return bar, offset, (more[0], more[1], more[2], more[3])
