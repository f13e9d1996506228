"""Where the colour bars of a picture from elsewhere are, and which colours they show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from replot.comparing.edges import noise_of
from replot.comparing.levels import channels
from replot.comparing.tiles import Tiles
from replot.errors import ReadError

__all__ = ["Bar", "bar_beside", "find_bars"]

JUMP = 45
"""A step of so many levels, summed over the channels, from one pixel to the next ends a colour bar."""

SHORTEST = 40
"""A bar is at least so many pixels long."""

WHOLE = 0.8
"""A column of a bar is even along this share of the most even one."""

DARK, BLACK, OUTLINE = 100, 3, 6
"""The outline of a bar has no channel above the first level, none above the second where it covers pixels
wholly, and is at most so many pixels thick."""

Box = tuple[float, float, float, float]


class Bar(NamedTuple):
    """A colour bar.

    Attributes
    ----------
    colours : ndarray of float, shape (n, 3)
        From the low end to the high end, one for each pixel along the bar.
    box : tuple of float
        Left, top, right, bottom.
    outlined : bool
        Whether a line runs around it, as matplotlib draws one and seaborn does not.
    """

    colours: np.ndarray
    box: tuple[float, float, float, float]
    outlined: bool = False


def find_bars(pixels: np.ndarray, beside: Sequence[Tiles]) -> list[Bar]:
    """Find colour bars: strips that change colour along their length and not across it.

    Parameters
    ----------
    pixels : ndarray of uint8, shape (height, width, 3)
    beside : sequence of Tiles
        The panels; a bar lies outside of them.

    Returns
    -------
    list of Bar
        Upright ones, low end at the bottom, then lying ones, low end at the left.
    """
    free = np.ones(pixels.shape[:2], bool)
    for tiles in beside:
        left, top, right, bottom = (round(v) for v in tiles.box)
        free[max(0, top - 1):bottom + 1, max(0, left - 1):right + 1] = False
    noise = noise_of(channels(pixels))
    across, along = ([(round(tiles.box[k]), round(tiles.box[k + 2])) for tiles in beside] for k in (0, 1))
    out = [Bar(colours[::-1], (left, top, right, bottom), outlined)
           for colours, (left, top, right, bottom), outlined in _strips(pixels, free, noise, along)]
    out += [Bar(colours, (top, left, bottom, right), outlined)
            for colours, (left, top, right, bottom), outlined
            in _strips(pixels.swapaxes(0, 1), free.T, noise, across)]
    return out


def _strips(pixels: np.ndarray, free: np.ndarray, noise: int,
            spans: Sequence[tuple[int, int]]) -> list[tuple[np.ndarray, Box, bool]]:
    """Upright strips: colours from top to bottom, the box, and whether they are outlined.

    `spans` are the tops and bottoms of the panels: a bar commonly has those of its panel.
    """
    wide = pixels.astype(np.int16)
    colourless = (pixels.max(axis=2) - pixels.min(axis=2) < 6) & ((pixels.max(axis=2) < 60)
                                                                  | (pixels.min(axis=2) > 250))
    even = max(3, 5 * noise)
    flat = (np.abs(wide[:, 1:] - wide[:, :-1]).max(axis=2) <= even) & free[:, 1:] & free[:, :-1]
    flat &= ~(colourless[:, 1:] & colourless[:, :-1])
    lengths = flat.sum(axis=0)
    out: list[tuple[np.ndarray, Box, bool]] = []
    columns = np.flatnonzero(lengths >= SHORTEST)
    for group in np.split(columns, np.flatnonzero(np.diff(columns) > 1) + 1):
        if len(group) < 4:
            continue
        # where a bar is nearly black, the columns that its outline covers in part are even too
        group = group[lengths[group] >= WHOLE * lengths[group].max()]
        left, right = int(group[0]), int(group[-1]) + 2
        lines = np.flatnonzero(flat[:, left:right - 1].mean(axis=1) > 0.9)
        runs = np.split(lines, np.flatnonzero(np.diff(lines) > 2) + 1)
        for run in runs if noise else _joined(runs, wide[:, left + 1:right - 1]):
            if len(run) < SHORTEST or right - left < 5:
                continue
            run = _grown(run, colourless[:, left + 1:right - 1].mean(axis=1) > 0.5) if noise else (
                _whole(run, wide[:, left + 1:right - 1], spans))
            strip = np.median(wide[run[0]:run[-1] + 1, left + 1:right - 1], axis=1)
            jumps = np.flatnonzero(np.abs(np.diff(strip, axis=0)).sum(axis=1) > JUMP + 10 * noise) + 1
            for part in np.split(np.arange(len(strip)), jumps):
                if len(part) < SHORTEST or len(np.unique(strip[part].astype(int), axis=0)) < 12:
                    continue
                top, bottom = int(run[0] + part[0]), int(run[0] + part[-1]) + 1
                out.append(_edged(wide, strip[part], (left, top, right, bottom)))
    return out


def _joined(runs: list[np.ndarray], inside: np.ndarray) -> list[np.ndarray]:
    """Runs of rows between which a strip goes through white, or black, without a jump, as one."""
    out = runs[:1]
    for run in runs[1:]:
        if not len(run) or not len(out[-1]):
            continue
        between = inside[out[-1][-1]:run[0] + 1]
        even = (np.ptp(between, axis=1) <= 3).all()
        steps = np.abs(np.diff(between, axis=0)).sum(axis=2)
        if even and steps.max(initial=0) <= JUMP / 3:
            out[-1] = np.arange(out[-1][0], run[-1] + 1)
        else:
            out.append(run)
    return out


def _whole(run: np.ndarray, inside: np.ndarray, spans: Sequence[tuple[int, int]]) -> np.ndarray:
    """A run of rows with its white or black ends, where it is known how far they go.

    They go as far as the outline of the bar or, without one, as the panel.
    """
    first, last = int(run[0]), int(run[-1])
    for top, bottom in spans:
        if top - 3 <= first <= top + (bottom - top) / 3:
            first = _end(inside, first, -1, top)
        if bottom - (bottom - top) / 3 <= last <= bottom + 2:
            last = _end(inside, last, 1, bottom - 1)
    return np.arange(first, last + 1)


def _end(inside: np.ndarray, row: int, way: int, limit: int) -> int:
    """The last row before an outline or the limit; the row itself if something else comes first."""
    at = row
    while (limit - at) * way > 0:
        step = np.abs(inside[at + way] - inside[at])
        if np.ptp(inside[at + way], axis=0).max() > 3:
            return row
        if step.sum(axis=1).max() > JUMP / 3:
            # the outline lies at most two pixels inside of the panel's end
            return at if abs(limit - at) <= 3 else row
        at += way
    return at


def _grown(run: np.ndarray, colourless: np.ndarray) -> np.ndarray:
    """A run of rows prolonged as far as there is colour, for pictures in which nothing is quite even."""
    first, last = int(run[0]), int(run[-1])
    while first > 0 and not colourless[first - 1]:
        first -= 1
    while last + 1 < len(colourless) and not colourless[last + 1]:
        last += 1
    return np.arange(first, last + 1)


def _edged(wide: np.ndarray, colours: np.ndarray,
           box: tuple[int, int, int, int]) -> tuple[np.ndarray, Box, bool]:
    """A strip without what its outline covers, and whether it has one.

    matplotlib moves a thin line to the middle of the pixel that begins at or after its place, less
    half a pixel; so the strip ends, at both ends, where the pixel of the dark line begins.
    """
    left, top, right, bottom = box
    middle = (left + right) // 2

    def outlined(row: int, outwards: int) -> int:
        """How many rows from the strip's last to the dark line around it; 0 if there is none."""
        for k in (1, 2):
            at = row + outwards * k
            if 0 <= at < len(wide) and wide[at, middle].max() < DARK:
                return k
        return 0

    # a nearly black end of a bar goes over into its outline without a step
    thick = _outline(wide, box)
    first = 0 if outlined(top, -1) else _black(colours[:thick])
    last = 0 if outlined(bottom - 1, 1) else _black(colours[::-1][:thick])
    top, bottom, colours = top + first, bottom - last, colours[first:len(colours) - last]
    above, below = outlined(top, -1), outlined(bottom - 1, 1)
    # the row next to the line is mixed with it: the next colour inwards stands for it
    if above:
        colours = np.concatenate([colours[1:2].repeat(above + 1, axis=0), colours[1:]])
    if below:
        colours = np.concatenate([colours[:-1], colours[-2:-1].repeat(below, axis=0)])
    return colours, (left, top - above, right, bottom + max(0, below - 1)), bool(above or below)


def _outline(wide: np.ndarray, box: tuple[int, int, int, int]) -> int:
    """How many pixels thick the dark lines are that run along both sides of a strip; 0 without them."""
    left, top, right, bottom = box
    out = []
    for side in (wide[top:bottom, max(0, left - OUTLINE):left][:, ::-1],
                 wide[top:bottom, right:right + OUTLINE]):
        dark = (side.max(axis=2) < DARK).all(axis=0)
        # a pixel that it covers in part may come first
        begin = int(dark[:2].argmax()) if dark[:2].any() else 0
        out.append(int(np.append(dark[begin:], False).argmin()))
    return min(out)


def _black(colours: np.ndarray) -> int:
    """How many black pixels some colours begin with."""
    return int(np.append((colours <= BLACK).all(axis=1), False).argmin())


def bar_beside(tiles: Tiles, bars: Sequence[Bar], name: str = "picture") -> Bar:
    """The bar nearest to a panel; one to its right or below it counts as nearer.

    Raises
    ------
    ReadError
        If there is no bar at all.
    """
    if not bars:
        raise ReadError(f"{name}: no colour bar is found in the picture; name the colormap instead")
    left, top, right, bottom = tiles.box

    def away(bar: Bar) -> float:
        x0, y0, x1, y1 = bar.box
        across = x0 - right if x0 >= right - 2 else 1.5 * (left - x1) if x1 <= left + 2 else 0.0
        down = y0 - bottom if y0 >= bottom - 2 else 1.5 * (top - y1) if y1 <= top + 2 else 0.0
        return across + down

    return min(bars, key=away)
