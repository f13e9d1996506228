"""Of which line what is said of all the rest is said: ``A is 3 in P and B is 5 everywhere else``."""

from __future__ import annotations

from collections.abc import Container
from itertools import pairwise

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.cells.lines.stories import TIE
from replot.reading.description.statements.cells.statement import CellStatement
from replot.reading.description.statements.frame import Frame, Mention

__all__ = ["is_spread", "line_of_rest", "lines_of_rest", "only_line", "speaks_of_others"]


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


def line_of_rest(
    source: str, cells: list[CellStatement], frame: Frame, rest: re.Match[str]
) -> tuple[str, list[int]] | None:
    """The line that all the cells are of, where a text begins with its label: ``A pays 8 on Monday``.

    None where the words for the rest speak of other such lines, or may: ``on Monday, but 6 for the others``.
    """
    places = {(cell.row, cell.column) for cell in cells}
    line = only_line(places) if cells else None
    mentions = [m for m in frame.mentions(source) if m.sure]
    if line is None or not mentions or BEGINNING.fullmatch(source, 0, mentions[0].start) is None:
        return None
    if (line[0], line[1][0]) not in mentions[0].places:
        return None
    if rest["tie"] is None:
        return line  # "and 5 elsewhere"
    if rest["kind"] and (axis := frame.axis_called(rest["kind"])):
        return line if axis != line[0] else None
    last = TIED.search(source, 0, mentions[-1].start)
    return line if last is not None and last["tie"].lower() == rest["tie"].lower() else None


def speaks_of_others(rest: re.Match[str], frame: Frame, fixed: Container[str]) -> bool:
    """Whether the words for the rest name the axis of the line they stand in: ``in the other rows``."""
    return bool(rest["kind"]) and frame.axis_called(rest["kind"]) in fixed


TIED = re.compile(r"\b(?P<tie>on|in|for|at|under|with) (?:the )?[\"“'`]*$", re.I)


BEGINNING = re.compile(r"[\s\"“'`]*(?:the\s+)?[\"“'`]*", re.I)


def only_line(places: set[tuple[int, int]]) -> tuple[str, list[int]] | None:
    """The row that all places stand in, or else the column."""
    for axis, at in (("y", 0), ("x", 1)):
        if len(lines := {place[at] for place in places}) == 1:
            return axis, [*lines]
    return None
