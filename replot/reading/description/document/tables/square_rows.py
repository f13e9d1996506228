"""Rows of a square matrix whose cells a converter moved, found again by the labels that are its heads too.

    | Predicted | | | | |
    | oak | elm | fir | Error | |
    | True | | | | |
    | oak | 338 | 0 | 5 | 0.01 |
    | elm | 2 | 43 | 1 | 0.07 |
    | fir | 7 | 0 | 201 | 0.03 |
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from replot.reading.description.document.tables.row_ends import filled_end
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.missing import is_missing
from replot.reading.description.lexicon.parsing import parse_quantity

__all__ = ["with_square_rows"]
Row = list[Text]
FEWEST = 3
"""Labels on both sides: two may be anything."""
ABOVE = 4
"""Rows among which those of the heads are."""
BEFORE = 2
"""Cells before the label of a row: a name from top to bottom, one label for all rows."""
BESIDE = 2
"""Columns behind those of the square: sums, rates of error."""


@dataclass(slots=True)
class _Square:
    """Where the heads and the labels of a square stand among the rows of a table."""

    heads: Row
    at: int
    column: int
    rows: list[tuple[int, int]]
    """The number of each row, and the column of its label."""

    @property
    def size(self) -> int:
        return len(self.rows)

    def is_in_place(self) -> bool:
        """Whether all heads stand over their values already, right above the first row."""
        return self.rows[0][0] == self.at + 1 and all(column == self.column - 1 for _, column in self.rows)


def with_square_rows(rows: list[Row]) -> tuple[list[Row], int] | None:
    """The rows with all heads over their values, and how many of them are heads; None where they are so.

    Parameters
    ----------
    rows : list of list of Text
        All of a table, its heads first.
    """
    squares = (_square(rows, at) for at in range(min(ABOVE, len(rows) - FEWEST)))
    square = next(filter(None, squares), None)
    if square is None:
        return None
    values = [_filled(rows[k][column + 1 :]) for k, column in square.rows]
    pushed = _is_pushed_left(values)
    if (square.is_in_place() and not pushed) or max(map(len, values)) > square.size + BESIDE:
        return None
    if pushed:
        values = [[*(Text() for _ in range(k)), *row] for k, row in enumerate(values)]
    heads = square.heads[: square.size + BESIDE]
    width = max(len(heads), *map(len, values))
    body = [[rows[k][column], *_padded(row, width)]
            for (k, column), row in zip(square.rows, values, strict=True)]
    rest = rows[square.rows[-1][0] + 1 :]
    below = [_padded(row if row[0] and not _is_value(row[0]) else [Text(), *_filled(row)], width + 1)
             for row in rest if row[0] and len(_filled(row)) <= width + 1]
    across, down = _names(rows, square)
    named = [[Text(), across, *(Text() for _ in range(width - 1))]] if across else []
    return [*named, [down, *_padded(heads, width)], *body, *below], len(named) + 1


def _square(rows: Sequence[Row], at: int) -> _Square | None:
    """The square whose heads stand in a row, or None."""
    cells = [(column, cell) for column, cell in enumerate(rows[at]) if cell.text.strip()]
    for first in range(min(BEFORE, len(cells) - FEWEST + 1)):
        heads = [cell for _, cell in cells[first:]]
        if any(map(_is_value, heads[:FEWEST])):
            continue
        found = _labelled(rows, at, heads)
        if first and any(column < cells[first - 1][0] for _, column in found):
            continue  # what stands before the heads is one over values, which no label of a row repeats
        if len(found) >= max(FEWEST, len(heads) - BESIDE) and len({key(h.text) for h in heads}) == len(heads):
            return _Square(heads, at, cells[first][0], found)
    return None


def _labelled(rows: Sequence[Row], at: int, heads: Row) -> list[tuple[int, int]]:
    """The rows below the heads that have these as their labels, one after the other, before values alone."""
    found: list[tuple[int, int]] = []
    for k in range(at + 1, len(rows)):
        if len(found) == len(heads):
            break
        label = key(heads[len(found)].text)
        led = (c for c, cell in enumerate(rows[k][: BEFORE + 1]) if key(cell.text) == label)
        column = next((c for c in led if _are_values(rows[k][c + 1 :])), None)
        if column is not None:
            found.append((k, column))
        elif found or len(_filled(rows[k])) > 1:
            break
    return found


def _names(rows: Sequence[Row], square: _Square) -> tuple[Text, Text]:
    """The names of the columns and of the rows, each empty where there is none."""
    first = square.rows[0][0]
    above = [cell for row in rows[: square.at] for cell in row if cell.text.strip()]
    corner = [cell for cell in rows[square.at][: square.column] if cell.text.strip()]
    between = [row[0] for row in rows[square.at + 1 : first] if row[0]]
    beside = [cell for k, column in square.rows for cell in rows[k][:column] if cell.text.strip()]
    if len(beside) > 1 and all(len(cell.text.strip()) == 1 for cell in beside):
        beside = [Text.of_lines(beside, gap="")]
    down = [*corner, *between, *beside[:1], *above[:-1]]
    return (above[-1] if above else Text()), (down[0] if down else Text())


def _is_pushed_left(values: Sequence[Row]) -> bool:
    """Whether the rows are the half above the diagonal, which lacks the cells before the diagonal.

    Each is one value shorter than the one before, and all begin with the same.
    """
    shorter = all(len(a) == len(b) + 1 for a, b in pairwise(values)) and len(values[-1]) == 1
    return shorter and len({row[0].text.strip() for row in values}) == 1


def _filled(row: Sequence[Text]) -> Row:
    """The cells of a row without the empty ones at its end."""
    return list(row[: filled_end(row)])


def _padded(row: Sequence[Text], width: int) -> Row:
    return [*row[:width], *(Text() for _ in range(width - len(row)))]


def _is_value(cell: Text) -> bool:
    return parse_quantity(cell.text.strip()) is not None


def _are_values(cells: Row) -> bool:
    """Whether cells hold nothing but values, or none, and at least one of these."""
    filled = [cell for cell in cells if cell.text.strip()]
    return any(map(_is_value, filled)) and all(_is_value(c) or is_missing(c.text.strip()) for c in filled)
