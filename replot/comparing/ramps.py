"""From colours back to values: colormaps inverted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from matplotlib import colormaps
from matplotlib.colors import BoundaryNorm, Colormap, Normalize

__all__ = ["Ramp", "Shares", "back", "cut", "known_ramps", "name_of", "ramp_of_bar"]


SMOOTH = 3
"""So many neighbours on either side help to estimate a colour of a bar before it was rounded."""


ENTRIES, REACHES, ROUNDING = 256, (8, 16, 32, 64), 0.55
"""So many colours most maps have; straight pieces of so many pixels on either side are looked for in a bar;
rounding has moved its levels by no more than this, give or take what the line is off."""

STEPS = 128
"""A colormap of fewer colours is one in steps."""


@dataclass(frozen=True, slots=True, eq=False)
class Shares:
    """Where colours lie on a ramp.

    Attributes
    ----------
    low, middle, high : ndarray of float, shape (...)
        As a share of the ramp, from 0 to 1: the ends of what the colour can mean and its middle.
    distance : ndarray of float, shape (...)
        How far the colour is from the ramp, in levels of its worst channel.
    """

    low: np.ndarray
    middle: np.ndarray
    high: np.ndarray
    distance: np.ndarray

    def or_any(self, others: Sequence[Shares]) -> Shares:
        """What the colours can mean if another reading may be the right one: wider ends."""
        low = np.min([shares.low for shares in (self, *others)], axis=0)
        high = np.max([shares.high for shares in (self, *others)], axis=0)
        return replace(self, low=low, high=high)


@dataclass(frozen=True, slots=True, eq=False)
class Ramp:
    """Colours and the part of the scale that each of them stands for.

    Attributes
    ----------
    colours : ndarray of float, shape (n, 3)
        Red, green, blue, 0 to 255.
    edges : ndarray of float, shape (n + 1,)
        Colour k stands for values from ``edges[k]`` to ``edges[k + 1]``, as shares of the scale.
    grain : float
        How exactly the edges are known, as a share of the scale: a pixel of the bar that they were read
        from. 0 for a colormap, between whose entries no colours occur.
    """

    colours: np.ndarray
    edges: np.ndarray
    grain: float = 0.0

    def invert(self, colours: np.ndarray, slack: float = 0.75) -> Shares:
        """Where colours lie on the ramp.

        Parameters
        ----------
        colours : ndarray of float, shape (..., 3)
        slack : float
            Entries that are at most so many levels farther than the nearest one could be meant too.
        """
        flat = np.asarray(colours, float).reshape(-1, 3)
        unique, inverse = np.unique(flat, axis=0, return_inverse=True)
        apart = np.abs(unique[:, None, :] - self.colours[None])
        worst, total = apart.max(axis=2), apart.sum(axis=2)
        best = total.argmin(axis=1)
        line = np.arange(len(unique))
        least, distance = total[line, best], worst[line, best]
        low, high = self._ends(total <= (least + slack)[:, None])
        middle = (low + high) / 2
        if self.grain:
            between, distance = self._between(unique, best)
            middle = np.where(least == 0, np.add(*self._ends(total <= least[:, None])) / 2, between)
            low = np.clip(np.minimum(low, middle) - self.grain, 0, 1)
            high = np.clip(np.maximum(high, middle) + self.grain, 0, 1)
        shape = np.shape(colours)[:-1]
        inverse = inverse.reshape(-1)
        return Shares(*(a[inverse].reshape(shape) for a in (low, middle, high, distance)))

    def _ends(self, meant: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The lowest and the highest edge of some entries for each of some colours. Shape (n, entries)."""
        return (np.where(meant, self.edges[:-1], np.inf).min(axis=1),
                np.where(meant, self.edges[1:], -np.inf).max(axis=1))

    def _between(self, colours: np.ndarray, best: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The nearest point on the line through the entries, for a bar with fewer pixels than colours."""
        centres = (self.edges[:-1] + self.edges[1:]) / 2
        middle = centres[best].copy()
        distance = np.abs(colours - self.colours[best]).max(axis=1)
        for side in (-1, 1):
            other = np.clip(best + side, 0, len(self.colours) - 1)
            way = self.colours[other] - self.colours[best]
            length = (way ** 2).sum(axis=1)
            along = ((colours - self.colours[best]) * way).sum(axis=1)
            share = np.clip(along / np.maximum(length, 1e-9), 0, 1)
            gap = np.abs(colours - self.colours[best] - share[:, None] * way).max(axis=1)
            better = (length > 0) & (gap < distance)
            middle[better] = (centres[best] + share * (centres[other] - centres[best]))[better]
            distance[better] = gap[better]
        return middle, distance


def known_ramps(cmap: Colormap) -> list[Ramp]:
    """The colours of a colormap, as each of matplotlib's two ways to paint it makes them.

    ``pcolormesh`` rounds the colours to 8 bits, ``imshow`` cuts them; most differ by one level.
    """
    exact = np.asarray(cmap(np.arange(cmap.N)))[:, :3] * 255
    edges = np.linspace(0, 1, cmap.N + 1)
    return [Ramp(np.floor(exact + 0.5), edges), Ramp(np.floor(exact), edges)]


def ramp_of_bar(colours: np.ndarray) -> Ramp:
    """The ramp that a colour bar shows.

    Parameters
    ----------
    colours : ndarray of float, shape (n, 3)
        One for each pixel along the bar, from the low end.
    """
    # a bar longer than the colormap shows each colour as a band; a shorter one leaves colours out
    return _of_pixels(colours, 1 / len(colours))


def _of_pixels(colours: np.ndarray, grain: float) -> Ramp:
    """Colours, one for each pixel along a bar, as bands."""
    change = np.flatnonzero(np.abs(np.diff(colours, axis=0)).max(axis=1) > 0) + 1
    starts = np.concatenate([[0], change])
    return Ramp(colours[starts], np.concatenate([starts, [len(colours)]]) / len(colours), grain)


def cut(colours: np.ndarray) -> Ramp:
    """The ramp of an ``imshow`` beside a bar: the bar's colours are rounded, the picture's cut to 8 bits.

    The colours before rounding are estimated for each channel alone: in the middle of a band of one level
    it had just that level, between two middles it went straight on.

    Parameters
    ----------
    colours : ndarray of float, shape (n, 3)
        As for :func:`ramp_of_bar`.
    """
    smooth = np.stack([_unrounded(channel) for channel in colours.T], axis=1)
    # rounding cannot have moved a colour by more than half a level
    return _of_pixels(np.floor(np.clip(smooth, colours - 0.5, colours + 0.499)), 2 / len(colours))


def _unrounded(levels: np.ndarray) -> np.ndarray:
    """One channel of a bar before its levels were rounded, estimated."""
    starts = np.flatnonzero(np.diff(levels, prepend=np.inf))
    ends = np.append(starts[1:], len(levels))
    middles, values = (starts + ends - 1) / 2, levels[starts]
    at = np.arange(len(levels))
    if len(starts) < 4:
        return levels
    # the first and the last band may be parts of one: the next two say how it goes on there
    inner, known = middles[1:-1], values[1:-1]
    out = np.interp(at, inner, known)
    for outer, (a, b) in ((at < inner[0], (0, 1)), (at > inner[-1], (-1, -2))):
        slope = (known[b] - known[a]) / (inner[b] - inner[a])
        out[outer] = known[a] + slope * (at[outer] - inner[a])
    kernel = np.ones(2 * SMOOTH + 1) / (2 * SMOOTH + 1)
    smooth = np.convolve(np.pad(out, SMOOTH, mode="reflect", reflect_type="odd"), kernel, mode="valid")
    # a map in steps goes straight on nowhere
    jumps = np.abs(np.diff(values))
    step = (ends - starts > len(levels) / STEPS) & (np.minimum(np.append(jumps, 9), np.append(9, jumps)) > 1)
    rough = np.where(step.repeat(ends - starts), levels, np.where(np.abs(smooth - out) < 1, smooth, out))
    return _straightened(levels, rough)


def _straightened(levels: np.ndarray, rough: np.ndarray) -> np.ndarray:
    """A better estimate where the entries of a map of 256 colours lie on a straight line but for rounding.

    The longest piece around a pixel that does so says best where the line runs.
    """
    count = len(levels)
    if count < ENTRIES:
        return rough
    out, at = rough.copy(), np.arange(count)
    entries = np.floor((at + 0.5) / count * ENTRIES)
    for reach in (reach for reach in REACHES if 2 * reach < count):
        x, y = (np.lib.stride_tricks.sliding_window_view(a, 2 * reach + 1) for a in (entries, levels))
        middle, level = x.mean(axis=1, keepdims=True), y.mean(axis=1, keepdims=True)
        slope = ((x - middle) * (y - level)).sum(axis=1, keepdims=True) / (
            (x - middle) ** 2).sum(axis=1, keepdims=True)
        fits = np.abs(y - level - slope * (x - middle)).max(axis=1) <= ROUNDING
        # at its ends the nearest whole piece stands for a pixel
        piece = np.clip(at, reach, count - 1 - reach) - reach
        line = level[piece, 0] + slope[piece, 0] * (entries - middle[piece, 0])
        out = np.where(fits[piece], line, out)
    return out


def name_of(ramp: Ramp) -> str | None:
    """The colormap of matplotlib that a bar shows, if it shows one from end to end."""
    centres = (ramp.edges[:-1] + ramp.edges[1:]) / 2
    best, off = None, 1.2
    for name in colormaps:
        table = colormaps[name]
        apart = np.abs(np.asarray(table(centres))[:, :3] * 255 - ramp.colours)
        if apart.max() < 8 and apart.mean() < off:
            best, off = name, float(apart.mean())
    return best


def back(norm: Normalize, shares: np.ndarray) -> np.ndarray:
    """The values at places of the scale.

    Parameters
    ----------
    norm : Normalize
    shares : ndarray of float
        From 0 to 1.
    """
    if isinstance(norm, BoundaryNorm):
        # as many colours as classes, each as wide as the next one
        edges = np.asarray(norm.boundaries, float)
        return np.interp(shares, np.linspace(0, 1, len(edges)), edges)
    return np.asarray(norm.inverse(shares), float)
