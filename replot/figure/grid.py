"""The cells of a panel, and what is known of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from replot.errors import SpecError

__all__ = ["ABSENT", "APPROXIMATE", "BLANK", "RANGE", "STATED", "STATES", "UNSTATED", "Grid"]

STATED = "s"
"""The text gives a number."""
APPROXIMATE = "a"
"""The text gives a number and says that it is not exact."""
RANGE = "r"
"""The text gives only two ends; the value is their middle."""
BLANK = "b"
"""The figure shows an empty cell there."""
UNSTATED = "u"
"""The figure has the cell, the text does not say what is in it."""

STATES = (STATED, APPROXIMATE, RANGE, BLANK, UNSTATED)

ABSENT: dict[str, Any] = {"low": np.nan, "high": np.nan, "error": np.nan, "suffix": "", "bold": False}
"""What a cell holds in the arrays that a grid need not have, where nothing is said."""


def _array(values: Any, dtype: Any) -> np.ndarray:
    # None stands for "no value" in plain data; numpy turns it into NaN for float arrays
    array = np.array(values, dtype=dtype)
    array.flags.writeable = False
    return array


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """The cells of a panel, row by row from the top.

    Attributes
    ----------
    values : ndarray of float, shape (rows, columns)
        Numbers as displayed; NaN where there is none. For a range, its middle.
    states : ndarray of str, shape (rows, columns)
        One letter a cell: see :data:`STATED` and its siblings.
    low, high : ndarray of float or None, shape (rows, columns)
        The two ends, where only a range is stated.
    error : ndarray of float or None, shape (rows, columns)
        The error that is stated with a value (``0.85 ± 0.02``).
    suffix : ndarray of str or None, shape (rows, columns)
        What the figure prints after the number, such as stars of significance.
    bold : ndarray of bool or None, shape (rows, columns)
        Cells that the text sets in bold.
    """

    values: np.ndarray
    states: np.ndarray
    low: np.ndarray | None = None
    high: np.ndarray | None = None
    error: np.ndarray | None = None
    suffix: np.ndarray | None = None
    bold: np.ndarray | None = None

    def __init__(
        self,
        values: Any,
        states: Any = None,
        low: Any = None,
        high: Any = None,
        error: Any = None,
        suffix: Any = None,
        bold: Any = None,
    ) -> None:
        put = object.__setattr__
        grid = _array(values, float)
        if grid.ndim != 2:
            raise SpecError("must be rows of equal length", "values")
        put(self, "values", grid)
        if states is None:
            states = np.where(np.isnan(grid), BLANK, STATED)
        elif not isinstance(states, np.ndarray):
            states = [list(row) for row in states]
        put(self, "states", _array(states, "<U1") if grid.size else np.empty(grid.shape, "<U1"))
        given = {"low": low, "high": high, "error": error, "suffix": suffix, "bold": bold}
        for name, absent in ABSENT.items():
            dtype = type(absent)
            array = None if given[name] is None else _array(given[name], dtype)
            if array is not None:
                if array.shape != grid.shape:
                    raise SpecError(f"has the shape {array.shape}, values has {grid.shape}", name)
                # an array that says nothing is the same as none: one figure, one form
                empty = np.isnan(array).all() if dtype is float else not np.any(array != dtype())
                if empty:
                    array = None
            put(self, name, array)
        if self.states.shape != grid.shape:
            raise SpecError(f"has the shape {self.states.shape}, values has {grid.shape}", "states")
        ranged = self.states == RANGE
        has_number = ranged | (self.states == STATED) | (self.states == APPROXIMATE)
        if not (has_number | (self.states == BLANK) | (self.states == UNSTATED)).all():
            wrong = set(self.states.flat) - set(STATES)
            raise SpecError(f"unknown state {str(min(wrong))!r}; known are {', '.join(STATES)}", "states")
        if (has_number & ~np.isfinite(grid)).any():
            row, column = np.argwhere(has_number & ~np.isfinite(grid))[0]
            raise SpecError("the cell is said to have a number and has none", f"values[{row}][{column}]")
        if (~has_number & ~np.isnan(grid)).any():
            row, column = np.argwhere(~has_number & ~np.isnan(grid))[0]
            raise SpecError("the cell is said to have no number and has one", f"values[{row}][{column}]")
        if ranged.any() and (
            self.low is None
            or self.high is None
            or np.isnan(self.low[ranged]).any()
            or np.isnan(self.high[ranged]).any()
        ):
            raise SpecError("a range needs both its ends", "low")

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        rows, columns = self.values.shape
        return rows, columns

    def full(self, name: str) -> np.ndarray:
        """One of the arrays that the grid need not have; where it has none, one that says nothing.

        Parameters
        ----------
        name : {"low", "high", "error", "suffix", "bold"}

        Returns
        -------
        ndarray, shape (rows, columns)
        """
        array = getattr(self, name)
        return np.full(self.shape, ABSENT[name]) if array is None else array

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Grid):
            return NotImplemented
        if self.shape != other.shape or not np.array_equal(self.states, other.states):
            return False
        for name in ("values", "low", "high", "error"):
            mine, theirs = getattr(self, name), getattr(other, name)
            if (mine is None) != (theirs is None):
                return False
            if mine is not None and not np.array_equal(mine, theirs, equal_nan=True):
                return False
        for name in ("suffix", "bold"):
            mine, theirs = getattr(self, name), getattr(other, name)
            if (mine is None) != (theirs is None) or (mine is not None and not np.array_equal(mine, theirs)):
                return False
        return True

    def __hash__(self) -> int:
        return hash((self.values.tobytes(), self.states.tobytes()))
