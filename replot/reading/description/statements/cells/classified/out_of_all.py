"""Counts of a confusion matrix told as parts of all of a class: ``elm taken for fir (18/80)`` is 18."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from replot.reading.description.statements.cells.classified.outcome_words import numerator
from replot.reading.description.statements.cells.statement import CellStatement

__all__ = ["counts_out_of_all"]


def counts_out_of_all(cells: Sequence[CellStatement]) -> list[CellStatement]:
    """The cells, with the count that was told where it was told as a part of all, and not with its share."""
    return [
        cell if cell.quantity is None else replace(cell, quantity=numerator(cell.quantity)) for cell in cells
    ]
