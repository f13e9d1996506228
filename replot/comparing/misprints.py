"""What is wrong with a label that does not say what it should."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice, tee
from typing import TYPE_CHECKING

import numpy as np

from replot.comparing.digits import read_number
from replot.comparing.inks import beginnings, drawn
from replot.comparing.layouts import Label, Layout, Line
from replot.comparing.lettering import engines_of, way
from replot.comparing.looking import SLACK, Look, apart, look_at, moved, shifts
from replot.comparing.sides import Side
from replot.comparing.words import hexed, quoted

if TYPE_CHECKING:
    from replot.drawing.nouns import TextItem

__all__ = ["problem", "unlike"]

REACH = 9
"""So far, in pixels, a label is looked for that does not stand at its place."""

ALTERNATIVES = 160
"""So many other texts are tried on a label that does not say what it should."""

UNLIKE = 0.35
"""A text of another size is recognised if at most this share of its ink is elsewhere."""


def problem(label: Label, side: Side, others: Iterable[str] = (), likely: str = "") -> str:
    """What is wrong with a label that does not say what it should, as the rest of a sentence about it.

    Empty if nothing is: then something beside it is wrong.

    Parameters
    ----------
    label : Label
    side : Side
    others : iterable of str
        Texts that it may show by mistake.
    likely : str
        The engine that drew the other labels, if that is known; other texts are tried with it.
    """
    look = look_at(label, side, None, REACH + 1)
    layout = side.layout
    color = _color(look)
    if color is None:
        return f"is missing (should be {quoted(label.text)})"
    engines = [engine for engine in engines_of(label, likely) if engine != "force_autohint"]
    recolored = np.abs(np.array(color) - label.color).max() > 24
    for engine in engines:
        now = drawn([label], engine, look.part, layout)
        shift = look.fits(now, color if recolored else label.color, SLACK)
        if shift is not None and recolored:
            ink = look.inked(moved(now, *shift), color)
            return f"is printed in {hexed(ink)} instead of {hexed(label.color)}"
        if shift is not None:
            return f"stands {way(*shift)}" if any(shift) else ""
    colors = [label.color, color] if recolored else [label.color]
    return (_number(label, side, likely or engines[0], colors)
            or _reads(look, layout, likely or engines[0], colors, others)
            or _elsewhere(look, layout, engines[0])
            or _size(look, layout, engines[0], color) or unlike(label))


def unlike(label: Label) -> str:
    """The problem of a label that nothing explains."""
    return f"does not look like {quoted(label.text)}"


def _reads(look: Look, layout: Layout, engine: str, colors: Sequence[tuple[float, ...]],
           others: Iterable[str]) -> str:
    """Whether it is another text: that of another label, or this one with a common mistake."""
    label = look.label
    inks = [(color, float(np.clip(look.ink(color)[0][look.asked], 0, 1).sum())) for color in colors]
    tried = islice(chain(islice(others, ALTERNATIVES // 2), _misread(label.text)), ALTERNATIVES)
    texts = [text for text in dict.fromkeys(tried) if text not in (label.text, "")]
    shown = ((text, drawn([label], engine, look.part, layout, text, begin))
             for text in texts for begin in beginnings(label, text, layout))
    for (color, there), tries in zip(inks, tee(shown, len(inks)), strict=True):
        for text, now in tries:
            # a quick look before a careful one: about as much ink
            much = float(now[look.asked].sum())
            if abs(much - there) <= 0.12 * much + 2 and look.fits(now, color, SLACK) is not None:
                return _told(label, text, color)
    return ""


def _number(label: Label, side: Side, engine: str, colors: Iterable[tuple[float, ...]]) -> str:
    """Whether it is any other number."""
    # a thin letter nowhere has its colour whole
    found = read_number(label, side, engine, [*colors, (0.0,) * 3, (255.0,) * 3])
    return _told(label, *found) if found is not None else ""


def _told(label: Label, text: str, color: tuple[float, ...]) -> str:
    said = f"reads {quoted(text)} instead of {quoted(label.text)}"
    return said if color == label.color else f"{said}, in {hexed(color)}"


def _color(look: Look) -> tuple[float, float, float] | None:
    """The colour of the ink that is there: of the pixels farthest from the ground; None if there is none."""
    away = np.abs(look.pixels.astype(float) - look.ground).max(axis=-1)
    away[~look.asked] = 0
    if away.max(initial=0) < 25:
        return None
    darkest = away >= 0.85 * away.max()
    red, green, blue = np.median(look.pixels[darkest], axis=0)
    return float(red), float(green), float(blue)


def _elsewhere(look: Look, layout: Layout, engine: str) -> str:
    """Whether the text stands elsewhere by pixels and a part of one."""
    ink = np.clip(look.ink(look.label.color)[0], 0, 1)
    expected = drawn([look.label], engine, look.part, layout)
    best = min(shifts(REACH), key=lambda shift: float(np.abs(ink - moved(expected, *shift)).sum()))
    placed = moved(expected, *best)
    near = moved(look.own.astype(float), *best) > 0
    sums = [float(one[near].sum()) for one in (ink, placed)]
    if min(sums) <= 0 or not 0.8 < sums[0] / sums[1] < 1.25:
        return ""
    right, down = apart(ink * near, placed * near)
    again = drawn([look.label], engine, look.part, layout, shift=(best[0] + right, best[1] + down))
    slack = look.slack(look.label.color) + 0.06
    # at its old place nothing may be left of it
    fits = not ((near | look.asked) & (np.abs(ink - again) > slack)).any()
    return f"stands {way(round(best[0] + right), round(best[1] + down))}" if fits and any(best) else ""


def _size(look: Look, layout: Layout, engine: str, color: tuple[float, ...]) -> str:
    """Whether the text is just larger or smaller."""
    expected = drawn([look.label], engine, look.part, layout)
    ink = np.clip(look.ink(color)[0], 0, 1)
    heights = [_extent(a, 1) for a in (ink, expected)]
    widths = [_extent(a, 0) for a in (ink, expected)]
    if min(*heights, *widths) < 3:
        return ""
    across, down = widths[0] / widths[1], heights[0] / heights[1]
    ratio = across if widths[1] > heights[1] else down
    if abs(across - down) > 0.15 * max(across, down) or abs(ratio - 1) < 0.02:
        return ""
    size, best, off = look.label.setting.size, 1.0, UNLIKE
    # sizes are commonly multiples of half a point
    for share in (ratio, *(round(2 * size * ratio + by) / 2 / size for by in (-1, 0, 1))):
        scaled = replace(look.label, setting=_resized(look.label.setting, share))
        away = apart(ink * look.asked, drawn([scaled], engine, look.part, layout) * look.asked)
        now = drawn([scaled], engine, look.part, layout, shift=away)
        unlike = np.abs(now - ink)[look.asked].sum() / max(now[look.asked].sum(), 1.0)
        best, off = (share, unlike) if unlike < off else (best, off)
    return f"is {abs(best - 1):.0%} {'larger' if best > 1 else 'smaller'}" if best != 1 else ""


def _resized(setting: TextItem | Line, ratio: float) -> TextItem | Line:
    size = setting.size * ratio
    return setting._replace(size=size) if isinstance(setting, Line) else replace(setting, size=size)


def _extent(ink: np.ndarray, axis: int) -> int:
    lines = np.flatnonzero((ink > 0.3).any(axis=axis))
    return int(lines[-1] - lines[0] + 1) if len(lines) else 0


def _misread(text: str) -> Iterator[str]:
    """Texts that differ from one by what commonly goes wrong: a comma, two letters exchanged, one digit."""
    for a, b in ((".", ","), (",", "."), ("\u2212", "-"), ("\u2212", ""), ("-", ""), (",", "")):
        if a in text:
            yield text.replace(a, b, 1)
    if text[:1].isdigit():
        yield from (f"\u2212{text}", f"-{text}", f"{text}%", f"{text}*", f"{text}0", f"{text}.0")
    whole, point, digits = text.partition(".")
    if point and digits.isdigit() and whole.lstrip("\u2212-").isdigit():
        value = float(text.replace("\u2212", "-"))
        yield from (f"{value:.{k}f}".replace("-", whole[:1]) for k in range(min(len(digits), 9)))
    yield from (text.upper(), text.swapcase()[:1] + text[1:])
    for k in range(len(text) - 1):
        yield text[:k] + text[k + 1] + text[k] + text[k + 2:]
    for k, char in enumerate(text):
        if char.isdigit():
            for digit in "0123456789":
                yield text[:k] + digit + text[k + 1:]
    for k in range(len(text)):
        yield text[:k] + text[k + 1:]
    for k in range(1, len(text)):
        yield from (text[:k], f"{text[:k]}\u2026")
