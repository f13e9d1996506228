"""The heads and the rows of a JSON value that holds a table."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

__all__ = ["COLUMN_KEYS", "ROW_KEYS", "rows_of"]
COLUMN_KEYS = (
    "columns", "x", "xlabels", "x_labels", "xticklabels", "xticks", "x_ticks", "x_tick_labels",
    "x_categories",
    "cols", "col_labels", "collabels", "columnlabels", "column_labels",
)
"""What programs call the names of the columns."""
ROW_KEYS = (
    "rows",
    "y",
    "ylabels",
    "y_labels",
    "yticklabels",
    "yticks",
    "y_ticks",
    "y_tick_labels",
    "y_categories",
    "index",
    "row_labels",
    "rowlabels",
    "data",
    "values",
    "z",
    "matrix",
    "cells",
)
"""What programs call the rows, or the names of the rows."""


def _show(value: Any) -> str:
    if value is None:
        return ""
    return json.dumps(value) if isinstance(value, (bool, float, int)) else str(value)


def rows_of(data: Any) -> list[list[str]] | None:
    """Heads and rows of a JSON value that holds a table."""
    if isinstance(data, list) and len(data) > 1 and all(isinstance(row, dict) for row in data):
        return _records(data) or _named_rows(data, None)
    if not isinstance(data, dict):
        return None
    columns = next((data[name] for name in COLUMN_KEYS if isinstance(data.get(name), list)), None)
    if columns is not None and any(isinstance(c, (list, dict)) for c in columns):
        columns = None
    columns = columns or _under_axis(data, "x")
    for name in ROW_KEYS:
        rows = data.get(name)
        if isinstance(rows, list) and rows and all(isinstance(row, dict) for row in rows):
            return _named_rows(rows, columns) or _records(rows)
        if isinstance(rows, dict) and (keyed := _keyed_rows(rows, columns)):
            return keyed
        if isinstance(rows, list) and rows and all(isinstance(row, list) for row in rows) and columns:
            index = next(
                (
                    data[n]
                    for n in ROW_KEYS
                    if n != name
                    and isinstance(data.get(n), list)
                    and len(data[n]) == len(rows)
                    and not isinstance(data[n][0], (list, dict))
                ),
                _under_axis(data, "y"),
            )
            if (
                index is not None
                and len(index) == len(rows)
                and all(len(row) == len(columns) for row in rows)
            ):
                return [
                    ["", *map(_show, columns)],
                    *([_show(n), *map(_show, row)] for n, row in zip(index, rows, strict=True)),
                ]
    named = [(n, v) for n, v in data.items() if isinstance(v, list) and n not in (*COLUMN_KEYS, *ROW_KEYS)]
    if columns and len(named) > 1 and all(len(v) == len(columns) and _flat(v) for _, v in named):
        return [["", *map(_show, columns)], *([str(n), *map(_show, v)] for n, v in named)]
    return _keyed_rows(data, None)


def _records(rows: list[dict[str, Any]]) -> list[list[str]] | None:
    """Rows that each name all their cells: ``[{"oak": 1, "elm": 2}, ...]``."""
    names = list(rows[0])
    alike = all(list(row) == names and _flat(row.values()) for row in rows)
    if not alike or min(len(rows), len(names)) < FEWEST:
        return None
    return [list(map(str, names)), *([_show(v) for v in row.values()] for row in rows)]


FEWEST = 2


def _keyed_rows(rows: dict[str, Any], columns: list[Any] | None) -> list[list[str]] | None:
    """Rows by their names, each a list of as many values as there are columns, or the values by columns."""
    values = list(rows.values())
    if len(values) < FEWEST:
        return None
    if all(isinstance(v, dict) and list(v) == list(values[0]) and _flat(v.values()) for v in values):
        return [["", *map(str, values[0])], *([str(n), *map(_show, v.values())] for n, v in rows.items())]
    if columns and all(isinstance(v, list) and len(v) == len(columns) and _flat(v) for v in values):
        return [["", *map(_show, columns)], *([str(n), *map(_show, v)] for n, v in rows.items())]
    return None


AXIS = {
    "x": ("x_axis", "xaxis", "x-axis", "xAxis", "x", "horizontal_axis", "columns", "cols"),
    "y": ("y_axis", "yaxis", "y-axis", "yAxis", "y", "vertical_axis", "rows"),
}
"""What programs call an axis whose labels stand one level below."""
TICKS = ("ticks", "tick_labels", "ticklabels", "tickLabels", "ticktext", "labels", "categories", "values",
         "domain", "items", "names")


def _under_axis(data: dict[str, Any], axis: str) -> list[Any] | None:
    """The labels of an axis that is an object of its own: ``"x_axis": {"label": "Day", "ticks": [1, 2]}``."""
    axes = data.get("axes")
    for holder in (data, axes) if isinstance(axes, dict) else (data,):
        told = next((holder[name] for name in AXIS[axis] if isinstance(holder.get(name), dict)), None)
        lists = (told.get(name) for name in TICKS) if told is not None else ()
        found = next((each for each in lists if isinstance(each, list) and each and _flat(each)), None)
        if found is not None:
            return found
    return None


def _flat(values: Iterable[Any]) -> bool:
    return not any(isinstance(value, (list, dict)) for value in values)


def _named_cells(cells: Any) -> dict[str, Any]:
    """The values of cells that each name their column: ``[{"column": "May", "value": 3}, ...]``."""
    if not isinstance(cells, list) or not all(isinstance(c, dict) and len(c) == PAIR for c in cells):
        return {}
    pairs = [sorted(cell.values(), key=lambda value: not isinstance(value, str)) for cell in cells]
    named = all(isinstance(name, str) and not isinstance(value, (str, list, dict)) for name, value in pairs)
    found = dict(pairs) if named else {}
    return found if len(found) == len(cells) else {}


PAIR = 2
NO_NAME = frozenset({"row", "label", "name", "title", "id", "index", "key", "y"})
"""Keys for the name of a row that say nothing of what the rows are."""


def _named_rows(rows: list[dict[str, Any]], columns: list[Any] | None) -> list[list[str]] | None:
    out: list[list[str]] = []
    for row in rows:
        names = [(n, v) for n, v in row.items() if isinstance(v, str)]
        inner = [cells for v in row.values() if (cells := v if isinstance(v, dict) else _named_cells(v))]
        if len(names) == len(inner) == 1 and len(row) == len(names) + 1:
            if columns is not None and list(map(str, columns)) != list(inner[0]):
                return None
            columns = list(inner[0])
            row = {names[0][0]: names[0][1], "": list(inner[0].values())}
        lists = [v for v in row.values() if isinstance(v, list)]
        if not names or len(lists) != 1:
            return None
        out.append([names[0][1], *map(_show, lists[0])])
    if columns is None or any(len(row) != len(columns) + 1 for row in out):
        return None
    name = next(n for n, v in rows[0].items() if isinstance(v, str))
    return [["" if name.lower() in NO_NAME else name, *map(_show, columns)], *out]
