"""Lines that share all of their values: ``Monday through Friday each have 2, 31 and 44``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.lines.plain_lists import plain_values
from replot.reading.description.statements.cells.statement import CellStatement, Context, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["read_lines_alike"]
ALIKE = rare(
    r"\s*+(?P<names>[^:;\s][^:;]{1,198}?[^:;\s])\s*+,?+\s*+(?:each|all|both)\b(?:\s*:|\s+(?:are|is|have|has|"
    r"had|hold|holds|show|shows|read|reads|get|gets|score|scores)\b:?)\s*"
    r"(?P<values>[-−+~≈]?\.?\d(?:[^;:]*[^;:.\s])?)[.\s]*"
)


def read_lines_alike(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The cells of several lines of which each has the same values, one for each label of the other axis."""
    told = ALIKE.fullmatch(text.text) if len(context.free) == 2 else None
    lines = frame.resolve(told["names"]) if told is not None else None
    if told is None or lines is None or len(lines[1]) < 2:
        return []
    axis, places = lines
    values = plain_values(told["values"], frame)
    size = len(frame.x if axis == "y" else frame.y)
    if values is None or not len(values) == size > 1:
        return []
    at = told.start("values")
    return [
        statement(*((line, k) if axis == "y" else (k, line)), quantity, rank, text.span(at + start, at + end))
        for line in places
        for k, (quantity, start, end) in enumerate(values)
    ]
