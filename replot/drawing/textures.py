"""Textures over cells: lines and dots placed by replot, the same in every file format."""

from __future__ import annotations

import numpy as np
from matplotlib.colors import to_hex

from replot.drawing.colors import contrast, text_color
from replot.drawing.nouns import Sides

__all__ = ["around", "over", "runs", "strokes"]

def strokes(kind: str, boxes: list[Sides], pitch: float, origin: tuple[float, float]) -> np.ndarray:
    """The lines of a texture, cut to some rectangles.

    Parameters
    ----------
    kind : {"hatch", "back-hatch", "cross", "lines", "dots"}
    boxes : list of (left, top, right, bottom)
        In pixels from the top left.
    pitch : float
        Distance between two lines (pixels).
    origin : (x, y)
        A point on a line; neighbouring rectangles continue each other's lines.

    Returns
    -------
    ndarray of float, shape (lines, 2, 2)
        Their ends. A dot is a line of no length.
    """
    if kind == "none" or not boxes:
        return np.empty((0, 2, 2))
    if kind == "cross":
        both = [strokes(one, boxes, pitch, origin) for one in ("hatch", "back-hatch")]
        return np.concatenate(both)
    cut = {"hatch": _diagonal, "back-hatch": _back, "lines": _level, "dots": _dots}[kind]
    shifted = [(left - origin[0], top - origin[1], right - origin[0], bottom - origin[1])
               for left, top, right, bottom in boxes]
    return np.concatenate([cut(box, pitch) for box in shifted]) + np.array(origin)


def _multiples(low: float, high: float, pitch: float) -> np.ndarray:
    return np.arange(np.ceil(low / pitch + 1e-9), np.floor(high / pitch - 1e-9) + 1) * pitch


def _diagonal(box: Sides, pitch: float) -> np.ndarray:
    """Lines that rise to the right: x + y is constant."""
    left, top, right, bottom = box
    sums = _multiples(left + top, right + bottom, pitch * np.sqrt(2))
    start = np.maximum(left, sums - bottom)
    end = np.minimum(right, sums - top)
    return np.stack([np.stack([start, sums - start], -1), np.stack([end, sums - end], -1)], 1)


def _back(box: Sides, pitch: float) -> np.ndarray:
    """Lines that fall to the right: the mirror image."""
    left, top, right, bottom = box
    mirrored = _diagonal((left, -bottom, right, -top), pitch)
    return mirrored * np.array([1.0, -1.0])


def _level(box: Sides, pitch: float) -> np.ndarray:
    left, top, right, bottom = box
    y = _multiples(top, bottom, pitch)
    return np.stack([np.stack([np.full_like(y, left), y], -1), np.stack([np.full_like(y, right), y], -1)], 1)


def _dots(box: Sides, pitch: float) -> np.ndarray:
    left, top, right, bottom = box
    # every second row is shifted by half a step
    points = []
    for start in (pitch / 2, pitch * 1.5):
        x = _multiples(left - start / 2, right - start / 2, pitch) + start / 2
        y = _multiples(top - start, bottom - start, 2 * pitch) + start
        points.append(np.stack(np.meshgrid(x, y), -1).reshape(-1, 2))
    dots = np.concatenate(points)
    return np.stack([dots, dots], 1)


def runs(mask: np.ndarray, x_edges: np.ndarray, y_edges: np.ndarray) -> list[Sides]:
    """The rectangles (pixels) that some cells form: neighbours in a row, and equal rows, taken together."""
    boxes: list[Sides] = []
    open_runs: dict[tuple[int, int], int] = {}
    padded = np.pad(mask.astype(np.int8), ((0, 1), (1, 1)))
    for i, row in enumerate(padded):
        borders = np.flatnonzero(np.diff(row)).tolist()
        here = set(zip(borders[::2], borders[1::2], strict=True))
        for run in sorted(set(open_runs) - here):
            top, (left, right) = y_edges[open_runs.pop(run)], x_edges[list(run)]
            boxes.append((float(left), float(top), float(right), float(y_edges[i])))
        for run in here:
            open_runs.setdefault(run, i)
    return boxes


def around(box: Sides, hole: Sides) -> list[Sides]:
    """A rectangle without a smaller one inside it, as up to four rectangles."""
    left, top, right, bottom = box
    x0, y0, x1, y1 = max(left, hole[0]), max(top, hole[1]), min(right, hole[2]), min(bottom, hole[3])
    if x0 >= x1 or y0 >= y1:
        return [box]
    parts = [(left, top, right, y0), (left, y1, right, bottom), (left, y0, x0, y1), (x1, y0, right, y1)]
    return [part for part in parts if part[0] < part[2] and part[1] < part[3]]


def over(fill: np.ndarray) -> str:
    """The colour of a texture over a fill: visible, and never at the cost of the number on it.

    It leads away from the colour of the number; on a fill that is nearly white or black already it
    leads towards it, as long as the number keeps its contrast.
    """
    fill = np.asarray(fill, float) / 255
    number = np.ones(3) if text_color(fill) else np.zeros(3)
    for target in (1 - number, number):
        for share in (0.35, 0.5, 0.65, 0.8, 1.0):
            color = fill + share * (target - fill)
            if contrast(color, fill) >= 1.35 and contrast(color, number) >= 4.5:
                return to_hex(tuple(color))
    return to_hex(tuple(fill + 0.5 * ((1 - number) - fill)))
