"""How much room a panel and its colour bar take around the grid."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from replot.drawing.bars import BarTicks, Track, bar_ticks, ends
from replot.drawing.captions import Caption, caption
from replot.drawing.colors import Colors
from replot.drawing.fonts import Font
from replot.drawing.labels import Labels, x_labels, y_labels
from replot.drawing.sheet import Sheet
from replot.drawing.surroundings import Surroundings
from replot.drawing.terms import Terms
from replot.drawing.text import text_width

__all__ = ["Bar", "Box", "bar_location", "measure", "measure_bar"]

# Distances in points
TICK_GAP = 2.0
LABEL_GAP = 4.0
TITLE_GAP = 5.0
BAR_LEAST = 22.0
LINE_LEAST = 45.0
WIDE, TALL = 130.0, 110.0  # what titles and labels may take beside a smaller grid


NO_LABELS = Labels((), (), 0.0, 0.0, 0.0, step=0)


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
        How far its tick labels reach beyond its ends: top and bottom, or left and right.
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


def measure_bar(sheet: Sheet, colors: Colors, location: str, length: int, limit: float,
                strict: bool) -> Bar:
    """Measure a colour bar.

    Parameters
    ----------
    length : int
        How long it should be (pixels); one that is too short to be read gets longer.
    limit : float
        How long its label may be at the most.
    strict : bool
        Whether the side of the figure that it runs along is fixed.
    """
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
                            max(length, limit if strict else 3 * least), strict)
        label_offset = offset + sheet.pt(LABEL_GAP)
        depth = label_offset + set_label.height
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
    shifts : dict of str to float
        How far from the middle of the grid ``x label``, ``y label``, ``bar label`` and ``title`` stand: to
        the right, or down.
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
    shifts: dict[str, float] = field(default_factory=dict)


def bar_location(sheet: Sheet, colors: Colors, width: int, height: int, terms: Terms) -> str:
    """Where the colour bar beside grids of some size stands, or ``"none"``.

    Beside a flat grid there is no room for one, unless the figure insists; and one without limits,
    label and colours of its own would say nothing.
    """
    scale = colors.scale
    if (sheet.figure.colorbar == "none" or not (colors.known or scale.label or scale.cmap)
            or not terms.keeps("colour bars")):
        return "none"
    location = scale.location or sheet.style.colorbar
    upright, least = location in ("right", "left"), sheet.pt(1.5 * BAR_LEAST)
    if terms.bar_moved and location != "none":
        return "bottom" if upright else "right"
    if not scale.location and upright and height < least and width > 1.5 * height:
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
            room: tuple[float, float], terms: Terms) -> Box:
    """Measure the k-th panel.

    Parameters
    ----------
    cell : (width, height)
        In pixels.
    strict : (bool, bool)
        Whether the width and the height of the figure are fixed.
    room : (width, height)
        What the panel may take in all, if they are (pixels); else what its labels should not exceed.
    terms : Terms
        What it may take of that.
    """
    style, panel = sheet.style, sheet.figure.panels[k]
    rows, columns = sheet.shapes[k]
    width, height = max(1, round(columns * cell[0])), max(1, round(rows * cell[1]))
    across, up = (side * (terms.labels if fixed else 1.0) for side, fixed in zip(room, strict, strict=True))
    x, y = NO_LABELS, NO_LABELS
    if terms.keeps("tick labels"):
        y = y_labels(panel.y.categories, cell[1], sheet.tick_type, across, strict[0])
        x = x_labels(panel.x.categories, cell[0], sheet.tick_type, up, strict[1],
                     max(across, y.depth) if strict[0] else math.inf)
    # beside a small grid, titles and labels may be longer than it
    wide = max(width, min(sheet.pt(WIDE), 0.9 * room[0] if strict[0] else math.inf))
    tall = max(height, min(sheet.pt(TALL), 0.9 * room[1] if strict[1] else math.inf))
    x_label = y_label = title = letter = None
    if panel.x.label and terms.keeps("axis labels"):
        x_label = caption(panel.x.label, sheet.font, style.label_size, sheet, width, wide, strict[0])
    if panel.y.label and terms.keeps("axis labels"):
        y_label = caption(panel.y.label, sheet.font, style.label_size, sheet, height, tall, strict[1])
    if panel.title and style.title != "none" and terms.keeps("titles"):
        size = style.panel_title_size
        title = caption(panel.title, sheet.title_font, size, sheet, width, wide, strict[0], 3)
    if style.letters and len(sheet.figure.panels) > 1:
        font = Font(sheet.font.families, True)
        letter = caption(letter_of(style.letters, k), font, style.letter_size, sheet, wide, wide, False)
    bar = None
    if not sheet.shared:
        colors = sheet.colors[k]
        location = bar_location(sheet, colors, width, height, terms)
        upright = location in ("right", "left")
        if location != "none":
            bar = measure_bar(sheet, colors, location, height if upright else width,
                              tall if upright else wide, strict[upright])
    around = Surroundings()
    label_gap, title_gap = sheet.pt(LABEL_GAP), sheet.pt(TITLE_GAP)
    tick = sheet.pt(style.tick_length + TICK_GAP)
    x_side, y_side = sheet.x_side(panel), sheet.y_side(panel)
    beside = {x_side: x.depth + (x_label.height if x_label else 0.0),
              y_side: y.depth + (y_label.height if y_label else 0.0)}
    if bar:
        beside[bar.location] = beside.get(bar.location, 0.0) + bar.depth
    offsets, shifts = {}, {}

    def reach(name: str, excess: float, before: str, after: str) -> tuple[float, float]:
        """How far a text that is longer than the grid reaches beyond it: where others stand anyway."""
        fixed = strict[before == "top"]
        ends = _reach(excess, beside.get(before, 0.0), beside.get(after, 0.0)) if fixed else (excess / 2,) * 2
        shifts[name] = (ends[1] - ends[0]) / 2
        return ends

    ends = (x.before, x.after)
    if x.rotation == 45:
        ends = (x.before, 0.0) if x_side == "bottom" else (0.0, x.after)
    if x.shown:
        offsets["x"] = around.put(x_side, x.depth, tick, *ends)
    if y.shown:
        offsets["y"] = around.put(y_side, y.depth, tick, y.before, y.after)
    if y_label:
        offsets["y label"] = around.put(y_side, y_label.height, label_gap,
                                        *reach("y label", y_label.width - height, "top", "bottom"))
    if x_label:
        offsets["x label"] = around.put(x_side, x_label.height, label_gap,
                                        *reach("x label", x_label.width - width, "left", "right"))
    if bar:
        pad = sheet.mm(style.colorbar_pad) + (sheet.pt(TICK_GAP) if around.depth(bar.location) else 0.0)
        side, sides = (height, ("top", "bottom")) if bar.upright else (width, ("left", "right"))
        extra = (bar.length - side) / 2
        before, after = bar.before + extra, bar.after + extra
        if bar.label:
            further = reach("bar label", bar.label.width - side, *sides)
            before, after = max(before, further[0]), max(after, further[1])
        offsets["bar"] = around.put(bar.location, bar.depth, pad, before, after)
    if title or letter:
        highest = max(block.height for block in (title, letter) if block)
        before, after = reach("title", title.width - width, "left", "right") if title else (0.0, 0.0)
        # a letter stands at the left edge of everything, above whatever is there
        offsets["title"] = around.put("top", highest, title_gap, math.inf if letter else before, after)
        if letter:
            around.widen("left", before + letter.width + title_gap if title else letter.width - width)
    left, right, top, bottom = (math.ceil(around.margin(side)) for side in ("left", "right", "top", "bottom"))
    return Box(width, height, x, y, x_label, y_label, title, letter, bar, left, right, top, bottom, offsets,
               shifts)


def _reach(excess: float, before: float, after: float) -> tuple[float, float]:
    """How far something stands out at two ends, evenly, unless one end has room and the other has not."""
    if excess <= 0:
        return excess / 2, excess / 2
    lacking = max(0.0, excess - before - after) / 2
    first = min(max(excess / 2, excess - after - lacking), before + lacking)
    return first, excess - first
