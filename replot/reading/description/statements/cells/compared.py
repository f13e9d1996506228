"""Values of one line with what each is compared with: ``0.11 (vs A), 0.07 (self-comparison)``."""

from __future__ import annotations

import itertools

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.statement import CellStatement, Context, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["read_compared"]
SAYS_VERSUS = re.compile(r"\s(?:vs\.?|versus|→|->)\s", re.I)
VERSUS = re.compile(r"[*`\"]*\s+(?:vs\.?|versus|→|->)\s+[*`\"]*", re.I)
COMPARED = re.compile(
    r"\s*(?P<value>[-−+~≈]?\d[^(),;]{0,24}?)\s*\((?:(?:vs\.?|versus|against)\s+(?P<labels>[^()]{1,80})|"
    r"(?:self|itself|with itself|self[- ]\w+))\)\s*(?:[,;]\s*(?:and\s+)?|\.?\s*$)",
    re.I,
)
PARTED = re.compile(r"\s*(?:/|,| and | & )\s*")


def read_compared(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The cells of a line told by pairs with the labels of the other axis; empty where it is not so told."""
    if len(context.free) != 1 or not (frame.x and frame.y):
        return []
    return _of_pair(text, frame, context, rank) or _listed(text, frame, context, rank)


def _of_pair(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """``4 matches in Mintaka vs ExaQT``, under Mintaka: the one number of a pair that the text names."""
    source = text.text
    if SAYS_VERSUS.search(source) is None:
        return []
    named = frame.mentions(source)
    for first, second in itertools.pairwise(named):
        if VERSUS.fullmatch(source, first.end, second.start) is None:
            continue
        both = frame.places(source[first.start : second.end], context.fixed)
        if both is None or len(both) < 2 or len(named) > 2:
            return []
        numbers = [
            q
            for q in find_quantities(source)
            if not any(m.start <= q.number_start < m.end for m in named) and not q.is_open
        ]
        if len(numbers) != 1:
            return []
        q = numbers[0]
        span = text.span(q.start, q.end)
        return [statement(row, column, q, rank, span) for row in both["y"] for column in both["x"]]
    return []


def _listed(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    axis = context.free
    other = OTHER[axis]
    out: list[CellStatement] = []
    at = 0
    while at < len(text.text):
        item = COMPARED.match(text.text, at)
        quantity = parse_quantity(item["value"]) if item is not None else None
        if item is None or quantity is None:
            return []
        span = text.span(*item.span("value"))
        for fixed in context.fixed[other]:
            for k in _meant(item["labels"], frame, axis, frame.axis(other)[fixed]):
                row, column = (fixed, k) if axis == "x" else (k, fixed)
                out.append(statement(row, column, quantity, rank, span))
        at = item.end()
    return out


def _meant(labels: str | None, frame: Frame, axis: str, itself: str) -> list[int]:
    found: list[int] = []
    for label in PARTED.split(labels) if labels is not None else [itself]:
        place = frame.resolve(label, axis)
        found += place[1] if place is not None else []
    return found
