"""Tables in long form: one row a cell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from replot.errors import ReadError
from replot.figure import ABSENT, BLANK, STATES, Axis, ColorScale, Grid, Panel
from replot.findings import Finding
from replot.reading.table.cells import CellReader, looks_numeric
from replot.reading.table.shape import OWN_FORM, Choice, Table, check_size, texts

__all__ = ["long_panels"]

GENERIC = {"panel", "x", "column", "col", "y", "row", "value", "values", "title"}
"""Names of columns that are no labels of axes."""
NUMBERS = ("value", "low", "high", "error")
MARKS = ("state", "suffix", "bold")
"""What a column can say of a cell, besides."""
FIELDS: dict[str, Any] = {"values": np.nan, "states": BLANK, **ABSENT}
"""What a grid holds where there is no row."""


def long_panels(table: Table, choice: Choice, roles: dict[str, int]) -> list[Panel]:
    """The panels of a table whose rows are cells; `roles` says which column holds what.

    Raises
    ------
    ReadError
        If a cell stands twice or is no number.
    """
    names = {role: table.names[k] for role, k in roles.items()}
    words = {role: texts(table.columns[k]) for role, k in roles.items() if role not in (*NUMBERS, *MARKS)}
    own_form = roles.keys() >= OWN_FORM
    groups: dict[str, list[int]] = {}
    for k, name in enumerate(words.get("panel", [""] * table.rows)):
        groups.setdefault(name, []).append(k)
    labels = {role: None if name.lower() in GENERIC else name or None for role, name in names.items()}
    panels = []
    for name, rows in groups.items():
        where = f"{table.where}, panel {name!r}" if len(groups) > 1 else table.where
        x, y = ([words[role][k] for k in rows] for role in ("x", "y"))
        complete = own_form or len(set(x)) * len(set(y)) == len(x)
        across = _in_order(x, table.columns[roles["x"]], complete)
        down = _in_order(y, table.columns[roles["y"]], complete)
        check_size(table, len(down), len(across), choice)
        cells = {role: _taken(table.columns[k], rows) for role, k in roles.items()
                 if role in (*NUMBERS, *MARKS)}
        reader = CellReader(choice.decimal, choice.accounting, table.findings)
        grid = _pivoted(reader, cells, names, (y, x), (down, across), where)
        title = words["title"][rows[0]] if own_form else name
        panels.append(Panel(Axis(labels["x"], tuple(across)), Axis(labels["y"], tuple(down)), grid,
                            title or table.title, ColorScale(label=labels["value"])))
    return panels


def _in_order(labels: Sequence[str], column: Any, complete: bool) -> list[str]:
    """Labels in the order of their first appearance; numbers in their own order where rows leave some out."""
    order = getattr(column, "order", None)
    found = list(dict.fromkeys(labels))
    if order is not None:  # a categorical column says its order itself
        there = set(found)
        return [label for label in order if label in there]
    if not complete and all(map(looks_numeric, found)):
        try:
            numbers = [float(label) for label in found]
        except ValueError:
            return found
        if numbers not in (sorted(numbers), sorted(numbers, reverse=True)):
            return sorted(found, key=float)
    return found


def _pivoted(reader: CellReader, cells: dict[str, Any], names: dict[str, str],
             labels: tuple[Sequence[str], Sequence[str]], axes: tuple[Sequence[str], Sequence[str]],
             where: str) -> Grid:
    """The grid of one panel; `labels` are those of the cells on y and x, `axes` those of the grid."""
    down, across = ({label: k for k, label in enumerate(axis)} for axis in axes)
    places: dict[tuple[int, int], None] = {}
    for y, x in zip(*labels, strict=True):
        if (place := (down[y], across[x])) in places:
            raise ReadError(f"{where}: the cell {names['y']} = {y!r}, {names['x']} = {x!r} stands twice")
        places[place] = None
    shape = len(down), len(across)
    if absent := shape[0] * shape[1] - len(places):
        reader.findings.append(Finding(
            "T103", f"{where}: {absent} of {shape[0] * shape[1]} cells have no row in the long table; they "
                    "are blank."))
    rows = [f"{y}, {x}" for y, x in zip(*labels, strict=True)]
    flat = {role: reader.read([column], [names[role]], rows, where)
            for role, column in cells.items() if role in NUMBERS}
    arrays = {name: getattr(flat["value"], name) for name in FIELDS}
    arrays |= {role: grid.values for role, grid in flat.items() if role != "value"}
    if "state" in cells:
        arrays["states"] = _states(cells["state"], names["state"], where)
    if "suffix" in cells:
        arrays["suffix"] = np.array(texts(cells["suffix"]))
    if "bold" in cells:
        arrays["bold"] = np.isin(texts(cells["bold"]), ("True", "1"))
    index = tuple(np.array(list(places), dtype=int).T)
    for name, array in arrays.items():
        if array is not None:
            grid = np.full(shape, FIELDS[name], dtype=array.dtype)
            grid[index] = array.ravel()
            arrays[name] = grid
    return Grid(**arrays)


def _taken(column: Any, rows: Sequence[int]) -> Any:
    return column[rows] if isinstance(column, np.ndarray) else [column[k] for k in rows]


def _states(column: Any, name: str, where: str) -> np.ndarray:
    states = texts(column)
    wrong = next((state for state in states if state not in STATES), None)
    if wrong is not None:
        raise ReadError(f"{where}: column {name!r}: {wrong!r} is no state of a cell; known are "
                        f"{', '.join(STATES)}")
    return np.array(states)
