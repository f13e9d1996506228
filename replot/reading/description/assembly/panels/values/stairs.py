"""Lines with fewer values than labels: the rest is to come, as in cohorts, or some lines across are empty."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from replot.figure import BLANK
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["are_stairs", "empty_lines", "may_be_stairs"]
FEWEST = 2
"""Lines that tell stairs from one that lost a value."""


LEFT = r"(?:(?:to|on) the left|(?:lower|bottom)[- ]left)\b"
EMPTY = r"\b(?:blank|empty|missing|nothing|left out)\b"
BEGIN_LATER = rare(
    rf"\b{LEFT}[^.;]{{0,60}}{EMPTY}|{EMPTY}[^.;]{{0,40}}\b{LEFT}|"
    r"\bupper[- ](?:right[- ])?triang|\bright[- ]aligned\b|\baligned (?:to|at|on) the right\b",
    re.I,
)
"""What tells that lines end together, and begin one after the other."""


def may_be_stairs(panel: PanelFacts, whole: str) -> bool:
    """Whether a line was one value shorter than the axis, whose labels are none of the other axis."""
    if BEGIN_LATER.search(whole) is not None:
        return False
    short = any(size - 1 == length for _, length, size in panel.misfits if size == len(panel.x.categories))
    return short and set(map(key, panel.x.categories)).isdisjoint(map(key, panel.y.categories))


def are_stairs(panel: PanelFacts) -> bool:
    """Whether each line that has values has one less than the one above it; the first has all."""
    if panel.misfits:
        return False
    places = {(cell.row, cell.column) for cell in panel.cells}
    rows, width = {row for row, _ in places}, len(panel.x.categories)
    stairs = {(row, column) for row in range(len(rows)) for column in range(width - row)}
    return len(rows) > FEWEST and places == stairs


def empty_lines(panel: PanelFacts) -> dict[str, frozenset[int]]:
    """The lines that are empty as a whole, if every line that does not fit is shorter by their number.

    ``Column D is hatched (no sample). Oslo: 1, 2, 3``.
    """
    if not panel.misfits:
        return {}
    size = {"y": len(panel.y.categories), "x": len(panel.x.categories)}
    blank = {(cell.row, cell.column) for cell in panel.cells if cell.state == BLANK}
    found = {}
    for axis, other, at in (("x", "y", 1), ("y", "x", 0)):
        counts = Counter(place[at] for place in blank)
        if lines := frozenset(line for line, count in counts.items() if count == size[other]):
            found[axis] = lines
    lengths = {(length, needed) for _, length, needed in panel.misfits}
    fits = all(any(needed == size[a] and needed - len(found[a]) == n for a in found) for n, needed in lengths)
    return found if fits else {}
