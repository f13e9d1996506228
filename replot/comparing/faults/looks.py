"""Faults of the drawing: numbers, contrast, places, colours, spots. The data are right."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from replot.comparing.changes import Cell
from replot.comparing.faults.studio import Fault, Studio, Trial
from replot.figure import BLANK, Grid

__all__ = ["LOOK_FAULTS"]

ANY = ("fill", "number", "label", "pixels", "geometry", "size", "spec", "style", "bar")


def _digit(studio: Studio, place: int) -> Trial | None:
    """Another digit at one place of the number, counted from its beginning or its end."""
    digits = [k for k, char in enumerate(studio.number) if char.isdigit()]
    if not digits:
        return None
    k = digits[place]
    other = str((int(studio.number[k]) + 5) % 10)
    return studio.with_number(studio.number[:k] + other + studio.number[k + 1:])


def _turned_digits(studio: Studio) -> Trial | None:
    text = studio.number
    for k in range(len(text) - 1):
        if text[k] != text[k + 1] and text[k:k + 2].isdigit():
            return studio.with_number(text[:k] + text[k + 1] + text[k] + text[k + 2:])
    return None


def _comma(studio: Studio) -> Trial | None:
    return studio.with_number(studio.number.replace(".", ",")) if "." in studio.number else None


def _all_dropped(studio: Studio) -> Trial | None:
    return studio.with_planned("number", "pixels", numbers=None) if studio.numbered() else None


def _one_color(studio: Studio, every: bool) -> Trial | None:
    numbers = studio.planned.numbers
    if numbers is None or not studio.numbered():
        return None
    white = np.zeros_like(numbers.white) if every else numbers.white.copy()
    if not every:
        white[studio.cell.row, studio.cell.column] ^= True
    elif not numbers.white.any():
        return None
    return studio.with_numbers("number", cells=() if every else (studio.cell,), white=white)


def _size(studio: Studio, by: float) -> Trial | None:
    numbers = studio.planned.numbers
    return None if numbers is None else studio.with_numbers("number", size=numbers.size + by)


def _bold(studio: Studio) -> Trial | None:
    numbers = studio.planned.numbers
    if numbers is None or not studio.numbered():
        return None
    bold = numbers.bold.copy()
    bold[studio.cell.row, studio.cell.column] = True
    return studio.with_numbers("number", cells=(studio.cell,), bold=bold)


def _number_elsewhere(studio: Studio, pixels: int) -> Trial | None:
    """The number of one cell, and nothing else, stands some pixels to the right."""
    numbers = studio.planned.numbers
    if numbers is None or not studio.numbered():
        return None
    texts = numbers.texts.copy()
    texts[studio.cell.row, studio.cell.column] = ""
    without = replace(studio.planned, numbers=replace(numbers, texts=texts))
    texts = np.full_like(texts, "")
    texts[studio.cell.row, studio.cell.column] = studio.number
    only = replace(studio.planned, numbers=replace(numbers, texts=texts))
    [item] = only.number_items(studio.plan.dpi)
    panels = list(studio.plan.panels)
    panels[studio.cell.panel] = without
    # drawn like a text of the key, over the cells
    moved = replace(item, x=item.x + pixels, role="key")
    return studio.planned_with("number", cells=(studio.cell,), panels=tuple(panels),
                               texts=(*studio.plan.texts, moved))


def _fill(studio: Studio, share: float) -> Trial | None:
    """Another colour in one cell, the number stays."""
    colors = studio.planned.colors
    values = np.array(studio.panel.grid.values)
    cell = studio.cell
    values[cell.row, cell.column] += share * (colors.vmax - colors.vmin)
    panels = list(studio.plan.panels)
    other = replace(studio.panel, grid=Grid(values, studio.panel.grid.states))
    panels[cell.panel] = replace(studio.planned, panel=other)
    return studio.planned_with("fill", cells=(cell,), panels=tuple(panels))


def _blank_color(studio: Studio, color: str) -> Trial | None:
    blank = np.argwhere(studio.panel.grid.states == BLANK)
    if not len(blank):
        return None
    cells = tuple(Cell(studio.cell.panel, int(i), int(j)) for i, j in blank)
    return studio.with_planned("fill", cells=cells, blank_color=color)


def _moved(studio: Studio, role: str, right: float, down: float) -> Trial | None:
    item = studio.item(role)
    return None if item is None else studio.with_item(role, "label", x=item.x + right, y=item.y + down)


def _recolored(studio: Studio, role: str) -> Trial | None:
    return studio.with_item(role, "label", color="#777777")


def _smaller(studio: Studio, role: str) -> Trial | None:
    item = studio.item(role)
    return None if item is None else studio.with_item(role, "label", size=item.size * 0.92)


def _bar(studio: Studio, how: str) -> Trial | None:
    if not studio.plan.bars:
        return None
    rect = studio.plan.bars[0].rect
    pixels = studio.pixels.copy()
    strip = pixels[rect.top:rect.bottom, rect.left:rect.right]
    if how == "flipped":
        strip[:] = strip[::-1, ::-1]
    elif how == "white":
        strip[:] = 255
    else:
        strip[:] = np.clip(strip.astype(int) + np.array([9, -9, 9]), 0, 255)
    return studio.painted(pixels, "bar", "pixels")


def _spot(studio: Studio, size: int) -> Trial:
    """A spot in a cell, away from its number."""
    tile = studio.planned.cell(studio.cell.row, studio.cell.column)
    pixels = studio.pixels.copy()
    left, top = tile.left + max(1, tile.width // 8), tile.top + max(1, tile.height // 8)
    spot = pixels[top:top + size, left:left + size]
    spot[:] = 255 - spot
    return studio.painted(pixels, "pixels", "fill", "number", cells=(studio.cell,))


def _line(studio: Studio) -> Trial:
    """A line drawn over the whole panel."""
    grid = studio.planned.grid
    pixels = studio.pixels.copy()
    middle = studio.planned.cell(studio.cell.row, studio.cell.column)
    row = middle.top + max(1, middle.height // 6)
    pixels[row:row + 2, grid.left:grid.right] = (200, 30, 30)
    return studio.painted(pixels, "pixels", "fill", "number")


def _tick(studio: Studio) -> Trial | None:
    """One tick mark painted over."""
    marks, length = studio.marks_below
    if not len(marks):
        return None
    at, bottom, pixels = int(marks[len(marks) // 2]), studio.planned.grid.bottom, studio.pixels.copy()
    pixels[bottom + 3:bottom + length, at - 3:at + 4] = pixels[0, 0]
    return studio.painted(pixels, "pixels")


def _frame(studio: Studio) -> Trial | None:
    """The line at the right of the panel painted over."""
    grid = studio.planned.grid
    pixels = studio.pixels.copy()
    strip = pixels[grid.top:grid.bottom, grid.right:grid.right + 6]
    if (strip == 255).all():
        return None
    strip[:] = 255
    return studio.painted(pixels, "pixels", "fill")


def _cut_off(studio: Studio) -> Trial:
    cut = max(4, studio.pixels.shape[1] // 20)
    return studio.painted(studio.pixels[:, :-cut], "size", "spec")


def _shifted(studio: Studio, pixels: int) -> Trial:
    """Everything stands some pixels further down."""
    moved = np.full_like(studio.pixels, 255)
    moved[pixels:] = studio.pixels[:-pixels]
    return studio.painted(moved, *ANY)


def _styled(studio: Studio, **changes: object) -> Trial | None:
    from replot.drawing import plan

    style = studio.style.replace(**changes)
    if style == studio.style:
        return None
    return Trial(studio.png(plan(studio.figure, style)), ANY)


def _larger(studio: Studio) -> Trial | None:
    return _styled(studio, dpi=round(studio.style.dpi * 1.05))


LOOK_FAULTS = (
    Fault("wrong last digit", "number", lambda s: _digit(s, -1)),
    Fault("wrong first digit", "number", lambda s: _digit(s, 0)),
    Fault("two digits exchanged", "number", _turned_digits),
    Fault("decimal comma", "number", _comma),
    Fault("minus sign before a number", "number", lambda s: s.with_number("\u2212" + s.number)),
    Fault("number dropped", "number", lambda s: s.with_number("")),
    Fault("all numbers dropped", "number", _all_dropped),
    Fault("number 3 px to the right", "number", lambda s: _number_elsewhere(s, 3)),
    Fault("number in the other contrast", "number", lambda s: _one_color(s, False)),
    Fault("all numbers black", "number", lambda s: _one_color(s, True)),
    Fault("numbers half a point larger", "number", lambda s: _size(s, 0.5)),
    Fault("one number bold", "number", _bold),
    Fault("fill off by 1 %, number right", "fill", lambda s: _fill(s, -0.01)),
    Fault("fill off by 10 %, number right", "fill", lambda s: _fill(s, -0.1)),
    Fault("blank cells in #f7f7f7", "fill", lambda s: _blank_color(s, "#f7f7f7")),
    Fault("blank cells in light grey", "fill", lambda s: _blank_color(s, "#d3d3d3")),
    Fault("title 4 px to the right", "place", lambda s: _moved(s, "title", 4, 0)),
    Fault("tick label 3 px lower", "place", lambda s: _moved(s, "x tick", 0, 3)),
    Fault("tick label not drawn", "place", lambda s: s.with_item("y tick", "label", text=None)),
    Fault("title grey", "place", lambda s: _recolored(s, "title")),
    Fault("x label smaller", "place", lambda s: _smaller(s, "x label")),
    Fault("wrong digit at the colour bar", "place", lambda s: s.with_item("bar tick", "label", text="17")),
    Fault("colour bar upside down", "bar", lambda s: _bar(s, "flipped")),
    Fault("colour bar not painted", "bar", lambda s: _bar(s, "white")),
    Fault("colour bar in a slightly other hue", "bar", lambda s: _bar(s, "hue")),
    Fault("spot of 2 x 2 pixels in a cell", "spot", lambda s: _spot(s, 2)),
    Fault("spot of 5 x 5 pixels in a cell", "spot", lambda s: _spot(s, 5)),
    Fault("line across the panel", "spot", _line),
    Fault("tick mark missing", "spot", _tick),
    Fault("frame open at the right", "spot", _frame),
    Fault("picture cut off at the right", "size", _cut_off),
    Fault("everything 3 px lower", "size", lambda s: _shifted(s, 3)),
    Fault("5 % larger", "size", _larger),
    Fault("lines between the cells", "style", lambda s: _styled(s, gap=s.style.gap + 1)),
    Fault("another font", "style", lambda s: _styled(s, fonts=("DejaVu Serif",))),
    Fault("larger tick labels", "style", lambda s: _styled(s, tick_size=s.style.tick_size + 1)),
)
