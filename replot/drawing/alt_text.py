"""The figure in words, for those who do not see it, made from the grid alone."""

from __future__ import annotations

import base64
import html
import struct
from collections.abc import Sequence
from typing import Any

import numpy as np

from replot.figure import APPROXIMATE, BLANK, RANGE, STATED, UNSTATED, Axis, ColorScale, Figure, Panel

__all__ = ["LIMIT", "alt_text", "title_of", "to_html"]

LIMIT = 2000
"""The longest text, in characters."""
_LABEL = 60  # the longest label that is quoted whole
_LISTED = 8  # categories that are listed one by one
_PANELS = 8  # panels that are told one by one


def alt_text(figure: Figure) -> str:
    """A description of the figure in plain English.

    It says what is shown, the axes, the colour scale, how many cells have a number, the lowest and the
    highest of them by their labels, and which cells have none and why.

    Parameters
    ----------
    figure : Figure

    Returns
    -------
    str
        One paragraph of at most :data:`LIMIT` characters.
    """
    panels = figure.panels
    if len(panels) == 1:
        panel = panels[0]
        heading = " – ".join(_quoted(title) for title in (figure.title, panel.title) if _clean(title))
        told = [f"Heatmap {heading}".rstrip() + f" of {_shape(panel)}.", *_axes(panel), *_scale(panel.color),
                *_cells(panel)]
        return _bounded(told)
    told = [f"{len(panels)} heatmaps" + (f", {_quoted(figure.title)}" if _clean(figure.title) else "") + "."]
    same_axes = all((panel.x, panel.y) == (panels[0].x, panels[0].y) for panel in panels)
    same_color = all(_scale(panel.color) == _scale(panels[0].color) for panel in panels)
    if same_axes:
        told += [f"Each has {_shape(panels[0])}.", *_axes(panels[0])]
    if same_color:
        told += _scale(panels[0].color)
    for k, panel in enumerate(panels[:_PANELS], 1):
        name = f"Panel {k}" + (f", {_quoted(panel.title)}" if _clean(panel.title) else "")
        if same_axes:
            told.append(f"{name}:")
        else:
            told += [f"{name}, has {_shape(panel)}.", *_axes(panel)]
        if not same_color:
            told += _scale(panel.color)
        told += _cells(panel)
    if len(panels) > _PANELS:
        more = len(panels) - _PANELS
        told.append(f"{_count(more, 'more panel')} {_are(more)} not described here.")
    return _bounded(told)


def title_of(figure: Figure) -> str:
    """The title of a file that holds the figure."""
    titles = [_clean(title) for title in (figure.title, *(panel.title for panel in figure.panels))]
    return next((_short(title, 200) for title in titles if title), "Heatmap")


def to_html(figure: Figure) -> str:
    """An ``<img>`` element for a page or a notebook: the picture itself, and its description as ``alt``."""
    from replot.drawing.save import to_bytes

    data = to_bytes(figure, "png")
    width, per_meter = _size(data)
    # a screen has 96 pixels in a CSS inch, a figure for print has more
    style = f"width: {width * 96 / (per_meter * 0.0254):.0f}px; max-width: 100%; height: auto"
    return (f'<img src="data:image/png;base64,{base64.b64encode(data).decode("ascii")}" '
            f'alt="{html.escape(alt_text(figure))}" style="{style}">')


def _size(png: bytes) -> tuple[int, int]:
    """Width (pixels) and pixels per metre, from the two first chunks as they are written here."""
    width: int = struct.unpack_from(">I", png, 16)[0]
    per_meter: int = struct.unpack_from(">I", png, 41)[0]
    return width, per_meter


def _clean(text: str | None) -> str:
    """Without control characters and line breaks."""
    return " ".join("".join(char if char.isprintable() else " " for char in text or "").split())


def _short(text: str, limit: int = _LABEL) -> str:
    return text if len(text) <= limit else text[:limit - 1].rstrip() + "…"


def _label(text: str | None) -> str:
    return _short(_clean(text))


def _quoted(text: str | None) -> str:
    return f"“{_short(_clean(text), 2 * _LABEL)}”"


def _bounded(sentences: Sequence[str]) -> str:
    return _short(" ".join(sentences), LIMIT)


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def _are(number: int) -> str:
    return "is" if number == 1 else "are"


def _listed(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _shape(panel: Panel) -> str:
    rows, columns = panel.grid.shape
    return f"{_count(rows, 'row')} and {_count(columns, 'column')}"


def _axes(panel: Panel) -> list[str]:
    told = []
    for name, axis, order in (("y", panel.y, "from top to bottom"), ("x", panel.x, "from left to right")):
        label = _label(axis.label)
        heading = f"The {name} axis" + (f", {label}," if label else "")
        words = [_category(category) for category in axis.categories]
        if not words:
            continue
        if len(words) == 1:
            told.append(f"{heading} shows {words[0]}.")
        elif len(words) <= _LISTED:
            told.append(f"{heading} shows {order} {_listed(words)}.")
        else:
            told.append(f"{heading} runs {order} from {words[0]} to {words[-1]}.")
    return told


_NORMS = {"linear": "", "log": "logarithmic ", "symlog": "symmetric logarithmic ", "two-slope": "two-slope ",
          "classes": ""}


def _scale(color: ColorScale) -> list[str]:
    label = _label(color.label)
    name = f"The {_NORMS[color.norm]}colour scale" + (f", {label}," if label else "")
    if color.norm == "classes" and color.boundaries is not None:
        number = len(color.boundaries) - 1
        classes = f"{name} has {number} class{'' if number == 1 else 'es'}"
        if names := _class_names(color):
            return [f"{classes}: {_listed(names)}."]
        return [f"{classes} from {_number(color.boundaries[0])} to {_number(color.boundaries[-1])}."]
    center = f", with {_number(color.center)} in the middle" if color.center is not None else ""
    if color.vmin is not None and color.vmax is not None:
        return [f"{name} runs from {_number(color.vmin)} to {_number(color.vmax)}{center}."]
    if color.vmin is not None:
        return [f"{name} begins at {_number(color.vmin)}{center}."]
    if color.vmax is not None:
        return [f"{name} ends at {_number(color.vmax)}{center}."]
    if center:
        return [f"{name} follows the data{center}."]
    if not label:
        return [f"The colour scale is {_NORMS[color.norm]}".rstrip() + "."] if color.norm != "linear" else []
    return [f"The {_NORMS[color.norm]}colours show {label}."]


def _class_names(color: ColorScale) -> list[str]:
    """The names of the classes; empty if they have none, or too many."""
    names = color.tick_labels if color.norm == "classes" and color.boundaries else None
    if not names or len(names) != len(color.boundaries or ()) - 1 or len(names) > _LISTED:
        return []
    return [_label(name) for name in names]


def _cells(panel: Panel) -> list[str]:
    grid = panel.grid
    total, numbers = grid.values.size, int(np.isin(grid.states, (STATED, APPROXIMATE, RANGE)).sum())
    if not total:
        return ["It has no cells."]
    if not numbers:
        return ["No cell has a number.", *_missing(panel)]
    has = f"All {_count(total, 'cell')} have" if numbers == total else \
        f"{numbers:,} of {_count(total, 'cell')} {'has' if numbers == 1 else 'have'}"
    if total == 1:
        has = "The one cell has"
    if names := _class_names(panel.color):
        return [f"{has} {'the' if total == 1 else 'a'} class: {_by_class(panel, names)}.", *_missing(panel)]
    return [f"{has} {'the' if total == 1 else 'a'} number"
            f"{_extremes(panel, numbers)}.", *_inexact(panel), *_missing(panel)]


def _by_class(panel: Panel, names: list[str]) -> str:
    """How many cells are in each class."""
    boundaries, values = panel.color.boundaries or (), panel.grid.values
    values = values[~np.isnan(values)]
    # a class holds its lower boundary, and the last one its upper boundary, too
    where = np.searchsorted(boundaries, values, "right") - 1
    where[values == boundaries[-1]] = len(names) - 1
    beyond = int(((where < 0) | (where >= len(names))).sum())
    told = [f"{number:,} {name}" for k, name in enumerate(names) if (number := int((where == k).sum()))]
    return _listed([*told, *([f"{beyond:,} beyond them"] if beyond else [])])


def _extremes(panel: Panel, numbers: int) -> str:
    values = panel.grid.values
    low, high = np.nanmin(values), np.nanmax(values)
    if numbers == 1:
        return f"{',' if values.size > 1 else ''} {_cell(panel, low)}"
    if low < high:
        return f", from {_cell(panel, low)} to {_cell(panel, high)}"
    return f", and it is the same everywhere: {_cell(panel, low, placed=False)}"


def _cell(panel: Panel, value: float, placed: bool = True) -> str:
    """A value, and where it stands."""
    grid = panel.grid
    where = np.argwhere(grid.values == value)
    i, j = where[0]
    notes = []
    if grid.states[i, j] == RANGE and grid.low is not None and grid.high is not None:
        notes.append(f"stated as {_number(grid.low[i, j])} to {_number(grid.high[i, j])}")
    if placed and grid.values.size > 1:
        notes.append(f"{_name(panel.y, 'row', i)}, {_name(panel.x, 'column', j)}")
    if placed and len(where) > 1:
        notes.append(f"also {_count(len(where) - 1, 'other cell')}")
    about = "about " if grid.states[i, j] in (APPROXIMATE, RANGE) else ""
    suffix = _label(grid.suffix[i, j]) if grid.suffix is not None else ""
    return f"{about}{_number(value)}{suffix}" + (f" ({'; '.join(notes)})" if notes else "")


def _name(axis: Axis, noun: str, k: Any) -> str:
    label = _label(axis.label) or noun
    return f"{label} {_category(axis.categories[k])}"


def _category(text: str) -> str:
    """A category among others, in quotes where it could not be told from what stands around it."""
    label = _label(text)
    return f"“{label}”" if not any(map(str.isalnum, label)) or any(mark in label for mark in ",;") else label


def _inexact(panel: Panel) -> list[str]:
    told = []
    for state, words in ((APPROXIMATE, "approximate"), (RANGE, "known only as a range")):
        number = int((panel.grid.states == state).sum())
        if number:
            told.append(f"{_count(number, 'number')} {_are(number)} {words}.")
    return told


def _missing(panel: Panel) -> list[str]:
    told = []
    for state, words in ((BLANK, "empty in the figure"), (UNSTATED, "shown without a stated value")):
        cells = panel.grid.states == state
        number = int(cells.sum())
        if number == cells.size:
            told.append(f"{'The one cell is' if number == 1 else f'All {number:,} cells are'} {words}.")
        elif number:
            told.append(f"{_count(number, 'cell')} {_are(number)} {words}{_whole(panel, cells)}.")
    return told


def _whole(panel: Panel, cells: np.ndarray) -> str:
    """Say so where the cells are whole rows or whole columns."""
    for axis, noun, along in ((panel.y, "row", 1), (panel.x, "column", 0)):
        full = cells.all(axis=along)
        if full.any() and cells.sum() == full.sum() * cells.shape[along] and full.sum() <= 3:
            return f": all of {_listed([_name(axis, noun, int(k)) for k in np.flatnonzero(full)])}"
    return ""


def _number(value: float) -> str:
    text = f"{value:.0f}" if value == round(value) and abs(value) < 1e9 else f"{value:.6g}"
    text = "0" if text == "-0" else text
    if "e" in text:
        mantissa, exponent = text.split("e")
        text = f"{mantissa} × 10^{int(exponent)}"
    return text.replace("-", "−")
