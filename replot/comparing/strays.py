"""Changed pixels that have no excuse, called by what they belong to."""

from __future__ import annotations

import numpy as np

from replot.comparing.cells import touched
from replot.comparing.changes import Cell, Change
from replot.comparing.layouts import Box, Label
from replot.comparing.sides import Side
from replot.comparing.words import MANY, listed

__all__ = ["places_of", "together"]

TICKS, FRAME = 14, 3
"""Tick marks, and the frame alone, are at most so many pixels away from the cells."""

BORDER, ALONG = 2, 3
"""What changed in so many pixels within the border of the cells, along so many cells, is the frame."""

NEAR = 12
"""Changed pixels that are no farther apart belong together."""


def places_of(side: Side, rows: np.ndarray, columns: np.ndarray, moved: bool = False) -> list[Change]:
    """Pixels that have no excuse, as changes: what they belong to.

    Parameters
    ----------
    side : Side
    rows, columns : ndarray of int
    moved : bool
        Whether the pixels show lines that lie a pixel further on.
    """
    if not len(rows):
        return []
    out: list[Change] = []
    layout, names = side.layout, side.names
    left = np.ones(len(rows), bool)
    kind = "geometry" if moved else "pixels"

    def what(where: np.ndarray) -> str:
        return "an edge lies a pixel elsewhere" if moved else f"{_count(int(where.sum()))} changed"

    for k, tiles in enumerate(layout.tiles):
        r, c = touched(tiles.y, rows), touched(tiles.x, columns)
        inside = left & (r >= 0) & (r < tiles.shape[0]) & (c >= 0) & (c < tiles.shape[1])
        codes = np.where(inside, r * tiles.shape[1] + c, -1)
        if not moved:
            # a frame covers the outermost pixels of the cells along it; these are called by it below
            outermost = inside & ~_in(tiles.box, rows, columns, -BORDER)
            outermost &= ~np.isin(codes, codes[inside & ~outermost])
            if len(np.unique(codes[outermost])) >= ALONG:
                inside &= ~outermost
        left &= ~inside
        cells = [Cell(k, *divmod(code, tiles.shape[1])) for code in np.unique(codes[inside]).tolist()]
        panel = names.figure.panels[k]
        if len(cells) >= MANY:
            boxes = tuple(tiles.cell(cell.row, cell.column) for cell in cells)
            words = listed([names.cell(*cell) for cell in cells], 3)
            said = "an edge lies a pixel elsewhere" if moved else "something else is drawn"
            out.append(Change(kind, f"{said} in {len(cells)} cells: {words}", names.panel(k),
                              cells=tuple(cells), boxes=boxes))
            continue
        for cell in cells:
            words = what(codes == cell.row * tiles.shape[1] + cell.column)
            words += "" if moved else (
                ", neither fill nor number" if layout.lettered else ", the fill did not")
            out.append(Change(kind, f"{names.cell(*cell)}: {words}", names.panel(k),
                              panel.y.categories[cell.row], panel.x.categories[cell.column], cells=(cell,),
                              boxes=(tiles.cell(cell.row, cell.column),)))
    for k, box in enumerate(layout.bars):
        here = left & _in(box, rows, columns, 2)
        left &= ~here
        if here.any():
            which = "" if len(layout.bars) == 1 else f" {k + 1}"
            out.append(Change("bar", f"colour bar{which}: {what(here)}",
                              boxes=(_box(rows[here], columns[here]),)))
    for k, tiles in enumerate(layout.tiles):
        # what stands beside is a tick mark where all labels are known, or else perhaps a label
        here = left & _in(tiles.box, rows, columns, TICKS if layout.lettered else FRAME)
        left &= ~here
        if here.any():
            out.append(Change(kind, f"{names.inside(k)}frame or tick marks: {what(here)}", names.panel(k),
                              boxes=(_box(rows[here], columns[here]),)))
    groups = together(rows[left], columns[left])
    groups = groups if len(groups) <= MANY else [_box(rows[left], columns[left])]
    for box in groups:
        where = f"x {box[0]:.0f} to {box[2]:.0f}, y {box[1]:.0f} to {box[3]:.0f}"
        said = what(left & _in(box, rows, columns, 0))
        label = _label_at(side, box)
        out.append(Change(kind, f"{said}{_beside(side, box)} at {where}", boxes=(box,)) if label is None else
                   Change("label", f"{side.name(label)}: {said} beside it, at {where}", boxes=(box,)))
    return out


def _label_at(side: Side, box: Box) -> Label | None:
    """The label before or behind which something no higher stands on the same line."""
    for label in side.layout.labels:
        # along the text and across it, the same of an upright one turned
        along = int(label.angle % 180 > 45)
        first, last, top, bottom = (label.box[k] for k in (along, along + 2, 1 - along, 3 - along))
        height = bottom - top
        gap = max(box[along] - last, first - box[along + 2])
        across = min(bottom, box[3 - along]) - max(top, box[1 - along])
        if 0 <= gap <= height and across > 0 and box[3 - along] - box[1 - along] <= height + 2:
            return label
    return None


def _beside(side: Side, box: Box) -> str:
    """Where a part of the picture is, seen from the nearest heatmap."""
    def apart(k: int) -> tuple[float, str]:
        left, top, right, bottom = side.layout.tiles[k].box
        return max((left - box[2], "to the left of"), (box[0] - right, "to the right of"),
                   (top - box[3], "above"), (box[1] - bottom, "below"))

    if not side.layout.tiles:
        return ""
    k = min(range(len(side.layout.tiles)), key=apart)
    way, tiles = apart(k)[1], side.layout.tiles[k]
    upright = way in ("above", "below")
    edges = tiles.x if upright else tiles.y
    first, last = touched(edges, np.array([box[1 - upright], box[3 - upright] - 1])).tolist()
    what = "the heatmap" if len(side.layout.tiles) == 1 else side.names.panel(k)
    if first == last and 0 <= first < len(edges) - 1:
        what = side.names.inside(k) + (side.names.column if upright else side.names.row)(k, first)
    return f" {way} {what},"


def together(rows: np.ndarray, columns: np.ndarray) -> list[Box]:
    """Boxes around groups of pixels: cut at every gap across, then down, until there is none."""
    todo = [np.arange(len(rows))] if len(rows) else []
    out: list[Box] = []
    while todo:
        group = todo.pop()
        for places in (columns, rows):
            order = group[np.argsort(places[group], kind="stable")]
            gaps = np.flatnonzero(np.diff(places[order]) > NEAR) + 1
            if len(gaps):
                todo += np.split(order, gaps)
                break
        else:
            out.append(_box(rows[group], columns[group]))
    return sorted(out, key=lambda box: (box[1], box[0]))


def _count(n: int) -> str:
    return "1 pixel" if n == 1 else f"{n} pixels"


def _in(box: Box, rows: np.ndarray, columns: np.ndarray, grow: int) -> np.ndarray:
    left, top, right, bottom = box
    return ((columns >= left - grow) & (columns < right + grow)
            & (rows >= top - grow) & (rows < bottom + grow))


def _box(rows: np.ndarray, columns: np.ndarray) -> Box:
    return float(columns.min()), float(rows.min()), float(columns.max() + 1), float(rows.max() + 1)
