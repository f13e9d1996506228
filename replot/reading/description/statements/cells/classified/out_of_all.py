"""Counts of a confusion matrix told as parts of all of a class: ``elm taken for fir (18/80)`` is 18."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.classified.clauses import COUNT, counted
from replot.reading.description.statements.cells.classified.outcome_words import numerator
from replot.reading.description.statements.cells.statement import CellStatement

__all__ = ["counts_beside_shares", "counts_out_of_all"]
BEHIND = re.compile(
    rf"\s?(?:of (?:the )?[^()\d,;:.]{{1,40}}?)?"
    rf"\((?P<n>{COUNT})(?:\s?/\s?(?P<all>{COUNT})| (?:out )?of (?P<of>{COUNT}))(?: [a-z]+)?\)"
)
"""``84% of oaks (42/50)``: the count that the share is of, and of how many."""
BEFORE = re.compile(
    rf"(?<![\w.,])(?P<n>{COUNT}) (?:out )?of (?:the )?(?P<all>{COUNT})(?: [^()\d,;:.]{{1,40}}?)? ?\($"
)
"""``42 of 50 oaks (84%)``."""
LONGEST = 80
WHOLE = 100
NEAR = 0.6
"""By how much a share may be rounded."""


def counts_out_of_all(cells: Sequence[CellStatement]) -> list[CellStatement]:
    """The cells, with the count that was told where it was told as a part of all, and not with its share."""
    return [
        cell if cell.quantity is None else replace(cell, quantity=numerator(cell.quantity)) for cell in cells
    ]


def counts_beside_shares(cells: Sequence[CellStatement], said: Sequence[Text]) -> list[CellStatement]:
    """The cells, in which a share among counts is the count that stands behind it, or none.

    ``84% of oaks (42/50)`` is 42 where others are counts. That some of these are beyond a hundred
    shows that they are no shares without their sign.
    """
    counted = [cell.quantity for cell in cells if cell.quantity is not None and _is_count(cell.quantity)]
    shares = [cell for cell in cells if cell.quantity is not None and cell.quantity.percent]
    if not shares or max((count.value for count in counted), default=0) <= WHOLE:
        return list(cells)
    found = _counted(shares, said)
    told = [found.get(id(cell), cell) for cell in cells]
    return [cell for cell in told if cell is not None]


def _is_count(quantity: Quantity) -> bool:
    return not (quantity.percent or quantity.decimals or quantity.is_range or quantity.is_open)


def _counted(cells: Sequence[CellStatement], said: Sequence[Text]) -> dict[int, CellStatement | None]:
    """Each cell with the count beside its share, if it comes to that share."""
    of_span = {cell.span: cell for cell in cells}
    out: dict[int, CellStatement | None] = {id(cell): None for cell in cells}
    for text in said:
        for q in find_quantities(text.text) if "%" in text.text else ():
            cell = of_span.get(text.span(q.start, q.end))
            if cell is None:
                continue
            told = BEHIND.match(text.text, q.end)
            told = told or BEFORE.search(text.text, max(0, q.start - LONGEST), q.start)
            if told is None:
                continue
            whole = float(told[told.lastgroup or ""].replace(",", ""))
            count = counted(told)
            if whole and abs(WHOLE * count.value / whole - q.value) <= NEAR:
                out[id(cell)] = replace(cell, quantity=count, span=text.span(*told.span("n")))
    return out
