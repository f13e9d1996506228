"""The numbers of all cells between brackets: ``each cell holds its count (14, 1, 26, 2)``."""

from __future__ import annotations

from collections.abc import Iterable

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.lines.plain_lists import plain_values
from replot.reading.description.statements.cells.statement import CellStatement, Ranks, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["read_all_at_once"]
OF_ALL = rare(
    r"\b(?:each|every|all|inside|within)\b(?: of)?(?: the)?(?: \w+){0,2} (?:cells?|quadrants?|squares?|"
    r"tiles?|boxes)\b[^().]{0,160}\((?P<list>[-−+\d][^()A-Za-z]*(?:\band [-−+\d][^()A-Za-z]*)?)\)",
    re.I,
)
FEWEST = 4
"""Cells that are worth a list."""


def read_all_at_once(
    sentences: Iterable[Text], frame: Frame, known: list[CellStatement]
) -> list[CellStatement]:
    """The cells that a list gives, from left to right and from top to bottom.

    Nothing where a cell that is known otherwise has another value there, or where none of them tells
    this order from that of the columns.

    Parameters
    ----------
    sentences : iterable of Text
    frame : Frame
    known : list of CellStatement
        What is said of single cells.
    """
    rows, columns = len(frame.y), len(frame.x)
    size = rows * columns
    single = {(c.row, c.column): c.quantity.value for c in known if c.quantity is not None}
    if size < FEWEST or not single or len(single) == size:
        return []
    for text in sentences:
        for found in OF_ALL.finditer(text.text) if "(" in text.text else ():
            values = plain_values(found["list"], frame)
            if values is None or len(values) != size:
                continue
            given = [q.value if q is not None else None for q, _, _ in values]
            by_row = all(given[row * columns + column] == v for (row, column), v in single.items())
            by_column = all(given[column * rows + row] == v for (row, column), v in single.items())
            if not by_row or (by_column and 1 not in (rows, columns)):
                continue
            at = found.start("list")
            return [
                statement(*divmod(k, columns), q, Ranks.LIST, text.span(at + a, at + b))
                for k, (q, a, b) in enumerate(values)
            ]
    return []
