"""Colour bars measured: which ticks they have, and how much room they take."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from replot.drawing.colors import Colors, shares
from replot.drawing.fonts import Font
from replot.drawing.numbers import exact_format, format_number
from replot.drawing.text import text_width
from replot.figure import ColorScale

__all__ = ["BarTicks", "Track", "bar_ticks", "ends"]

SAVING = 3
"""The characters that powers of ten must save for ticks to be written with them."""

_SUPERSCRIPT = str.maketrans("-0123456789", "\u207b\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076"
                                            "\u2077\u2078\u2079")


@dataclass(frozen=True, slots=True)
class BarTicks:
    """The ticks of a colour bar.

    Attributes
    ----------
    values : tuple of float
    labels : tuple of str
    places : tuple of float
        Where they stand, as a share of the ramp from its low end.
    thinned : bool
        Whether ticks of the figure were left out for want of room.
    """

    values: tuple[float, ...]
    labels: tuple[str, ...]
    places: tuple[float, ...]
    thinned: bool = False


class Track(NamedTuple):
    """What ticks stand along: the length of the ramp (pixels), is it upright, font and em (pixels)."""

    length: float
    upright: bool
    font: Font
    em: float


def ends(colors: Colors, thickness: int) -> tuple[int, int]:
    """Length (pixels) of the triangles at the low and the high end; 0 for none."""
    length = max(2, round(0.9 * thickness))
    return length * (colors.extend in ("min", "both")), length * (colors.extend in ("max", "both"))


@lru_cache(256)
def bar_ticks(colors: Colors, track: Track) -> BarTicks:
    """The ticks of a bar: those that the figure states, else round numbers.

    Parameters
    ----------
    track : Track
        What they stand along.
    """
    scale = colors.scale
    if not colors.known:
        return BarTicks((), (), ())
    if scale.norm == "classes" and scale.boundaries:
        return _class_ticks(scale, scale.boundaries, track)
    if scale.ticks:
        pairs = list(zip(scale.ticks, _labels(scale), strict=True))
        inside = sorted((value, label) for value, label in pairs if colors.vmin <= value <= colors.vmax)
        if inside:
            ticks = _at(colors, [value for value, _ in inside], [label for _, label in inside])
            return _spread(ticks, track)
    if scale.norm in ("log", "symlog", "two-slope"):
        values = {"log": _log, "symlog": _symlog, "two-slope": _two_slopes}[scale.norm](colors)
        values = values if len(values) >= 2 else [colors.vmin, colors.vmax]
        return _fitting(colors, values, track, scale.norm != "two-slope")
    most = max(2, min(9, 1 + int(track.length / ((1.8 if track.upright else 4.0) * track.em))))
    for values in _round_numbers(colors.vmin, colors.vmax):
        if len(values) <= most and not _crowded(ticks := _at(colors, values, _written(values)), track):
            return ticks
    limits = [colors.vmin, colors.vmax]
    return _spread(_at(colors, limits, _written(limits)), track)


def _labels(scale: ColorScale) -> list[str]:
    if scale.tick_labels and scale.ticks and len(scale.tick_labels) == len(scale.ticks):
        return list(scale.tick_labels)
    return _written(list(scale.ticks or ()))


def _written(values: Sequence[float]) -> list[str]:
    return list(_texts(tuple(values)))


@lru_cache(256)
def _texts(values: tuple[float, ...]) -> list[str]:
    spec, _ = exact_format(np.array(values))
    plain = [format_number(value, spec) for value in values]
    for short in (f".{digits}e" for digits in range(4)):
        if all(float(format(value, short)) == value for value in values):
            powers = [format_number(value, short) for value in values]
            return powers if max(map(len, powers)) + SAVING <= max(map(len, plain)) else plain
    return plain


def _at(colors: Colors, values: list[float], labels: list[str]) -> BarTicks:
    places = np.nan_to_num(shares(np.array(values, float), colors.norm), nan=0.0)
    return BarTicks(tuple(values), tuple(labels), tuple(np.clip(places, 0.0, 1.0).tolist()))


def _class_ticks(scale: ColorScale, boundaries: tuple[float, ...], track: Track) -> BarTicks:
    """The names of the classes at their middles, or their boundaries; classes are drawn in one size."""
    count = len(boundaries) - 1
    if scale.tick_labels and len(scale.tick_labels) == count:
        middles = tuple((low + high) / 2 for low, high in pairwise(boundaries))
        ticks = BarTicks(middles, scale.tick_labels, tuple((k + 0.5) / count for k in range(count)))
    else:
        labels = scale.tick_labels if scale.tick_labels and len(scale.tick_labels) == count + 1 else None
        ticks = BarTicks(boundaries, labels or tuple(_written(list(boundaries))),
                         tuple(k / count for k in range(count + 1)))
    return _spread(ticks, track)


def _extents(ticks: BarTicks, track: Track) -> list[tuple[float, float]]:
    halves = [0.5 if track.upright else text_width(label, track.font) / 2 + 0.2 for label in ticks.labels]
    return [(place * track.length - half * track.em, place * track.length + half * track.em)
            for place, half in zip(ticks.places, halves, strict=True)]


def _crowded(ticks: BarTicks, track: Track) -> bool:
    boxes = _extents(ticks, track)
    return any(after[0] < before[1] for before, after in pairwise(boxes))


def _spread(ticks: BarTicks, track: Track) -> BarTicks:
    """All ticks, or every n-th of them where they would touch, with both ends if that costs little."""
    last, found = len(ticks.values) - 1, None
    for step in range(1, last + 2):
        kept = slice(0, None, step)
        some = BarTicks(ticks.values[kept], ticks.labels[kept], ticks.places[kept], step > 1)
        if not _crowded(some, track):
            found = found or (step, some)
            if last % step == 0 and step <= 2 * found[0]:
                return some
    return found[1] if found else ticks


def _round_numbers(vmin: float, vmax: float) -> Iterator[list[float]]:
    """Multiples of 1, 2, 2.5 and 5 times powers of ten between two limits, from ten or so down to two."""
    power = math.floor(math.log10(vmax - vmin)) - 1
    for base in (1, 2, 2.5, 5, 10, 20, 25, 50, 100):
        step = base * 10.0 ** power
        first, last = math.ceil(vmin / step - 1e-9), math.floor(vmax / step + 1e-9)
        if 1 <= last - first <= 10:
            # the nearest short decimal: 3 * 0.1 is not 0.3
            digits = max(0, (1 if base == 2.5 else 0) - power)
            yield [round(k * step, digits) + 0.0 for k in range(first, last + 1)]


def _log(colors: Colors) -> list[float]:
    low, high = math.floor(math.log10(colors.vmin)), math.ceil(math.log10(colors.vmax))
    decades = [10.0 ** power for power in range(low, high + 1)]
    for values, enough in ((decades, 3), ([base * value for value in decades for base in (1, 2, 5)], 2)):
        inside = [value for value in values
                  if colors.vmin / value <= 1 + 1e-9 and value / colors.vmax <= 1 + 1e-9]
        if len(inside) >= enough:
            break
    return inside


def _symlog(colors: Colors) -> list[float]:
    threshold = colors.norm.linthresh  # type: ignore[attr-defined]
    widest = max(abs(colors.vmin), abs(colors.vmax))
    powers = range(round(math.log10(threshold)), math.floor(math.log10(widest) + 1e-9) + 1)
    sizes = [10.0 ** power for power in powers]
    return [value for value in (*(-size for size in reversed(sizes)), 0.0, *sizes)
            if colors.vmin <= value <= colors.vmax]


def _two_slopes(colors: Colors) -> list[float]:
    center = colors.norm.vcenter  # type: ignore[attr-defined]
    sides = [next((values for values in _round_numbers(low, high) if len(values) <= 4), [low, high])
             for low, high in ((colors.vmin, center), (center, colors.vmax))]
    return sorted({*sides[0], center, *sides[1]})


def _fitting(colors: Colors, values: list[float], track: Track, powers: bool) -> BarTicks:
    """As many of some ticks as find room: the ends and the middle first, then whatever does not touch."""
    handy = not powers or all(value == 0 or 1e-3 <= abs(value) < 1e5 for value in values)
    labels = [_written([value])[0] if handy else _power(value) for value in values]
    everything = _at(colors, values, labels)
    boxes = _extents(everything, track)
    zero = [k for k, value in enumerate(values) if value == 0]
    kept: list[int] = []
    for k in dict.fromkeys([0, len(values) - 1, *zero, *range(len(values))]):
        if all(boxes[k][0] >= boxes[other][1] or boxes[k][1] <= boxes[other][0] for other in kept):
            kept.append(k)
    kept.sort()
    return BarTicks(tuple(values[k] for k in kept), tuple(labels[k] for k in kept),
                    tuple(everything.places[k] for k in kept))


def _power(value: float) -> str:
    """A power of ten as such (``10⁻⁵``); another number as it is."""
    exponent = math.log10(abs(value)) if value else 0.5
    if abs(exponent - round(exponent)) > 1e-9:
        return _written([value])[0]
    return ("\u2212" if value < 0 else "") + "10" + str(round(exponent)).translate(_SUPERSCRIPT)
