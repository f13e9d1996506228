"""Where the heatmaps of a picture from elsewhere are: cells found by their edges.

The number of rows and columns is known. Edges of cells run on through many cells and stand at
equal distances; edges of letters do neither.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from replot.comparing.edges import Edges, noise_of
from replot.comparing.levels import channels, lightest
from replot.comparing.tiles import Tiles
from replot.errors import ReadError

__all__ = ["DARK", "SURE", "TRIED", "Found", "Lattice", "best_places", "find_tiles",
           "straight"]

STRONGEST = 60
"""So many of the strongest lines are tried as edges of cells."""

TRIED = 24
"""So many placements of the columns, and of the rows, are tried with each other."""

SURE, UNLIKELY = 0.35, 0.2
"""A placement with this much evidence is taken at once; with less than that it is none."""

DARK = 120
"""Tick marks have no channel above this level."""

SMALLEST = 2.5
"""Cells smaller than so many pixels are not looked for."""


class Lattice(NamedTuple):
    """Equally spaced lines along one direction: edge k is at ``start + k * step``."""

    start: float
    step: float
    cells: int
    score: float

    @property
    def edges(self) -> np.ndarray:
        return self.start + self.step * np.arange(self.cells + 1)


def _lattices(strength: np.ndarray, count: int) -> list[Lattice]:
    """Where `count` cells of equal size fit between the lines, best first."""
    size = len(strength) - 1
    near = np.maximum(strength, np.maximum(np.roll(strength, 1), np.roll(strength, -1)))
    order = np.argsort(strength)[::-1][:STRONGEST]
    lines = np.sort(order[strength[order] > 0])
    found: dict[tuple[int, int], Lattice] = {}
    typical = float(np.median(near))
    apart = np.arange(1, count + 1)  # so many cells may lie between two lines
    reach = np.arange(-count, count + 1)  # and the first of them may be any edge of the grid
    for i, a in enumerate(lines):
        for b in lines[i + 1:]:
            step = (b - a) / apart
            step = step[(step >= SMALLEST) & (step * count <= size)]
            if not len(step):
                continue
            at = np.rint(a + step[:, None] * reach).astype(int)
            inside = (at >= 0) & (at <= size)
            worth = np.where(inside, near[np.clip(at, 0, size)] - typical, 0.0)
            sums = np.zeros((len(step), worth.shape[1] + 1))
            np.cumsum(worth, axis=1, out=sums[:, 1:])
            window = sums[:, count + 1:] - sums[:, :-count - 1]
            fits = inside[:, :count + 1] & inside[:, count:]
            window = np.where(fits, window, -np.inf)
            best = float(window.max())
            if not np.isfinite(best):
                continue
            for k, first in np.argwhere(window >= best * 0.98).tolist():
                start = a + step[k] * (first - count)
                key = (round(start), round(step[k] * count))
                if key not in found or found[key].score < window[k][first]:
                    found[key] = Lattice(float(start), float(step[k]), count, float(window[k][first]))
    out: list[Lattice] = []

    def worth_trying(lattice: Lattice) -> float:
        # of equals the one that begins and ends at a line
        ends = np.clip(np.rint(lattice.edges[[0, -1]]).astype(int), 0, size)
        return lattice.score + 0.02 * float(near[ends].sum())

    for lattice in sorted(found.values(), key=worth_trying, reverse=True):
        # lattices that differ by less than a pixel at both ends are the same after fitting
        if all(np.abs(lattice.edges[[0, -1]] - other.edges[[0, -1]]).max() >= 1.6 for other in out):
            out.append(lattice)
        if len(out) == TRIED:
            break
    return out


def _fitted(lattice: Lattice, strength: np.ndarray) -> Lattice:
    """The lattice moved onto the lines it lies near to, by least squares."""
    edges = lattice.edges
    reach = max(1, min(2, int(lattice.step / 4)))
    at, found = [], []
    for k, edge in enumerate(edges):
        low, high = max(0, round(edge) - reach), min(len(strength), round(edge) + reach + 1)
        around = strength[low:high]
        if len(around) and around.max() > 0.25 * strength.max():
            at.append(k)
            found.append(low + float((around * np.arange(len(around))).sum() / around.sum()))
    if len(at) < 2:
        return lattice
    start, step = straight(np.array(at), np.array(found))
    return lattice._replace(start=start, step=step)


def straight(at: np.ndarray, found: np.ndarray) -> tuple[float, float]:
    """Where the straight line through points begins and how it rises, by least squares."""
    aside = at - at.mean()
    step = float((aside * found).sum() / (aside * aside).sum())
    return float(found.mean() - step * at.mean()), step


class Found(NamedTuple):
    """Where heatmaps were found.

    Attributes
    ----------
    tiles : list of Tiles
        One for each panel.
    sure : bool
        Whether the lines between the cells leave no doubt.
    """

    tiles: list[Tiles]
    sure: bool


def find_tiles(pixels: np.ndarray, shapes: Sequence[tuple[int, int]], name: str = "picture") -> Found:
    """Find the cells of heatmaps of known shapes.

    Parameters
    ----------
    pixels : ndarray of uint8, shape (height, width, 3)
    shapes : sequence of (int, int)
        Rows and columns of each panel, in reading order.
    name : str
        What the picture is called in messages.

    Returns
    -------
    Found

    Raises
    ------
    ReadError
        If the picture does not show so many heatmaps of these shapes.
    """
    levels = channels(pixels)
    dark = lightest(levels) < DARK
    noise = noise_of(levels)
    edges = [(0, 14), (0, 7), (2, 4)] if noise == 0 else [(3 * noise, 14), (2 * noise, 9), (4 * noise, 6)]
    found: dict[tuple[int, int], list[Tiles]] = {}
    least = 1.0
    for shape in dict.fromkeys(shapes):
        wanted = list(shapes).count(shape)
        best: list[tuple[float, Tiles]] = []
        for edge in edges:
            places = _places(levels, dark, shape, wanted, edge)
            if sum(score for score, _ in places) > sum(score for score, _ in best):
                best = places
            if len(best) == wanted and min(score for score, _ in best) > SURE:
                break
        if len(best) < wanted or min(score for score, _ in best) < UNLIKELY:
            times = f" {wanted} times" if wanted > 1 else ""
            raise ReadError(f"{name}: no heatmap of {shape[0]} rows and {shape[1]} columns is found in the "
                            f"picture{times}")
        height = min(tiles.box[3] - tiles.box[1] for _, tiles in best)
        found[shape] = sorted((tiles for _, tiles in best),
                              key=lambda tiles: (round(tiles.box[1] / height), tiles.box[0]))
        least = min(least, *(score for score, _ in best))
    return Found([found[shape].pop(0) for shape in shapes], least > SURE)


def _places(levels: np.ndarray, dark: np.ndarray, shape: tuple[int, int], wanted: int,
            edge: tuple[int, int]) -> list[tuple[float, Tiles]]:
    """The best places for a grid of this shape and how well it fits there.

    `edge` says what an edge is: a step of more than so many levels, through so many pixels.
    """
    rows, columns = shape
    return best_places(Edges.of(levels, *edge), dark, lambda strength: _lattices(strength, columns),
                       lambda strength: _lattices(strength, rows), wanted)


Lattices = Callable[[np.ndarray], list[Lattice]]


def best_places(edges: Edges, dark: np.ndarray, columns: Lattices, rows: Lattices,
                wanted: int) -> list[tuple[float, Tiles]]:
    """The best places for grids that do not overlap, and how well they fit there.

    Parameters
    ----------
    edges : Edges
    dark : ndarray of bool, shape (height, width)
        Where tick marks can be.
    columns, rows : callable
        From the amount of edge at every place along one direction to the lattices that may stand there.
    wanted : int
        So many places at most.
    """
    x_strength, y_strength = edges.vertical.amount(), edges.horizontal.amount()
    xs = [_fitted(lattice, x_strength) for lattice in columns(x_strength)]
    ys = [_fitted(lattice, y_strength) for lattice in rows(y_strength)]
    candidates = []
    for x in xs:
        for y in ys:
            tiles = Tiles(x.edges, y.edges)
            evidence, amount = _evidence(edges, tiles)
            if evidence > UNLIKELY / 2:
                candidates.append((evidence + _ticks(dark, tiles) + _ends(edges, tiles), amount, tiles))
    # a part of a grid can have clearer lines than the whole, but the whole explains more of the picture
    most = max((amount for _, amount, _ in candidates), default=1.0)
    scored = [(score * (amount / most) ** 0.25, tiles) for score, amount, tiles in candidates]
    chosen: list[tuple[float, Tiles]] = []
    for score, tiles in sorted(scored, key=lambda pair: -pair[0]):
        if len(chosen) < wanted and not any(_overlap(tiles, other) for _, other in chosen):
            chosen.append((score, tiles))
    return chosen


def _overlap(a: Tiles, b: Tiles) -> bool:
    (al, at, ar, ab), (bl, bt, br, bb) = a.box, b.box
    return min(ar, br) - max(al, bl) > 1 and min(ab, bb) - max(at, bt) > 1


def _evidence(edges: Edges, tiles: Tiles) -> tuple[float, float]:
    """How much more edge there is on the lines of the grid than beside them.

    As a share, up to 1, and as an amount, in pixels.
    """
    left, top, right, bottom = (round(v) for v in tiles.box)
    if right - left < 2 or bottom - top < 2 or left < 0 or top < 0:
        return 0.0, 0.0
    share = amount = 0.0
    for lines, runs, begin, end, along in ((tiles.x, edges.vertical, left, right, (top, bottom)),
                                           (tiles.y, edges.horizontal, top, bottom, (left, right))):
        length = min(along[1], len(runs.edge)) - along[0]
        profile = runs.amount(*along)[begin:end + 1] / length
        at = np.clip(np.rint(lines - begin).astype(int), 0, len(profile) - 1)
        on = np.zeros(len(profile), bool)
        for shift in (-1, 0, 1):
            on[np.clip(at + shift, 0, len(profile) - 1)] = True
        there = np.maximum(profile, np.maximum(np.roll(profile, 1), np.roll(profile, -1)))[at]
        beside = profile[~on].mean() if (~on).any() else 0.0
        share += float(there.mean() - 2 * beside) / 2
        amount += max(0.0, float(there.sum() - 2 * beside * len(there)) * length)
    return share, amount


def _ends(edges: Edges, tiles: Tiles) -> float:
    """A little more for the place of the grid that begins and ends at an edge, as most do.

    It decides where all cells have one colour.
    """
    left, top, right, bottom = (round(v) for v in tiles.box)
    sides = [edges.vertical.near(at, top, bottom) for at in (left, right)]
    sides += [edges.horizontal.near(at, left, right) for at in (top, bottom)]
    return 0.02 * sum(float(side.mean() > 0.3) for side in sides if side.size)


def _ticks(dark: np.ndarray, tiles: Tiles) -> float:
    """A little more for the place of the grid whose cells have tick marks at their centres.

    It decides between places that fit equally well because outer cells are empty.
    """
    left, top, right, bottom = (round(v) for v in tiles.box)
    out = 0.0
    x = (tiles.x[:-1] + tiles.x[1:]) / 2
    y = (tiles.y[:-1] + tiles.y[1:]) / 2
    for centres, strips in ((x, (dark[bottom + 1:bottom + 4], dark[max(0, top - 4):top - 1])),
                            (y, (dark[:, max(0, left - 4):left - 1].T, dark[:, right + 1:right + 4].T))):
        best = 0.0
        for strip in strips:
            if strip.shape[0] < 2:
                continue
            marks = np.asarray(strip.all(axis=0))
            at = np.rint(centres - 0.5).astype(int)
            around = np.clip(at[:, None] + np.arange(-1, 2), 0, len(marks) - 1)
            best = max(best, float(marks[around].any(axis=1).mean() - 3 * max(0.0, marks.mean() - 0.2)))
        out += best
    return 0.12 * out
