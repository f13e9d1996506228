"""Tables in wide form: one row a row of cells."""

from __future__ import annotations

import re

from replot.errors import ReadError
from replot.figure import Axis, Panel
from replot.findings import Finding
from replot.reading.table.cells import CellReader, looks_numeric
from replot.reading.table.shape import Choice, Table, check_size, is_numeric, is_wordy, texts

__all__ = ["wide_panel"]

CORNER = re.compile(r"\s*\\+\s*|\s+/\s+")


def wide_panel(table: Table, choice: Choice) -> Panel:
    """The panel of a table whose rows are rows of cells.

    Raises
    ------
    ReadError
        With the column and row of a cell that is no number.
    """
    count = table.labels or _label_columns(table)
    data = table.columns[count:]
    if not data:
        raise ReadError(f"{table.where}: the table has labels and no column of numbers")
    check_size(table, table.rows, len(data), choice)
    categories = _row_labels(table, count)
    names = [name or str(k) for k, name in enumerate(table.names[count:])]
    if not any(table.names):
        _unlabelled(table, "columns")
    if count == 0:
        _unlabelled(table, "rows")
    own = list(filter(None, table.names[:count]))
    y_label, x_label = _corner(own[0]) if len(own) == 1 else (" / ".join(own) or None, None)
    reader = CellReader(choice.decimal, choice.accounting, table.findings)
    bold = None if table.bold is None else table.bold[count:]
    grid = reader.read(data, names, categories, table.where, bold)
    return Panel(Axis(table.x_label or x_label, tuple(names)), Axis(y_label, tuple(categories)), grid,
                 table.title)


def _unlabelled(table: Table, which: str) -> None:
    table.findings.append(Finding(
        "T101", f"{table.where}: the {which} have no labels; they are counted from 0."))


def _label_columns(table: Table) -> int:
    """How many columns at the left of a table without index are labels."""
    if table.labels == 0 and (is_numeric(table.columns[0]) or len(table.columns) == 1):
        return 0
    count = 1
    while count < len(table.columns) - 1 and is_wordy(table.columns[count]):
        count += 1
    if count == 1 and table.names[0] and is_numeric(table.columns[0]) and len(table.columns) > 1 \
            and not any(map(looks_numeric, table.names)) and not CORNER.search(table.names[0]):
        table.findings.append(Finding(
            "T102", f"{table.where}: the first column, {table.names[0]!r}, holds numbers as the others do; "
                    "it is taken for the labels of the rows.",
            "Give the rows a column of labels if these are cells."))
    return count


def _row_labels(table: Table, count: int) -> list[str]:
    if count == 0:
        return [str(k) for k in range(table.rows)]
    levels = [texts(column) for column in table.columns[:count]]
    for level in levels[:-1]:  # a label of a group is written once, at its first row
        for k in range(1, len(level)):
            level[k] = level[k] or level[k - 1]
    return [" / ".join(filter(None, parts)) for parts in zip(*levels, strict=True)]


def _corner(text: str) -> tuple[str | None, str | None]:
    """The labels of y and x in the corner of a table: ``Actual \\ Predicted``."""
    parts = [part.strip() for part in CORNER.split(text)]
    return (parts[0] or None, parts[1] or None) if len(parts) == 2 else (text.strip() or None, None)
