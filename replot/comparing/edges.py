"""Edges in a picture: where neighbouring pixels differ, along many pixels."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from replot.comparing.levels import apart, darkest, differ, lightest

__all__ = ["Edges", "Runs", "noise_of"]

STEEP = 40
"""Neighbours so many levels apart are an edge, not noise."""

BAND = 64
"""So many rows are looked at at a time."""


class Runs(NamedTuple):
    """Edges that run on, all in one direction. Few places have any, so the others are not stored.

    Attributes
    ----------
    size : int
        So many places there are.
    at : ndarray of int, shape (n,)
        Those that have edges.
    edge : ndarray of bool, shape (length, n)
        Whether there is one, along each of them.
    """

    size: int
    at: np.ndarray
    edge: np.ndarray

    @classmethod
    def of(cls, levels: np.ndarray, limit: int, length: int) -> Runs:
        """Steps of more than `limit` levels from one column to the next, through at least `length` rows."""
        here, before = levels[:, :, 1:], levels[:, :, :-1]
        steps = apart(here, before) > limit if limit else differ(here, before)
        size = levels.shape[2] + 1
        # few columns have as much at all, and of these few have it in one piece
        at = np.flatnonzero(_count(steps) >= length)
        if not len(at):
            return cls(size, at, steps[:, at])
        full = _windows(steps[:, at], length, np.logical_and)
        whole = full.any(axis=0)
        # a pixel belongs to a long run if a window full of edges reaches over it
        around = np.pad(full[:, whole], ((length - 1, length - 1), (0, 0)))
        # an edge is called by the pixel behind it
        return cls(size, at[whole] + 1, _windows(around, length, np.logical_or))

    def amount(self, begin: int = 0, end: int | None = None) -> np.ndarray:
        """How much edge there is at every place, from one pixel along it to another. Shape (size,)."""
        out = np.zeros(self.size)
        out[self.at] = _count(self.edge[begin:end])
        return out

    def near(self, place: int, begin: int, end: int) -> np.ndarray:
        """Whether there is an edge at a place or beside it, at every pixel along it."""
        return np.asarray(self.edge[begin:end, np.abs(self.at - place) <= 1].any(axis=1))


class Edges(NamedTuple):
    """Where a picture has edges that run on: between columns of pixels, and between rows."""

    vertical: Runs
    horizontal: Runs

    @classmethod
    def of(cls, levels: np.ndarray, limit: int, length: int) -> Edges:
        """Steps of more than `limit` levels, shape (3, height, width), through at least `length` pixels."""
        return cls(Runs.of(levels, limit, length), Runs.of(levels.swapaxes(1, 2), limit, length))


def noise_of(levels: np.ndarray) -> int:
    """By how many levels neighbours commonly differ where the picture has a colour; 0 in a clean one.

    Shape (3, height, width).
    """
    counts = np.zeros(256, int)
    # large arrays cost more than what is done with them
    for top in range(0, levels.shape[1], BAND):
        some = np.ascontiguousarray(levels[:, top:top + BAND + 1, ::2])
        coloured = (lightest(some) - darkest(some) > 12)[1:]
        counts += np.bincount(apart(some[:, 1:], some[:, :-1])[coloured], minlength=256)
    # what steps further is an edge
    counts = counts[:STEEP]
    total = int(counts.sum())
    # the 62nd percentile, rounded down
    return int(np.searchsorted(np.cumsum(counts), (total - 1) * 0.62, side="right")) if total else 0


def _windows(true: np.ndarray, length: int, joined: np.ufunc) -> np.ndarray:
    """All windows of `length` rows joined by a ufunc: one row for each place at which a window may begin."""
    reach = 1
    while 2 * reach <= length:
        true, reach = joined(true[:-reach], true[reach:]), 2 * reach
    rest = length - reach
    return np.asarray(joined(true[:-rest], true[rest:]) if rest else true)


def _count(true: np.ndarray) -> np.ndarray:
    """How many are true in every column; `sum` takes four times as long."""
    return np.add.reduce(true.view(np.uint8), axis=0, dtype=np.uint32)
