"""Pictures that say nothing of what they show."""

from __future__ import annotations

import numpy as np

from replot.comparing.changes import Cell, Change
from replot.comparing.discovering import discover_tiles
from replot.comparing.layouts import Layout
from replot.comparing.paired import LISTED
from replot.comparing.pictures import Picture
from replot.comparing.pixels import compare_pixels
from replot.comparing.sides import Side
from replot.comparing.tiles import Tiles
from replot.comparing.values import read_values
from replot.comparing.words import Names, number
from replot.figure import Axis, Figure, Grid, Panel

__all__ = ["compare_plain", "compare_with_values"]


def compare_plain(old: Picture, new: Picture, known: Side | None) -> tuple[list[Change], list[str]]:
    """Compare two pictures of one size, of which at most one says what it shows.

    Parameters
    ----------
    old, new : Picture
    known : Side or None
        Names and places from the one that says something.
    """
    if known is not None:
        one, other = (Side(picture.pixels, known.layout, known.names) for picture in (old, new))
        changes, notes = compare_pixels(one, other)
        return changes, [*notes, "only one of the pictures says what it shows"]
    names, layout = _unnamed(old, new)
    one, other = (Side(picture.pixels, layout, names) for picture in (old, new))
    changes, notes = compare_pixels(one, other)
    if not changes:
        return [], notes
    if layout.tiles:
        return changes, [*notes, "the pictures do not say what they show; cells are named by their places"]
    return changes, [*notes, "the pictures do not say what they show; cells and labels have no names"]


def _unnamed(*pictures: Picture) -> tuple[Names, Layout]:
    """Cells that are found in one of some pictures, called by their places, counted from 1."""
    tiles: list[Tiles] = []
    for picture in pictures:
        tiles = tiles or discover_tiles(picture.pixels)
    panels = []
    for each in tiles:
        y, x = (Axis(None, tuple(str(k + 1) for k in range(count))) for count in each.shape)
        panels.append(Panel(x, y, Grid(np.full(each.shape, np.nan))))
    width, height = pictures[0].size
    nothing = Panel(Axis(None, ("1",)), Axis(None, ("1",)), Grid(np.full((1, 1), np.nan)))
    return (Names(Figure(tuple(panels) or (nothing,))),
            Layout(width, height, 100, tuple(tiles), (), lettered=False))


def compare_with_values(picture: Picture, figure: Figure,
                        picture_is_new: bool) -> tuple[list[Change], list[str]]:
    """Compare a figure with a picture that carries none, by the values that its colours stand for.

    Parameters
    ----------
    picture : Picture
    figure : Figure
        Its axes and colours say how the picture is to be read.
    picture_is_new : bool
        Whether the picture is the new one of the two.
    """
    reading = read_values(picture, figure)
    names, out = Names(figure), []
    for k, (panel, read, bound, tiles) in enumerate(zip(figure.panels, reading.figure.panels, reading.bounds,
                                                        reading.tiles, strict=True)):
        stated, seen = panel.grid.values, read.grid.values
        low, high = np.nanmin(seen, initial=np.inf), np.nanmax(seen, initial=-np.inf)
        # beyond the ends of the scale every value has the same colour
        clipped = np.clip(stated, low - np.nanmax(bound, initial=0), high + np.nanmax(bound, initial=0))
        away = np.where(np.isnan(stated) | np.isnan(seen), np.isnan(stated) != np.isnan(seen),
                        np.abs(clipped - seen) > bound * 1.01)
        for i, j in np.argwhere(away)[:LISTED].tolist():
            shown = "blank" if np.isnan(seen[i, j]) else f"about {number(float(f'{seen[i, j]:.4g}'))}"
            said = "blank" if np.isnan(stated[i, j]) else number(float(stated[i, j]))
            words = f"{said} -> {shown}" if picture_is_new else f"{shown} -> {said}"
            out.append(Change("cell", f"{names.cell(k, i, j)}: {words}", names.panel(k),
                              panel.y.categories[i], panel.x.categories[j], cells=(Cell(k, i, j),),
                              boxes=(tiles.cell(i, j),)))
    return out, ["values were read from the colours of the picture; its texts were not compared",
                 *reading.notes]
