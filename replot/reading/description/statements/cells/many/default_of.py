"""The one value that a clause gives to all the cells of a line or of the grid, which may have exceptions."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import Quantity
from replot.reading.description.statements.cells.ruled_out.asides import without_asides
from replot.reading.description.statements.cells.ruled_out.doubt import RECKONED
from replot.reading.description.statements.cells.statement import Context, closed
from replot.reading.description.statements.cells.token import Token
from replot.reading.description.statements.cells.tokens import tokenize
from replot.reading.description.statements.frame import Frame

__all__ = ["EVERYTHING", "default_of"]
EVERYTHING = re.compile(
    r"\b(?:(?:all|every|each|any|whole|entire)\b[^.;]{0,40}\b(?:cells?|entr(?:y|ies)|values?|pairs?|"
    r"squares?|tiles?|wells?|elements?|combinations?|scores?|correlations?|matrix|grid|heat ?map)|"
    r"everything|everywhere|throughout)\b",
    re.I,
)
CLAIM = re.compile(
    rf"\b(?:{RECKONED}|no|never|most|many|nearly|almost|points?|than)\b",
    re.I,
)
OR_MORE = re.compile(r"\s*%?\s*(?:or|and) (?:more|less|above|below|over|under|higher|lower)\b", re.I)
COLOUR = re.compile(r"white|gr[ae]y", re.I)


def default_of(head: Text, frame: Frame, context: Context) -> tuple[Token, Quantity | None, Context] | None:
    """The value that a clause gives to a row, a column or all cells (None for empty), and what it fixes."""
    source = without_asides(head.text, frame)
    tokens = tokenize(source, frame)
    named = [t for t in tokens if t.kind == "L" and t.sure and not _is_all(t, frame, context)]
    if named and len(context.free) == 2:
        axis = next((a for a in "yx" if all(any(p[0] == a for p in t.places) for t in named)), None)
        if axis is None:
            return None
        indices = [next(p[1] for p in t.places if p[0] == axis) for t in named]
        context = replace(context, fixed={**context.fixed, axis: list(dict.fromkeys(indices))})
    elif named:
        return None
    values = [t for t in tokens if t.kind in ("N", "B", "M")]
    if len(values) > 1:  # "are white and hold a 0": the colour of a value, and no missing one
        values = [t for t in values if t.kind != "M" or not COLOUR.fullmatch(t.text)]
    if not values and (none := ZEROS.search(source)) is not None:
        group = "zero" if none["zero"] else "first"
        place = *none.span(group), none[group]
        values = [Token("N", *place, quantity=Quantity(0.0, *place))]
    if values and _goes_on(named, values[0].start):
        return None
    if len(values) != 1 or CLAIM.search(source) or OR_MORE.match(source, values[0].end):
        return None
    if not context.fixed and not EVERYTHING.search(source) and not _names_all(source, frame):
        return None
    quantity = values[0].quantity
    if quantity is not None:
        quantity = closed(quantity, context, source) if quantity.is_open else quantity
        if quantity is None or (quantity.approximate and not quantity.is_range and not context.fixed):
            return None
    return values[0], quantity, context


ZEROS = re.compile(
    r"\b(?:all|only|just|entirely|again|is|are|reads?|shows?|holds?)\s+(?:all |again )?"
    r"(?P<zero>zero(?:e?s)?)\b|"
    r"(?:^|[:–—-]\s*)(?P<first>zeros?)\s+(?:throughout|everywhere)", re.I
)
"""``all zeros``: a value in words."""


def _goes_on(named: list[Token], value: int) -> bool:
    """Whether labels of one axis stand on both sides of a value: ``A has 5 on all days, B the same as A``."""
    before = {axis for token in named if token.start < value for axis, _ in token.places}
    behind = {axis for token in named if token.start > value for axis, _ in token.places}
    return not before.isdisjoint(behind)


EACH_OF = re.compile(r"\b(?:all|every|each|any)(?: of)?(?: the)?(?: \d+)? ([^\W\d_]+)", re.I)
BOTH_AXES = 2


def _names_all(source: str, frame: Frame) -> bool:
    """Whether all labels of both axes are meant: ``all machines are at 100 on every shift``."""
    named = {frame.alias.get(each[1].lower()) for each in EACH_OF.finditer(source)} - {None}
    return len(named) == BOTH_AXES


def _is_all(token: Token, frame: Frame, context: Context) -> bool:
    """Whether words stand for every label of a free axis: ``80 for all columns except X``."""
    if token.through is None or len(token.places) != 1:
        return False
    axis, first = token.places[0]
    return axis in context.free and first == 0 and token.through == len(frame.axis(axis)) - 1
