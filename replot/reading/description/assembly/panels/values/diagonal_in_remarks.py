"""The one value of the diagonal, which remarks on a figure tell beside the other cells."""

from __future__ import annotations

from collections.abc import Iterable

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.statement import CellStatement, Context, Ranks
from replot.reading.description.statements.cells.values import read_values
from replot.reading.description.statements.frame import Frame

__all__ = ["read_diagonal_in_remarks"]
ONE_ON_DIAGONAL = rare(r"(?<!off-)(?<!off )(?<!anti-)\bdiagonal\b[^.;]{0,60}?\b1(?:\.0+)?\b", re.I)


def read_diagonal_in_remarks(
    sentences: Iterable[Text], frame: Frame, known: list[CellStatement]
) -> list[CellStatement]:
    """The cells of the diagonal, where a sentence gives all of them one value and nothing is known of any."""
    if frame.x != frame.y or any(cell.row == cell.column for cell in known):
        return []
    for text in sentences:
        if ONE_ON_DIAGONAL.search(text.text) is None:
            continue
        cells = read_values(text, frame, Context(), Ranks.PROSE)
        values = {cell.quantity.value if cell.quantity is not None else None for cell in cells}
        places = {(cell.row, cell.column) for cell in cells}
        if len(values) == 1 and places == {(k, k) for k in range(len(frame.x))}:
            return cells
    return []
