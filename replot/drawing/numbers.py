"""The numbers in the cells: how they are written, and how they are made to fit."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from replot.drawing.fonts import Font
from replot.drawing.text import LINE_HEIGHT, text_width
from replot.figure import APPROXIMATE, RANGE, Grid, Panel

__all__ = ["Written", "drafts", "exact_format", "format_number", "shorter", "write"]

MINUS, DASH = "\u2212", "\u2013"
_PRECISION = re.compile(r"^(.*\.)(\d+)([fFeEgG%])$")


def exact_format(values: np.ndarray) -> tuple[str, bool]:
    """The shortest format that gives back every one of some numbers, the same for all of them.

    Parameters
    ----------
    values : ndarray of float
        Without NaN.

    Returns
    -------
    format : str
    exact : bool
        False if there is none with a reasonable number of digits; then it keeps three.
    """
    values = np.unique(values)
    if not values.size:
        return ".0f", True
    largest = float(np.abs(values).max())
    nonzero = np.abs(values[values != 0])
    wide = bool(nonzero.size) and float(nonzero.max()) / 1e4 >= float(nonzero.min())
    if largest < 1e15:
        decimals = next((d for d in range(7) if np.array_equal(np.round(values, d), values)), None)
        if decimals is not None and (decimals <= 4 or (largest >= 1e-3 and not wide)):
            return f".{decimals}f", True
    for digits in range(4):
        if all(float(f"{value:.{digits}e}") == value for value in values.tolist()):
            return f".{digits}e", True
    if 1e-3 <= largest < 1e6:
        return f".{min(max(2 - int(np.floor(np.log10(largest))), 0), 4)}f", False
    return ".2e", False


def shorter(spec: str) -> str | None:
    """The format with one digit less after the point, or None."""
    match = _PRECISION.match(spec)
    if match is None or match[2] == "0":
        return None
    return f"{match[1]}{int(match[2]) - 1}{match[3]}"


def decimals_of(spec: str) -> int:
    """Digits after the point."""
    match = _PRECISION.match(spec)
    return int(match[2]) if match else 0


def telling_decimals(values: np.ndarray) -> int:
    """The decimals below which some numbers would hardly differ: one digit of their range must be left."""
    # halves, because the whole reach of the largest numbers is no number any more
    reach = float(values.max() / 2 - values.min() / 2) if values.size else 0.0
    return max(0, -math.floor(math.log10(reach) + math.log10(2 * 0.999))) if reach else 0


def format_number(value: float, spec: str, signed: bool = False) -> str:
    """A number as it is printed: a true minus, no negative zero, no padded exponent, and none for zero."""
    text = format(value, spec)
    if "e" in text or "E" in text:
        text = re.sub(r"([eE])([+-])0*(?=\d)", lambda m: m[1] + m[2].replace("+", ""), text) if value else "0"
    if text.startswith("-") and not re.search("[1-9]", text):
        text = text[1:]
    if signed and value > 0 and not text.startswith(("+", " ")) and re.search("[1-9]", text):
        text = "+" + text
    return text.replace("-", MINUS)


@dataclass(frozen=True, eq=False)
class Written:
    """The numbers of a panel in one format.

    Attributes
    ----------
    grid : Grid
    format : str
    signed : bool
        Write ``+`` before positive numbers.
    errors : bool
        Whether errors stand on a second line.
    dropped : int
        Decimals that were dropped to get here.
    """

    grid: Grid
    format: str
    signed: bool = False
    errors: bool = False
    dropped: int = 0

    @cached_property
    def texts(self) -> np.ndarray:
        """What is printed in every cell; objects, shape (rows, columns)."""
        return write(self.grid, self.format, self.signed, self.errors)

    @property
    def bold(self) -> np.ndarray:
        """Which cells are bold; shape (rows, columns)."""
        return np.zeros(self.grid.shape, bool) if self.grid.bold is None else self.grid.bold

    def extent(self, families: tuple[str, ...]) -> tuple[float, float]:
        """Width and height (em) of the largest number."""
        width, height = 0.0, 0.0
        for heavy in (False, True):
            font, texts = Font(families, heavy), set(self.texts[self.bold == heavy].tolist()) - {""}
            if texts:
                width = max(width, *(text_width(text, font) for text in texts))
                more = max(text.count("\n") for text in texts)
                height = max(height, font.face.cap_height + more * LINE_HEIGHT)
        return width, height


def write(grid: Grid, spec: str, signed: bool = False, errors: bool = True) -> np.ndarray:
    """What is printed in every cell.

    Parameters
    ----------
    spec : str
        Format specification of Python.
    signed : bool
        Write ``+`` before positive numbers.
    errors : bool
        Put the error on a second line.

    Returns
    -------
    ndarray of str (objects), shape (rows, columns)
        Empty where there is no number.
    """
    texts = np.full(grid.shape, "", dtype=object)
    shown = ~np.isnan(grid.values)
    # most grids repeat their numbers, and writing one takes time
    distinct, where = np.unique(grid.values[shown], return_inverse=True)
    written = np.array([format_number(value, spec, signed) for value in distinct.tolist()], dtype=object)
    texts[shown] = written[where.ravel()]
    low, high, error = grid.low, grid.high, grid.error
    if low is not None and high is not None:
        for i, j in np.argwhere(grid.states == RANGE).tolist():
            ends = [format_number(end[i, j], spec, signed) for end in (low, high)]
            texts[i, j] = (" to " if MINUS in "".join(ends) else DASH).join(ends)
    approximate = grid.states == APPROXIMATE
    # the tilde and the minus would run into one dash
    texts[approximate] = [f"~\u2009{text}" if text.startswith(MINUS) else f"~{text}"
                          for text in texts[approximate]]
    if grid.suffix is not None:
        texts[shown] += grid.suffix[shown].astype(object)
    if errors and error is not None:
        for i, j in np.argwhere(shown & ~np.isnan(error)).tolist():
            texts[i, j] += "\n\u00b1" + format_number(error[i, j], spec)
    return texts


def drafts(panel: Panel, signed: bool, min_decimals: int | None) -> tuple[list[Written], bool]:
    """The ways in which the numbers of a panel may be written, the fullest first.

    Parameters
    ----------
    min_decimals : int or None
        How far decimals may be dropped; None forbids it.

    Returns
    -------
    drafts : list of Written
    exact : bool
        Whether the first one says all that the figure knows.
    """
    grid = panel.grid
    # of a range its ends are printed, not the middle
    printed = np.where(grid.states == RANGE, np.nan, grid.values)
    numbers = [printed, *(array for array in (grid.low, grid.high, grid.error) if array is not None)]
    values = np.concatenate([array[~np.isnan(array)] for array in numbers])
    spec, exact = (panel.annotation.format, True) if panel.annotation.format else exact_format(values)
    signed = signed and bool((values < 0).any() and (values > 0).any())
    specs = [spec]
    least = None if min_decimals is None else max(min_decimals, telling_decimals(values))
    while least is not None and decimals_of(specs[-1]) > least and (less := shorter(specs[-1])):
        specs.append(less)
    ways = [(one, False) for one in specs]
    if grid.error is not None:
        ways.insert(0, (spec, True))
    return [Written(grid, one, signed, errors, specs.index(one)) for one, errors in ways], exact
