"""The panels that one table holds: below each other, or side by side."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.statements.tables.facts import TableFact

__all__ = ["panels_of_columns", "panels_of_rows"]


def panels_of_rows(fact: TableFact, name: str, groups: list[str], labels: list[str]) -> list[TableFact]:
    """One table for each name in the first column, with the labels of the second as its rows."""
    out = []
    for group in dict.fromkeys(groups):
        picked = [k for k, name in enumerate(groups) if name == group]
        part = replace(fact, rows=[labels[k] for k in picked], panel_name=group, totals=[])
        part.row_name = name or fact.row_name
        part.cells = [fact.cells[k] for k in picked]
        part.row_heads = [fact.row_heads[k] for k in picked]
        part.total_rows, part.total_columns = [], list(fact.total_columns)
        out.append(part)
    return out


def panels_of_columns(fact: TableFact, groups: list[str]) -> list[TableFact]:
    """One table for each name that stands over several columns."""
    out = []
    for group in dict.fromkeys(filter(None, groups)):
        picked = [k for k, name in enumerate(groups) if name == group]
        part = replace(fact, columns=[fact.columns[k] for k in picked], panel_name=group, totals=[])
        part.cells = [[row[k] for k in picked] for row in fact.cells]
        part.column_heads = [fact.column_heads[k] for k in picked]
        part.rows, part.row_heads = list(fact.rows), list(fact.row_heads)
        part.total_rows, part.total_columns = list(fact.total_rows), []
        out.append(part)
    return out
