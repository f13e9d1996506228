"""Lines that differ in one plain number alone, and so are read alike: ``- GPT-4: 0.61``, line after line."""

from __future__ import annotations

from replot.reading.description.assembly.facts import PanelFacts
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.statement import CellStatement, Context, Ranks, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["LinesAlike"]
ONE_NUMBER = re.compile(r"([^:=]{1,60}: )[-+−]?\d+(?:\.\d+)?")
Kind = tuple[object, ...]
"""What the reading of a line depends on besides its number: words, what is bold, role, the free axis."""


class LinesAlike:
    """The lines of one panel that hold a label and a number: each kind of them is read once.

    Where numbers may be labels, no line tells of another one.

    Parameters
    ----------
    frame : Frame
    panel : PanelFacts
    """

    def __init__(self, frame: Frame, panel: PanelFacts) -> None:
        self._frame, self._panel = frame, panel
        self._places: dict[Kind, int | None] = {}
        self._done = (0, 0, 0, 0)

    def kind_of(self, block: Block, role: str, context: Context) -> Kind | None:
        """What a line has in common with those that are read alike; None where it may be read otherwise."""
        text = block.text
        if block.kind != "item" or self._frame.numeric or len(context.fixed) != 1:
            return None
        line = ONE_NUMBER.fullmatch(text.text)
        ((_, fixed),) = context.fixed.items()
        if line is None or len(fixed) != 1:
            return None
        self._done = self._state()
        return line[1], tuple(text.bold), role, context.free

    def read(self, kind: Kind, block: Block, context: Context) -> bool:
        """State the cell of a line as that of one that was read; whether there was one."""
        place = self._places.get(kind)
        if place is None:
            return False
        cell = self._cell(block, place, context)
        if cell is None or self._panel.is_label(cell.span):
            return False
        self._panel.cells.append(cell)
        self._panel.told.append((block.text, 1))
        return True

    def learn(self, kind: Kind, block: Block, context: Context) -> None:
        """Keep how a line was read, where that gave its one cell and nothing else."""
        panel, (cells, told, misfits, lost) = self._panel, self._done
        place = None
        if self._state() == (cells + 1, told + 1, misfits, lost) and panel.told[-1] == (block.text, 1):
            cell = panel.cells[-1]
            place = cell.column if context.free == "x" else cell.row
            if cell.row == cell.column or cell != self._cell(block, place, context):
                place = None  # a cell of the diagonal does not tell the one axis from the other
        self._places[kind] = place

    def _cell(self, block: Block, place: int, context: Context) -> CellStatement | None:
        text = block.text
        quantity: Quantity | None = next(find_quantities(text.text), None)
        if quantity is None:
            return None  # more digits than a number may have
        start, end = quantity.number_start, quantity.end
        ((_, (fixed,)),) = context.fixed.items()
        row, column = (fixed, place) if context.free == "x" else (place, fixed)
        bold = text.is_bold(start, start + len(quantity.text))
        return statement(row, column, quantity, Ranks.LIST, text.span(quantity.start, end), bold)

    def _state(self) -> tuple[int, int, int, int]:
        panel = self._panel
        return len(panel.cells), len(panel.told), len(panel.misfits), len(panel.lost)
