"""Tables between marks of code: what a program printed, or lines with commas, tabs or in columns."""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.line_tables import lines_table
from replot.reading.description.document.named_rows import named_rows
from replot.reading.description.document.printed import MATRIX, printed_table
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.limits import current, too_many
from replot.reading.description.statements.tables.grids import read_table

__all__ = ["code_table"]
WORD = re.compile(r"\S+")


def code_table(block: Block) -> Block | None:
    """A code block that holds comma-separated, tabbed or fixed-width lines, as a table block."""
    if len(block.lines) > current.get().categories:
        raise too_many("lines in a table", len(block.lines), "categories")
    lines = [(block.line + 1 + k, line) for k, line in enumerate(block.lines)]
    if (printed := named_rows(lines) or _all_values(lines) or printed_table(lines)) is not None:
        return printed
    groups: list[list[tuple[int, str]]] = [[]]
    for at, line in lines:
        if line.strip():
            groups[-1].append((at, line))
        elif groups[-1]:
            groups.append([])
    for group in [lines, *groups] if len(groups) > 1 else [lines]:
        for skip in (0, 1):
            table = lines_table(group[skip:])
            if table is not None and read_table(table):
                return table
    return _square_below_name(lines)


def _square_below_name(lines: list[tuple[int, str]]) -> Block | None:
    """As many lines of numbers as each of them holds, right below a line that calls them a matrix."""
    for k, (_, line) in enumerate(lines):
        size = len(lines[k + 1][1].split()) if MATRIX.search(line) and k + 1 < len(lines) else 0
        rows = [_words(at, row) for at, row in lines[k + 1 : k + 1 + size]]
        if len(rows) == size > 1 and _are_values(rows, size):
            return _bare(rows)
    return None


def _all_values(lines: list[tuple[int, str]]) -> Block | None:
    """Lines of as many numbers each and nothing else, none of which counts up as heads or labels do."""
    rows = [_words(at, line) for at, line in lines if line.strip()]
    size = len(rows[0]) if rows else 0
    if min(len(rows), size) < FEWEST or not _are_values(rows, size):
        return None
    return None if _counts_up(rows[0]) or _counts_up([row[0] for row in rows]) else _bare(rows)


FEWEST = 3
"""Lines and columns of numbers that nothing names."""


def _are_values(rows: list[list[Text]], size: int) -> bool:
    return all(len(row) == size and all(parse_quantity(cell.text) for cell in row) for row in rows)


def _counts_up(cells: list[Text]) -> bool:
    values = [quantity.value for cell in cells if (quantity := parse_quantity(cell.text))]
    return all(a < b for a, b in pairwise(values))


def _bare(rows: list[list[Text]]) -> Block:
    """Rows of values as a table without heads."""
    at = rows[0][0].span().line
    block = Block("table", Text("", [(0, at, 1)]), at, header=1, headless=True)
    block.rows = [[Text(), *row] for row in rows]
    return block


def _words(at: int, line: str) -> list[Text]:
    return [Text.of_line(word[0], at, word.start() + 1) for word in WORD.finditer(line)]
