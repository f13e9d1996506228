"""Several labels of a square matrix with each other: ``A, B and C correlate with each other (0.7-0.9)``."""

from __future__ import annotations

from itertools import pairwise, permutations

from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import IN_BRACKETS
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.ruled_out.doubt import (
    COMPARED,
    DENIED,
    EXTREME,
    PARTLY,
    RECKONED,
)
from replot.reading.description.statements.cells.statement import CellStatement, Ranks, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["EACH_OTHER", "read_mutual"]
EACH_OTHER = rare(
    r"\b(?:each other|one another|among themselves|mutual(?:ly)?)\b"
    r"(?=\W*$|\s*[(,.;:]|\s(?:at|by|with|of|in|and)\b)",
    re.I,
)
"""No others than those that are named; not ``each other model``."""
AMONG = rare(r"\b(?:between|among(?:st)?) (?:the )?(?:\w+ )?$", re.I)
JOINT = re.compile(r"[\s\"“”'‘’`*]*(?:,|,?\s+and\b|&)[\s\"“”'‘’`*]*(?:and\s+)?(?:the\s+)?[\"“‘'`*]*")
DOUBT = rare(
    rf"\b(?:{DENIED}|{PARTLY}|{RECKONED}|{COMPARED}|{EXTREME}|except\w*|but|other(?! \()|others|"
    r"(?:high|low|strong|weak|larg|small)est|up to|at least|at most)\b",
    re.I,
)
"""Words by which a number is not that of each pair."""
FEWEST = {True: 2, False: 3}
"""Labels with each other, and between which something is: of two that is one pair."""

PAIR = 2


def read_mutual(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The one value, or range, that all pairs of the labels in a list have; what single ones have holds."""
    source = text.text
    said = EACH_OTHER.search(source)
    if frame.x != frame.y or (said is None and "etween" not in source and "mong" not in source):
        return []
    plain = IN_BRACKETS.sub(blank, source)
    if DOUBT.search(EACH_OTHER.sub(blank, plain)) is not None:
        return []
    told = list(find_quantities(source))
    named = [m for m in frame.mentions(plain) if not any(q.start <= m.start < q.end for q in told)]
    if len(told) != 1 or told[0].is_open or len(named) < FEWEST[said is not None]:
        return []
    if named[0].end <= told[0].start < named[-1].start:
        return []  # "between beds (0.3) and rent, age and area": of which of them?
    if not all(JOINT.fullmatch(plain, a.end, b.start) for a, b in pairwise(named)):
        return []
    if said is None and AMONG.search(plain, 0, named[0].start) is None:
        return []
    places = [next((k for axis, k in m.places if axis == "y"), None) for m in named]
    if None in places or len(set(places)) < len(places):
        return []
    span = text.span(told[0].start, told[0].end)
    pairs = list(permutations(places, 2))[: None if len(places) > PAIR else 1]
    rank = max(rank, Ranks.DEFAULT) if len(places) > PAIR else rank
    return [
        statement(row, column, told[0], rank, span)
        for row, column in pairs
        if row is not None and column is not None
    ]
