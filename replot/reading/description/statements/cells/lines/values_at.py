"""The course of one line, told value by value: ``falls from 98 at length 10 via 91 at 20 to 66 at 40``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.statement import CellStatement, Context, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["read_course"]
VALUE_AT = rare(
    r"(?P<value>[-−+]?\.?\d[\d.,]*\d%?|\d%?)\s*(?:\((?:at )?|\b(?:at|for)\s+)(?P<label>[^,;()]{1,30}?)\)?"
    r"(?=\s*(?:[,;]|\.?\s*$|\b(?:and|via|to|then|through|over|before|but|while)\b))",
    re.I,
)
FEWEST = 2


def read_course(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The cells of a known line of which a sentence gives each value with its label, and no other number."""
    axis = context.free
    if not context.fixed and (led := _led(text, frame)) is not None:
        return read_course(led[1], frame, context.with_(*led[0]), rank)
    if len(axis) != 1 or len(context.fixed[OTHER[axis]]) != 1:
        return []
    told = list(VALUE_AT.finditer(text.text))
    if len(told) < FEWEST:
        return []
    ((fixed,),) = context.fixed.values()
    numbers = list(find_quantities(text.text))
    out = []
    for one in told:
        found = frame.resolve(one["label"].strip(), axis)
        value = next((q for q in numbers if q.number_start == one.start("value")), None)
        if found is None or len(found[1]) != 1 or value is None:
            return []
        place = (fixed, found[1][0]) if axis == "x" else (found[1][0], fixed)
        bold = text.is_bold(value.number_start, value.end)
        out.append(statement(*place, value, rank, text.span(value.start, value.end), bold))
    inside = [one.span() for one in told]
    named = [mention.start for mention in frame.mentions(text.text) if mention.sure]
    places = [*(q.number_start for q in numbers), *named]  # "5 for May to July" is of more than May
    loose = [at for at in places if not any(a <= at < b for a, b in inside)]
    return [] if loose or len({(cell.row, cell.column) for cell in out}) < len(out) else out


def _led(text: Text, frame: Frame) -> tuple[tuple[str, list[int]], Text] | None:
    """The one line that a sentence names first, and what it tells of it."""
    first = VALUE_AT.search(text.text)
    lead = LINE_FIRST.match(text.text, 0, first.start()) if first is not None else None
    named = frame.mentions(text.text[: lead.end()]) if lead is not None else []
    places = {place for mention in named for place in mention.places}
    if lead is None or len(places) != 1 or any(True for _ in find_quantities(text.text[: lead.end()])):
        return None
    ((axis, index),) = places
    return (axis, [index]), text.cut(lead.end())


LINE_FIRST = re.compile(
    r"\W*(?:in|for|on|at|with|along)\s[^,;:.]{1,60},\s(?=(?:they|it|the|its|values?)\b)", re.I
)
"""``In the top row (oak), they``, ``For oak, the values``."""
