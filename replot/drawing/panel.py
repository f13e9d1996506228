"""A panel painted: cells, textures, numbers, ticks and labels."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from matplotlib.artist import allow_rasterization
from matplotlib.collections import PathCollection
from matplotlib.patches import PathPatch
from matplotlib.path import Path
from matplotlib.transforms import Affine2D, IdentityTransform

from replot.drawing.axes import PlacedAxes
from replot.drawing.canvas import Drawing, rectangles
from replot.drawing.colors import text_color
from replot.drawing.extremes import outlined, ring
from replot.drawing.fonts import Font
from replot.drawing.letters import OutlineText
from replot.drawing.mesh import CellMesh
from replot.drawing.nouns import NumbersPlan, PanelPlan, Plan, Rect, Sides, TextItem, number_drop
from replot.drawing.text import LINE_HEIGHT, is_raster, outline, text_width
from replot.drawing.textures import around, over, runs, strokes
from replot.figure import APPROXIMATE, RANGE, UNSTATED

__all__ = ["CellNumbers", "corner", "frame", "marks", "number_room", "outline_width", "paint_panel", "shape",
           "texture", "ticks"]


class CellNumbers(PathCollection):
    """All numbers of a panel as one collection of outlines; in vector files each is a real text.

    Attributes
    ----------
    plan : NumbersPlan
        What it was made from.
    """

    def __init__(self, numbers: NumbersPlan, cell: tuple[float, float], dpi: float, transform: Any) -> None:
        shown = numbers.texts != ""
        cells = np.argwhere(shown)
        self.plan, self._size, self._dpi = numbers, numbers.size, dpi
        self._fonts = Font(numbers.families), Font(numbers.families, True)
        self._texts, self._bold = numbers.texts[shown].tolist(), numbers.bold[shown].tolist()
        self._white = numbers.white[shown]
        centre = (cell[0] / 2 % 1, cell[1] / 2 % 1)
        made = {key: _number_path(key[0], self._fonts[key[1]], numbers.size * dpi / 72, centre)
                for key in set(zip(self._texts, self._bold, strict=True))}
        colors = np.zeros((max(len(cells), 2), 4))
        colors[:, 3] = 1.0
        colors[:len(cells), :3] = self._white[:, None]
        super().__init__([made[key] for key in zip(self._texts, self._bold, strict=True)],
                         offsets=cells[:, ::-1] + 0.5, offset_transform=transform, facecolors=colors,
                         edgecolors="none", linewidths=0, antialiaseds=True, zorder=3, gid="numbers")
        self.set_snap(False)
        # numbers never reach beyond their cells, and measuring thousands of them takes time
        self.set_in_layout(False)

    def get_texts(self) -> list[str]:
        """The numbers as they are printed, row by row."""
        return list(self._texts)

    @allow_rasterization
    def draw(self, renderer: Any) -> None:
        """Paint the outlines, or write the numbers into a vector file."""
        if not self.get_visible():
            return
        dpi = self.figure.dpi
        if is_raster(renderer):
            self.set_transform(Affine2D().scale(dpi / self._dpi))
            super().draw(renderer)
            return
        renderer.open_group("numbers", self.get_gid())
        writer = OutlineText(ha="center", va="baseline", fontsize=self._size, transform=IdentityTransform())
        writer.set_figure(self.figure)
        places = self.get_offset_transform().transform(self.get_offsets())
        for text, bold, (x, y), white in zip(self._texts, self._bold, places, self._white, strict=True):
            font = self._fonts[bold]
            writer.set_position((x, y - number_drop(text, font, self._size * dpi / 72)))
            writer.set(text=text, color="#ffffff" if white else "#000000", fontfamily=font.names,
                       fontweight="bold" if font.bold else "normal")
            writer.draw(renderer)
        renderer.close_group("numbers")


@lru_cache(4096)
def _number_path(text: str, font: Font, size: float, centre: tuple[float, float]) -> Path:
    """The outline of a number around the middle of its cell, its pens and baselines on whole pixels.

    Of the place of the middle only what is beyond a whole pixel matters.
    """
    vertices, codes, lines = [], [], text.split("\n")
    drop = number_drop(text, font, size)
    for k, line in enumerate(lines):
        shape = outline(line, font)
        x = np.floor(centre[0] - shape.width * size / 2 + 0.5) - centre[0]
        # the picture counts its rows from the top, a path from the bottom
        y = centre[1] - np.floor(centre[1] + drop - (len(lines) - 1 - k) * LINE_HEIGHT * size + 0.5)
        vertices.append(shape.vertices * size + np.array((x, y)))
        codes.append(shape.codes)
    return Path(np.concatenate(vertices), np.concatenate(codes))


def paint_panel(drawing: Drawing, panel: PanelPlan) -> PlacedAxes:
    """Make the Axes of a panel with everything that is in its grid."""
    style, grid, states = drawing.plan.style, panel.panel.grid, panel.states
    rows, columns = grid.shape
    axes = PlacedAxes(drawing, panel.grid, label=f"panel {panel.index + 1}", facecolor=panel.blank_color)
    axes.set_xlim(0, max(columns, 1))
    axes.set_ylim(max(rows, 1), 0)
    if not grid.values.size:
        whole = [panel.grid.sides]
        shape(axes, drawing, whole, panel.unstated_color, 1.1, "unstated")
        texture(axes, drawing, style.unstated_texture, whole, style.texture_color, panel.grid)
        frame(axes, drawing, panel.grid)
        return axes
    axes.add_collection(CellMesh(grid.values, panel.colors, zorder=1, gid="cells"), autolim=False)
    if UNSTATED in states:
        unstated = runs(grid.states == UNSTATED, panel.x_edges, panel.y_edges)
        shape(axes, drawing, unstated, panel.unstated_color, 1.1, "unstated")
        texture(axes, drawing, style.unstated_texture, unstated, style.texture_color, panel.grid)
    if RANGE in states or style.negative_texture != "none":
        _cell_textures(axes, drawing, panel)
    if panel.gap:
        shape(axes, drawing, _gaps(panel), style.gap_color, 1.3, "gaps")
    shape(axes, drawing, [rule.sides for rule in panel.rules], style.gap_color, 1.3, "rules")
    if style.outline != "none":
        _outlines(axes, drawing, panel)
    if panel.numbers is None and APPROXIMATE in states:
        _corners(axes, drawing, panel)
    elif panel.numbers is not None:
        cell = (float(panel.x_edges[1] - panel.x_edges[0]), float(panel.y_edges[1] - panel.y_edges[0]))
        axes.add_collection(CellNumbers(panel.numbers, cell, drawing.plan.dpi, axes.transData), autolim=False)
    frame(axes, drawing, panel.grid)
    return axes


def _corners(axes: PlacedAxes, drawing: Drawing, panel: PanelPlan) -> None:
    """Mark approximate cells that have no number by a triangle in their upper right corner."""
    for i, j in np.argwhere(panel.panel.grid.states == APPROXIMATE):
        cell = panel.cell(i, j)
        axes.add_artist(corner(drawing, cell, over(panel.fills[i, j])))


def corner(drawing: Drawing, cell: Rect, color: str) -> PathPatch:
    """A triangle in the upper right corner of a rectangle."""
    side = min(cell.width, cell.height) * 0.3
    tip = (cell.right, cell.top)
    path = drawing.path([(cell.right - side, cell.top), tip, (cell.right, cell.top + side), tip],
                        [Path.MOVETO, Path.LINETO, Path.LINETO, Path.CLOSEPOLY])
    patch = PathPatch(path, facecolor=color, edgecolor="none", linewidth=0, zorder=1.2, gid="approximate",
                      snap=False, transform=drawing.transFigure)
    patch.set_clip_on(False)
    return patch


def _outlines(axes: PlacedAxes, drawing: Drawing, panel: PanelPlan) -> None:
    """A line within each cell that the style asks to outline, in the colour of its number."""
    cells = np.argwhere(outlined(panel.panel, drawing.plan.style.outline))
    white, line = text_color(panel.fills / 255), outline_width(drawing.plan)
    for color, here in (("#000000", False), ("#ffffff", True)):
        rings = [strip for i, j in cells if white[i, j] == here for strip in ring(panel.cell(i, j), line)]
        shape(axes, drawing, rings, color, 1.4, "outlines")


def outline_width(plan: Plan) -> int:
    """The width (pixels) of the lines around cells that are set apart."""
    return max(1, round(plan.style.outline_width * plan.dpi / 72))


def _gaps(panel: PanelPlan) -> list[Sides]:
    grid, before, after = panel.grid, panel.gap // 2, panel.gap - panel.gap // 2
    return [*((float(x - before), float(grid.top), float(x + after), float(grid.bottom))
              for x in panel.x_edges[1:-1]),
            *((float(grid.left), float(y - before), float(grid.right), float(y + after))
              for y in panel.y_edges[1:-1])]


def _cell_textures(axes: PlacedAxes, drawing: Drawing, panel: PanelPlan) -> None:
    """The textures over coloured cells, ranges and values below the centre; they leave the numbers free."""
    style, grid = drawing.plan.style, panel.panel.grid
    center = panel.panel.color.center or 0.0
    below = np.nan_to_num(grid.values, nan=center) < center
    for kind, mask in ((style.range_texture, grid.states == RANGE), (style.negative_texture, below)):
        if kind == "none" or not mask.any():
            continue
        for fill in np.unique(panel.fills[mask], axis=0):
            same = mask & (panel.fills == fill).all(axis=-1)
            boxes = runs(same, panel.x_edges, panel.y_edges)
            if panel.numbers is not None:
                dpi = drawing.plan.dpi
                boxes = [part for i, j in np.argwhere(same) for part in _beside_number(panel, i, j, dpi)]
            texture(axes, drawing, kind, boxes, over(fill), panel.grid)


def _beside_number(panel: PanelPlan, row: int, column: int, dpi: float) -> list[Sides]:
    """A cell without the rectangle that its number takes."""
    numbers = panel.numbers
    assert numbers is not None
    cell = panel.cell(row, column)
    x, y = cell.left + cell.width / 2, cell.top + cell.height / 2
    across, up = number_room(numbers, row, column, dpi)
    return around(cell.sides, (x - across, y - up, x + across, y + up))


def number_room(numbers: NumbersPlan, row: int, column: int, dpi: float) -> tuple[float, float]:
    """Half the width and half the height (pixels) of what is kept free of textures around a number."""
    text = numbers.texts[row, column]
    font, em = Font(numbers.families, bool(numbers.bold[row, column])), numbers.size * dpi / 72
    return (text_width(text, font) * em / 2 + 0.15 * em,
            (font.face.cap_height + text.count("\n") * LINE_HEIGHT) * em / 2 + 0.2 * em)


def texture(holder: Any, drawing: Drawing, kind: str, boxes: list[Sides], color: str,
            grid: Rect) -> None:
    """Draw a texture over some rectangles (pixels)."""
    style, dpi = drawing.plan.style, drawing.plan.dpi
    # half a line less on each side keeps the ends of the lines within their cells
    less = style.texture_width * dpi / 144
    inner = [(left + less, top + less, right - less, bottom - less) for left, top, right, bottom in boxes]
    lines = strokes(kind, inner, style.texture_pitch * dpi / 72, (grid.left, grid.top))
    if not len(lines):
        return
    width, cap = style.texture_width, "butt"
    if kind == "dots":
        lines, width, cap = lines + np.array([[0.0, 0.0], [0.01, 0.0]]), 2.4 * width, "round"
    path = drawing.path(lines.reshape(-1, 2), [Path.MOVETO, Path.LINETO] * len(lines))
    path.should_simplify = False
    patch = PathPatch(path, fill=False, edgecolor=color, linewidth=width, capstyle=cap, zorder=1.2,
                      gid="texture", transform=drawing.transFigure, snap=False)
    holder.add_artist(patch)
    patch.set_clip_on(False)


def shape(holder: Any, drawing: Drawing, boxes: list[Sides], color: str, zorder: float, gid: str) -> None:
    """Fill some rectangles (pixels)."""
    if not boxes:
        return
    patch = PathPatch(drawing.path(*rectangles(boxes)), facecolor=color, edgecolor="none", linewidth=0,
                      zorder=zorder, gid=gid, transform=drawing.transFigure)
    holder.add_artist(patch)
    patch.set_clip_on(False)


def frame(holder: Any, drawing: Drawing, rect: Rect) -> None:
    """A line around a rectangle, on its outside."""
    style = drawing.plan.style
    if not style.line_width:
        return
    line = max(1, round(style.line_width * drawing.plan.dpi / 72))
    left, top, right, bottom = rect.sides
    strips = [(left - line, top - line, right + line, top),
              (left - line, bottom, right + line, bottom + line),
              (left - line, top, left, bottom), (right, top, right + line, bottom)]
    shape(holder, drawing, strips, style.line_color, 2.5, "frame")


def marks(drawing: Drawing, rect: Rect, side: str, places: list[float]) -> list[Sides]:
    """Tick marks as rectangles (pixels) that stand on one side of a rectangle."""
    style, dpi = drawing.plan.style, drawing.plan.dpi
    length = round(style.tick_length * dpi / 72)
    if not length or not style.line_width:
        return []
    line = max(1, round(style.line_width * dpi / 72))
    starts = [np.floor(place - line / 2 + 0.5) for place in places]
    if side in ("bottom", "top"):
        low, high = (rect.bottom, rect.bottom + length) if side == "bottom" else (rect.top - length, rect.top)
        return [(start, low, start + line, high) for start in starts]
    low, high = (rect.left - length, rect.left) if side == "left" else (rect.right, rect.right + length)
    return [(low, start, high, start + line) for start in starts]


def ticks(drawing: Drawing, axes: PlacedAxes, panel: PanelPlan, items: list[TextItem]) -> None:
    """Place the tick labels of both axes, and their marks."""
    for name, side, edges, shown in (("x", panel.x_side, panel.x_edges, panel.x_ticks),
                                     ("y", panel.y_side, panel.y_edges, panel.y_ticks)):
        mine = [item for item in items if item.role == f"{name} tick"]
        places = [float(edges[k] + edges[k + 1]) / 2 for k in shown]
        axes.ticks(name, mine, [k + 0.5 for k in shown], marks(drawing, panel.grid, side, places))
