"""Pictures that say nothing of what they show."""

from __future__ import annotations

import numpy as np

from replot.comparing.cellwise import LISTED
from replot.comparing.changes import Cell, Change
from replot.comparing.layouts import Box
from replot.comparing.pictures import Picture
from replot.comparing.pixels import NOISE, compare_pixels, unexplained
from replot.comparing.sides import Side
from replot.comparing.values import read_values
from replot.comparing.words import Names, number
from replot.figure import Figure

__all__ = ["compare_plain", "compare_with_values"]

NEAR = 12
"""Changed pixels that are no farther apart belong together."""

PLACES = 50
"""So many places are listed at most."""


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
    apart = (np.maximum(old.pixels, new.pixels) - np.minimum(old.pixels, new.pixels)).max(axis=2)
    rows, columns = unexplained(old.pixels, new.pixels, apart > NOISE)
    if not len(rows):
        return [], [f"pixels differ by at most {int(apart.max())} of 255 levels" if apart.max() <= NOISE
                    else "edges differ within a pixel"]
    out = []
    boxes = _together(rows, columns)
    for left, top, right, bottom in boxes[:PLACES]:
        inside = (columns >= left) & (columns < right) & (rows >= top) & (rows < bottom)
        where = f"x {left:g} to {right:g}, y {top:g} to {bottom:g}"
        out.append(Change("pixels", f"{int(inside.sum())} pixels changed at {where}",
                          boxes=((left, top, right, bottom),)))
    if len(boxes) > PLACES:
        out.append(Change("pixels", f"{len(boxes) - PLACES} more places changed",
                          boxes=tuple(boxes[PLACES:])))
    return out, ["the pictures do not say what they show; cells and labels have no names"]


def _together(rows: np.ndarray, columns: np.ndarray) -> list[Box]:
    """Boxes around groups of pixels: cut at every gap across, then down, until there is none."""
    todo = [np.arange(len(rows))]
    out: list[Box] = []
    while todo:
        group = todo.pop()
        for places in (columns, rows):
            order = group[np.argsort(places[group], kind="stable")]
            gaps = np.flatnonzero(np.diff(places[order]) > NEAR) + 1
            if len(gaps):
                todo += np.split(order, gaps)
                break
        else:
            out.append((float(columns[group].min()), float(rows[group].min()),
                        float(columns[group].max()) + 1, float(rows[group].max()) + 1))
    return sorted(out, key=lambda box: (box[1], box[0]))


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
