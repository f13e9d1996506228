"""Cells of a line by where they stand in it: ``In the first row, the left cell holds 5, the right one 7``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import index_of
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.statement import CellStatement, Context, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["names_line_by_place", "read_placed_in_line"]
ORDINAL = "first|second|third|fourth|fifth|sixth|last|middle|cent(?:er|re|ral)"
ALONG = {
    "y": rf"{ORDINAL}|top(?:most)?|upper(?:most)?|bottom|lower(?:most)?",
    "x": rf"{ORDINAL}|left(?:most)?|right(?:most)?",
}
"""The words that tell where a cell stands along an axis."""
HEAD = rare(
    r"\W*(?:and |then |finally,? )?(?:in|for|on|within|across) the "
    rf"(?P<which>{ALONG['y']}|left(?:most)?|right(?:most)?) (?P<line>row|column)"
    r"(?:\s*\((?P<aside>[^()]{1,60})\)|,? for (?P<name>[^,;:]{1,60}?)|"
    r",? (?:which|that) (?:belongs to|is|stands for|shows|represents) (?P<told>[^,;:]{1,60}?))?"
    r"(?=\s*[,:]\s*\S)",
    re.I,
)
"""``In the second row, which belongs to Rust``."""
CELL = re.compile(
    r"(?:^|[,;:]|\band\b)\s*(?:(?:and|while|the)\s+)*(?P<where>[a-z]+)(?:[- ]hand)?"
    r"(?:\s+(?:cell|square|tile|box|field|one|value|entry))?"
    r"(?:,?\s+(?:contains|holds|has|shows|is|reads|says|gives|at|with))*\s+(?=[-−+~≈$]?\.?\d)",
    re.I,
)
"""``the middle cell 9``."""
FEWEST = 2


def names_line_by_place(source: str) -> bool:
    """Whether a sentence begins with a line that it names by its place."""
    return HEAD.match(source) is not None


def read_placed_in_line(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The cells of a line that a sentence names by its place, or that is known, each by its place in it."""
    line = _line(text.text, frame, context)
    if line is None:
        return []
    axis, at, begin = line
    along = OTHER[axis]
    size = len(frame.axis(along))
    numbers = {quantity.start: quantity for quantity in find_quantities(text.text)}
    found: dict[int, Quantity] = {}
    for cell in CELL.finditer(text.text, begin):
        word = cell["where"].lower()
        place = index_of(word.removesuffix("most"), size) if re.fullmatch(ALONG[along], word) else None
        value = numbers.get(cell.end())
        if place is None or value is None or place >= size or place in found:
            return []
        found[place] = value
    told = sum(start >= begin for start in numbers)
    if not FEWEST <= len(found) == told:
        return []  # "the first row is 1, 2, the second is 3, 4"
    return [
        statement(*((at, k) if axis == "y" else (k, at)), value, rank, text.span(value.start, value.end))
        for k, value in found.items()
    ]


def _line(source: str, frame: Frame, context: Context) -> tuple[str, int, int] | None:
    """The axis and the index of the line that is told about, and where its cells begin."""
    if len(context.free) == 1:
        ((known, fixed),) = context.fixed.items()
        return (known, fixed[0], 0) if len(fixed) == 1 else None
    head = HEAD.match(source) if context.free == "xy" else None
    if head is None:
        return None
    axis = "y" if head["line"].lower() == "row" else "x"
    which = head["which"].lower()
    at = index_of(which, len(frame.axis(axis))) if re.fullmatch(ALONG[axis], which) else None
    name = head["aside"] or head["told"] or head["name"]
    named = frame.resolve(name, axis) if name else None
    if named is not None and named[0] == axis and len(named[1]) == 1:
        at = named[1][0]  # the label counts more than the place
    return (axis, at, head.end()) if at is not None and at < len(frame.axis(axis)) else None
