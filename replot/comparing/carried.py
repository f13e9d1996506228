"""The layout that travels in a PNG of matplotlib's making, beside the figure."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from replot.carrying import KEYWORD as SPEC
from replot.carrying import inflate
from replot.comparing.changes import Cell
from replot.comparing.inks import SETTINGS
from replot.comparing.layouts import Label, Layout, Line
from replot.comparing.pictures import Picture
from replot.comparing.tiles import Tiles
from replot.errors import ReadError

__all__ = ["KEYWORD", "layout_in", "layout_text", "texts_in"]

KEYWORD = "replot-layout"
"""The name of the PNG chunk that holds the layout."""

LIMIT = 8_000_000
"""The longest layout (bytes) that is read."""

MOST = 200_000
"""So many labels and edges of cells at most."""


class _TilesData(msgspec.Struct):
    x: list[float]
    y: list[float]


class _LabelData(msgspec.Struct):
    role: str
    text: str
    at: tuple[float, float]
    size: float
    family: list[str]
    style: str
    weight: str
    angle: float
    math: bool
    box: tuple[float, float, float, float]
    color: tuple[int, int, int]
    cell: tuple[int, int, int] | None = None
    panel: int | None = None
    place: int | None = None


class _LayoutData(msgspec.Struct):
    width: int
    height: int
    dpi: float
    engine: str
    tiles: list[_TilesData]
    bars: list[tuple[float, float, float, float]]
    labels: list[_LabelData]
    settings: dict[str, str | int | float | bool | None] = {}


def layout_text(layout: Layout) -> str:
    """The text that travels: a layout as JSON, to a ten-thousandth of a pixel."""
    def near(values: Any) -> list[float]:
        return [round(float(v), 4) for v in values]

    labels = []
    for label in layout.labels:
        line = label.setting
        assert isinstance(line, Line)
        labels.append({"role": label.role, "text": label.text, "at": near((line.x, line.y)),
                       "size": line.size, "family": list(line.family), "style": line.style,
                       "weight": line.weight, "angle": line.angle, "math": line.math, "box": near(label.box),
                       "color": list(label.color), "cell": label.cell, "panel": label.panel,
                       "place": label.place})
    data = {"width": layout.width, "height": layout.height, "dpi": layout.dpi, "engine": layout.engine,
            "tiles": [{"x": near(tiles.x), "y": near(tiles.y)} for tiles in layout.tiles],
            "bars": [near(bar) for bar in layout.bars], "labels": labels, "settings": layout.settings}
    return msgspec.json.encode(data).decode()


def texts_in(picture: Picture) -> list[bytes]:
    """The texts, still packed, that replot put into a PNG."""
    return [bytes(chunk) for name, chunk in (picture.png.chunks if picture.png is not None else ())
            if name in (b"iTXt", b"zTXt", b"tEXt") and bytes(chunk[:len(SPEC)]) == SPEC.encode()]


def layout_in(picture: Picture) -> Layout | None:
    """The layout that a PNG carries, checked; None if it carries none.

    Raises
    ------
    ReadError
        If it is broken, too long, or impossible.
    """
    head = KEYWORD.encode() + b"\0"
    for name, chunk in picture.png.chunks if picture.png is not None else ():
        if name != b"iTXt" or bytes(chunk[:len(head)]) != head:
            continue
        body = bytes(chunk[len(head):])
        rest = body[2:].split(b"\0", 2)
        if len(rest) < 3:
            raise ReadError(f"{picture.name}: the layout inside is broken")
        text = inflate(rest[2], LIMIT) if body[:1] == b"\1" else rest[2][:LIMIT]
        try:
            return _checked(msgspec.json.decode(text, type=_LayoutData))
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise ReadError(f"{picture.name}: the layout inside is broken: {error}") from None
    return None


def _checked(data: _LayoutData) -> Layout:
    if sum(len(t.x) + len(t.y) for t in data.tiles) + len(data.labels) + len(data.bars) > MOST:
        raise ValueError("it is too long")
    if not (0 < data.width < 100_000 and 0 < data.height < 100_000 and 1 <= data.dpi <= 10_000):
        raise ValueError("it has an impossible size")
    tiles = []
    for each in data.tiles:
        x, y = np.array(each.x), np.array(each.y)
        for edges, end in ((x, data.width), (y, data.height)):
            if len(edges) < 2 or not (np.isfinite(edges).all() and (np.diff(edges) > 0).all()
                                      and edges[0] > -end and edges[-1] < 2 * end):
                raise ValueError("its cells are impossible")
        tiles.append(Tiles(x, y))
    return Layout(data.width, data.height, data.dpi, tuple(tiles), tuple(data.bars),
                  tuple(_label(one, data, tiles) for one in data.labels), engine=data.engine,
                  settings={name: value for name, value in data.settings.items()
                            if name in SETTINGS and value is not None})


def _label(one: _LabelData, data: _LayoutData, tiles: list[Tiles]) -> Label:
    left, top, right, bottom = one.box
    if not (np.isfinite((*one.at, *one.box, one.angle)).all() and 0 < one.size <= 1000
            and 0 <= right - left <= data.width + 1000 and 0 <= bottom - top <= data.height + 1000
            and len(one.text) <= 10_000):
        raise ValueError(f"the place of {one.text[:40]!r} is impossible")
    cell = None if one.cell is None else Cell(*one.cell)
    if cell is not None:
        rows, columns = tiles[cell.panel].shape if 0 <= cell.panel < len(tiles) else (0, 0)
        if not (0 <= cell.row < rows and 0 <= cell.column < columns):
            raise ValueError(f"the cell of {one.text[:40]!r} is impossible")
    line = Line(one.text, *one.at, one.size, tuple(one.family), one.style, one.weight, one.angle, one.math)
    return Label(one.role, one.text, one.box, one.color, line, cell, one.panel, one.place)
