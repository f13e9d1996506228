"""The figure of matplotlib that holds a drawing."""

from __future__ import annotations

import math
from contextlib import AbstractContextManager
from typing import Any

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.path import Path

from replot.drawing.nouns import Plan, Rect, Sides
from replot.drawing.rc import defaults

__all__ = ["Drawing", "rectangles"]


class Drawing(Figure):
    """A figure of matplotlib that is drawn and saved the same way under any settings of the user.

    Attributes
    ----------
    plan : Plan
        What it was drawn from.
    """

    def __init__(self, plan: Plan) -> None:
        size = (_inches(plan.width, plan.dpi), _inches(plan.height, plan.dpi))
        super().__init__(figsize=size, dpi=plan.dpi, facecolor=plan.style.background, edgecolor="none",
                         linewidth=0, frameon=True)
        FigureCanvasAgg(self)
        self.plan = plan
        # where the reader of other people's plots looks first
        self._replot_figure = plan.figure

    def draw(self, renderer: Any) -> None:
        """Draw everything under matplotlib's defaults."""
        with self._settings():
            super().draw(renderer)

    def savefig(self, fname: Any, *, transparent: bool | None = None, **kwargs: Any) -> None:
        """Write a file as :meth:`matplotlib.figure.Figure.savefig` does, under matplotlib's defaults."""
        with self._settings():
            super().savefig(fname, transparent=transparent, **{"facecolor": self.get_facecolor(), **kwargs})

    def _settings(self) -> AbstractContextManager[None]:
        """Real text in embedded fonts, and no random names in SVG files."""
        fonts = self.plan.style.font_type
        # a generic family stands for the fonts that matplotlib brings along, then for the viewer's own
        generic = {"font__sans-serif": ["DejaVu Sans"], "font__serif": ["DejaVu Serif"],
                   "font__monospace": ["DejaVu Sans Mono"]}
        return defaults(svg__fonttype="none", pdf__fonttype=fonts, ps__fonttype=fonts, svg__hashsalt="replot",
                        **generic)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A place of the plan (pixels from the top left) as a share of the figure."""
        return x / self.plan.width, 1 - y / self.plan.height

    def bounds(self, rect: Rect) -> tuple[float, float, float, float]:
        """A rectangle of the plan as left, bottom, width and height, in shares of the figure."""
        left, bottom = self.at(rect.left, rect.bottom)
        return left, bottom, rect.width / self.plan.width, rect.height / self.plan.height

    def path(self, vertices: Any, codes: Any) -> Path:
        """A path of the plan (pixels from the top left) in shares of the figure."""
        return Path([self.at(x, y) for x, y in vertices], codes)


def rectangles(rects: list[Sides]) -> tuple[list[tuple[float, float]], list[Any]]:
    """Vertices and codes of a path of some rectangles."""
    vertices, codes = [], []
    for left, top, right, bottom in rects:
        vertices += [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
        codes += [Path.MOVETO, Path.LINETO, Path.LINETO, Path.LINETO, Path.CLOSEPOLY]
    return vertices, codes


def _inches(pixels: int, dpi: float) -> float:
    """The size that gives exactly so many pixels, where matplotlib cuts off the rest."""
    inches = pixels / dpi
    while int(inches * dpi) < pixels:
        inches = math.nextafter(inches, math.inf)
    return inches
