"""Numbers in cells read from their ink, digit by digit."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from itertools import product

import numpy as np

from replot.comparing.inks import beginnings, drawn, measured, window
from replot.comparing.layouts import Label
from replot.comparing.looking import FOREIGN, SLACK, TOLERANCE, moved, shifts
from replot.comparing.sides import Side

__all__ = ["read_number"]

INSET = 3
"""So many pixels at each side of a cell are left out: its edges are there."""

LONGER, FINER = 3, 2
"""A number may have so many digits more before its point, and behind it, than the right one."""

NUMBER = re.compile(r"([+\u2212-]?)(\d+)(?:([.,])(\d+))?(\D*)")
"""Sign, digits before the point, the point, digits behind it, and a unit."""

WIDER = 2
"""Two texts may be so many pixels apart in width and still be numbers of as many digits: a one is narrow."""


def read_number(label: Label, side: Side, engine: str, colors: Iterable[tuple[float, ...]]
                ) -> tuple[str, tuple[float, ...]] | None:
    """The number that a cell shows in the place of another one, and its colour.

    Digits are equally wide in most fonts. So each of them is chosen for itself, among ten; what they say
    together must then be all the ink that the cell has.

    Parameters
    ----------
    label : Label
        The number that should be there.
    side : Side
    engine : str
        What drew it.
    colors : iterable of tuple of float
        In which it may be printed.
    """
    if label.cell is None or NUMBER.fullmatch(label.text) is None:
        return None
    layout = side.layout
    cell = layout.tiles[label.cell.panel].cell(*label.cell[1:])
    part = window(cell, -INSET, layout.width, layout.height)
    if part[2] - part[0] < 2 * INSET or part[3] - part[1] < 2 * INSET:
        return None
    ground, pixels = side.ground(part), side.cut(part)

    @cache
    def ink_of(begin: tuple[float, float], text: str) -> np.ndarray:
        return drawn([label], engine, part, layout, text, begin)

    for color in dict.fromkeys(colors):
        ink, off = measured(pixels, color, ground)
        contrast = float(np.abs(np.asarray(color) - ground).max(axis=-1).min())
        if off.max() > FOREIGN or ink.min() < -0.3 or contrast < 2 * FOREIGN:
            continue
        for shape in _shapes(label.text):
            for begin in beginnings(label, shape, layout):
                shown = partial(ink_of, begin)
                if abs(_width(shown(shape)) - _width(ink)) > WIDER:
                    continue
                text = _closest(shape, ink, shown)
                slack = TOLERANCE + 4 / contrast
                if text != label.text and any(
                        (np.abs(moved(shown(text), *by) - ink) <= slack).all() for by in shifts(SLACK)):
                    return text, color
    return None


def _shapes(text: str) -> Iterator[str]:
    """Numbers like that of a text, with and without a sign, of more and fewer digits; all digits are 0."""
    parts = NUMBER.fullmatch(text)
    if parts is None:
        return
    sign, whole, point, after, unit = parts.groups(default="")
    counts = product(range(1, len(whole) + LONGER + 1), range(len(after) + FINER + 1) if point else (0,))
    for before, behind in sorted(counts, key=lambda n: abs(n[0] - len(whole)) + abs(n[1] - len(after))):
        for mark in dict.fromkeys((sign, "", "\u2212", "-")):
            yield f"{mark}{'0' * before}{point * (behind > 0)}{'0' * behind}{unit}"


def _closest(shape: str, ink: np.ndarray, shown: Callable[[str], np.ndarray]) -> str:
    """The number of a shape that looks most like some ink: digit by digit, in the columns of each."""
    off = np.stack([np.abs(shown(shape.replace("0", digit)) - ink).sum(axis=0) for digit in "0123456789"])
    zeros, text = shown(shape), shape
    for k, char in enumerate(shape):
        if char == "0":
            # a nought and a one have no stroke in common
            other = np.abs(shown(f"{shape[:k]}1{shape[k + 1:]}") - zeros) > TOLERANCE
            where = np.flatnonzero(other.any(axis=0))
            digit = off[:, where[0]:where[-1] + 1].sum(axis=1).argmin() if len(where) else 0
            text = f"{text[:k]}{digit}{text[k + 1:]}"
    return text


def _width(ink: np.ndarray) -> int:
    """So many pixels a text is wide."""
    columns = np.flatnonzero((ink > 0.3).any(axis=0))
    return int(columns[-1] - columns[0] + 1) if len(columns) else 0
