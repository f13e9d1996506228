"""The cells: a quad mesh of matplotlib that paints whole pixels."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from matplotlib.artist import allow_rasterization
from matplotlib.cm import ScalarMappable
from matplotlib.collections import QuadMesh
from matplotlib.transforms import Bbox

from replot.drawing.colors import Colors, rgba8
from replot.drawing.text import is_raster

__all__ = ["CellMesh", "edges"]

CHUNK = 1_000_000
"""So many cells are turned into colours at a time."""


def edges(start: int, length: int, count: int) -> np.ndarray:
    """The borders of so many cells on whole pixels; equal cells, unless there are more cells than pixels."""
    return np.floor(start + np.arange(count + 1) * (length / max(count, 1)) + 0.5).astype(np.int64)


class CellMesh(QuadMesh):
    """The mesh that ``pcolormesh`` would make of a grid whose first row is on top.

    Column ``j`` reaches from ``j`` to ``j + 1`` on x, row ``i`` from ``i`` to ``i + 1`` on y. On a raster
    renderer the borders fall on whole pixels and every cell is filled evenly; cells smaller than a pixel
    are averaged. Elsewhere, and whenever something was changed that makes this impossible, it is drawn
    as any quad mesh.
    """

    def __init__(self, values: np.ndarray, colors: Colors, **kwargs: Any) -> None:
        self._cells = values.shape
        self._corners: np.ndarray | None = np.zeros((2, 2, 2))
        super().__init__(self._corners, cmap=colors.cmap, norm=colors.norm, antialiased=False,
                         edgecolors="none", linewidths=0, **kwargs)
        self._corners = None
        rows, columns = self._cells
        self._bbox: Bbox
        self._bbox.update_from_data_xy([(0, 0), (columns, rows)])
        self.set_array(values)

    # A large mesh never needs its corners, so they are made when somebody asks. QuadMesh keeps them here.
    @property
    def _coordinates(self) -> np.ndarray:
        if self._corners is not None:
            return self._corners
        rows, columns = self._cells
        return np.stack(np.meshgrid(np.arange(columns + 1.0), np.arange(rows + 1.0)), axis=-1)

    @_coordinates.setter
    def _coordinates(self, corners: np.ndarray) -> None:
        self._corners = corners

    def set_array(self, A: Any) -> None:
        """Set the values, one for each cell."""
        if A is not None and np.shape(A) != self._cells:
            raise ValueError(f"the mesh has the shape {self._cells}, not {np.shape(A)}")
        ScalarMappable.set_array(self, A)

    @allow_rasterization
    def draw(self, renderer: Any) -> None:
        """Paint the cells."""
        if not self.get_visible():
            return
        values = self.get_array()
        corners = self._on_screen()
        if not is_raster(renderer) or corners is None or values is None or self.get_alpha() is not None \
                or np.any(self.get_linewidth()):
            super().draw(renderer)
            return
        width, height = renderer.get_canvas_width_height()
        clip = self.get_clip_box()
        window = (0, 0, width, height)
        if clip is not None:
            window = (clip.x0, height - clip.y1, clip.x1, height - clip.y0)
        (left, top), (right, bottom) = corners
        if right < left:
            left, right, values = right, left, values[:, ::-1]
        if bottom > top:
            top, bottom, values = bottom, top, values[::-1]
        columns = Pixels.of(left, right, values.shape[1], window[0], window[2])
        rows = Pixels.of(height - top, height - bottom, values.shape[0], window[1], window[3])
        if columns.starts.size and rows.starts.size:
            image = rows.spread(columns.spread(_colors(values, rows, columns, self.cmap, self.norm), 1), 0)
            gc = renderer.new_gc()
            self._set_gc_clip(gc)  # type: ignore[attr-defined]
            renderer.draw_image(gc, columns.first, height - rows.first - len(image), image[::-1])
            gc.restore()
        self.stale = False

    def _on_screen(self) -> np.ndarray | None:
        """Two opposite corners in pixels, or None if the cells do not stand upright there."""
        if self._corners is not None:
            return None
        rows, columns = self._cells
        transform = self.get_transform()
        if not transform.is_affine:
            return None
        matrix = transform.get_matrix()
        if matrix[0, 1] or matrix[1, 0]:
            return None
        return np.asarray(transform.transform([(0, 0), (columns, rows)]))


class Pixels(NamedTuple):
    """Which cells of an axis stand in which of its visible pixels.

    Attributes
    ----------
    first : int
        The first pixel.
    starts, stops : ndarray of int
        For every pixel the cells that it shows: one, or several of which it shows the mean.
    """

    first: int
    starts: np.ndarray
    stops: np.ndarray

    @classmethod
    def of(cls, low: float, high: float, count: int, window_low: float, window_high: float) -> Pixels:
        """The cells between two places on the screen, as far as a window shows them."""
        start = math.floor(low + 0.5)
        length = math.floor(high + 0.5) - start
        first, last = max(start, round(window_low)), min(start + length, round(window_high))
        places = np.arange(first, last)
        if count <= length:
            starts = np.searchsorted(edges(start, length, count), places, "right") - 1
            return cls(first, starts, starts + 1)
        pixel = start + ((np.arange(count) + 0.5) * (length / count)).astype(np.int64)
        return cls(first, np.searchsorted(pixel, places, "left"), np.searchsorted(pixel, places, "right"))

    @property
    def shared(self) -> bool:
        """Whether pixels show several cells."""
        return bool((self.stops - self.starts > 1).any())

    def cells(self) -> np.ndarray:
        """The cells that begin a pixel, each once."""
        return np.unique(self.starts)

    def spread(self, image: np.ndarray, axis: int) -> np.ndarray:
        """Give every pixel the colour of its cells."""
        if image.shape[axis] == len(self.starts):
            return image
        return np.take(image, self.starts - self.starts[0], axis=axis)


def _colors(values: Any, rows: Pixels, columns: Pixels, cmap: Any, norm: Any) -> np.ndarray:
    """The colours of the visible cells; where pixels show several, of their mean, one for each pixel."""
    across = slice(columns.starts[0], columns.stops[-1])
    groups = rows.starts if rows.shared else rows.cells()
    ends = rows.stops if rows.shared else groups + 1
    found = []
    step = max(1, int(CHUNK / max(1, (across.stop - across.start) * (ends[0] - groups[0]))))
    for k in range(0, len(groups), step):
        starts, stop = groups[k:k + step], ends[min(k + step, len(groups)) - 1]
        piece: np.ndarray = np.ma.filled(np.ma.asarray(values[starts[0]:stop, across], float), np.nan)
        if rows.shared or columns.shared:
            known = ~np.isnan(piece)
            total, count = np.where(known, piece, 0.0), known.astype(np.int32)
            if columns.shared:
                total, count = (np.add.reduceat(part, columns.starts - columns.starts[0], axis=1)
                                for part in (total, count))
            if rows.shared:
                total, count = (np.add.reduceat(part, starts - starts[0], axis=0) for part in (total, count))
            piece = np.divide(total, count, out=np.full(total.shape, np.nan), where=count > 0)
        found.append(rgba8(piece, cmap, norm))
    return np.concatenate(found)
