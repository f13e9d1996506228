"""Tick labels: wrapped, turned, set smaller or thinned, as their measures ask for."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from replot.drawing.fonts import Font
from replot.drawing.text import LINE_HEIGHT, Block, outline, shortened, text_width, wrap

__all__ = ["LabelType", "Labels", "numeric", "rows_of_lines", "thinned", "x_labels",
           "y_labels"]

LONGEST = 160
"""Characters that a tick label has at most."""

SHORT = 2.0
"""The width (em) of a label that is easier to read when it is small than when it is turned."""

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
        How far they reach beyond the two ends of the grid (pixels); turned by 45 degrees, they lean to one
        end only, to the left below a grid and to the right above it.
    step : int
        1 if all are shown; 0 if none can be.
    cut : tuple of int
        The places whose label lacks a part for which there is no room.
    lost : float
        The share of the characters of all labels that is cut.
    """

    shown: tuple[int, ...]
    texts: tuple[str, ...]
    size: float
    rotation: float
    depth: float
    before: float = 0.0
    after: float = 0.0
    step: int = 1
    cut: tuple[int, ...] = ()
    lost: float = 0.0


@lru_cache(64)
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
    written = (f"{abs(value):.9g}".partition("e")[0] for value in values)
    digits = [len(text.replace(".", "").strip("0")) for text in written]
    shares = [(sum(digits[start::step]) / len(digits[start::step]), start)
              for start in range(min(step, len(values)))]
    return tuple(range(min(shares)[1], len(values), step))


def _steps(count: int) -> list[int]:
    """The steps in which labels may be thinned: 2, 5, 10, 20, ..., and one label alone."""
    steps = [base * 10 ** power for power in range(len(str(count))) for base in (1, 2, 5)]
    return [*(step for step in steps if 1 < step < count), count]


class LabelType(NamedTuple):
    """What labels are set in: a font, its wished and its smallest size (pt), and the pixels per inch."""

    font: Font
    size: float
    min_size: float
    dpi: float

    def sizes(self) -> Iterator[LabelType]:
        """From the wished size down to the smallest, by half points."""
        yield self
        size = self.size
        while size > self.min_size:
            size = max(size - 0.5, self.min_size)
            yield self._replace(size=size)

    @property
    def em(self) -> float:
        """The size in pixels."""
        return self.size * self.dpi / 72

    def width(self, text: str) -> float:
        """Width of a text in pixels."""
        return text_width(text, self.font) * self.em

    def block(self, text: str) -> Block:
        """A text, measured in pixels."""
        return Block.of(text, self.font, self.em)

    def wrap(self, text: str, limit: float, lines: int) -> str | None:
        """A text wrapped into a width in pixels."""
        return wrap(text, self.font, limit / self.em, lines)

    def line(self, texts: Sequence[str]) -> float:
        """The height (em) of a line that holds some labels: 1, or more for marks above and below letters."""
        shapes = [outline(char, self.font).vertices for char in set("".join(texts)) - {"\n"}]
        heights = [y for shape in shapes if len(shape) for y in (shape[:, 1].min(), shape[:, 1].max())]
        return max(1.0, max(heights, default=0.0) - min(heights, default=0.0))

    def shortened(self, texts: Sequence[str], limit: float) -> list[str]:
        """Texts cut to a width in pixels, such that they still differ if that can be.

        Each loses its middle; where that makes some of them alike, these keep what tells them apart.
        """
        found = [shortened(text, self.font, limit / self.em) for text in texts]
        alike: dict[str, list[int]] = {}
        for k, text in enumerate(found):
            alike.setdefault(text, []).append(k)
        for places in alike.values():
            for k in places:
                starts = [_common(texts[k], texts[other]) for other in places if texts[other] != texts[k]]
                if starts:
                    found[k] = self._from(texts[k], max(starts), limit)
        return found

    def _from(self, text: str, start: int, limit: float) -> str:
        """The part of a text from a place on that a width in pixels has room for."""
        for stop in range(len(text), start, -1):
            part = "\u2026" + text[start:stop].strip() + ("\u2026" if stop < len(text) else "")
            if self.width(part) <= limit:
                return part
        return "\u2026"


def _common(one: str, other: str) -> int:
    """How many characters two texts have in common before they differ."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
                min(len(one), len(other)))


@lru_cache(64)
def x_labels(categories: tuple[str, ...], pitch: float, kind: LabelType, limit: float,
             strict: bool = False, lean: float = math.inf) -> Labels:
    """The labels below or above the columns.

    They stand upright if they can, in up to three lines; else they are turned by 45 or 90 degrees, and
    set smaller if need be; very short ones are rather set smaller than turned. Numbers are thinned where
    nothing else helps.

    Parameters
    ----------
    pitch : float
        Width of a column (pixels).
    limit : float
        The depth (pixels) that turned labels should not exceed, if wrapping can help it.
    strict : bool
        Set labels smaller, and in the end cut them, rather than exceed the limit.
    lean : float
        How far (pixels) labels that are turned by 45 degrees may reach beyond the grid.
    """
    return _noted(_x_labels(_in_one_line(categories), pitch, kind, limit, strict, lean), categories)


def _x_labels(categories: tuple[str, ...], pitch: float, kind: LabelType, limit: float, strict: bool,
              lean: float) -> Labels:
    line = kind.line(categories)
    if max(map(kind.width, categories), default=0.0) <= SHORT * kind.em:
        for smaller in kind.sizes():
            flat = _flat(categories, range(len(categories)), pitch, smaller, 1)
            if flat:
                return flat
    for smaller in kind.sizes():
        for lines in (1, 2, 3):
            flat = _flat(categories, range(len(categories)), pitch, smaller, lines)
            if flat:
                return flat
        share = pitch / (line * smaller.em)
        angle = 45.0 if share >= 1.5 else 90.0 if share >= 1.02 else None
        if angle:
            last = smaller.size <= kind.min_size
            turned = _turned(categories, angle, pitch, smaller, limit, strict and last)
            if angle == 45.0 and turned.before > lean:
                turned = _turned(categories, 90.0, pitch, smaller, limit, strict and last)
            if not strict or last or turned.depth <= 1.1 * limit:
                return turned
    values = numeric(categories)
    for step in _steps(len(categories)) if values else ():
        flat = _flat(categories, thinned(values or (), step), pitch, kind, 1, step)
        if flat:
            return flat
    return Labels((), (), kind.size, 0.0, 0.0, step=0)


def _in_one_line(categories: tuple[str, ...]) -> tuple[str, ...]:
    """Labels without breaks of their own: where lines end is for the room to decide."""
    return tuple(_readable(" ".join(label.splitlines())) for label in categories)


def _readable(label: str) -> str:
    """A label of a length that somebody may read; a longer one without its middle."""
    return label if len(label) <= LONGEST else label[:LONGEST // 2] + "\u2026" + label[-LONGEST // 2:]


def _flat(categories: tuple[str, ...], shown: Sequence[int], pitch: float, kind: LabelType, lines: int,
          step: int = 1) -> Labels | None:
    """Horizontal labels, if no two of them come closer than half an em."""
    if lines == 1 and step * pitch < 0.5 * kind.em and len(shown) > 100:
        return None  # not even single digits have room, and there are too many to look at each
    # a single column has all the room beside it
    room = step * pitch if len(shown) > 1 else max(pitch, 10.5 * kind.em)
    texts = []
    for k in shown:
        text = categories[k] if lines == 1 else kind.wrap(categories[k], room - 0.5 * kind.em, lines)
        if text is None:
            return None
        texts.append(text)
    widths = [kind.width(text) for text in texts]
    if any((one + other) / 2 > step * pitch - 0.5 * kind.em for one, other in pairwise(widths)):
        return None
    if len(widths) == 1 and widths[0] > room:
        return None
    height = max((kind.block(text).height for text in texts), default=0.0)
    before, after = _beyond(shown, [width / 2 for width in widths], pitch, len(categories))
    return Labels(tuple(shown), tuple(texts), kind.size, 0.0, height, before, after, step)


def _beyond(shown: Sequence[int], halves: list[float], pitch: float, count: int) -> tuple[float, float]:
    """How far labels reach beyond the first and the last cell, if they reach so far around their middles."""
    pairs = list(zip(shown, halves, strict=True))
    return (max([0.0, *(half - (k + 0.5) * pitch for k, half in pairs)]),
            max([0.0, *(half - (count - k - 0.5) * pitch for k, half in pairs)]))


def _turned(categories: tuple[str, ...], rotation: float, pitch: float, kind: LabelType, limit: float,
            cut: bool) -> Labels:
    """Turned labels that end at their ticks; long ones take as many lines as a column has room for."""
    sine, cosine = math.sin(math.radians(rotation)), math.cos(math.radians(rotation))
    lines = 1 + int((pitch * sine / kind.em - 1.05) / LINE_HEIGHT)
    # how long a line may be for its box to be no deeper than the limit
    room = max((limit - kind.em * cosine) / sine, kind.em)
    texts = [(kind.wrap(label, room, lines) if lines > 1 else None) or label for label in categories]
    if cut:
        texts = _cut(texts, room, kind, lines)
    blocks = [kind.block(text) for text in texts]
    depth = max(block.width * sine + block.height * cosine for block in blocks)
    everything = range(len(texts))
    reaches = [block.width * cosine + block.height / 2 for block in blocks]
    before, after = _beyond(everything, reaches, pitch, len(texts))
    return Labels(tuple(everything), tuple(texts), kind.size, rotation, depth, before, after)


def _cut(texts: list[str], limit: float, kind: LabelType, lines: int) -> list[str]:
    """Labels of which those that are wider than a limit (pixels) lose a part."""
    long = [k for k, text in enumerate(texts) if kind.width(text) > limit]
    whole, found = [texts[k] for k in long], list(texts)
    # the last line is rarely full
    longer = kind.shortened(whole, 0.85 * lines * limit)
    for k, one, several in zip(long, kind.shortened(whole, limit), longer, strict=True):
        found[k] = (kind.wrap(several, limit, lines) if lines > 1 else None) or one
    return found


def _noted(labels: Labels, categories: tuple[str, ...]) -> Labels:
    """Labels that know which of them are cut."""
    cut = tuple(k for k, text in zip(labels.shown, labels.texts, strict=True)
                if "\u2026" in text and "\u2026" not in categories[k])
    if not cut:
        return labels
    lost = sum(len(categories[k]) for k in cut) - sum(
        len(text) for k, text in zip(labels.shown, labels.texts, strict=True) if k in set(cut))
    return replace(labels, cut=cut, lost=lost / sum(map(len, categories)))


@lru_cache(64)
def y_labels(categories: tuple[str, ...], pitch: float, kind: LabelType, limit: float,
             strict: bool = False) -> Labels:
    """The labels beside the rows.

    Parameters
    ----------
    pitch : float
        Height of a row (pixels).
    limit : float
        The depth (pixels) beyond which labels are wrapped, if a row has room for it.
    strict : bool
        Set labels smaller, and in the end cut them, rather than exceed the limit.
    """
    return _noted(_y_labels(_in_one_line(categories), pitch, kind, limit, strict), categories)


def _y_labels(categories: tuple[str, ...], pitch: float, kind: LabelType, limit: float,
              strict: bool) -> Labels:
    everything, line = range(len(categories)), kind.line(categories)
    for smaller in kind.sizes():
        if pitch < line * smaller.em and len(categories) > 1:
            continue
        lines = 1 + max(0, int((pitch / smaller.em - 1.0) / LINE_HEIGHT))
        texts = [smaller.wrap(label, limit, lines) or label if lines > 1 else label for label in categories]
        found = _beside(categories, everything, texts, pitch, smaller)
        if not strict or found.depth <= limit:
            return found
        if smaller.size <= kind.min_size:
            return _beside(categories, everything, _cut(texts, limit, smaller, lines), pitch, smaller)
    values = numeric(categories)
    for step in _steps(len(categories)) if values else ():
        if step * pitch >= 1.1 * line * kind.em:
            shown = thinned(values or (), step)
            texts = [categories[k] for k in shown]
            return _beside(categories, shown, _cut(texts, limit, kind, 1) if strict else texts, pitch, kind,
                           step)
    return Labels((), (), kind.size, 0.0, 0.0, step=0)


@lru_cache(64)
def rows_of_lines(categories: tuple[str, ...], kind: LabelType, limit: float, lines: int) -> float:
    """The height (pixels) of rows in which labels find room within a limit, in up to so many lines."""
    needed = 1
    for label in _in_one_line(categories):
        for count in range(needed, lines + 1):
            needed = count
            if kind.wrap(label, limit, count):
                break
    return (1.05 + (needed - 1) * LINE_HEIGHT) * kind.em if needed > 1 else 0.0


def _beside(categories: tuple[str, ...], shown: Sequence[int], texts: list[str], pitch: float,
            kind: LabelType, step: int = 1) -> Labels:
    depth = max((kind.width(text) for text in texts), default=0.0)
    before, after = _beyond(shown, [kind.block(text).height / 2 for text in texts], pitch, len(categories))
    return Labels(tuple(shown), tuple(texts), kind.size, 0.0, depth, before, after, step)
