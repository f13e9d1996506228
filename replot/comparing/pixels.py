"""Two pictures with one layout: cells, labels, and everything else within its neighbourhood."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from replot.comparing.cells import Fills, compare_fills, touched
from replot.comparing.changes import Change
from replot.comparing.differences import NOISE, apart, at_edges, moved_lines, unexplained
from replot.comparing.inks import window
from replot.comparing.labelling import compare_labels
from replot.comparing.painting import compare_bars, compare_ground
from replot.comparing.sides import Side
from replot.comparing.strays import places_of
from replot.comparing.writing import compare_writing

__all__ = ["compare_pixels"]

EXACT = 0.01
"""Layouts that agree to so many pixels put every line on the same pixel."""

EDGE = 5
"""Where edges may lie elsewhere, the range of neighbours is taken from so many pixels across and down."""

LINE, UNKNOWN = 4, 24
"""A line is at least so many pixels long, as a tick mark of 3.5 points is; longer among letters whose places
are not known."""


def compare_pixels(old: Side, new: Side, known: Iterable[Change] = ()) -> tuple[list[Change], list[str]]:
    """What differs between two pictures of one size in which everything has its place.

    Parameters
    ----------
    old, new : Side
        Their layouts have cells and colour bars at the same places.
    known : iterable of Change
        Changes of single cells that are known already; the new picture must show them.

    Returns
    -------
    changes : list of Change
    notes : list of str
        Differences that do no harm.
    """
    skip = frozenset(cell for change in known for cell in change.cells)
    worst, rows, columns = apart(old.pixels, new.pixels)
    if not len(rows) and not skip:
        return [], []
    layout = new.layout
    # most pictures differ in a small part; elsewhere masks are not touched
    part = np.s_[0:0, 0:0] if not len(rows) else np.s_[rows[0]:rows[-1] + 1, columns.min():columns.max() + 1]
    most = int(worst[part].max(initial=0))
    changes: list[Change] = []
    notes: list[str] = []
    loud = np.zeros(worst.shape, bool)
    loud[part] = worst[part] > NOISE
    ground, explained = compare_ground(old, new, rows, columns)
    loud[rows[explained], columns[explained]] = False
    changes += [*ground, *compare_bars(old, new)]
    in_cells: list[tuple[int, list[tuple[int, int]]]] = []
    for k, tiles in enumerate(layout.tiles):
        r, c = touched(tiles.y, rows), touched(tiles.x, columns)
        inside = (r >= 0) & (r < tiles.shape[0]) & (c >= 0) & (c < tiles.shape[1])
        codes = np.unique(r[inside] * tiles.shape[1] + c[inside])
        cells = [divmod(code, tiles.shape[1]) for code in codes.tolist()]
        cells = list(dict.fromkeys([*cells, *((cell.row, cell.column) for cell in skip if cell.panel == k)]))
        in_cells.append((k, cells))
        fills: Fills = compare_fills(old, new, k, cells, skip)
        changes += fills.changes
        notes += fills.notes
    painted = {cell for change in changes for cell in change.cells}
    asked = np.zeros(worst.shape, bool)
    asked[part] = loud[part]
    for cell in skip | painted:
        left, top, right, bottom = window(layout.tiles[cell.panel].cell(cell.row, cell.column), 0,
                                          layout.width, layout.height)
        # the number in a changed cell must be right, whatever stood there before
        asked[top:bottom, left:right] |= cell in skip
        # what else is in it is explained by the change of its colour
        loud[top:bottom, left:right] = False
    said, looked_at, remarks = compare_labels(old, new, asked, in_cells)
    changes += said
    for left, top, right, bottom in looked_at:
        loud[top:bottom, left:right] = False
    stray, quiet = np.zeros(len(rows), bool), np.zeros(len(rows), bool)
    if not layout.lettered:
        edges, worst[part] = at_edges(new), np.where(loud[part], worst[part], 0)
        writing = compare_writing(old.pixels, new.pixels, worst, layout.tiles, edges)
        changes, remarks = [*changes, *writing.changes], [*remarks, *writing.notes]
        stray, quiet = writing.wrong[rows, columns], writing.explained[rows, columns]
    left = loud[rows, columns] & ~quiet & ~stray
    wrong = unexplained(old.pixels, new.pixels, rows[left], columns[left])
    if wrong.any() and layout.engine != old.layout.engine:
        # another version of matplotlib puts the cells of an image up to two pixels elsewhere
        places = rows[left], columns[left]
        moved = wrong & at_edges(new)[places]
        wrong[moved] = unexplained(old.pixels, new.pixels, places[0][moved], places[1][moved], EDGE)
    stray[left] = wrong
    changes += places_of(new, rows[stray], columns[stray])
    if layout.engine == old.layout.engine and layout.same_places(old.layout, EXACT):
        # where nothing else happened, a line that lies a pixel further on was drawn at the wrong place
        left &= ~stray
        if layout.tiles and not layout.lettered:
            left &= edges[rows, columns]
        # letters, whose places are not known, have shorter lines than a heatmap
        length = LINE if layout.tiles else UNKNOWN
        lines = moved_lines(old.pixels, new.pixels, rows[left], columns[left], length)
        changes += places_of(new, *lines, moved=True)
    notes += remarks
    if not changes and not notes and not skip:
        notes.append(f"pixels differ by at most {most} of 255 levels" if most <= NOISE
                     else "edges differ within a pixel")
    return changes, list(dict.fromkeys(notes))
