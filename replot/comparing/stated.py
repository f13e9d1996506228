"""Whether a picture differs from an older one only as its figure says, and shows there what it should.

Then nothing needs to be drawn again.
"""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from replot.comparing.cells import STEP
from replot.comparing.changes import Change
from replot.comparing.differences import differing
from replot.comparing.inks import Window, window
from replot.comparing.layouts import Label, label_of
from replot.comparing.lettering import Inks, check
from replot.comparing.levels import differ
from replot.comparing.sides import Side

__all__ = ["KINDS", "as_stated"]

ROLES = {"title": ("title", "panel title"), "axis": ("x label", "y label", "x tick", "y tick"),
         "labels": ("x tick", "y tick")}
"""The texts of a picture that a change of some kind may concern."""

KINDS = frozenset({"cell", *ROLES})
"""Changes of data that may leave everything else at its place."""

PINS = ("x tick", "y tick")
"""Texts that stand elsewhere as soon as the cells do."""

AROUND = 14
"""So far around cells and colour bars there may be a frame and tick marks, in pixels."""


def as_stated(old: np.ndarray, top: int, new: Side, changes: Collection[Change]) -> bool:
    """Whether a picture differs from an older one as its figure does, and nowhere else.

    Parameters
    ----------
    old : ndarray of uint8, shape (n, width, 3)
        The rows of the older picture that hold all in which it differs from the new one. It is of the
        same size, and taken to show what its own figure says.
    top : int
        The first of these rows.
    new : Side
        With a plan.
    changes : collection of Change
        Of :data:`KINDS`: how the figures differ.

    Returns
    -------
    bool
        False does not mean that the picture is wrong, but that it has to be looked at more closely.
    """
    cells = sorted({cell for change in changes if change.kind == "cell" for cell in change.cells})
    texts = [change for change in changes if change.kind != "cell"]
    # a text that comes or goes moves everything else
    if not (cells or texts) or not all(isinstance(text, str) and text for change in texts
                                       for text in (change.old, change.new)):
        return False
    layout = new.layout
    assert layout.plan is not None
    roles = {role for change in texts for role in ROLES[change.kind]}
    concerned = [label_of(item, layout.dpi) for item in layout.plan.texts if item.role in roles]
    if texts and not concerned:
        return False
    rows = new.pixels[top:top + len(old)]
    left, first, right, last = differing(old, rows)
    part = left, top + first, right, top + last
    unsaid = differ(*(pixels[first:last, left:right].transpose(2, 0, 1) for pixels in (old, rows)))
    for cell in cells:
        box = layout.tiles[cell.panel].cell(cell.row, cell.column)
        _fill(unsaid, part, window(box, 0, *new.size), False)
    for label in concerned:
        _fill(unsaid, part, window(label.box, 2, *new.size), False)
    if unsaid.any():
        bare = _bare(new, concerned, part) if texts else None
        if bare is None or (unsaid & ~bare).any():
            return False
    if texts:
        pins = [item for item in layout.plan.texts if item.role in PINS]
        concerned += [label_of(item, layout.dpi) for item in pins[-1:]]
    for k in {cell.panel for cell in cells}:
        here = [(cell.row, cell.column) for cell in cells if cell.panel == k]
        fills = layout.fills(k)
        if fills is None or np.abs(new.fills(k, here) - fills[tuple(np.transpose(here))]).max() > STEP:
            return False
        concerned += layout.numbers(k, here)
    # they may stand far from each other, with much between them
    return not any(check(label, new, Inks([label], layout)).problem for label in concerned)


def _fill(of: np.ndarray, part: Window, box: Window, value: bool) -> None:
    """Give a box a value in what belongs to a part of the picture."""
    left, top = part[:2]
    of[max(0, box[1] - top):max(0, box[3] - top), max(0, box[0] - left):max(0, box[2] - left)] = value


def _bare(new: Side, labels: list[Label], part: Window) -> np.ndarray | None:
    """Where the ends of older and longer texts may have stood, in line with the new ones.

    Returns
    -------
    ndarray of bool, or None
        Of a part of the picture. None if there is anything but ground in line with the texts, there or
        elsewhere.
    """
    from matplotlib.colors import to_rgb

    layout, (width, height) = new.layout, new.size
    assert layout.plan is not None
    taken = [window(item.box(layout.dpi), 2, width, height) for item in layout.plan.texts]
    taken += [window(tiles.box, AROUND, width, height) for tiles in layout.tiles]
    taken += [window(bar, AROUND, width, height) for bar in layout.bars]
    taken += [window(entry.swatch.sides, 2, width, height) for entry in layout.plan.key]
    style = layout.plan.style
    ground = np.round(255 * np.array(to_rgb("#ffffff" if style.background == "none" else style.background)))
    lines = set()
    for label in labels:
        if label.angle % 90:
            return None
        left, top, right, bottom = window(label.box, 2, width, height)
        lines.add((0, top, width, bottom) if label.angle % 180 == 0 else (left, 0, right, height))
    corners = np.array([part, *lines])
    (left, top), (right, bottom) = corners[:, :2].min(axis=0).tolist(), corners[:, 2:].max(axis=0).tolist()
    hull = left, top, right, bottom
    bare = np.zeros((bottom - top, right - left), bool)
    for line in lines:
        _fill(bare, hull, line, True)
    for box in taken:
        _fill(bare, hull, box, False)
    if (bare & differ(new.cut(hull).transpose(2, 0, 1), ground.astype(np.uint8))).any():
        return None
    return bare[part[1] - top:part[3] - top, part[0] - left:part[2] - left]
