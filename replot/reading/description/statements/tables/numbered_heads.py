"""Columns that stand for the rows by their numbers, as in tables of correlations: ``1. Age`` and ``1``."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.statements.tables.facts import TableCell, TableFact

__all__ = ["name_numbered_heads"]
ROW = re.compile(r"\(?(?P<n>\d{1,2})[.):]?\)?\s*(?P<name>[^\W\d].*)")
COLUMN = re.compile(r"\(?(?P<n>\d{1,2})[.)]?\)?")
FEWEST = 3


def name_numbered_heads(fact: TableFact) -> None:
    """Give the columns of a table the names of the rows that have their numbers.

    The rows are numbered from 1 on, so are the columns, of which the last may be missing; each pair of
    variables has one value, above or below the diagonal, or the same one twice. What stands in columns
    beside these (means, deviations) is outside.
    """
    rows = [ROW.fullmatch(name.strip()) for name in fact.rows]
    columns = [COLUMN.fullmatch(name.strip()) for name in fact.columns]
    places = [k for k, found in enumerate(columns) if found]
    count = len(rows)
    if count < FEWEST or not all(rows) or len(places) not in (count - 1, count):
        return
    numbers = [[int(found["n"]) for found in side if found] for side in (rows, columns)]
    names = [found["name"] for found in rows if found]
    if numbers != [list(range(1, count + 1)), list(range(1, len(places) + 1))]:
        return
    if len(set(map(key, names))) < count or not _are_pairs([[row[k] for k in places] for row in fact.cells]):
        return
    fact.rows = names
    for name, k in zip(names, places, strict=False):
        fact.columns[k] = name
    fact.outside += [k for k in range(len(columns)) if k not in places and k not in fact.outside]


def _are_pairs(cells: Sequence[Sequence[TableCell]]) -> bool:
    """Whether no pair of variables has two values, and most pairs have one."""
    told = [[cell.quantity.value if cell.quantity else None for cell in row] for row in cells]
    width = len(told[0])
    places = [(i, j) for i in range(len(told)) for j in range(min(i, width))]
    pairs = [(told[i][j], told[j][i] if i < width else None) for i, j in places]
    known = [pair for pair in pairs if pair != (None, None)]
    return all(None in pair or pair[0] == pair[1] for pair in known) and 2 * len(known) > len(pairs)
