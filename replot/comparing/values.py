"""Values from pixels: the grid of a heatmap picture that carries no spec."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial

import numpy as np
from matplotlib import colormaps
from matplotlib.colors import Normalize

from replot.comparing.bars import Bar, bar_beside, find_bars
from replot.comparing.finding import Found, find_tiles
from replot.comparing.pictures import Picture, open_picture
from replot.comparing.ramps import Ramp, back, cut, known_ramps, name_of, ramp_of_bar
from replot.comparing.tiles import Tiles, commonest
from replot.comparing.words import number
from replot.drawing.colors import Colors
from replot.errors import ReadError
from replot.figure import APPROXIMATE, BLANK, Figure, Grid
from replot.style import Style

__all__ = ["Measurement", "read_values"]

UNTOLD = 0.02
"""Two paintings whose distances from the cells differ by no more levels on average are both possible."""

FINE = 0.004
"""What a colormap of 256 colours that its bar shows pixel by pixel can tell, as a share of the range."""

NUMBERED = 0.97
"""Where numbers are printed, most cells have their colour on less than this share of their pixels."""

OFF_RAMP = 6.0
"""A cell whose colour is farther than so many levels from the colours of the map has no value."""


@dataclass(frozen=True, slots=True, eq=False)
class Measurement:
    """Values read from the colours of a picture.

    Attributes
    ----------
    figure : Figure
        As the one given, with the values read; every number is approximate.
    bounds : tuple of ndarray of float, shape (rows, columns)
        For each panel how far off a value can be, in its units, if it lies within the limits of the
        colours; NaN where there is none.
    tiles : tuple of Tiles
        Where the cells were found, in pixels.
    notes : tuple of str
        What limits the reading.
    """

    figure: Figure
    bounds: tuple[np.ndarray, ...]
    tiles: tuple[Tiles, ...]
    notes: tuple[str, ...] = ()


def read_values(picture: str | os.PathLike[str] | bytes | Picture, like: Figure, *,
                tiles: Sequence[Tiles] | None = None, from_bar: bool | None = None) -> Measurement:
    """Read the values of a heatmap picture from the colours of its cells.

    Parameters
    ----------
    picture : path, bytes or Picture
        PNG or another bitmap; numbers may be printed over the cells.
    like : Figure
        What is known: the labels of the axes and the limits of the colours. Its values are not
        used, except for the limits where it states none.
    tiles : sequence of Tiles, optional
        Where the cells are, if that is known; otherwise they are found.
    from_bar : bool, optional
        Take the colours from the colour bar of the picture and not from the colormap that `like`
        names. By default only if it names none.

    Returns
    -------
    Measurement

    Raises
    ------
    ReadError
        If the picture cannot be decoded, the cells or the bar are not found, the limits are not known.

    Notes
    -----
    A colormap of 256 steps limits the precision to 0.1 % of the range on average and 0.2 % at worst. Where
    neighbouring steps have the same colour in 8 bits, a value can be anywhere in them: off by up to 0.4 % in
    crest, 0.6 % in Greys and vlag, 0.8 % in jet, and half a step in a map of fewer colours.
    """
    shown = picture if isinstance(picture, Picture) else open_picture(picture)
    pixels, name = shown.pixels, shown.name
    found = Found(list(tiles), True) if tiles is not None else find_tiles(
        pixels, [panel.grid.shape for panel in like.panels], name)
    places = found.tiles
    bars = cache(lambda: find_bars(pixels, places))
    panels, bounds, notes = [], [], []
    if not found.sure:
        notes.append("the lines between the cells are faint; the cells may stand elsewhere")
    for k, (panel, place, scale) in enumerate(zip(like.panels, places, _scales(like, name), strict=True)):
        colours, share = commonest(pixels, place)
        ramps = known_ramps(scale.cmap)
        if panel.color.cmap is None if from_bar is None else from_bar:
            bar = bar_beside(place, bars(), name)
            shows = ramp_of_bar(bar.colours)
            named = name_of(shows)
            ramps = [shows, cut(bar.colours)] if named is None else known_ramps(colormaps[named])
            panel = replace(panel, color=replace(panel.color, cmap=named or panel.color.cmap))
        grid, bound, said = _values(panel.grid, colours, ramps, scale.norm, share,
                                    partial(_beside_an_image, place, bars))
        if panel.color.norm != "classes" and (panel.color.vmin is None or panel.color.vmax is None):
            said.append(f"the limits {number(scale.vmin)} to {number(scale.vmax)} are not both stated "
                        "but taken from the numbers given")
        panels.append(replace(panel, grid=grid))
        bounds.append(bound)
        where = panel.title or f"panel {k + 1}" if len(like.panels) > 1 else ""
        if (share < 0.2).any():
            said.append(f"{np.count_nonzero(share < 0.2)} cells have no colour of their own")
        notes += [f"{where}: {note}" if where else note for note in said]
    return Measurement(replace(like, panels=tuple(panels)), tuple(bounds), tuple(places), tuple(notes))


def _beside_an_image(place: Tiles, bars: Callable[[], list[Bar]]) -> bool:
    """Whether a panel has a bar with an outline, as matplotlib draws it: then it mostly is an ``imshow``."""
    return bool(bars()) and bar_beside(place, bars()).outlined


def _scales(like: Figure, name: str) -> list[Colors]:
    """How values became colours in each panel."""
    groups = [like.panels] if like.colorbar == "shared" else [(panel,) for panel in like.panels]
    out = []
    for group in groups:
        scale = Colors.of([panel.color for panel in group], [panel.grid.values for panel in group],
                          Style.load("paper"), name)
        if not scale.known:
            raise ReadError(f"{name}: the limits of the colours are not known; "
                            "give vmin and vmax in the spec")
        out += [scale] * len(group)
    return out


def _values(known: Grid, colours: np.ndarray, ramps: Sequence[Ramp], norm: Normalize,
            share: np.ndarray, is_cut: Callable[[], bool]) -> tuple[Grid, np.ndarray, list[str]]:
    """Values, bounds and notes of one panel, given how much of each cell is painted in its colour.

    `ramps` are the map with its colours rounded, and with its colours cut; `is_cut` says which of them is
    likelier where the cells do not tell.
    """
    readings = [ramp.invert(colours) for ramp in ramps]
    plain = np.array([255.0, 255.0, 255.0])
    white = (np.abs(colours - plain) <= 0.5).all(axis=-1)
    # which of the two paintings of a colormap it was shows in all cells together, or not at all
    told = ~white if not white.all() else white
    off = [float(np.minimum(reading.distance, OFF_RAMP)[told].mean()) for reading in readings]
    possible = [k for k, away in enumerate(off) if away <= min(off) + UNTOLD]
    shares = readings[possible[-1] if len(possible) > 1 and is_cut() else possible[0]].or_any(
        [reading for reading, away in zip(readings, off, strict=True) if away <= min(off) + UNTOLD])
    empty = shares.distance > OFF_RAMP
    # white beside a map that begins with nearly white is no value; within the map it may be one
    empty |= white & (shares.distance > 1.0)
    doubtful = white & ~empty
    if not white.all() and np.median(share[~white]) < NUMBERED and (share == 1).any():
        # where numbers are printed, a white cell without ink is empty, and one with a number is none
        empty |= doubtful & (share == 1)
        doubtful[:] = False
    empty |= doubtful & (known.states == BLANK)
    low, middle, high = (back(norm, share) for share in (shares.low, shares.middle, shares.high))
    bound = np.maximum(high - middle, middle - low)
    spread = float(np.median(((shares.high - shares.low) / 2)[~empty])) if (~empty).any() else 0.0
    at_end = (shares.low <= 0) | (shares.high >= 1)
    values = np.where(empty, np.nan, middle)
    states = np.where(empty, BLANK, APPROXIMATE)
    notes = []
    if spread > FINE:
        notes.append(f"the colours tell a value to {spread:.1%} of the range, no better")
    if (at_end & ~empty).any():
        notes.append(f"{np.count_nonzero(at_end & ~empty)} cells have the first or last colour; "
                     "their values may lie beyond the limits")
    lowest = doubtful & empty
    if lowest.any():
        notes.append(f"{np.count_nonzero(lowest)} white cells are read as empty; they may hold about "
                     f"{number(float(f'{middle[lowest][0]:.4g}'))}")
    if (doubtful & ~empty).any():
        notes.append(f"{np.count_nonzero(doubtful & ~empty)} white cells are read as values; "
                     "they may be empty")
    return Grid(values, states), np.where(empty, np.nan, bound), notes
