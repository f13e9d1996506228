"""Pairs of variables with their value beside them: ``the correlation between pH and clay is 0.4``."""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.relations.clauses import Names
from replot.reading.description.statements.cells.relations.names import coded, shorter
from replot.reading.description.statements.cells.relations.parts import parts_of
from replot.reading.description.statements.cells.relations.told import told_relations
from replot.reading.description.statements.cells.statement import CellStatement, each_once, statement
from replot.reading.description.statements.frame import Frame

__all__ = [
    "NUMBER_OF",
    "VALUED",
    "carried_pair",
    "read_pair",
    "read_related",
    "read_related_to_line",
    "related",
    "relates_strangers",
]
VALUED = re.compile(r"\.\d|\d(?!\w)")
"""What every sentence has that gives a value of two variables."""


def related(source: str) -> tuple[Names, ...]:
    """The pairs of variables whose value a sentence gives."""
    pairs = told_relations(source).pairs if VALUED.search(source) is not None else ()
    return tuple(
        pair for pair in pairs if IN_SHORT.match(source, pair[2]) is None and PLACES.isdisjoint(pair[:2])
    )


PLACES = frozenset(["left", "right", "top", "bottom", "upper", "lower", "neighboring", "neighbouring"])
"""Where a cell stands, and no variable."""
IN_SHORT = re.compile(
    r"[-−–+]?[\d.]+\s\((?:[^():]{2,60}\s(?:vs\.?|versus|and|with|–|-|×|x)\s[^():]{2,60}[:=]\s*[-−–+]?\d?\.\d+[,;)]\s*){2}"
)
"""``close to 0 (A vs B: 0.04, A vs C: 0.09)``: what the pairs in the brackets come to."""
ITS_VALUE = re.compile(
    r"\W*(?:the|its|this) (?:correlation|relation|similarity|association|coefficient|value)"
    r"(?: (?:coefficient|value|score))? (?:is|was|equals|of) "
    r"(?:(?:about|around|approximately|only|nearly|roughly|just) |[~≈])?"
    r"[`*]*(?P<v>[-−–+]?(?:[01]?\.\d+|[01](?![\w.])|\d{1,3}(?:\.\d+)? ?%))(?![\d.]*\d)",
    re.I,
)


def carried_pair(before: str, source: str) -> Names | None:
    """The only pair that the sentence before names, whose value this one gives: ``Its value is 0.9``."""
    if (told := ITS_VALUE.match(source)) is None or related(before):
        return None
    parts = parts_of(before)
    names = [coded(part.text) for part in parts if part.kind == "N"]
    between = any(a.kind == "R" and b.kind == "B" for a, b in pairwise(parts))
    return (names[0], names[1], told.start("v")) if between and len(names) == 2 else None


NUMBER_OF = re.compile(r"(?:number|amount|count) of (?=\S)", re.I)
"""``the number of rooms``, where the text speaks of ``rooms`` as well."""


def read_pair(a: str, b: str, at: int, text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The cell of a pair of variables whose value begins at some letter of a text."""
    row, column = (
        frame.resolve(name, axis) or frame.resolve(shorter(NUMBER_OF.sub("", name)), axis)
        for name, axis in ((a, "y"), (b, "x"))
    )
    q = next((q for q in find_quantities(text.text) if at in (q.number_start, q.start)), None)
    if row is None or column is None or len(row[1]) != 1 or len(column[1]) != 1 or q is None:
        return []
    return [statement(row[1][0], column[1][0], q, rank, text.span(q.start, q.end))]


def read_related(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The cells of such pairs; empty unless both axes have all of them."""
    pairs = related(text.text) if set(frame.x) == set(frame.y) else ()
    found = [read_pair(a, b, at, text, frame, rank) for a, b, at in pairs]
    return each_once([cell for cells in found for cell in cells]) if all(found) else []


RELATES = rare(r"\b(?:correlat|associat|relat(?:ed|ion)|similarit)", re.I)


def read_related_to_line(
    text: Text, frame: Frame, fixed: dict[str, list[int]], rank: int
) -> list[CellStatement]:
    """The cells of a relation that names as well the line it stands under: ``A and B correlate (0.7)``."""
    if frame.x != frame.y or RELATES.search(text.text) is None:
        return []
    lines = {at for indices in fixed.values() for at in indices}
    found = read_related(text, frame, rank)
    return found if all(lines & {cell.row, cell.column} for cell in found) else []


SEVERAL = rare(
    r"^[^.;:()\d]{2,60}(?: and | & )[^.;:()\d]{2,60}?\b(?:correlat|associat|relat|similarit|link|predict)\w*"
    r"(?: [a-z]+ly)? (?:with|to|of|for) (?:the )?[\"“'`*]*(?=\w)",
    re.I,
)


def relates_strangers(text: Text, frame: Frame) -> bool:
    """Whether values are those of things that are no labels: ``Kiwis and figs relate to rain (0.1 and 0.2)``.

    They are no line of what all relates to.
    """
    if frame.x != frame.y or (told := SEVERAL.match(text.text)) is None:
        return False
    named = frame.mentions(text.text)
    return bool(named) and all(mention.start == told.end() for mention in named)
