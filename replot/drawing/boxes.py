"""How much room a panel and its colour bar take around the grid."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from replot.drawing.bars import BarTicks, Track, bar_ticks, ends
from replot.drawing.colors import Colors
from replot.drawing.fonts import Font
from replot.drawing.labels import Labels, x_labels, y_labels
from replot.drawing.sheet import Sheet
from replot.drawing.text import Block, shortened, text_width, wrap

__all__ = ["Bar", "Box", "Caption", "caption", "measure", "measure_bar"]

# Distances in points
TICK_GAP = 2.0
LABEL_GAP = 4.0
TITLE_GAP = 5.0
BAR_LEAST = 22.0
LONGEST = 600  # characters of a title or a label
LINE_LEAST = 45.0


@dataclass(frozen=True, slots=True)
class Caption:
    """A title or a label, wrapped."""

    text: str
    size: float
    font: Font
    width: float
    height: float
    cut: bool = False


def caption(text: str, font: Font, size: float, sheet: Sheet, wished: float, limit: float, strict: bool,
            max_lines: int = 2) -> Caption:
    """Set a title or a label into a width.

    Parameters
    ----------
    wished : float
        The width (pixels) that it should not exceed, if it can be wrapped so.
    limit : float
        The width (pixels) that it must not exceed, if that can be helped.
    strict : bool
        Set it smaller then, and cut its middle if nothing else helps.
    """
    text = " ".join(text.split())
    points, cut = size, len(text) > LONGEST
    if cut:
        text = text[:LONGEST // 2] + "\u2026" + text[-LONGEST // 2:]
    lines = wrap(text, font, wished / sheet.pt(size), max_lines)
    while lines is None:
        em = sheet.pt(points)
        last = not strict or points <= sheet.style.min_size
        lines = wrap(text, font, limit / em, 2 * max_lines if last else max_lines)
        if lines is None and last:
            lines, cut = (shortened(text, font, limit / em), True) if strict else (text, False)
        elif lines is None:
            points = max(points - 0.5, sheet.style.min_size)
    block = Block.of(lines, font, sheet.pt(points))
    return Caption(lines, points, font, block.width, block.height, cut)


@dataclass(frozen=True, slots=True)
class Bar:
    """A colour bar, measured.

    Attributes
    ----------
    location : str
    length, thickness : int
        Of the whole bar, its ends included (pixels).
    ticks : BarTicks
    low_end, high_end : int
    label : Caption or None
    depth : int
        From the near edge of the bar to the far edge of its label.
    label_offset : float
        From the near edge of the bar to the near edge of its label.
    before, after : float
        How far texts reach beyond its ends: top and bottom, or left and right.
    """

    location: str
    length: int
    thickness: int
    ticks: BarTicks
    low_end: int
    high_end: int
    label: Caption | None
    depth: int
    label_offset: float
    before: float
    after: float

    @property
    def upright(self) -> bool:
        """Whether it runs from bottom to top."""
        return self.location in ("right", "left")


def measure_bar(sheet: Sheet, colors: Colors, location: str, length: int, strict: bool) -> Bar:
    """Measure a colour bar of some length."""
    style, upright = sheet.style, location in ("right", "left")
    em = sheet.pt(style.tick_size)
    least = round(sheet.pt(BAR_LEAST) if upright else sheet.pt(LINE_LEAST))
    length = max(length, least)
    thickness = max(1, sheet.mm(style.colorbar_width))
    low_end, high_end = ends(colors, thickness)
    ramp = length - low_end - high_end
    ticks = bar_ticks(colors, Track(ramp, upright, sheet.font, em))
    widths = [text_width(text, sheet.font) * em for text in ticks.labels]
    across = (max(widths, default=0.0) if upright else em) if widths else 0.0
    offset = thickness + (sheet.pt(style.tick_length) + sheet.pt(TICK_GAP) + across if widths else 0.0)
    before = after = 0.0
    if widths:
        reach = [(em / 2 if upright else width / 2, place)
                 for width, place in zip(widths, ticks.places, strict=True)]
        low = max(half - place * ramp - low_end for half, place in reach)
        high = max(half - (1 - place) * ramp - high_end for half, place in reach)
        before, after = (high, low) if upright else (low, high)
    set_label, label_offset, depth = None, offset, offset
    if colors.scale.label:
        set_label = caption(colors.scale.label, sheet.font, style.label_size, sheet, length,
                            length if strict else max(length, 3 * least), strict)
        label_offset = offset + sheet.pt(LABEL_GAP)
        depth = label_offset + set_label.height
        beyond = (set_label.width - length) / 2
        before, after = max(before, beyond), max(after, beyond)
    return Bar(location, length, thickness, ticks, low_end, high_end, set_label, math.ceil(depth),
               label_offset, max(before, 0.0), max(after, 0.0))


@dataclass(frozen=True, slots=True)
class Box:
    """A panel, measured for cells of a certain size.

    Attributes
    ----------
    width, height : int
        Of the grid (pixels).
    x, y : Labels
    x_label, y_label, title : Caption or None
    letter : Caption or None
    bar : Bar or None
    left, right, top, bottom : int
        Room around the grid.
    offsets : dict of str to float
        From the grid to the near edge of ``x``, ``x label``, ``y``, ``y label``, ``bar`` and ``title``.
    """

    width: int
    height: int
    x: Labels
    y: Labels
    x_label: Caption | None
    y_label: Caption | None
    title: Caption | None
    letter: Caption | None
    bar: Bar | None
    left: int
    right: int
    top: int
    bottom: int
    offsets: dict[str, float]


def bar_location(sheet: Sheet, colors: Colors, width: int, height: int) -> str:
    """Where the colour bar beside grids of some size stands, or ``"none"``.

    Beside a flat grid there is no room for one, unless the figure insists; and one without limits,
    label and colours of its own would say nothing.
    """
    scale = colors.scale
    if sheet.figure.colorbar == "none" or not (colors.known or scale.label or scale.cmap):
        return "none"
    location = scale.location or sheet.style.colorbar
    least = sheet.pt(1.5 * BAR_LEAST)
    if not scale.location and location in ("right", "left") and height < least and width > 1.5 * height:
        return "bottom"
    return location


def letter_of(pattern: str, k: int) -> str:
    """The letter of the k-th panel: a, b, ..., z, aa, ab, ..."""
    name = ""
    while k >= 0:
        name = chr(ord("a") + k % 26) + name
        k = k // 26 - 1
    return pattern.replace("A", name.upper()) if "A" in pattern else pattern.replace("a", name)


def measure(sheet: Sheet, k: int, cell: tuple[float, float], strict: tuple[bool, bool],
            room: tuple[float, float]) -> Box:
    """Measure the k-th panel.

    Parameters
    ----------
    cell : (width, height)
        In pixels.
    strict : (bool, bool)
        Whether the width and the height of the figure are fixed.
    room : (width, height)
        What the panel may take in all, if they are (pixels); else what its labels should not exceed.
    """
    style, panel = sheet.style, sheet.figure.panels[k]
    rows, columns = panel.grid.shape
    width, height = max(1, round(columns * cell[0])), max(1, round(rows * cell[1]))
    across, up = (side * (0.45 if fixed else 1.0) for side, fixed in zip(room, strict, strict=True))
    x = x_labels(panel.x.categories, cell[0], sheet.tick_type, up, strict[1])
    y = y_labels(panel.y.categories, cell[1], sheet.tick_type, across, strict[0])
    # beside a small grid, titles and labels may be longer than it
    wide = max(width, min(sheet.pt(130), 0.9 * room[0] if strict[0] else math.inf))
    tall = max(height, min(sheet.pt(110), 0.9 * room[1] if strict[1] else math.inf))
    x_label = y_label = title = letter = None
    if panel.x.label:
        x_label = caption(panel.x.label, sheet.font, style.label_size, sheet, width, wide, strict[0])
    if panel.y.label:
        y_label = caption(panel.y.label, sheet.font, style.label_size, sheet, height, tall, strict[1])
    if panel.title and style.title != "none":
        size = style.panel_title_size
        title = caption(panel.title, sheet.title_font, size, sheet, width, wide, strict[0], 3)
    if style.letters and len(sheet.figure.panels) > 1:
        font = Font(sheet.font.families, True)
        letter = caption(letter_of(style.letters, k), font, style.letter_size, sheet, wide, wide, False)
    bar = None
    if not sheet.shared:
        colors = sheet.colors[k]
        location = bar_location(sheet, colors, width, height)
        upright = location in ("right", "left")
        if location != "none":
            bar = measure_bar(sheet, colors, location, height if upright else width, strict[upright])
    around = Surroundings()
    label_gap, title_gap = sheet.pt(LABEL_GAP), sheet.pt(TITLE_GAP)
    tick = sheet.pt(style.tick_length + TICK_GAP)
    x_side, y_side = sheet.x_side(panel), sheet.y_side(panel)
    ends = (x.before, x.after)
    if x.rotation == 45:
        ends = (x.before, 0.0) if x_side == "bottom" else (0.0, x.after)
    offsets = {}
    if x.shown:
        offsets["x"] = around.put(x_side, x.depth, tick, *ends)
    if y.shown:
        offsets["y"] = around.put(y_side, y.depth, tick, y.before, y.after)
    if y_label:
        offsets["y label"] = around.put(y_side, y_label.height, label_gap, *_even(y_label.width - height))
    if x_label:
        offsets["x label"] = around.put(x_side, x_label.height, label_gap, *_even(x_label.width - width))
    if bar:
        pad = sheet.mm(style.colorbar_pad) + (sheet.pt(TICK_GAP) if around.depth(bar.location) else 0.0)
        extra = (bar.length - (height if bar.upright else width)) / 2
        offsets["bar"] = around.put(bar.location, bar.depth, pad, bar.before + extra, bar.after + extra)
    if title or letter:
        tall = max(block.height for block in (title, letter) if block)
        before, after = _even(title.width - width) if title else (0.0, 0.0)
        # a letter stands at the left edge of everything, above whatever is there
        offsets["title"] = around.put("top", tall, title_gap, math.inf if letter else before, after)
        if letter:
            around.widen("left", before + letter.width + title_gap if title else letter.width - width)
    left, right, top, bottom = (math.ceil(around.margin(side)) for side in ("left", "right", "top", "bottom"))
    return Box(width, height, x, y, x_label, y_label, title, letter, bar, left, right, top, bottom, offsets)


def _even(excess: float) -> tuple[float, float]:
    """How far something that is longer than a grid reaches beyond it on both sides."""
    return excess / 2, excess / 2


class Surroundings:
    """What stands around a grid, side by side outwards; nothing touches what comes round a corner.

    On the left and right, *before* and *after* are the top and the bottom; above and below, left and right.
    """

    _CORNERS: ClassVar = {"left": (("top", "before"), ("bottom", "before")),
                          "right": (("top", "after"), ("bottom", "after")),
                          "top": (("left", "before"), ("right", "before")),
                          "bottom": (("left", "after"), ("right", "after"))}

    def __init__(self) -> None:
        self._parts: dict[str, list[Part]] = {side: [] for side in self._CORNERS}
        self._least = dict.fromkeys(self._CORNERS, 0.0)

    def put(self, side: str, depth: float, gap: float, before: float, after: float) -> float:
        """Add a part outside all others of its side, and return how far from the grid it begins."""
        start = self.depth(side) + gap
        for (neighbour, end), reach in zip(self._CORNERS[side], (before, after), strict=True):
            for part in self._parts[neighbour]:
                back = getattr(part, end)
                if reach > part.start - gap and back > start - gap:
                    start = max(start, back + gap)
        self._parts[side].append(Part(start, start + depth, before, after))
        return start

    def depth(self, side: str) -> float:
        """How far the parts of a side reach outwards."""
        return max((part.stop for part in self._parts[side]), default=0.0)

    def widen(self, side: str, least: float) -> None:
        """Demand some room on a side."""
        self._least[side] = max(self._least[side], least)

    def margin(self, side: str) -> float:
        """The room that a side needs, with what reaches round its corners."""
        reaches = [getattr(part, end) for neighbour, end in self._CORNERS[side]
                   for part in self._parts[neighbour]]
        return max([0.0, self.depth(side), self._least[side], *(far for far in reaches if far < math.inf)])


class Part(NamedTuple):
    """From where to where a part stands away from its grid, and how far it reaches beyond its two ends."""

    start: float
    stop: float
    before: float
    after: float
