"""Colour bars: whose they are, where they stand and what they say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.colorbar import Colorbar
from matplotlib.ticker import FixedLocator, ScalarFormatter

from replot.figure import ColorScale
from replot.reading.artists.labels import plain
from replot.reading.artists.meshes import Mesh
from replot.reading.artists.notes import Notes

__all__ = ["bar_of_axes", "belongs", "colorbars", "with_bar"]


def bar_of_axes(ax: Axes) -> Colorbar | None:
    """The colour bar that an Axes holds, or None for an Axes of another kind."""
    return getattr(ax, "_colorbar", None)


def colorbars(figure: Any, panels: Sequence[tuple[Axes, Mesh]]) -> tuple[list[Colorbar | None],
                                                                                list[Colorbar]]:
    """The bar that was made for each panel, and all bars."""
    bars = [bar for ax in figure.axes if (bar := bar_of_axes(ax)) is not None and ax.get_visible()]
    return [next((bar for bar in bars if bar.mappable is mesh.artist), None) for _, mesh in panels], bars


def belongs(bar: Colorbar, ax: Axes, artist: Any) -> bool:
    """Whether a bar made for another artist stands for this one, too: beside it, or of the same colours."""
    if ax in getattr(bar.ax, "_colorbar_info", {}).get("parents", ()):
        return True
    norm, other = bar.mappable.norm, artist.norm
    return norm is other or ((norm.vmin, norm.vmax) == (other.vmin, other.vmax) and type(norm) is type(other)
                             and bar.mappable.get_cmap() == artist.get_cmap())


def with_bar(color: ColorScale, bar: Colorbar, beside: Sequence[Axes], name: str,
             findings: Notes) -> ColorScale:
    """The colour scale with what its bar says: label, ticks and place.

    Ticks are kept if they were set, not if matplotlib chose them. The place is kept if it is not
    the right side, where bars stand by default.
    """
    upright = bar.orientation == "vertical"
    axis = bar.ax.yaxis if upright else bar.ax.xaxis
    across = bar.ax.get_xlabel() if upright else bar.ax.get_ylabel()
    label = plain(axis.get_label_text() or bar.ax.get_title() or across, name, findings)
    location = _location(bar, beside, upright)
    color = replace(color, label=label, location=None if location == "right" else location)
    if not isinstance(axis.get_major_locator(), FixedLocator):
        return color
    ticks = [float(tick) for tick in axis.get_majorticklocs()]
    formatter = axis.get_major_formatter()
    texts = [plain(text, name, findings) or "" for text in formatter.format_ticks(ticks)]
    inside = [k for k, tick in enumerate(ticks) if _within(tick, color)]
    own = not isinstance(formatter, ScalarFormatter) and any(texts)
    if color.norm == "classes" and color.boundaries is not None:
        return _named_classes(color, ticks, texts) if own else color
    if not inside:
        return color
    return replace(color, ticks=tuple(ticks[k] for k in inside),
                   tick_labels=tuple(texts[k] for k in inside) if own else None)


def _within(tick: float, color: ColorScale) -> bool:
    if color.vmin is None or color.vmax is None:
        return True
    slack = 1e-9 * (color.vmax - color.vmin)
    return color.vmin - slack <= tick <= color.vmax + slack


def _named_classes(color: ColorScale, ticks: Sequence[float], texts: Sequence[str]) -> ColorScale:
    """Names of classes, where there is one tick within each."""
    edges = color.boundaries or ()
    places = [int(np.searchsorted(edges, tick, side="right")) - 1 for tick in ticks]
    on_edge = any(np.isclose(tick, edge) for tick in ticks for edge in edges)
    if sorted(places) != list(range(len(edges) - 1)) or on_edge:
        return color
    names = dict(zip(places, texts, strict=True))
    return replace(color, tick_labels=tuple(names[k] for k in range(len(places))))


def _location(bar: Colorbar, beside: Sequence[Axes], upright: bool) -> str:
    info: dict[str, Any] = getattr(bar.ax, "_colorbar_info", {})
    if info.get("location"):
        return info["location"]
    own = bar.ax.bbox
    boxes = [ax.bbox for ax in beside]
    if upright:
        middle = (min(box.x0 for box in boxes) + max(box.x1 for box in boxes)) / 2
        return "left" if (own.x0 + own.x1) / 2 < middle else "right"
    middle = (min(box.y0 for box in boxes) + max(box.y1 for box in boxes)) / 2
    return "bottom" if (own.y0 + own.y1) / 2 < middle else "top"
