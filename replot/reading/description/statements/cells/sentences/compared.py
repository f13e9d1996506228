"""Values with what they are compared with: ``0.11 (vs A)``, ``A has 4 in May, versus 2 for B``."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.statement import CellStatement, Context, statement
from replot.reading.description.statements.frame import Frame, Mention

__all__ = ["read_against", "read_compared"]
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


NUMBER = r"(?P<{0}>[-−+~≈]?\.?\d[\d.,]*(?<![.,])(?:\s?%|k\b)?)"
AGAINST = rare(
    r"(?:,|\s[–—-])?\s\(?(?:as )?(?:compared (?:to|with)|in contrast to|as opposed to|up from|down from|"
    r"versus|vs\.?|against)\s+"
    rf"(?:(?:only|just|about|a|the) )?(?:{NUMBER.format('first')} "
    r"(?:for|with|by|in|on|at|from|under|when using|using) (?:the )?"
    r"(?P<behind>[^,;:()]{2,60}?|[(\[][^;:()\[\]]{3,60}[)\]])|"
    r"(?:the )?(?P<before>[^,;:()]{2,60}?)(?:['’]s? | at | with | \()"
    rf"{NUMBER.format('last')})\)*[\s.;]*$",
    re.I,
)
"""``, compared to 10% for the Y baseline``, ``, versus Y at 10%``, at the end of a statement."""
KIND = re.compile(r"\W*(?:[a-z][a-z-]+)?\W*")
"""A noun behind a label: ``the Y baseline``."""
OF_MANY = re.compile(
    r"\b(?:averag\w*|mean|median|others?|rest|all|both|each|every|best|worst|total|overall|any|most|least|"
    r"maximum|minimum|peak|than|not|no)\b", re.I
)


def read_against(
    text: Text, frame: Frame, rank: int, read: Callable[[Text], list[CellStatement]]
) -> list[CellStatement]:
    """A cell, and behind it the value of another line at the same place: ``A has 4 in May, against 2 for B``.

    Empty unless the first part tells one cell with both of its labels, and the second names one label alone.
    """
    against = AGAINST.search(text.text) if frame.x and frame.y else None
    if against is None or OF_MANY.search(text.text):
        return []
    if (pair := frame.resolve_pair((against["behind"] or "").strip("()[]"))) is not None:
        first, value = read(text.cut(0, against.start())), parse_quantity(against["first"])
        if len(first) != 1 or value is None or (first[0].row, first[0].column) == pair:
            return []
        return [*first, statement(*pair, value, rank, text.span(*against.span("first")))]
    if frame.x == frame.y:
        return []
    group = "behind" if against["behind"] else "before"
    named = [m for m in frame.mentions(text.text) if m.end > against.start() and m.sure]
    own = [m for m in frame.mentions(text.text) if m.end <= against.start() and m.sure]
    start, end = against.span(group)
    if len(named) != 1 or len(named[0].places) != 1 or not start <= named[0].start < named[0].end <= end:
        return []
    lead, kind = text.text[start : named[0].start], text.text[named[0].end : end]
    axes = {axis for mention in own for axis, _ in mention.places}
    quantities = [q for q in find_quantities(text.text) if not _in(q.number_start, [*own, *named])]
    if lead.strip("\"“‘`* ") or KIND.fullmatch(kind) is None or len(own) != 2 or len(axes) != 2:
        return []
    value = next((q for q in quantities if q.number_start >= against.start()), None)
    if len(quantities) != 2 or value is None or value.is_open or value.is_range:
        return []
    ((axis, at),) = named[0].places
    first = read(text.cut(0, against.start()))
    if len(first) != 1 or at == (first[0].row if axis == "y" else first[0].column):
        return []
    row, column = (at, first[0].column) if axis == "y" else (first[0].row, at)
    return [*first, statement(row, column, value, rank, text.span(value.start, value.end))]


def _in(place: int, mentions: list[Mention]) -> bool:
    return any(mention.start <= place < mention.end for mention in mentions)
