"""Columns that tell how large each row is, beside shares: ``| Cohort | Users | Week 0 | Week 1 |``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.tables.facts import TableCell, TableFact

__all__ = ["size_columns"]
SIZE = re.compile(
    r"(?:(?:cohort|group|sample|segment) )?size|n|#|count|"
    r"(?:(?:total|new|active|initial|all) )?(?:users|customers|subscribers|members|players|visitors|accounts|"
    r"clients|patients|people|respondents|sign-?ups|installs)",
    re.I,
)
FEWEST = 2
"""Columns of shares beside it."""


def size_columns(table: TableFact) -> list[int]:
    """The numbers of such columns: whole counts, where all the others hold shares in percent."""
    sizes = [k for k, head in enumerate(table.columns) if SIZE.fullmatch(head.strip()) is not None]
    columns = list(zip(*table.cells, strict=True))
    others = [column for k, column in enumerate(columns) if k not in sizes]
    if not sizes or len(others) < FEWEST or not all(_are(column, percent=True) for column in others):
        return []
    return [k for k in sizes if _are(columns[k], percent=False)]


def _are(column: tuple[TableCell, ...], *, percent: bool) -> bool:
    """Whether all numbers of a column, of which there are some, are shares, or none of them is one."""
    told = [cell.quantity for cell in column if cell.quantity is not None]
    return bool(told) and all(quantity.percent == percent for quantity in told)
