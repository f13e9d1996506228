"""The layout of a figure: which arrangement, on which terms.

A figure grows with its grids; a side that the style fixes is obeyed, and the cells take what is left. Where
that is too little, concessions are made, step by step.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from replot.drawing.arrangement import Arrangement, arrange
from replot.drawing.fitting import Fitting, Solution
from replot.drawing.nouns import Plan
from replot.drawing.sheet import Sheet
from replot.drawing.terms import CONCESSIONS, LAST_RESORTS
from replot.errors import StyleError
from replot.figure import Figure
from replot.style import Style

__all__ = ["plan"]

PAGE = 180.0
"""Width (mm) that a figure without any limit does not like to exceed."""

SHAPE = 1.4
"""Width by height that a figure of several panels likes best."""

COMFORT = 0.75
"""What a layout may cost before others are tried."""

SERIOUS = 3
"""Numbers of columns, of those that look best, that are tried on all terms."""


def plan(figure: Figure, style: str | Style = "paper") -> Plan:
    """Lay out a figure.

    Parameters
    ----------
    figure : Figure
    style : str, Path or Style

    Returns
    -------
    Plan
        Every rectangle, every text, every decision, and the findings.

    Raises
    ------
    SpecError
        If a colormap or a colour of the figure does not hold.
    StyleError
        If there is no such style, or the size that it asks for has no room for the grids alone.
    """
    from replot.drawing.placing import place

    sheet = Sheet(figure, Style.load(style))
    return place(_solved(sheet))


def _solved(sheet: Sheet) -> Solution:
    """The first layout that leaves nothing to be desired, or the best of all."""
    tried: list[tuple[float, int, Solution]] = []
    for less, solution in _attempts(sheet):
        if solution.fits:
            cost = less + solution.cost
            if cost < COMFORT or (less == 0.0 and solution.grown):
                return solution
            tried.append((cost, len(tried), solution))
    if tried:
        return min(tried)[2]
    for terms in (*CONCESSIONS, *LAST_RESORTS):
        for natural in _natural(sheet, terms.free_columns)[0 if terms.free_columns else SERIOUS:]:
            solution = Fitting(sheet, natural, terms).solved()
            if solution.fits:
                return solution
    style = sheet.style
    width, height = (f"{side:g}" if side else "any" for side in (style.width or style.max_width,
                                                                 style.height or style.max_height))
    count = len(sheet.figure.panels)
    raise StyleError(f"{style.name}: a figure of {width} x {height} mm has no room for "
                     f"{count} panel{'s' * (count > 1)}, not even without any text; make it larger")


def _attempts(sheet: Sheet) -> Iterator[tuple[float, Solution]]:
    """Layouts, the most wished for first, and how much less each is wished for than the first."""
    natural = _natural(sheet)
    bars = any(one.bar or any(box.bar for box in one.boxes) for one in natural)
    for step, terms in enumerate(CONCESSIONS):
        if terms.bar_moved and not bars:
            continue
        for rank, one in enumerate(natural[:SERIOUS]):
            yield 0.1 * step + 0.25 * rank, Fitting(sheet, one, terms).solved()


def _natural(sheet: Sheet, free: bool = False) -> list[Arrangement]:
    """The arrangements of a figure that grows freely, the best first."""
    panels = len(sheet.figure.panels)
    columns = None if free else sheet.figure.columns or sheet.style.columns
    counts = [min(columns, panels)] if columns else _counts(panels)
    return sorted((arrange(sheet, count, sheet.cell) for count in counts),
                  key=lambda arranged: (_cost(sheet, arranged, panels), arranged.columns))


def _counts(panels: int) -> list[int]:
    """Numbers of columns that are worth a look."""
    square = {math.ceil(math.sqrt(share * panels)) for share in (0.5, 1.0, 2.0)}
    return sorted(count for count in {*range(1, 7), *square, panels} if count <= panels)


def _cost(sheet: Sheet, arranged: Arrangement, panels: int) -> float:
    """How little an arrangement is liked: by its shape, its empty places, and how much it must shrink."""
    width, height = arranged.width / sheet.dpi * 25.4, arranged.height / sheet.dpi * 25.4
    style = sheet.style
    widest = style.width or style.max_width or PAGE
    highest = style.height or style.max_height or 1.3 * PAGE
    empty = -(-panels // arranged.columns) * arranged.columns - panels
    return (abs(math.log(width / height / SHAPE)) + 0.25 * empty
            + 2.5 * max(0.0, math.log(width / widest)) + 2.5 * max(0.0, math.log(height / highest)))
