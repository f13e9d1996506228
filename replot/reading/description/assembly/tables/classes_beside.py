"""Columns of a table that say of each row what kind it is, beside the column that names it."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon.labels import key
from replot.reading.description.statements.tables.facts import TableFact

__all__ = ["with_rows_named_once"]


def with_rows_named_once(
    grids: dict[Block, list[TableFact]], listed: tuple[str, ...], outside: list[tuple[str, bool]]
) -> dict[Block, list[TableFact]]:
    """The tables with rows by their own names, where a column beside these tells the classes of rows.

    No two rows share the name, several share the class; or the text has ``listed`` the names as the labels of
    the rows, or tells that the other column is ``outside`` of the figure.
    """
    told = {name for name, column in outside if column}
    labels = set(map(key, listed))
    return {block: [_named_once(table, labels, told) for table in tables] for block, tables in grids.items()}


def _named_once(table: TableFact, listed: set[str], outside: set[str]) -> TableFact:
    first, behind, second = (table.row_name or "").partition(" / ")
    if not behind or not len(table.groups) == len(table.members) == len(table.rows):
        return table
    names, others = set(map(key, table.groups)), set(map(key, table.members))
    count = len(table.rows)
    if len(others) == count and (key(first) in outside or others == listed):
        return replace(table, rows=table.members, row_name=second, groups=[], members=[])
    classes = key(second) in outside or names == listed or len(others) < count
    if "" in names or len(names) < count or not classes:
        return table
    return replace(table, rows=table.groups, row_name=first, groups=[], members=[])
