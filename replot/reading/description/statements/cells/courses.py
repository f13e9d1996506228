"""Lines told from their first value to their last: ``Oslo starts at 6.2, falls to 4.9 and ends at 5.5``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.changes import FALLS, GOES, RISES
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.plain_lists import without_asides
from replot.reading.description.statements.cells.statement import (
    CellStatement,
    Context,
    from_token,
)
from replot.reading.description.statements.cells.token import Token
from replot.reading.description.statements.cells.tokens import tokenize
from replot.reading.description.statements.frame import Frame

__all__ = ["goes_as_said", "read_course"]
FEWEST = 3
"""Values of a course; of two, others know as much."""
STARTS = rare(
    r"\b(?:start|begin|began|open)(?:s|ed|ning|ing)?\s+(?:out |off |the \w+ )?(?:at|with|from)\b", re.I
)
ON = re.compile(
    rf"(?:[\s,;:=%]|\b(?:and|then|finally|to|at|through|via|over|before|further|again|back|up|down|it|the|an?|its?|of|"
    r"for|in|with|from|by|when|under|high|low|next|last|value|score|accuracy|eventually|\w+ly|ends?|ending|ended|"
    r"reach\w*|arriv\w*|clos\w*|settl\w*|plateau\w*|stays?|remain\w*|continu\w*|hits?|touch\w*|recover\w*|level\w*|off|"
    rf"bottom\w*|out|finish\w*|{RISES}|{FALLS}|{GOES}|[A-Za-z]\w{{0,20}}(?=\s?=))\b)*+",
    re.I,
)
"""All that may stand between two values of a course, but labels."""
UP, DOWN = re.compile(rf"\b{RISES}", re.I), re.compile(rf"\b{FALLS}", re.I)


def read_course(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The cells of one line that a sentence goes along, naming no or some of the labels on its way.

    There must be a value for each cell, each label must stand at its own value, and what is said to rise or
    fall must do so.
    """
    source = text.text
    if STARTS.search(source) is None:
        return []
    tokens = tokenize(without_asides(source, frame), frame)
    labels: list[Token] = []
    values: list[Token] = []
    before = ""
    for token in tokens:
        if token.kind == "L" or (token.kind == "B" and before == "="):
            labels.append(token)
        elif token.kind in "NB":
            values.append(token)
        before = token.kind
    if len(values) < FEWEST or any(map(_is_inexact, values)):
        return []
    line = _line_of([label for label in labels if label.start < values[0].start], context)
    if line is None or len(frame.axis(line.free)) != len(values):
        return []
    labels = [label for label in labels if label.start > values[0].start]
    if not (_in_order(labels, values, line.free) and _goes_on(source, labels, values)):
        return []
    ((_, (fixed,)),) = line.fixed.items()
    places = ((fixed, k) if line.free == "x" else (k, fixed) for k in range(len(values)))
    return [from_token(token, *place, text, rank) for token, place in zip(values, places, strict=True)]


def _is_inexact(token: Token) -> bool:
    """Whether a number is a range, a bound or a difference."""
    quantity = token.quantity
    return quantity is None or quantity.is_range or quantity.is_open or token.difference


def _line_of(named: Sequence[Token], context: Context) -> Context | None:
    """The one line that a course is of: fixed above it, or named before its first value."""
    places = {place for token in named for place in token.places}
    if len(context.free) == 1:
        ((axis, fixed),) = context.fixed.items()
        return context if len(fixed) == 1 and places <= {(axis, fixed[0])} else None
    if len(context.free) != 2 or len(places) != 1:
        return None
    ((axis, index),) = places
    return context.with_(axis, [index])


def _in_order(labels: Sequence[Token], values: Sequence[Token], axis: str) -> bool:
    """Whether each label is that of the value before it or of the one behind it."""
    for label in labels:
        behind = sum(value.start < label.start for value in values)
        if not any((axis, k) in label.places for k in (behind - 1, behind)):
            return False
    return True


def _goes_on(source: str, labels: Sequence[Token], values: Sequence[Token]) -> bool:
    """Whether nothing but steps of a course stands between the values, and each goes where it is said to."""
    for one, next_ in pairwise(values):
        gap = source[one.end : next_.start]
        for label in labels:
            if one.end <= label.start < next_.start:
                a, b = label.start - one.end, label.end - one.end
                gap = f"{gap[:a]}{' ' * (b - a)}{gap[b:]}"
        if ON.fullmatch(gap) is None:
            return False
        if not goes_as_said(gap, one, next_):
            return False
    return True


def goes_as_said(gap: str, one: Token, following: Token) -> bool:
    """Whether a value is above the one before it where the words between them say so, or below it."""
    low, high = one.quantity, following.quantity
    if low is None or high is None:
        return False
    up, down = UP.search(gap) is not None, DOWN.search(gap) is not None
    return up == down or (high.value >= low.value if up else high.value <= low.value)
