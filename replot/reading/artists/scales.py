"""Norm and colormap of an artist as a colour scale."""

from __future__ import annotations

from functools import cache
from typing import Any

import matplotlib
import numpy as np
from matplotlib import colors as mcolors

from replot.figure import ColorScale
from replot.reading.artists.notes import Notes

__all__ = ["color_scale"]

FULL = 256
FEW = 64
"""Colormaps of at most so many colours show steps; they become classes."""
TRIES = 50
"""Candidates for a centre that are tried with each number of decimals."""


def color_scale(artist: Any, values: np.ndarray, name: str, findings: Notes) -> ColorScale:
    """The colour scale of an artist; its colour bar is left to :mod:`replot.reading.artists.bars`.

    Parameters
    ----------
    artist : matplotlib.cm.ScalarMappable
    values : ndarray of float
        Its numbers, for limits that nobody has set.
    """
    norm, cmap = artist.norm, artist.get_cmap()
    numbers = values[np.isfinite(values)]
    if isinstance(norm, mcolors.BoundaryNorm):
        return _classes(cmap(norm(_middles(norm.boundaries))), norm.boundaries)
    if isinstance(norm, mcolors.NoNorm):
        top = cmap.N
        return _classes(cmap(np.arange(top)), np.arange(top + 1) - 0.5)
    vmin = norm.vmin if norm.vmin is not None else numbers.min() if numbers.size else 0.0
    vmax = norm.vmax if norm.vmax is not None else numbers.max() if numbers.size else 1.0
    vmin, vmax = float(vmin), float(vmax)
    if vmin > vmax:  # matplotlib draws such limits with the colours turned round
        vmin, vmax, cmap = vmax, vmin, cmap.reversed()
    kind = _kind(norm)
    if cmap.N <= FEW and vmin < vmax:
        edges = np.asarray(norm.inverse(np.linspace(0, 1, cmap.N + 1)), dtype=float)
        return _classes(cmap(np.arange(cmap.N)), np.sort(edges))
    if kind is None:
        findings.add("T212", f"{name}: {type(norm).__name__} is no norm of replot; the colours are kept as "
                             "a map of their own on a linear scale, within 1/256 of its length.")
        steps = vmin + (vmax - vmin) * (np.arange(FULL) + 0.5) / FULL
        return ColorScale(_hex(cmap(norm(steps))), vmin, vmax)
    if isinstance(norm, mcolors.SymLogNorm):
        findings.add("T212", f"{name}: the linear part of the symlog scale (up to {norm.linthresh:g}) is "
                             "not kept; replot takes it from the data.")
    center = float(norm.vcenter) if kind == "two-slope" else None
    map_name, shift = _name(cmap, vmin, vmax) if kind == "linear" else (_known_name(cmap), None)
    if shift is not None:
        findings.add("T213", f"{name}: the colours are those of {map_name} with its middle at {shift:g}.")
        center = shift
    if isinstance(norm, mcolors.CenteredNorm):
        center = float(norm.vcenter)
    return ColorScale(map_name or _anchors(cmap), vmin, vmax, center, kind)


def _kind(norm: Any) -> str | None:
    """The name of a norm in the spec, or None."""
    kinds = {mcolors.Normalize: "linear", mcolors.CenteredNorm: "linear", mcolors.LogNorm: "log",
             mcolors.SymLogNorm: "symlog", mcolors.TwoSlopeNorm: "two-slope"}
    return next((kind for known, kind in kinds.items() if type(norm) is known
                 or (known is not mcolors.Normalize and isinstance(norm, known))), None)


def _middles(edges: Any) -> np.ndarray:
    edges = np.asarray(edges, float)
    return (edges[1:] + edges[:-1]) / 2


def _classes(rgba: Any, boundaries: Any) -> ColorScale:
    colors = _hex(np.asarray(rgba))
    if len(colors) == 1:
        colors *= 2
    return ColorScale(colors, norm="classes", boundaries=tuple(map(float, boundaries)))


def _hex(rgba: Any) -> tuple[str, ...]:
    return tuple(mcolors.to_hex(color) for color in np.atleast_2d(rgba))


def _table(cmap: mcolors.Colormap) -> np.ndarray:
    """All colours of a map as bytes."""
    return np.floor(cmap(np.arange(cmap.N))[:, :3] * 255 + 0.5).astype(np.uint8)


@cache
def _known(count: int) -> dict[bytes, str]:
    """The names of all registered maps of 256 colours by their colours; ``count`` of them are registered."""
    names: dict[bytes, str] = {}
    for name in sorted(matplotlib.colormaps, key=lambda name: (name.endswith("_r"), name.lower().find("grey"),
                                                               name)):
        cmap = matplotlib.colormaps[name]
        if cmap.N == FULL:
            names.setdefault(_table(cmap).tobytes(), name)
    return names


def _known_name(cmap: mcolors.Colormap) -> str | None:
    """The name of the registered map with the colours of this one; its own name where that is true."""
    if cmap.name in matplotlib.colormaps:
        own = matplotlib.colormaps[cmap.name]
        if own.N == cmap.N and np.array_equal(_table(own), _table(cmap)):
            return cmap.name
    return _known(len(matplotlib.colormaps)).get(_table(cmap).tobytes())


def _name(cmap: mcolors.Colormap, vmin: float, vmax: float) -> tuple[str | None, float | None]:
    """The name of a map, and where its middle stands if it was cut for that."""
    own = _known_name(cmap)
    table = _table(cmap)
    if cmap.N != FULL or vmin >= vmax or own == cmap.name or (own is not None and not _diverging(table)):
        return own, None
    # what is left is a map without a name of its own, as seaborn cuts it, perhaps by nothing
    known = {table.tobytes(): own} if own is not None else _known(len(matplotlib.colormaps))
    for colors, name in known.items():
        whole = np.frombuffer(colors, np.uint8).reshape(FULL, 3)
        # of a map that is cut, one end always remains
        found = [center for low_end in (True, False) if (whole[-1 + low_end] == table[-1 + low_end]).all()
                 and (center := _center(table, whole, low_end, vmin, vmax)) is not None
                 and np.array_equal(_table(_cut(matplotlib.colormaps[name], vmin, vmax, center)), table)]
        if found:
            return name, min(found, key=lambda center: len(f"{abs(center):.12g}"))
    return own, None


def _diverging(table: np.ndarray) -> bool:
    """Whether the middle of a map is much lighter, or much darker, than both its ends."""
    low, middle, high = table[[0, len(table) // 2, -1]] @ np.array([0.2126, 0.7152, 0.0722])
    return bool(middle > max(low, high) + 25 or middle < min(low, high) - 25)


def _cut(cmap: mcolors.Colormap, vmin: float, vmax: float, center: float) -> mcolors.ListedColormap:
    """A map cut so that its middle stands at the centre, as ``seaborn.heatmap(center=...)`` cuts it."""
    reach = max(vmax - center, center - vmin)
    ends = np.asarray(mcolors.Normalize(center - reach, center + reach)([vmin, vmax]), float)
    return mcolors.ListedColormap(cmap(np.linspace(ends[0], ends[1], FULL)))


def _center(table: np.ndarray, whole: np.ndarray, low_end: bool, vmin: float, vmax: float) -> float | None:
    """The roundest centre that cuts ``table`` out of ``whole``, or None if none does.

    With the low end kept, colour i of the cut map is colour floor(256 t i / 255) of the whole one,
    where t is the share that is kept; each colour bounds t from both sides. With the high end kept,
    the same holds of both maps turned round.
    """
    if not low_end:
        table, whole = table[::-1], whole[::-1]
    codes = whole.astype(np.int64) @ np.array([1 << 16, 1 << 8, 1])
    wanted = table.astype(np.int64) @ np.array([1 << 16, 1 << 8, 1])
    first = {code: k for k, code in reversed(list(enumerate(codes.tolist())))}
    last = {code: k for k, code in enumerate(codes.tolist())}
    low, high = 1e-9, 1.0
    for i, code in enumerate(wanted.tolist()):
        if code not in first:
            return None
        if i:
            low = max(low, first[code] * 255 / (FULL * i))
            high = min(high, (last[code] + 1) * 255 / (FULL * i))
    if low > high:
        return None
    span = vmax - vmin
    at = sorted(vmin + span / (2 * share) if low_end else vmax - span / (2 * share) for share in (low, high))
    return _exact(table if low_end else table[::-1], whole if low_end else whole[::-1], at, vmin, vmax)


def _exact(table: np.ndarray, whole: np.ndarray, between: list[float], vmin: float,
           vmax: float) -> float | None:
    """The number with fewest decimals in an interval that gives exactly these colours."""
    cmap = mcolors.ListedColormap(whole / 255)
    for count in range(-6, 13):
        step = 10.0 ** -count
        k = np.ceil(between[0] / step - 1e-9)
        tried = 0
        while k * step <= between[1] and tried < TRIES:
            candidate = float(np.round(k * step, max(count, 0))) + 0.0
            if np.array_equal(_table(_cut(cmap, vmin, vmax, candidate)), table):
                return candidate
            k, tried = k + 1, tried + 1
    return None


def _anchors(cmap: mcolors.Colormap) -> tuple[str, ...]:
    """A map as colours from low to high: those that it was made from at equal steps, else all of it."""
    table = cmap(np.linspace(0, 1, FULL))
    data: Any = getattr(cmap, "_segmentdata", None)
    if data and not any(map(callable, data.values())):
        parts = [np.asarray(data[name], dtype=float) for name in ("red", "green", "blue")]
        places = np.linspace(0, 1, len(parts[0]))
        if all(part.shape == (len(places), 3) and np.allclose(part[:, 0], places) for part in parts):
            colors = _hex(np.stack([part[:, 2] for part in parts], axis=1))
            again = mcolors.LinearSegmentedColormap.from_list("", colors)(np.linspace(0, 1, FULL))
            if np.abs(again[:, :3] - table[:, :3]).max() * 255 < 0.51:  # written as bytes, they are rounded
                return colors
    return _hex(table)
