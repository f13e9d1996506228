"""Whether the ground of a picture and its colour bars are painted as before: large areas, by level."""

from __future__ import annotations

import numpy as np

from replot.comparing.cells import LEVEL
from replot.comparing.changes import Change
from replot.comparing.inks import window
from replot.comparing.sides import Side
from replot.comparing.words import hexed

__all__ = ["compare_bars", "compare_ground"]

INSET = 3
"""So many pixels at each side of a colour bar are left out: outline and tick marks are there."""

STREAK = 0.1
"""If this share of the lines of a bar has another colour, the bar is painted otherwise."""


def compare_ground(old: Side, new: Side, rows: np.ndarray, columns: np.ndarray
                   ) -> tuple[list[Change], np.ndarray]:
    """Whether the ground has another colour, and which of some pixels this explains.

    Parameters
    ----------
    old, new : Side
    rows, columns : ndarray of int, shape (n,)

    Returns
    -------
    changes : list of Change
    explained : ndarray of bool, shape (n,)
    """
    was, now = old.pixels[0, 0], new.pixels[0, 0]
    nothing = np.zeros(len(rows), bool)
    if np.abs(was.astype(int) - now).max() <= LEVEL:
        return [], nothing
    ground = (old.pixels == was).all(axis=2)
    median = np.median(new.pixels[ground], axis=0)
    if np.abs(median - was).max() <= LEVEL:
        return [], nothing
    colours = hexed(was), hexed(median)
    change = Change("pixels", f"background painted {colours[1]} instead of {colours[0]}", old=colours[0],
                    new=colours[1])
    painted = np.abs(new.pixels[rows, columns] - median).max(axis=1) <= LEVEL
    return [change], ground[rows, columns] & painted


def compare_bars(old: Side, new: Side) -> list[Change]:
    """Colour bars that are painted a little otherwise, by no more than noise in any one pixel.

    A line of the bar may have any colour of its neighbours: bars are painted with other roundings.
    """
    out = []
    for k, box in enumerate(new.layout.bars):
        left, top, right, bottom = window(box, -INSET, *new.size)
        if right - left < 4 or bottom - top < 4:
            continue
        across = 1 if bottom - top > right - left else 0
        was, now = (np.median(side.pixels[top:bottom, left:right], axis=across) for side in (old, new))
        if np.array_equal(was, now):
            continue
        around = np.stack([was, np.roll(was, 1, axis=0), np.roll(was, -1, axis=0)])
        off = (now > around.max(axis=0) + LEVEL) | (now < around.min(axis=0) - LEVEL)
        if off[1:-1].any(axis=1).mean() > STREAK:
            which = "" if len(new.layout.bars) == 1 else f" {k + 1}"
            out.append(Change("bar", f"colour bar{which} painted in other colours", boxes=(box,)))
    return out
