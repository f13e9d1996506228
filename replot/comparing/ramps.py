"""From colours back to values: colormaps inverted."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from matplotlib import colormaps
from matplotlib.colors import BoundaryNorm, Colormap, Normalize

__all__ = ["Ramp", "Shares", "back", "cut", "known_ramps", "name_of", "ramp_of_bar"]


SMOOTH = 3
"""So many neighbours on either side help to estimate a colour of a bar before it was rounded."""


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


@dataclass(frozen=True, slots=True, eq=False)
class Ramp:
    """Colours and the part of the scale that each of them stands for.

    Attributes
    ----------
    colours : ndarray of float, shape (n, 3)
        Red, green, blue, 0 to 255.
    edges : ndarray of float, shape (n + 1,)
        Colour k stands for values from ``edges[k]`` to ``edges[k + 1]``, as shares of the scale.
    exact : bool
        Whether colours between two entries do not occur.
    """

    colours: np.ndarray
    edges: np.ndarray
    exact: bool

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
        near = total <= (total[line, best] + slack)[:, None]
        low = np.where(near, self.edges[:-1], np.inf).min(axis=1)
        high = np.where(near, self.edges[1:], -np.inf).max(axis=1)
        middle = (low + high) / 2
        distance = worst[line, best]
        if not self.exact:
            middle, distance = self._between(unique, best)
            # one pixel of the bar to either side, whichever is farther than the alternatives
            low = np.minimum(low, np.clip(middle - 1.0 / len(self.colours), 0, 1))
            high = np.maximum(high, np.clip(middle + 1.0 / len(self.colours), 0, 1))
        shape = np.shape(colours)[:-1]
        inverse = inverse.reshape(-1)
        return Shares(*(a[inverse].reshape(shape) for a in (low, middle, high, distance)))

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
    return [Ramp(np.floor(exact + 0.5), edges, True), Ramp(np.floor(exact), edges, True)]


def ramp_of_bar(colours: np.ndarray) -> Ramp:
    """The ramp that a colour bar shows.

    Parameters
    ----------
    colours : ndarray of float, shape (n, 3)
        One for each pixel along the bar, from the low end.
    """
    count = len(colours)
    change = np.flatnonzero(np.abs(np.diff(colours, axis=0)).max(axis=1) > 0) + 1
    starts = np.concatenate([[0], change])
    edges = np.concatenate([starts, [count]]) / count
    # a bar longer than the colormap shows each colour as a band; a shorter one leaves colours out
    return Ramp(colours[starts], edges, False)


def cut(ramp: Ramp) -> Ramp:
    """The ramp of an ``imshow`` beside a bar: the bar's colours are rounded, the picture's cut to 8 bits.

    The colours before rounding are estimated by straight lines through neighbours on the bar.
    """
    count = len(ramp.colours)
    smooth = ramp.colours.copy()
    centres = (ramp.edges[:-1] + ramp.edges[1:]) / 2
    for k in range(count):
        near = slice(max(0, k - SMOOTH), k + SMOOTH + 1)
        x = centres[near] - centres[k]
        spread = ((x - x.mean()) ** 2).sum()
        slope = ((x - x.mean())[:, None] * ramp.colours[near]).sum(axis=0) / max(spread, 1e-12)
        smooth[k] = ramp.colours[near].mean(axis=0) - slope * x.mean()
    # rounding cannot have moved a colour by more than half a level
    return Ramp(np.floor(np.clip(smooth, ramp.colours - 0.5, ramp.colours + 0.499)), ramp.edges, ramp.exact)


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
