"""The search for cells with which a figure has the size that its style asks for."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from replot.drawing.arrangement import Arrangement, Cell, arrange
from replot.drawing.boxes import Box
from replot.drawing.labels import rows_of_lines
from replot.drawing.sheet import Sheet
from replot.drawing.terms import Terms

__all__ = ["Fitting", "Solution"]

LEAST_CELL = 1.5
"""Side (mm) that a cell has at least, unless it likes to be smaller or the grid takes its share."""

LEAST_SHARE = 0.3
"""Share of a side that grids take at least, unless their cells have their least or their own size."""

GOOD_SHARE = 0.5
"""Share of a side from which on nothing is gained by giving the grids more of it."""


@dataclass(frozen=True, eq=False)
class Solution:
    """An arrangement, the size of its cells, and on what terms it was found."""

    sheet: Sheet
    arranged: Arrangement
    cell: Cell
    terms: Terms

    @property
    def grown(self) -> bool:
        """Whether it has the size that it likes best."""
        return self.cell == self.sheet.cell

    @cached_property
    def fits(self) -> bool:
        """Whether it has the size that the style asks for, with cells that can be seen."""
        style, arranged = self.sheet.style, self.arranged
        sides = ((arranged.width, style.width or style.max_width),
                 (arranged.height, style.height or style.max_height))
        return (all(limit is None or have <= self.sheet.mm(limit) for have, limit in sides)
                and not any(self._cramped(side, limit) for side, limit in self._short))

    @cached_property
    def _short(self) -> list[tuple[int, int]]:
        """The sides that a style keeps short: which one, and how long it may be (pixels)."""
        style = self.sheet.style
        sides = ((0, self.arranged.width, style.width, style.max_width),
                 (1, self.arranged.height, style.height, style.max_height))
        limits = [(side, have, exact, self.sheet.mm(exact or most or 0)) for side, have, exact, most in sides]
        return [(side, limit) for side, have, exact, limit in limits
                if limit and (exact or have > 0.95 * limit)]

    def _grids(self, side: int) -> tuple[int, float]:
        """How long all grids together are, and how long they would like to be (pixels)."""
        across = self.arranged.widths if side == 0 else self.arranged.heights
        count = sum(max(shape[1 - side] for shape in self.sheet.shapes) for _ in across)
        return sum(across), count * self.sheet.cell[side]

    def _cramped(self, side: int, limit: int) -> bool:
        have, wished = self._grids(side)
        least = min(self.sheet.mm(LEAST_CELL), self.sheet.cell[side])
        return self.cell[side] < least and have < min(wished, LEAST_SHARE * limit)

    @cached_property
    def cost(self) -> float:
        """How much a reader misses: labels and numbers left out, texts cut, grids that are too small to read.

        0 where everything is as it should be.
        """
        boxes = self.arranged.boxes
        labels = sum(self._missed(box, k) for k, box in enumerate(boxes)) / len(boxes)
        captions = [one.lost for box in boxes for one in (box.x_label, box.y_label, box.title,
                                                          box.bar and box.bar.label) if one]
        captions += [one.lost for one in (self.arranged.title, self.arranged.bar and self.arranged.bar.label)
                     if one]
        small = 0.0
        for side, limit in self._short:
            have, wished = self._grids(side)
            small += 3 * max(0.0, math.log(min(wished, GOOD_SHARE * limit) / max(have, 1)))
        return labels + 3 * sum(captions) / len(boxes) + small + self._numbers_missed()

    def _numbers_missed(self) -> float:
        """1 if numbers are left out that cells as wide as they could be would have room for."""
        sheet = self.sheet
        if all(choice is not None or not ways
               for choice, ways in zip(sheet.fitting(self.cell), sheet.drafts, strict=True)):
            return 0.0
        widest = dict(self._short).get(0, 0)
        columns = self.arranged.columns * max(shape[1] for shape in sheet.shapes)
        return float(sheet.fit_into(0.6 * widest / columns))

    def _missed(self, box: Box, k: int) -> float:
        """What is missing of the labels of a panel."""
        style, missed = self.sheet.style, 0.0
        shape = self.sheet.shapes[k]
        for labels, side in ((box.x, 0), (box.y, 1)):
            limit = dict(self._short).get(side, math.inf)
            if labels.step == 0:
                # where even the whole side has no room for them, nothing can be done about it
                missed += 5.0 * (limit > shape[1 - side] * self.sheet.pt(style.min_size))
                continue
            span = style.tick_size - style.min_size
            missed += 0.3 * (style.tick_size - labels.size) / span if span else 0.0
            missed += labels.rotation / 450 + 0.2 * (labels.step > 1)
            missed += 0.5 + 3 * labels.lost if labels.cut else 0.0
        return missed


class Fitting:
    """The search for the cells of one arrangement on some terms."""

    def __init__(self, sheet: Sheet, natural: Arrangement, terms: Terms) -> None:
        self.sheet, self.natural, self.terms = sheet, natural, terms
        self._tried: dict[tuple[Cell, int | None, int | None], Arrangement] = {}

    def solved(self) -> Solution:
        """The largest cells with which the figure has its size, or the smallest that were tried."""
        style, cell, arranged = self.sheet.style, self.sheet.cell, self.natural
        width = _bound(self.sheet, style.width, style.max_width, arranged.width)
        height = _bound(self.sheet, style.height, style.max_height, arranged.height)
        if len(arranged.boxes) > 1 and (width or height) and (hopeless := self._hopeless()):
            return hopeless
        # a change of one side moves labels and bars, and so may change what the other needs; where that goes
        # round in circles, cells may only shrink in the end
        for turn in range(6 if width or height else 0):
            before = cell
            if width:
                cell = self._fit_width(cell, width, height)
                arranged = self._arranged(cell, width, height)
                if arranged.width > width:
                    break
                height = height or _bound(self.sheet, None, style.max_height, arranged.height)
            if height:
                taller = self._fit_height(cell, width, height)
                cell = taller if turn < 3 else (taller[0], min(taller[1], cell[1]))
                arranged = self._arranged(cell, width, height)
                if arranged.height > height:
                    break
                width = width or _bound(self.sheet, None, style.max_width, arranged.width)
            if arranged.width <= (width or arranged.width) and (cell == before or turn > 3):
                break
        return Solution(self.sheet, arranged, cell, self.terms)

    def _hopeless(self) -> Solution | None:
        """The layout with the smallest cells that are worth a try, if not even that one fits."""
        style, sheet, cell = self.sheet.style, self.sheet, self.sheet.cell
        limits = [sheet.mm(limit) if limit else None
                  for limit in (style.width or style.max_width, style.height or style.max_height)]
        lengths = self.natural.widths, self.natural.heights
        least = [self._least(side, limit, sum(lengths[side]) / cell[side]) if limit else cell[side]
                 for side, limit in enumerate(limits)]
        arranged = self._arranged((least[0], least[1]), limits[0], limits[1])
        fits = all(limit is None or have <= limit
                   for have, limit in zip((arranged.width, arranged.height), limits, strict=True))
        return None if fits else Solution(sheet, arranged, (least[0], least[1]), self.terms)

    def _arranged(self, cell: Cell, width: int | None, height: int | None) -> Arrangement:
        key = (cell, width, height)
        if key not in self._tried:
            self._tried[key] = arrange(self.sheet, self.natural.columns, cell, width, height, self.terms)
        return self._tried[key]

    def _fit_width(self, cell: Cell, width: int, height: int | None) -> Cell:
        """Cells with which the figure has a width; their height follows, unless that is fixed, too."""
        def sized(across: float) -> Cell:
            return across, cell[1] if height else self._height_for(across, width)

        cells = sum(self.natural.widths) / self.sheet.cell[0]
        return sized(_search(lambda size: self._arranged(sized(size), width, height).width,
                             width, cells, cell[0], self._least(0, width, cells)))

    def _fit_height(self, cell: Cell, width: int | None, height: int) -> Cell:
        """Cells with which the figure has a height."""
        across, aspect = cell[0], self.sheet.style.cell_aspect
        cells = sum(self.natural.heights) / self.sheet.cell[1]
        up = _search(lambda size: self._arranged((across, size), width, height).height,
                     height, cells, cell[1], self._least(1, height, cells))
        if aspect:
            across, up = min(across, up * aspect), min(up, across / aspect)
        return _floor(across), _floor(up)

    def _least(self, side: int, limit: int, cells: float) -> float:
        """The smallest side (pixels) of a cell that is worth a try."""
        sheet = self.sheet
        return _floor(min(sheet.mm(LEAST_CELL), sheet.cell[side], LEAST_SHARE * limit / cells))

    def _height_for(self, across: float, width: int) -> float:
        """The height of cells whose width is given by that of the figure."""
        sheet, style, natural = self.sheet, self.sheet.style, self.sheet.cell[1]
        if style.cell_aspect:
            return _floor(across / style.cell_aspect)
        if sheet.fit_into(across):
            least = 1.9 * sheet.pt(style.min_size)
            height = min(max(least, across), max(natural, min(0.45 * across, 1.6 * natural)))
        else:
            # squares, but no taller than half as much again as a cell that grows freely
            most = 1.5 * natural
            height = across if across <= most else max(most, min(0.4 * across, 2.5 * natural))
        # many rows need no more room than they like, if they are as tall as the figure is wide
        rows = max(shape[0] for shape in sheet.shapes)
        height = min(height, max(natural, width / rows))
        if self.terms.lines > 1:
            room = self.terms.labels * width / self.natural.columns
            height = max(height, *(rows_of_lines(panel.y.categories, sheet.tick_type, room, self.terms.lines)
                                   for panel in sheet.figure.panels))
        return _floor(max(height, sheet.least_row))


def _bound(sheet: Sheet, exact: float | None, most: float | None, grown: int) -> int | None:
    """The side (pixels) that a style demands, or None if the side may stay as it grew."""
    if exact is not None:
        return sheet.mm(exact)
    return sheet.mm(most) if most is not None and grown > sheet.mm(most) else None


def _search(total: Callable[[float], int], target: int, cells: float, natural: float,
            least: float) -> float:
    """The size of a cell with which the figure is no larger than it may be, but would be if it were larger.

    Whole pixels, unless there are more cells than pixels. Labels that turn make a figure larger where its
    cells get smaller, so both what fits and what does not is remembered, and the search stays in between.
    Where not even the least size fits, the search ends with that.
    """
    size, low, high = _floor(max(natural, 1.0)), 0.0, math.inf
    for _ in range(16):
        free = target - total(size)
        low, high = (size, high) if free >= 0 else (low, size)
        better = _floor(size + free / cells)
        if not low < better < high:
            # there is room left that slightly larger cells do not need, but much larger ones exceed
            if low and (better <= low or high - low < 1.2 * min(low, 1.0)):
                break
            better = _floor((low + high) / 2)
        if not low and better < least:
            better = least
        if better >= high:
            break
        size = better
    return low or size


def _floor(size: float) -> float:
    return float(math.floor(size + 1e-9)) if size >= 1 else size
