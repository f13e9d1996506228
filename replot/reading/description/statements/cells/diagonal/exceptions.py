"""The diagonal, or all beside it, but for some cells: ``the diagonal is 50 except for oak, which is 46``."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.diagonal.told import read_diagonal
from replot.reading.description.statements.cells.diagonal.words import AND_OTHERS, DIAGONAL, OFF_DIAGONAL
from replot.reading.description.statements.cells.many.default_of import default_of
from replot.reading.description.statements.cells.many.exceptions import Read, along_free, everywhere
from replot.reading.description.statements.cells.statement import CellStatement, Context, Ranks
from replot.reading.description.statements.cells.tokens import tokenize
from replot.reading.description.statements.frame import Frame

__all__ = ["read_diagonal_but"]
ALL_CELLS = "all cells"
NEXT = re.compile(r"(?<=[\d)%])\s*(?:[,;]\s*(?:and\s+)?|\s+and\s+)(?!which\b)")
"""Between two exceptions: ``which is 3, and``."""
JOINT = re.compile(r"[\s,;]*(?:and|while|whereas|with|but)?\s*", re.I)


def read_diagonal_but(
    head: Text, tail: Text, frame: Frame, context: Context, rank: int, read: Read
) -> list[CellStatement] | None:
    """The cells of the diagonal or of all beside it, and the exceptions; empty unless all are understood.

    None where the ``head`` of the sentence speaks of neither.
    """
    if context.fixed or frame.x != frame.y or DIAGONAL.search(head.text) is None:
        return None
    if (off := OFF_DIAGONAL.search(head.text)) is not None:
        source = head.text
        every = source[: off.start()] + ALL_CELLS.ljust(len(off[0])) + source[off.end() :]
        if (told := default_of(head.reworded(every), frame, context)) is None:
            return []
        token, quantity, _ = told
        cells = everywhere(quantity, head.span(token.start, token.end), frame, context)
        rest = [cell for cell in cells if cell.row != cell.column]
        return _but(rest, tail, _each(tail, frame, context, read), frame)
    others = AND_OTHERS.search(tail.text)
    if others is not None:
        joint = JOINT.match(tail.text, others.start())
        behind = read(tail.cut(joint.end() if joint else others.start()), context)
        tail = tail.cut(0, others.start())
    else:
        behind = []
    own = along_free(tail, frame, Context({"y": [0]}), rank)
    rest = read_diagonal(head, frame, context, Ranks.DEFAULT)
    if len(rest) != len(frame.x) or len({cell.quantity.value for cell in rest if cell.quantity}) != 1:
        return []
    cells = _but(rest, tail, [replace(cell, row=cell.column) for cell in own], frame)
    return cells + behind if cells else []


def _each(tail: Text, frame: Frame, context: Context, read: Read) -> list[CellStatement]:
    """The exceptions, each by itself where that gives one cell for each."""
    cuts = [m.span() for m in NEXT.finditer(tail.text)]
    spans = zip([0, *(b for _, b in cuts)], [*(a for a, _ in cuts), len(tail)], strict=True)
    found = [read(part, context) for a, b in spans if (part := tail.cut(a, b))]
    alone = [cell for cells in found for cell in cells]
    return alone if all(len(cells) == 1 for cells in found) else read(tail, context)


def _but(
    rest: list[CellStatement], tail: Text, stated: list[CellStatement], frame: Frame
) -> list[CellStatement]:
    """The rest and the exceptions, where each label and each number of these is used."""
    places = {(cell.row, cell.column) for cell in stated}
    values = [q for q in find_quantities(tail.text) if not frame.written(q)]
    named = [t for t in tokenize(tail.text, frame) if t.kind == "L" and t.sure]
    labels = {k for token in named for axis, k in token.places if axis == "y"}
    used = {k for place in places for k in place}
    allowed = {(cell.row, cell.column) for cell in rest}
    if not places or not places <= allowed or not labels <= used:
        return []
    if len({cell.span for cell in stated}) < len(values) or len(places) < len(stated):
        return []
    return stated + [cell for cell in rest if (cell.row, cell.column) not in places]
