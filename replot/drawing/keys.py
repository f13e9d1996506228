"""The key below the panels: what textures and marks mean."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from replot.drawing.extremes import MEANINGS as OUTLINED
from replot.drawing.extremes import outlined
from replot.drawing.fonts import Font
from replot.drawing.sheet import Sheet
from replot.drawing.text import text_width
from replot.figure import APPROXIMATE, RANGE, UNSTATED

__all__ = ["MEANINGS", "Key", "KeyText", "measure_key"]

MEANINGS = {
    "unstated": "not stated",
    "range": "range, drawn at its middle",
    "negative": "below {center}",
    "approximate": "~ approximate",
    "corner": "approximate",
    **OUTLINED,
}


@dataclass(frozen=True, slots=True)
class KeyText:
    """An entry of the key, measured: its swatch begins at ``x``, ``y`` (pixels) from the key's corner."""

    kind: str
    text: str
    x: int
    y: int
    swatch: int
    text_x: float


@dataclass(frozen=True, slots=True)
class Key:
    """All entries, set in lines."""

    entries: tuple[KeyText, ...]
    width: int
    height: int
    line: int


def measure_key(sheet: Sheet, limit: float, cell: tuple[float, float]) -> Key | None:
    """Set the entries that a figure needs into lines of a width (pixels); None if it needs none."""
    meanings = _needed(sheet, cell) if sheet.style.key else {}
    if not meanings:
        return None
    em = sheet.pt(sheet.style.tick_size)
    line, between, font = math.ceil(1.7 * em), 1.6 * em, Font(sheet.font.families)
    entries, x, y, widest = [], 0.0, 0, 0.0
    for kind, text in meanings.items():
        swatch = 0 if kind == "approximate" else round(1.8 * em)
        lead = swatch + 0.5 * em if swatch else 0.0
        width = lead + text_width(text, font) * em
        if x and x + width > limit:
            x, y = 0.0, y + line
        entries.append(KeyText(kind, text, round(x), y, swatch, round(x) + lead))
        x += width + between
        widest = max(widest, x - between)
    return Key(tuple(entries), math.ceil(widest), y + line, line)


def _needed(sheet: Sheet, cell: tuple[float, float]) -> dict[str, str]:
    """The kinds of cells that need an explanation, and what it says."""
    style, grids = sheet.style, [panel.grid for panel in sheet.figure.panels]
    states, found = frozenset().union(*sheet.states), {}
    if UNSTATED in states:
        found["unstated"] = MEANINGS["unstated"]
    if RANGE in states and style.range_texture != "none":
        found["range"] = MEANINGS["range"]
    centers = {panel.color.center or 0.0 for panel in sheet.figure.panels}
    if style.negative_texture != "none" and len(centers) == 1:
        center = centers.pop()
        if any((np.nan_to_num(grid.values, nan=center) < center).any() for grid in grids):
            found["negative"] = MEANINGS["negative"].format(center=f"{center:g}")
    if style.outline != "none" and any(outlined(panel, style.outline).any() for panel in sheet.figure.panels):
        found[style.outline] = MEANINGS[style.outline]
    numbered = {choice is not None for has, choice in zip(sheet.states, sheet.fitting(cell), strict=True)
                if APPROXIMATE in has}
    for kind, has_number in (("approximate", True), ("corner", False)):
        if has_number in numbered:
            found[kind] = MEANINGS[kind]
    return found
