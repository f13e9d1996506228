"""What a rule finds of a clause, and how numbers of a claim are compared with those of a grid."""

from __future__ import annotations

from typing import NamedTuple

from replot.reading.description.claims.clauses import Clause
from replot.reading.description.claims.cube import Cell, Cube
from replot.reading.description.claims.tokens import Token

__all__ = ["HOLDS", "OPEN", "TINY", "Verdict", "is_label", "shown", "slack", "stated"]

TINY = 1e-9


class Verdict(NamedTuple):
    """Whether a claim holds: None where the cells do not tell.

    Attributes
    ----------
    holds : bool or None
    words : str
        What the cells say instead.
    cells : tuple of Cell
        The cells that say so.
    """

    holds: bool | None
    words: str = ""
    cells: tuple[Cell, ...] = ()


HOLDS, OPEN = Verdict(True), Verdict(None)


def stated(clause: Clause, token: Token, upper: bool = False) -> float | None:
    """The number of a claim in the unit of the grid, or None where the unit is in doubt."""
    cube = clause.cube
    value = token.upper if upper else token.value
    if not cube.filled.any():
        return None
    largest = cube.largest
    if token.percent and largest <= 1.0:
        return value / 100
    if not token.percent and ((largest > 2.0 and 0 < abs(value) < 1) or (largest <= 1.0 < abs(value))):
        return None
    return value


def is_label(clause: Clause, token: Token, upper: bool = False) -> bool:
    """Whether a bare number may be a label of an axis that the clause does not name otherwise."""
    named = {label.axis for label in clause.of("l")}
    written = f"{token.upper if upper else token.value:.{token.decimals}f}"
    return any(clause.names.is_written(axis, written) for axis in "xyp" if axis not in named)


def slack(clause: Clause, token: Token) -> float:
    """How far a number of a claim may be off: by a unit of its last digit, if it has fewer than the grid."""
    decimals = token.decimals + (2 if token.percent and stated(clause, token) != token.value else 0)
    if decimals >= clause.cube.decimals:
        return TINY
    return 10.0**-decimals + TINY


def shown(cube: Cube, cell: Cell) -> str:
    """``0.33 (rotate, Length 20)``, with ``85 to 90`` for a range and ``~58`` for an approximate number."""
    return f"{cube.written(cell)} ({cube.name(cell)})"
