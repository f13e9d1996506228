"""The first values of a line, and that the rest of it is empty: ``25, 26, then two empty cells``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL, count_word
from replot.reading.description.lexicon.missing import MISSING_WORDS
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.order import told_order
from replot.reading.description.statements.cells.plain_lists import plain_values
from replot.reading.description.statements.cells.statement import CellStatement, Context, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["read_rest_of_line"]
COUNT = rf"(?P<n>one|{SEVERAL}|\d{{1,3}})"
CELLS = r"(?:cells?|squares?|tiles?|entr(?:y|ies)|ones?|columns?|rows?|values?|positions?)"
MISSING = rf"(?P<missing>{MISSING_WORDS}|no values?|not filled|unfilled|hatched)"
MARKED = r"(?:(?:marked|left|shown|given|drawn|printed|all|both|as|an?|the) )*"
ARE = r"(?:are|is|being|were|was|stays?|remains?)"
LAST = r"(?:last|final|remaining|other|rightmost|bottom)"
RESTS = tuple(
    rare(rf"\s*[,;]?\s*(?:(?:and|then|but|followed by|with) )*{rest}(?: \([^()]*\))?\s*\.?\s*$", re.I)
    for rest in (
        rf"{COUNT} {MISSING} {CELLS}",
        rf"{MISSING} (?:for|in|at|on) the {LAST}(?: {COUNT})?(?: {CELLS})?",
        rf"(?:while |whereas )?(?:the (?:{LAST}(?: {COUNT})?(?: {CELLS})?|rest)|others)"
        rf"(?: of (?:it|the (?:row|column|line)))? {ARE} {MARKED}{MISSING}",
        rf"otherwise {MARKED}{MISSING}",
        rf"(?<=[;,] )(?:while |whereas )?(?P<names>[^;.]{{1,80}}?),? {ARE} {MARKED}{MISSING}",
    )
)
"""What stands behind the first values."""
ONE = re.compile(r"\b(?:last|final|rightmost|bottom)\b(?! (?:[a-z]+s)\b)", re.I)
"""``The last``, and no ``last cells``."""


def read_rest_of_line(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The first values of a line and the empty cells behind them; nothing where their number is another."""
    axis = context.free
    if len(axis) != 1 or len(context.fixed[OTHER[axis]]) != 1:
        return []
    source = text.text
    rest = next(filter(None, (pattern.search(source) for pattern in RESTS)), None)
    values = plain_values(source[: rest.start()], frame) if rest is not None else None
    if rest is None or not values:
        return []
    order = told_order(frame, axis, source)
    left = len(order) - len(values)
    said = rest.groupdict().get("n")
    told = count_word(said) if said else 1 if ONE.search(rest[0]) else left
    if told != left or left < 1:
        return []
    names = rest.groupdict().get("names")
    named = {k for m in frame.mentions(names) for way, k in m.places if way == axis} if names else set()
    if names and named != set(order[len(values) :]):
        return []
    (fixed,) = context.fixed[OTHER[axis]]
    empty = text.span(*rest.span("missing"))
    found = [(quantity, text.span(start, end)) for quantity, start, end in values] + [(None, empty)] * left
    places = [(fixed, k) if axis == "x" else (k, fixed) for k in order]
    return [
        statement(*place, quantity, rank, span) for place, (quantity, span) in zip(places, found, strict=True)
    ]
