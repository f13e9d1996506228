"""A table before anybody has said what it means, and what its caller says about it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from replot.errors import ReadError
from replot.findings import Finding
from replot.reading.description.lexicon.missing import is_missing
from replot.reading.table.cells import is_absent, label_text, looks_numeric

__all__ = ["LAYOUTS", "MAX_CELLS", "OWN_FORM", "Choice", "Table", "check_size", "is_numeric",
           "is_wordy", "texts"]

LAYOUTS = ("auto", "wide", "long")
MAX_CELLS = 30_000_000
"""Cells that a figure may have by default."""
OWN_FORM = {"panel", "title", "state"}
"""Columns that together say that replot wrote the table; only there are `suffix` and `bold` no labels."""


@dataclass
class Table:
    """A table before anybody has said what it means.

    Attributes
    ----------
    names : list of str
        Names of the columns; empty where there is none.
    columns : list
        Arrays of numbers, or lists of anything, all of one length.
    labels : int or None
        How many of the first columns are labels of rows, as an index of pandas says; 0 if rows are
        only counted, and None if nobody knows.
    where : str
        What messages call the table.
    """

    names: list[str]
    columns: list[Any]
    labels: int | None = None
    where: str = "table"
    title: str | None = None
    x_label: str | None = None
    bold: list[list[bool]] | None = None
    findings: list[Finding] = field(default_factory=list)

    @property
    def rows(self) -> int:
        """How many rows there are below the names."""
        return len(self.columns[0]) if self.columns else 0


@dataclass(frozen=True)
class Choice:
    """What the caller says about the table."""

    layout: str = "auto"
    x: str | None = None
    y: str | None = None
    value: str | None = None
    panel: str | None = None
    decimal: str | None = None
    accounting: bool = False
    max_cells: int = MAX_CELLS

    def __post_init__(self) -> None:
        if self.layout not in LAYOUTS:
            raise ReadError(f"layout is one of {', '.join(LAYOUTS)}, not {self.layout!r}")
        if self.layout == "wide" and (self.x or self.y or self.value or self.panel):
            raise ReadError("x, y, value and panel name columns of a long table; the layout is 'wide'")


def is_numeric(column: Any) -> bool:
    """Whether most of what stands in a column are numbers."""
    if isinstance(column, np.ndarray) and column.dtype.kind in "fiub":
        return True
    numbers, words = _count(column)
    return numbers > words


def is_wordy(column: Any) -> bool:
    """Whether most of what stands in a column are words."""
    if isinstance(column, np.ndarray) and column.dtype.kind in "fiub":
        return False
    numbers, words = _count(column)
    return words > numbers


def _count(column: Any) -> tuple[int, int]:
    filled = [cell for cell in column if not (is_missing(cell) if isinstance(cell, str) else is_absent(cell))]
    numbers = sum(map(looks_numeric, filled))
    return numbers, len(filled) - numbers


def texts(column: Any) -> list[str]:
    """The cells of a column as labels."""
    return [label_text(cell) for cell in (column.tolist() if isinstance(column, np.ndarray) else column)]


def check_size(table: Table, rows: int, columns: int, choice: Choice) -> None:
    """Refuse a panel that is larger than the caller allows."""
    if rows * columns > choice.max_cells:
        raise ReadError(f"{table.where}: {rows} x {columns} cells are more than {choice.max_cells:,}; allow "
                        "them with max_cells=")
