"""Texts painted as outlines, and the artist of matplotlib that paints itself so."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np
from matplotlib.artist import allow_rasterization
from matplotlib.colors import to_rgba
from matplotlib.path import Path
from matplotlib.text import Text
from matplotlib.transforms import Affine2D, Bbox

from replot.drawing.fonts import Font
from replot.drawing.text import Block, is_formula, is_raster, outline, written

__all__ = ["OutlineText", "arranged", "paint"]

_SHARES = {"left": 0.0, "center": 0.5, "right": 1.0}


def arranged(block: Block, ha: str, va: str = "baseline", rotation: float = 0.0, anchored: bool = True,
             sideways: str = "") -> tuple[list[tuple[str, np.ndarray]], np.ndarray]:
    """Lines with the places where their pens begin, and the corners, in pixels from the anchor.

    Parameters
    ----------
    block : Block
    ha, va : str
        Which part of the text stands at the anchor, as in matplotlib.
    rotation : float
        Degrees against the clock.
    anchored : bool
        Whether it is turned around the anchor, and not before it is placed there.
    sideways : str
        How lines stand to each other; as `ha` by default.
    """
    last = -(len(block.lines) - 1) * block.leading
    aside = _SHARES[sideways or ha]
    pens = np.array([(aside * (block.width - width), -k * block.leading)
                     for k, width in enumerate(block.widths)])
    left, right, bottom, top = 0.0, block.width, last - block.descent, block.ascent
    corners = np.array([(left, bottom), (right, bottom), (right, top), (left, top)])
    turn = _turn(rotation) if rotation else None
    if turn is not None and not anchored:
        pens, corners = pens @ turn, corners @ turn
        (left, bottom), (right, top) = corners.min(axis=0), corners.max(axis=0)
    across = left + _SHARES[ha] * (right - left)
    ups = {"top": top, "bottom": bottom, "baseline": last if anchored else bottom + block.descent}
    shift = across, ups.get(va, (top + bottom) / 2)
    pens, corners = pens - shift, corners - shift
    if turn is not None and anchored:
        pens, corners = pens @ turn, corners @ turn
    return list(zip(block.lines, pens, strict=True)), corners


def _turn(rotation: float) -> np.ndarray:
    """The matrix that turns rows of x and y by degrees against the clock."""
    angle = np.deg2rad(rotation)
    return np.array([(np.cos(angle), np.sin(angle)), (-np.sin(angle), np.cos(angle))])


def paint(renderer: Any, gc: Any, lines: Iterable[tuple[str, np.ndarray]], font: Font, size: float,
          rotation: float, color: Any) -> None:
    """Paint the outlines of lines of text, each from the place where its pen begins; all in pixels."""
    for line, place in lines:
        shape = _shape(line, font)
        if shape is None:
            continue
        # upright text begins on a whole pixel, so that a label looks the same wherever it stands
        x, y = np.floor(place + 0.5) if rotation % 90 == 0 else place
        # without turning, this is the same matrix and made in one step
        where = (Affine2D().scale(size).rotate_deg(rotation).translate(x, y) if rotation
                 else Affine2D.from_values(size, 0, 0, size, x, y))
        renderer.draw_path(gc, shape, where, color)


@lru_cache(4096)
def _shape(line: str, font: Font) -> Path | None:
    vertices, codes, _ = outline(line, font)
    return Path(vertices, codes) if len(vertices) else None


class OutlineText(Text):
    """A text that measures and paints itself as outlines; in vector files it stays real text.

    It is placed as any text of matplotlib, and is plain text unless ``parse_math`` is asked for. A text
    with a box, with path effects, or set by TeX is left to matplotlib.
    """

    def __init__(self, x: float = 0, y: float = 0, text: str = "", **kwargs: Any) -> None:
        super().__init__(x, y, text, **{"parse_math": False, "usetex": False, "antialiased": True,
                                        "rotation_mode": "anchor", **kwargs})

    @property
    def font(self) -> Font:
        """What it is set in."""
        weight = self.get_fontweight()
        bold = weight >= 600 if not isinstance(weight, str) else weight in (
            "bold", "semibold", "demibold", "demi", "heavy", "extra bold", "black")
        return Font(tuple(self.get_fontfamily()), bold, bool(self.get_parse_math()))

    def get_window_extent(self, renderer: Any = None, dpi: float | None = None) -> Bbox:
        """The box around the text in pixels, from the metrics of the font."""
        if not self.get_visible():
            return Bbox.null()
        if not self.get_text():
            return Bbox((self._anchor(), self._anchor()))
        corners = self._arranged(dpi or self.figure.dpi)[1] + self._anchor()
        return Bbox((corners.min(axis=0), corners.max(axis=0)))

    @allow_rasterization
    def draw(self, renderer: Any) -> None:
        """Paint the outlines, or hand the text to a renderer that writes a vector file."""
        if not self.get_visible() or not self.get_text():
            return
        if self.get_bbox_patch() or self.get_path_effects() or self.get_usetex():
            super().draw(renderer)
            return
        self._renderer = renderer
        anchor = self._anchor()
        if not np.isfinite(anchor).all():
            return
        renderer.open_group("text", self.get_gid())
        gc = renderer.new_gc()
        color = to_rgba(self.get_color())
        gc.set_foreground(color, isRGBA=True)
        gc.set_alpha(self.get_alpha())
        gc.set_antialiased(self.get_antialiased())
        gc.set_url(self.get_url())
        gc.set_snap(False)
        gc.set_linewidth(0)
        self._set_gc_clip(gc)  # type: ignore[attr-defined]
        lines, _ = self._arranged(self.figure.dpi)
        if is_raster(renderer):
            self._paint(renderer, gc, [(line, place + anchor) for line, place in lines], color)
        else:
            self._write(renderer, gc, [(line, place + anchor) for line, place in lines])
        gc.restore()
        renderer.close_group("text")
        self.stale = False

    def _anchor(self) -> np.ndarray:
        return np.asarray(self.get_transform().transform(self.get_unitless_position()), float)

    def _arranged(self, dpi: float) -> tuple[list[tuple[str, np.ndarray]], np.ndarray]:
        """Lines with the places where their pens begin, and the corners, in pixels from the anchor."""
        block = Block.of(self.get_text(), self.font, float(self.get_fontsize()) * dpi / 72)
        ha = self.get_horizontalalignment()
        return arranged(block, ha, self.get_verticalalignment(), self.get_rotation(),
                        self.get_rotation_mode() == "anchor", getattr(self, "_multialignment", None) or ha)

    def _paint(self, renderer: Any, gc: Any, lines: list[tuple[str, np.ndarray]], color: Any) -> None:
        size = float(self.get_fontsize()) * self.figure.dpi / 72
        paint(renderer, gc, lines, self.font, size, self.get_rotation(), color)

    def _write(self, renderer: Any, gc: Any, lines: list[tuple[str, np.ndarray]]) -> None:
        height = renderer.get_canvas_width_height()[1]
        for line, (x, y) in lines:
            formula = self.get_parse_math() and is_formula(line)
            text, families = (line, ()) if formula else written(line, self.font)
            properties = self.get_fontproperties()
            if families:
                properties = properties.copy()
                properties.set_family([*self.get_fontfamily(), "DejaVu Sans", *families])
            y = height - y if renderer.flipy() else y
            renderer.draw_text(gc, x, y, text, properties, self.get_rotation(), ismath=formula,
                               mtext=self if len(lines) == 1 else None)
