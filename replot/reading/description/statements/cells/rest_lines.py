"""Of which line what is said of all the rest is said: ``A is 3 in P and B is 5 everywhere else``."""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.cells.statement import CellStatement
from replot.reading.description.statements.cells.stories import TIE
from replot.reading.description.statements.frame import Frame, Mention

__all__ = ["is_spread", "line_told", "lines_of_rest", "only_line"]


def lines_of_rest(source: str, start: int, end: int, frame: Frame) -> list[Mention]:
    """The labels that the value of the rest is said of, without those of the value before it."""
    for clause in CLAUSE.finditer(source, start, end):
        start = clause.end()
    own = [m for m in frame.mentions(source) if m.sure and start <= m.start < end]
    tie = TIE.match(source, start)
    if own and tie is not None and tie.end() == own[0].start:
        other = (k for k, (a, b) in enumerate(pairwise(own), 1) if a.places[0][0] != b.places[0][0])
        return own[next(other, len(own)) :]
    return own


CLAUSE = re.compile(r"[;,]\s+|\s(?:while|whereas|but)\s")


def is_spread(cells: list[CellStatement]) -> bool:
    """Whether cells stand in several rows and columns, so that what is said of the rest is said of all."""
    return len({cell.row for cell in cells}) > 1 and len({cell.column for cell in cells}) > 1


def line_told(source: str, cells: list[CellStatement], frame: Frame) -> tuple[str, list[int]] | None:
    """The line that all the cells are of, where a text begins with its label: ``A pays 8 on Monday``."""
    line = only_line({(cell.row, cell.column) for cell in cells}) if cells else None
    first = next((m for m in frame.mentions(source) if m.sure), None)
    if line is None or first is None or BEGINNING.fullmatch(source, 0, first.start) is None:
        return None
    return line if (line[0], line[1][0]) in first.places else None


BEGINNING = re.compile(r"[\s\"“'`]*(?:the\s+)?[\"“'`]*", re.I)


def only_line(places: set[tuple[int, int]]) -> tuple[str, list[int]] | None:
    """The row that all places stand in, or else the column."""
    for axis, at in (("y", 0), ("x", 1)):
        if len(lines := {place[at] for place in places}) == 1:
            return axis, [*lines]
    return None
