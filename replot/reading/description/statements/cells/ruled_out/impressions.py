"""Ranges of a line that do not count beside cells told one by one."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import Quantity
from replot.reading.description.statements.cells.statement import CellStatement, Ranks

__all__ = ["REMARK", "without_crossed", "without_impressions", "without_summaries"]
REMARK = re.compile(
    r"(?<=\d\)),\s+(?:indicating|suggesting|showing|representing|slightly|also|which|the (?:most|least))\b"
    r".*$|(?<=[\d%]),\s+(?:as )?(?:indicated|shown|represented|denoted|marked|depicted|colou?red) "
    r"(?:by|in|as|with)\b.*$"
)
"""What is said of the value of one cell: ``(0.04), indicating the strongest similarity``."""


def without_impressions(cells: list[CellStatement]) -> list[CellStatement]:
    """The cells without ranges that are impressions of a line, unless the text tells its lines so throughout.

    ``Low (0.4-0.5) across most datasets`` of one line among others whose cells are named says little of any
    one cell; where most lines are told by ranges, that is how the text states its cells.
    """
    for axis in {cell.line for cell in cells if cell.loose}:
        told = {cell.row if axis == "y" else cell.column for cell in cells}
        ranged = {cell.row if axis == "y" else cell.column for cell in cells if cell.line == axis}
        if 2 * len(ranged) <= len(told):
            cells = [cell for cell in cells if not (cell.loose and cell.line == axis)]
    return cells


def without_crossed(cells: list[CellStatement]) -> list[CellStatement]:
    """The cells without those where two lines of a symmetric matrix meet whose ranges exclude each other.

    ``A is at 0.5-0.6 with the others, B at 0-0.1 with the others``: nothing is known of A and B.
    """
    told = ((c, c.quantity) for c in cells if c.line and c.quantity is not None)
    ranges = {(c.row, c.column): quantity for c, quantity in told if quantity.is_range}
    mirrors = ((place, ranges.get((place[1], place[0]))) for place in ranges)
    apart = {place for place, mirror in mirrors if mirror and _exclude_each_other(ranges[place], mirror)}
    return [cell for cell in cells if not (cell.line and (cell.row, cell.column) in apart)]


def _exclude_each_other(one: Quantity, other: Quantity) -> bool:
    ends = one.low, one.high, other.low, other.high
    low, high, least, most = (float("nan") if end is None else end for end in ends)
    return high < least or most < low


def without_summaries(cells: list[CellStatement]) -> list[CellStatement]:
    """The cells without the range of a line whose cells are told one by one as well.

    ``Type 1: high (80-100%) for lengths 0-9`` sums up what ``Length 0: 99%`` and its like say below it; the
    number of a cell counts before such a range.
    """
    exact = {
        (c.row, c.column)
        for c in cells
        if c.rank < Ranks.SUMMARY and c.quantity is not None and not c.quantity.is_range
    }
    ranges: dict[tuple, list[CellStatement]] = {}
    for cell in cells if exact else ():
        if cell.rank in (Ranks.LIST, Ranks.PROSE, Ranks.DEFAULT) and cell.quantity and cell.quantity.is_range:
            ranges.setdefault(tuple(cell.span[:2]), []).append(cell)
    dropped = set()
    for group in ranges.values():
        told = [cell for cell in group if (cell.row, cell.column) in exact]
        if len(group) == 1 or not told:
            continue
        for cell in told:
            cell.rank = max(cell.rank, Ranks.SUMMARY)
        if 2 * len(told) >= len(group):
            dropped |= {id(cell) for cell in group} - {id(cell) for cell in told}
    return [cell for cell in cells if id(cell) not in dropped]
