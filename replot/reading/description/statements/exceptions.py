"""Defaults with exceptions: ``all cells are 0 except for (P, A), which is 3``."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.numbers import Quantity
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells import (
    CellStatement,
    Context,
    Ranks,
    closed,
    from_token,
    statement,
)
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.plain_lists import without_asides
from replot.reading.description.statements.tokens import Token, tokenize

__all__ = ["EXCEPT", "read_exceptions"]
EXCEPT = rare(
    r"[,(]?\s*\b(?:except(?:ions?|ing)?(?: (?:for|at|in|of))?|apart from|other than|save for|but for|"
    r"excluding|with the exceptions? of)\b\s*",
    re.I,
)
DEFAULT_FOLLOWS = re.compile(
    r",\s+(?=(?:all|every|each|everything|the (?:other|remaining|whole|entire|rest)|"
    r"(?:the )?(?:[\w-]+ )?(?:row|column))\b)",
    re.I,
)
EVERYTHING = re.compile(
    r"\b(?:(?:all|every|each|any|whole|entire)\b[^.;]{0,40}\b(?:cells?|entr(?:y|ies)|values?|pairs?|"
    r"squares?|tiles?|elements?|combinations?|scores?|correlations?|matrix|grid|heat ?map)|"
    r"everything|everywhere|throughout)\b",
    re.I,
)
CLAIM = re.compile(
    r"\b(?:average|mean|median|total|sum|points?|than|no|never|most|many|nearly|almost)\b", re.I
)
UNNAMED = re.compile(r"\b(?:few|some|several|others?|handful|certain|occasional\w*|various)\b", re.I)
DIAGONAL = re.compile(r"\bdiagonal\b", re.I)
MOST_CELLS = 200_000

Read = Callable[[Text, Context], list[CellStatement]]


def read_exceptions(text: Text, frame: Frame, context: Context, rank: int, read: Read) -> list[CellStatement]:
    """The default and the exceptions of a sentence; empty unless all exceptions are understood.

    Parameters
    ----------
    read : callable
        Reads the statements that name the exceptions.
    """
    split = EXCEPT.search(text.text)
    if split is None or not (frame.x and frame.y) or len(frame.x) * len(frame.y) > MOST_CELLS:
        return []
    head, tail = text.cut(0, split.start()), text.cut(split.end())
    if not head:
        follows = DEFAULT_FOLLOWS.search(text.text, split.end())
        if follows is None:
            return []
        head, tail = text.cut(follows.end()), text.cut(split.end(), follows.start())
    default = _default(head, frame, context)
    if default is None or UNNAMED.search(tail.text):
        return []
    token, quantity, context = default
    stated = _along(tail, frame, context, rank) if len(context.free) == 1 else read(tail, context)
    excluded = _excluded(tail, frame, context, stated)
    if excluded is None:
        return []
    weight = Ranks.DEFAULT if context.fixed else Ranks.DEFAULT + 1
    span = head.span(token.start, token.end)
    return stated + [
        statement(i, j, quantity, weight, span)
        for i in context.fixed.get("y", range(len(frame.y)))
        for j in context.fixed.get("x", range(len(frame.x)))
        if (i, j) not in excluded
    ]


def _default(head: Text, frame: Frame, context: Context) -> tuple[Token, Quantity | None, Context] | None:
    """The value that a clause gives to a row, a column or all cells (None for empty), and what it fixes."""
    source = without_asides(head.text, frame)
    tokens = tokenize(source, frame)
    named = [t for t in tokens if t.kind == "L" and t.sure]
    if named and len(context.free) == 2:
        axis = next((a for a in "yx" if all(any(p[0] == a for p in t.places) for t in named)), None)
        if axis is None:
            return None
        indices = [next(p[1] for p in t.places if p[0] == axis) for t in named]
        context = replace(context, fixed={**context.fixed, axis: list(dict.fromkeys(indices))})
    elif named:
        return None
    values = [t for t in tokens if t.kind in ("N", "B", "M")]
    if len(values) != 1 or CLAIM.search(source):
        return None
    if not context.fixed and not EVERYTHING.search(source):
        return None
    quantity = values[0].quantity
    if quantity is not None:
        quantity = closed(quantity, context) if quantity.is_open else quantity
        if quantity is None or (quantity.approximate and not quantity.is_range):
            return None
    return values[0], quantity, context


def _along(tail: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """``BoolQ, where it drops to 92, and SQuAD (50)``: labels of the free axis, each before its value."""
    axis = context.free
    fixed = context.fixed["y" if axis == "x" else "x"]
    out: list[CellStatement] = []
    pending: list[int] = []
    for token in tokenize(without_asides(tail.text, frame), frame):
        places = [p[1] for p in token.places if p[0] == axis]
        if places and (token.kind == "L" or (token.kind == "B" and not pending)):
            pending.append(places[0])
        elif token.kind in ("N", "B", "M") and pending and not (token.quantity and token.quantity.is_open):
            for along in pending:
                places_of = [(f, along) if axis == "x" else (along, f) for f in fixed]
                out.extend(from_token(token, i, j, tail, rank) for i, j in places_of)
            pending = []
    return out


def _excluded(
    tail: Text, frame: Frame, context: Context, stated: list[CellStatement]
) -> set[tuple[int, int]] | None:
    """The cells that the exceptions concern, or None where that is in doubt."""
    out = {(cell.row, cell.column) for cell in stated}
    tokens = tokenize(without_asides(tail.text, frame), frame)
    values = [t for t in tokens if t.kind == "N" or (t.kind == "B" and not stated)]
    if len({cell.span for cell in stated}) < len(values) and not (stated and len(context.free) == 1):
        return None
    rows, columns = {i for i, _ in out}, {j for _, j in out}
    left: dict[str, set[int]] = {"y": set(), "x": set()}
    for token in tokens:
        if token.kind == "L" and token.sure:
            places = [p for p in token.places if p[0] in context.free]
            if places and not any(k in (rows if a == "y" else columns) for a, k in places):
                for axis, k in places:
                    left[axis].add(k)
    if (left["x"] or left["y"]) and values and len(context.free) == 2:
        return None
    if left["x"] or left["y"]:
        for axis in "yx":
            left[axis] = left[axis] or set(context.fixed.get(axis, list(range(len(frame.axis(axis))))))
        out |= {(i, j) for i in left["y"] for j in left["x"]}
    if DIAGONAL.search(tail.text) and not stated:
        out |= {(k, k) for k in range(min(len(frame.x), len(frame.y)))}
    return out or None
