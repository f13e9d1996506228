"""Faults around the cells: panels, colour bars, strips, margins, single labels."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from replot.comparing.faults.studio import Fault, Studio, Trial
from replot.figure import Grid

__all__ = ["FRAME_FAULTS"]

ANY = ("fill", "number", "label", "pixels", "bar", "geometry", "size", "spec")
DATA = ("order", "cell", "cells", "labels", "transposed", "colorbar", "title", "label", *ANY)


def _panels_reordered(studio: Studio) -> Trial | None:
    panels = studio.figure.panels
    return studio.drawn(studio.figure.replace(panels=panels[::-1]), *DATA) if len(panels) > 1 else None


def _other_bars(studio: Studio) -> Trial | None:
    """A bar for all panels instead of one for each, or the other way round."""
    if len(studio.figure.panels) < 2:
        return None
    other = "each" if studio.figure.colorbar == "shared" else "shared"
    return studio.drawn(studio.figure.replace(colorbar=other), *DATA)


def _bar_moved(studio: Studio) -> Trial | None:
    if not studio.plan.bars:
        return None
    to = "bottom" if studio.plan.bars[0].upright else "right"
    panels = tuple(replace(panel, color=replace(panel.color, location=to)) for panel in studio.figure.panels)
    return studio.drawn(studio.figure.replace(panels=panels), *DATA)


def _values(studio: Studio, change: str) -> Trial | None:
    values = np.array(studio.panel.grid.values)
    j = studio.cell.column
    if change == "doubled":
        values[:, j] = values[:, j - 1]
    else:
        np.fill_diagonal(values, np.nan)
    if min(values.shape) < 3 or np.array_equal(values, studio.panel.grid.values, equal_nan=True):
        return None
    return studio.with_values(values, "cell", "cells", "fill", "number")


def _grid_part(studio: Studio) -> tuple[np.ndarray, np.ndarray]:
    """The pixels of the picture, and of its panel within them."""
    grid, pixels = studio.planned.grid, studio.pixels.copy()
    return pixels, pixels[grid.top:grid.bottom, grid.left:grid.right]


def _row_taller(studio: Studio) -> Trial | None:
    """One row some pixels taller, the next one shorter."""
    if studio.panel.grid.shape[0] < 2:
        return None
    pixels, part = _grid_part(studio)
    edge = int(studio.planned.y_edges[1] - studio.planned.y_edges[0])
    by = max(2, edge // 8)
    part[edge:edge + by] = part[edge - 1:edge]
    return studio.painted(pixels, *ANY)


def _strip_lost(studio: Studio) -> Trial:
    """The last column half as wide as it should be."""
    pixels, part = _grid_part(studio)
    part[:, part.shape[1] - max(2, studio.planned.cell(0, 0).width // 2):] = studio.pixels[0, 0]
    return studio.painted(pixels, *ANY)


def _cropped(studio: Studio) -> Trial:
    """All margins cut off, as a tight box does."""
    inked = (studio.pixels != studio.pixels[0, 0]).any(axis=2)
    rows, columns = np.flatnonzero(inked.any(axis=1)), np.flatnonzero(inked.any(axis=0))
    return studio.painted(studio.pixels[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1], "size", "spec")


def _texture_lost(studio: Studio) -> Trial | None:
    """One unstated cell painted as a blank one."""
    unstated = np.argwhere(studio.panel.grid.states == "u")
    if not len(unstated):
        return None
    states = np.array(studio.panel.grid.states)
    states[tuple(unstated[len(unstated) // 2])] = "b"
    panels = list(studio.plan.panels)
    panels[studio.cell.panel] = replace(studio.planned, panel=replace(
        studio.panel, grid=Grid(np.array(studio.panel.grid.values), states)))
    return studio.planned_with("fill", "pixels", "number", panels=tuple(panels))


def _two_levels(studio: Studio, what: str) -> Trial | None:
    """The ground, or the colour bar, two levels of 255 off."""
    pixels = studio.pixels.copy()
    if what == "ground":
        ground = pixels[0, 0].copy()
        pixels[(pixels == ground).all(axis=2)] = np.where(ground > 127, ground - 2, ground + 2)
        return studio.painted(pixels, "pixels", "fill")
    if not studio.plan.bars:
        return None
    rect = studio.plan.bars[0].rect
    part = pixels[rect.top:rect.bottom, rect.left:rect.right]
    part[:] = np.where(part > 127, part - 2, part + 2)
    return studio.painted(pixels, "bar")


def _frayed(studio: Studio, how: str) -> Trial:
    """Every second row of pixels one further on, or one colour a pixel lower, or spots all over."""
    pixels = studio.pixels.copy()
    if how == "rows":
        pixels[1::2] = np.roll(pixels[1::2], 1, axis=1)
    elif how == "channel":
        pixels[..., 2] = np.roll(pixels[..., 2], 1, axis=0)
    else:
        pixels[np.random.default_rng(0).uniform(size=pixels.shape[:2]) < 0.001] = 127
    return studio.painted(pixels, *ANY)


def _swapped(text: str) -> str:
    """Two neighbouring letters, in the middle, exchanged."""
    for k in range(len(text) // 2, len(text) - 1):
        if text[k] != text[k + 1] and text[k:k + 2].isalpha():
            return text[:k] + text[k + 1] + text[k] + text[k + 2:]
    return text


def _said(studio: Studio, role: str, change: str) -> Trial | None:
    """A label says something near to what it should."""
    item = studio.item(role)
    if item is None:
        return None
    text = {"swapped": _swapped, "capitals": str.upper, "comma": lambda text: text.replace(".", ","),
            "no sign": lambda text: text.lstrip("\u2212-"),
            "no unit": lambda text: text.partition(" (")[0]}[change](item.text)
    return studio.with_item(role, "label", text=text)


def _sign(studio: Studio) -> Trial | None:
    """A minus sign lost at a label of the colour bar."""
    for item in studio.items("bar tick"):
        if item.text[:1] in "\u2212-":
            return studio.with_items({item: item.text[1:]}, "label", says=item.text)
    return None


FRAME_FAULTS = (
    Fault("panels in another order", "panel", _panels_reordered),
    Fault("one colour bar for all, or the opposite", "panel", _other_bars),
    Fault("letter of a panel lost", "panel", lambda s: s.with_item("letter", "label", text=None)),
    Fault("colour bar at another side", "bar", _bar_moved),
    Fault("label of the bar not drawn", "bar", lambda s: s.with_item("bar tick", "label", text=None)),
    Fault("minus sign lost at the bar", "bar", _sign),
    Fault("unit lost at the bar", "bar", lambda s: _said(s, "bar label", "no unit")),
    Fault("colour bar two levels off", "bar", lambda s: _two_levels(s, "bar")),
    Fault("background two levels off", "picture", lambda s: _two_levels(s, "ground")),
    Fault("column drawn twice", "value", lambda s: _values(s, "doubled")),
    Fault("diagonal masked", "mask", lambda s: _values(s, "diagonal")),
    Fault("texture of an unstated cell lost", "mask", _texture_lost),
    Fault("one number rounded", "number", lambda s: s.with_number(f"{s.value:.0f}")),
    Fault("thousands parted", "number", lambda s: s.with_number(f"{s.value:,}") if s.value >= 1000 else None),
    Fault("one number greater than 100 %", "number", lambda s: s.with_number(f"{100 * s.value:.0f}%")),
    Fault("row some pixels taller", "place", _row_taller),
    Fault("last column cut in half", "place", _strip_lost),
    Fault("margins cut off", "size", _cropped),
    Fault("two letters of the title exchanged", "label", lambda s: _said(s, "title", "swapped")),
    Fault("two letters of a row label exchanged", "label", lambda s: _said(s, "y tick", "swapped")),
    Fault("x label in capitals", "label", lambda s: _said(s, "x label", "capitals")),
    Fault("title smaller", "label", lambda s: s.with_item("title", "label", size=0.95 * item.size)
          if (item := s.item("title")) else None),
    Fault("row label in grey", "label", lambda s: s.with_item("y tick", "label", color="#808080")),
    Fault("every second row of pixels one further on", "picture", lambda s: _frayed(s, "rows")),
    Fault("blue a pixel lower", "picture", lambda s: _frayed(s, "channel")),
    Fault("one pixel in a thousand grey", "picture", lambda s: _frayed(s, "spots")),
)
