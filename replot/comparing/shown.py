"""Pictures for people: where two pictures differ."""

from __future__ import annotations

import io
from collections.abc import Iterable

import numpy as np

from replot.comparing.changes import Change
from replot.comparing.differences import NOISE
from replot.comparing.layouts import Box
from replot.comparing.pictures import open_picture
from replot.comparing.sources import opened
from replot.comparing.tiles import Tiles
from replot.errors import ReplotError

__all__ = ["boxes_of", "difference_picture"]

PAINT = np.array([214, 0, 110])
"""Changed pixels: a magenta that no common colormap holds."""

STRENGTH = 0.7
"""How much the paint covers: what is under it can still be read."""

OUTLINE = (230, 90, 0)
FRAME_OLD, FRAME_NEW = (0, 90, 200), (230, 90, 0)
MOST = 400
"""So many boxes are outlined at most."""


def difference_picture(old: bytes, new: bytes, changes: Iterable[Change]) -> bytes | None:
    """The new picture, paled, with changed pixels painted and what changed outlined.

    Where the sizes differ, both stand in one corner, each with a frame of its own colour.

    Parameters
    ----------
    old, new : bytes
        Of pictures.
    changes : iterable of Change

    Returns
    -------
    bytes or None
        A PNG; None if one of the two cannot be decoded.
    """
    from PIL import Image, ImageDraw

    try:
        one, other = open_picture(old).pixels, open_picture(new).pixels
    except ReplotError:
        return None
    height, width = max(one.shape[0], other.shape[0]), max(one.shape[1], other.shape[1])
    canvas = np.full((height, width, 3), 255.0)
    grey = other.mean(axis=2, keepdims=True)
    canvas[:other.shape[0], :other.shape[1]] = 255 - 0.35 * (255 - grey)
    common = min(one.shape[0], other.shape[0]), min(one.shape[1], other.shape[1])
    a, b = one[:common[0], :common[1]].astype(np.int16), other[:common[0], :common[1]].astype(np.int16)
    same_size = one.shape == other.shape
    if same_size:
        changed = np.abs(a - b).max(axis=2) > NOISE
        canvas[changed] = STRENGTH * PAINT + (1 - STRENGTH) * canvas[changed]
    image = Image.fromarray(canvas.astype(np.uint8))
    draw = ImageDraw.Draw(image)
    line = max(2, round(width / 500))
    for left, top, right, bottom in boxes_of(new, changes)[:MOST]:
        around = (left - line - 1, top - line - 1, right + line, bottom + line)
        draw.rectangle(around, outline=OUTLINE, width=line)
    if not same_size:
        for shape, color in ((one.shape, FRAME_OLD), (other.shape, FRAME_NEW)):
            draw.rectangle((0, 0, shape[1] - 1, shape[0] - 1), outline=color, width=line)
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def boxes_of(picture: bytes, changes: Iterable[Change]) -> list[Box]:
    """Where changes show in the new picture, in pixels."""
    try:
        side = opened(picture).side
    except ReplotError:
        side = None
    out: list[Box] = []
    for change in changes:
        if change.boxes or side is None:
            out += change.boxes
            continue
        tiles = side.layout.tiles
        if len(change.cells) > MOST // 4:
            # a change of everything needs no hundred frames
            out += [tiles[k].box for k in sorted({cell.panel for cell in change.cells}) if k < len(tiles)]
            continue
        for k in sorted({cell.panel for cell in change.cells}):
            if k < len(tiles):
                out += _cells(tiles[k], {(cell.row, cell.column) for cell in change.cells if cell.panel == k})
    return list(dict.fromkeys(out))


def _cells(tiles: Tiles, cells: set[tuple[int, int]]) -> list[Box]:
    """Boxes around cells: one around a whole row or column."""
    rows, columns = tiles.shape
    hit = np.zeros((rows, columns), bool)
    for row, column in cells:
        if row < rows and column < columns:
            hit[row, column] = True
    left, top, right, bottom = tiles.box
    full_rows, full_columns = hit.all(axis=1), hit.all(axis=0)
    out: list[Box] = [(left, tiles.y[row], right, tiles.y[row + 1]) for row in np.flatnonzero(full_rows)]
    out += [(tiles.x[column], top, tiles.x[column + 1], bottom) for column in np.flatnonzero(full_columns)]
    hit[full_rows] = hit[:, full_columns] = False
    return out + [tiles.cell(row, column) for row, column in np.argwhere(hit).tolist()]
