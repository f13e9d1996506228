"""The content of table cells as numbers: whatever people and programs write into a cell."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from numbers import Real
from typing import Any, TypeAlias

import numpy as np

from replot.errors import ReadError
from replot.figure import APPROXIMATE, BLANK, RANGE, STATED, UNSTATED, Grid
from replot.findings import Finding
from replot.reading.description.lexicon.missing import is_missing, is_unknown
from replot.reading.description.lexicon.parsing import parse_quantity

__all__ = ["CellReader", "is_absent", "label_text", "looks_numeric"]

PLAIN = re.compile(r"[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d{1,3})?")
COMMA_DECIMAL = re.compile(r"(?<![\d.,])(?:\d+,(?:\d{1,2}|\d{4,})(?!\d)|0,\d+|\d{1,3}(?:\.\d{3})+,\d+)"
                           r"(?![,.]?\d)")
POINT_DECIMAL = re.compile(r"(?<![\d.,])(?:\d*\.(?:\d{1,2}|\d{4,})(?!\d)|0\.\d+|\d{1,3}(?:,\d{3})+\.\d+)"
                           r"(?![,.]?\d)")
COMMA_GROUPS = re.compile(r"(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?![,.]?\d)")
IN_PARENTHESES = re.compile(r"\(\s*[$€£]?\d[\d.,]*\s*%?\s*\)")
BEFORE_ASIDE = re.compile(r".*\d.*?\s*[(\[]")
Place: TypeAlias = tuple[str, str, str]
"""Table, column and row of a cell, for messages."""
SPACED = re.compile(r"(?<=\d) (?=\d{3}(?!\d))")


def is_absent(cell: Any) -> bool:
    """None, NaN, NA or NaT: whatever pandas or a spreadsheet has where there is nothing."""
    if isinstance(cell, str):
        return not cell.strip()
    if isinstance(cell, (float, np.floating, Decimal)):
        return math.isnan(cell)
    return cell is None or type(cell).__name__ in ("NAType", "NaTType")


def looks_numeric(cell: Any) -> bool:
    """Whether a cell holds a number in some spelling."""
    if isinstance(cell, str):
        text = cell.strip()
        return bool(PLAIN.fullmatch(text)) or any(parse_quantity(_joined_groups(text), decimal_comma=comma)
                                                  for comma in (False, True))
    return isinstance(cell, (Real, Decimal, np.bool_))


def label_text(label: Any) -> str:
    """A label as a figure shows it: a whole number without ``.0``, a day without its midnight."""
    if is_absent(label):
        return ""
    if isinstance(label, tuple):
        return " / ".join(filter(None, map(label_text, label)))
    if isinstance(label, float | np.floating) and abs(float(label)) < 1e15 and label == int(label):
        return str(int(label))
    if isinstance(label, np.datetime64):
        return str(label).removesuffix("T00:00:00.000000000").replace("T", " ")
    if hasattr(label, "isoformat") and hasattr(label, "hour"):
        return str(label).removesuffix(" 00:00:00")
    return str(label).strip()


def _joined_groups(text: str) -> str:
    return SPACED.sub("", text)


@dataclass
class CellReader:
    """Reads the cells of one table, with one meaning of the comma for all of them.

    Parameters
    ----------
    decimal : str or None
        ``"."`` or ``","``; None decides from the cells.
    accounting : bool
        Whether ``(4.3)`` means -4.3.
    """

    decimal: str | None = None
    accounting: bool = False
    findings: list[Finding] = field(default_factory=list)

    def read(self, columns: Sequence[Any], x: Sequence[str], y: Sequence[str], where: str,
             bold: Sequence[Sequence[bool]] | None = None) -> Grid:
        """The grid of columns of cells; a column is an array of numbers, or a list of anything.

        Raises
        ------
        ReadError
            If a cell holds something that is no number, with its row and column.
        """
        shape = len(y), len(columns)
        arrays: dict[str, np.ndarray] = {"values": np.full(shape, np.nan)}
        comma = self._decimal_comma(columns, where)
        states: dict[tuple[int, int], str] = {}
        extras: dict[tuple[str, int, int], Any] = {}
        asides: list[tuple[int, int]] = []
        for j, column in enumerate(columns):
            if isinstance(column, np.ndarray) and column.dtype.kind in "fiub":
                arrays["values"][:, j] = column
                continue
            for i, cell in enumerate(column):
                at = where, x[j], y[i]
                if isinstance(cell, str):
                    found = self._read_text(cell, comma, at)
                    if found is None:
                        continue
                    value, state, more, aside = found
                    arrays["values"][i, j] = value
                    if state != STATED:
                        states[i, j] = state
                    for name, extra in more.items():
                        extras[name, i, j] = extra
                    if aside:
                        asides.append((i, j))
                elif not is_absent(cell):
                    arrays["values"][i, j] = _number(cell, at)
        if np.isinf(arrays["values"]).any():
            i, j = np.argwhere(np.isinf(arrays["values"]))[0]
            raise _refused((where, x[j], y[i]), "an infinite number has no colour")
        for (name, i, j), extra in extras.items():
            if name not in arrays:
                arrays[name] = np.full(shape, "" if name == "suffix" else np.nan, dtype=object)
            arrays[name][i, j] = extra
        for name in arrays.keys() - {"values"}:
            arrays[name] = arrays[name].astype(str if name == "suffix" else float)
        arrays["states"] = np.where(np.isnan(arrays["values"]), BLANK, STATED)
        for place, state in states.items():
            arrays["states"][place] = state
        if bold is not None:
            marked = np.array(bold, dtype=bool).reshape(shape[1], shape[0]).T
            arrays["bold"] = marked & ~np.isnan(arrays["values"])
        if asides:
            i, j = asides[0]
            self.findings.append(Finding(
                "T106", f"{where}: what stands in parentheses after the number of {_cells(len(asides))} is "
                        f"left out, the first in column {_short(x[j])}, row {_short(y[i])}: "
                        f"{_short(columns[j][i])}.",
                "Write 0.85 ± 0.02 where it is an error."))
        return Grid(**arrays)

    def _read_text(self, cell: str, comma: bool, at: Place) -> tuple[float, str, dict[str, Any], bool] | None:
        text = cell.strip()
        if not comma and PLAIN.fullmatch(text):
            return float(text), STATED, {}, False
        if is_unknown(text):
            return np.nan, UNSTATED, {}, False
        if is_missing(text):
            return None
        if IN_PARENTHESES.fullmatch(text) and not self.accounting:
            raise _refused(at,
                           f"{_short(text)} may be a negative number or an aside; say accounting=True if it "
                               f"means {_short(text.replace('(', '-').replace(')', ''))[1:-1]}")
        found = parse_quantity(_joined_groups(text), accounting=self.accounting, decimal_comma=comma)
        if found is None:
            raise _refused(at, f"{_short(text)} is no number")
        more: dict[str, Any] = {}
        state = APPROXIMATE if found.approximate or found.is_open else STATED
        if found.is_range:
            state, more = RANGE, {"low": found.low, "high": found.high}
        if found.error is not None:
            more["error"] = found.error
        if found.suffix:
            more["suffix"] = found.suffix
        aside = text[-1] in ")]" and not IN_PARENTHESES.fullmatch(text) and bool(BEFORE_ASIDE.match(text))
        return found.value, state, more, aside

    def _decimal_comma(self, columns: Iterable[Any], where: str) -> bool:
        if self.decimal is not None:
            if self.decimal not in (".", ","):
                raise ReadError(f"decimal is '.' or ',', not {self.decimal!r}")
            return self.decimal == ","
        commas, points, groups = None, None, None
        for column in columns:
            if isinstance(column, np.ndarray) and column.dtype.kind != "O":
                continue
            for cell in column:
                if isinstance(cell, str) and ("," in cell or "." in cell):
                    commas = commas or (COMMA_DECIMAL.search(cell) and cell)
                    points = points or (POINT_DECIMAL.search(cell) and cell)
                    groups = groups or (COMMA_GROUPS.search(cell) and cell)
        if commas and points:
            raise ReadError(f"{where}: the comma of {_short(commas)} and the point of {_short(points)} "
                            "cannot both be the decimal mark; say decimal=',' or decimal='.'")
        if groups and not commas and not points:
            self.findings.append(Finding(
                "T105", f"{where}: the comma of {_short(groups)} is taken to part thousands.",
                "Say decimal=',' if it is the decimal mark."))
        return bool(commas)


def _number(cell: Any, at: Place) -> float:
    if isinstance(cell, (Real, Decimal, Fraction, np.bool_)):
        return float(cell)
    raise _refused(at, f"{_short(str(cell))} ({type(cell).__name__}) is no number")


def _refused(at: Place, why: str) -> ReadError:
    where, column, row = at
    return ReadError(f"{where}: column {_short(column)}, row {_short(row)}: {why}")


def _short(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")


def _cells(count: int) -> str:
    return "1 cell" if count == 1 else f"{count} cells"
