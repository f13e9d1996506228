"""A class with all that became of it, where the counts add up: ``The 96 oaks were easy: 91 oak, 5 elm``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import NO_SINGLE
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.lexicon.top_level import top_level
from replot.reading.description.statements.cells.classified.outcome_words import place_of, turned
from replot.reading.description.statements.cells.statement import CellStatement, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["read_summed_line"]
HEAD = re.compile(
    r"\W*(?:(?:of|for|among|and|but|while|with) )*(?:(?:the|our|all|these|those) )?"
    r"(?:\d[\d,]* [^:;.\d]{2,90}|"
    r"[^\W\d][^:;.()\d]{0,50}\((?:n ?= ?)?\d[\d,]*(?: [a-z]+){0,2}\)[^:;.\d]{0,60})"
    r"(?::|,) (?=\S)",
    re.I,
)
"""A class and how many there were of it, before what became of them."""
COUNTS_NONE = re.compile(rf"\b(?:{NO_SINGLE}|none|no|zero)(?= \S)", re.I)
"""What counts nothing, before a label."""
AND = re.compile(r"\s+(?:and|but)\s+")
LONGEST = 400
FEWEST = 2


def read_summed_line(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The line of a class, if it gives each class a count and these are as many as there were of it.

    Whatever else is said of the class does not matter, as the sum leaves no doubt.
    """
    source = text.text
    head = HEAD.match(source) if len(source) < LONGEST else None
    if head is None:
        return []
    here, there = ("x", "y") if turned(frame) else ("y", "x")
    own = {place_of(m, here) for m in frame.mentions(source[: head.end()])}
    totals = list(find_quantities(source[: head.end()]))
    if len(own) != 1 or None in own or len(totals) != 1:
        return []
    counts: dict[int, tuple[Quantity, tuple[int, int]]] = {}
    for start, end in _pieces(source, head.end()):
        told = _count_of(source, start, end, frame, there)
        if told is None or told[0] in counts:
            return []
        counts[told[0]] = told[1], (told[1].start, told[1].end)
    values = [quantity.value for quantity, _ in counts.values()]
    if len(counts) < FEWEST or sum(values) != totals[0].value:
        return []
    (line,) = own
    return [
        statement(*((line, k) if here == "y" else (k, line)), quantity, rank, text.span(*span))
        for k, (quantity, span) in counts.items()
        if line is not None
    ]


def _pieces(source: str, begin: int) -> list[tuple[int, int]]:
    """The stretches of a list, parted by commas and by *and*."""
    out = []
    for start, end in top_level(source[begin:].rstrip(" ."), ","):
        at = begin + start
        for joint in (*AND.finditer(source, begin + start, begin + end), None):
            stop = joint.start() if joint is not None else begin + end
            if source[at:stop].strip():
                out.append((at, stop))
            at = joint.end() if joint is not None else stop
    return out


def _count_of(source: str, start: int, end: int, frame: Frame, axis: str) -> tuple[int, Quantity] | None:
    """The one class that a stretch names, and how many it says."""
    said = source[start:end]
    named = {place_of(mention, axis) for mention in frame.mentions(said)}
    found = [q for q in find_quantities(said) if not (q.is_range or q.is_open or q.percent)]
    none = COUNTS_NONE.search(said)
    if len(named) != 1 or len(found) > 1 or (none is not None and any(q.value for q in found)):
        return None
    (place,) = named
    if found:
        count = Quantity(found[0].value, start + found[0].start, start + found[0].end, found[0].text)
    elif none is not None:
        count = Quantity(0.0, start + none.start(), start + none.end(), none[0])
    else:
        return None
    return (place, count) if place is not None else None
