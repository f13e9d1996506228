"""From measures to places: the rectangles and texts of a plan."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import numpy as np

from replot.drawing.arrangement import Arrangement
from replot.drawing.boxes import TICK_GAP, TITLE_GAP, Bar, Box
from replot.drawing.captions import Caption
from replot.drawing.fitting import Solution
from replot.drawing.fonts import Font
from replot.drawing.keys import measure_key
from replot.drawing.labels import LONGEST, Labels
from replot.drawing.nouns import BarPlan, KeyEntry, PanelPlan, Plan, Rect, TextItem, Tick, number_drop
from replot.drawing.sheet import Sheet
from replot.drawing.text import Block, font_lacks, has_formula, is_formula, lacking
from replot.figure import Axis, Panel
from replot.findings import Finding

__all__ = ["label_findings", "place", "text_findings"]

RULE = 1.5
"""Width (pt) of the line that sets computed rows and columns apart."""


class Placing:
    """Collects the parts of a plan while they are placed."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.texts: list[TextItem] = []
        self.bars: list[BarPlan] = []
        self.findings: list[Finding] = sheet.font_findings()

    def text(self, role: str, text: str, place: tuple[float, float], size: float, font: Font | None = None,
             **more: Any) -> None:
        """Add a text at a place (pixels)."""
        self.texts.append(TextItem(role, text, *place, size, color=self.sheet.style.text_color,
                                   font=font or self.sheet.font, **more))

    def caption(self, role: str, caption: Caption, x: float, bottom: float, subject: str, ha: str = "center",
                panel: int | None = None) -> None:
        """Add a title or a label whose lowest line ends above ``bottom``."""
        drop = Block.of(caption.text, caption.font, self.sheet.pt(caption.size)).descent
        self.text(role, caption.text, (x, bottom - drop), caption.size, caption.font, ha=ha, subject=subject,
                  panel=panel)
        self.cut(caption, subject)

    def upright_caption(self, role: str, caption: Caption, near: float, side: str, y: float, subject: str,
                        panel: int | None = None) -> None:
        """Add a label that runs upwards beside something; its near edge stands at ``near``."""
        drop = Block.of(caption.text, caption.font, self.sheet.pt(caption.size)).descent
        right = near if side == "left" else near + caption.height
        self.text(role, caption.text, (right - drop, y), caption.size, caption.font, rotation=90.0,
                  subject=subject, panel=panel)
        self.cut(caption, subject)

    def cut(self, caption: Caption, subject: str) -> None:
        """Report a text whose middle had to go."""
        if caption.lost:
            self.findings.append(Finding("D109", f"{caption.text!r} is all that fits of a longer text.",
                                         "A wider figure or a smaller min_size makes room.", (), (subject,)))


def place(solution: Solution) -> Plan:
    """Place everything that was measured."""
    sheet, arranged, cell = solution.sheet, solution.arranged, solution.cell
    style, figure, placing = sheet.style, sheet.figure, Placing(sheet)
    margin, gap = sheet.mm(style.margin), sheet.mm(style.panel_gap)
    width = sheet.mm(style.width) if style.width is not None else arranged.width
    height = sheet.mm(style.height) if style.height is not None else arranged.height
    placing.findings += _concessions(solution)
    inner = sum(arranged.lefts) + sum(arranged.widths) + sum(arranged.rights) + (arranged.columns - 1) * gap
    left = max(0, (width - inner) // 2)
    top = margin + max(0, (height - arranged.height) // 2)
    if arranged.title:
        one = len(figure.panels) == 1
        middle = left + arranged.lefts[0] + arranged.widths[0] / 2 if one else width / 2
        half = arranged.title.width / 2
        middle = min(max(middle, margin + half), width - margin - half)
        placing.caption("title", arranged.title, middle, top + arranged.title.height, "title")
        top += math.ceil(arranged.title.height + sheet.pt(TITLE_GAP))
    numbers, found = sheet.numbers((cell[0] - _gap(sheet, cell), cell[1] - _gap(sheet, cell)))
    placing.findings += found
    panels = []
    for k, box in enumerate(arranged.boxes):
        i, j = divmod(k, arranged.columns)
        x = left + sum(arranged.lefts[:j + 1]) + sum(arranged.widths[:j]) + sum(arranged.rights[:j]) + j * gap
        y = top + sum(arranged.tops[:i + 1]) + sum(arranged.heights[:i]) + sum(arranged.bottoms[:i]) + i * gap
        grid = Rect(x, y, box.width, box.height)
        panel = figure.panels[k]
        rows, columns = panel.grid.shape
        panels.append(PanelPlan(
            k, panel, grid, _edges(x, box.width, columns), _edges(y, box.height, rows), _gap(sheet, cell),
            sheet.colors[k], numbers[k], sheet.x_side(panel), sheet.y_side(panel), box.x.shown, box.y.shown,
            sheet.blank_color, style.unstated_color, _rules(sheet, panel, grid, box, cell),
            sheet.states[k]))
        # where the column begins, without a shared bar on its left
        begin = x - max(other.left for other in arranged.boxes[j::arranged.columns])
        _panel_texts(placing, k, box, grid, begin, cell)
        if box.bar:
            _bar(placing, box.bar, (k,), grid, box.offsets["bar"], box.shifts.get("bar label", 0.0))
    if arranged.bar:
        first, last = panels[0].grid, panels[-1].grid
        right = left + inner - arranged.rights[-1]
        bottom = last.top + arranged.heights[-1]
        around = Rect(first.left, first.top, right - first.left, bottom - first.top)
        _bar(placing, arranged.bar, tuple(range(len(panels))), around, arranged.bar_offset)
    key = _key(placing, arranged, width, height - margin - max(0, (height - arranged.height) // 2))
    placing.findings += text_findings(placing.texts)
    return Plan(figure, style, width, height, sheet.dpi, tuple(panels), tuple(placing.bars), key,
                tuple(placing.texts), tuple(placing.findings))


def _gap(sheet: Sheet, cell: tuple[float, float]) -> int:
    """The lines between cells (pixels); never more than a third of a cell."""
    return min(round(sheet.pt(sheet.style.gap)), int(min(cell) / 3))


def _rules(sheet: Sheet, panel: Panel, grid: Rect, box: Box, cell: tuple[float, float]) -> tuple[Rect, ...]:
    """Lines between what the figure states and the rows and columns that are computed from it."""
    line = max(_gap(sheet, cell), round(sheet.pt(RULE)), 1)
    if min(cell) < 3 * line:
        return ()
    columns = [grid.left + round(k * cell[0]) - line // 2 for k in _borders(panel.x)]
    rows = [grid.top + round(k * cell[1]) - line // 2 for k in _borders(panel.y)]
    return (*(Rect(x, grid.top, line, box.height) for x in columns),
            *(Rect(grid.left, y, box.width, line) for y in rows))


def _borders(axis: Axis) -> list[int]:
    derived = [category in axis.derived for category in axis.categories]
    return [k for k, (one, other) in enumerate(pairwise(derived), 1) if one != other]


def _edges(start: int, length: int, count: int) -> np.ndarray:
    edges = np.floor(start + np.arange(count + 1) * (length / max(count, 1)) + 0.5).astype(np.int64)
    edges.flags.writeable = False
    return edges


def _panel_texts(placing: Placing, k: int, box: Box, grid: Rect, left: int,
                 cell: tuple[float, float]) -> None:
    """Place the texts of a panel; its block begins at ``left``."""
    sheet, panel, path = placing.sheet, placing.sheet.figure.panels[k], f"panels[{k}]"
    middle, above = grid.left + grid.width / 2, grid.top - box.offsets.get("title", 0.0)
    if box.title:
        placing.caption("panel title", box.title, middle + box.shifts["title"], above, f"{path}.title",
                        panel=k)
    if box.letter:
        placing.caption("letter", box.letter, left, above, "", "left", k)
    x_side, y_side = sheet.x_side(panel), sheet.y_side(panel)
    if box.x.shown:
        _x_ticks(placing, k, box, grid, x_side, cell[0])
    if box.y.shown:
        _y_ticks(placing, k, box, grid, y_side, cell[1])
    if box.x_label:
        offset = box.offsets["x label"]
        bottom = grid.bottom + offset + box.x_label.height if x_side == "bottom" else grid.top - offset
        placing.caption("x label", box.x_label, middle + box.shifts["x label"], bottom, f"{path}.x.label",
                        panel=k)
    if box.y_label:
        offset = box.offsets["y label"]
        near = grid.left - offset if y_side == "left" else grid.right + offset
        placing.upright_caption("y label", box.y_label, near, y_side,
                                grid.top + grid.height / 2 + box.shifts["y label"], f"{path}.y.label", k)


def _x_ticks(placing: Placing, k: int, box: Box, grid: Rect, side: str, pitch: float) -> None:
    labels, offset = box.x, box.offsets["x"]
    font, em = placing.sheet.font, placing.sheet.pt(labels.size)
    angle = math.radians(labels.rotation)
    for n, text in zip(labels.shown, labels.texts, strict=True):
        block, x, ha = Block.of(text, font, em), grid.left + (n + 0.5) * pitch, "center"
        more = (len(block.lines) - 1) * block.leading
        if not labels.rotation:
            y = grid.bottom + offset + block.ascent + more if side == "bottom" \
                else grid.top - offset - block.descent
        else:
            # the middle of the text's end points at the tick
            x += (more + font.face.cap_height * em) / 2 * math.sin(angle)
            y, ha = (grid.bottom + offset + (block.ascent + more) * math.cos(angle), "right") \
                if side == "bottom" else (grid.top - offset - block.descent * math.cos(angle), "left")
        placing.text("x tick", text, (x, y), labels.size, ha=ha, rotation=labels.rotation,
                     subject=f"panels[{k}].x.categories[{n}]", panel=k, index=n)


def _y_ticks(placing: Placing, k: int, box: Box, grid: Rect, side: str, pitch: float) -> None:
    labels, offset = box.y, box.offsets["y"]
    font, em = placing.sheet.font, placing.sheet.pt(labels.size)
    x, ha = (grid.left - offset, "right") if side == "left" else (grid.right + offset, "left")
    for n, text in zip(labels.shown, labels.texts, strict=True):
        y = grid.top + (n + 0.5) * pitch + number_drop(text, font, em)
        placing.text("y tick", text, (x, y), labels.size, ha=ha, subject=f"panels[{k}].y.categories[{n}]",
                     panel=k, index=n)


def _bar(placing: Placing, bar: Bar, panels: tuple[int, ...], grid: Rect, offset: float,
         shift: float = 0.0) -> None:
    """Place a colour bar and its texts beside the grids that it explains.

    Its label stands ``shift`` pixels away from its middle.
    """
    sheet, number = placing.sheet, len(placing.bars)
    ramp, thick, offset = bar.length - bar.low_end - bar.high_end, bar.thickness, round(offset)
    if bar.upright:
        top = grid.top + round((grid.height - bar.length) / 2)
        left = grid.right + offset if bar.location == "right" else grid.left - offset - thick
        rect = Rect(left, top + bar.high_end, thick, ramp)
        places = [rect.bottom - place * ramp for place in bar.ticks.places]
    else:
        left = grid.left + round((grid.width - bar.length) / 2)
        top = grid.bottom + offset if bar.location == "bottom" else grid.top - offset - thick
        rect = Rect(left + bar.low_end, top, ramp, thick)
        places = [rect.left + place * ramp for place in bar.ticks.places]
    scale = sheet.colors[panels[0]].scale
    classes = len(scale.boundaries) - 1 if scale.norm == "classes" and scale.boundaries else 0
    ticks = tuple(map(Tick, bar.ticks.values, bar.ticks.labels, places))
    placing.bars.append(BarPlan(panels, sheet.colors[panels[0]], bar.location, rect, bar.low_end,
                                bar.high_end, ticks, classes))
    _bar_ticks(placing, placing.bars[-1], number)
    subject = f"panels[{panels[0]}].color.label"
    if bar.label and bar.upright:
        near = rect.left + bar.label_offset if bar.location == "right" else rect.right - bar.label_offset
        placing.upright_caption("bar label", bar.label, near, bar.location,
                                rect.top - bar.high_end + bar.length / 2 + shift, subject, number)
    elif bar.label:
        bottom = rect.top + bar.label_offset + bar.label.height if bar.location == "bottom" \
            else rect.bottom - bar.label_offset
        placing.caption("bar label", bar.label, rect.left - bar.low_end + bar.length / 2 + shift, bottom,
                        subject, panel=number)
    if bar.ticks.thinned:
        message = f"Only {len(ticks)} of the ticks of the colour bar are drawn, because they do not all fit."
        placing.findings.append(Finding("D103", message, "", (), (f"panels[{panels[0]}].color.ticks",)))


def _bar_ticks(placing: Placing, bar: BarPlan, number: int) -> None:
    """Place the tick labels of a colour bar."""
    sheet, style, rect = placing.sheet, placing.sheet.style, bar.rect
    away, em = sheet.pt(style.tick_length + TICK_GAP), sheet.pt(style.tick_size)
    for n, tick in enumerate(bar.ticks):
        block = Block.of(tick.label, sheet.font, em)
        if bar.upright:
            x, ha = (rect.right + away, "left") if bar.location == "right" else (rect.left - away, "right")
            y = tick.place + number_drop(tick.label, sheet.font, em)
        else:
            x, ha = tick.place, "center"
            y = rect.bottom + away + block.ascent if bar.location == "bottom" \
                else rect.top - away - block.descent
        placing.text("bar tick", tick.label, (x, y), style.tick_size, ha=ha,
                     subject=f"panels[{bar.panels[0]}].color.ticks", panel=number, index=n)


def _key(placing: Placing, arranged: Arrangement, width: int, bottom: int) -> tuple[KeyEntry, ...]:
    if arranged.key is None:
        return ()
    sheet, key = placing.sheet, arranged.key
    em = sheet.pt(sheet.style.tick_size)
    left, top = (width - key.width) // 2, bottom - key.height
    entries = []
    for n, entry in enumerate(key.entries):
        high = round(em)
        rect = Rect(left + entry.x, top + entry.y + (key.line - high) // 2, entry.swatch, high)
        entries.append(KeyEntry(entry.kind, rect))
        y = rect.top + (high + sheet.font.face.cap_height * em) / 2
        placing.text("key", entry.text, (left + entry.text_x, y), sheet.style.tick_size,
                     Font(sheet.font.families), ha="left", index=n)
    return tuple(entries)


def _concessions(solution: Solution) -> list[Finding]:
    """What was given up or moved for want of room."""
    sheet, arranged, terms = solution.sheet, solution.arranged, solution.terms
    figure, found = sheet.figure, []
    size = " x ".join(f"{side:g}" for side in (sheet.style.width or sheet.style.max_width,
                                               sheet.style.height or sheet.style.max_height) if side)
    if left_out := ", ".join(sorted(terms.without & _parts(sheet))):
        found.append(Finding("D106", f"A size of {size} mm has no room for {left_out}; they are left out.",
                             "A larger figure, shorter labels or a smaller min_size makes room.", (),
                             ("width", "height")))
    asked = figure.columns or sheet.style.columns
    if asked and arranged.columns != min(asked, len(figure.panels)):
        columns = f"{arranged.columns} column{'s' * (arranged.columns > 1)}"
        found.append(Finding("D110", f"The panels stand in {columns} instead of {asked}.",
                             "A larger figure makes room.", (), ("columns",)))
    bars = [arranged.bar] if arranged.bar else [box.bar for box in arranged.boxes if box.bar]
    if terms.bar_moved and bars:
        what = "The colour bar stands" if len(bars) == 1 else "Colour bars stand"
        found.append(Finding("D110", f"{what} at the {bars[0].location}, where there is more room.",
                             "A larger figure makes room.", (), ("panels[0].color.location",)))
    if terms.keeps("tick labels"):
        for k, box in enumerate(arranged.boxes):
            panel = figure.panels[k]
            found += [*label_findings(sheet, k, "x", box.x, panel.x.categories),
                      *label_findings(sheet, k, "y", box.y, panel.y.categories)]
    return found


def _parts(sheet: Sheet) -> set[str]:
    """What a figure has, in the words of :class:`Terms`."""
    figure, panels = sheet.figure, sheet.figure.panels
    drawn, above = sheet.style.title, any(panel.title for panel in panels)
    has = {"axis labels": any(panel.x.label or panel.y.label for panel in panels),
           "titles": (drawn == "all" and figure.title) or (drawn != "none" and above),
           "colour bars": figure.colorbar != "none", "tick labels": True,
           "key": measure_key(sheet, math.inf, sheet.cell)}
    return {name for name, there in has.items() if there}


def label_findings(sheet: Sheet, k: int, axis: str, labels: Labels,
                   categories: tuple[str, ...]) -> list[Finding]:
    """What was done to the labels of an axis for want of room."""
    where = f" of panel {k + 1}" if len(sheet.figure.panels) > 1 else ""
    path = f"panels[{k}].{axis}.categories"
    subject: tuple[str, ...] = (path,)
    whose = f"of the {axis} axis{where}"
    if labels.step == 0 and any(categories):
        code, message = "D108", f"The {len(categories)} labels {whose} do not fit and are not drawn."
    elif labels.step > 1:
        ordinal = {2: "2nd", 3: "3rd"}.get(labels.step, f"{labels.step}th")
        code, message = "D103", f"Only every {ordinal} label {whose} is drawn, because they do not all fit."
    elif labels.cut:
        texts = {n: " ".join(text.split()) for n, text in zip(labels.shown, labels.texts, strict=True)}
        many = f"{len(labels.cut)} labels" if len(labels.cut) > 1 else "A label"
        message = (f"{many} {whose} {'are' if len(labels.cut) > 1 else 'is'} cut to fit, such as "
                   f"{texts[labels.cut[0]]!r} for {_shown(categories[labels.cut[0]])!r}.")
        if len(set(texts.values())) < len({categories[n] for n in texts}):
            message = message[:-1] + "; some of them now look the same."
        code, subject = "D109", tuple(f"{path}[{n}]" for n in labels.cut)
    else:
        return []
    return [Finding(code, message, "A larger figure makes room.", (), subject)]


def _shown(label: str) -> str:
    """A label as a message shows it."""
    label = " ".join(label.split())
    return label if len(label) <= LONGEST else label[:LONGEST] + "\u2026"


def text_findings(texts: list[TextItem]) -> list[Finding]:
    """What the font lacks, and what was meant as a formula and is none."""
    found = {}
    for item in texts:
        missing = lacking(item.text, item.font)
        if missing:
            found["D104", item.subject] = font_lacks(missing, repr(item.text), item.subject)
        if item.font.math and has_formula(item.text) and not is_formula(item.text):
            found["D105", item.subject] = Finding(
                "D105", f"{item.text!r} does not parse as a formula and is drawn as plain text.",
                "", (), (item.subject,) if item.subject else ())
    return list(found.values())
