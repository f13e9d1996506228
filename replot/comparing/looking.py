"""A label in a picture looked at closely: its ink, which pixels are its own, where else it might stand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, cached_property

import numpy as np

from replot.comparing.inks import Window, measured, window
from replot.comparing.layouts import Label
from replot.comparing.sides import Side

__all__ = ["FOREIGN", "SLACK", "TOLERANCE", "Look", "apart", "look_at", "moved", "shifts"]

SLACK = 2
"""A label may stand so many pixels away from its place: engines round differently."""

TOLERANCE = 0.1
"""By so much may the ink of a pixel differ from the ink of the text drawn afresh."""

FOREIGN = 12
"""A pixel that is so many levels from every mixture of text and ground holds something else."""

TELLING = 60
"""So many pixels are looked at first."""

FAINT = 24
"""A text whose colour is no more levels away from what it stands on cannot be seen."""


@dataclass(frozen=True, eq=False)
class Look:
    """A label in a picture: its ink, which pixels are its own, and which are in question."""

    label: Label
    part: Window
    pixels: np.ndarray
    ground: np.ndarray
    own: np.ndarray
    asked: np.ndarray
    _slacks: dict[tuple[float, ...], float] = field(default_factory=dict, repr=False)
    _odd: dict[tuple[float, ...], bool] = field(default_factory=dict, init=False, repr=False)
    _inks: dict[tuple[float, ...], tuple[np.ndarray, np.ndarray]] = field(default_factory=dict, repr=False)

    @cached_property
    def _everything(self) -> np.ndarray:
        """Its own pixels and those in question, counted row by row: elsewhere all of it must stand."""
        return np.flatnonzero(self.asked | self.own)

    def ink(self, color: Iterable[float]) -> tuple[np.ndarray, np.ndarray]:
        """The ink of a colour, measured, and how far pixels are from every mixture of it and the ground."""
        color = tuple(color)
        if color not in self._inks:
            self._inks[color] = measured(self.pixels, color, self.ground)
        return self._inks[color]

    def inked(self, expected: np.ndarray, otherwise: tuple[float, float, float]
              ) -> tuple[float, float, float]:
        """The colour of the pixels that the expected ink covers wholly."""
        whole = (expected > 0.97) & self.asked
        if not whole.any():
            return otherwise
        red, green, blue = np.median(self.pixels[whole], axis=0)
        return float(red), float(green), float(blue)

    def slack(self, color: Iterable[float]) -> float:
        """The tolerance of a pixel's ink: less contrast, less precision."""
        color = tuple(color)
        if color not in self._slacks:
            contrast = np.abs(np.asarray(color, float) - self.ground)[self.own].max(axis=-1).min(initial=255)
            self._slacks[color] = TOLERANCE + 4 / max(contrast, 12.0)
        return self._slacks[color]

    def _foreign(self, color: tuple[float, ...]) -> bool:
        """Whether something else than a colour and the ground is anywhere in it."""
        if color not in self._odd:
            self._odd[color] = bool((self.ink(color)[1].ravel()[self._everything] > FOREIGN).any())
        return self._odd[color]

    def away(self, expected: np.ndarray) -> tuple[float, float] | None:
        """By how many pixels the middle of the ink lies elsewhere, if there is about as much of it."""
        # a tick mark beside the label is not its ink
        ink = np.where(self.own, np.clip(self.ink(self.label.color)[0], 0, 1), 0)
        expected = np.where(self.own, expected, 0)
        sums = expected.sum(), ink.sum()
        if not sums[0] or not 0.8 < sums[1] / sums[0] < 1.25:
            return None
        right, down = apart(ink, expected)
        return (round(right, 2), round(down, 2)) if 0.02 < max(abs(right), abs(down)) <= SLACK else None

    def fits(self, expected: np.ndarray, color: Iterable[float], reach: int,
             more: float = 0.0) -> tuple[int, int] | None:
        """By how many pixels the expected ink must be moved to be the ink there is; None if that fails."""
        color = tuple(color)
        ink, off = self.ink(color)
        slack = self.slack(color) + more
        away = np.abs(ink - expected)
        if not (((away > slack) | (off > FOREIGN)) & self.asked).any():
            return 0, 0
        if not reach or self._foreign(color):
            return None
        further = _further(reach)
        height, width = ink.shape
        around = np.zeros((height + 2 * reach, width + 2 * reach))
        around[reach:-reach, reach:-reach] = expected
        # most texts that are not this one are told by the pixels in which they differ most
        everything = self._everything
        worst = everything[np.argsort(away.ravel()[everything])[-TELLING:]]
        for some in (worst, everything):
            # a pixel has as many before it as in the narrower picture, and those around
            place = some + some // width * 2 * reach + reach * around.shape[1] + reach
            there = around.ravel()[place - (further[:, 1:] * around.shape[1] + further[:, :1])]
            further = further[(np.abs(ink.ravel()[some] - there) <= slack).all(axis=1)]
            if not len(further):
                return None
        return int(further[0, 0]), int(further[0, 1])


@cache
def shifts(reach: int) -> list[tuple[int, int]]:
    """Shifts by whole pixels, the shortest first."""
    span = range(-reach, reach + 1)
    return sorted(((x, y) for x in span for y in span), key=lambda shift: shift[0] ** 2 + shift[1] ** 2)


@cache
def _further(reach: int) -> np.ndarray:
    """All shifts but none at all: to the right, and down. Shape (n, 2)."""
    return np.array(shifts(reach)[1:])


def moved(ink: np.ndarray, right: int, down: int) -> np.ndarray:
    """Ink moved by whole pixels; what leaves the window is lost."""
    height, width = ink.shape
    out = np.zeros_like(ink)
    out[max(0, down):height + min(0, down), max(0, right):width + min(0, right)] = ink[
        max(0, -down):height - max(0, down), max(0, -right):width - max(0, right)]
    return out


def apart(ink: np.ndarray, expected: np.ndarray) -> tuple[float, float]:
    """By how many pixels the middle of one ink lies to the right of that of another, and below it."""
    rows, columns = np.indices(ink.shape)
    sums = max(float(ink.sum()), 1e-9), max(float(expected.sum()), 1e-9)
    right, down = (float((ink * at).sum() / sums[0] - (expected * at).sum() / sums[1])
                   for at in (columns, rows))
    return right, down


def look_at(label: Label, side: Side, asked: np.ndarray | None, grow: int) -> Look:
    """Look at a label, and so many pixels around it; those in doubt are all of its own by default."""
    layout = side.layout
    part = window(label.box, grow, layout.width, layout.height)
    left, top, right, bottom = part

    def near(by: int) -> np.ndarray:
        out = np.zeros((bottom - top, right - left), bool)
        inner = window(label.box, by, layout.width, layout.height)
        out[inner[1] - top:inner[3] - top, inner[0] - left:inner[2] - left] = True
        return out

    # farther off begin the tick marks
    doubt = near(1) if asked is None else asked[top:bottom, left:right] & near(SLACK)
    ground, own = side.ground(part), near(1)
    lines = side.lined(ground, part, window(label.box, 1, layout.width, layout.height))
    if lines.any():
        # a text cannot be told from a line in its own colour
        clear = ~lines | (np.abs(ground - label.color).max(axis=-1) > FAINT)
        own, doubt = own & clear, doubt & clear
    return Look(label, part, side.cut(part), ground, own, doubt)
