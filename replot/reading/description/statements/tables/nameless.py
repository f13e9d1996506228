"""Tables that leave something out: names of lines, columns at the end, all numbers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import is_unknown
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.sides import side_of_all
from replot.reading.description.statements.tables.facts import TableCell

__all__ = ["in_place", "is_frame", "sums", "without_dots"]


def in_place(rows: list[list[Text]], header: int) -> list[list[Text]]:
    """The rows of a table without empty columns at the right end, each cell under its head.

    Where the sums of the rows stand behind them without a head, and the heads are as many as the other
    values, the corner was left out; so was the name of a last row that holds the sums of the columns.
    """
    width = max((k + 1 for row in rows for k, cell in enumerate(row) if cell.text.strip()), default=0)
    rows = [row[:width] for row in rows]
    body = rows[header:]
    values = [_values(row[1:]) for row in body]
    full = [[v for v in row if v is not None] for row in takewhile(lambda row: None not in row, values)]
    if header != 1 or len(full) < 2 or width < 4 or not all(sum(row[:-1]) == row[-1] for row in full):
        return rows
    heads = [cell.text.strip() for cell in rows[0]]
    if all(heads[: width - 2]) and not any(heads[width - 2 :]):
        rows[0] = [Text(), *rows[0][:-1]]
    last = _values(body[-1])[: width - 2]
    if len(full) == len(body) - 1 and last == _added(full)[: width - 2]:
        rows[-1] = [Text(), *rows[-1][:-1]]
    return rows


DOTS = re.compile(r"\W*(?:\.{2,4}|…|⋯|⋮|⋱|\\[cvdl]?dots)\W*")


def without_dots(rows: list[list[Text]], header: int) -> list[list[Text]]:
    """The rows of a table without lines of dots, head and cells, which say that others follow there."""
    body = rows[header:]
    rows = [*rows[:header], *(row for row in body if not _is_dots(row))]
    columns = [k for k in range(1, len(rows[0])) if not _is_dots([row[k] for row in rows])]
    return [[row[0], *(row[k] for k in columns)] for row in rows]


def _is_dots(line: list[Text]) -> bool:
    """Whether a line begins with dots and has nothing else."""
    texts = [cell.text for cell in line if cell.text.strip()]
    return bool(texts) and bool(line[0].text.strip()) and all(map(DOTS.fullmatch, texts))


AXES = re.compile(r"[^\W\d_].*[↓→\\].*[^\W\d_].*")
"""The names of two axes in a corner: ``Actual \\ Predicted``, ``P ↓ / I →``."""


def is_frame(rows: list[list[str]]) -> bool:
    """Whether a table without numbers is the frame of a grid all the same.

    By its corner, by its labels, by cells that all say that the number is not known, or by empty ones, or by
    such as only tell the colours.
    """
    heads, *body = rows
    cells = [cell for row in body for cell in row[1:]]
    if len(body) > 1 and len(heads) > 2:
        named = all(heads[1:]) and all(row[0].strip() for row in body)
        if all(map(is_unknown, cells)) or (named and not any(map(str.strip, cells))):
            return True
        if len(body) > 2 and named and not any(map(OF_COLOURS.search, heads)) and all(map(_is_colour, cells)):
            return True
    if AXES.fullmatch(heads[0].strip()):
        return True
    sides = side_of_all(heads[1:]), side_of_all(row[0] for row in body)
    return set(sides) == {"truth", "predicted"}


OF_COLOURS = re.compile(r"colou?r|shade|hue", re.I)
"""A head over colours: what is drawn in them, and no cells."""


def _is_colour(cell: str) -> bool:
    from replot.reading.description.colours.words import find_colours

    words = find_colours(cell) if len(cell) < LONGEST_COLOUR else ()
    return len(words) == 1 and words[0].start == 0 and words[0].end == len(cell)


LONGEST_COLOUR = 30


def sums(names: list[str], lines: list[list[TableCell]]) -> list[int]:
    """The place of the last line of a table, if it has no name and holds the sums of the others."""
    if len(lines) < 3 or names[-1] or not all(names[:-1]):
        return []
    values = [[cell.quantity.value if cell.quantity else None for cell in line] for line in lines]
    known = [k for k, last in enumerate(values[-1]) if last is not None]
    if len(known) < 2 or any(row[k] is None for row in values for k in known):
        return []
    added = _added(values[:-1])
    return [len(lines) - 1] if all(values[-1][k] == added[k] for k in known) else []


def _values(cells: list[Text]) -> list[float | None]:
    found = (parse_quantity(cell.text.strip()) for cell in cells)
    return [quantity.value if quantity is not None else None for quantity in found]


def _added(lines: Sequence[Sequence[float | None]]) -> list[float]:
    """The sums of columns."""
    return [sum(value or 0.0 for value in column) for column in zip(*lines, strict=True)]
