"""Pictures of matplotlib's own making: drawn once, with note taken of every text and cell.

Note and figure travel inside the PNG, so that a later picture, drawn by another matplotlib perhaps,
can be compared with it label by label.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import matplotlib
import msgspec
import numpy as np

from replot.carrying import write_json
from replot.comparing.carried import KEYWORD, layout_text
from replot.comparing.changes import Cell
from replot.comparing.inks import SETTINGS
from replot.comparing.layouts import Label, Layout, Line, engine_of_today
from replot.comparing.pictures import Picture
from replot.comparing.sources import Source
from replot.comparing.tiles import Tiles
from replot.figure import Figure

__all__ = ["of_canvas"]

Lines = list[tuple[Any, Line, tuple[int, int, int]]]
"""Texts as they were drawn: the artist, the line, its colour."""


def of_canvas(thing: Any) -> Source:
    """Draw a matplotlib Figure, or the Figure of an Axes, and note where everything stands.

    Raises
    ------
    NotAHeatmap
        If there is no heatmap in it.
    ReadError
        If it is nothing of matplotlib.
    """
    from replot.drawing.png import encode
    from replot.reading.artists import read_axes
    from replot.style import Style

    figure = read_axes(thing)
    canvas = _canvas_of(thing)
    plan = getattr(canvas, "plan", None)
    style: Style | None = plan.style if plan is not None else None
    settings: Any = {} if plan is not None else matplotlib.rcParams
    with _as_saved(canvas, settings):
        pixels, lines = _drawn(canvas)
        layout = None if style is not None else _layout(canvas, figure, lines, pixels.shape)
        dpi = canvas.dpi
    fields = {} if style is None else msgspec.to_builtins(style)
    texts = {"Software": "replot", "replot": write_json(figure, fields),
             KEYWORD: None if layout is None else layout_text(layout)}
    data = encode(pixels, dpi, [(key, text) for key, text in texts.items() if text is not None])
    return Source("figure", figure, style, Picture(data, "figure"), recorded=layout)


def _canvas_of(thing: Any) -> Any:
    for name in ("ax_", "ax_heatmap"):
        thing = getattr(thing, name, thing)
    if isinstance(thing, np.ndarray):
        thing = thing.flat[0]
    if isinstance(thing, (list, tuple)):
        thing = thing[0]
    canvas = thing.get_figure(root=True) if hasattr(thing, "get_figure") else None
    return canvas if canvas is not None else thing.figure


@contextmanager
def _as_saved(canvas: Any, settings: Mapping[str, Any]) -> Iterator[None]:
    """The figure on a canvas of Agg, as ``savefig`` draws it: settings overrule its resolution and ground."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    before, dpi, ground = canvas.canvas, canvas.dpi, canvas.get_facecolor()
    FigureCanvasAgg(canvas)
    try:
        if settings.get("savefig.dpi", "figure") != "figure":
            canvas.set_dpi(settings["savefig.dpi"])
        if settings.get("savefig.facecolor", "auto") != "auto":
            canvas.set_facecolor(settings["savefig.facecolor"])
        yield
    finally:
        canvas.set_dpi(dpi)
        canvas.set_facecolor(ground)
        canvas.set_canvas(before)


def _drawn(canvas: Any) -> tuple[np.ndarray, Lines]:
    """The pixels, and every line of text with the artist it belongs to and its colour."""
    from matplotlib.backends.backend_agg import RendererAgg
    from matplotlib.font_manager import findfont, get_font

    lines: Lines = []

    class Recorder(RendererAgg):
        artist: Any = None

        def open_group(self, s: str, gid: str | None = None) -> None:
            self.artist = artists.get(gid)

        def draw_text(self, gc: Any, x: float, y: float, s: str, prop: Any, angle: float,
                      ismath: Any = False, mtext: Any = None) -> None:
            line = Line(s, float(x), float(y), float(prop.get_size_in_points()),
                        (get_font(findfont(prop)).family_name,), str(prop.get_style()),
                        str(prop.get_weight()), float(angle), bool(ismath))
            red, green, blue = (round(255 * c) for c in gc.get_rgb()[:3])
            # of a text in several lines matplotlib hands on no more than each line
            lines.append((mtext or self.artist, line, (red, green, blue)))
            super().draw_text(gc, x, y, s, prop, angle, ismath=ismath, mtext=mtext)

    # layout engines come to rest when a figure is drawn for the second time
    canvas.draw_without_rendering()
    width, height = canvas.canvas.get_width_height(physical=True)
    renderer = Recorder(width, height, canvas.dpi)
    with _numbered(canvas) as artists:
        canvas.draw(renderer)
    return np.asarray(renderer.buffer_rgba()).copy(), lines


@contextmanager
def _numbered(canvas: Any) -> Iterator[dict[str | None, Any]]:
    """All texts by the identifiers that they bear meanwhile, which a renderer is told."""
    from matplotlib.text import Text

    texts = canvas.findobj(Text)
    before = [text.get_gid() for text in texts]
    try:
        for k, text in enumerate(texts):
            text.set_gid(str(k))
        yield {text.get_gid(): text for text in texts}
    finally:
        for text, gid in zip(texts, before, strict=True):
            text.set_gid(gid)


def _layout(canvas: Any, figure: Figure, lines: Lines, shape: tuple[int, ...]) -> Layout:
    from replot.reading.artists.bars import bar_of_axes

    height, width = shape[:2]
    axes, tiles = _tiles(canvas, figure, height)
    holders = [ax for ax in canvas.axes if bar_of_axes(ax) is not None and ax.get_visible()]
    bars = tuple((box.x0, height - box.y1, box.x1, height - box.y0)
                 for box in (ax.get_window_extent() for ax in holders))
    roles = _roles(canvas, axes, holders)
    seen: Counter[tuple[Any, ...]] = Counter()
    labels = []
    for artist, line, color in lines:
        role, panel = roles.get(id(artist), ("text", None))
        box = _box(line, canvas.dpi)
        middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        cell = _cell(middle, tiles) if role == "text" else None
        place: int | None = None
        if cell is not None:
            role, panel = "number", cell.panel
        elif role in ("x tick", "y tick") and panel is not None:
            edges = tiles[panel].x if role == "x tick" else tiles[panel].y
            place = int(np.searchsorted(edges, middle[role == "y tick"])) - 1
        key = (role, panel, place, cell)
        seen[key] += 1
        if seen[key] > 1 or role in ("text", "bar tick"):
            # further lines, and texts that only their order tells apart
            place = (place or 0) + 1000 * seen[key]
        labels.append(Label(role, line.text, box, color, line, cell, panel, place))
    settings: Any = matplotlib.rcParams
    return Layout(width, height, canvas.dpi, tuple(tiles), bars, tuple(labels), engine=engine_of_today(),
                  settings={name: settings[name] for name in SETTINGS if settings.get(name) is not None})


def _tiles(canvas: Any, figure: Figure, height: int) -> tuple[list[Any], list[Tiles]]:
    """The Axes of each panel, and its cells in pixels."""
    from replot.reading.artists.bars import bar_of_axes
    from replot.reading.artists.meshes import Unreadable, find_mesh

    meshes = []
    for ax in canvas.axes:
        if not ax.get_visible() or bar_of_axes(ax) is not None:
            continue
        try:
            mesh = find_mesh(ax, "")
        except Unreadable:
            continue
        if mesh is not None:
            meshes.append((ax, mesh))
    axes, tiles = [], []
    for panel in figure.panels:
        ax, mesh = next(pair for pair in meshes
                        if np.array_equal(pair[1].values, panel.grid.values, equal_nan=True))
        meshes = [pair for pair in meshes if pair[0] is not ax]
        x = _pixels(ax, mesh.x.edges, 0)
        y = height - _pixels(ax, mesh.y.edges, 1)
        axes.append(ax)
        tiles.append(Tiles(_border(x), _border(y)))
    return axes, tiles


def _pixels(ax: Any, edges: np.ndarray, axis: int) -> np.ndarray:
    """Edges of cells, shape (cells, 2), from data to pixels."""
    points = np.zeros((edges.size, 2))
    points[:, 1 - axis] = (ax.get_ylim() if axis == 0 else ax.get_xlim())[0]
    points[:, axis] = edges.ravel()
    out: np.ndarray = ax.transData.transform(points)[:, axis]
    return out.reshape(edges.shape)


def _border(edges: np.ndarray) -> np.ndarray:
    """Shape (cells, 2), in order, becomes shape (cells + 1,)."""
    pairs = np.sort(edges, axis=1)
    return np.concatenate([pairs[:1, 0], pairs[:, 1]])


def _roles(canvas: Any, axes: list[Any], bars: list[Any]) -> dict[int, tuple[str, int | None]]:
    roles: dict[int, tuple[str, int | None]] = {}
    for name, role in (("_suptitle", "title"), ("_supxlabel", "x label"), ("_supylabel", "y label")):
        if (text := getattr(canvas, name)) is not None:
            roles[id(text)] = (role, None)
    for k, ax in enumerate(axes):
        for title in (ax.title, ax._left_title, ax._right_title):
            roles[id(title)] = ("panel title" if len(axes) > 1 else "title", k)
        for name, axis in (("x", ax.xaxis), ("y", ax.yaxis)):
            roles[id(axis.label)] = (f"{name} label", k)
            for tick in axis.get_major_ticks() + axis.get_minor_ticks():
                roles[id(tick.label1)] = roles[id(tick.label2)] = (f"{name} tick", k)
    for k, ax in enumerate(bars):
        for axis in (ax.xaxis, ax.yaxis):
            roles[id(axis.label)] = ("bar label", k)
            for tick in axis.get_major_ticks() + axis.get_minor_ticks():
                roles[id(tick.label1)] = roles[id(tick.label2)] = ("bar tick", k)
    return roles


def _box(line: Line, dpi: float) -> tuple[float, float, float, float]:
    """Where the ink of a line of text is, from its metrics."""
    from matplotlib.backends.backend_agg import RendererAgg

    from replot.comparing.inks import properties

    width, height, descent = RendererAgg(1, 1, dpi).get_text_width_height_descent(
        line.text, properties(line), line.math)
    angle = np.deg2rad(line.angle)
    corners = np.array([(x, y) for x in (0, width) for y in (descent - height, descent)])
    x = corners @ (np.cos(angle), np.sin(angle)) + line.x
    y = corners @ (-np.sin(angle), np.cos(angle)) + line.y
    return float(x.min()), float(y.min()), float(x.max()), float(y.max())


def _cell(point: tuple[float, float], tiles: list[Tiles]) -> Cell | None:
    for k, panel in enumerate(tiles):
        row = int(np.searchsorted(panel.y, point[1])) - 1
        column = int(np.searchsorted(panel.x, point[0])) - 1
        if 0 <= row < panel.shape[0] and 0 <= column < panel.shape[1]:
            return Cell(k, row, column)
    return None
