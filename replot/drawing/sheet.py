"""What a layout starts from: a figure under a style, with colours, fonts and the wishes of the numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from matplotlib.colors import to_rgb

from replot.drawing.colors import Colors, text_color
from replot.drawing.fonts import Font, available
from replot.drawing.labels import LabelType, numeric
from replot.drawing.nouns import NumbersPlan
from replot.drawing.numbers import Written, drafts
from replot.drawing.text import LINE_HEIGHT, font_lacks, lacking, text_width
from replot.figure import APPROXIMATE, BLANK, RANGE, STATED, STATES, UNSTATED, Figure, Panel
from replot.findings import Finding
from replot.style import Style

__all__ = ["Sheet"]

MANY_CELLS = 900
"""Up to so many cells have numbers where neither the figure nor the style says anything."""

WIDEST = 40.0
"""The width (em) of a number up to which cells grow with it; beyond, they are as without numbers."""

MANY_LABELS = 400
"""Up to so many words beside an axis make the grid grow; more of them are left out instead."""

OPEN = 4
"""Cells for which there is room along an axis of which the text lists no label."""

LARGEST = 8000
"""Pixels beyond which a side of a grid that grows does not give each cell a pixel of its own."""


@dataclass(frozen=True, eq=False)
class Sheet:
    """A figure under a style."""

    figure: Figure
    style: Style
    _extents: dict[tuple[int, int], tuple[float, float]] = field(default_factory=dict)

    @property
    def dpi(self) -> float:
        """Pixels per inch."""
        return self.style.dpi

    def mm(self, length: float) -> int:
        """A length in mm as whole pixels."""
        return round(length / 25.4 * self.dpi)

    def pt(self, length: float) -> float:
        """A length in points, in pixels."""
        return length * self.dpi / 72

    @cached_property
    def font(self) -> Font:
        """The font of labels."""
        return Font(available(self.style.fonts), False, self.style.mathtext)

    @cached_property
    def title_font(self) -> Font:
        """The font of titles."""
        return Font(self.font.families, self.style.title_weight == "bold", self.style.mathtext)

    @cached_property
    def tick_type(self) -> LabelType:
        """What tick labels are set in."""
        return LabelType(self.font, self.style.tick_size, self.style.min_size, self.dpi)

    @cached_property
    def shared(self) -> bool:
        """Whether all panels share one colour bar, and so one scale."""
        return self.figure.colorbar == "shared" and len(self.figure.panels) > 1

    @cached_property
    def colors(self) -> tuple[Colors, ...]:
        """The colours of every panel."""
        panels = self.figure.panels
        if self.shared:
            return (Colors.of([panel.color for panel in panels], [panel.grid.values for panel in panels],
                              self.style, "panels[0].color.cmap"),) * len(panels)
        return tuple(Colors.of([panel.color], [panel.grid.values], self.style, f"panels[{k}].color.cmap")
                     for k, panel in enumerate(panels))

    @cached_property
    def blank_color(self) -> str:
        """The colour of blank cells."""
        background = "#ffffff" if self.style.background == "none" else self.style.background
        return self.style.blank_color or background

    def x_side(self, panel: Panel) -> str:
        """Where the tick labels of x stand."""
        return panel.x.side or self.style.x_side

    def y_side(self, panel: Panel) -> str:
        """Where the tick labels of y stand."""
        return panel.y.side or self.style.y_side

    def wants_numbers(self, panel: Panel) -> bool:
        """Whether numbers are asked for in the cells of a panel."""
        if self.style.numbers != "figure":
            return self.style.numbers == "always"
        if panel.annotation.show is not None:
            return panel.annotation.show
        return panel.grid.values.size <= MANY_CELLS

    @cached_property
    def shapes(self) -> tuple[tuple[int, int], ...]:
        """The rows and columns for which every panel has room, known or not."""
        return tuple((panel.grid.shape[0] or OPEN, panel.grid.shape[1] or OPEN)
                     for panel in self.figure.panels)

    @cached_property
    def states(self) -> tuple[frozenset[str], ...]:
        """The states that the cells of every panel have; a grid of unknown size is unstated as a whole."""
        # comparing numbers takes a tenth of the time that comparing letters takes
        codes = [np.ascontiguousarray(panel.grid.states).view(np.uint32) for panel in self.figure.panels]
        return tuple(frozenset(state for state in STATES if (letters == ord(state)).any())
                     if letters.size else frozenset([UNSTATED]) for letters in codes)

    @cached_property
    def drafts(self) -> tuple[list[Written], ...]:
        """The ways to write the numbers of every panel, the fullest first; empty where there are none."""
        return tuple(draft for draft, _ in self._drafts)

    @cached_property
    def _drafts(self) -> list[tuple[list[Written], bool]]:
        return [drafts(panel, self.style.signed, self.style.min_decimals)
                if self.wants_numbers(panel) and states & {STATED, APPROXIMATE, RANGE} else ([], True)
                for panel, states in zip(self.figure.panels, self.states, strict=True)]

    def extent(self, k: int, draft: int) -> tuple[float, float]:
        """Width and height (em) of the largest number of a draft of the k-th panel."""
        # later drafts are rarely needed, so none is measured before it is
        if (k, draft) not in self._extents:
            self._extents[k, draft] = self.drafts[k][draft].extent(self.font.families)
        return self._extents[k, draft]

    @cached_property
    def cell(self) -> tuple[float, float]:
        """Width and height (pixels) that a cell of the figure would like to have."""
        style = self.style
        em, tick = self.pt(style.number_size), self.pt(style.tick_size)
        wished = self.mm(style.cell_size) if style.cell_size else None
        extents = [extent for k, ways in enumerate(self.drafts)
                   if ways and (extent := self.extent(k, 0))[0] <= WIDEST]
        if extents:
            width = max(extent[0] for extent in extents) * em + 1.1 * em
            height = max(max(extent[1] for extent in extents) * em + 1.25 * em, 0.62 * width)
            least = wished or 1.05 * LINE_HEIGHT * tick
            width, height = max(width, least), max(height, least)
        else:
            width = height = wished or 1.9 * tick
            rows = max(shape[0] for shape in self.shapes)
            columns = max(shape[1] for shape in self.shapes)
            room = self.mm(style.grid_size)
            if max(rows, columns) * height > room:
                width = height = max(1.0, room / max(rows, columns))
                width, height = max(width, self.least_column), max(height, self.least_row)
        if style.cell_aspect:
            width, height = max(width, height * style.cell_aspect), max(height, width / style.cell_aspect)
        return _whole(width), _whole(height)

    @cached_property
    def least_row(self) -> float:
        """The height (pixels) that a row needs for its label, if labels must not be left out."""
        return self._least([panel.y.categories for panel in self.figure.panels])

    @cached_property
    def least_column(self) -> float:
        """The width (pixels) that a column needs for its label, upright or turned."""
        return self._least([panel.x.categories for panel in self.figure.panels])

    def _least(self, axes: list[tuple[str, ...]]) -> float:
        needed = [1.05 * self.pt(self.style.min_size) for labels in axes
                  if any(labels) and numeric(labels) is None and len(labels) <= MANY_LABELS]
        return float(np.ceil(max(needed, default=0.0)))

    def fit_into(self, width: float) -> bool:
        """Whether numbers fit cells of a width (pixels) in any way."""
        room = width / self.pt(self.style.min_size) - 0.25
        return any(self.extent(k, n)[0] <= room
                   for k, ways in enumerate(self.drafts) for n in range(len(ways)))

    def fitting(self, cell: tuple[float, float]) -> list[tuple[int, float] | None]:
        """For every panel the first draft of its numbers that fits a cell (pixels), and its size (pt).

        Numbers are set smaller first, then shortened, then left out.
        """
        ring = 4 * self.style.outline_width if self.style.outline != "none" else 0.0
        room = (cell[0] * 72 / self.dpi - ring, cell[1] * 72 / self.dpi - ring)
        least = self.style.min_size - 1e-9
        chosen: list[tuple[int, float] | None] = []
        for k, ways in enumerate(self.drafts):
            sizes = ((n, min(_fit(self.extent(k, n), room), self.style.number_size))
                     for n in range(len(ways)))
            chosen.append(next(((n, size) for n, size in sizes if size >= least), None))
        return chosen

    def numbers(self, cell: tuple[float, float]) -> tuple[list[NumbersPlan | None], list[Finding]]:
        """The numbers of all panels in cells of a given size (pixels)."""
        chosen = self.fitting(cell)
        size = min((choice[1] for choice in chosen if choice), default=self.style.number_size)
        # one size for the whole figure, on the quarter point below
        size = max(float(np.floor(size * 4 + 1e-9) / 4), self.style.min_size)
        numbers = [None if choice is None else self._numbers_plan(k, self.drafts[k][choice[0]], size)
                   for k, choice in enumerate(chosen)]
        return numbers, [finding for k, choice in enumerate(chosen)
                         for finding in self._number_findings(k, choice[0] if choice else None)]

    def _numbers_plan(self, k: int, written: Written, size: float) -> NumbersPlan:
        grid = self.figure.panels[k].grid
        white = text_color(self.colors[k].rgba8(grid.values)[..., :3] / 255)
        for state, color in ((BLANK, self.blank_color), (UNSTATED, self.style.unstated_color)):
            white = np.where(grid.states == state, text_color(to_rgb(color)), white)
        return NumbersPlan(written.texts, white, written.bold, size, written.format, self.font.families)

    def _number_findings(self, k: int, fitting: int | None) -> list[Finding]:
        if not self.drafts[k]:
            return []
        subject = (f"panels[{k}].annotation",)
        where = f" of panel {k + 1}" if len(self.figure.panels) > 1 else ""
        if fitting is None:
            what = f"do not fit their cells at {self.style.min_size:g} pt and are not drawn."
            return [Finding("D102", f"The numbers{where} {what}",
                            "A wider figure or a lower min_size makes room.", (), subject)]
        first, draft = self.drafts[k][0], self.drafts[k][fitting]
        found = []
        # only what stands behind a number, or fills it up, can be such a character
        characters = dict.fromkeys("".join(draft.texts.flat))
        if missing := lacking("".join(characters), self.font):
            found.append(font_lacks(missing, f"what stands with the numbers{where}", subject[0]))
        changes = []
        if not self._drafts[k][1]:
            changes.append(f"rounded to the format {first.format!r}, because no short format is exact")
        if draft.dropped:
            changes.append(f"shortened from {first.format!r} to {draft.format!r}")
        if first.errors and not draft.errors:
            changes.append("drawn without their errors")
        if changes:
            found.append(Finding("D101", f"The numbers{where} are {' and '.join(changes)}.",
                                 "A wider figure, or a format of your own, changes that.", (), subject))
        return found

    def font_findings(self) -> list[Finding]:
        """Whether the style's first font is missing."""
        wished, used = self.style.fonts[0], self.font.families[0]
        if wished == used:
            return []
        return [Finding("S101", f"This machine has no font {wished!r}; {used!r} is used.",
                        "Install the font, or name another one in the style.", (), ("fonts",))]

    def width_of(self, text: str, size: float) -> float:
        """Width (pixels) of a label at a size in points."""
        return text_width(text, self.font) * self.pt(size)


def _whole(length: float) -> float:
    return float(round(length)) if length >= 1 else length


def _fit(extent: tuple[float, float], cell: tuple[float, float]) -> float:
    """The largest size (pt) at which a number of an extent (em) stands in a cell (pt) with air around it."""
    width, height = extent
    return min(cell[0] / (width + 0.25), cell[1] / (height + 0.35)) if width else float("inf")
