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
from replot.comparing.layouts import Label
from replot.comparing.lettering import Inks, check
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


def as_stated(old: np.ndarray, new: Side, changes: Collection[Change]) -> bool:
    """Whether a picture differs from an older one as its figure does, and nowhere else.

    Parameters
    ----------
    old : ndarray of uint8, shape (height, width, 3)
        Of the size of the new picture; it is taken to show what its own figure says.
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
    roles = {role for change in texts for role in ROLES[change.kind]}
    concerned = [label for label in layout.labels if label.role in roles]
    if texts and not concerned:
        return False
    left, top, right, bottom = part = differing(old, new.pixels)
    differ = (old[top:bottom, left:right] != new.pixels[top:bottom, left:right]).any(axis=2)
    for cell in cells:
        _clear(differ, part, window(layout.tiles[cell.panel].cell(cell.row, cell.column), 0, *new.size))
    for label in concerned:
        _clear(differ, part, window(label.box, 2, *new.size))
    if texts:
        bare = _bare(new, concerned)
        if bare is None:
            return False
        differ &= ~bare[top:bottom, left:right]
        concerned += [label for label in layout.labels if label.role in PINS][-1:]
    if differ.any():
        return False
    for k in {cell.panel for cell in cells}:
        here = [(cell.row, cell.column) for cell in cells if cell.panel == k]
        fills = layout.fills(k)
        if fills is None or np.abs(new.fills(k, here) - fills[tuple(np.transpose(here))]).max() > STEP:
            return False
        concerned += layout.numbers(k, here)
    # they may stand far from each other, with much between them
    return not any(check(label, new, Inks([label], layout)).problem for label in concerned)


def _clear(differ: np.ndarray, part: Window, box: Window) -> None:
    """Nothing differs in a box any more; `part` is the part of the picture that is looked at."""
    left, top = part[:2]
    differ[max(0, box[1] - top):max(0, box[3] - top), max(0, box[0] - left):max(0, box[2] - left)] = False


def _bare(new: Side, labels: list[Label]) -> np.ndarray | None:
    """Where the ends of older and longer texts may have stood, in line with the new ones.

    Returns
    -------
    ndarray of bool, shape (height, width), or None
        None if there is anything but ground.
    """
    from matplotlib.colors import to_rgb

    layout = new.layout
    assert layout.plan is not None
    out = np.zeros(new.pixels.shape[:2], bool)
    for label in labels:
        left, top, right, bottom = window(label.box, 2, *new.size)
        if label.angle % 180 == 0:
            out[top:bottom] = True
        elif label.angle % 180 == 90:
            out[:, left:right] = True
        else:
            return None
    taken = [window(label.box, 2, *new.size) for label in layout.labels]
    taken += [window(tiles.box, AROUND, *new.size) for tiles in layout.tiles]
    taken += [window(bar, AROUND, *new.size) for bar in layout.bars]
    taken += [window(entry.swatch.sides, 2, *new.size) for entry in layout.plan.key]
    for left, top, right, bottom in taken:
        out[top:bottom, left:right] = False
    style = layout.plan.style
    ground = np.round(255 * np.array(to_rgb("#ffffff" if style.background == "none" else style.background)))
    rows = np.flatnonzero(out.any(axis=1))
    return out if (new.pixels[rows][out[rows]] == ground.astype(np.uint8)).all() else None
