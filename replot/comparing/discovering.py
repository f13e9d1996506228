"""Where the heatmaps of a picture are of which nothing is known, not even how many cells they have."""

from __future__ import annotations

import numpy as np

from replot.comparing.edges import Edges, noise_of
from replot.comparing.finding import DARK, SURE, TRIED, Lattice, best_places, straight
from replot.comparing.levels import channels, lightest
from replot.comparing.tiles import Tiles

__all__ = ["discover_tiles"]

FAINT = 0.12
"""Lines with less than this share of the strongest line's edge are not looked at."""

LENGTHS = (80, 40, 14, 7)
"""Edges of so many pixels are looked for, long ones first: those of letters are short."""

ASTRAY = 1.5
"""An edge of a cell lies at most so many pixels from where equal cells put it."""

FRAME = 3.0
"""The first and the last edge may lie so many pixels astray: the frame is drawn over them."""

LOST = 0.2
"""At most this share of the edges of cells may be missing."""

PANELS = 16
"""So many heatmaps are looked for at most."""

BROADEST = 5
"""Lines nearer to each other than so many pixels are the sides of one."""

LEAST = 8
"""Smaller cells, in pixels, are not looked for."""


def discover_tiles(pixels: np.ndarray) -> list[Tiles]:
    """Find the cells of heatmaps by their edges alone.

    Parameters
    ----------
    pixels : ndarray of uint8, shape (height, width, 3)

    Returns
    -------
    list of Tiles
        In reading order; empty where none is sure.
    """
    levels = channels(pixels)
    if noise_of(levels):
        return []
    dark = lightest(levels) < DARK
    for length in LENGTHS:
        found = best_places(Edges.of(levels, 0, length), dark, _chains, _chains, PANELS)
        sure = [tiles for score, tiles in found if score > SURE and _stands_alone(pixels, tiles)]
        if sure:
            height = min(tiles.box[3] - tiles.box[1] for tiles in sure)
            return sorted(sure, key=lambda tiles: (round(tiles.box[1] / height), tiles.box[0]))
    return []


def _stands_alone(pixels: np.ndarray, tiles: Tiles) -> bool:
    """Whether there is nothing but ground beyond the first and the last cells."""
    height, width = pixels.shape[:2]
    left, top, right, bottom = (round(v) for v in tiles.box)
    ground = pixels[0, 0]
    strips = [pixels[top:bottom, at] for at in (left - BROADEST, right + BROADEST) if 0 <= at < width]
    strips += [pixels[at, left:right] for at in (top - BROADEST, bottom + BROADEST) if 0 <= at < height]
    return all((strip == ground).all(axis=1).mean() > 0.5 for strip in strips)


def _chains(strength: np.ndarray) -> list[Lattice]:
    """Where equally spaced lines follow each other, however many they are; the strongest first."""
    near = np.maximum(strength, np.maximum(np.roll(strength, 1), np.roll(strength, -1)))
    lines = _peaks(strength)
    typical = float(np.median(near))
    out: list[Lattice] = []
    for gap in _distances(lines):
        done: set[int] = set()
        for first in range(len(lines)):
            if first in done:
                continue
            chain = _followed(lines, first, gap)
            done |= set(chain.values())
            cells = max(chain)
            if cells < 2 or len(chain) < (1 - LOST) * (cells + 1):
                continue
            start, step = straight(np.array(list(chain)), lines[list(chain.values())])
            before = np.abs(lines - (start - step)).min() <= min(FRAME, step / 3)
            after = np.abs(lines - (start + (cells + 1) * step)).min() <= min(FRAME, step / 3)
            start, cells = start - before * step, cells + int(before) + int(after)
            places = np.clip(np.rint(start + step * np.arange(cells + 1)).astype(int), 0, len(near) - 1)
            out.append(Lattice(float(start), float(step), cells, float((near[places] - typical).sum())))
    out.sort(key=lambda lattice: -lattice.score)
    return out[:2 * TRIED]


def _peaks(strength: np.ndarray) -> np.ndarray:
    """Places of lines; the two sides of a drawn line are one."""
    at = np.flatnonzero(strength > FAINT * strength.max(initial=0))
    if not len(at):
        return np.zeros(0)
    groups = np.split(at, np.flatnonzero(np.diff(at) >= BROADEST) + 1)
    return np.array([(group * strength[group]).sum() / strength[group].sum() for group in groups])


def _followed(lines: np.ndarray, first: int, gap: float) -> dict[int, int]:
    """Equally spaced lines from one of them on: which edge of a cell is which line.

    Edges stand on whole pixels, so that the distance of two says little and that of many says much.
    """
    chain, step, k = {0: first}, gap, 0
    while True:
        k += 1
        at = lines[first] + k * step
        nearest = int(np.abs(lines - at).argmin())
        if abs(lines[nearest] - at) <= ASTRAY and nearest not in chain.values():
            chain[k] = nearest
            step = (lines[nearest] - lines[first]) / k
        elif k - max(chain) >= 2:
            # two edges in a row that are missing are the end; so is one before a line that stands alone
            while len(chain) > 1 and max(chain) - 1 not in chain:
                del chain[max(chain)]
            return chain


def _distances(lines: np.ndarray) -> list[float]:
    """Distances that neighbouring lines commonly have, in pixels."""
    gaps = np.diff(lines)
    whole, counts = np.unique(np.rint(gaps[gaps >= LEAST]).astype(int), return_counts=True)
    near = [int(counts[np.abs(whole - gap) <= 1].sum()) for gap in whole]
    return [float(gap) for gap, count in zip(whole.tolist(), near, strict=True) if count >= 2]
