"""Cells as triples of a row, a column and a value: ``(oak, May, 0.4), (oak, June, 0.5)``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import is_missing
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.statements.cells.statement import CellStatement, each_once, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["read_triples"]
PART = r"[\"'“‘`]?([^,;()\[\]]{1,40}?)[\"'”’`]?\s*"
TRIPLE = re.compile(rf"[(\[]\s*{PART},\s*{PART},\s*([^,;()\[\]]{{1,24}}?)\s*[)\]]")
BETWEEN = re.compile(r"(?:[\s,;.]|and\b)*")


def read_triples(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The cells of a text that is nothing but triples; none where a label may be on either axis.

    The row comes first, or the column, as the labels are. On the axes of a square it is the row.
    """
    source = text.text
    told = list(TRIPLE.finditer(source))
    if not told or BETWEEN.fullmatch(TRIPLE.sub("", source)) is None:
        return []
    out = []
    for one in told:
        ways = [
            (one_of[0], other[0]) if first == "y" else (other[0], one_of[0])
            for first, second in (("y", "x"), ("x", "y"))
            if (one_of := _place(one[1], frame, first)) and (other := _place(one[2], frame, second))
        ]
        if not ways or (len(ways) > 1 and frame.x != frame.y):
            return []
        quantity = parse_quantity(one[3])
        if quantity is None and not is_missing(one[3]):
            return []
        row, column = ways[-1] if frame.pairs_xy and len(ways) > 1 else ways[0]
        out.append(statement(row, column, quantity, rank, text.span(*one.span(3))))
    return each_once(out)


def _place(said: str, frame: Frame, axis: str) -> list[int]:
    """The one label of an axis that a part of a triple is."""
    found = frame.resolve(said.strip(), axis)
    return found[1] if found is not None and len(found[1]) == 1 else []
