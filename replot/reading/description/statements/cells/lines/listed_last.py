"""All the values of a line behind what is said of them: ``Oslo averages 6.1 (-4.3, 4.5, 17.7, 6.3)``."""

from __future__ import annotations

from itertools import islice

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.lines.plain_lists import read_plain_list
from replot.reading.description.statements.cells.statement import CellStatement, Context
from replot.reading.description.statements.frame import Frame

__all__ = ["read_listed_last"]
FEWEST = 3
"""Values of a line that a summary and a list of them can be told apart by."""
MOST_SUMS = 3
"""Numbers that sum a line up: its least, its greatest and its mean."""
OPENS = {")": "(", "]": "["}


def read_listed_last(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The cells of one line whose text ends with the list of all of them.

    The numbers before the list sum it up: its average, its ends. Where there are none, or more labels than
    that of the line, other readers know better.
    """
    stop = len(text.text.rstrip(" ."))
    opens = OPENS.get(text.text[stop - 1 : stop], ":")
    at = text.text.rfind(opens, 0, stop)
    if at < 0 or len(list(islice(find_quantities(text.text[at:stop]), FEWEST))) < FEWEST:
        return []
    sums = (q for q in find_quantities(text.text[:at]) if not frame.written(q))
    if not 0 < len(list(islice(sums, MOST_SUMS + 1))) <= MOST_SUMS:
        return []
    line = _line_of(text.text[:at], frame, context)
    if line is None or len(frame.axis(line.free)) < FEWEST:
        return []
    misfits = len(line.misfits)
    found = read_plain_list(text.cut(at + 1, stop - (opens != ":")), frame, line, rank)
    if not found:
        del line.misfits[misfits:]
    return found


def _line_of(source: str, frame: Frame, context: Context) -> Context | None:
    """The one line that a text speaks of, fixed above it or named in it."""
    named = [mention for mention in frame.mentions(source) if mention.sure]
    places = {place for mention in named for place in mention.places}
    if len(context.free) == 1:
        return None if any(axis in context.fixed for axis, _ in places) else context
    if len(context.free) != 2 or len(places) != 1:
        return None
    ((axis, index),) = places
    return context.with_(axis, [index])
