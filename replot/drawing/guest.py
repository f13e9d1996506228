"""A panel drawn into Axes that belong to somebody else.

Nothing is moved there: cells, numbers and labels fit the Axes as they stand, ticks and colour bar are
those of matplotlib, so that its layout engines, shared axes and zooming go on working.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from matplotlib.artist import Artist, allow_rasterization
from matplotlib.collections import LineCollection, PolyCollection
from matplotlib.patches import Rectangle

from replot.drawing.bars import Track, bar_ticks
from replot.drawing.colors import text_color
from replot.drawing.extremes import outlined
from replot.drawing.labels import Labels, x_labels, y_labels
from replot.drawing.letters import OutlineText
from replot.drawing.mesh import CellMesh
from replot.drawing.nouns import NumbersPlan, TextItem
from replot.drawing.panel import CellNumbers, number_room
from replot.drawing.placing import label_findings, text_findings
from replot.drawing.sheet import Sheet
from replot.drawing.textures import over
from replot.errors import SpecError
from replot.figure import APPROXIMATE, RANGE, UNSTATED, Figure
from replot.findings import Finding
from replot.style import Style

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["draw_into"]

TICK_PAD, LABEL_PAD = 3.5, 4.0
"""Points between tick marks, tick labels and labels: matplotlib's own defaults."""
HATCHES = {"none": "", "hatch": "///", "back-hatch": "\\\\\\", "cross": "xx", "dots": "..", "lines": "--"}


def draw_into(figure: Figure, style: Style, ax: Axes) -> Axes:
    """Draw a figure of one panel into Axes: see :func:`replot.draw`."""
    if len(figure.panels) != 1:
        raise SpecError(f"there are {len(figure.panels)} panels, and ax= takes one", "panels")
    panel = figure.panels[0]
    sheet = Sheet(figure, style.replace(dpi=float(ax.figure.dpi)))
    rows, columns = panel.grid.shape
    ax.set(xlim=(0, max(columns, 1)), ylim=(max(rows, 1), 0), facecolor=sheet.blank_color)
    ax.grid(False)
    ax.set_axisbelow("line")
    # the Axes may have been made under any style sheet
    for spine in ax.spines.values():
        spine.set(visible=bool(style.line_width), linewidth=style.line_width, edgecolor=style.line_color)
    colors = sheet.colors[0]
    mesh = CellMesh(panel.grid.values, colors, zorder=1, gid="cells")
    ax.add_collection(mesh, autolim=False)
    texts = _bar(sheet, mesh, ax)
    left_out, more = _labels(sheet, ax, _cell_size(ax, rows, columns))
    found = (*sheet.font_findings(), *left_out, *text_findings([*texts, *more]))
    _textures(sheet, ax)
    _outlines(sheet, ax)
    if style.gap:
        lines = [*([(x, 0), (x, rows)] for x in range(1, columns)),
                 *([(0, y), (columns, y)] for y in range(1, rows))]
        ax.add_collection(LineCollection(lines, colors=style.gap_color, linewidths=style.gap, zorder=1.3),
                          autolim=False)
    ax._replot_figure = figure  # type: ignore[attr-defined]
    ax.replot_findings = found  # type: ignore[attr-defined]
    if sheet.drafts[0]:
        numbers = FittingNumbers(sheet, found)
        ax.add_artist(numbers)
        numbers.fit()
    return ax


class FittingNumbers(Artist):
    """The numbers of a panel, fitted into its cells as large as they are when they are drawn.

    In other people's figures a layout engine, or a hand, may change the size of the Axes at any time. What
    was decided then stands, after the ``others``, in ``replot_findings`` of the Axes.
    """

    zorder = 3

    def __init__(self, sheet: Sheet, others: tuple[Finding, ...]) -> None:
        super().__init__()
        self._sheet, self._others = sheet, others
        self._made: tuple[Any, tuple[PolyCollection, CellNumbers] | tuple[()]] = (None, ())
        self.set_in_layout(False)
        self.set_gid("numbers")

    @allow_rasterization
    def draw(self, renderer: Any) -> None:
        """Fit the numbers, and draw them."""
        if self.get_visible():
            for made in self.fit():
                made.draw(renderer)

    def fit(self) -> tuple[PolyCollection, CellNumbers] | tuple[()]:
        """The numbers as they fit now, and under them what hides the textures there; empty if they do not."""
        ax, panel = self.axes, self._sheet.figure.panels[0]
        assert ax is not None
        dpi = float(ax.figure.dpi)
        rows, columns = panel.grid.shape
        (x0, y0), (x1, y1) = ax.transData.transform([(0, 0), (columns, rows)])
        cell = (abs(x1 - x0) / columns, abs(y1 - y0) / rows)
        key = (*cell, dpi)
        if self._made[0] != key:
            sheet = Sheet(self._sheet.figure, self._sheet.style.replace(dpi=dpi))
            (plan,), found = sheet.numbers(cell)
            ax.replot_findings = (*self._others, *found)  # type: ignore[attr-defined]
            self._made = (key, ())
            if plan is not None:
                made = (self._rooms(plan, cell, dpi), CellNumbers(plan, cell, dpi, ax.transData))
                for one in made:
                    ax._set_artist_props(one)  # type: ignore[attr-defined]
                    one.set_clip_path(ax.patch)
                self._made = (key, made)
        return self._made[1]

    def _rooms(self, plan: NumbersPlan, cell: tuple[float, float], dpi: float) -> PolyCollection:
        """Rectangles in the colour of their cells, under the numbers that stand on a texture."""
        grid = self._sheet.figure.panels[0].grid
        fills = self._sheet.colors[0].rgba8(grid.values) / 255
        covered = np.any([mask for mask, _ in _covers(self._sheet)], axis=0) & (plan.texts != "")
        boxes, colors = [], []
        for i, j in np.argwhere(covered).tolist():
            across, up = number_room(plan, i, j, dpi)
            x, y = min(across / cell[0], 0.5), min(up / cell[1], 0.5)
            left, right, top, bottom = j + 0.5 - x, j + 0.5 + x, i + 0.5 - y, i + 0.5 + y
            boxes.append([(left, top), (right, top), (right, bottom), (left, bottom)])
            colors.append(fills[i, j])
        return PolyCollection(boxes, facecolors=colors, edgecolors="none", linewidths=0,
                              gid="number rooms")


def _cell_size(ax: Axes, rows: int, columns: int) -> tuple[float, float]:
    """Width and height of a cell in pixels."""
    box = ax.get_window_extent()
    return box.width / max(columns, 1), box.height / max(rows, 1)


def _labels(sheet: Sheet, ax: Axes, cell: tuple[float, float]) -> tuple[list[Finding], list[TextItem]]:
    """Set the labels of both axes and the title; what had to be left out, and all texts."""
    style, panel = sheet.style, sheet.figure.panels[0]
    found: list[Finding] = []
    texts: list[TextItem] = []
    far = 10 * sheet.pt(style.tick_size)
    x = x_labels(panel.x.categories, cell[0], sheet.tick_type, far)
    y = y_labels(panel.y.categories, cell[1], sheet.tick_type, far)
    for name, axis, labels, side, shown in (("x", ax.xaxis, x, sheet.x_side(panel), panel.x),
                                            ("y", ax.yaxis, y, sheet.y_side(panel), panel.y)):
        axis.set_ticks([k + 0.5 for k in labels.shown], labels=list(labels.texts))
        axis.set_ticks_position(side)  # type: ignore[arg-type]
        axis.set_label_position(side)  # type: ignore[arg-type]
        axis.set_tick_params(length=style.tick_length, width=style.line_width, color=style.line_color,
                             direction="out", pad=TICK_PAD)
        for text in axis.get_ticklabels():
            _ours(text, sheet, labels.size)
            _turn(text, labels, side)
        axis.set_label_text(shown.label or "")
        axis.labelpad = LABEL_PAD
        _ours(axis.label, sheet, style.label_size)
        found += label_findings(sheet, 0, name, labels, shown.categories)
        texts += [_item(f"{name} tick", text, sheet, f"panels[0].{name}.categories[{k}]")
                  for k, text in zip(labels.shown, labels.texts, strict=True)]
        texts.append(_item(f"{name} label", shown.label, sheet, f"panels[0].{name}.label"))
    titles = {"title": sheet.figure.title if style.title == "all" else None,
              "panels[0].title": panel.title if style.title != "none" else None}
    if any(titles.values()):
        # the style sheet "classic" nails the title to the Axes, where labels on top may stand already
        ax._autotitlepos = True  # type: ignore[attr-defined]
        ax.set_title("\n".join(title for title in titles.values() if title))
        _ours(ax.title, sheet, style.panel_title_size)
        ax.title.set_fontweight(style.title_weight)
        texts += [_item("title", title, sheet, subject) for subject, title in titles.items()]
    return found, texts


def _item(role: str, text: str | None, sheet: Sheet, subject: str) -> TextItem:
    """A text of the figure, to be looked at; where it stands is for the Axes to decide."""
    return TextItem(role, text or "", 0.0, 0.0, sheet.style.min_size, font=sheet.font, subject=subject)


def _turn(text: Any, labels: Labels, side: str) -> None:
    if labels.rotation:
        text.set(rotation=labels.rotation, rotation_mode="anchor", ha="right" if side == "bottom" else "left",
                 va="center")


def _ours(text: Any, sheet: Sheet, size: float) -> None:
    """Make a text of matplotlib plain, and one that paints itself as outlines."""
    # matplotlib made the artist and keeps its hands on it; only how it measures and paints itself changes
    text.__class__ = OutlineText
    text.set(parse_math=sheet.style.mathtext, fontfamily=sheet.font.names, fontsize=size,
             color=sheet.style.text_color)


def _textures(sheet: Sheet, ax: Axes) -> None:
    style, grid = sheet.style, sheet.figure.panels[0].grid
    fills = sheet.colors[0].rgba8(grid.values)[..., :3]
    unstated = style.unstated_color, style.texture_color, HATCHES[style.unstated_texture]
    for i, j in np.argwhere(grid.states == UNSTATED):
        ax.add_patch(_cell(i, j, *unstated))
    if not grid.values.size:
        rows, columns = grid.shape
        ax.add_patch(_cell(0, 0, *unstated, (max(columns, 1), max(rows, 1))))
    for mask, kind in _covers(sheet):
        for i, j in np.argwhere(mask):
            ax.add_patch(_cell(i, j, "none", over(fills[i, j]), HATCHES[kind]))
    if not sheet.wants_numbers(sheet.figure.panels[0]):
        for i, j in np.argwhere(grid.states == APPROXIMATE):
            ax.add_patch(_cell(i, j, "none", over(fills[i, j]), "*"))


def _covers(sheet: Sheet) -> list[tuple[np.ndarray, str]]:
    """The cells with a number that have a texture over their colour, and which."""
    style, panel = sheet.style, sheet.figure.panels[0]
    center, grid = panel.color.center or 0.0, panel.grid
    masks = ((grid.states == RANGE, style.range_texture),
             (np.nan_to_num(grid.values, nan=center) < center, style.negative_texture))
    return [(mask & (kind != "none"), kind) for mask, kind in masks]


def _outlines(sheet: Sheet, ax: Axes) -> None:
    """A line within each cell that the style asks to outline, in the colour of its number."""
    panel, style = sheet.figure.panels[0], sheet.style
    fills = sheet.colors[0].rgba8(panel.grid.values)[..., :3] / 255
    for i, j in np.argwhere(outlined(panel, style.outline)):
        # drawn on the border and cut off there; what is nearest to the border is painted over
        for color, width in (("#ffffff" if text_color(fills[i, j]) else "#000000", 4), (fills[i, j], 2)):
            line = Rectangle((j, i), 1, 1, fill=False, edgecolor=color, linewidth=width * style.outline_width,
                             joinstyle="miter", zorder=1.4, gid="outlines")
            ax.add_patch(line)
            line.set_clip_path(line.get_path(), line.get_transform())


def _cell(row: int, column: int, fill: str, line: str, hatch: str,
          size: tuple[int, int] = (1, 1)) -> Rectangle:
    return Rectangle((column, row), *size, facecolor=fill, edgecolor=line, linewidth=0, hatch=hatch or None,
                     zorder=1.2)


def _bar(sheet: Sheet, mesh: CellMesh, ax: Axes) -> list[TextItem]:
    """A colour bar of matplotlib, which takes its room from the Axes; its texts."""
    style, colors = sheet.style, sheet.colors[0]
    scale = colors.scale
    location = scale.location or style.colorbar
    if "none" in (sheet.figure.colorbar, location) or not (colors.known or scale.label or scale.cmap):
        return []
    host: Any = ax.figure
    bar = host.colorbar(mesh, ax=ax, location=location, extend=colors.extend)
    upright = location in ("right", "left")
    box = bar.ax.get_window_extent()
    em = sheet.pt(style.tick_size)
    ticks = bar_ticks(colors, Track(box.height if upright else box.width, upright, sheet.font, em))
    bar.minorticks_off()
    bar.set_ticks(list(ticks.values), labels=list(ticks.labels))
    bar.outline.set(linewidth=style.line_width, edgecolor=style.line_color)
    axis = bar.ax.yaxis if upright else bar.ax.xaxis
    bar.ax.tick_params(length=style.tick_length, width=style.line_width, colors=style.line_color)
    for text in axis.get_ticklabels():
        _ours(text, sheet, style.tick_size)
    if scale.label:
        bar.set_label(scale.label)
        _ours(axis.label, sheet, style.label_size)
    return [_item("bar label", scale.label, sheet, "panels[0].color.label"),
            *(_item("bar tick", label, sheet, "panels[0].color.ticks") for label in ticks.labels)]
