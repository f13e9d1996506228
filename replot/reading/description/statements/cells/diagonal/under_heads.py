"""The cells of the diagonal in a line under its name, or as a list of as many values as it has cells."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.lines.plain_lists import plain_values
from replot.reading.description.statements.cells.statement import CellStatement, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["Places", "listed_values", "read_under_diagonal"]
LIST_LEAD = re.compile(
    r"(?:[:=]|\b(?:are|is|were|was|reads?|values|contains?|holds?|shows?|gives?|has|have|being|of)\b)\s*(?=[-−+~≈\d.])"
)
BESIDE = re.compile(
    r"\s*+(?:(?:numbers|values|entries|counts|cells|elements|figures)\s)?\s*+[,(–—]?\s*(?=[-−+]?\.?\d)", re.I
)
TOLD_ON = re.compile(
    r"[.;](?:\s|$)|\)|\s[(–—]|,?\s(?:are|is|were|being|represents?|stands?|shows?|means?|corresponds?|"
    r"counts?|tells?|gives?|which|that)\b",
    re.I,
)
"""``the numbers on the diagonal, 9, 8 and 7, are those`` of the right ones: values, and what they tell."""
LIST_ENDS = re.compile(
    r"\.(?:\s|$)|;|\s\(|,?\s(?:for (?:the|all|these|its) (?:[a-z0-9]+ )?"
    r"(?!years?|months|days|folds|runs|rounds|models|methods|classifiers|experiments|seasons|sensors)"
    r"[a-z]+,? )?respectively\b",
    re.I,
)
"""``are 9, 8 and 7 for the three classes, respectively``: but not for as many years."""
COUNTED_LAST = re.compile(r"(?<=\band )(?P<last>\d[\d,]*)(?P<noun> (?:[a-z]+ )?[a-z]{2,}s)\W*$")
"""``9, 8 and 7 days``: what is counted, behind the last value."""
Places = list[tuple[int, int]]
"""The rows and columns of the cells of a diagonal, in its order."""


PAIR_GAP = re.compile(r"[\"”'’`]?\s*(?:[:=(–—→-]|with|at|is|has|was|are)?\s*")
NEXT_GAP = re.compile(r"\s*\)?\s*(?:[,;·|•/]\s*(?:and\s)?|and\s)\s*[\"“'‘`]?")
EDGE = re.compile(r"[\W_]*")


def read_under_diagonal(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The cells that a line under such a head lists: ``oak 9 · elm 8``; nothing if it says anything else.

    Without labels they are as many as the diagonal has: ``The entries are 9, 8 and 7``.
    """
    source = text.text
    named = [m for m in frame.mentions(source) if m.places]
    if not named and frame.x == frame.y:
        return listed_values(text, frame, [(k, k) for k in range(len(frame.x))], rank)
    values = [q for q in find_quantities(source) if not q.is_range and not q.is_open]
    if not named or len(named) != len(values):
        return []
    ends = [0, *(q.end for q in values)]
    starts = [*(m.start for m in named), len(source)]
    between = [source[a:b] for a, b in zip(ends, starts, strict=True)]
    inside = [source[m.end : q.start] for m, q in zip(named, values, strict=True) if m.end <= q.start]
    if len(inside) != len(named) or not all(map(PAIR_GAP.fullmatch, inside)):
        return []
    if not (EDGE.fullmatch(between[0]) and EDGE.fullmatch(between[-1].removeprefix("%"))):
        return []
    if not all(map(NEXT_GAP.fullmatch, between[1:-1])):
        return []
    rows = [next((k for axis, k in m.places if axis == "y"), None) for m in named]
    return [
        statement(row, row, q, rank, text.span(q.start, q.end))
        for row, q in zip(rows, values, strict=True)
        if row is not None
    ]


def listed_values(rest: Text, frame: Frame, spread: Places, rank: int) -> list[CellStatement]:
    """``are 0.9, 0.8 and 0.7``: as many values as cells."""
    beside = BESIDE.match(rest.text)
    lead = beside or LIST_LEAD.search(rest.text)
    if lead is None:
        return []
    stop = (LIST_ENDS if beside is None else TOLD_ON).search(rest.text, lead.end())
    part = rest.cut(lead.end(), stop.start() if stop else None)
    if (counted := COUNTED_LAST.search(part.text)) is not None:
        part = part.cut(0, counted.start("noun"))
    values = plain_values(part.text, frame)
    if values is None or len(values) != len(spread) or len(spread) == 1:
        return []
    return [
        statement(i, j, quantity, rank, part.span(a, b), part.is_bold(a, b))
        for (quantity, a, b), (i, j) in zip(values, spread, strict=True)
    ]
