"""The colormaps that a described scale may be, sampled in OKLab, and how often people use them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import numpy as np

from replot.oklab import from_hex
from replot.reading.description.colours.tables import listed, map_samples

__all__ = ["DIVERGING", "PLACES", "TINT", "Maps", "known_maps", "lightens", "reverse"]

# How often people use a map for heatmaps, in steps; a step is worth a little distance. Defaults and the maps
# of the matplotlib and seaborn galleries come first; "_r" where the reversed map is the usual one.
RANKS = (
    "viridis Blues Reds Greens YlGnBu YlOrRd RdYlGn coolwarm",
    "Purples Oranges Greys RdBu_r RdBu plasma magma inferno YlGn YlOrBr OrRd RdYlGn_r gray viridis_r "
    "coolwarm_r",
    "GnBu PuBu BuPu RdPu PuRd BuGn RdYlBu_r RdYlBu rocket mako PiYG PRGn BrBG PuOr Spectral_r hot "
    "rocket_r magma_r vlag Blues_r Greens_r Reds_r Spectral PuBuGn hot_r",
    "bwr seismic RdGy RdGy_r PuOr_r BrBG_r PiYG_r PRGn_r turbo binary icefire flare crest mako_r inferno_r "
    "plasma_r "
    "copper bone twilight Greys_r gray_r YlGnBu_r YlOrRd_r Purples_r Oranges_r bwr_r vlag_r "
    "seismic_r YlGn_r OrRd_r jet",
    "",
    "cividis cividis_r",  # its dark blue and yellow are what people also call the ends of viridis
)
UNRANKED = 4
STEP = 0.010
NEVER = listed("gist_yarg hsv gist_rainbow nipy_spectral gist_ncar CMRmap cubehelix gnuplot gnuplot2 brg "
               "ocean terrain gist_earth gist_stern gist_gray twilight twilight_shifted rainbow winter "
               "autumn gist_heat")
"""Maps that are used where a text names them, and not for colours that are only described."""
DIVERGING = listed("PiYG PRGn BrBG PuOr RdGy RdBu RdYlBu RdYlGn Spectral coolwarm bwr seismic vlag icefire")
PLACES = np.linspace(0.0, 1.0, 17)
"""Where along a map its samples are."""
TINT = 0.04
"""The chroma below which a colour of a map shows hardly any hue."""
TURN, DARK = 3, 0.4
"""How many samples make an end, and the lightness (OKLab L) up to which its hue is hard to tell."""


@dataclass(frozen=True, slots=True, eq=False)
class Maps:
    """Every map and its reverse.

    Attributes
    ----------
    names : list of str
        Their names.
    lightness, chroma, hue : ndarray, shape (maps, 17)
        Their samples in OKLab; hue in radians.
    turning : ndarray, shape (maps, 17)
        The hue that a dark low end begins to take on, elsewhere the hue: that of viridis is called blue
        as well as purple.
    pale : ndarray, shape (maps, 17)
        How much a sample lacks a hue that would be seen: nothing near white.
    rare : ndarray, shape (maps,)
        What it costs to choose a map that people hardly use.
    diverging : ndarray of bool, shape (maps,)
        Whether it is a diverging one.
    """

    names: list[str]
    lightness: np.ndarray
    chroma: np.ndarray
    hue: np.ndarray
    turning: np.ndarray
    pale: np.ndarray
    rare: np.ndarray
    diverging: np.ndarray


@cache
def known_maps() -> Maps:
    """The maps that are chosen for colours that are only described."""
    rank = {name: k for k, row in enumerate(RANKS) for name in row.split()}
    names, rows = [], []
    for name, codes in map_samples().items():
        if name in NEVER:
            continue
        labs = [from_hex(code) for code in codes]
        names += [name, f"{name}_r"]
        rows += [labs, labs[::-1]]
    lightness, a, b = np.moveaxis(np.array(rows), -1, 0)
    chroma, hue = np.hypot(a, b), np.arctan2(b, a)
    # an end that is nearly white has the hue that it begins to take on: no green map begins "light yellow"
    for order in (range(3, -1, -1), range(-4, 0)):
        for inner, outer in pairwise(order):
            hue[:, outer] = np.where(chroma[:, outer] < TINT, hue[:, inner], hue[:, outer])
    turning = hue.copy()
    upright = hue[::2]  # reversed maps keep their name for the end where they are light
    turning[::2, :TURN] = np.where(lightness[::2, :TURN] < DARK, upright[:, [TURN]], upright[:, :TURN])
    pale = np.maximum(TINT - chroma, 0.0) * np.clip(8 * (0.97 - lightness), 0.0, 1.0)
    rare = np.array([STEP * rank.get(name, UNRANKED) for name in names])
    diverging = np.array([name.removesuffix("_r") in DIVERGING for name in names])
    return Maps(names, lightness, chroma, hue, turning, pale, rare, diverging)


def reverse(name: str) -> str:
    """The same map the other way round."""
    return name[:-2] if name.endswith("_r") else f"{name}_r"


def lightens(name: str) -> float:
    """How much lighter (OKLab L) the high end of a map is than its low end."""
    samples = map_samples()[name.removesuffix("_r")]
    rise = from_hex(samples[-1]).L - from_hex(samples[0]).L
    return -rise if name.endswith("_r") else rise
