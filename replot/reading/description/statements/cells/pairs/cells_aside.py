"""Cells that a bracket tells alone: ``little there (134 after 60 min at 400 °C), but at 500 °C ...``."""

from __future__ import annotations

from collections.abc import Callable

from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.statement import CellStatement
from replot.reading.description.statements.frame import Frame

__all__ = ["read_cells_aside"]
BRACKET = re.compile(r"\((?P<inside>[^()]{5,160})\)")
BOTH = 2
"""Axes of which a bracket names one label each."""


def read_cells_aside(
    text: Text, frame: Frame, read: Callable[[Text], list[CellStatement]]
) -> list[CellStatement]:
    """The cells of brackets that hold a value with both of its labels, and those of the words around them.

    Empty unless a number outside of the brackets is told as well, or there is none.
    """
    inside: list[CellStatement] = []
    rest = text.text
    for bracket in BRACKET.finditer(text.text):
        if not _tells_one(bracket["inside"], frame):
            continue
        cells = read(text.cut(*bracket.span("inside")))
        if len(cells) != 1:
            return []
        inside += cells
        rest = rest[: bracket.start()] + blank(bracket) + rest[bracket.end() :]
    if not inside:
        return []
    around = read(text.reworded(rest))
    if not around and any(not frame.written(q) for q in find_quantities(rest)):
        return []
    places = [(cell.row, cell.column) for cell in (*inside, *around)]
    return [*inside, *around] if len(set(places)) == len(places) else []


def _tells_one(said: str, frame: Frame) -> bool:
    """Whether words hold one number that is no label, and one label of each axis."""
    named = [mention for mention in frame.mentions(said) if mention.sure]
    axes = {axis for mention in named for axis, _ in mention.places}
    numbers = [q for q in find_quantities(said) if not any(m.start <= q.number_start < m.end for m in named)]
    return len(numbers) == 1 and len(named) == len(axes) == BOTH
