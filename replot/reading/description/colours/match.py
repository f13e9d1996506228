"""From colours at places along a scale to the colormap that fits them best.

A colour word names a region rather than a point: "dark blue" is dark, however dark; "blue" alone says
little of lightness. So the distance between a word and a colour of a map counts hue first, then
chroma and what lies outside the lightness that the word allows, in OKLab with a and b doubled as
Ottosson found best (https://github.com/w3c/csswg-drafts/issues/6642). A stop whose place is not told
may lie anywhere between its neighbours; between the stops the map should go where a reader expects it.
Of maps that fit about as well the one that people use more often wins.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from replot.reading.description.colours.oklab import Lab, from_hex, mix, to_hex
from replot.reading.description.colours.tables import map_samples
from replot.reading.description.colours.words import ColourWord

__all__ = ["DIVERGING", "Match", "Stop", "as_list", "best_maps", "reverse"]

GOOD = 0.06
"""The distance up to which a map fits well."""
FAR, FARTHEST = 0.105, 0.14
"""A map is used unless its distance and that of its worst stop are both greater than these."""

# How often people use a map for heatmaps, in steps; a step is worth a little distance. Defaults and the maps
# of the matplotlib and seaborn galleries come first; "_r" where the reversed map is the usual one.
RANKS = (
    "viridis Blues Reds Greens YlGnBu YlOrRd RdYlGn coolwarm",
    "Purples Oranges Greys RdBu_r RdBu plasma magma inferno YlGn YlOrBr OrRd RdYlGn_r gray viridis_r coolwarm_r",
    "GnBu PuBu BuPu RdPu PuRd BuGn RdYlBu_r RdYlBu rocket mako PiYG PRGn BrBG PuOr Spectral_r hot "
    "rocket_r magma_r vlag Blues_r Spectral PuBuGn hot_r",
    "bwr seismic RdGy RdGy_r PuOr_r BrBG_r PiYG_r PRGn_r turbo binary icefire flare crest mako_r inferno_r plasma_r "
    "copper bone twilight Greys_r gray_r YlGnBu_r YlOrRd_r Reds_r Greens_r Purples_r Oranges_r bwr_r vlag_r "
    "seismic_r YlGn_r OrRd_r jet",
    "",
    "cividis cividis_r",  # its dark blue and yellow are what people also call the ends of viridis
)
UNRANKED = 4
STEP = 0.010
NEVER = frozenset("gist_yarg hsv gist_rainbow nipy_spectral gist_ncar CMRmap cubehelix gnuplot gnuplot2 brg ocean terrain "
                  "gist_earth gist_stern gist_gray twilight twilight_shifted rainbow winter autumn gist_heat".split())
"""Maps that are used where a text names them, and not for colours that are only described."""
DIVERGING = frozenset("PiYG PRGn BrBG PuOr RdGy RdBu RdYlBu RdYlGn Spectral coolwarm bwr seismic vlag icefire".split())
SAMPLES = 17
PLACES = np.linspace(0.0, 1.0, SAMPLES)
NEUTRAL = 0.035
"""The chroma below which a colour word is white, grey or black."""
TINT = 0.04
"""The chroma below which a colour of a map shows hardly any hue."""


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
        return "good" if self.distance <= GOOD else "poor" if self.distance > FAR and self.worst > FARTHEST else "fair"


@dataclass(frozen=True, slots=True, eq=False)
class _Maps:
    """Every map and its reverse: names, samples (maps x 17) as lightness, chroma and hue, and the cost of being rare."""

    names: list[str]
    lightness: np.ndarray
    chroma: np.ndarray
    hue: np.ndarray
    rare: np.ndarray
    diverging: np.ndarray


@cache
def _maps() -> _Maps:
    rank = {name: k for k, row in enumerate(RANKS) for name in row.split()}
    names, rows = [], []
    for name, codes in map_samples().items():
        if name in NEVER:
            continue
        labs = [from_hex(code) for code in codes]
        names += [name, f"{name}_r"]
        rows += [labs, labs[::-1]]
    samples = np.array(rows)
    chroma = np.hypot(samples[..., 1], samples[..., 2])
    hue = np.arctan2(samples[..., 2], samples[..., 1])
    # an end that is nearly white has the hue that it begins to take on: "light yellow" is not where a green begins
    for order in (range(3, -1, -1), range(SAMPLES - 4, SAMPLES)):
        for inner, outer in zip(order, order[1:], strict=False):
            hue[:, outer] = np.where(chroma[:, outer] < TINT, hue[:, inner], hue[:, outer])
    rare = np.array([STEP * rank.get(name, UNRANKED) for name in names])
    diverging = np.array([name.removesuffix("_r") in DIVERGING for name in names])
    return _Maps(names, samples[..., 0], chroma, hue, rare, diverging)


def reverse(name: str) -> str:
    """The same map the other way round."""
    return name[:-2] if name.endswith("_r") else f"{name}_r"


def _apart(maps: _Maps, word: ColourWord) -> np.ndarray:
    """Distance of every sample of every map from a colour word."""
    if word.shade == "exact":
        a, b = maps.chroma * np.cos(maps.hue), maps.chroma * np.sin(maps.hue)
        exact: np.ndarray = np.sqrt((maps.lightness - word.lab.L) ** 2 + 4 * (a - word.lab.a) ** 2 + 4 * (b - word.lab.b) ** 2)
        return exact
    return _far(maps, *(np.array([value]) for value in (*word.lab, word.low, word.high)))


def _far(maps: _Maps, L: np.ndarray, a: np.ndarray, b: np.ndarray, low: np.ndarray, high: np.ndarray) -> np.ndarray:
    """Distance of every sample from one colour, or from one colour for each of the 17 places.

    Parameters
    ----------
    L, a, b : ndarray
        The colours in OKLab, of length 1 or 17.
    low, high : ndarray
        How dark and how light a sample may be at no cost.
    """
    clipped = np.minimum(np.maximum(maps.lightness, low), high)
    total = 1.44 * (maps.lightness - clipped) ** 2 + 0.04 * (np.minimum(np.maximum(clipped, low), high) - L) ** 2
    chroma, hue = np.hypot(a, b), np.arctan2(b, a)
    more = maps.chroma - chroma
    # a neutral word: any tint counts. Else a stronger or paler colour is called the same; one without any hue is not,
    # unless it is nearly white, and yellow keeps its hue however light it is
    yellow = (chroma > 0.08) & (hue > 1.4) & (hue < 2.2)
    hueless = np.maximum(TINT - maps.chroma, 0.0) * np.where(yellow, 1.0, np.minimum(np.maximum(8 * (0.97 - maps.lightness), 0.0), 1.0))
    tinted = np.where(more > 0, 0.25 * more, -0.5 * more) + 4 * hueless
    # red, orange and yellow are narrow hues, blue and purple wide ones
    tolerance = np.where((hue > -0.35) & (hue < 2.2), 0.12, 0.26)
    angle = np.abs(maps.hue - hue)
    angle = np.maximum(np.minimum(angle, 2 * np.pi - angle) - tolerance, 0.0)
    turned = 16 * np.maximum(maps.chroma, TINT) * chroma * np.sin(angle / 2) ** 2
    total += np.where(chroma < NEUTRAL, (np.where(maps.lightness > 0.95, 1.0, 1.4) * np.maximum(more, 0.0)) ** 2, tinted ** 2 + turned)
    result: np.ndarray = np.sqrt(total)
    return result


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


def best_maps(stops: Sequence[Stop], *, diverging: bool | None = None, called: str | None = None) -> list[Match]:
    """All known maps, the best one first.

    Parameters
    ----------
    stops : sequence of Stop
        From low to high; at least one.
    diverging : bool or None
        Whether the text says that the scale is diverging; None where it says nothing.
    called : str or None
        The map whose name the text spells out in words (``a yellow-green-blue scale``).
    """
    maps = _maps()
    levels = _levels(stops)
    path = np.zeros_like(maps.chroma)
    worst = np.zeros(len(maps.names))
    for k, (stop, level) in enumerate(zip(stops, levels, strict=True)):
        near = np.mean([_apart(maps, word) for word in stop.words], axis=0) if len(stop.words) > 1 else _apart(maps, stop.words[0])
        told = stop.level is not None or k in (0, len(stops) - 1)
        shift = np.abs(PLACES - level)
        here = near + (0.35 if told else 0.08) * shift + (1.0 * np.maximum(shift - 0.2, 0) if told else 0.0)
        worst = np.maximum(worst, here.min(axis=1))
        path = here ** 2 if k == 0 else np.minimum.accumulate(path, axis=1) + here ** 2
    total = np.sqrt(path.min(axis=1) / len(stops))
    L, a, b = _expected(stops, levels).T
    stray = _far(maps, L, a, b, L - 0.12, L + 0.12).mean(axis=1)
    cost = total + 0.3 * stray + maps.rare
    if diverging is not None:
        cost += np.where(maps.diverging == diverging, 0.0, 0.08 if diverging else 0.03)
    if called is not None:
        cost[[maps.names.index(called), maps.names.index(reverse(called))]] -= 0.045
    order = np.argsort(cost, kind="stable")
    return [Match(maps.names[k], float(total[k]), float(worst[k]), float(cost[k])) for k in order]


def _expected(stops: Sequence[Stop], levels: Sequence[float]) -> np.ndarray:
    """The colours (17 x L, a, b) if the scale went straight from stop to stop."""
    colours = np.array([_blend(stop) for stop in stops])
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
