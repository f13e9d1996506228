"""Several changes of a figure as one value, for the command line and for many figures at once."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, Literal

from replot.figure import Figure
from replot.transform.arithmetic import margins, subtract
from replot.transform.order import reorder
from replot.transform.shape import rename, select, transpose

__all__ = ["Changes"]

Pairs = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Changes:
    """Changes that are made one after the other, in the order of the fields.

    Attributes
    ----------
    subtract : Figure or None
        What is subtracted, on matching labels.
    transpose : bool
    rows, columns, panels : tuple of str
        What is kept, in this order; empty keeps everything.
    sort_rows, sort_columns : str
        ``"name"``, ``"mean"``, ``"cluster"``, or the label whose values decide; empty keeps the order.
    rename_rows, rename_columns, rename_panels : tuple of (str, str)
        Old and new words.
    title : str or None
        A new title; an empty one takes it away.
    means : bool
        Add the means of rows and columns.
    """

    subtract: Figure | None = None
    transpose: bool = False
    rows: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    panels: tuple[str, ...] = ()
    sort_rows: str = ""
    sort_columns: str = ""
    rename_rows: Pairs = ()
    rename_columns: Pairs = ()
    rename_panels: Pairs = ()
    title: str | None = None
    means: bool = False

    def apply(self, figure: Figure) -> Figure:
        """The figure with all changes.

        Raises
        ------
        ReplotError
            If there is no such label or panel, or the figures that are subtracted do not match.
        """
        if self.subtract is not None:
            figure = subtract(figure, self.subtract)
        if self.transpose:
            figure = transpose(figure)
        kept = {name: getattr(self, name) for name in ("rows", "columns", "panels") if getattr(self, name)}
        if kept:
            figure = select(figure, **kept)
        figure = _sorted(figure, "rows", self.sort_rows)
        figure = _sorted(figure, "columns", self.sort_columns)
        figure = rename(figure, rows=dict(self.rename_rows), columns=dict(self.rename_columns),
                        panels=dict(self.rename_panels), title=self.title)
        return margins(figure) if self.means else figure

    def to_dict(self) -> dict[str, Any]:
        """The changes as plain data."""
        data = {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}
        return data | {"subtract": self.subtract.to_dict() if self.subtract else None}


def _sorted(figure: Figure, axis: Literal["rows", "columns"], how: str) -> Figure:
    if how in ("name", "mean", "cluster"):
        return reorder(figure, axis, how)
    return reorder(figure, axis, "value", of=how) if how else figure
