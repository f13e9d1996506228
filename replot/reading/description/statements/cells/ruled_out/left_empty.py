"""Numbers that tell why a cell holds nothing: ``Oats at Ayr had 3 plots, so that square is left blank``."""

from __future__ import annotations

from collections.abc import Callable

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import HIDDEN
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.statement import CellStatement, Context, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["read_left_empty"]
CELL = r"(?:cells?|squares?|tiles?|box(?:es)?|fields?|entry|spot|space)"
LEFT = rare(
    r"\b(?:(?:so|hence|therefore|thus|which is why|that is why|for which reason|and so) "
    r"(?:that|the|this|its|their)|"
    rf"and (?:that|this)) (?:corresponding )?{CELL} (?:is|are|was|were|stays?|remains?|had to be) "
    r"(?P<said>(?:(?:therefore|thus|simply|hence|just) )?"
    rf"(?:(?:left|kept) (?:gr[ae]y\b|{HIDDEN})|(?:shown |drawn |marked )?(?:in |as )?(?!white\b){HIDDEN}))",
    re.I,
)
"""What follows from the reason; a cell that is white, and not left so, may hold a value."""
PARTS = re.compile(r"[;:.]\s|,\s(?:(?:and|but|while|whereas|though)\s)?|\s(?:but|while|whereas|though)\s")
MOST = 2
"""Numbers of a reason: more of them are the values of a line."""
Read = Callable[[Text], list[CellStatement]]


def read_left_empty(
    text: Text, frame: Frame, context: Context, rank: int, read: Read
) -> list[CellStatement] | None:
    """The cells of a sentence that tells why one of them is empty, that one among them, or None.

    Parameters
    ----------
    text : Text
    frame : Frame
    context : Context
    rank : int
    read : callable
        Tells the cells of a text; it gets the sentence without the numbers of the reason.
    """
    told = LEFT.search(text.text)
    if told is None:
        return None
    source = text.text
    begins = [0, *(part.end() for part in PARTS.finditer(source, 0, told.start()))]
    begin = next((at for at in reversed(begins) if frame.mentions(source[at : told.start()])), 0)
    reason = source[begin : told.start()]
    mentions = frame.mentions(reason)
    numbers = [
        (q.start, q.end) for q in find_quantities(reason)
        if not any(m.start < q.end and q.start < m.end for m in mentions)
    ]
    if not 0 < len(numbers) <= MOST:
        return None
    letters = list(source)
    for start, end in numbers:
        letters[begin + start : begin + end] = " " * (end - start)
    found = read(text.reworded("".join(letters)))
    named = {axis: [i for m in mentions for a, i in m.places if a == axis] for axis in "xy"} | context.fixed
    if len(named["x"]) != 1 or len(named["y"]) != 1:
        return found
    row, column = named["y"][0], named["x"][0]
    if any((cell.row, cell.column) == (row, column) for cell in found):
        return found
    return [*found, statement(row, column, None, rank, text.span(*told.span("said")))]
