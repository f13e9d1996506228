"""A line told in the order of the one before it: ``The corresponding figures for Bath were 3, 1 and 2``."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.lines.plain_lists import plain_values
from replot.reading.description.statements.cells.statement import CellStatement, Context, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["Order", "order_told", "read_in_same_order"]
Order = tuple[str, list[int]]
"""The axis that a line is on, and the labels of the other one in the order of its values."""
SAME = rare(
    r"\b(?:corresponding|respective|equivalent|same|matching|analogous) (?:[a-z]+ )?"
    r"(?:figures|values|numbers|rates|shares|percentages|counts|scores|proportions|results|readings|entries)\b"
    r"(?!.*\b(?:from|top|bottom|left|right)\b)[^:\d]*(?:\([^()]*\)[^:\d]*)?(?:\b(?:are|were|be|being)\b|:)\s*"
    r"(?=[-−+~≈]?\.?\d)",
    re.I,
)
FEWEST = 2


def order_told(cells: Sequence[CellStatement]) -> Order | None:
    """In which order a sentence gives the values of one line; none where it tells of more, or one value."""
    told = sorted((cell for cell in cells if cell.quantity is not None), key=lambda cell: cell.span[:2])
    for axis in "yx":
        lines = {cell.row if axis == "y" else cell.column for cell in told}
        along = [cell.column if axis == "y" else cell.row for cell in told]
        if len(lines) == 1 and len({cell.span[:2] for cell in told}) == len({*along}) == len(along) >= FEWEST:
            return axis, along
    return None


def read_in_same_order(
    sentence: Text, order: Order | None, frame: Frame, context: Context, rank: int
) -> list[CellStatement]:
    """The cells of the one line that a sentence names, with as many values as the line before it has."""
    led = SAME.search(sentence.text) if order is not None else None
    if led is None or order is None or not context.fixed.keys() <= {order[0]}:
        return []
    axis, along = order
    named = {place for m in frame.mentions(sentence.text) if m.sure for place in m.places}
    values = plain_values(RESPECTIVELY.sub("", sentence.text[led.end() :]), frame)
    if len(named) != 1 or not values or len(values) != len(along):
        return []
    ((way, line),) = named
    if way != axis:
        return []
    return [
        statement(*((line, k) if axis == "y" else (k, line)), quantity, rank,
                  sentence.span(led.end() + start, led.end() + end))
        for k, (quantity, start, end) in zip(along, values, strict=True)
    ]


RESPECTIVELY = rare(r",? respectively(?=[\s.]*$)")
