"""Tables that tell something of each line, and not its cells: how often it is right, where it is best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.statement import CellStatement, Ranks, statement
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.tables.facts import TableFact

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["diagonal_of", "tells_of_lines"]
TOLD = ("list", "range")
OF_LINES = re.compile(
    r"(?:the )?(?:best|worst|highest|lowest|largest|smallest|max(?:imum)?|min(?:imum)?|peak|mean|average|"
    r"median|"
    r"diagonal|correct(?:ly)?|recall|spread|range|winner|trend)\b",
    re.I,
)
RIGHT = re.compile(r"(?:(?:% |percent |share )?correct(?:ly classified)?(?: \(?%\)?)?|diagonal(?: .*)?|"
                   r"recall.*)", re.I)


def tells_of_lines(table: TableFact, panel: PanelFacts, frame: Frame) -> bool:
    """Whether no column is one of the axis that the text lists, and one of them tells of whole lines.

    Parameters
    ----------
    table : TableFact
        Its rows are lines of the figure.
    panel : PanelFacts
    frame : Frame
        The axes that the text tells.
    """
    if panel.x.kind not in TOLD or panel.y.kind not in TOLD or table.long:
        return False
    heads = [head.text for head in table.block.rows[0]] if table.block.header == 1 else table.columns
    return len(table.rows) > 1 and any(map(OF_LINES.match, heads)) and any(
        all(frame.resolve(row, axis) is not None for row in table.rows)
        and len(table.columns) != len(frame.axis(OTHER[axis]))
        and not any(frame.resolve(column, OTHER[axis]) for column in table.columns)
        for axis in "yx"
    )


def diagonal_of(table: TableFact, panel: PanelFacts, frame: Frame) -> list[CellStatement]:
    """The cells of a diagonal that a table tells in its only column: ``| rust | 88 |`` under ``correct``."""
    square = panel.x.categories == panel.y.categories
    if len(table.columns) != 1 or not square or not RIGHT.fullmatch(table.columns[0]):
        return []
    out = []
    for name, (cell,) in zip(table.rows, table.cells, strict=True):
        found = frame.resolve(name, "y")
        if found is not None and len(found[1]) == 1 and cell.quantity is not None:
            (k,) = found[1]
            bold = bool(cell.text.bold)
            out.append(statement(k, k, cell.quantity, Ranks.TABLE, cell.text.span(), bold, None))
    return out
