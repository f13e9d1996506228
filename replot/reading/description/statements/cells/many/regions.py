"""One value for all cells up to a line, or from one on: ``all cells up to and including 16K are 10``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.many.exceptions import everywhere
from replot.reading.description.statements.cells.ruled_out.doubt import (
    DENIED,
    EXCEPTED,
    PARTLY,
    RECKONED,
    SUPPOSED,
)
from replot.reading.description.statements.cells.statement import CellStatement, Context
from replot.reading.description.statements.cells.token import Token
from replot.reading.description.statements.cells.tokens import tokenize
from replot.reading.description.statements.frame import Frame

__all__ = ["read_region"]
ALL = rare(r"\b(?:all|every|each|entire(?:ly)?|everywhere|throughout|uniform(?:ly)?|everything)\b", re.I)
ENDS = rare(
    r"\b(?:up to|through|below|under|beyond|above|shorter|longer|less|past|more|onwards?|and|or|on)\b", re.I
)
BEFORE = re.compile(
    r"\b(?:(?P<up_to>up to(?: and including)?|through)|(?P<below>below|under|shorter than|less than)|"
    r"(?P<beyond>above|beyond|longer than|past))\s+(?:an? |the )?(?:[a-z]+ (?:of )?){0,3}$",
    re.I,
)
"""What stands before the line where the stretch ends or begins."""
NEAR = 60
DOWN = re.compile(
    r"\s*(?:tokens|%|[a-z]{1,6})?\s*(?:and|or) (?:below|less|lower|shorter|smaller|under)\b", re.I
)
ON = re.compile(
    r"\s*(?:tokens|%|[a-z]{1,6})?\s*(?:(?:and|or) (?:above|more|higher|longer|larger|beyond|up|over|"
    r"onwards?)|onwards?|upwards?|on(?=[\s,]))\b",
    re.I,
)
DOUBT = rare(
    rf"\b(?:{SUPPOSED}|{DENIED}|{PARTLY}|{EXCEPTED}|{RECKONED}|when|but|e\.g|between|until|drops?|falls?|rises?)\b",
    re.I,
)
"""Words that leave cells out, or say something else than their value."""
LEADS = rare(
    r"(?:\b(?:is|are|was|were|equals?|reads?|shows?|holds?|contains?|scores?|reach(?:es)?|achieves?|gets?|"
    r"ha(?:s|ve)|(?:stays?|remains?) at)|\b(?:scores?|values?|accurac(?:y|ies)|rates?) (?:of|is|are|=))"
    r"(?: (?:all|a|an|the|exactly|perfect|of|at|value|score|accuracy))*\s*$",
    re.I,
)
"""What makes a number behind it the value."""


def read_region(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The cells of a stretch of lines that all have one value.

    The labels of the axis must be numbers, so that *up to* is beyond doubt. It counts less than what is
    stated of single cells.
    """
    source = text.text
    if ENDS.search(source) is None or ALL.search(source) is None or DOUBT.search(source):
        return []
    tokens = [t for t in tokenize(source, frame) if t.kind in "NB" or (t.kind == "L" and t.sure)]
    told = [(token, side) for token in tokens if (side := _side(source, token)) is not None]
    if len(told) != 1:
        return []
    label, (low, inclusive) = told[0]
    values = [token for token in tokens if token is not label]
    if len(values) != 1 or values[0].kind == "L" or values[0].quantity is None:
        return []
    value = values[0].quantity
    lines = _stretch(label, low, inclusive, frame, context)
    if lines is None or value.is_range or value.is_open or value.approximate:
        return []
    if LEADS.search(source[: values[0].start]) is None:
        return []
    axis, indices = lines
    span = text.span(values[0].start, values[0].end)
    return everywhere(value, span, frame, context.with_(axis, indices))


def _side(source: str, label: Token) -> tuple[bool, bool] | None:
    """Whether a stretch ends at a label, or begins there, and whether its line is part of it."""
    if not label.places:
        return None
    before = BEFORE.search(source, max(0, label.start - NEAR), label.start)
    if before is not None:
        return before["beyond"] is None, before["up_to"] is not None
    if DOWN.match(source, label.end):
        return True, True
    return (False, True) if ON.match(source, label.end) else None


def _stretch(
    label: Token, low: bool, inclusive: bool, frame: Frame, context: Context
) -> tuple[str, list[int]] | None:
    """The axis and the lines from one end of it up to a label, in the order of its numbers."""
    places = [place for place in label.places if place[0] not in context.fixed]
    if len(places) != 1:
        return None
    ((axis, at),) = places
    found = [parse_quantity(text) for text in frame.axis(axis)]
    numbers = [q.value for q in found if q is not None and not q.is_range]
    if len(numbers) != len(found) or not 0 <= at < len(numbers):
        return None
    end = numbers[at]
    inside = [k for k, n in enumerate(numbers) if (n < end if low else n > end) or (inclusive and k == at)]
    return (axis, inside) if inside else None
