"""Faults of what is printed: numbers and labels that the data do not explain."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import numpy as np

from replot.comparing.changes import Cell
from replot.comparing.faults.studio import Fault, Studio, Trial

__all__ = ["PRINT_FAULTS"]


def _texts(studio: Studio) -> np.ndarray | None:
    numbers = studio.planned.numbers
    return numbers.texts.copy() if numbers is not None and studio.numbered() else None


def _all(studio: Studio, change: Callable[[np.ndarray], np.ndarray]) -> Trial | None:
    """All numbers printed in another way, or at other cells."""
    texts = _texts(studio)
    if texts is None:
        return None
    changed = change(texts)
    where = np.argwhere(changed != texts)
    cells = tuple(Cell(studio.cell.panel, int(i), int(j)) for i, j in where)
    return studio.with_numbers("number", cells=cells, texts=changed) if cells else None


def _each(change: Callable[[str], str]) -> Callable[[np.ndarray], np.ndarray]:
    def every(texts: np.ndarray) -> np.ndarray:
        changed = [change(text) if text else "" for text in texts.flat]
        return np.array(changed, dtype=object).reshape(texts.shape)
    return every


def _shorter(text: str) -> str:
    """Cut after the decimal point instead of rounded."""
    whole, point, rest = text.partition(".")
    return whole if point and rest.isdigit() else text


def _neighbours(studio: Studio, both: bool) -> Trial | None:
    texts, one = _texts(studio), studio.cell
    other = studio.beside(one)
    if texts is None or other is None or not texts[other[1:]] or texts[one[1:]] == texts[other[1:]]:
        return None
    mine = texts[one[1:]]
    texts[one[1:]] = texts[other[1:]]
    if both:
        texts[other[1:]] = mine
    return studio.with_numbers("number", cells=(one, other) if both else (one,), texts=texts)


def _in_blank(studio: Studio, text: str) -> Trial | None:
    """A text in a cell that has none."""
    texts = _texts(studio)
    if texts is None:
        return None
    empty = np.argwhere(np.isnan(studio.panel.grid.values))
    if not len(empty):
        return None
    i, j = (int(k) for k in empty[len(empty) // 2])
    texts[i, j] = text
    cells = (Cell(studio.cell.panel, i, j),)
    return studio.with_numbers("number", "pixels", "fill", cells=cells, texts=texts)


def _twice(studio: Studio) -> Trial | None:
    """The number of another cell printed over the one that belongs there."""
    numbers, other = studio.planned.numbers, studio.far(studio.cell)
    if numbers is None or not studio.numbered() or other is None or not numbers.texts[other[1:]]:
        return None
    texts = np.full_like(numbers.texts, "")
    texts[studio.cell.row, studio.cell.column] = numbers.texts[other[1:]]
    [item] = replace(studio.planned, numbers=replace(numbers, texts=texts)).number_items(studio.plan.dpi)
    return studio.planned_with("number", cells=(studio.cell,),
                               texts=(*studio.plan.texts, replace(item, role="key")))


def _over(studio: Studio, change: Callable[[np.ndarray, np.ndarray], np.ndarray]) -> Trial | None:
    """The pixels of a cell changed, given them and its fill."""
    if not studio.numbered():
        return None
    cell = studio.planned.cell(studio.cell.row, studio.cell.column)
    fill = studio.planned.fills[studio.cell.row, studio.cell.column].astype(float)
    pixels = studio.pixels.copy()
    part = pixels[cell.top:cell.bottom, cell.left:cell.right]
    part[:] = np.rint(np.clip(change(part.astype(float), fill), 0, 255))
    return studio.painted(pixels, "number", cells=(studio.cell,))


def _half(part: np.ndarray, fill: np.ndarray) -> np.ndarray:
    part[:, part.shape[1] // 2:] = fill
    return part


def _exchanged(studio: Studio, role: str) -> Trial | None:
    """Two neighbouring labels of one kind at each other's place."""
    items = studio.items(role)
    for a, b in pairwise(items):
        if a.text != b.text:
            return studio.with_items({a: b.text, b: a.text}, "label", says=a.text)
    return None


def _shortened(studio: Studio, role: str) -> Trial | None:
    item = studio.item(role)
    if item is None or len(item.text) < 3:
        return None
    return studio.with_item(role, "label", text=f"{item.text[:-2]}\u2026")


def _clipped(studio: Studio, role: str) -> Trial | None:
    """The end of a label painted over, as at the edge of a picture that is too small."""
    item = studio.item(role)
    if item is None:
        return None
    left, top, right, bottom = item.box(studio.plan.dpi)
    pixels = studio.pixels.copy()
    ground = pixels[0, 0].copy()
    if bottom - top > right - left:
        pixels[round(top):round(top + 0.3 * (bottom - top)), round(left):round(right) + 1] = ground
    else:
        pixels[round(top):round(bottom) + 1, round(left + 0.7 * (right - left)):round(right) + 2] = ground
    says = {"title": "title", "x label": "x label", "y label": "y label"}.get(role, item.text)
    return replace(studio.painted(pixels, "label"), says=says)


def _other_font(studio: Studio, role: str, bold: bool) -> Trial | None:
    item = studio.item(role)
    if item is None:
        return None
    font = item.font._replace(**{"bold": not item.font.bold} if bold else {"families": ("DejaVu Serif",)})
    return studio.with_item(role, "label", font=font)


def _slid(studio: Studio, role: str) -> Trial | None:
    """All labels of one kind a few pixels further on."""
    items = studio.items(role)
    if not items:
        return None
    texts = tuple(replace(item, x=item.x + 5, y=item.y + 5) if item.role == role else item
                  for item in studio.plan.texts)
    return studio.planned_with("label", texts=texts)


def _added(studio: Studio) -> Trial | None:
    """A text where there is none, as of a legend that belongs to another figure."""
    item = studio.item("title") or studio.item("x label")
    if item is None:
        return None
    stray = replace(item, text="old run", role="key", size=6.0, ha="left", x=4.0, y=14.0)
    return studio.planned_with("label", "pixels", texts=(*studio.plan.texts, stray))


PRINT_FAULTS = (
    Fault("numbers cut instead of rounded", "number", lambda s: _all(s, _each(_shorter))),
    Fault("one decimal more", "number", lambda s: _all(s, _each(lambda text: f"{text}0" if "." in text
                                                                 else f"{text}.0"))),
    Fault("percent sign after every number", "number", lambda s: _all(s, _each(lambda text: f"{text}%"))),
    Fault("minus signs lost", "number", lambda s: _all(s, _each(lambda text: text.lstrip("\u2212-")))),
    Fault("hyphens for minus signs", "number", lambda s: _all(s, _each(
        lambda text: text.replace("\u2212", "-")))),
    Fault("numbers of the row below", "number", lambda s: _all(s, lambda texts: np.roll(texts, -1, 0))),
    Fault("numbers mirrored", "number", lambda s: _all(s, np.fliplr)),
    Fault("number of the neighbour", "number", lambda s: _neighbours(s, False)),
    Fault("numbers of two neighbours exchanged", "number", lambda s: _neighbours(s, True)),
    Fault("nan printed in a blank cell", "number", lambda s: _in_blank(s, "nan")),
    Fault("0 printed in a blank cell", "number", lambda s: _in_blank(s, "0.0")),
    Fault("number with an exponent", "number", lambda s: s.with_number(f"{s.value:.0e}")),
    Fault("a second number over the first", "number", _twice),
    Fault("number cut in half", "number", lambda s: _over(s, _half)),
    Fault("number half transparent", "number", lambda s: _over(s, lambda part, fill: (part + fill) / 2)),
    Fault("numbers in another font", "number",
          lambda s: s.with_numbers("number", families=("DejaVu Serif",))),
    Fault("contrast of all numbers turned", "number", lambda s: None if s.planned.numbers is None
          else s.with_numbers("number", white=~s.planned.numbers.white)),
    Fault("two column labels exchanged, drawn only", "label", lambda s: _exchanged(s, "x tick")),
    Fault("two row labels exchanged, drawn only", "label", lambda s: _exchanged(s, "y tick")),
    Fault("two labels of the bar exchanged", "label", lambda s: _exchanged(s, "bar tick")),
    Fault("titles of two panels exchanged", "label", lambda s: _exchanged(s, "panel title")),
    Fault("letters of two panels exchanged", "label", lambda s: _exchanged(s, "letter")),
    Fault("title shortened", "label", lambda s: _shortened(s, "title")),
    Fault("row label shortened", "label", lambda s: _shortened(s, "y tick")),
    Fault("title cut off", "label", lambda s: _clipped(s, "title")),
    Fault("y label cut off", "label", lambda s: _clipped(s, "y label")),
    Fault("row label cut off", "label", lambda s: _clipped(s, "y tick")),
    Fault("title in another font", "label", lambda s: _other_font(s, "title", False)),
    Fault("tick label in another font", "label", lambda s: _other_font(s, "x tick", False)),
    Fault("x label bold", "label", lambda s: _other_font(s, "x label", True)),
    Fault("tick labels turned", "label", lambda s: s.with_item("x tick", "label", rotation=45.0)),
    Fault("labels of the bar 5 px further on", "label", lambda s: _slid(s, "bar tick")),
    Fault("column labels 5 px further on", "label", lambda s: _slid(s, "x tick")),
    Fault("text of another figure in the corner", "label", _added),
)
