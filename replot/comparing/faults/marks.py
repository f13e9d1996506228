"""Faults of single texts and marks: turned, hidden, underlined, framed, hatched, struck out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from replot.comparing.changes import Cell
from replot.comparing.faults.studio import Fault, Studio, Trial

__all__ = ["MARK_FAULTS"]

ANY = ("fill", "number", "label", "pixels", "bar", "geometry", "size", "spec")


def _turned(studio: Studio, role: str, by: float) -> Trial | None:
    item = studio.item(role)
    return studio.with_item(role, "label", rotation=item.rotation + by) if item else None


def _longer(studio: Studio, role: str, more: Callable[[str], str]) -> Trial | None:
    item = studio.item(role)
    return studio.with_item(role, "label", text=more(item.text)) if item else None


def _lookalike(studio: Studio) -> Trial | None:
    """A letter for the digit that looks like it."""
    for item in studio.items("x tick"):
        for digit, letter in (("0", "O"), ("1", "l")):
            if digit in item.text:
                return studio.with_items({item: item.text.replace(digit, letter, 1)}, "label", says=item.text)
    return None


def _commas(studio: Studio) -> Trial | None:
    """Decimal commas at the colour bar."""
    items = [item for item in studio.items("bar tick") if "." in item.text]
    texts = {item: item.text.replace(".", ",") for item in items}
    return studio.with_items(texts, "label") if texts else None


def _painted_label(studio: Studio, role: str, underlined: bool) -> Trial | None:
    """A label underlined, or its lower half painted over."""
    item = studio.item(role)
    if item is None:
        return None
    left, top, right, bottom = (round(side) for side in item.box(studio.plan.dpi))
    pixels = studio.pixels.copy()
    if underlined:
        pixels[bottom - 2, left:right] = 255 - pixels[0, 0]
    else:
        pixels[(top + bottom) // 2:bottom + 1, left - 1:right + 1] = pixels[0, 0]
    return replace(studio.painted(pixels, "label"), says="title" if role == "title" else item.text)


def _all_grey(studio: Studio, role: str) -> Trial | None:
    items = tuple(replace(item, color="#777777") if item.role == role else item for item in studio.plan.texts)
    return studio.planned_with("label", texts=items) if studio.items(role) else None


def _in_cell(studio: Studio, change: Callable[[np.ndarray, np.ndarray], None], *kinds: str,
             numbered: bool = False) -> Trial | None:
    """The pixels of a cell changed in place, given them and its fill."""
    if numbered and not studio.numbered():
        return None
    box = studio.planned.cell(studio.cell.row, studio.cell.column)
    pixels = studio.pixels.copy()
    change(pixels[box.top:box.bottom, box.left:box.right],
           studio.planned.fills[studio.cell.row, studio.cell.column])
    return studio.painted(pixels, *kinds, cells=(studio.cell,)) if (pixels != studio.pixels).any() else None


def _struck(part: np.ndarray, fill: np.ndarray) -> None:
    height, width = part.shape[:2]
    part[height // 2, width // 4:-(width // 4)] = 0 if fill.mean() > 128 else 255


def _boxed(part: np.ndarray, fill: np.ndarray) -> None:
    inner = part[part.shape[0] // 4:-(part.shape[0] // 4), part.shape[1] // 5:-(part.shape[1] // 5)]
    inner[(inner == fill).all(axis=2)] = 245


def _upright(part: np.ndarray, fill: np.ndarray) -> None:
    """The number turned by a quarter."""
    height, width = part.shape[:2]
    reach = min(height, width) // 2 - 2
    middle = np.s_[height // 2 - reach:height // 2 + reach, width // 2 - reach:width // 2 + reach]
    turned = np.rot90(part[middle]).copy()
    part[2:-2, 2:-2] = fill
    part[middle] = turned


def _shaded(part: np.ndarray, fill: np.ndarray) -> None:
    ramp = np.clip(fill + np.linspace(-25, 25, len(part))[:, None], 0, 255).astype(np.uint8)
    where = (part == fill).all(axis=2)
    part[where] = np.broadcast_to(ramp[:, None], part.shape)[where]


def _hatched(part: np.ndarray, fill: np.ndarray) -> None:
    rows, columns = np.indices(part.shape[:2])
    lines = (rows + columns) % 6 == 0
    part[lines] = part[lines] * 0.7


def _framed(part: np.ndarray, fill: np.ndarray) -> None:
    for side in (part[:2], part[-2:], part[:, :2], part[:, -2:]):
        side[:] = 220, 20, 20


def _crossed(studio: Studio) -> Trial | None:
    """A blank cell crossed out."""
    blank = np.argwhere(np.isnan(studio.panel.grid.values))
    if not len(blank):
        return None
    row, column = (int(k) for k in blank[len(blank) // 2])
    box, pixels = studio.planned.cell(row, column), studio.pixels.copy()
    step = np.arange(3, min(box.width, box.height) - 3)
    pixels[box.top + step, box.left + step] = pixels[box.top + step, box.left + step[::-1]] = 100
    return studio.painted(pixels, "pixels", "fill", "number", cells=(Cell(studio.cell.panel, row, column),))


def _numbers_slid(studio: Studio, by: int) -> Trial | None:
    """All numbers some pixels to the right."""
    if not studio.numbered():
        return None
    pixels = studio.pixels.copy()
    for row, column in np.argwhere(studio.planned.numbers.texts != ""):  # type: ignore[union-attr]
        box = studio.planned.cell(int(row), int(column))
        inside = np.s_[box.top + 1:box.bottom - 1, box.left + 1:box.right - 1]
        pixels[inside][:, by:] = studio.pixels[inside][:, :-by]
    return studio.painted(pixels, "number", "pixels")


def _row_contrast(studio: Studio) -> Trial | None:
    numbers, row = studio.planned.numbers, studio.cell.row
    if numbers is None:
        return None
    white = numbers.white.copy()
    white[row] = ~white[row]
    cells = tuple(Cell(studio.cell.panel, row, int(j)) for j in np.flatnonzero(numbers.texts[row] != ""))
    return studio.with_numbers("number", cells=cells, white=white)


def _recoloured(studio: Studio, colours: Callable[[np.ndarray], np.ndarray]) -> Trial | None:
    """All cells in other colours, given those that they have; numbers and bar kept."""
    pixels, states = studio.pixels.copy(), studio.panel.grid.states
    # cell by cell: a large picture takes long to search for every colour
    for row, column in np.argwhere((states != "b") & (states != "u")).tolist():
        fill, box = studio.planned.fills[row, column], studio.planned.cell(row, column)
        part = pixels[box.top:box.bottom, box.left:box.right]
        part[(part == fill).all(axis=2)] = colours(fill)
    return studio.painted(pixels, "fill", "number") if (pixels != studio.pixels).any() else None


def _in_steps(studio: Studio, count: int) -> Trial | None:
    """The cells in the nearest of few colours of the map."""
    colors = studio.planned.colors
    values = np.linspace(colors.vmin, colors.vmax, count + 2)[None, 1:-1]
    few = colors.rgba8(values)[0, :, :3].astype(int)
    return _recoloured(studio, lambda fill: few[np.abs(few - fill).sum(axis=1).argmin()])


def _rows_recoloured(studio: Studio) -> Trial | None:
    """The fills of two rows exchanged, the numbers kept."""
    fills, row = studio.planned.fills, studio.cell.row
    other = row + 1 if row + 1 < len(fills) else row - 1
    if other < 0 or (fills[row] == fills[other]).all():
        return None
    pixels = studio.pixels.copy()
    for mine, theirs in ((row, other), (other, row)):
        for column, fill in enumerate(fills[mine]):
            box = studio.planned.cell(mine, column)
            part = pixels[box.top:box.bottom, box.left:box.right]
            part[(part == fill).all(axis=2)] = fills[theirs, column]
    return studio.painted(pixels, "fill", "number")


def _ticks(studio: Studio, longer: bool) -> Trial | None:
    """Tick marks below the panel two pixels longer, or one of them 3 px further on."""
    (marks, length), bottom, pixels = studio.marks_below, studio.planned.grid.bottom, studio.pixels.copy()
    if not len(marks):
        return None
    if longer:
        pixels[bottom + length:bottom + length + 2, marks] = 255 - pixels[0, 0]
    else:
        at = int(marks[len(marks) // 2])
        strip = pixels[bottom + 3:bottom + length]
        strip[:, at - 3:at + 15] = strip[:, at - 6:at + 12].copy()
    return studio.painted(pixels, "pixels", "label", "geometry")


def _beside_bar(studio: Studio, narrower: bool) -> Trial | None:
    """The line around the colour bar painted over, or a strip of the bar."""
    if not studio.plan.bars:
        return None
    rect, pixels = studio.plan.bars[0].rect, studio.pixels.copy()
    left = slice(rect.left, rect.left + 3) if narrower else slice(rect.left - 3, rect.left)
    pixels[rect.top:rect.bottom, left] = pixels[0, 0]
    return studio.painted(pixels, "bar", "pixels") if (pixels != studio.pixels).any() else None


def _checked(studio: Studio) -> Trial:
    """A pale pattern over everything."""
    rows, columns = np.indices(studio.pixels.shape[:2])
    changed = studio.pixels.astype(float)
    where = (rows // 25 + columns // 25) % 2 == 0
    changed[where] = 0.97 * changed[where] + 0.03 * 128
    return studio.painted(np.rint(changed).astype(np.uint8), *ANY)


def _filtered(studio: Studio, dithered: bool) -> Trial:
    """Sharpened, or in 64 colours mixed from dots."""
    from PIL import Image, ImageFilter

    image = Image.fromarray(studio.pixels)
    image = image.quantize(64).convert("RGB") if dithered else image.filter(ImageFilter.UnsharpMask(1, 60, 0))
    return studio.painted(np.asarray(image), *ANY)


def _row_lost(studio: Studio) -> Trial:
    """A row of pixels left out, everything below it one higher."""
    middle, pixels = studio.planned.grid.top + studio.planned.grid.height // 2, studio.pixels.copy()
    pixels[middle:-1] = studio.pixels[middle + 1:]
    return studio.painted(pixels, *ANY)


MARK_FAULTS = (
    Fault("column label upright", "label", lambda s: _turned(s, "x tick", 90)),
    Fault("bar label turned the other way", "label", lambda s: _turned(s, "bar label", 180)),
    Fault("column label one digit longer", "label", lambda s: _longer(s, "x tick", lambda text: f"{text}0")),
    Fault("y label with a letter doubled", "label", lambda s: _longer(s, "y label", lambda text: text
                                                                      + text[-1:])),
    Fault("letter for a digit that looks like it", "label", _lookalike),
    Fault("decimal commas at the bar", "label", _commas),
    Fault("half of a row label hidden", "label", lambda s: _painted_label(s, "y tick", False)),
    Fault("title underlined", "label", lambda s: _painted_label(s, "title", True)),
    Fault("column labels in grey", "label", lambda s: _all_grey(s, "x tick")),
    Fault("all numbers 2 px to the right", "number", lambda s: _numbers_slid(s, 2)),
    Fault("asterisk after a number", "number", lambda s: s.with_number(f"{s.number}*")),
    Fault("number struck out", "number", lambda s: _in_cell(s, _struck, "number", "pixels", numbered=True)),
    Fault("pale box behind a number", "number", lambda s: _in_cell(
        s, _boxed, "number", "pixels", "fill", numbered=True)),
    Fault("number upright", "number", lambda s: _in_cell(s, _upright, "number", "fill", numbered=True)),
    Fault("contrast of the numbers of a row turned", "number", _row_contrast),
    Fault("one cell shaded", "fill", lambda s: _in_cell(s, _shaded, "fill", "pixels", "number")),
    Fault("one cell hatched", "fill", lambda s: _in_cell(s, _hatched, "fill", "pixels", "number")),
    Fault("one cell framed", "fill", lambda s: _in_cell(s, _framed, *ANY)),
    Fault("blank cell crossed out", "mask", _crossed),
    Fault("fills of two rows exchanged, numbers kept", "fill", _rows_recoloured),
    Fault("cells in 64 colours of the map", "colour", lambda s: _in_steps(s, 64)),
    Fault("cells warmer", "colour", lambda s: _recoloured(s, lambda fill: fill * (1, 1, 0.97))),
    Fault("tick mark 3 px further on", "place", lambda s: _ticks(s, False)),
    Fault("tick marks 2 px longer", "place", lambda s: _ticks(s, True)),
    Fault("line around the colour bar open", "bar", lambda s: _beside_bar(s, False)),
    Fault("strip of the colour bar lost", "bar", lambda s: _beside_bar(s, True)),
    Fault("pale pattern over everything", "picture", _checked),
    Fault("sharpened", "picture", lambda s: _filtered(s, False)),
    Fault("64 colours, dithered", "picture", lambda s: _filtered(s, True)),
    Fault("a row of pixels lost", "place", _row_lost),
)
