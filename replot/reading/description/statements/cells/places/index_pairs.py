"""Cells by the numbers of their row and column: ``cell (1, 2) = 30``, ``[0, 1]: 4``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import find_missing
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.ruled_out.claim_words import MORE_OR_LESS
from replot.reading.description.statements.cells.statement import CellStatement, each_once, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["ROW_COLUMN", "read_index_pairs"]
INDEX_PAIR = rare(
    r"(?P<cell>\bcells?:? ?)?(?:[(\[](?P<row>\d{1,3}) ?[,;] ?(?P<column>\d{1,3})[)\]]|"
    r"\[(?P<i>\d{1,3})\] ?\[(?P<j>\d{1,3})\]|"
    r"(?P<code>\br(?:ow ?)?(?P<r>\d{1,3})[ ,/-]{0,2}c(?:ol(?:umn)? ?)?(?P<c>\d{1,3})\b))"
    r"(?P<sign>\s*(?:[:=→]|->|\b(?:is|was|has|holds|reads|shows|contains)\b)\s*|\s+)",
    re.I,
)
FEW = 3
NEAR = 2
"""Signs between a pair and its value: ``= (0.3``."""
ROW_COLUMN = re.compile(r"\((?:row|r|i), ?(?:col(?:umn)?|c|j)\)|\((?:col(?:umn)?|c|j), ?(?:row|r|i)\)", re.I)
OF_OTHERS = re.compile(
    r"\b(?:references?|refs?\.?|citations?|intervals?|ranges?|compare|equations?|eqs?\.?|sections?|chapters?|tables?|"
    r"pages?|see|sources?|footnotes?)\s*$",
    re.I,
)
"""What stands before two numbers that are those of no cell."""
END = re.compile(r"[;\n]|[,.]\s|$")


def read_index_pairs(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The values behind pairs of numbers, where the axes have no such labels; all of them or none.

    The first number is that of the row, as in a matrix, or that of the column where the text says so. Both
    are counted from 1, or from 0 where any row or column has that number.
    """
    pairs = list(INDEX_PAIR.finditer(text.text))
    if not pairs:
        return []
    several = len(pairs) > 1 and all(pair["sign"].strip() for pair in pairs)
    whole = len(pairs) == len(frame.y) * len(frame.x) > FEW  # each cell has its own
    told = several or whole or frame.indexed or any(pair["cell"] or pair["code"] for pair in pairs)
    told = told or ROW_COLUMN.search(text.text) is not None
    if OF_OTHERS.search(text.text[: pairs[0].start()]) is not None:
        return []
    base = frame.base
    if any(label.isdecimal() for label in (*frame.x, *frame.y)):
        if not all(pair["i"] for pair in pairs) or not _counts_up(frame):
            return []  # "(1, 2)" may be two labels
        base = int(frame.y[0])
    if not told:
        return []
    values = {q.start: q for q in find_quantities(text.text)}
    blanks = {blank.start(): blank.end() for blank in find_missing(text.text)}
    out = []
    for pair in pairs:
        counted = pair.group("row", "column", "i", "j", "r", "c")
        row, column = (int(number) - base for number in counted if number)
        if frame.pairs_xy and not pair["code"]:
            row, column = column, row
        if not (0 <= row < len(frame.y) and 0 <= column < len(frame.x)):
            return []
        row = len(frame.y) - 1 - row if frame.up else row
        near = range(pair.end(), pair.end() + NEAR)
        at = next((k for k in near if k in values or k in blanks), None)
        at = _blank(text.text, pair.end(), blanks) if at is None else at
        if at is None:
            return []
        value = values.get(at)
        if value is not None and any(p.match(text.text, value.end) for p in (MORE_OR_LESS, TIMES)):
            return []  # "is 5 more than cell (2, 3)"
        end = value.end if value is not None else blanks[at]
        out.append(statement(row, column, value, rank, text.span(at, end)))
    return each_once(out)


def _counts_up(frame: Frame) -> bool:
    """Whether the labels of both axes are the numbers of their lines, from 0 or 1 on."""
    first = frame.y[0]
    if first not in ("0", "1"):
        return False
    lines = (tuple(map(str, range(int(first), int(first) + len(axis)))) for axis in (frame.y, frame.x))
    return tuple(lines) == (tuple(frame.y), tuple(frame.x))


def _blank(source: str, start: int, blanks: dict[int, int]) -> int | None:
    """Where a clause without a number says that there is no value: ``(4, 5) is hatched (not measured)``."""
    stop = END.search(source, start)
    end = stop.start() if stop is not None else len(source)
    inside = [at for at in blanks if start <= at < end]
    return inside[0] if len(inside) == 1 and DIGIT.search(source, start, end) is None else None


DIGIT = re.compile(r"\d")
TIMES = re.compile(r"\s*(?:times|x|×)(?!\w)", re.I)
