"""Cells whose value is that of the cell told before: ``8 in May, stays there in June``."""

from __future__ import annotations

from collections.abc import Callable

from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.statement import CellStatement, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["read_staying"]
STAYS = rare(
    r"[,;]?\s+(?:(?:and|then|it|which)\s+)*(?:stay(?:s|ed)?|remain(?:s|ed)?|h[oe]lds?|keeps?|kept|is|was)\s+"
    r"(?:there|put|the same|unchanged|flat|steady|level|constant|stable|at that level)\s+"
    r"(?:in|for|at|on|during)\s+(?P<name>[^,;.]{1,40}?)(?=[,;.]|\s+(?:and|but|before|then)\b|$)"
)
Read = Callable[[Text], list[CellStatement]]


def read_staying(text: Text, frame: Frame, read: Read) -> list[CellStatement]:
    """The cells of a sentence, of which some keep the value of the one before; nothing if none does.

    Parameters
    ----------
    text : Text
    frame : Frame
        The axes.
    read : callable
        Reads the sentence without the words for those cells.
    """
    stays = list(STAYS.finditer(text.text))
    if not stays:
        return []
    letters = list(text.text)
    for stay in stays:
        letters[slice(*stay.span())] = blank(stay)
    found = read(text.reworded("".join(letters)))
    out = list(found)
    for stay in stays:
        span = text.span(*stay.span())
        before = [c for c in found if (c.span.line, c.span.column) < (span.line, span.column)]
        named = [m for m in frame.mentions(text.text) if (m.start, m.end) == stay.span("name")]
        if not before or len(named) != 1 or len(named[0].places) != 1:
            return []
        last = max(before, key=lambda c: (c.span.line, c.span.column))
        ((axis, k),) = named[0].places
        place = (last.row, k) if axis == "x" else (k, last.column)
        if last.quantity is None or place in {(c.row, c.column) for c in out}:
            return []
        out.append(statement(*place, last.quantity, last.rank, span))
    return out
