"""What became of the members of a class: ``13 of the 15 oaks were classified as oak, 2 as elm``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import find_quantities
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells import CellStatement, statement
from replot.reading.description.statements.frame import Frame, Mention

__all__ = ["read_outcomes"]
TAKEN_FOR = rare(
    r"\b(?:mis|in)?-?(?:classif(?:ied|ies)|predicted|label(?:l)?ed|identified|recogni[sz]ed|mistaken|confused|"
    r"assigned|categori[sz]ed|detected)\s+(?:as|for|to)\s+(?:being |the )?(?:an? )?[\"“'‘`]?|"
    r"(?<=\d)\s+(?:were |was |is |are )?as\s+(?:an? )?[\"“'‘`]?",
    re.I,
)
OF_ALL = re.compile(r"\b(?:of|out of|among)\s+(?:all )?(?:the )?\d[\d,]*\s+", re.I)
"""How many there are in all; that number stands in no cell."""
ALL = re.compile(r"\ball\s+(?:the )?(?=\d)", re.I)
BEHIND = re.compile(r"[\"”'’`]?\s*(?:with|in|:|=|\(|at|,)?\s*(?:only |just )?")
"""Between the class that something was taken for and how often: ``oak predicted as elm with 9 samples``."""
CLAIM = re.compile(r"%|\b(?:percent|most|average|mean|rate|accuracy|more|less|fewer|than)\b", re.I)


def read_outcomes(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """Cells of a confusion matrix from sentences about what was taken for what.

    Rows are the true classes unless the axes are named the other way round; a class that is named once
    (``of the 15 oaks, 13 ... and 2 ...``) goes on for the counts after it.
    """
    source = text.text
    if set(frame.x) != set(frame.y) or CLAIM.search(source) or TAKEN_FOR.search(source) is None:
        return []
    turned = bool(re.search(r"actual|true|gold|reference", frame.x_label or "", re.I))
    mentions = frame.mentions(source)
    whole = [m.span() for m in OF_ALL.finditer(source)]
    counts = [q for q in find_quantities(source) if not q.is_range and not q.percent and not q.is_open]
    counts = [q for q in counts if not any(a <= q.start < b for a, b in whole)]
    out: list[CellStatement] = []
    true: Mention | None = None
    at = 0
    for taken in TAKEN_FOR.finditer(source):
        named = next((m for m in mentions if 0 <= m.start - taken.end() <= 1), None)
        if named is None:
            return []
        before = [m for m in mentions if at <= m.start and m.end <= taken.start()]
        inside = [q for q in counts if at <= q.start and q.end <= taken.start()]
        true = before[-1] if before else true
        named_twice = {(m.start, m.end) for m in before}
        behind = [q for q in counts if BEHIND.fullmatch(source, named.end, q.start)]
        inside = inside or behind
        if true is None or len({q.value for q in inside}) != 1 or len(named_twice) > 1:
            return []
        places = [next((k for a, k in m.places if a == axis), None) for m, axis in
                  ((true, "x" if turned else "y"), (named, "y" if turned else "x"))]
        if None in places:
            return []
        row, column = places[::-1] if turned else places
        q = inside[0]
        out.append(statement(row, column, q, rank, text.span(q.start, q.end)))  # type: ignore[arg-type]
        at = max(named.end, q.end)
    cells = [(c.row, c.column) for c in out]
    complete = all(q.end <= at for q in counts)
    return out if complete and len(set(cells)) == len(cells) else []
