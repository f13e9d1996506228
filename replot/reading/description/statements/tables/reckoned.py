"""Lines at the margin of a table that are the means or the sums of the others: ``Mean as source``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from replot.reading.description.lexicon.metrics import MEAN_OR_SUM, unmarked
from replot.reading.description.lexicon.quantities import Quantity
from replot.reading.description.statements.tables.facts import TableCell

__all__ = ["reckoned_lines"]
FEWEST = 2
"""Values that a mean or a sum is of; lines in which it must be so."""
REST = 1e-9
Line = Sequence[TableCell]


def reckoned_lines(names: Sequence[str], others: Sequence[str], lines: Sequence[Line]) -> list[int]:
    """The places of the lines of a table that are called so, and are so in all lines across.

    Parameters
    ----------
    names : sequence of str
        The heads of the lines.
    others : sequence of str
        The heads of the lines across; where these too sum up, the corner may be anything.
    lines : sequence of sequence of TableCell
    """
    called = [_sums_up(name) for name in names]
    first = sum(1 for _ in takewhile(bool, called))
    last = sum(1 for _ in takewhile(bool, reversed(called)))
    inner = [lines[k] for k in range(first, len(names) - last)]
    if any(called[first : len(names) - last]) or len(inner) < FEWEST or not first + last:
        return []
    plain = [k for k, name in enumerate(others) if not _sums_up(name)]
    across = [[line[k].quantity for line in inner if line[k].quantity is not None] for k in plain]
    margins = (k for k, is_margin in enumerate(called) if is_margin)
    return [k for k in margins if _is_reckoned([lines[k][c].quantity for c in plain], across)]


def _sums_up(name: str) -> bool:
    return MEAN_OR_SUM.fullmatch(unmarked(name)) is not None


def _is_reckoned(told: Sequence[Quantity | None], across: Sequence[Sequence[Quantity | None]]) -> bool:
    """Whether all that a line tells is in one way reckoned from the values across."""
    pairs = [(q, [v for v in values if v is not None]) for q, values in zip(told, across, strict=True)]
    given = [(q, values) for q, values in pairs if q is not None]
    if sum(len(values) >= FEWEST for _, values in given) < FEWEST or not all(values for _, values in given):
        return False
    if any(q is None and len(values) >= FEWEST for q, values in pairs):
        return False
    return any(all(within(q, values) for q, values in given) for within in (_is_mean, _is_sum))


def _is_mean(told: Quantity, values: Sequence[Quantity]) -> bool:
    mean = sum(value.value for value in values) / len(values)
    return abs(told.value - mean) <= _half(told) + sum(map(_rounded, values)) / len(values)


def _is_sum(told: Quantity, values: Sequence[Quantity]) -> bool:
    return abs(told.value - sum(value.value for value in values)) <= REST + sum(map(_rounded, values))


def _rounded(quantity: Quantity) -> float:
    """What a value with decimals may lack; one without is taken for exact."""
    return _half(quantity) if quantity.decimals else 0.0


def _half(quantity: Quantity) -> float:
    """Half of the last digit that is told."""
    return 0.5 * 10.0**-quantity.decimals + REST
