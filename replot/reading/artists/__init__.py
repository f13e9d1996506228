"""Other people's plots: a matplotlib Axes or Figure that holds a heatmap, read back as a figure.

What is drawn is read from the artists: the numbers of a mesh or an image, its norm and colormap, tick
labels, texts in the cells, colour bars. What cannot be recovered is a finding.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import FigureBase

from replot.errors import NotAHeatmap, ReadError
from replot.figure import Axis, Figure, Grid, Panel
from replot.reading.artists.bars import bar_of_axes, belongs, colorbars, with_bar
from replot.reading.artists.labels import categories, label_sides, plain
from replot.reading.artists.meshes import Mesh, Unreadable, contents, find_mesh
from replot.reading.artists.notes import Notes
from replot.reading.artists.numbers import printed_numbers
from replot.reading.artists.own import carried_figure, name_of, own_axes, reconciled
from replot.reading.artists.scales import color_scale
from replot.reading.description import Reading

__all__ = ["examine_axes", "read_axes"]


def read_axes(source: Any) -> Figure:
    """The figure in a matplotlib Axes or Figure.

    Reads heatmaps made by ``imshow``, ``matshow``, ``pcolormesh``, ``pcolor``, ``seaborn.heatmap``
    and scikit-learn's ``ConfusionMatrixDisplay``: numbers and masked cells, labels from left to
    right and from top to bottom as they stand in the picture, limits, norm and colormap, colour
    bars, numbers in the cells, titles and panels. Nothing of matplotlib is changed.

    Sides of tick labels and of colour bars are kept where they are not matplotlib's default, ticks
    of colour bars where they were set. A drawing of replot gives back the figure it was made from,
    with what was changed since.

    Parameters
    ----------
    source : Axes, Figure, SubFigure, or an object that has one
        Such as a grid of seaborn, or an array of Axes.

    Returns
    -------
    Figure

    Raises
    ------
    NotAHeatmap
        If there is no heatmap in it; ``found`` says what there is instead.
    ReadError
        If it is nothing of matplotlib.

    See Also
    --------
    examine_axes : with the findings.
    """
    return examine_axes(source).figure


def examine_axes(source: Any) -> Reading:
    """As :func:`read_axes`, with the findings.

    Returns
    -------
    Reading
        Without evidence: there are no words.
    """
    canvas, wanted = _axes_of(source)
    findings = Notes()
    carried = carried_figure(source)
    figure = None if carried is None else _read_own(source, carried, canvas, wanted, findings)
    if figure is None:
        figure = _read(canvas, wanted, not isinstance(source, Axes), findings)
    return Reading(figure, tuple(findings), {})


def _read_own(source: Any, carried: Figure, canvas: Any, wanted: Sequence[Axes],
              findings: Notes) -> Figure | None:
    """The figure that a drawing of replot carries, or None if panels or cells were taken away."""
    axes = own_axes(source, carried, wanted)
    if axes is not None:
        ignored = Notes(literal=True)  # how replot draws is no finding, and it draws no formulas
        meshes = [find_mesh(ax, "") for ax in axes]
        if all(mesh is not None or not panel.grid.values.size
               for mesh, panel in zip(meshes, carried.panels, strict=True)):
            read = [None if mesh is None else _panel(ax, mesh, "", ignored)
                    for ax, mesh in zip(axes, meshes, strict=True)]
            title = None if isinstance(source, Axes) else plain(canvas.get_suptitle(), "", ignored)
            return reconciled(carried, read, title, findings)
    findings.add("T215", "Panels that replot drew are gone; what is left is read as it shows.")
    return None


def _read(canvas: Any, wanted: Sequence[Axes], whole: bool, findings: Notes) -> Figure:
    """The figure in some Axes of a canvas, or in the whole of it."""
    panels, others = _meshes(wanted, findings)
    if not panels:
        found = " and ".join(dict.fromkeys(others)) or "nothing"
        why = "".join(f"; {finding.message.rstrip('.')}" for finding in findings)
        raise NotAHeatmap(f"there is no heatmap here, but {found}{why}", found)
    panels = _in_reading_order(panels)
    names = [name_of(k, len(panels)) for k in range(len(panels))]
    read = [_panel(ax, mesh, name, findings) for (ax, mesh), name in zip(panels, names, strict=True)]
    read = _with_neighbours_labels(read, panels, names, findings)
    read, colorbar = _with_bars(canvas, read, panels, names, findings)
    # replot may have drawn some of them into Axes of somebody else's figure
    read = [panel if (carried := carried_figure(ax)) is None else _guest(carried, ax, mesh, findings)
            for panel, (ax, mesh) in zip(read, panels, strict=True)]
    title = None
    if whole:
        title = plain(canvas.get_suptitle(), "the figure", findings)
        read = [_with_shared_labels(panel, canvas, findings) for panel in read]
    if len(read) == 1 and title is None:  # the title of the only panel is that of the figure
        title, read = read[0].title, [replace(read[0], title=None)]
    columns = _columns([ax for ax, _ in panels]) if len(read) > 1 else None
    return Figure(tuple(read), title, colorbar, columns)


def _guest(carried: Figure, ax: Axes, mesh: Mesh, findings: Notes) -> Panel:
    """The panel that replot drew into an Axes."""
    figure = reconciled(carried, [_panel(ax, mesh, "", Notes(literal=True))], None, findings)
    panel = figure.panels[0]
    color = replace(panel.color, location="none") if figure.colorbar == "none" else panel.color
    return replace(panel, title=panel.title or figure.title, color=color)


def _axes_of(source: Any) -> tuple[Any, list[Axes]]:
    """The Figure, and the Axes in it that are to be read."""
    if isinstance(source, FigureBase):
        axes: Any = source.axes
        return source, [ax for ax in axes if ax.get_visible()]
    if isinstance(source, np.ndarray | list | tuple):
        given = list(source.flat) if isinstance(source, np.ndarray) else list(source)
        if given and all(isinstance(ax, Axes) for ax in given):
            return given[0].figure, given
    elif isinstance(source, Axes):
        return source.figure, [source]
    for name in ("ax_", "ax_heatmap", "figure"):  # scikit-learn's displays, seaborn's grids
        inner = getattr(source, name, None)
        if isinstance(inner, Axes | FigureBase):
            return _axes_of(inner)
    raise ReadError(f"an Axes or Figure of matplotlib is needed, not {type(source).__name__}")


def _meshes(wanted: Sequence[Axes], findings: Notes) -> tuple[list[tuple[Axes, Mesh]], list[str]]:
    """The Axes that hold a heatmap, and what the others hold."""
    found: list[tuple[Axes, Mesh]] = []
    others: list[str] = []
    for k, ax in enumerate(wanted):
        if bar_of_axes(ax) is not None or ax.get_label() == "<colorbar>":
            continue
        name = name_of(k, len(wanted))
        try:
            mesh = find_mesh(ax, name)
        except Unreadable as error:
            findings += error.findings
            others.append(error.what)
            continue
        if mesh is not None:
            found.append((ax, mesh))
        elif ax.axison and (what := contents(ax)) is not None:
            others.append(what)
    if found and others:
        findings.add("T201", f"Axes with {' and '.join(dict.fromkeys(others))} and no heatmap are left out.")
    return found, others


def _in_reading_order(panels: Sequence[tuple[Axes, Mesh]]) -> list[tuple[Axes, Mesh]]:
    """Rows of panels from the top, each from the left."""
    waiting = sorted(panels, key=lambda pair: -pair[0].bbox.y1)
    ordered: list[tuple[Axes, Mesh]] = []
    while waiting:
        row = [pair for pair in waiting if _beside(pair[0], waiting[0][0])]
        ordered += sorted(row, key=lambda pair: pair[0].bbox.x0)
        waiting = [pair for pair in waiting if pair not in row]
    return ordered


def _beside(ax: Axes, other: Axes) -> bool:
    """Whether two Axes stand in one row."""
    return other.bbox.y0 <= (ax.bbox.y0 + ax.bbox.y1) / 2 <= other.bbox.y1


def _above(ax: Axes, other: Axes) -> bool:
    """Whether two Axes stand in one column."""
    return other.bbox.x0 <= (ax.bbox.x0 + ax.bbox.x1) / 2 <= other.bbox.x1


def _columns(axes: Sequence[Axes]) -> int | None:
    """Panels in a row, if all rows but the last are equally long."""
    rows: list[list[Axes]] = []
    for ax in axes:
        if rows and _beside(ax, rows[-1][0]):
            rows[-1].append(ax)
        else:
            rows.append([ax])
    longest = len(rows[0])
    even = all(len(row) == longest for row in rows[:-1]) and len(rows[-1]) <= longest
    return longest if even else None


def _panel(ax: Axes, mesh: Mesh, name: str, findings: Notes) -> Panel:
    findings += mesh.findings
    x = Axis(plain(ax.get_xlabel(), name, findings), categories(ax.xaxis, mesh.x, f"{name}, x axis",
                                                                findings),
             "top" if label_sides(ax.xaxis) == (False, True) else None)
    y = Axis(plain(ax.get_ylabel(), name, findings), categories(ax.yaxis, mesh.y, f"{name}, y axis",
                                                                findings),
             "right" if label_sides(ax.yaxis) == (False, True) else None)
    annotation, extras = printed_numbers(ax, mesh, name, findings)
    title = next((text for side in ("center", "left", "right") if (text := ax.get_title(side))), None)
    return Panel(x, y, Grid(mesh.values, **extras), plain(title, name, findings),
                 color_scale(mesh.artist, mesh.values, name, findings), annotation)


def _with_neighbours_labels(read: Sequence[Panel], panels: Sequence[tuple[Axes, Mesh]], names: Sequence[str],
                            findings: Notes) -> list[Panel]:
    """Panels without tick labels get those of a panel beside or above them, as readers take them."""
    out = list(read)
    for which, near in (("y", _beside), ("x", _above)):
        for k, (ax, _) in enumerate(panels):
            own: Axis = getattr(read[k], which)
            if any(own.categories):
                continue
            for j, (other, _) in enumerate(panels):
                theirs: Axis = getattr(read[j], which)
                if any(theirs.categories) and len(theirs.categories) == len(own.categories) and near(ax,
                                                                                                     other):
                    out[k] = _with_axis(out[k], which, replace(own, categories=theirs.categories))
                    findings.add("T207", f"{names[k]} has no labels on {which}; those of {names[j]} are "
                                         "taken.")
                    break
    return out


def _with_shared_labels(panel: Panel, canvas: Any, findings: Notes) -> Panel:
    for which, text in (("x", canvas.get_supxlabel()), ("y", canvas.get_supylabel())):
        axis: Axis = getattr(panel, which)
        if text and axis.label is None:
            panel = _with_axis(panel, which, replace(axis, label=plain(text, "the figure", findings)))
    return panel


def _with_axis(panel: Panel, which: str, axis: Axis) -> Panel:
    return replace(panel, x=axis) if which == "x" else replace(panel, y=axis)


def _with_bars(canvas: Any, read: list[Panel], panels: Sequence[tuple[Axes, Mesh]],
               names: Sequence[str], findings: Notes) -> tuple[list[Panel], str]:
    """The panels with what their colour bars say, and which panels have bars."""
    axes = [ax for ax, _ in panels]
    bars, shared = colorbars(canvas, panels)
    for k, (ax, mesh) in enumerate(panels):
        if bars[k] is None:
            bars[k] = next((bar for bar in shared if belongs(bar, ax, mesh.artist)), None)
    if all(bar is None for bar in bars):
        return read, "none"
    distinct = [bar for k, bar in enumerate(bars) if bar is not None and bar not in bars[:k]]
    scales = {(c.cmap, c.vmin, c.vmax, c.center, c.norm, c.boundaries)
              for c in (panel.color for panel in read)}
    if len(read) > 1 and len(distinct) == 1 and len(scales) == 1:
        return [replace(panel, color=with_bar(panel.color, distinct[0], axes, "the colour bar", findings))
                for panel in read], "shared"
    out = []
    for k, (panel, bar) in enumerate(zip(read, bars, strict=True)):
        color = replace(panel.color, location="none") if bar is None else \
            with_bar(panel.color, bar, [axes[k]], f"{names[k]}, colour bar", findings)
        out.append(replace(panel, color=color))
    if len(distinct) < sum(bar is not None for bar in bars):
        findings.add("T214", "A colour bar stands for some of the panels only; each of them gets its "
                             "own.")
    elif len(distinct) == 1 < len(read):
        findings.add("T214", "One colour bar stands for panels of different colours; it is kept for the "
                             f"one that it is true for, {names[bars.index(distinct[0])]}.")
    return out, "each"
