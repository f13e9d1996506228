"""Cells told by their places in the lines: ``the second cell of the first row says 17``."""

from __future__ import annotations

from collections.abc import Iterator

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import FIRST, LAST, MIDDLE, NTH
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.ruled_out.claim_words import MORE_OR_LESS
from replot.reading.description.statements.cells.statement import CellStatement, statement
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.frame.words import AXIS_OF_LINE

__all__ = ["read_counted_cells"]
ENDS = {"upper": "top", "lower": "bottom", "leftmost": "left", "rightmost": "right", "first": "1st"}
WHICH = "|".join(("upper", "lower", *FIRST, *LAST, *MIDDLE, NTH))
CELL = r"(?: (?:cell|entry|value|number|square|tile|box|element|field|one|figure|count|score))?"
IN_LINE = rf"(?P<cell>{WHICH}){CELL} (?:of|in|on|from) (?:the )?(?P<of>{WHICH})(?: (?P<line>row|column))?"
TWO_LINES = (
    rf"(?P<a>{WHICH}) (?P<one>row|column),?(?: and| of| in|/)?(?: the)? (?P<b>{WHICH}) (?P<other>row|column)|"
    r"(?P<one2>row|column) (?P<a2>\d{1,2})(?:,| and|,? ?/)? ?(?:the )?(?P<other2>row|column) (?P<b2>\d{1,2})"
)
CORNER = (
    r"(?P<v>top|upper|bottom|lower)[- ]?(?P<h>left|right)"
    r"(?:(?: corner)? (?:cell|square|tile|entry|box|one)| corner)?"
)
PLACE = rare(rf"\b(?:{IN_LINE}|{TWO_LINES}|{CORNER})(?!s?[-\w])", re.I)
"""The place of one cell."""
ONE_MORE = re.compile(rf"(?:,|;|\band)\s+(?:the )?(?P<cell>{WHICH})(?: one)?(?=\s)", re.I)
"""``the rightmost``, after another cell of the same line."""
LINKS = re.compile(
    r"[\s,:=→(\"“]*(?:(?:the|an?|value|cell|number|score|entry|count|reads?|says|is|are|was|holds?|contains?|shows?|has|"
    r"there|we|see|find|have|with|at|of|stands|displays?|gives|being|only|just|it|equals?|annotated|marked)\b"
    r"[\s,:=(\"“]*)*",
    re.I,
)
"""All that may stand between a place and its value."""
BEHIND = re.compile(
    r"\s*%?\s*(?:(?:is|are|stands|sits|appears|comes)\s+)?(?:in|at|for|on)\s+(?:the\s+)?", re.I
)
"""Between a value and its place behind it."""
REGION = re.compile(
    r"\b(?:values|scores|numbers|areas?|regions?|quadrants?|parts?|clusters?|blocks?|towards?|average|mean|total)\b",
    re.I,
)
LONGEST = 4000
"""Letters of a sentence in which cells are counted."""
Place = tuple[int, int, int, int]
"""Where a cell is named, its row and its column."""


def read_counted_cells(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The cells that a sentence names by counting; empty unless each has a number, and each number one."""
    source = text.text
    if len(source) > LONGEST or PLACE.search(source) is None or REGION.search(source):
        return []
    places = list(_places(source, frame))
    inside = [(a, b) for a, b, _, _ in places]
    numbers = [q for q in find_quantities(source) if not any(a <= q.number_start < b for a, b in inside)]
    if not places or len(places) != len(numbers) or len({cell[2:] for cell in places}) < len(places):
        return []
    if any(q.is_open or q.is_range or q.approximate or MORE_OR_LESS.match(source, q.end) for q in numbers):
        return []
    if not _all_tied(source, places, [(q.start, q.end) for q in numbers]):
        return []
    return [
        statement(row, column, q, rank, text.span(q.start, q.end), text.is_bold(q.start, q.end))
        for (_, _, row, column), q in zip(places, numbers, strict=True)
    ]


def _all_tied(source: str, places: list[Place], numbers: list[tuple[int, int]]) -> bool:
    """Whether all values stand right behind their places, or all right before them."""
    pairs = list(zip(places, numbers, strict=True))
    return all(LINKS.fullmatch(source, b, start) for (_, b, _, _), (start, _) in pairs) or all(
        BEHIND.fullmatch(source, end, a) for (a, _, _, _), (_, end) in pairs
    )


def _places(source: str, frame: Frame) -> Iterator[Place]:
    """The cells that a text names, each with where it does."""
    line, at = "", 0
    while (found := PLACE.search(source, at)) is not None:
        more = ONE_MORE.search(source, at, found.start()) if line else None
        if more is not None:
            found = more
        told = found.groupdict()
        line = f"{told['of']} {told.get('line') or line.rpartition(' ')[2]}" if told.get("of") else line
        rows, columns = _lines(told, line)
        at = found.end()
        row, column = _index(rows, "y", frame), _index(columns, "x", frame)
        if row is not None and column is not None:
            yield found.start(), at, row, column
        else:
            line = ""
    while line and (found := ONE_MORE.search(source, at)) is not None:
        rows, columns = _lines(found.groupdict(), line)
        at = found.end()
        row, column = _index(rows, "y", frame), _index(columns, "x", frame)
        if row is not None and column is not None:
            yield found.start("cell"), at, row, column


def _lines(told: dict[str, str | None], line: str) -> tuple[str, str]:
    """What a place says of its row and of its column."""
    if told.get("v") and told["h"]:
        return f"{told['v']} row", f"{told['h']} column"
    for one, other, a, b in (("one", "other", "a", "b"), ("one2", "other2", "a2", "b2")):
        if told.get(one):
            names = ((told[one] or "", told[a]), (told[other] or "", told[b]))
            both = {AXIS_OF_LINE[name.lower()]: f"{which} {name}" for name, which in names}
            return both.get("y", ""), both.get("x", "")
    name = line.rpartition(" ")[2].lower()
    if name not in AXIS_OF_LINE or not told.get("cell"):
        return "", ""
    axis = AXIS_OF_LINE[name]
    across = f"{told['cell']} {'row' if OTHER[axis] == 'y' else 'column'}"
    return (line, across) if axis == "y" else (across, line)


def _index(said: str, axis: str, frame: Frame) -> int | None:
    """The one line that is meant."""
    which, _, name = said.partition(" ")
    if which.isdigit():
        which, name = f"{name} {which}", ""
    which = ENDS.get(which.lower(), which)
    found = frame.resolve(f"{which} {name}".strip(), axis) if said else None
    return found[1][0] if found is not None and len(found[1]) == 1 else None
