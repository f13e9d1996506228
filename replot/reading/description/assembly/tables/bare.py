"""Tables whose first line or first column would be heads, but holds values: the text lists the labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.missing import is_missing
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.statements.axes.facts import AxisFact
from replot.reading.description.statements.tables.facts import TableFact
from replot.reading.description.statements.tables.grids import read_table

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["with_inner_heads", "without_false_heads"]


def without_false_heads(table: TableFact, panel: PanelFacts, square: bool) -> TableFact:
    """The table as it is, or with its first line, its first column or both taken as values.

    The first line is none of heads where all of it are numbers that no list names; the first column is none
    of names where the text lists a label for each column, this one too. All are values of a ``square`` matrix
    of numbers whose first line does not count.
    """
    rows = [row for row in table.block.rows if any(cell.text.strip() for cell in row)]
    if table.long or table.block.headless or table.block.header > 1 or len({len(row) for row in rows}) != 1:
        return table
    for first in (0, 1):
        heads, names = rows[0][first:], [row[0] for row in rows]
        listed = _listed(panel.x, heads)
        if listed is None or (first and listed):
            continue
        lines = names[1:] if listed else names
        wanted = _count(panel.y)
        if (listed or _are_values(heads)) and (first or _are_values(lines)) and (
            wanted == len(lines) or (wanted is None and not first)
        ):
            return _as_values(table, rows, first, listed) or table
    if square and len(rows) == len(rows[0]) and all(map(_are_values, rows)) and not _counts(rows[0]):
        return _as_values(table, rows, 0, False) or table
    return table


def with_inner_heads(table: TableFact) -> TableFact:
    """The table as it is, or with the numbers around a square of words as heads, which are no values.

    Above and before them stand the names of the sides: ``| | | 0 | 1 |``, ``| Actual | 0 | right | wrong |``.
    """
    first, *lines = table.cells
    inside = [row[1:] for row in lines]
    if len(lines) < FEWEST or len(first) <= FEWEST or table.long or first[0].text.text.strip():
        return table
    heads, names = [cell.text for cell in first[1:]], [row[0].text for row in lines]
    if not all(cell.state == "value" for cell in (*first[1:], *(row[0] for row in lines))):
        return table
    if not all(cell.state == "text" for row in inside for cell in row):
        return table
    sides = [name for name in table.rows if name]
    return TableFact(
        [name.text.strip() for name in names],
        [head.text.strip() for head in heads],
        inside,
        table.block,
        names,
        heads,
        row_name=sides[0] if len(sides) == 1 else None,
    )


FEWEST = 2
"""Lines of a square of words."""


def _counts(line: list[Text]) -> bool:
    """Whether a line numbers the columns: ``0 1 2``."""
    said = [cell.text.strip() for cell in line]
    return any(said == [str(k + start) for k in range(len(said))] for start in (0, 1))


def _count(fact: AxisFact) -> int | None:
    """How many labels the text lists for an axis."""
    return len(fact.categories) if fact.categories and fact.kind != "partial" else None


def _listed(fact: AxisFact, heads: list[Text]) -> bool | None:
    """Whether heads are the labels that the text lists, of which there are as many; None if there are not."""
    if _count(fact) != len(heads):
        return None
    return [key(head.text) for head in heads] == [key(label) for label in fact.categories]


def _are_values(cells: list[Text]) -> bool:
    """Whether all are numbers or say that there is none, and some are numbers."""
    numbers = [parse_quantity(cell.text) is not None for cell in cells]
    return any(numbers) and all(
        number or (cell.text.strip() and is_missing(cell.text))
        for cell, number in zip(cells, numbers, strict=True)
    )


def _as_values(table: TableFact, rows: list[list[Text]], first: int, listed: bool) -> TableFact | None:
    block = Block("table", table.block.text, table.block.line, parents=table.block.parents, header=1)
    block.headless = not listed
    block.rows = rows if first else [[Text(), *row] for row in rows]
    found = read_table(block)
    return found[0] if len(found) == 1 and not found[0].long else None
