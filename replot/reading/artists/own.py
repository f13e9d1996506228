"""Plots that replot drew: the figure they carry, unless they were changed since.

A drawing holds its figure in ``_replot_figure``, and its panels are Axes labelled ``panel 1``,
``panel 2`` ... What the artists say is read as for any other plot and compared with the figure: a
drawing may leave words out, wrap or shorten them, but not say anything else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from matplotlib.axes import Axes

from replot.figure import Axis, ColorScale, Figure, Grid, Panel
from replot.reading.artists.notes import Notes

__all__ = ["carried_figure", "name_of", "own_axes", "reconciled"]

PANEL = re.compile(r"panel (\d+)")
CUT = "\N{HORIZONTAL ELLIPSIS}"


def carried_figure(source: Any) -> Figure | None:
    """The figure that an Axes or Figure carries, or None; for the Axes of one panel, that panel."""
    figure = getattr(source, "_replot_figure", None)
    if figure is None and isinstance(source, Axes):
        whole = getattr(source.figure, "_replot_figure", None)
        place = PANEL.fullmatch(str(source.get_label()))
        if whole is not None and place and 0 < int(place.group(1)) <= len(whole.panels):
            figure = whole.replace(panels=(whole.panels[int(place.group(1)) - 1],), columns=None)
    return figure if isinstance(figure, Figure) else None


def own_axes(source: Any, carried: Figure, wanted: Sequence[Axes]) -> list[Axes] | None:
    """The Axes of each panel of the carried figure, or None if one was taken away."""
    if isinstance(source, Axes):
        return [source]
    by_label = {str(ax.get_label()): ax for ax in wanted}
    labels = [f"panel {k + 1}" for k in range(len(carried.panels))]
    return [by_label[label] for label in labels] if by_label.keys() >= set(labels) else None


def reconciled(carried: Figure, read: Sequence[Panel | None], title: str | None, notes: Notes) -> Figure:
    """The carried figure with what the artists say otherwise, each change a finding.

    Parameters
    ----------
    carried : Figure
    read : sequence of Panel or None
        What each panel shows; None for one without cells.
    title : str or None
        The title above all panels.
    """
    titles = [carried.title, *(panel.title for panel in carried.panels)]
    scales = [panel.color for panel in carried.panels]
    panels = [mine if theirs is None else
              _panel(mine, theirs, titles, scales if carried.colorbar == "shared" else [mine.color],
                     name_of(k, len(read)), notes)
              for k, (mine, theirs) in enumerate(zip(carried.panels, read, strict=True))]
    if any(_same(known, title) for known in titles):
        title = carried.title
    else:
        notes.add("T215", f"The title is now {title!r}.")
    if len(panels) == 1 and panels[0].title != carried.panels[0].title:
        # a drawing of one panel shows the title of the figure above it
        title, panels = panels[0].title, [replace(panels[0], title=carried.panels[0].title)]
    return carried.replace(title=title, panels=tuple(panels))


def name_of(k: int, count: int) -> str:
    """A panel as findings call it."""
    return "the heatmap" if count == 1 else f"panel {k}"


def _panel(mine: Panel, theirs: Panel, titles: Sequence[str | None], scales: Sequence[ColorScale], name: str,
           notes: Notes) -> Panel:
    title, grid = mine.title, mine.grid
    if not any(_same(known, theirs.title) for known in titles):
        notes.add("T215", f"{name}: its title is now {theirs.title!r}.")
        title = theirs.title
    if not np.array_equal(grid.values, theirs.grid.values, equal_nan=True):
        notes.add("T215", f"{name}: its cells have other values now.")
        if grid.shape != theirs.grid.shape:
            return theirs
        grid = Grid(theirs.grid.values)
    return replace(mine, title=title, grid=grid, x=_axis(mine.x, theirs.x, f"{name}, x axis", notes),
                   y=_axis(mine.y, theirs.y, f"{name}, y axis", notes),
                   color=_color(mine.color, theirs.color, scales, name, notes))


def _axis(mine: Axis, theirs: Axis, name: str, notes: Notes) -> Axis:
    label, categories = mine.label, mine.categories
    if not _same(label, theirs.label):
        notes.add("T215", f"{name}: its label is now {theirs.label!r}.")
        label = theirs.label
    if not all(_same(known, new or None) for known, new in zip(categories, theirs.categories, strict=True)):
        notes.add("T215", f"{name}: its tick labels are others now.")
        categories = tuple(new or known for known, new in zip(categories, theirs.categories, strict=True))
    derived = tuple(d for d in mine.derived if d in categories)
    return replace(mine, label=label, categories=categories, derived=derived)


def _color(mine: ColorScale, theirs: ColorScale, stated: Sequence[ColorScale], name: str,
           notes: Notes) -> ColorScale:
    """The colours with limits that were changed; `stated` are the scales that the drawing chose from."""
    if not {mine.norm, *(scale.norm for scale in stated)} <= {"linear", "log"}:
        return mine  # other norms are drawn with limits of their own
    for end in ("vmin", "vmax"):
        now, known = getattr(theirs, end), [getattr(scale, end) for scale in stated]
        # limits that are not stated follow from the data, and those that meet in one number are drawn apart
        if now is not None and None not in known and all(scale.vmin != scale.vmax for scale in stated) \
                and not np.isclose(known, now, rtol=1e-9, atol=0).any():
            notes.add("T215", f"{name}: {end} is now {now:g}.")
            mine = replace(mine, **{end: now})
    return mine


def _same(known: str | None, shown: str | None) -> bool:
    """Whether a text that is shown can be the known one: left out, wrapped, or its middle cut."""
    if shown is None:
        return True
    got = "".join(shown.split())
    wanted = "".join((known or "").split())
    start, cut, end = got.partition(CUT)
    fits = wanted.startswith(start) and wanted.endswith(end) and len(start) + len(end) < len(wanted)
    return got == wanted or (bool(cut) and fits)
