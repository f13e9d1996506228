"""Whether a picture's labels say what they should, whatever engine drew them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from replot.comparing.inks import ENGINES, Window, drawn, measured, window
from replot.comparing.layouts import Label, Layout, Line
from replot.comparing.sides import Side
from replot.comparing.words import quoted

__all__ = ["UNCLEAR", "Inks", "Verdict", "check", "problem", "way"]

SLACK = 2
"""A label may stand so many pixels away from its place: engines round differently."""

AROUND = 8
"""The ink of labels is drawn so many pixels beyond their boxes: farther than :func:`check` looks."""

REACH = 9
"""So far, in pixels, a label is looked for that does not stand at its place."""

TOLERANCE = 0.1
"""By so much may the ink of a pixel differ from the ink of the text drawn afresh."""

UNCLEAR = "does not say what it should"
"""The problem of a label that nobody has looked at closely."""

ALTERNATIVES = 160
"""So many other texts are tried on a label that does not say what it should."""


class Verdict(NamedTuple):
    """What was found out about a label.

    Attributes
    ----------
    engine : str
        The way of drawing text with which it says what it should; empty if it does not.
    shift : float
        How far, in pixels, it stands from its place.
    problem : str
        What is wrong, as the rest of a sentence about the label; empty if it says what it should.
    """

    engine: str = ""
    shift: float = 0.0
    problem: str = ""


@dataclass(frozen=True, eq=False)
class _Look:
    """A label in a picture: its ink, which pixels are its own, and which are in question."""

    label: Label
    part: Window
    pixels: np.ndarray
    ground: np.ndarray
    own: np.ndarray
    asked: np.ndarray

    def ink(self, color: Iterable[float]) -> tuple[np.ndarray, np.ndarray]:
        return measured(self.pixels, tuple(color), self.ground)

    def slack(self, color: Iterable[float]) -> float:
        """The tolerance of a pixel's ink: less contrast, less precision."""
        contrast = np.abs(np.asarray(tuple(color), float) - self.ground).max(axis=-1).min()
        return TOLERANCE + 4 / max(contrast, 12.0)

    def away(self, expected: np.ndarray) -> tuple[float, float] | None:
        """By how many pixels the middle of the ink lies elsewhere, if there is about as much of it."""
        # a tick mark beside the label is not its ink
        ink = np.where(self.own, np.clip(self.ink(self.label.color)[0], 0, 1), 0)
        expected = np.where(self.own, expected, 0)
        sums = expected.sum(), ink.sum()
        if not sums[0] or not 0.8 < sums[1] / sums[0] < 1.25:
            return None
        rows, columns = np.indices(ink.shape)
        right, down = (float((ink * at).sum() / sums[1] - (expected * at).sum() / sums[0])
                       for at in (columns, rows))
        return (round(right, 2), round(down, 2)) if 0.02 < max(abs(right), abs(down)) <= SLACK else None

    def fits(self, expected: np.ndarray, color: Iterable[float], reach: int,
             more: float = 0.0) -> tuple[int, int] | None:
        """By how many pixels the expected ink must be moved to be the ink there is; None if that fails."""
        color = tuple(color)
        ink, off = self.ink(color)
        slack = self.slack(color) + more
        if not self.asked.any():
            return 0, 0
        for right, down in _shifts(reach):
            wrong = (np.abs(ink - _moved(expected, right, down)) > slack) | (off > 12)
            # elsewhere all of it must stand, not just what changed
            if not (wrong & (self.asked | self.own if right or down else self.asked)).any():
                return right, down
        return None


def _shifts(reach: int) -> list[tuple[int, int]]:
    """Shifts by whole pixels, the shortest first."""
    span = range(-reach, reach + 1)
    return sorted(((x, y) for x in span for y in span), key=lambda shift: shift[0] ** 2 + shift[1] ** 2)


def _moved(ink: np.ndarray, right: int, down: int) -> np.ndarray:
    height, width = ink.shape
    out = np.zeros_like(ink)
    out[max(0, down):height + min(0, down), max(0, right):width + min(0, right)] = ink[
        max(0, -down):height - max(0, down), max(0, -right):width - max(0, right)]
    return out


class Inks:
    """The ink of many labels, drawn afresh together: for each engine one picture of text alone."""

    def __init__(self, labels: Iterable[Label], layout: Layout) -> None:
        self.labels, self.layout = list(labels), layout
        self._layers: dict[str, np.ndarray] = {}

    @cached_property
    def _frame(self) -> Window:
        """The part of the picture in which these labels are."""
        parts = np.array([window(label.box, AROUND, self.layout.width, self.layout.height)
                          for label in self.labels])
        (left, top), (right, bottom) = parts[:, :2].min(axis=0).tolist(), parts[:, 2:].max(axis=0).tolist()
        return left, top, right, bottom

    def of(self, part: Window, engine: str) -> np.ndarray:
        """The ink around one of the labels."""
        if engine not in self._layers:
            self._layers[engine] = drawn(self.labels, engine, self._frame, self.layout).astype(np.float32)
        left, top, right, bottom = part
        x, y = self._frame[:2]
        return self._layers[engine][top - y:bottom - y, left - x:right - x]


def check(label: Label, side: Side, inks: Inks, asked: np.ndarray | None = None, likely: str = "") -> Verdict:
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
    likely : str
        The engine that is tried first.

    Returns
    -------
    Verdict
        Whose ``problem`` is :data:`UNCLEAR` until :func:`problem` looks closer.
    """
    look = _look(label, side, asked, SLACK + 2)
    engines = sorted(_engines(label), key=lambda engine: engine != likely)
    for engine in engines:
        shift = look.fits(inks.of(look.part, engine), label.color, SLACK)
        if shift is not None:
            return Verdict(engine, float(np.hypot(*shift)))
    for engine in engines:
        away = look.away(inks.of(look.part, engine))
        if away is not None:
            expected = drawn([label], engine, look.part, side.layout, shift=away)
            if look.fits(expected, label.color, 0, 0.06) is not None:
                return Verdict(engine, float(np.hypot(*away)))
    return Verdict(problem=UNCLEAR)


def _engines(label: Label) -> tuple[str, ...]:
    return ENGINES[1:] if isinstance(label.setting, Line) else tuple(e for e in ENGINES if e != "as drawn")


def _look(label: Label, side: Side, asked: np.ndarray | None, grow: int) -> _Look:
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
    return _Look(label, part, side.cut(part), side.ground(part), near(1), doubt)


def problem(label: Label, side: Side, others: Iterable[str] = ()) -> str:
    """What is wrong with a label that does not say what it should, as the rest of a sentence about it.

    Empty if nothing is: then something beside it is wrong.

    Parameters
    ----------
    label : Label
    side : Side
    others : iterable of str
        Texts that it may show by mistake.
    """
    look = _look(label, side, None, REACH + 1)
    layout = side.layout
    expected = drawn([label], _engines(label)[0], look.part, layout)
    color = _color(look)
    should = f"{quoted(label.text)}"
    if color is None:
        return f"is missing (should be {should})"
    engines = [engine for engine in _engines(label) if engine != "force_autohint"]
    recolored = np.abs(np.array(color) - label.color).max() > 24
    ink_as = "#{:02x}{:02x}{:02x}".format(*(round(c) for c in color))
    instead = "#{:02x}{:02x}{:02x}".format(*label.color)
    for engine in engines:
        now = drawn([label], engine, look.part, layout)
        shift = look.fits(now, color if recolored else label.color, SLACK if recolored else REACH)
        if shift is not None and recolored:
            return f"is printed in {ink_as} instead of {instead}"
        if shift is not None:
            return f"stands {way(*shift)}" if any(shift) else ""
    there = look.ink(color)[0][look.asked]
    tried = 0
    for text in dict.fromkeys([*_misread(label.text), *others]):
        if text in (label.text, "") or tried >= ALTERNATIVES:
            continue
        tried += 1
        for engine in engines[:2]:
            now = drawn([label], engine, look.part, layout, text)
            if _alike(now[look.asked], there) and look.fits(now, color, SLACK) is not None:
                return f"reads {quoted(text)} instead of {should}" + (
                    f", in {ink_as} instead of {instead}" if recolored else "")
    return _size(look, color, expected) or f"does not look like {should}"


def _alike(one: np.ndarray, other: np.ndarray) -> bool:
    """A quick look before a careful one: about as much ink."""
    return bool(abs(one.sum() - np.clip(other, 0, 1).sum()) <= 0.12 * one.sum() + 2)


def _color(look: _Look) -> tuple[float, float, float] | None:
    """The colour of the ink that is there: of the pixels farthest from the ground; None if there is none."""
    away = np.abs(look.pixels.astype(float) - look.ground).max(axis=-1)
    away[~look.asked] = 0
    if away.max(initial=0) < 25:
        return None
    darkest = away >= 0.85 * away.max()
    red, green, blue = np.median(look.pixels[darkest], axis=0)
    return float(red), float(green), float(blue)


def way(right: int, down: int) -> str:
    """A shift in words."""
    across = f"{abs(right)} px to the {'right' if right > 0 else 'left'}" if right else ""
    along = f"{abs(down)} px {'lower' if down > 0 else 'higher'}" if down else ""
    return " and ".join(way for way in (across, along) if way) or "where it should"


def _size(look: _Look, color: tuple[float, float, float], expected: np.ndarray) -> str:
    """Whether the text is just larger or smaller."""
    ink = np.clip(look.ink(color)[0], 0, 1)
    heights = [_extent(a, 1) for a in (ink, expected)]
    widths = [_extent(a, 0) for a in (ink, expected)]
    if min(*heights, *widths) < 3:
        return ""
    across, down = widths[0] / widths[1], heights[0] / heights[1]
    if abs(across - down) < 0.12 * max(across, down) and abs(across - 1) > 0.03:
        return f"is {abs(across - 1):.0%} {'larger' if across > 1 else 'smaller'}"
    return ""


def _extent(ink: np.ndarray, axis: int) -> int:
    lines = np.flatnonzero((ink > 0.3).any(axis=axis))
    return int(lines[-1] - lines[0] + 1) if len(lines) else 0


def _misread(text: str) -> Iterator[str]:
    """Texts that differ from one by what commonly goes wrong: a comma, two letters exchanged, one digit."""
    for a, b in ((".", ","), (",", "."), ("\u2212", "-"), ("\u2212", ""), ("-", "")):
        if a in text:
            yield text.replace(a, b, 1)
    for k in range(len(text) - 1):
        yield text[:k] + text[k + 1] + text[k] + text[k + 2:]
    for k, char in enumerate(text):
        if char.isdigit():
            for digit in "0123456789":
                yield text[:k] + digit + text[k + 1:]
    for k in range(len(text)):
        yield text[:k] + text[k + 1:]
    if "." in text:
        yield text.partition(".")[0]
