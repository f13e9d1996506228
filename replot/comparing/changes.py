"""The nouns of a comparison: what changed, and the verdict."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

__all__ = ["KINDS", "Cell", "Change", "Comparison"]

KINDS: dict[str, str] = {
    "cell": "One cell holds something else.",
    "cells": "Many cells changed in one way: exchanged, scaled, rounded, shifted, filled, blanked.",
    "order": "Rows, columns or panels stand in another order.",
    "labels": "Tick labels stand at other cells, or are spelled differently.",
    "added": "A row, column or panel is new.",
    "removed": "A row, column or panel is gone.",
    "transposed": "x and y are exchanged.",
    "title": "A title of the figure or of a panel.",
    "axis": "The name or the side of an axis.",
    "colormap": "Other colours for the same values.",
    "limit": "Another end of the colour scale.",
    "scale": "Another way from values to colours: norm, centre, classes.",
    "colorbar": "The colour bar: its label, ticks, place or number.",
    "annotation": "Whether and how numbers are printed in the cells.",
    "arrangement": "Panels per row.",
    "style": "The two pictures are drawn in different styles.",
    "size": "The pictures differ in width or height.",
    "fill": "A cell is painted in a colour that it should not have.",
    "bar": "The colour bar is painted with other colours.",
    "number": "The number printed in a cell is not the one that belongs there, or looks different.",
    "label": "A title, axis label or tick label is not what it should say, or looks different.",
    "geometry": "Axes or colour bar stand at another place.",
    "pixels": "Something else in the picture changed.",
    "spec": "The picture does not show what the spec inside it says.",
}


class Cell(NamedTuple):
    """A place in a figure, all counted from 0: panel, row from the top, column from the left."""

    panel: int
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that changed.

    Attributes
    ----------
    kind : str
        A key of :data:`KINDS`.
    message : str
        What changed, in words: panel and labels, old and new.
    panel, row, column : str or None
        The names concerned: the panel's title (or ``"panel 2"``) and the tick labels.
    old, new : object
        What stood there and what stands there now, as plain data; None where that has no meaning.
    cells : tuple of Cell
        The cells concerned, by their places in the new figure.
    boxes : tuple of (float, float, float, float)
        Where it shows in the new picture: left, top, right, bottom, in pixels from the top left.
    """

    kind: str
    message: str
    panel: str | None = None
    row: str | None = None
    column: str | None = None
    old: Any = None
    new: Any = None
    cells: tuple[Cell, ...] = ()
    boxes: tuple[tuple[float, float, float, float], ...] = ()

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise KeyError(f"unknown kind of change {self.kind!r}")

    def __str__(self) -> str:
        return self.message

    def to_dict(self) -> dict[str, Any]:
        """Plain data, for JSON."""
        return {"kind": self.kind, "message": self.message, "panel": self.panel, "row": self.row,
                "column": self.column, "old": self.old, "new": self.new,
                "cells": [cell._asdict() for cell in self.cells], "boxes": [list(box) for box in self.boxes]}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Change:
        """What :meth:`to_dict` gave."""
        return cls(data["kind"], data["message"], data["panel"], data["row"], data["column"], data["old"],
                   data["new"], tuple(Cell(**cell) for cell in data["cells"]),
                   tuple((box[0], box[1], box[2], box[3]) for box in data["boxes"]))


@dataclass(frozen=True, slots=True)
class Comparison:
    """The verdict on two figures.

    Attributes
    ----------
    changes : tuple of Change
        What differs, data first.
    notes : tuple of str
        What differs and does no harm, or what limits the verdict, such as ``"the text engine changed,
        nothing else"``.
    """

    changes: tuple[Change, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def same(self) -> bool:
        """Whether nothing changed."""
        return not self.changes

    def __str__(self) -> str:
        lines = [change.message for change in self.changes] or ["no difference"]
        return "\n".join([*lines, *(f"note: {note}" for note in self.notes)])

    def to_dict(self) -> dict[str, Any]:
        """Plain data, for JSON."""
        return {"same": self.same, "changes": [change.to_dict() for change in self.changes],
                "notes": list(self.notes)}
