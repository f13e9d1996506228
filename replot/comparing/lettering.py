"""Whether a picture's labels say what they should, whatever engine drew them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

import numpy as np

from replot.comparing.inks import ENGINES, OUTLINES, Window, drawn, painted, window
from replot.comparing.layouts import Label, Layout, Line
from replot.comparing.looking import SLACK, Look, look_at
from replot.comparing.sides import Side

__all__ = ["FURTHER", "UNCLEAR", "Inks", "Verdict", "check", "engines_of", "way"]

FURTHER = 1.5
"""A label that the same engine drew again stands elsewhere if it does so by more pixels."""

AROUND = 8
"""The ink of labels is drawn so many pixels beyond their boxes: farther than :func:`check` looks."""

SINGLY = 24
"""From so many labels on it is worth drawing all of them at once."""

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
            alone = len(self.labels) == 1
            near = self.labels if alone else [self.labels[k] for k in self._near(part, AROUND)]
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
    tried: dict[str, np.ndarray] = {}
    for engine in engines or engines_of(label):
        expected = inks.of(look.part, engine)
        shift = look.fits(expected, label.color, SLACK)
        if shift is None and not tried and (beside := inks.beside(look)).any():
            look = replace(look, own=look.own & ~beside, asked=look.asked & ~beside)
            shift = look.fits(expected, label.color, SLACK)
        if shift is not None:
            return Verdict(engine, shift)
        tried[engine] = expected
    for engine, expected in tried.items():
        away = look.away(expected)
        if away is not None:
            there = drawn([label], engine, look.part, side.layout, shift=away)
            if look.fits(there, label.color, 0, 0.06) is not None:
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


def way(right: int, down: int) -> str:
    """A shift in words."""
    across = f"{abs(right)} px to the {'right' if right > 0 else 'left'}" if right else ""
    along = f"{abs(down)} px {'lower' if down > 0 else 'higher'}" if down else ""
    return " and ".join(way for way in (across, along) if way) or "where it should"
