"""Lines of numbers and nothing else, as programs print a matrix without labels."""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.prints.printed import MATRIX
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.parsing import parse_quantity

__all__ = [
    "MATRIX_BEGINS",
    "MATRIX_ENDS",
    "MOST_MATRIX_LINES",
    "all_values",
    "latex_matrix",
    "may_be_values",
    "square_below_name",
    "values_in_a_group",
]
WORD = re.compile(r"\S+")
VALUES = re.compile(r"[-+−\d.,%eE\s]+")


def square_below_name(lines: list[tuple[int, str]]) -> Block | None:
    """As many lines of numbers as each of them holds, right below a line that calls them a matrix."""
    for k, (_, line) in enumerate(lines):
        size = len(lines[k + 1][1].split()) if MATRIX.search(line) and k + 1 < len(lines) else 0
        rows = [_words(at, row) for at, row in lines[k + 1 : k + 1 + size]]
        if len(rows) == size > 1 and _are_values(rows, size):
            return _bare(rows)
    return None


def all_values(lines: list[tuple[int, str]]) -> Block | None:
    """Lines of as many numbers each and nothing else, none of which counts up as heads or labels do."""
    rows = [_words(at, line) for at, line in lines if line.strip()]
    size = len(rows[0]) if rows else 0
    if min(len(rows), size) < FEWEST or not _are_values(rows, size):
        return None
    return None if _counts_up(rows[0]) or _counts_up([row[0] for row in rows]) else _bare(rows)


def values_in_a_group(groups: list[list[tuple[int, str]]]) -> Block | None:
    """The first group of lines of numbers alone, under the line of as many names that stands before it."""
    before: list[Text] = []
    for group in groups:
        if (found := all_values(group)) is not None:
            if len(before) == len(found.rows[0]) - 1 and not any(map(_is_no_name, before)):
                found.rows.insert(0, [Text(), *before])
                found.header, found.headless = 1, False
            return found
        before = _words(*group[-1]) if group else []
    return None


def _is_no_name(word: Text) -> bool:
    return "=" in word.text or parse_quantity(word.text) is not None


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
    block = table_at(at, headless=True)
    block.rows = [[Text(), *row] for row in rows]
    return block


def _words(at: int, line: str) -> list[Text]:
    return [Text.of_line(word[0], at, word.start() + 1) for word in WORD.finditer(line)]


MATRIX_BEGINS = re.compile(r"\\begin\{[bBpvV]?(?:small)?matrix\*?\}(?:\[[a-z]\])?")
MATRIX_ENDS = re.compile(r"\\end\{[bBpvV]?(?:small)?matrix")
ROW = re.compile(r"(?:[^\\]|\\(?=[A-Za-z%]))+")
"""What stands before the two backslashes that end a row."""
CELL = re.compile(r"[^&\s](?:[^&]*[^&\s])?")
MOST_MATRIX_LINES = 500


def latex_matrix(lines: list[str], k: int) -> tuple[Block, int] | None:
    """The matrix of a formula that begins in line ``k``, ``\\begin{bmatrix}``, if it holds values only."""
    opened = MATRIX_BEGINS.search(lines[k])
    start, rows = opened.end() if opened is not None else 0, []
    for at in range(k, min(k + MOST_MATRIX_LINES, len(lines))) if opened is not None else ():
        closed = MATRIX_ENDS.search(lines[at], start)
        for row in ROW.finditer(lines[at], start, closed.start() if closed is not None else len(lines[at])):
            found = CELL.finditer(lines[at], *row.span())
            cells = [Text.of_line(cell[0], at + 1, cell.start() + 1) for cell in found]
            rows += [cells] if cells else []
        if closed is not None:
            values = len(rows) > 1 and len(rows[0]) > 1 and _are_values(rows, len(rows[0]))
            return (_bare(rows), at + 1) if values else None
        start = 0
    return None


def may_be_values(line: str) -> bool:
    """Whether a line may be one of numbers only."""
    return VALUES.fullmatch(line) is not None and any(map(str.isdigit, line))
