"""The clauses of a sentence, and whether they tell more when each is read alone."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import NTH, PLACES
from replot.reading.description.statements.cells.classified.verdicts import verdicts
from replot.reading.description.statements.cells.statement import CellStatement, Ranks
from replot.reading.description.statements.frame import Frame

__all__ = ["clauses", "contradicts", "differ", "key_axis", "tells_class"]


def tells_class(source: str, count: int) -> bool:
    """Whether so many cells are all that became of a class, some of which was right."""
    told = verdicts(source) if count > 1 else ()
    return len(told) == count and any(verdict.known for verdict in told)


def differ(found: list[CellStatement], others: list[CellStatement]) -> bool:
    """Whether a number has one cell in the one reading and another in the other."""
    placed = {(cell.span, cell.row, cell.column) for cell in found}
    spans = {cell.span for cell in found}
    return any(c.span in spans and (c.span, c.row, c.column) not in placed for c in others)


def contradicts(cells: list[CellStatement]) -> bool:
    """Whether one reading gives a cell two values: then it is the wrong reading.

    What a whole line has is no second value of a cell that has its own.
    """
    seen: dict[tuple[int, int], float | None] = {}
    for cell in cells:
        value = cell.quantity.value if cell.quantity is not None else None
        if cell.rank != Ranks.DEFAULT and seen.setdefault((cell.row, cell.column), value) != value:
            return True
    return False


CLAUSE_END = re.compile(
    r",\s+and\s+(?=\d[\d.]* (?:reads?|is|was|has|had|gives?|shows?|holds?|stands?)\s)|"
    r",\s+and\s+(?=for (?:the )?[^,;:]{1,40} (?:the )?(?:counts|values|figures|numbers|scores|shares|"
    r"entries) "
    r"(?:are|were|read)\b)|"
    r";\s+(?:and\s+)?|\s[·•]\s|,\s+(?:whereas|while|(?:but|(?:al)?though)(?! not (?:for|at|in|on)\b))\s+|"
    rf",\s+(?:and\s+)?(?:then\s+)?(?=(?:in|for) the (?:{NTH}|{PLACES}) (?:row|column)\b)|"
    r"(?:,|,?\s+(?:with|and))\s+(?=(?:all )?(?:[\d.]+%?|ones|zero(?:e?s)?|unity)\s(?:all )?"
    r"(?:along|on|down|in) (?:the|its) (?:\w+ )?diagonal\b)"
)


def clauses(text: Text) -> list[Text]:
    """A text cut where its clauses end."""
    out, start = [], 0
    for match in CLAUSE_END.finditer(text.text):
        if VALUE_NEXT.match(text.text, match.end()) and _in_bracket(text.text, match.start()):
            continue  # "oak was liked (40% often; only 1% never), and elm ..."
        out.append(text.cut(start, match.start()))
        start = match.end()
    return [part for part in (*out, text.cut(start)) if part]


VALUE_NEXT = re.compile(r"(?:(?:but|and|only|just|with|then|about|again) ){0,3}[~≈<>$€£]?\d")


def _in_bracket(source: str, at: int) -> bool:
    """Whether a bracket that opens behind the first words is still open there, and closes later."""
    opened = source.rfind("(", 0, at)
    return opened > 0 and source.find(")", opened, at) < 0 and source.find(")", at) > 0


def key_axis(source: str, frame: Frame) -> str:
    """The axis of the label that a part begins with, before a colon (``dog row: 0.4, 1.0``), or nothing."""
    head, colon, _ = source.partition(": ")
    found = frame.resolve(head) if colon else None
    return found[0] if found is not None else ""
