"""The cell across the diagonal from the one told before: ``oak for elm in 5 cases, the reverse in 3``."""

from __future__ import annotations

from collections.abc import Callable

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.statement import CellStatement, each_once, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["begins_mirrored", "read_mirrored"]
MIRRORED = rare(
    r"(?:(?:^|[,;:.–—])\s*|\s*\(|\s+(?=(?:and|but|while|whereas|with)\s))"
    r"(?:(?:and|but|while|whereas|with|though)\s+)?(?:(?:for|in)\s+)?"
    r"(?:the\s+(?:reverse|opposite|converse|inverse)(?:\s+(?:error|confusion|mistake|mix-?up|case|direction|"
    r"pair|way|transition|move|flow|step|change|cell|one))?|(?:reverse|converse)(?=[:,]?\s*[-−~≈]?\.?\d)|"
    r"vice versa|conversely|the other way a?round)\b(?!\s+(?:order|is (?:true|the case)|holds|of)\b)",
    re.I,
)
"""What tells that the value behind it is that of the same two labels, which have changed places."""
NAMING = re.compile(r"\s*(?:\([^()]{3,120}\)|[,:–—]\s[^,:;()–—]{3,120}[,:–—](?=\s))")
"""Both labels once more, in the order that is meant: ``the reverse (elm for oak)``."""
LEADS = re.compile(
    r"[\s,:=(]*(?:\b(?:is|are|was|were|has|have|had|happens?|happened|"
    r"occurs?|occurred|appears?|seen|found|in|at|"
    r"with|a|an|the|its|value|score|rate|share|of|only|just|even|still|also|much|far|less|more|rare|rarer|"
    r"frequent|common|often|weaker|stronger|smaller|larger|lower|higher|slightly|reads?|shows?|comes to|"
    r"amounts to|stands|about|around|roughly|approximately|some|cases?|error|"
    r"probability)\b[\s,:=(]*){0,9}", re.I
)
"""What may stand before the value: ``happens in only``."""
OF_CASES = re.compile(
    r"\s?%?\s?\)?(?:\s?(?:of (?:the )?|in )?(?:all )?\w+)?\s?\)?(?=\s*(?:[.;,]|$)|\s(?:and|but|while)\b)"
)
ENDS = re.compile(r"[\s.,;)]*$")
Read = Callable[[Text], list[CellStatement]]


def begins_mirrored(source: str) -> bool:
    """Whether a sentence goes on about the pair of the one before: ``The reverse happens in 3 cases``."""
    told = MIRRORED.search(source)
    return told is not None and not told.start()


def read_mirrored(text: Text, frame: Frame, read: Read) -> list[CellStatement]:
    """The cells of a text that also tells those of pairs the other way round; nothing if none is understood.

    Parameters
    ----------
    text : Text
    frame : Frame
        The axes, of the same labels.
    read : callable
        Reads what stands before, between and behind.
    """
    source = text.text
    told = MIRRORED.search(source) if set(frame.x) == set(frame.y) else None
    if told is None:
        return []
    value = _value(source, told.end())
    before = read(text.cut(0, told.start()))
    last = max(before, key=lambda cell: (cell.span.line, cell.span.column), default=None)
    if value is None or last is None or last.quantity is None or not _is_last(last, text, told.start()):
        return []
    row, column = frame.y.index(frame.x[last.column]), frame.x.index(frame.y[last.row])
    named = source[told.end() : value.start]
    if row == last.row or _names_others(named, frame, {frame.y[row], frame.x[column]}):
        return []
    out = [*before, statement(row, column, value, last.rank, text.span(value.start, value.end))]
    end = OF_CASES.match(source, value.end)
    rest = text.cut(end.end() if end is not None else value.end)
    if ENDS.fullmatch(rest.text) is None and any(True for _ in find_quantities(rest.text)):
        behind = read_mirrored(rest, frame, read) or read(rest)
        if end is None or not behind:
            return []
        out += behind
    return each_once(out)


def _value(source: str, start: int) -> Quantity | None:
    """The number of the pair the other way round, which nothing but a few words leads to."""
    naming = NAMING.match(source, start)
    for begin in (start,) if naming is None else (naming.end(), start):
        q = next((q for q in find_quantities(source) if q.number_start >= begin), None)
        lead = LEADS.match(source, begin)
        if q is not None and not q.is_open and lead is not None and lead.end() >= q.start:
            return q
    return None


def _is_last(cell: CellStatement, text: Text, end: int) -> bool:
    """Whether the cell has the last number before the pair is turned round."""
    numbers = list(find_quantities(text.text[:end]))
    return bool(numbers) and cell.span == text.span(numbers[-1].start, numbers[-1].end)


def _names_others(source: str, frame: Frame, pair: set[str]) -> bool:
    """Whether other labels are named, or only one of the two."""
    labels = {frame.axis(axis)[k] for mention in frame.mentions(source) for axis, k in mention.places}
    return bool(labels) and labels != pair
