"""Every rectangle for cells of a certain size: panels set in rows, with all that stands around them."""

from __future__ import annotations

import math
from dataclasses import dataclass

from replot.drawing.boxes import TITLE_GAP, Bar, Box, bar_location, measure, measure_bar
from replot.drawing.captions import Caption, caption
from replot.drawing.keys import Key, measure_key
from replot.drawing.sheet import LARGEST, Sheet
from replot.drawing.terms import CONCESSIONS, Terms

__all__ = ["Arrangement", "Cell", "arrange"]

Cell = tuple[float, float]
"""Width and height of a cell in pixels."""

Sides = tuple[int, int, int, int]
"""Pixels at the left, right, top and bottom."""


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


def arrange(sheet: Sheet, columns: int, cell: Cell, width: int | None = None, height: int | None = None,
            terms: Terms = CONCESSIONS[0]) -> Arrangement:
    """Measure everything for panels set in rows of so many; a width and a height (pixels) may be fixed."""
    figure, style, strict = sheet.figure, sheet.style, (width is not None, height is not None)
    panels = range(len(figure.panels))
    count_rows = -(-len(figure.panels) // columns)
    margin, gap = sheet.mm(style.margin), sheet.mm(style.panel_gap)
    cell = (min(cell[0], LARGEST / _most(sheet, 1)) if cell[0] < 1 else cell[0], cell[1])
    across = (width - 2 * margin - (columns - 1) * gap) / columns if width else sheet.mm(70)
    if height:
        up = (height - 2 * margin - (count_rows - 1) * gap) / count_rows
    else:
        # a page that has no room beside its grids has none to waste below them, either
        up = sheet.mm(55) if terms == CONCESSIONS[0] else min(sheet.mm(55), terms.labels * across)
    boxes = tuple(measure(sheet, k, cell, strict, (across, up), terms) for k in panels)
    in_column = [[boxes[k] for k in panels if k % columns == j] for j in range(columns)]
    in_row = [[boxes[k] for k in panels if k // columns == i] for i in range(count_rows)]
    lefts, widths = (tuple(max(getattr(box, name) for box in group) for group in in_column)
                     for name in ("left", "width"))
    tops, heights = (tuple(max(getattr(box, name) for box in group) for group in in_row)
                     for name in ("top", "height"))
    # what stands beside a small grid may stand where a large one of its column or row has cells
    rights = tuple(max(0, *(box.width + box.right - widest for box in group))
                   for group, widest in zip(in_column, widths, strict=True))
    bottoms = tuple(max(0, *(box.height + box.bottom - highest for box in group))
                    for group, highest in zip(in_row, heights, strict=True))
    inner = (sum(lefts) + sum(widths) + sum(rights) + (columns - 1) * gap,
             sum(tops) + sum(heights) + sum(bottoms) + (count_rows - 1) * gap)
    grids = (inner[0] - lefts[0] - rights[-1], inner[1] - tops[0] - bottoms[-1])
    bar, offset, more = _shared_bar(sheet, grids, strict, (lefts[0], rights[-1], tops[0], bottoms[-1]), terms)
    lefts, rights = (lefts[0] + more[0], *lefts[1:]), (*rights[:-1], rights[-1] + more[1])
    tops, bottoms = (tops[0] + more[2], *tops[1:]), (*bottoms[:-1], bottoms[-1] + more[3])
    inner = (inner[0] + more[0] + more[1], inner[1] + more[2] + more[3])
    free = (width - 2 * margin) if width else max(inner[0], sheet.mm(60))
    title = None
    if figure.title and style.title == "all" and terms.keeps("titles"):
        title = caption(figure.title, sheet.title_font, style.title_size, sheet, free, free, strict[0], 3)
    key = measure_key(sheet, free, cell) if terms.keeps("key") else None
    total_width = max(inner[0], math.ceil(title.width) if title else 0, key.width if key else 0)
    total_height = (inner[1] + (math.ceil(title.height + sheet.pt(TITLE_GAP)) if title else 0)
                    + (key.height + math.ceil(sheet.pt(TITLE_GAP)) if key else 0))
    return Arrangement(columns, boxes, lefts, widths, rights, tops, heights, bottoms, bar, offset, title, key,
                       total_width + 2 * margin, total_height + 2 * margin)


def _most(sheet: Sheet, side: int) -> int:
    return max(shape[side] for shape in sheet.shapes)


def _shared_bar(sheet: Sheet, grids: tuple[int, int], strict: tuple[bool, bool],
                margins: Sides, terms: Terms) -> tuple[Bar | None, int, Sides]:
    """The bar of all panels, its distance from the outermost grids, and how much each margin grows by it."""
    if not sheet.shared:
        return None, 0, (0, 0, 0, 0)
    colors = sheet.colors[0]
    where = bar_location(sheet, colors, *grids, terms)
    if where == "none":
        return None, 0, (0, 0, 0, 0)
    upright = where in ("right", "left")
    bar = measure_bar(sheet, colors, where, grids[upright], grids[upright], strict[upright])
    side = ("left", "right", "top", "bottom").index(where)
    pad = sheet.mm(sheet.style.colorbar_pad)
    offset = margins[side] + pad
    more = [0, 0, 0, 0]
    more[side] = pad + bar.depth
    first, last = (2, 3) if upright else (0, 1)
    extra = max(0, bar.length - grids[upright]) / 2
    beyond = (bar.label.width - grids[upright]) / 2 if bar.label else 0.0
    more[first] = max(0, math.ceil(max(bar.before + extra, beyond)) - margins[first])
    more[last] = max(0, math.ceil(max(bar.after + extra, beyond)) - margins[last])
    return bar, offset, (more[0], more[1], more[2], more[3])
