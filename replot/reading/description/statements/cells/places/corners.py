"""Cells told by where they stand: in a corner, in the middle."""

from __future__ import annotations

from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.classified.quadrants import clauses_of
from replot.reading.description.statements.cells.lines.placed_in_line import names_line_by_place
from replot.reading.description.statements.cells.statement import CellStatement, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["CORNER", "read_corners"]
NOTED = rare(r"\b(?:annotations?|noting|notes?|text box|caption|title|average|mean|median|total)\b", re.I)
"""A number of which such a word is said stands in no cell: ``an annotation in the top left``."""
CORNER = rare(
    r"\b(?:(?P<v>top|upper|bottom|lower)[- ]?(?P<h>left|right|cent(?:er|re)|middle)(?:most)?\b|"
    r"(?P<m>cent(?:er|re|ral)|middle)(?P<mh>[- ]?(?:left|right))?(?= (?:cell|square|tile|quadrant|"
    r"entry)|(?P<bare>:?,? [-−]?\.?\d)))",
    re.I,
)
OUTER = rare(r"\b(?:top|upper|bottom|lower)[- ]?(?:left|right):?,? [-−]?\.?\d", re.I)
"""Beside ``top left 4`` a bare ``centre 9`` is a cell too."""
REGIONS = re.compile(
    r"\b(?:top|upper|bottom|lower)[- ]?(?:left|right) and (?:the )?"
    r"(?:top|upper|bottom|lower)[- ]?(?:left|right) (?:corners|areas|regions|quadrants|parts)\b",
    re.I,
)
ASIDE_OR_PLACE = re.compile(
    r"\((?=[^()]*[A-Za-z])[^()]*\)|[\[(]\s*[-−]?\d[\d.]*\s*,\s*[-−]?\d[\d.]*\s*[\])]"
)
"""A remark in brackets, or the place of a cell: ``(4, 4)``."""
BINARY = 2
QUADRANT = re.compile(r"\bquadrant\b", re.I)


def read_corners(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """``the top-left cell holds 1,812``."""
    rows, columns = len(frame.y), len(frame.x)
    if names_line_by_place(text.text):
        return []  # "In the first row, the middle cell holds 9"
    if REGIONS.search(text.text):
        return []  # "near 0 in the bottom-left and top-right corners"
    out: list[CellStatement] = []
    cornered = OUTER.search(text.text) is not None
    for clause in clauses_of(text):
        match = CORNER.search(clause.text)
        if match is None or (match["bare"] and not cornered):
            continue
        if re.search(
            r"\b(?:part|areas?|regions?|corners?|quadrants|blocks?|sections?|cluster|extends?|towards?|from)\b",
            clause.text,
            re.I,
        ) and not re.search(r"\b(?:cell|square|corner cell)\b", clause.text, re.I):
            continue
        if NOTED.search(clause.text) or (max(rows, columns) > BINARY and QUADRANT.search(clause.text)):
            continue  # a quadrant is a cell of a grid of four
        plain = ASIDE_OR_PLACE.sub(blank, clause.text)
        numbers = [q for q in find_quantities(plain) if not q.is_open]
        if len(numbers) != 1:
            numbers = [q for q in numbers if not q.percent]
            if len(numbers) != 1:
                continue
        v, h = (match.group("v") or "").lower(), (match.group("h") or "").lower()
        row = 0 if v in ("top", "upper") else rows - 1 if v else (rows // 2 if rows % 2 else None)
        column = (
            0 if h == "left" else columns - 1 if h == "right" else (columns // 2 if columns % 2 else None)
        )
        if match.group("m") and match.group("mh"):
            column = 0 if "left" in match.group("mh").lower() else columns - 1
        if row is None or column is None:
            continue
        q = numbers[0]
        out.append(
            statement(row, column, q, rank, clause.span(q.start, q.end), clause.is_bold(q.start, q.end))
        )
    places = [(c.row, c.column) for c in out]
    return out if len(set(places)) == len(places) else []
