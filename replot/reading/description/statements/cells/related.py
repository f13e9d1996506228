"""Pairs of variables with their value beside them: ``the correlation between pH and clay is 0.4``."""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.relation_clauses import Names, told_relations
from replot.reading.description.statements.cells.relation_names import coded
from replot.reading.description.statements.cells.relation_parts import parts_of
from replot.reading.description.statements.cells.statement import CellStatement, each_once, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["VALUED", "carried_pair", "read_pair", "read_related", "related"]
SIGNIFICANCE = re.compile(r"\bp\s*[<>=≤]?\s*$", re.I)
VALUED = re.compile(r"\.\d|\d(?!\w)")
"""What every sentence has that gives a value of two variables."""
NEAR = 8


def related(source: str) -> list[Names]:
    """The pairs of variables whose value a sentence gives."""
    return told_relations(source).pairs if VALUED.search(source) is not None else []


ITS_VALUE = re.compile(
    r"\W*(?:the|its|this) (?:correlation|relation|similarity|association|coefficient|value)"
    r"(?: (?:coefficient|value|score))? (?:is|was|equals|of) "
    r"(?:(?:about|around|approximately|only|nearly|roughly|just) |[~≈])?"
    r"[`*]*(?P<v>[-−–+]?(?:[01]?\.\d+|[01](?![\w.])|\d{1,3}(?:\.\d+)? ?%))(?![\d.]*\d)",
    re.I,
)


def carried_pair(before: str, source: str) -> Names | None:
    """The only pair that the sentence before names, whose value this one gives: ``Its value is 0.9``."""
    if (told := ITS_VALUE.match(source)) is None or related(before):
        return None
    parts = parts_of(before)
    names = [coded(part.text) for part in parts if part.kind == "N"]
    between = any(a.kind == "R" and b.kind == "B" for a, b in pairwise(parts))
    return (names[0], names[1], told.start("v")) if between and len(names) == 2 else None


def read_pair(a: str, b: str, at: int, text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The cell of a pair of variables whose value begins at some letter of a text."""
    q = next((q for q in find_quantities(text.text) if at in (q.number_start, q.start)), None)
    return _cell_of(a, b, q, text, frame, rank)


def _cell_of(a: str, b: str, q: Quantity | None, text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    row, column = frame.resolve(a, "y"), frame.resolve(b, "x")
    if row is None or column is None or len(row[1]) != 1 or len(column[1]) != 1 or q is None:
        return []
    return [statement(row[1][0], column[1][0], q, rank, text.span(q.start, q.end))]


def read_related(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The cells of such pairs; empty unless both axes have all of them, and there are no other numbers."""
    pairs = related(text.text) if set(frame.x) == set(frame.y) else []
    out: list[CellStatement] = []
    found = list(find_quantities(text.text)) if pairs else []
    beginning = {at: q for q in reversed(found) for at in (q.start, q.number_start)}
    numbers = [q for q in found if not SIGNIFICANCE.search(text.text, max(0, q.start - NEAR), q.start)]
    numbers = [q for q in numbers if q.decimals or q.percent or abs(q.value) <= 1]  # "4 are light"
    count = len({at for *_, at in pairs})
    if len(numbers) != count:
        ends = {at for *_, at in pairs}  # "only 1 strong correlation, between A and B (0.8)"
        numbers = [q for q in numbers if q.decimals or q.percent or ends & {q.start, q.number_start}]
    if len(numbers) != count:
        return []
    for a, b, at in pairs:
        if not (cells := _cell_of(a, b, beginning.get(at), text, frame, rank)):
            return []
        out += cells
    return each_once(out)
