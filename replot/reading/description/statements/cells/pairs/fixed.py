"""The value of cells whose row and column are both fixed by what stands before."""

from __future__ import annotations

from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import MISSING_CELL
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.lines.plain_lists import ASIDE, plain_values
from replot.reading.description.statements.cells.ruled_out.claim_words import claims
from replot.reading.description.statements.cells.statement import CellStatement, Context, closed, statement
from replot.reading.description.statements.cells.tokens import is_difference
from replot.reading.description.statements.frame import Frame

__all__ = ["read_fixed"]


def _cells(context: Context, frame: Frame) -> list[tuple[int, int]]:
    rows = context.fixed.get("y", range(len(frame.y)))
    columns = context.fixed.get("x", range(len(frame.x)))
    return [(i, j) for i in rows for j in columns]


def _emit(
    values: list[tuple[Quantity | None, int, int]], cells: list[tuple[int, int]], text: Text, rank: int
) -> list[CellStatement]:
    out = []
    for (quantity, start, end), (row, column) in zip(values, cells, strict=False):
        out.append(statement(row, column, quantity, rank, text.span(start, end), text.is_bold(start, end)))
    return out


SAYS_VALUE = re.compile(
    r"(?![^\d]*\b(?:than|compared|versus|vs|by|from|unlike|above|below|under|over)\b)[^\d;]{0,120}?"
    r"\b(?:scores?|values?|accuracy|counts?|rate|correlation|similarity|weight|probability)\s+"
    r"(?:of|is|at|around|near|close to)\s+(?:(?:about|approximately|around|roughly|nearly)\s+)?[~≈]?\s?",
    re.I,
)
"""``Dark purple, indicating a low score of``: what leads to the one number of a cell, whatever it tells."""


NOUN = re.compile(r"(?P<noun>[^\W\d_]+)\s*\(?\s*$")


def _names_lines(source: str, at: int, frame: Frame) -> bool:
    """Whether a number stands right behind what the lines of an axis are called: ``lower layers (0-8)``."""
    before = NOUN.search(source[max(at - LONGEST_NOUN, 0) : at])
    return before is not None and before["noun"].lower() in frame.alias


LONGEST_NOUN = 24


def read_fixed(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """Both axes are fixed: one value for all the cells, or as many values as cells."""
    source = text.text
    cells = _cells(context, frame)
    if not cells or len(cells) > 100_000:
        return []
    values = plain_values(source, frame)
    if values is not None and len(values) == len(cells) and len(cells) > 1:
        return _emit(values, cells, text, rank)
    if values is not None and len(values) == 1:
        return _emit(values * len(cells), cells, text, rank)
    if values is None:
        plain = ASIDE.sub(blank, source)
        if re.match(r"\W*(?:" + MISSING_CELL.pattern + r")\W*(?:$|[,;(])", plain, re.I) or (
            re.match(r"\s*(?:no |not )", plain, re.I) and not list(find_quantities(plain))
        ):
            return _emit([(None, 0, len(source))] * len(cells), cells, text, rank)
        quantities = list(find_quantities(plain))
        quantities = [q for q in quantities if not (q.low is not None and q.high is None)]
        named = {mention.start for mention in frame.mentions(plain)}
        quantities = [q for q in quantities if not is_difference(plain, q.end, named)]
        quantities = [q for q in quantities if not _names_lines(plain, q.start, frame)]
        first = re.match(
            r"[^\w~<>≈+\-−.]*(?:(?:approximately|about|around|roughly|nearly|almost|a |an |the |"
            r"value of|score of|is|at|only|just|=|between|below|under)\s*)*",
            plain,
            re.I,
        )
        if quantities and first and quantities[0].start <= max(first.end(), 0) + 1:
            q = quantities[0]
            if len(cells) > 1 and len(quantities) > 1:
                return []  # whose are the others?
            if q.high is not None and q.low is None:
                ranged = closed(q, context)
                if ranged is None:
                    return []
                q = ranged
            return _emit([(q, q.start, q.end)] * len(cells), cells, text, rank)
        said = SAYS_VALUE.fullmatch(plain, 0, quantities[0].start) if len(quantities) == 1 else None
        if said or (len(quantities) == 1 and not claims(plain)):
            q = quantities[0]
            return _emit([(q, q.start, q.end)] * len(cells), cells, text, rank)
    return []
