"""Whether a picture's labels say what they should, whatever engine drew them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import NamedTuple

import numpy as np

from replot.comparing.inks import ENGINES, OUTLINES, Window, drawn, measured, painted, window
from replot.comparing.layouts import Label, Layout, Line
from replot.comparing.sides import Side

__all__ = ["FURTHER", "SLACK", "UNCLEAR", "Inks", "Look", "Verdict", "apart", "check", "engines_of",
           "look_at", "moved", "shifts", "way"]

SLACK = 2
"""A label may stand so many pixels away from its place: engines round differently."""

FURTHER = 1.5
"""A label that the same engine drew again stands elsewhere if it does so by more pixels."""

AROUND = 8
"""The ink of labels is drawn so many pixels beyond their boxes: farther than :func:`check` looks."""

TOLERANCE = 0.1
"""By so much may the ink of a pixel differ from the ink of the text drawn afresh."""

FOREIGN = 12
"""A pixel that is so many levels from every mixture of text and ground holds something else."""

TELLING = 60
"""So many pixels are looked at first."""

SINGLY = 24
"""From so many labels on it is worth drawing all of them at once."""

FAINT = 24
"""A text whose colour is no more levels away from what it stands on cannot be seen."""

UNCLEAR = "does not say what it should"
"""The problem of a label that nobody has looked at closely."""


class Verdict(NamedTuple):
    """What was found out about a label.

    Attributes
    ----------
    engine : str
        The way of drawing text with which it says what it should; empty if it does not.
    shift : tuple of float
        How far it stands from its place, in pixels to the right and down.
    problem : str
        What is wrong, as the rest of a sentence about the label; empty if it says what it should.
    """

    engine: str = ""
    shift: tuple[float, float] = (0.0, 0.0)
    problem: str = ""


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


class Inks:
    """The ink of many labels drawn afresh: together, in one picture of text alone for each engine.

    An engine that is asked for a few labels only draws no more than these.
    """

    def __init__(self, labels: Iterable[Label], layout: Layout) -> None:
        self.labels, self.layout = list(labels), layout
        self._layers: dict[str, np.ndarray] = {}
        self._asked = Counter[str]()

    @cached_property
    def _frame(self) -> Window:
        """The part of the picture in which these labels are."""
        (left, top), (right, bottom) = (self._boxes[:, :2].min(axis=0).tolist(),
                                        self._boxes[:, 2:].max(axis=0).tolist())
        return window((left, top, right - 1, bottom - 1), AROUND, self.layout.width, self.layout.height)

    def of(self, part: Window, engine: str) -> np.ndarray:
        """The ink around one of the labels."""
        self._asked[engine] += 1
        if engine not in self._layers and self._asked[engine] <= SINGLY:
            near = [self.labels[k] for k in self._near(part, AROUND)]
            return painted(near, engine, part, self.layout) / 255.0
        if engine not in self._layers:
            self._layers[engine] = painted(self.labels, engine, self._frame, self.layout)
        left, top, right, bottom = part
        x, y = self._frame[:2]
        return self._layers[engine][top - y:bottom - y, left - x:right - x] / 255.0

    @cached_property
    def _boxes(self) -> np.ndarray:
        """The boxes of all labels in whole pixels, shape (n, 4)."""
        return np.array([window(label.box, 0, self.layout.width, self.layout.height)
                         for label in self.labels])

    @cached_property
    def _downwards(self) -> tuple[np.ndarray, np.ndarray, int]:
        """The labels from the top down, where each of them begins, and the height of the highest."""
        tops = self._boxes[:, 1]
        order = np.argsort(tops, kind="stable")
        return order, tops[order], int((self._boxes[:, 3] - tops).max())

    def _near(self, part: Window, grow: int = 0) -> np.ndarray:
        """Which labels have a box, grown by some pixels, that reaches into a part of the picture."""
        order, tops, highest = self._downwards
        low, high = np.searchsorted(tops, (part[1] - grow - highest, part[3] + grow))
        some = order[low:high]
        boxes = self._boxes[some]
        near = ((boxes[:, 0] < part[2] + grow) & (boxes[:, 2] > part[0] - grow)
                & (boxes[:, 3] > part[1] - grow))
        return np.sort(some[near])

    def beside(self, look: Look) -> np.ndarray:
        """Where, beside the box of a label, others stand in other colours: bool, shape (height, width)."""
        corner = look.part[:2]
        out = np.zeros(look.own.shape, bool)
        for k in self._near(look.part):
            if self.labels[k].color != look.label.color:
                left, top, right, bottom = np.maximum(self._boxes[k] - np.tile(corner, 2), 0)
                out[top:bottom, left:right] = True
        corners = np.array(look.label.box).reshape(2, 2) - corner
        (left, top), (right, bottom) = np.ceil(corners[0]).astype(int), np.floor(corners[1]).astype(int)
        out[top:bottom, left:right] = False
        return out


def check(label: Label, side: Side, inks: Inks, asked: np.ndarray | None = None,
          engines: Iterable[str] = ()) -> Verdict:
    """Whether a label says what it should.

    Parameters
    ----------
    label : Label
        With its text and the place where it should stand.
    side : Side
        The picture.
    inks : Inks
        Of this label and its neighbours.
    asked : ndarray of bool, shape (height, width), optional
        Which pixels of the picture are in doubt; all of the label's by default.
    engines : iterable of str, optional
        Which are tried, in this order; by default all that may have drawn it.

    Returns
    -------
    Verdict
        Whose ``problem`` is :data:`UNCLEAR` until :func:`replot.comparing.misprints.problem` looks
        closer.
    """
    look = look_at(label, side, asked, SLACK + 2)
    tried: list[str] = []
    for engine in engines or engines_of(label):
        shift = look.fits(inks.of(look.part, engine), label.color, SLACK)
        if shift is None and not tried and (beside := inks.beside(look)).any():
            look = replace(look, own=look.own & ~beside, asked=look.asked & ~beside)
            shift = look.fits(inks.of(look.part, engine), label.color, SLACK)
        if shift is not None:
            return Verdict(engine, shift)
        tried.append(engine)
    for engine in tried:
        away = look.away(inks.of(look.part, engine))
        if away is not None:
            expected = drawn([label], engine, look.part, side.layout, shift=away)
            if look.fits(expected, label.color, 0, 0.06) is not None:
                return Verdict(engine, away)
    return Verdict(problem=UNCLEAR)


def engines_of(label: Label, others: str = "") -> tuple[str, ...]:
    """The ways in which a label may have been drawn.

    Parameters
    ----------
    label : Label
    others : str
        What drew other labels of the picture, if that is known: replot's outlines draw all or none.
    """
    if isinstance(label.setting, Line):
        return ENGINES[1:]
    return (OUTLINES,) if others == OUTLINES else tuple(engine for engine in ENGINES if engine != "as drawn")


def look_at(label: Label, side: Side, asked: np.ndarray | None, grow: int) -> Look:
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


def way(right: int, down: int) -> str:
    """A shift in words."""
    across = f"{abs(right)} px to the {'right' if right > 0 else 'left'}" if right else ""
    along = f"{abs(down)} px {'lower' if down > 0 else 'higher'}" if down else ""
    return " and ".join(way for way in (across, along) if way) or "where it should"
