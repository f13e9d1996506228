"""Tables whose heads stand under their values, as the ticks of a figure do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.parsing import fills_cell

__all__ = ["with_heads_above"]
FEWEST = 3
"""Lines of such a table, with that of its heads."""


def with_heads_above(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with the heads of every table above its values."""
    for block in blocks:
        if block.kind == "table" and block.header < 2 and _heads_below(block.rows):
            block.rows = [block.rows[-1], *block.rows[:-1]]
            block.header, block.headless = 1, False
        yield block


def _heads_below(rows: Sequence[Sequence[Text]]) -> bool:
    """Whether the last line names the columns, and each one above it is a name and its values."""
    if len(rows) < FEWEST or len({len(row) for row in rows}) > 1 or len(rows[0]) < FEWEST or rows[-1][0].text:
        return False
    *lines, heads = ([cell.text for cell in row] for row in rows)
    return all(map(_is_name, heads[1:])) and all(row[0] and all(map(fills_cell, row[1:])) for row in lines)


def _is_name(cell: str) -> bool:
    return any(map(str.isalpha, cell)) and not fills_cell(cell)
