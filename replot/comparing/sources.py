"""What can be compared: anything that holds a figure, a picture, or both."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from replot.comparing.layouts import Layout, of_plan
from replot.comparing.pictures import Picture, on_white, open_picture
from replot.comparing.sides import Side
from replot.comparing.words import Names
from replot.errors import ReadError, ReplotError
from replot.figure import Figure

if TYPE_CHECKING:
    from replot.drawing.nouns import Plan
    from replot.style import Style

__all__ = ["BITMAPS", "VECTORS", "Source", "opened"]

BITMAPS = (".png", ".jpg", ".jpeg", ".webp", ".tif", ".tiff", ".bmp", ".gif")
VECTORS = (".svg", ".pdf")


@dataclass(frozen=True, eq=False)
class Source:
    """One of the two things compared.

    Attributes
    ----------
    name : str
        What it is called in messages.
    figure : Figure or None
        What it shows, if it says so.
    style : Style or None
        What it is drawn with, if it says so or was told.
    picture : Picture or None
    vector : bytes or None
        An SVG or PDF file.
    recorded : Layout or None
        Where everything stands, of a picture that matplotlib drew and that says so.
    """

    name: str
    figure: Figure | None = None
    style: Style | None = None
    picture: Picture | None = None
    vector: bytes | None = None
    recorded: Layout | None = None

    @cached_property
    def plan(self) -> Plan | None:
        """How replot draws it today; None if it says nothing of itself or was drawn by matplotlib."""
        if self.figure is None or self.style is None or self.recorded is not None:
            return None
        from replot.drawing import plan

        return plan(self.figure, self.style)

    def planned_like(self, other: Source) -> None:
        """Take the plan of another source with the same figure and style instead of making it again."""
        if (self.figure == other.figure and self.style == other.style
                and self.recorded is None and other.recorded is None):
            self.__dict__["plan"] = other.plan

    @cached_property
    def side(self) -> Side | None:
        """Pixels and places, if both are known and of one size."""
        layout = self.recorded or (of_plan(self.plan) if self.plan is not None else None)
        if self.picture is None or self.figure is None or layout is None:
            return None
        if self.picture.size != (layout.width, layout.height):
            return None
        return Side(self.picture.pixels, layout, Names(self.figure))

    @cached_property
    def drawn(self) -> Side | None:
        """How replot draws the figure today, for a comparison with what the picture shows."""
        if self.plan is None:
            return None
        import numpy as np
        from matplotlib.backends.backend_agg import FigureCanvasAgg

        from replot.drawing import draw_plan

        canvas = FigureCanvasAgg(draw_plan(self.plan))
        canvas.draw()
        return Side(on_white(np.asarray(canvas.buffer_rgba())), of_plan(self.plan), Names(self.plan.figure))


def opened(thing: Any, style: str | Path | Style | None = None, like: Source | None = None) -> Source:
    """Look at one of two things to compare.

    Parameters
    ----------
    thing : Figure, path, bytes of a picture, or matplotlib Figure or Axes
    style : str, Path or Style, optional
        What a figure without a picture is drawn with.
    like : Source, optional
        The other one; what both carry is read once.

    Raises
    ------
    ReplotError
        If it cannot be read.
    """
    if isinstance(thing, Figure):
        return Source("figure", thing, _style(style))
    if isinstance(thing, bytes):
        return _of_picture(open_picture(thing), like)
    if isinstance(thing, (str, os.PathLike)):
        path = Path(thing)
        suffix = path.suffix.lower()
        if suffix in BITMAPS:
            return _of_picture(open_picture(path), like)
        if suffix in VECTORS:
            picture = open_picture(path)
            figure, look, _ = _carried(picture)
            if figure is None:
                raise ReadError(f"{path}: carries no figure, and vector files are not compared otherwise; "
                                "compare PNG files")
            return Source(str(path), figure, look, vector=picture.data)
        from replot.reading import read

        return Source(str(path), read(path), _style(style))
    from replot.comparing.recording import of_canvas

    return of_canvas(thing)


def _style(style: str | Path | Style | None) -> Style | None:
    if style is None:
        return None
    from replot.style import Style

    return Style.load(style)


def _of_picture(picture: Picture, like: Source | None) -> Source:
    from replot.comparing.carried import texts_in

    if like is not None and like.picture is not None:
        texts = texts_in(picture)
        if texts and texts == texts_in(like.picture):
            return replace(like, name=picture.name, picture=picture)
    figure, style, recorded = _carried(picture)
    return Source(picture.name, figure, style, picture, recorded=recorded)


def _carried(picture: Picture) -> tuple[Figure | None, Style | None, Layout | None]:
    """The figure, style and layout that a picture carries; nothing if it carries none."""
    from replot.carrying import KEYWORD, NAMESPACE
    from replot.comparing.carried import layout_in
    from replot.reading.carried import read_carried

    try:
        figure, fields = read_carried(picture.data, name=picture.name)
    except ReadError:
        # without a spec a picture is compared as a picture; a broken spec is an error
        marks = (KEYWORD.encode() + b"\0", NAMESPACE.encode(), b"/" + KEYWORD.encode())
        if any(mark in picture.data for mark in marks):
            raise
        return None, None, None
    recorded = layout_in(picture)
    try:
        return figure, _style_of(json.dumps(fields)) if recorded is None else None, recorded
    except TypeError as error:
        raise ReplotError(f"{picture.name}: the style inside does not hold: {error}") from None


@lru_cache(16)
def _style_of(fields: str) -> Style:
    """A style as it is carried; most pictures that are compared have the same."""
    from replot.style import Style

    return Style(**json.loads(fields))
