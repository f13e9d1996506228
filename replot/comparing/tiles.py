"""The colour of every cell: the commonest one, so that a number printed over it does no harm."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from replot.comparing.levels import apart

__all__ = ["Tiles", "commonest", "packed", "unpacked"]

MARGIN = 0.12
"""This share of a cell at each of its sides is left out: edges, gaps and lines are there."""

NEAR, NOISY = 2, 8
"""Pixels so near to a cell's commonest colour are painted alike, in levels: clean pictures, noisy ones."""

CLEAN = 0.4
"""If this share of the pixels near to the commonest colour has just that colour, the picture is clean."""

SCATTERED = 0.3
"""If less than this share of a cell is painted alike, its colour is looked for more carefully."""


@dataclass(frozen=True, slots=True, eq=False)
class Tiles:
    """Where the cells of a panel are.

    Attributes
    ----------
    x, y : ndarray of float
        The edges of columns and rows, in pixels from the left and the top; one more than there are
        columns and rows.
    gap : float
        Width of the lines between them.
    """

    x: np.ndarray
    y: np.ndarray
    gap: float = 0.0

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return len(self.y) - 1, len(self.x) - 1

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        return float(self.x[0]), float(self.y[0]), float(self.x[-1]), float(self.y[-1])

    def cell(self, row: int, column: int) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of one cell."""
        return (float(self.x[column]), float(self.y[row]), float(self.x[column + 1]), float(self.y[row + 1]))


def packed(pixels: np.ndarray) -> np.ndarray:
    """Colours as one integer each. Shape (..., 3) of uint8 becomes (...) of int32."""
    wide = pixels.astype(np.int32)
    return wide[..., 0] << 16 | wide[..., 1] << 8 | wide[..., 2]


def unpacked(colours: np.ndarray) -> np.ndarray:
    """The opposite of :func:`packed`, as int16, so that differences can be taken."""
    return np.stack([colours >> 16, colours >> 8 & 255, colours & 255], axis=-1).astype(np.int16)


def _inside(edges: np.ndarray, size: int, gap: float) -> np.ndarray:
    """Indices of pixels safely inside each cell, the same number for all. Shape (cells, n)."""
    low, high = edges[:-1], edges[1:]
    width = high - low
    inset = np.minimum(np.maximum(width * MARGIN, gap / 2 + 0.75), np.maximum((width - 1) / 2, 0))
    before, after = inset.copy(), inset.copy()
    # the line around the axes covers up to two pixels of the outer cells
    before[0] = max(before[0], min(2.0, width[0] / 2 - 0.5))
    after[-1] = max(after[-1], min(2.0, width[-1] / 2 - 0.5))
    first = np.ceil(low + before - 1e-6)
    last = np.maximum(np.floor(high - after + 1e-6) - 1, first)
    # cells differ by a pixel in size; the smaller ones have a pixel looked at twice
    count = int((last - first).max()) + 1
    at = first[:, None] + (last - first)[:, None] * np.linspace(0, 1, count)
    return np.clip(np.rint(at).astype(int), 0, size - 1)


def commonest(pixels: np.ndarray, tiles: Tiles, rows: np.ndarray | None = None,
              columns: np.ndarray | None = None) -> tuple[np.ndarray, np.ndarray]:
    """The commonest colour of cells.

    Parameters
    ----------
    pixels : ndarray of uint8, shape (height, width, 3)
    tiles : Tiles
    rows, columns : ndarray of int, optional
        Which cells, pairwise; all of them by default.

    Returns
    -------
    colours : ndarray of float, shape (rows, columns, 3) or (n, 3)
        The mean of all pixels near the commonest one, which takes out noise.
    share : ndarray of float, shape (rows, columns) or (n,)
        How much of the inside of the cell is painted so.
    """
    height, width = pixels.shape[:2]
    across, down = _inside(tiles.x, width, tiles.gap), _inside(tiles.y, height, tiles.gap)
    if rows is None or columns is None:
        at = down[:, None, :, None], across[None, :, None, :]
        shape: tuple[int, ...] = tiles.shape
    else:
        at = down[rows][:, :, None], across[columns][:, None, :]
        shape = (len(rows),)
    codes = packed(pixels[at]).reshape(*shape, -1)
    mode, count = _mode(codes), codes.shape[-1]
    # channel by channel: steps through the three numbers of every pixel take several times as long
    levels = _channels(codes)
    off = apart(levels, _channels(mode[..., None]))
    alike = off <= NEAR
    exactly = off == 0
    # in a clean picture letters may be near to the colour of the cell; they are no noise
    clean = exactly.sum(axis=-1) > CLEAN * alike.sum(axis=-1)
    # where most of the cell is only roughly of that colour, the picture is a noisy one
    noisy = (off <= NOISY).sum(axis=-1) > 1.6 * alike.sum(axis=-1)
    alike |= noisy[..., None] & (off <= NOISY)
    alike &= exactly | ~clean[..., None]
    for spot in zip(*np.nonzero(alike.mean(axis=-1) < SCATTERED), strict=True):
        # noise has scattered the colour of the cell so far that one of a letter came out first
        alike[spot] = _densest(unpacked(codes[spot]))
    total = alike.sum(axis=-1)
    colours = np.stack([(channel * alike).sum(axis=-1) / total for channel in levels], axis=-1)
    return colours, total / count


def _channels(codes: np.ndarray) -> np.ndarray:
    """Packed colours as red, green and blue one after the other. Shape (...) becomes (3, ...) of uint8."""
    return np.stack([(codes >> by).astype(np.uint8) for by in (16, 8, 0)])


def _mode(codes: np.ndarray) -> np.ndarray:
    """The commonest number along the last axis. Shape (..., n) becomes (...)."""
    flat = np.sort(codes, axis=-1)
    # the longest run of equal ones
    start = np.ones(flat.shape, bool)
    start[..., 1:] = flat[..., 1:] != flat[..., :-1]
    place = np.arange(flat.shape[-1], dtype=np.int32)
    since = place - np.maximum.accumulate(np.where(start, place, np.int32(0)), axis=-1)
    return np.take_along_axis(flat, since.argmax(axis=-1)[..., None], axis=-1)[..., 0]


def _densest(inside: np.ndarray) -> np.ndarray:
    """The pixels near the colour of a cell that has the most. Shape (n, 3) becomes (n,) of bool."""
    coarse = packed(inside >> 4)
    bins, counts = np.unique(coarse, return_counts=True)
    alike = np.zeros(len(inside), bool)
    for bin_ in bins[np.argsort(counts)[::-1][:6]]:
        middle = np.median(inside[coarse == bin_], axis=0)
        near = np.abs(inside - middle).max(axis=1) <= NOISY
        if near.sum() > alike.sum():
            alike = near
    return alike
