"""How much room a panel and its colour bar take around the grid."""

from __future__ import annotations

import math
from dataclasses import dataclass

from replot.drawing.bars import BarTicks, Track, bar_ticks, ends
from replot.drawing.colors import Colors
from replot.drawing.fonts import Font
from replot.drawing.labels import Labels, x_labels, y_labels
from replot.drawing.sheet import Sheet
from replot.drawing.text import Block, shortened, text_width, wrap
from replot.figure import ColorScale

__all__ = ["Bar", "Box", "Caption", "caption", "measure", "measure_bar"]

# Distances in points
TICK_GAP = 2.0
LABEL_GAP = 4.0
TITLE_GAP = 5.0
BAR_LEAST = 22.0
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
    lines = wrap(text, font, wished / sheet.pt(size), max_lines)
    points, cut = size, False
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


def measure_bar(sheet: Sheet, colors: Colors, scale: ColorScale, label: str | None, location: str,
                length: int, strict: bool) -> Bar:
    """Measure a colour bar of some length."""
    style, upright = sheet.style, location in ("right", "left")
    em = sheet.pt(style.tick_size)
    least = round(sheet.pt(BAR_LEAST) if upright else sheet.pt(LINE_LEAST))
    length = max(length, least)
    thickness = max(1, sheet.mm(style.colorbar_width))
    low_end, high_end = ends(colors, thickness)
    ramp = length - low_end - high_end
    ticks = bar_ticks(colors, scale, Track(ramp, upright, sheet.font, em))
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
    if label:
        set_label = caption(label, sheet.font, style.label_size, sheet, length,
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


def bar_location(sheet: Sheet, k: int, scale: ColorScale, width: int, height: int) -> str:
    """Where the colour bar of the k-th panel stands.

    Beside a flat grid there is no room for one, unless the figure insists; and one without limits,
    label and colours of its own would say nothing.
    """
    colors = sheet.colors[k]
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
        location = bar_location(sheet, k, panel.color, width, height)
        if location != "none":
            bar = measure_bar(sheet, sheet.colors[k], panel.color, panel.color.label, location,
                              height if location in ("right", "left") else width,
                              strict[1] if location in ("right", "left") else strict[0])
    margins, offsets = _stack(sheet, {"x": (sheet.x_side(panel), x, x_label),
                                      "y": (sheet.y_side(panel), y, y_label)}, bar)
    # what reaches beyond the ends of the grid; turned labels on top lean to the other side
    ends_x = (x.before, x.after)
    if sheet.x_side(panel) == "top" and x.rotation == 45:
        ends_x = (x.after, x.before)
    beyond = max([0.0, *((block.width - width) / 2 for block in (x_label, title) if block)])
    left, right = max(margins["left"], ends_x[0], beyond), max(margins["right"], ends_x[1], beyond)
    top, bottom = max(margins["top"], y.before), max(margins["bottom"], y.after)
    aside_top = aside_bottom = (y_label.width - height) / 2 if y_label else 0.0
    if bar and bar.upright:
        extra = (bar.length - height) / 2
        aside_top, aside_bottom = max(aside_top, bar.before + extra), max(aside_bottom, bar.after + extra)
    elif bar:
        extra = (bar.length - width) / 2
        left, right = max(left, bar.before + extra), max(right, bar.after + extra)
    # a title stands clear of what reaches up beside the grid, unless it is narrow enough to stand between
    if title and (title.width - width) / 2 > -sheet.pt(TICK_GAP):
        top = max(top, aside_top)
    offsets["title"] = top + sheet.pt(TITLE_GAP)
    if title or letter:
        top = offsets["title"] + max(block.height for block in (title, letter) if block)
    if letter and title:
        left = max(left, letter.width + sheet.pt(TITLE_GAP) + (title.width - width) / 2)
    top, bottom = max(top, aside_top), max(bottom, aside_bottom)
    return Box(width, height, x, y, x_label, y_label, title, letter, bar, math.ceil(left), math.ceil(right),
               math.ceil(top), math.ceil(bottom), offsets)


def _stack(sheet: Sheet, axes: dict[str, tuple[str, Labels, Caption | None]],
           bar: Bar | None) -> tuple[dict[str, float], dict[str, float]]:
    """The room that each side needs, and how far from the grid each part of it begins.

    ``axes`` holds the side, the tick labels and the label of x and y.
    """
    margins = dict.fromkeys(("left", "right", "top", "bottom"), 0.0)
    offsets: dict[str, float] = {}
    tick = sheet.pt(sheet.style.tick_length + TICK_GAP)
    for name, (side, labels, label) in axes.items():
        if labels.shown:
            offsets[name] = tick
            margins[side] = tick + labels.depth
        if label:
            offsets[f"{name} label"] = margins[side] + sheet.pt(LABEL_GAP)
            margins[side] = offsets[f"{name} label"] + label.height
    if bar:
        pad = sheet.mm(sheet.style.colorbar_pad) + (sheet.pt(TICK_GAP) if margins[bar.location] else 0.0)
        offsets["bar"] = margins[bar.location] + pad
        margins[bar.location] = offsets["bar"] + bar.depth
    return margins, offsets
