"""The clauses of a sentence, each read alone, but for what it takes from those before."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.statements.cells.many.exceptions import Read
from replot.reading.description.statements.cells.sentences.pronouns import subjects
from replot.reading.description.statements.cells.statement import CellStatement, Context, Ranks
from replot.reading.description.statements.frame import Frame

__all__ = ["read_clauses"]


def read_clauses(parts: list[Text], frame: Frame, context: Context, read: Read) -> list[CellStatement]:
    """The cells of each clause; one that tells none alone may tell some of the line that all before is about.

    ``A is 100 throughout, but May is 90`` is about May in A, as ``May is 90`` alone is not.
    """
    found: list[CellStatement] = []
    for part, inner in zip(parts, subjects(parts, frame, context), strict=True):
        cells = read(part, inner)
        if not cells and (line := _line_alike(found)) is not None and len(inner.free) == BOTH:
            axis, at = line
            named = {place[0] for mention in frame.mentions(part.text) for place in mention.places}
            if named and axis not in named:
                cells = _exact(read(part, inner.with_(axis, [at])))
        found += cells
    return found


BOTH = 2


def _line_alike(cells: list[CellStatement]) -> tuple[str, int] | None:
    """The one line all of whose cells were given one value."""
    if not cells or any(cell.rank < Ranks.DEFAULT for cell in cells):
        return None
    rows, columns = {cell.row for cell in cells}, {cell.column for cell in cells}
    if len(rows) == 1 < len(columns):
        return "y", rows.pop()
    return ("x", columns.pop()) if len(columns) == 1 < len(rows) else None


def _exact(cells: list[CellStatement]) -> list[CellStatement]:
    """Cells of which each has its own value; what is said of all again is no exception."""
    return [cell for cell in cells if cell.rank < Ranks.DEFAULT]
