"""Which pixels of two pictures differ, and which of these nothing harmless explains."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from replot.comparing.inks import Window, window
from replot.comparing.sides import Side

__all__ = ["NOISE", "apart", "at_edges", "differing", "equal", "moved_lines", "unexplained"]

NOISE = 2
"""Pixels that differ by no more levels are alike."""

ROUNDED, SHARE = 0.5, 0.05
"""Colours around a pixel are alike on average if they differ by no more levels, and this share of the
contrast there."""

BAND = 1 << 18
"""So many bytes are compared at a time: few pictures differ in more than a few of them."""


def equal(old: np.ndarray, new: np.ndarray) -> bool:
    """Whether two pictures have the same pixels."""
    return old.shape == new.shape and all(np.array_equal(old[band], new[band]) for band in _bands(old))


def differing(old: np.ndarray, new: np.ndarray) -> Window:
    """The part of two pictures of one size in which they differ; most that differ do so in a small one."""
    height, width = old.shape[:2]
    rows, columns = np.zeros(height, bool), np.zeros(width, bool)
    for band in _bands(old):
        differ = (old[band] != new[band]).reshape(-1, 3 * width)
        if differ.any():
            rows[band] = differ.any(axis=1)
            columns |= differ.any(axis=0).reshape(width, 3).any(axis=1)
    if not rows.any():
        return 0, 0, 0, 0
    across, down = np.flatnonzero(columns), np.flatnonzero(rows)
    return int(across[0]), int(down[0]), int(across[-1]) + 1, int(down[-1]) + 1


def _bands(picture: np.ndarray) -> Iterator[slice]:
    step = max(1, BAND // max(1, picture[:1].size))
    for top in range(0, len(picture), step):
        yield slice(top, min(top + step, len(picture)))


def apart(old: np.ndarray, new: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """By how many levels pixels differ in their worst channel, and the places of those that do.

    Parameters
    ----------
    old, new : ndarray of uint8, shape (height, width, 3)

    Returns
    -------
    worst : ndarray of uint8, shape (height, width)
    rows, columns : ndarray of int
    """
    worst = np.zeros(old.shape[:2], np.uint8)
    left, top, right, bottom = differing(old, new)
    one, other = (picture[top:bottom, left:right] for picture in (old, new))
    levels = np.maximum(one, other) - np.minimum(one, other)
    inside = worst[top:bottom, left:right]
    np.maximum(np.maximum(levels[..., 0], levels[..., 1]), levels[..., 2], out=inside)
    rows, columns = np.nonzero(inside)
    return worst, rows + top, columns + left


def unexplained(old: np.ndarray, new: np.ndarray, rows: np.ndarray, columns: np.ndarray,
                size: int = 3) -> np.ndarray:
    """Which of some pixels are outside of the range of their neighbours in the other picture.

    Parameters
    ----------
    old, new : ndarray of uint8, shape (height, width, 3)
    rows, columns : ndarray of int, shape (n,)
        Where to look.
    size : int
        Of the neighbourhood: so many pixels across and down.

    Returns
    -------
    ndarray of bool, shape (n,)
    """
    bad = ~(_within(new, old, rows, columns, size) & _within(old, new, rows, columns, size))
    # a line that lies a quarter of a pixel further on paints other pixels with the same ink
    bad[bad] = ~_same_ink(old, new, rows[bad], columns[bad])
    return bad


def moved_lines(old: np.ndarray, new: np.ndarray, rows: np.ndarray, columns: np.ndarray,
                length: int) -> tuple[np.ndarray, np.ndarray]:
    """Of some pixels those that took the colour of a neighbour, many of them in a straight line.

    A line that lies a fraction of a pixel further on changes its pixels by a fraction of the contrast.

    Parameters
    ----------
    old, new : ndarray of uint8, shape (height, width, 3)
    rows, columns : ndarray of int
        Where to look.
    length : int
        So many pixels are a line.
    """
    strong = np.zeros(len(rows), bool)
    for start in range(0, len(rows), 100_000):
        r, c = rows[start:start + 100_000], columns[start:start + 100_000]
        near = old[_around(3, r, c, old.shape)].astype(np.int16)
        contrast = near.max(axis=1) - near.min(axis=1)
        changed = np.abs(new[r, c].astype(np.int16) - old[r, c])
        strong[start:start + 100_000] = ((changed > 0.6 * contrast) & (contrast > 3 * NOISE)).any(axis=1)
    rows, columns = rows[strong], columns[strong]
    if not len(rows):
        return rows, columns
    top, left = rows.min(), columns.min()
    part = np.zeros((rows.max() - top + 1, columns.max() - left + 1), bool)
    part[rows - top, columns - left] = True
    rows, columns = np.nonzero(_crowded(part, length) | _crowded(part.T, length).T)
    return rows + top, columns + left


def _crowded(strong: np.ndarray, length: int) -> np.ndarray:
    """What is true and has `length` others in the 2 * `length` places above and below. Shape as given."""
    sums = np.zeros((strong.shape[0] + 1, strong.shape[1]), np.int32)
    np.cumsum(strong, axis=0, out=sums[1:])
    at = np.arange(strong.shape[0])
    low, high = np.maximum(at - length, 0), np.minimum(at + length + 1, strong.shape[0])
    return strong & (sums[high] - sums[low] >= length)


def at_edges(side: Side) -> np.ndarray:
    """Where the edges of cells are, give or take a pixel. Shape (height, width), bool."""
    out = np.zeros((side.layout.height, side.layout.width), bool)
    for tiles in side.layout.tiles:
        left, top, right, bottom = window(tiles.box, 2, *side.size)
        for edge in tiles.x:
            out[top:bottom, max(0, round(edge) - 2):round(edge) + 2] = True
        for edge in tiles.y:
            out[max(0, round(edge) - 2):round(edge) + 2, left:right] = True
    return out


def _around(size: int, rows: np.ndarray, columns: np.ndarray, shape: tuple[int, ...]
            ) -> tuple[np.ndarray, np.ndarray]:
    """Indices of the neighbourhoods of some pixels, shape (n, size * size)."""
    steps = np.arange(size) - size // 2
    down, right = (grid.ravel() for grid in np.meshgrid(steps, steps, indexing="ij"))
    return (np.clip(rows[:, None] + down, 0, shape[0] - 1),
            np.clip(columns[:, None] + right, 0, shape[1] - 1))


def _within(one: np.ndarray, other: np.ndarray, rows: np.ndarray, columns: np.ndarray,
            size: int) -> np.ndarray:
    """Whether pixels of one picture lie within the range of values around them in the other.

    Of the differences between channels too: a mixture of greys is grey.
    """
    slack = np.array([NOISE] * 3 + [2 * NOISE] * 3, np.int16)
    out = np.empty(len(rows), bool)
    for start in range(0, len(rows), 100_000):
        r, c = rows[start:start + 100_000], columns[start:start + 100_000]
        near = _hued(other[_around(size, r, c, other.shape)])
        here = _hued(one[r, c])
        out[start:start + 100_000] = ((here >= near.min(axis=1) - slack)
                                      & (here <= near.max(axis=1) + slack)).all(axis=1)
    return out


def _hued(colours: np.ndarray) -> np.ndarray:
    """Colours with the differences between their channels. Shape (..., 3) of uint8 becomes (..., 6)."""
    wide = colours.astype(np.int16)
    return np.concatenate([wide, wide - np.roll(wide, 1, axis=-1)], axis=-1)


def _same_ink(one: np.ndarray, other: np.ndarray, rows: np.ndarray, columns: np.ndarray) -> np.ndarray:
    """Whether two pictures have the same mean colour around pixels: the less contrast, the more exactly."""
    out = np.empty(len(rows), bool)
    for start in range(0, len(rows), 50_000):
        r, c = rows[start:start + 50_000], columns[start:start + 50_000]
        at = _around(5, r, c, one.shape)
        near = [picture[at] for picture in (one, other)]
        contrast = np.ptp(near[0].astype(np.int16), axis=1)
        slack = np.minimum(NOISE, ROUNDED + SHARE * contrast)
        out[start:start + 50_000] = (np.abs(near[0].mean(axis=1) - near[1].mean(axis=1)) <= slack).all(axis=1)
    return out
