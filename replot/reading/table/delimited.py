"""CSV, TSV and their relatives: separators found out, comments taken off, every row checked."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from replot.errors import ReadError
from replot.reading.table.cells import looks_numeric
from replot.reading.table.shape import Table

__all__ = ["delimited_table"]

SEPARATORS = ("\t", ";", ",", "|")
BLANKS = (r"\s{2,}|\t", r"\s+")
SAMPLE = 200
"""Lines that are looked at to find the separator."""


class Row(NamedTuple):
    """The cells of one row and the line of the file where it ends."""

    cells: list[str]
    line: int


Divide = Callable[[Sequence[str], int], Iterator[Row]]
"""How lines are cut into rows; the number is how many lines stand before them."""


def delimited_table(text: str, where: str, separator: str | None = None) -> Table:
    """The table in delimited text.

    Lines that begin with ``#`` before the table are comments, except that the last of them names
    the columns where the table itself begins with numbers (as numpy writes it).

    Parameters
    ----------
    text : str
    where : str
        What messages call the file.
    separator : str, optional
        The character between cells; None finds it out.

    Raises
    ------
    ReadError
        If the rows have different numbers of cells, with the line.
    """
    lines = text.split("\n")
    start = 0
    while start < len(lines) and (not lines[start].strip() or lines[start].lstrip().startswith("#")):
        start += 1
    comments = [line.lstrip()[1:].strip() for line in lines[:start] if line.strip()]
    body = lines[start:]
    if not any(map(str.strip, body)):
        raise ReadError(f"{where}: there is no table in this file")
    divide = _divider(body, separator)
    try:
        rows = [row for row in divide(body, start) if any(map(str.strip, row.cells))]
    except csv.Error as error:
        raise ReadError(f"{where}: {error}") from None
    if not rows:
        raise ReadError(f"{where}: there is no table in this file")
    width = len(rows[0].cells)
    rows = [row for row in rows if not (len(row.cells) == 1 < width and row.cells[0].startswith("#"))]
    header = rows[0].cells
    if all(map(looks_numeric, header)):
        header = _named_in_comment(comments, divide, len(header)) or [""] * len(header)  # a bare matrix
    else:
        rows = rows[1:]
        if rows and len(header) == len(rows[0].cells) - 1 and "," not in body[0]:
            header = ["", *header]  # as R writes row names; a comma too many may part thousands
    _check(rows, header, where)
    names = [name.strip() for name in header]
    columns = [[row.cells[k] for row in rows] for k in range(len(names))]
    while names and not names[-1] and not any(map(str.strip, columns[-1])):
        names.pop()  # every line ends with a separator
        columns.pop()
    return Table(names, columns, None if any(names) else 0, where)


def _named_in_comment(comments: Sequence[str], divide: Divide, count: int) -> list[str] | None:
    try:
        names = next(divide(comments[-1:], 0)).cells
    except (StopIteration, csv.Error):
        return None
    return names if len(names) == count and not any(map(looks_numeric, names)) else None


def _check(rows: Sequence[Row], header: Sequence[str], where: str) -> None:
    for row in rows:
        if len(row.cells) != len(header):
            raise ReadError(f"{where}:{row.line}: {len(row.cells)} cells for {len(header)} columns")


def _divider(body: Sequence[str], separator: str | None) -> Divide:
    """How the lines are cut into cells: by the separator that gives the most even rows.

    Of several as even as each other the first counts: with ``;`` between cells, a comma is within them.
    """
    if separator is not None:
        return _by_character(separator)
    best, chosen = 0.0, _by_character(",")
    for candidate in map(_by_character, SEPARATORS):
        if (share := _evenness(candidate, body)) > best:
            best, chosen = share, candidate
    if not best:
        for candidate in map(_by_pattern, BLANKS):
            if _evenness(candidate, body) == 1.0:
                return candidate
    return chosen


def _evenness(divide: Divide, body: Sequence[str]) -> float:
    """The share of the first lines that have as many cells as most; 0 if that is one, or not the head's."""
    try:
        counts = [len(row.cells) for row in divide(body[:SAMPLE], 0) if any(map(str.strip, row.cells))]
    except csv.Error:
        return 0.0
    if len(counts) > 2 and len(body) > SAMPLE:
        counts.pop()  # a quoted cell may be cut there
    if not counts:
        return 0.0
    head, *body_counts = counts
    width, times = Counter(body_counts or counts).most_common(1)[0]
    return times / len(body_counts or counts) if width > 1 and head in (width, width - 1) else 0.0


def _by_character(separator: str) -> Divide:
    def divide(lines: Sequence[str], start: int) -> Iterator[Row]:
        reader = csv.reader((line + "\n" for line in lines), delimiter=separator, skipinitialspace=True,
                            strict=True)
        for cells in reader:
            yield Row(cells, start + reader.line_num)

    return divide


def _by_pattern(pattern: str) -> Divide:
    gap = re.compile(pattern)

    def divide(lines: Sequence[str], start: int) -> Iterator[Row]:
        for k, line in enumerate(lines, start + 1):
            yield Row(gap.split(line.strip()), k)

    return divide
