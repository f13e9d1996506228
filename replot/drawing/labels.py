"""Tick labels: wrapped, turned, set smaller or thinned, as their measures ask for."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from itertools import pairwise

from replot.drawing.fonts import Font
from replot.drawing.text import LINE_HEIGHT, Block, shortened, text_width, wrap

__all__ = ["Labels", "numeric", "thinned", "x_labels", "y_labels"]

_NUMBER = re.compile(r"([^\d]*?)([-+\u2212]?(?:\d[\d,' ]*)?\.?\d+(?:[eE][-+]?\d+)?)(\D{0,12})")
_PREFIXES = {"k": 1e3, "K": 1e3, "M": 1e6, "G": 1e9, "B": 1e9, "T": 1e12}


@dataclass(frozen=True, slots=True)
class Labels:
    """The labels of one axis.

    Attributes
    ----------
    shown : tuple of int
        The places that have a label.
    texts : tuple of str
        One for each of them, wrapped.
    size : float
        In points.
    rotation : float
        Degrees; 0, 45 or 90.
    depth : float
        How far they reach away from the grid (pixels).
    before, after : float
        How far they reach beyond the two ends of the grid (pixels).
    step : int
        1 if all are shown; 0 if none can be.
    """

    shown: tuple[int, ...]
    texts: tuple[str, ...]
    size: float
    rotation: float
    depth: float
    before: float = 0.0
    after: float = 0.0
    step: int = 1


def numeric(categories: tuple[str, ...]) -> tuple[float, ...] | None:
    """The numbers on an axis whose labels are numbers that only rise or only fall, else None.

    They may all begin with the same words, and a unit may follow.
    """
    values, heads = [], set()
    for label in categories:
        match = _NUMBER.fullmatch(label.strip())
        if not match:
            return None
        heads.add(match[1])
        number = float(re.sub("[,' ]", "", match[2]).replace("\u2212", "-"))
        values.append(number * _PREFIXES.get(match[3].strip()[:1], 1.0))
    rising = [later > earlier for earlier, later in pairwise(values)]
    return tuple(values) if len(heads) <= 1 and (all(rising) or not any(rising)) else None


def thinned(values: tuple[float, ...], step: int) -> tuple[int, ...]:
    """Every ``step``-th place, beginning where the numbers are roundest."""
    def digits(start: int) -> float:
        shown = [f"{abs(value):.9g}".partition("e")[0].replace(".", "").strip("0") for value in values[start::step]]
        return sum(map(len, shown)) / len(shown)

    start = min(range(min(step, len(values))), key=lambda start: (digits(start), start))
    return tuple(range(start, len(values), step))


def _steps(count: int) -> list[int]:
    """The steps in which labels may be thinned: 2, 5, 10, 20, ..., and one label alone."""
    powers = range(len(str(count)))
    return [*(step for power in powers for base in (1, 2, 5) if 1 < (step := base * 10 ** power) < count), count]


def _sizes(size: float, min_size: float) -> list[float]:
    """From the wished size down to the smallest, by half points."""
    steps = [size]
    while steps[-1] > min_size:
        steps.append(max(steps[-1] - 0.5, min_size))
    return steps


def x_labels(categories: tuple[str, ...], pitch: float, font: Font, size: float, min_size: float, dpi: float,
             limit: float, strict: bool = False) -> Labels:
    """The labels below or above the columns.

    They stand upright if they can, in up to three lines; else they are turned by 45 or 90 degrees, and
    set smaller if need be. Numbers are thinned where nothing else helps.

    Parameters
    ----------
    pitch : float
        Width of a column (pixels).
    size, min_size : float
        Wished and smallest size (pt).
    limit : float
        The depth (pixels) that turned labels should not exceed, if wrapping can help it.
    strict : bool
        Set labels smaller, and in the end cut them, rather than exceed the limit.
    """
    everything = tuple(range(len(categories)))
    for points in _sizes(size, min_size):
        em = points * dpi / 72
        for lines in (1, 2, 3):
            flat = _flat(categories, everything, pitch, font, points, em, lines)
            if flat:
                return flat
        angle = 45.0 if pitch >= 1.5 * em else 90.0 if pitch >= 1.02 * em else None
        if angle:
            turned = _turned(categories, angle, pitch, font, points, em, limit, strict and points <= min_size)
            if not strict or turned.depth <= 1.1 * limit or points <= min_size:
                return turned
    values = numeric(categories)
    em = size * dpi / 72
    for step in _steps(len(categories)) if values else ():
        flat = _flat(categories, thinned(values, step), pitch, font, size, em, 1, step) if values else None
        if flat:
            return flat
    return Labels((), (), size, 0.0, 0.0, step=0)


def _flat(categories: tuple[str, ...], shown: tuple[int, ...], pitch: float, font: Font, size: float, em: float,
          lines: int, step: int = 1) -> Labels | None:
    """Horizontal labels, if no two of them come closer than half an em."""
    texts = []
    for k in shown:
        # a single column has all the room beside it
        room = step * pitch if len(shown) > 1 else max(pitch, 10 * em)
        text = categories[k] if lines == 1 else wrap(categories[k], font, room / em - 0.5, lines)
        if text is None:
            return None
        texts.append(text)
    widths = [text_width(text, font) * em for text in texts]
    if any((one + other) / 2 > step * pitch - 0.5 * em for one, other in pairwise(widths)):
        return None
    if len(widths) == 1 and widths[0] > max(pitch, 10 * em):
        return None
    height = max((Block.of(text, font, em).height for text in texts), default=0.0)
    before = [width / 2 - (k + 0.5) * pitch for k, width in zip(shown, widths, strict=True)]
    after = [width / 2 - (len(categories) - k - 0.5) * pitch for k, width in zip(shown, widths, strict=True)]
    return Labels(shown, tuple(texts), size, 0.0, height, max(before, default=0.0), max(after, default=0.0), step)


def _turned(categories: tuple[str, ...], rotation: float, pitch: float, font: Font, size: float, em: float,
            limit: float, cut: bool) -> Labels:
    """Turned labels that end at their ticks; long ones are wrapped into the lines that a column has room for."""
    sine, cosine = math.sin(math.radians(rotation)), math.cos(math.radians(rotation))
    lines = 1 + int((pitch * sine / em - 1.05) / LINE_HEIGHT)
    texts = []
    for label in categories:
        wrapped = None
        if lines > 1 and text_width(label, font) * em * sine > limit:
            wrapped = wrap(label, font, limit / sine / em, lines)
        texts.append(wrapped or (shortened(label, font, limit / sine / em) if cut else label))
    blocks = [Block.of(text, font, em) for text in texts]
    depth = max(block.width * sine + block.height * cosine for block in blocks)
    before = max(block.width * cosine + block.height / 2 - (k + 0.5) * pitch for k, block in enumerate(blocks))
    return Labels(tuple(range(len(texts))), tuple(texts), size, rotation, depth, max(before, 0.0))


def y_labels(categories: tuple[str, ...], pitch: float, font: Font, size: float, min_size: float, dpi: float,
             limit: float, strict: bool) -> Labels:
    """The labels beside the rows.

    Parameters
    ----------
    pitch : float
        Height of a row (pixels).
    size, min_size : float
        Wished and smallest size (pt).
    limit : float
        The depth (pixels) beyond which labels are wrapped, if a row has room for it.
    strict : bool
        Set labels smaller, and in the end cut them, rather than exceed the limit.
    """
    everything = tuple(range(len(categories)))
    found = None
    for points in _sizes(size, min_size):
        em = points * dpi / 72
        if pitch < em and len(categories) > 1:
            continue
        lines = 1 + max(0, int((pitch / em - 1.0) / LINE_HEIGHT))
        texts = tuple((wrap(label, font, limit / em, lines) if lines > 1 else None) or label for label in categories)
        found = _beside(categories, everything, texts, pitch, font, points, em, 1)
        if not strict or found.depth <= limit:
            return found
    if found:
        em = found.size * dpi / 72
        texts = tuple(text if text_width(text, font) * em <= limit else shortened(text, font, limit / em)
                      for text in found.texts)
        return _beside(categories, everything, texts, pitch, font, found.size, em, 1)
    values = numeric(categories)
    em = size * dpi / 72
    for step in _steps(len(categories)) if values else ():
        if values and step * pitch >= 1.1 * em:
            shown = thinned(values, step)
            texts = tuple(categories[k] for k in shown)
            return _beside(categories, shown, texts, pitch, font, size, em, step)
    return Labels((), (), size, 0.0, 0.0, step=0)


def _beside(categories: tuple[str, ...], shown: tuple[int, ...], texts: tuple[str, ...], pitch: float,
            font: Font, size: float, em: float, step: int) -> Labels:
    heights = [Block.of(text, font, em).height for text in texts]
    depth = max((text_width(text, font) * em for text in texts), default=0.0)
    before = [height / 2 - (k + 0.5) * pitch for k, height in zip(shown, heights, strict=True)]
    after = [height / 2 - (len(categories) - k - 0.5) * pitch for k, height in zip(shown, heights, strict=True)]
    return Labels(shown, texts, size, 0.0, depth, max(before, default=0.0), max(after, default=0.0), step)
