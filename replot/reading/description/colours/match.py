"""From colours at places along a scale to the colormap that fits them best.

A colour word names a region rather than a point: "dark blue" is dark, however dark; "blue" alone says
little of lightness. So the distance between a word and a colour of a map counts hue first, then
chroma and what lies outside the lightness that the word allows, in OKLab with a and b doubled as
Ottosson found best (https://github.com/w3c/csswg-drafts/issues/6642). A stop whose place is not told
may lie anywhere between its neighbours; between the stops the map should go where a reader expects it.
Of maps that fit about as well the one that people use more often wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from replot.oklab import NEUTRAL, Lab, mix, to_hex
from replot.reading.description.colours.maps import PLACES, TINT, Maps, known_maps, reverse
from replot.reading.description.colours.shades import ColourWord

__all__ = ["Match", "Stop", "as_list", "best_maps", "costs", "on_map", "opposite"]

GOOD = 0.06
"""The distance up to which a map fits well."""
FAR, FARTHEST = 0.105, 0.14
"""A map is used unless its distance and that of its worst stop are both greater than these."""
FAINT = 0.09
"""The chroma below which a colour word means a faint colour."""
PALE = Lab(0.95, 0.0, 0.03)
"""What lies between two opposite hues where the text does not tell: white, or a pale yellow."""
SPELLED = 0.045
"""How much nearer a map counts whose name the text spells out in words."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Colours at one place of the scale.

    Attributes
    ----------
    words : tuple of ColourWord
        The colours said of this place: alternatives, or nearest first.
    level : float or None
        Its place from 0 (low end) to 1 (high end); None where only its order is told.
    value : float or None
        The number that the text gives for it.
    """

    words: tuple[ColourWord, ...]
    level: float | None = None
    value: float | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """A colormap and how far it is from the words.

    Attributes
    ----------
    name : str
        The colormap.
    distance : float
        The root mean square of the distances of the stops.
    worst : float
        The distance of the stop that fits least.
    cost : float
        What the choice goes by: the distance, the way between the stops, and how rare the map is.
    """

    name: str
    distance: float
    worst: float
    cost: float

    @property
    def quality(self) -> str:
        """``good``, ``fair``, or ``poor`` for a map that should not be used."""
        if self.distance <= GOOD:
            return "good"
        return "poor" if self.distance > FAR and self.worst > FARTHEST else "fair"


def best_maps(stops: Sequence[Stop], *, diverging: bool | None = None, called: str | None = None,
              most: int = 2) -> list[Match]:
    """The maps that fit best, the best one first.

    Parameters
    ----------
    stops : sequence of Stop
        From low to high; at least one.
    diverging : bool or None
        Whether the text says that the scale is diverging; None where it says nothing.
    called : str or None
        The map whose name the text spells out in words (``a yellow-green-blue scale``).
    most : int
        How many to give.
    """
    maps = known_maps()
    distance, worst, cost = _fit(stops)
    if diverging is not None:
        cost = cost + np.where(maps.diverging == diverging, 0.0, 0.08 if diverging else 0.03)
    elif _balanced(stops) or opposite(stops):
        cost = cost + np.where(maps.diverging, 0.0, 0.055 if _balanced(stops) else 0.03)
    if called is not None:
        cost = cost.copy()
        cost[[maps.names.index(called), maps.names.index(reverse(called))]] -= SPELLED
    order = np.argsort(cost, kind="stable")[:most]
    return [Match(maps.names[k], float(distance[k]), float(worst[k]), float(cost[k])) for k in order]


def opposite(stops: Sequence[Stop]) -> bool:
    """Whether the hues of the two ends are opposite ones."""
    one, other = stops[0].words[0].lab, stops[-1].words[0].lab
    apart = one.a * other.a + one.b * other.b < -0.2 * one.chroma * other.chroma
    return apart and not (one.neutral or other.neutral)


def _balanced(stops: Sequence[Stop]) -> bool:
    """Whether the two ends stand for numbers as far below zero as above it."""
    low, high = stops[0].value, stops[-1].value
    return low is not None and high is not None and low == -high != 0


def costs(stops: Sequence[Stop]) -> dict[str, float]:
    """What the choice of each map would go by."""
    return dict(zip(known_maps().names, _fit(stops)[2].tolist(), strict=True))


def on_map(name: str, stop: Stop) -> bool:
    """Whether a map has the colours of a stop anywhere."""
    maps = known_maps()
    row = maps.names.index(name)
    apart = [_apart(word)[row] for word in stop.words]
    return bool(np.mean(apart, axis=0).min() <= FARTHEST)


def _fit(stops: Sequence[Stop]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Distance, that of the worst stop, and cost of every map, however the colours are written."""
    return _laid(tuple(Stop(tuple(map(_unwritten, stop.words)), stop.level) for stop in stops))


def _unwritten(word: ColourWord) -> ColourWord:
    return ColourWord(0, 0, "", word.lab, word.low, word.high, word.shade)


@lru_cache(maxsize=1 << 7)
def _laid(stops: tuple[Stop, ...]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The same; most texts tell one of the same few scales, from white to a dark blue.

    The stops are laid along each map in their order, so that the sum of the squared distances is
    smallest (dynamic programming over the 17 samples); a stop whose place is told is held there.
    """
    maps, levels = known_maps(), _levels(stops)
    path = np.zeros_like(maps.chroma)
    worst = np.zeros(len(maps.names))
    for k, (stop, level) in enumerate(zip(stops, levels, strict=True)):
        shift = np.abs(PLACES - level)
        held = stop.level is not None or k in (0, len(stops) - 1)
        here = sum(map(_apart, stop.words)) / len(stop.words)
        here = here + (0.35 * shift + np.maximum(shift - 0.2, 0.0) if held else 0.08 * shift)
        worst = np.maximum(worst, here.min(axis=1))
        path = here ** 2 if k == 0 else np.minimum.accumulate(path, axis=1) + here ** 2
    distance = np.sqrt(path.min(axis=1) / len(stops))
    L, a, b = _expected(stops, levels).T
    stray = _far(maps, L, a, b, L - 0.12, L + 0.12).mean(axis=1)
    return distance, worst, distance + 0.3 * stray + maps.rare


def _apart(word: ColourWord) -> np.ndarray:
    """Distance of every sample of every map from a colour word."""
    if word.shade == "exact":
        maps = known_maps()
        a = maps.chroma * np.cos(maps.hue) - word.lab.a
        b = maps.chroma * np.sin(maps.hue) - word.lab.b
        exact: np.ndarray = np.sqrt((maps.lightness - word.lab.L) ** 2 + 4 * (a ** 2 + b ** 2))
        return exact
    return _apart_from(word.lab, word.low, word.high)


@lru_cache(maxsize=1 << 6)
def _apart_from(lab: Lab, low: float, high: float) -> np.ndarray:
    """The same from a colour that may be so dark and so light."""
    return _far(known_maps(), *(np.array([value]) for value in (*lab, low, high)))


def _far(maps: Maps, L: np.ndarray, a: np.ndarray, b: np.ndarray, low: np.ndarray,
         high: np.ndarray) -> np.ndarray:
    """Distance of every sample from one colour, or from one colour for each of the 17 places.

    Parameters
    ----------
    L, a, b : ndarray
        The colours in OKLab, of length 1 or 17.
    low, high : ndarray
        How dark and how light a sample may be at no cost.
    """
    inside = np.minimum(np.maximum(maps.lightness, low), high)
    total = 1.44 * (maps.lightness - inside) ** 2 + 0.04 * (inside - L) ** 2
    chroma, hue = np.hypot(a, b), np.arctan2(b, a)
    neutral = chroma < NEUTRAL
    if neutral.all():
        total += _tint(maps, chroma)
    elif not neutral.any():
        total += _colour(maps, chroma, hue)
    else:
        total += np.where(neutral, _tint(maps, chroma), _colour(maps, chroma, hue))
    result: np.ndarray = np.sqrt(total)
    return result


def _tint(maps: Maps, chroma: np.ndarray) -> np.ndarray:
    """Beside white, grey and black any tint counts, a little one near white less."""
    tint: np.ndarray = np.where(maps.lightness > 0.95, 1.0, 1.96) * np.maximum(maps.chroma - chroma, 0.0) ** 2
    return tint


def _colour(maps: Maps, chroma: np.ndarray, hue: np.ndarray) -> np.ndarray:
    """Hue counts most; a stronger or paler colour is called the same, one without any hue is not."""
    more = maps.chroma - chroma
    # yellow keeps its hue however light it is
    yellow = (chroma > 0.08) & (hue > 1.4) & (hue < 2.2)
    pale = np.where(yellow, np.maximum(TINT - maps.chroma, 0.0), maps.pale) if yellow.any() else maps.pale
    strength = np.maximum(0.25 * more, -0.5 * more) + 4 * pale
    # cream and beige are never a full yellow
    strength = strength + np.where(chroma < FAINT, np.maximum(more - FAINT, 0.0), 0.0)
    # red, orange and yellow are narrow hues, blue and purple wide ones
    tolerance = np.where((hue > -0.35) & (hue < 2.2), 0.12, 0.26)
    angle = np.minimum(_angle(maps.hue, hue), _angle(maps.turning, hue))
    angle = np.maximum(angle - tolerance, 0.0)
    turned: np.ndarray = 16 * np.maximum(maps.chroma, TINT) * chroma * np.sin(angle / 2) ** 2
    return strength ** 2 + turned


def _angle(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    apart = np.abs(one - other)
    return np.minimum(apart, 2 * np.pi - apart)


def _levels(stops: Sequence[Stop]) -> list[float]:
    """A place for every stop: the told ones, and those between them at even distances."""
    levels: list[float | None] = [stop.level for stop in stops]
    if levels[0] is None:
        levels[0] = 0.0 if len(levels) > 1 else 1.0
    if levels[-1] is None:
        levels[-1] = 1.0
    out: list[float] = []
    for k, level in enumerate(levels):
        if level is None:
            after = next(j for j in range(k, len(levels)) if levels[j] is not None)
            end = levels[after]
            assert end is not None
            level = out[-1] + (end - out[-1]) / (after - k + 1)
        out.append(level)
    return out


def _expected(stops: Sequence[Stop], levels: Sequence[float]) -> np.ndarray:
    """The colours (17 x L, a, b) if the scale went straight from stop to stop."""
    colours = np.array([_blend(stop) for stop in stops])
    if len(stops) == 2 and opposite(stops):  # nobody mixes them: the way leads through something pale
        colours, levels = np.insert(colours, 1, PALE, axis=0), [levels[0], 0.5, levels[1]]
    return np.column_stack([np.interp(PLACES, levels, colours[:, k]) for k in range(3)])


def _blend(stop: Stop) -> Lab:
    lab = stop.words[0].lab
    for k, word in enumerate(stop.words[1:], 2):
        lab = mix(lab, word.lab, 1 / k)
    return lab


def as_list(stops: Sequence[Stop]) -> tuple[str, ...]:
    """The described colours themselves as a colormap, at even steps from low to high."""
    levels = _levels(stops)
    if len(levels) > 1 and all(abs(level - k / (len(levels) - 1)) < 0.02 for k, level in enumerate(levels)):
        return tuple(to_hex(_blend(stop)) for stop in stops)
    return tuple(to_hex(Lab(*lab)) for lab in _expected(stops, levels)[::2].tolist())
