"""Cells of a square matrix from what was taken for what: ``12 oaks were taken for elms``."""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import find_written
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.classified.hits import read_hits, read_misses
from replot.reading.description.statements.cells.classified.outcome_words import (
    CLAIM,
    CORRECT,
    RIGHT,
    TAKEN_FOR,
    counts_of,
    place_of,
    told_apart,
    turned,
)
from replot.reading.description.statements.cells.classified.shared_out import SHARES, read_shares
from replot.reading.description.statements.cells.classified.verdict_cells import find_class, read_verdicts
from replot.reading.description.statements.cells.classified.verdict_words import NONE, ONCE
from replot.reading.description.statements.cells.classified.verdicts import verdicts
from replot.reading.description.statements.cells.statement import CellStatement, statement
from replot.reading.description.statements.frame import Frame, Mention

__all__ = ["counts_outcomes", "read_outcomes"]
BEHIND = re.compile(r"[\"”'’`]?\s*(?:with|in|:|=|\(|at|,)?\s*(?:only |just )?")
"""Between the class that something was taken for and how often: ``oak predicted as elm with 9 samples``."""
TIMES = re.compile(r" times\b")
TRULY = rare(
    r"\b(?:in (?:reality|truth|fact),? (?:(?:they|it) )?|(?:were|was|are|is) (?:actually|truly|really)|"
    r"(?:should|ought to) (?:really )?have been)\b",
    re.I,
)
"""What tells the true class behind what it was taken for."""


def read_outcomes(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """Cells of a square matrix from sentences about what one label shares out among all.

    ``Of the 15 oaks, 13 are predicted oak and 2 elm``, ``oak puts 0.8 on itself and 0.2 on elm``.
    """
    if set(frame.x) != set(frame.y):
        return []
    if SHARES.search(text.text) and (found := read_shares(text, frame, rank)):
        return found
    found = _told_apart(text, frame, rank) or _taken_for(text, frame, rank)
    found = found or read_misses(text, frame, rank) or read_hits(text, frame, rank)
    told = read_verdicts(text, frame, rank, turned(frame))
    found = _of_known(found, text, frame)
    places = {(cell.row, cell.column) for cell in told}
    if told and TRULY.search(text.text):
        return told
    more = len(told) > len(found) and all((cell.row, cell.column) in places for cell in found)
    more = more or (len(told) >= len(found) and _of_others(found, told))
    return told if more else found  # "oak: right 9 times, taken for elm 3 times"


def _of_others(found: list[CellStatement], told: list[CellStatement]) -> bool:
    """Whether two readings give a number to different cells: the one that has read all numbers is right."""
    placed = {cell.span: (cell.row, cell.column) for cell in told}
    return any(placed.get(cell.span, (cell.row, cell.column)) != (cell.row, cell.column) for cell in found)


def _of_known(found: list[CellStatement], text: Text, frame: Frame) -> list[CellStatement]:
    """The cells without those of a class that is no label: ``12 oaks and 3 limes were taken for elms``."""
    others = {v.quantity.start for v in verdicts(text.text) if v.true and not _is_known(v.true, frame)}
    spans = {text.span(start, start + 1)[:2] for start in others}
    return [cell for cell in found if cell.span[:2] not in spans]


def _is_known(name: str, frame: Frame) -> bool:
    return find_class(name, frame, "y") is not None or bool(frame.mentions(name))


def counts_outcomes(source: str) -> bool:
    """Whether a text may count in words: ``seven wins, one loss``, ``ten oaks were classified as elm``."""
    counts = find_written(source)
    return len(counts) > 1 or (bool(counts) and bool(TAKEN_FOR.search(source) or CORRECT.search(source)))


def _told_apart(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The cell of the one number before what was and what was predicted."""
    source = text.text
    found = told_apart(source)
    counts = counts_of(source) if len(found) == 1 else []
    if len(counts) != 1 or counts[0].start > found[0].start():
        return []
    flip = turned(frame)
    row = frame.resolve(tidy(found[0]["b" if flip else "a"]), "y")
    column = frame.resolve(tidy(found[0]["a" if flip else "b"]), "x")
    if row is None or column is None or len(row[1]) != 1 or len(column[1]) != 1:
        return []
    q = counts[0]
    return [statement(row[1][0], column[1][0], q, rank, text.span(q.start, q.end))]


def _takings(source: str, mentions: list[Mention]) -> list[re.Match[str]]:
    """Where something was taken for something, also in short: ``oak is taken for elm in 5, elm as ash``."""
    said = list(TAKEN_FOR.finditer(source))
    gaps = ((a.end, b.start) for a, b in pairwise(mentions) if a.places != b.places)
    short = [found for gap in gaps if gap[0] > said[0].end() and (found := IN_SHORT.fullmatch(source, *gap))]
    places = {taken.end() for taken in said}
    return sorted([*said, *(each for each in short if each.end() not in places)], key=lambda each: each.end())


IN_SHORT = re.compile(r"[\"”'’`]?\s+(?:as|for)\s+(?:an? )?[\"“'‘`]?")


def _taken_for(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """Cells of a confusion matrix from sentences about what was taken for what.

    Rows are the true classes unless the axes are named the other way round; a class that is named once
    (``of the 15 oaks, 13 ... and 2 ...``) goes on for the counts after it.
    """
    source = text.text
    if CLAIM.search(source) or TAKEN_FOR.search(source) is None:
        return []
    if ONCE.search(source) is not None or NONE.search(source) is not None:
        return []
    here, there = ("x", "y") if turned(frame) else ("y", "x")
    mentions, counts = frame.mentions(source), counts_of(source)
    out: list[CellStatement] = []
    true: Mention | None = None
    at = 0
    for taken in _takings(source, mentions):
        named = next((m for m in mentions if 0 <= m.start - taken.end() <= 1), None)
        if named is None:
            return []
        before = [m for m in mentions if at <= m.start and m.end <= taken.end()]
        inside = [q for q in counts if at <= q.start and q.end <= taken.end()]
        if not before and RIGHT.search(source, at, taken.end()):
            before = [named]
        true = before[-1] if before else true
        named_twice = {(m.start, m.end) for m in before}
        behind = [q for q in counts if BEHIND.fullmatch(source, named.end, q.start)]
        timed = bool(behind) and TIMES.match(source, behind[-1].end) is not None
        inside = behind if timed else inside or behind  # "right 9 times, misclassified as oak 3 times"
        if true is None or len({q.value for q in inside}) != 1 or len(named_twice) > 1:
            return []
        row, column = place_of(true, here), place_of(named, there)
        if row is None or column is None:
            return []
        q = inside[0]
        place = (column, row) if here == "x" else (row, column)
        out.append(statement(*place, q, rank, text.span(q.start, q.end)))
        at = max(named.end, q.end)
    cells = [(c.row, c.column) for c in out]
    complete = all(q.end <= at for q in counts)
    return out if complete and len(set(cells)) == len(cells) else []
