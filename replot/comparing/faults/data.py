"""Faults of the data: values, masks, order, labels, colours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from replot.comparing.changes import Cell
from replot.comparing.faults.studio import Fault, Studio, Trial
from replot.figure import BLANK, ColorScale

__all__ = ["DATA_FAULTS"]

CELL = ("cell", "cells", "fill", "number")
ORDER = ("order", "labels", "cells", "transposed", "fill", "number", "label")
LABEL = ("labels", "axis", "title", "label", "colorbar")
COLOR = ("fill", "bar", "label", "size", "geometry", "spec", "pixels")


def _put(studio: Studio, value: float) -> Trial:
    values = np.array(studio.panel.grid.values)
    values[studio.cell.row, studio.cell.column] = value
    return studio.with_values(values, *CELL, cells=(studio.cell,))


def _off(studio: Studio, share: float) -> Trial:
    colors = studio.planned.colors
    by = max(abs(share) * (colors.vmax - colors.vmin), studio.step) * np.sign(share)
    return _put(studio, round(studio.value + by, 10))


def _exchange(studio: Studio, other: Cell | None) -> Trial | None:
    if other is None:
        return None
    values = np.array(studio.panel.grid.values)
    one = studio.cell
    values[one.row, one.column], values[other.row, other.column] = (
        values[other.row, other.column], values[one.row, one.column])
    return studio.with_values(values, *CELL, cells=(one, other))


def _exchange_lines(studio: Studio, axis: int, distance: int) -> Trial | None:
    shape = studio.panel.grid.shape
    first = min((studio.cell.row, studio.cell.column)[axis], shape[axis] - 1 - distance)
    if first < 0:
        return None
    order = np.arange(shape[axis])
    order[[first, first + distance]] = order[[first + distance, first]]
    return _rearranged(studio, lambda cells: np.take(cells, order, axis))


def _rearranged(studio: Studio, move: Callable[[np.ndarray], np.ndarray], *kinds: str) -> Trial:
    return studio.with_panel(*kinds, *ORDER, grid=studio.moved(move))


def _masked(studio: Studio) -> Trial:
    return _put(studio, np.nan)


def _filled(studio: Studio, every: bool) -> Trial | None:
    values = np.array(studio.panel.grid.values)
    blank = np.argwhere(studio.panel.grid.states == BLANK)
    if not len(blank):
        return None
    chosen = blank if every else blank[len(blank) // 2:][:1]
    values[tuple(chosen.T)] = 0
    cells = tuple(Cell(studio.cell.panel, int(i), int(j)) for i, j in chosen)
    return studio.with_values(values, *CELL, cells=cells)


def _line_masked(studio: Studio) -> Trial:
    values = np.array(studio.panel.grid.values)
    values[studio.cell.row] = np.nan
    return studio.with_values(values, *CELL)


def _triangle(studio: Studio) -> Trial | None:
    values = np.array(studio.panel.grid.values)
    if min(values.shape) < 3:
        return None
    values[np.triu_indices(values.shape[0], 1, values.shape[1])] = np.nan
    return studio.with_values(values, *CELL)


def _turned(studio: Studio) -> Trial | None:
    panel = studio.panel
    if panel.grid.shape[0] == panel.grid.shape[1]:
        return _rearranged(studio, np.transpose)
    return studio.with_panel(*ORDER, "size", "geometry", "spec", x=panel.y, y=panel.x,
                             grid=studio.moved(np.transpose))


def _labels(studio: Studio, axis: str, how: str) -> Trial | None:
    labels = list(getattr(studio.panel, axis).categories)
    k = len(labels) // 2
    if how == "reversed":
        labels.reverse()
    elif how == "shifted":
        labels = [*labels[1:], labels[0]]
    elif how == "lost":
        labels[k] = ""
    elif how == "exchanged" and len(labels) > 1:
        labels[k - 1], labels[k] = labels[k], labels[k - 1]
    elif how == "typo":
        labels[k] = _misspelled(labels[k])
    new = replace(getattr(studio.panel, axis), categories=tuple(labels))
    return studio.with_panel(*LABEL, "size", "geometry", "spec", **{axis: new})


def _misspelled(text: str) -> str:
    """One letter wrong, in the middle of the text."""
    k = len(text) // 2
    wrong = {"0": "8", "1": "7", "5": "6", "a": "o", "e": "c", "n": "m", "r": "n", "l": "1"}
    return text[:k] + wrong.get(text[k:k + 1].lower(), "x") + text[k + 1:]


def _named(studio: Studio, axis: str, drop: bool) -> Trial | None:
    label = getattr(studio.panel, axis).label
    if not label:
        return None
    new = replace(getattr(studio.panel, axis), label=None if drop else _misspelled(label))
    return studio.with_panel(*LABEL, "size", "geometry", "spec", **{axis: new})


def _names_exchanged(studio: Studio) -> Trial | None:
    x, y = studio.panel.x, studio.panel.y
    if x.label == y.label:
        return None
    return studio.with_panel(*LABEL, "size", "geometry", "spec", x=replace(x, label=y.label),
                             y=replace(y, label=x.label))


def _title(studio: Studio, drop: bool) -> Trial | None:
    title = studio.figure.title
    if not title:
        return None
    return studio.drawn(studio.figure.replace(title=None if drop else _misspelled(title)), *LABEL, "size",
                        "geometry", "spec")


def _color(studio: Studio, kind: str, **changes: object) -> Trial | None:
    first = studio.panel.color

    def altered(color: ColorScale) -> ColorScale:
        # the limits of one panel mean nothing in another that has its own
        alike = (color.vmin, color.vmax) == (first.vmin, first.vmax)
        return replace(color, **changes) if alike else color  # type: ignore[arg-type]

    panels = tuple(replace(panel, color=altered(panel.color)) for panel in studio.figure.panels)
    if panels == studio.figure.panels:
        return None
    # where the spec stays, only the pixels tell
    kinds = (kind, *COLOR) if studio.silent else (kind,)
    return studio.drawn(studio.figure.replace(panels=panels), *kinds)


def _map(studio: Studio) -> str:
    cmap = studio.planned.colors.cmap.name
    return cmap if isinstance(cmap, str) else "Blues"


def _other_map(studio: Studio, near: bool) -> Trial | None:
    """A map that looks alike, or one that does not."""
    neighbours = {"Blues": "PuBu", "OrRd": "YlOrRd", "Reds": "OrRd", "Greens": "BuGn", "viridis": "cividis",
                  "RdBu": "RdGy", "RdBu_r": "coolwarm", "coolwarm": "RdBu_r", "magma": "inferno"}
    others = {"Blues": "GnBu", "viridis": "plasma"}
    name = _map(studio)
    other = neighbours.get(name, "PuBu") if near else others.get(name, "viridis")
    return _color(studio, "colormap", cmap=other)


def _coarse(studio: Studio) -> Trial | None:
    """The map in 16 steps."""
    table = studio.planned.colors.cmap
    steps = np.asarray(table((np.arange(256) // 16 + 0.5) / 16))[:, :3]
    colours = tuple("#{:02x}{:02x}{:02x}".format(*(round(255 * float(c)) for c in rgb)) for rgb in steps)
    return _color(studio, "colormap", cmap=colours)


def _limit(studio: Studio, end: str, share: float) -> Trial | None:
    colors = studio.planned.colors
    value = getattr(colors, end) + share * (colors.vmax - colors.vmin)
    return _color(studio, "limit", **{end: float(f"{value:.6g}")})


def _norm(studio: Studio) -> Trial | None:
    colors = studio.planned.colors
    if studio.panel.color.norm != "linear" or studio.panel.color.center is not None:
        return None
    middle = colors.vmin + 0.4 * (colors.vmax - colors.vmin)
    return _color(studio, "scale", norm="two-slope", center=float(f"{middle:.4g}"))


def _row_slid(studio: Studio) -> Trial | None:
    if studio.panel.grid.shape[1] < 4:
        return None

    def slid(cells: np.ndarray) -> np.ndarray:
        cells[studio.cell.row, 1:] = cells[studio.cell.row, :-1].copy()
        return cells

    return _rearranged(studio, slid, *CELL)


def _both_reversed(studio: Studio) -> Trial:
    y = replace(studio.panel.y, categories=studio.panel.y.categories[::-1])
    return studio.with_panel(*ORDER, y=y, grid=studio.moved(np.flipud))


def _rounded(studio: Studio) -> Trial:
    return studio.with_values(np.round(np.array(studio.panel.grid.values)), *CELL)


def _line_lost(studio: Studio) -> Trial | None:
    panel = studio.panel
    if panel.grid.shape[1] < 3:
        return None
    k = studio.cell.column
    x = replace(panel.x, categories=panel.x.categories[:k] + panel.x.categories[k + 1:])
    grid = studio.moved(lambda cells: np.delete(cells, k, axis=1))
    return studio.with_panel("removed", "size", "spec", *((*ORDER, *COLOR) if studio.silent else ()), x=x,
                             grid=grid)


def _bar_label(studio: Studio, drop: bool) -> Trial | None:
    label = studio.panel.color.label
    return _color(studio, "colorbar", label=None if drop else _misspelled(label)) if label else None


DATA_FAULTS = (
    Fault("value off by the last digit", "value", lambda s: _put(s, round(s.value + s.step, 10))),
    Fault("value off by 1 % of the range", "value", lambda s: _off(s, 0.01)),
    Fault("value off by 10 % of the range", "value", lambda s: _off(s, -0.1)),
    Fault("value off by half of the range", "value", lambda s: _off(s, -0.5)),
    Fault("sign lost or gained", "value", lambda s: _put(s, -s.value) if s.value else None),
    Fault("two neighbours exchanged", "value", lambda s: _exchange(s, s.beside(s.cell))),
    Fault("two distant cells exchanged", "value", lambda s: _exchange(s, s.far(s.cell))),
    Fault("all values rounded", "value", _rounded),
    Fault("cell masked", "mask", _masked),
    Fault("blank cell filled with 0", "mask", lambda s: _filled(s, False)),
    Fault("all blank cells filled with 0", "mask", lambda s: _filled(s, True)),
    Fault("row masked", "mask", _line_masked),
    Fault("upper triangle masked", "mask", _triangle),
    Fault("adjacent rows exchanged, labels kept", "order", lambda s: _exchange_lines(s, 0, 1)),
    Fault("adjacent columns exchanged, labels kept", "order", lambda s: _exchange_lines(s, 1, 1)),
    Fault("distant columns exchanged, labels kept", "order", lambda s: _exchange_lines(s, 1, 2)),
    Fault("row slid by one cell", "order", _row_slid),
    Fault("all columns slid by one, labels kept", "order",
          lambda s: _rearranged(s, lambda cells: np.roll(cells, 1, 1), *CELL)),
    Fault("values upside down, labels kept", "order", lambda s: _rearranged(s, np.flipud)),
    Fault("values mirrored, labels kept", "order", lambda s: _rearranged(s, np.fliplr)),
    Fault("y axis reversed with its labels", "order", _both_reversed),
    Fault("transposed", "order", _turned),
    Fault("column lost", "order", _line_lost),
    Fault("column labels shifted by one", "label", lambda s: _labels(s, "x", "shifted")),
    Fault("row labels reversed", "label", lambda s: _labels(s, "y", "reversed")),
    Fault("two column labels exchanged", "label", lambda s: _labels(s, "x", "exchanged")),
    Fault("wrong letter in a column label", "label", lambda s: _labels(s, "x", "typo")),
    Fault("wrong letter in a row label", "label", lambda s: _labels(s, "y", "typo")),
    Fault("row label lost", "label", lambda s: _labels(s, "y", "lost")),
    Fault("wrong letter in the title", "label", lambda s: _title(s, False)),
    Fault("title dropped", "label", lambda s: _title(s, True)),
    Fault("wrong letter in the x label", "label", lambda s: _named(s, "x", False)),
    Fault("y label dropped", "label", lambda s: _named(s, "y", True)),
    Fault("x and y label exchanged", "label", _names_exchanged),
    Fault("wrong letter in the bar label", "label", lambda s: _bar_label(s, False)),
    Fault("bar label dropped", "label", lambda s: _bar_label(s, True)),
    Fault("colormap that looks alike", "colour", lambda s: _other_map(s, True)),
    Fault("another colormap", "colour", lambda s: _other_map(s, False)),
    Fault("colormap reversed", "colour", lambda s: _color(
        s, "colormap", cmap=_map(s).removesuffix("_r") if _map(s).endswith("_r") else f"{_map(s)}_r")),
    Fault("colormap in 16 steps", "colour", _coarse),
    Fault("upper limit 1 % lower", "colour", lambda s: _limit(s, "vmax", -0.01)),
    Fault("lower limit 10 % higher", "colour", lambda s: _limit(s, "vmin", 0.1)),
    Fault("another norm", "colour", _norm),
    Fault("colour bar dropped", "colour", lambda s: _color(s, "colorbar", location="none")),
)
