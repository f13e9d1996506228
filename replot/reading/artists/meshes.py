"""Artists that hold a grid of cells: their values, and where the cells stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from matplotlib.axes import Axes
from matplotlib.collections import Collection, LineCollection, PathCollection, PolyQuadMesh, QuadMesh
from matplotlib.contour import ContourSet
from matplotlib.image import AxesImage, FigureImage, NonUniformImage, PcolorImage
from matplotlib.lines import Line2D
from matplotlib.patches import Patch, Wedge

from replot.reading.artists.notes import Notes
from replot.reading.precision import widened

__all__ = ["Mesh", "Side", "Unreadable", "contents", "find_mesh"]

SMOOTH = ("none", "nearest", "antialiased", "auto")
HIDDEN = 0.01
"""The share of a cell that must be in view for it to count as shown."""


class Side(NamedTuple):
    """The cells along one axis.

    Attributes
    ----------
    edges : ndarray of float, shape (cells, 2)
        The smaller first.
    centers : ndarray of float, shape (cells,)
        The places that the cells were made for: the middles, or what the edges were put between.
    """

    edges: np.ndarray
    centers: np.ndarray

    @classmethod
    def of(cls, ends: np.ndarray) -> Side:
        """From the edges of all cells in one row."""
        return cls(np.sort(np.stack([ends[:-1], ends[1:]], axis=1), axis=1), _centers(ends))

    def at(self, cells: np.ndarray) -> Side:
        """Some of the cells."""
        return Side(self.edges[cells], self.centers[cells])

    @property
    def uneven(self) -> bool:
        """Whether the cells differ in size."""
        width = self.edges[:, 1] - self.edges[:, 0]
        return bool(width.size) and bool(np.ptp(width) > 1e-6 * width.max())

    def holding(self, place: float) -> int | None:
        """The cell that holds a place, or None."""
        cells = np.flatnonzero((self.edges[:, 0] <= place) & (place <= self.edges[:, 1]))
        return int(cells[0]) if cells.size else None


def _centers(ends: np.ndarray) -> np.ndarray:
    """The places that edges lie halfway between; the middles of the cells where there are none.

    ``pcolormesh`` puts edges halfway between the coordinates of cells and continues the first and
    the last step outwards, so the first cell is centred on its coordinate and the others follow.
    """
    middles = (ends[1:] + ends[:-1]) / 2
    places = middles.copy()
    for k in range(1, len(places)):
        places[k] = 2 * ends[k] - places[k - 1]
    step = np.abs(np.diff(ends)).min()
    if not np.allclose(_around(places), ends, rtol=0, atol=1e-6 * step):
        places = middles
    # without what is rounding error, such as -1e-17 for 0
    return np.round(places, int(np.clip(9 - np.floor(np.log10(step)), 0, 15))) + 0.0


@dataclass
class Mesh:
    """The cells of one artist as they stand in the picture.

    Attributes
    ----------
    artist : matplotlib.cm.ScalarMappable
    values : ndarray of float, shape (rows, columns)
        From the top and from the left; NaN where a cell is masked.
    x, y : Side
        Where columns and rows stand in data coordinates.
    """

    artist: Any
    values: np.ndarray
    x: Side
    y: Side
    findings: Notes = field(default_factory=Notes)

    def cell_at(self, x: float, y: float) -> tuple[int, int] | None:
        """Row and column of the cell that holds a point, or None."""
        row, column = self.y.holding(y), self.x.holding(x)
        return None if row is None or column is None else (row, column)


def find_mesh(ax: Axes, name: str) -> Mesh | None:
    """The heatmap in an Axes, or None; ``name`` is what findings call the Axes.

    Of several artists with cells the one with most of them is read.
    """
    found: list[Mesh] = []
    notes = Notes()
    rest: list[str] = []
    for artist in (*ax.images, *ax.collections):
        if not artist.get_visible():
            continue
        mesh = _image(ax, artist, name, notes) if isinstance(artist, AxesImage) else (
            _quads(ax, artist, name, notes) if isinstance(artist, QuadMesh | PolyQuadMesh) else None)
        if mesh is not None and mesh.values.size:
            found.append(mesh)
        elif not isinstance(artist, AxesImage | QuadMesh | PolyQuadMesh):
            rest.append(_kind(artist))
    if not found:
        if notes:
            raise Unreadable(notes, contents(ax) or "cells")
        return None
    best = max(found, key=lambda mesh: np.isfinite(mesh.values).sum())
    best.findings += notes
    rest += [_kind(artist) for artist in (*ax.lines, *ax.patches) if artist.get_visible()]
    if rest:
        best.findings.add("T201", f"{name}: on top of the cells are {_counted(rest)}, which are left out.")
    if len(found) > 1:
        best.findings.add("T201", f"{name}: {len(found)} grids of cells lie over each other; only the one "
                                  "with most numbers is read.")
    return best


class Unreadable(Exception):
    """An Axes holds cells that cannot be read; the findings say why."""

    def __init__(self, findings: Notes, what: str) -> None:
        super().__init__(what)
        self.findings = findings
        self.what = what


def contents(ax: Axes) -> str | None:
    """What an Axes without heatmap holds instead, or None if it is empty."""
    kinds = [_kind(artist) for artist in (*ax.images, *ax.collections, *ax.lines, *ax.patches)
             if artist.get_visible()]
    return _counted(kinds) if kinds else None


def _kind(artist: Any) -> str:
    for kind, name in ((ContourSet, "contours"), (LineCollection, "lines"), (PathCollection, "points"),
                       (Line2D, "lines"), (Wedge, "wedges"), (Patch, "bars or shapes"),
                       (FigureImage | AxesImage, "a picture"), (QuadMesh, "a mesh"), (Collection, "shapes")):
        if isinstance(artist, kind):
            return name
    return type(artist).__name__


def _counted(kinds: Sequence[str]) -> str:
    return " and ".join(dict.fromkeys(kinds))


def _image(ax: Axes, image: AxesImage, name: str, notes: Notes) -> Mesh | None:
    array = image.get_array()
    if array is None or isinstance(image, NonUniformImage | PcolorImage):
        notes.add("T201", f"{name}: a {type(image).__name__} cannot be read.")
        return None
    if array.ndim != 2:
        notes.add("T201", f"{name}: the picture has colours and no numbers.",
                          "Read it from its pixels instead, or give imshow the numbers.")
        return None
    left, right, bottom, top = image.get_extent()
    if image.origin == "upper":
        bottom, top = top, bottom
    rows, columns = array.shape
    mesh = _placed(ax, image, array, np.linspace(left, right, columns + 1),
                   np.linspace(bottom, top, rows + 1), name)
    if image.get_interpolation() not in SMOOTH:
        mesh.findings.add("T210", f"{name}: the picture is smoothed ({image.get_interpolation()}); its cells "
                                  "are read.")
    return mesh


def _quads(ax: Axes, quads: Any, name: str, notes: Notes) -> Mesh | None:
    # PolyQuadMesh.get_array of matplotlib 3.8 leaves masked cells out
    array = getattr(quads, "_A", None) if isinstance(quads, PolyQuadMesh) else quads.get_array()
    if array is None:
        notes.add("T201", f"{name}: the mesh has no numbers.")
        return None
    corners = np.ma.filled(np.ma.asarray(quads._coordinates).astype(float), np.nan)
    rows, columns = corners.shape[0] - 1, corners.shape[1] - 1
    if array.ndim == 3 or array.size not in (rows * columns, (rows + 1) * (columns + 1)):
        notes.add("T201", f"{name}: the mesh has colours and no numbers.")
        return None
    transform = quads.get_transform()
    if transform != ax.transData:
        if not transform.contains_branch(ax.transData):
            notes.add("T202", f"{name}: the mesh does not stand in the coordinates of the axes.")
            return None
        corners = (transform - ax.transData).transform(corners.reshape(-1, 2)).reshape(corners.shape)
    x, y = corners[..., 0], corners[..., 1]
    if not (_parallel(x) and _parallel(y.T)):
        notes.add("T202", f"{name}: the mesh is bent or turned; its cells are no rows and columns.")
        return None
    smooth = array.size != rows * columns
    across, down = (_around(edges) if smooth else edges for edges in (x[0], y[:, 0]))
    mesh = _placed(ax, quads, np.ma.asarray(array).reshape(len(down) - 1, len(across) - 1), across, down,
                   name)
    if smooth:
        mesh.findings.add("T210", f"{name}: the mesh is smoothed (gouraud); its corners are read.")
    return mesh


def _parallel(lines: np.ndarray) -> bool:
    """Whether all rows of an array are the same up to rounding."""
    if not np.isfinite(lines).all():
        return False
    step = np.abs(np.diff(lines, axis=1)).min()
    return bool((np.abs(lines - lines[0]) <= 1e-6 * step).all())


def _around(points: np.ndarray) -> np.ndarray:
    """Edges halfway between points."""
    if len(points) == 1:
        return np.array([points[0] - 0.5, points[0] + 0.5])
    middles = (points[1:] + points[:-1]) / 2
    return np.concatenate([[2 * points[0] - middles[0]], middles, [2 * points[-1] - middles[-1]]])


def _placed(ax: Axes, artist: Any, array: Any, across: np.ndarray, down: np.ndarray, name: str) -> Mesh:
    """The cells in reading order, those out of view left out."""
    values = np.where(np.ma.getmaskarray(array), np.nan, widened(np.ma.getdata(array)))
    x, y = Side.of(across), Side.of(down)
    columns, rows = _visible(x, ax.get_xlim()), _visible(y, ax.get_ylim())
    if not ax.yaxis_inverted():
        rows = rows[::-1]
    if ax.xaxis_inverted():
        columns = columns[::-1]
    values = values[np.ix_(rows, columns)]
    # matplotlib masks infinite numbers as well, and draws them as it draws missing ones
    mesh = Mesh(artist, np.where(np.isinf(values), np.nan, values), x.at(columns), y.at(rows))
    off = [_many(len(side.edges) - len(kept), noun) for side, kept,
           noun in ((y, rows, "row"), (x, columns, "column"))]
    if any(off):
        mesh.findings.add("T208", f"{name}: {' and '.join(filter(None, off))} out of view left out.")
    if mesh.x.uneven or mesh.y.uneven:
        mesh.findings.add("T209", f"{name}: the cells are not equally large; they will be.")
    return mesh


def _visible(side: Side, limits: tuple[float, float]) -> np.ndarray:
    """The cells within the limits, in ascending order of their places."""
    low, high = sorted(limits)
    start, end = side.edges.T
    shown = np.minimum(end, high) - np.maximum(start, low) > HIDDEN * (end - start)
    order = np.argsort(start, kind="stable")
    return order[shown[order]]


def _many(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}" if count else ""
