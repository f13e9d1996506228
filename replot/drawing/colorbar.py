"""A colour bar painted: the ramp or the classes, the ends, ticks and label."""

from __future__ import annotations

import numpy as np
from matplotlib.colors import Normalize
from matplotlib.patches import Patch, PathPatch, Polygon
from matplotlib.path import Path
from matplotlib.transforms import Affine2D

from replot.drawing.axes import PlacedAxes
from replot.drawing.canvas import Drawing
from replot.drawing.colors import Colors
from replot.drawing.mesh import CellMesh
from replot.drawing.nouns import BarPlan, Sides, TextItem
from replot.drawing.panel import frame, marks, shape

__all__ = ["paint_bar"]

Point = tuple[float, float]


def paint_bar(drawing: Drawing, bar: BarPlan, items: list[TextItem]) -> PlacedAxes:
    """Make the Axes of a colour bar; ``items`` are its texts."""
    axes = PlacedAxes(drawing, bar.rect, label="<colorbar>", facecolor="none")
    count = bar.colors.cmap.N
    ramp = np.arange(count) + 0.5
    colors = Colors(bar.colors.cmap, Normalize(0, count), 0.0, float(count), "neither")
    values = ramp[::-1, None] if bar.upright else ramp[None, :]
    mesh = CellMesh(values, colors, zorder=1, gid="ramp")
    axes.add_collection(mesh, autolim=False)
    # the ramp keeps its own data, so that the Axes can show those of the scale
    rows, columns = values.shape
    mesh.set_transform(Affine2D().scale(1 / columns, -1 / rows).translate(0, 1) + axes.transAxes)
    name = "y" if bar.upright else "x"
    low, high = (bar.colors.vmin, bar.colors.vmax) if _straight(bar) else (0.0, 1.0)
    axes.set(**{f"{name}lim": (low, high), f"{'x' if bar.upright else 'y'}lim": (0, 1)})
    _ends(drawing, axes, bar)
    side = bar.location
    labels = [item for item in items if item.role == "bar tick"]
    places = [tick.place for tick in bar.ticks]
    shares = [_share(bar, place) for place in places]
    axes.ticks(name, labels, [low + share * (high - low) for share in shares],
               marks(drawing, bar.rect, side, places))
    axes.ticks("x" if bar.upright else "y", [], [], [])
    for item in items:
        if item.role == "bar label":
            axes.put(item)
    return axes


def _straight(bar: BarPlan) -> bool:
    """Whether places along the bar are proportional to values."""
    return type(bar.colors.norm) is Normalize


def _share(bar: BarPlan, place: float) -> float:
    if bar.upright:
        return (bar.rect.bottom - place) / bar.rect.height
    return (place - bar.rect.left) / bar.rect.width


def _ends(drawing: Drawing, axes: PlacedAxes, bar: BarPlan) -> None:
    """The triangles beyond the limits, and the line around everything."""
    style, rect, cmap = drawing.plan.style, bar.rect, bar.colors.cmap
    if not bar.low_end and not bar.high_end:
        frame(axes, drawing, rect)
        return
    line = max(1, round(style.line_width * drawing.plan.dpi / 72)) if style.line_width else 0
    left, top, right, bottom = rect.sides
    if bar.upright:
        strips = [(left - line, top, left, bottom), (right, top, right + line, bottom)]
    else:
        strips = [(left, top - line, right, top), (left, bottom, right, bottom + line)]
    for end, length, color in (("low", bar.low_end, cmap.get_under()),
                               ("high", bar.high_end, cmap.get_over())):
        corners = _triangle(bar, end, length)
        if length:
            _end(drawing, axes, corners, tuple(color), line, f"{end} end")
        else:
            near, _, far = corners
            outward = line if (end == "low") == bar.upright else -line
            strips.append(_cap(near, far, outward, line, bar.upright))
    if line:
        shape(axes, drawing, strips, style.line_color, 2.5, "frame")


def _end(drawing: Drawing, axes: PlacedAxes, corners: tuple[Point, Point, Point], color: tuple[float, ...],
         line: int, gid: str) -> None:
    """A triangle and the line along its two free sides."""
    points = [drawing.at(*point) for point in corners]
    made: list[Patch] = [Polygon(points, closed=True, facecolor=color, linewidth=0, edgecolor="none",
                                 zorder=1, gid=gid)]
    if line:
        path = Path(points, [Path.MOVETO, Path.LINETO, Path.LINETO])
        made.append(PathPatch(path, fill=False, edgecolor=drawing.plan.style.line_color, zorder=2.4,
                              linewidth=line * 72 / drawing.plan.dpi, joinstyle="miter",
                              capstyle="projecting", snap=False, gid="frame"))
    for one in made:
        one.set_transform(drawing.transFigure)
        axes.add_artist(one)
        one.set_clip_on(False)


def _triangle(bar: BarPlan, end: str, length: int) -> tuple[Point, Point, Point]:
    """The corners of an end (pixels): the two at the ramp, and the tip between them."""
    rect = bar.rect
    if bar.upright:
        y, tip = (rect.bottom, rect.bottom + length) if end == "low" else (rect.top, rect.top - length)
        return (rect.left, y), (rect.left + rect.width / 2, tip), (rect.right, y)
    x, tip = (rect.left, rect.left - length) if end == "low" else (rect.right, rect.right + length)
    return (x, rect.top), (tip, rect.top + rect.height / 2), (x, rect.bottom)


def _cap(near: Point, far: Point, outward: int, line: int, upright: bool) -> Sides:
    """The straight line that closes an end without a triangle."""
    if upright:
        y = sorted((near[1], near[1] + outward))
        return near[0] - line, y[0], far[0] + line, y[1]
    x = sorted((near[0], near[0] + outward))
    return x[0], near[1] - line, x[1], far[1] + line
