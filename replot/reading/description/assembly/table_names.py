"""What a table calls its rows, its columns and its axes, where its heads do not say so alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.lexicon.sides import side_of, side_of_all
from replot.reading.description.statements.table_facts import TableFact

if TYPE_CHECKING:
    from replot.reading.description.assembly.gather import PanelFacts

__all__ = ["name_of_columns", "name_of_rows", "with_heads"]


def name_of_rows(table: TableFact) -> str | None:
    """What the corner calls the rows; not ``Predicted`` or the name of a model over ``Actual ham``."""
    side = side_of_all(table.rows)
    return None if side and side_of(table.row_name or "") != side else table.row_name


def name_of_columns(table: TableFact) -> str | None:
    """What a table calls its columns, if only in a corner ``Predicted`` over rows ``Actual ham``."""
    if table.column_name or not table.row_name or name_of_rows(table) is not None:
        return table.column_name
    return table.row_name if side_of(table.row_name) else None


def with_heads(table: TableFact, panel: PanelFacts, square: bool) -> bool:
    """Give rows and columns without heads the labels that the text lists, else numbers from 1.

    In a matrix that the text calls square, labels of one axis are those of the other, and those of a
    classification report are both. False where the text lists another number of labels: no place is sure.
    """
    square = square and len(table.rows) == len(table.columns)
    for fact, other, names in ((panel.x, panel.y, "columns"), (panel.y, panel.x, "rows")):
        heads = getattr(table, names)
        if any(heads):
            continue
        known = fact.categories if fact.kind != "partial" else ()
        if not known and square:
            both = (other.categories if other.kind != "partial" else (), panel.classes)
            known = next((names for names in both if len(names) == len(heads)), ())
        if known and len(known) != len(heads):
            panel.misfits.append((table.cells[0][0].text.span(), len(heads), len(known)))
            return False
        setattr(table, names, list(known) or [str(k + 1) for k in range(len(heads))])
    return True
