"""Values behind several lines, each before those of the other axis that have it.

``For layers 0 to 20, the score is about 0.1 for A and B, and 0.3 for C``: the first names are of one axis,
those behind the values are of the other one. A sentence is read as a whole or not at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.many.blocks_told import BEFORE, block_of, lines_of
from replot.reading.description.statements.cells.many.exceptions import EXCEPT, MOST_CELLS, Read, left_after
from replot.reading.description.statements.cells.ruled_out.doubt import (
    CHANGED,
    COMPARED,
    DENIED,
    EXTREME,
    RECKONED,
)
from replot.reading.description.statements.cells.statement import (
    CellStatement,
    Context,
    Ranks,
    each_once,
    statement,
)
from replot.reading.description.statements.frame import Frame

__all__ = ["read_block_in_parts"]
LONGEST = 500
LONGEST_FRONT = 160
MOST_VALUES = 8
HAS = (
    r"(?:(?:is|are|was|were|has|have|shows?|reads?|lies?|sits?|stays?|remains?|hovers?|ranges?|reach(?:es)?)|"
    r"(?:drop|fall|ris|increas|decreas|climb|declin|grow)e?s?(?: up| down| off)? to) "
)
SUBJECT = rare(
    rf"\W*(?P<said>(?:[a-z][a-z0-9'’-]* ){{0,7}}?)(?:\([a-z]{{1,10}}\) )?{HAS}"
    r"(?P<also>(?:an? )?(?:[a-z][a-z0-9'’-]* ){1,3}of )?",
    re.I,
)
"""``the recall is``, ``models have an accuracy of``."""
CLAIMS = re.compile(
    rf"\b(?:{RECKONED}|{COMPARED}|{EXTREME}|{CHANGED}|{DENIED}|high\w*|low\w*|peak\w*|spread|gain|chang\w*|most|some|"
    r"few|if|ratio|margin|one|only|deviation|number)\b",
    re.I,
)
"""What a number is said of that is not the value of each cell."""
TIE = re.compile(
    r"(?:\s?%)?(?: \([^()\d]{1,40}\))?,? (?:for|at|in|on|across|over|with|when|throughout|during|"
    r"from(?=[^.;]{1,40}\b(?:on|onwards?|to|through|up)\b))\s+",
    re.I,
)
"""``0.9 for ...``: what leads from a value to the lines that have it."""
NEXT = re.compile(
    rf"(?:\s*[,;]\s+(?:(?:and|but|while|then) )?|\s+(?:and|but|then) )(?:(?:then|it) )?(?:{HAS})?", re.I
)
"""What stands between two parts."""
COMMENT = re.compile(
    r",?\s+(?:indicating|suggesting|showing|implying|meaning|reflecting|which|regardless)\b[^\d]*$", re.I
)
"""What follows from it, in words."""
THE_REST = re.compile(
    r"(?:all )?(?:of )?(?:the )?(?:rest|others|(?:remaining|other) (?P<kind>[a-z ]{3,30}))", re.I
)
Part = tuple[Quantity, str, list[int]]
"""A value, and the lines that it is for."""


def read_block_in_parts(
    text: Text, frame: Frame, context: Context, rank: int, read: Read
) -> list[CellStatement] | None:
    """The cells of such a sentence, and its exceptions; None if it is none.

    Parameters
    ----------
    text : Text
    frame : Frame
    context : Context
        What is fixed of one axis takes the place of the first names.
    rank : int
    read : callable
        Reads what is said of the exceptions.
    """
    source = text.text
    if len(source) > LONGEST or not (frame.x and frame.y) or len(frame.x) * len(frame.y) > MOST_CELLS:
        return None
    if not context.free or TIE.search(source) is None:
        return None
    but = EXCEPT.search(source)
    end = len(source) if but is None else but.start()
    comment = COMMENT.search(source, 0, end)
    end = comment.start() if comment is not None else end
    told = list(find_quantities(source))[: MOST_VALUES * 4]
    if not any(TIE.match(source, quantity.end, end) for quantity in told):
        return None
    for lines, start in _fronts(source, end, frame, context):
        subject = SUBJECT.match(source, start, end)
        values = [q for q in told if subject is not None and q.start >= subject.end()]
        if subject is None or not values or not _is_value(source, subject.end(), values[0]):
            continue
        if _claims(f"{subject['said']} {subject['also'] or ''}", frame):
            continue
        blocks = _blocks(source, end, values, lines, frame)
        if blocks is None:
            continue
        cells = each_once([
            statement(row, column, q, max(rank, Ranks.DEFAULT), text.span(q.number_start, q.end))
            for q, rows, columns in blocks
            for row in rows
            for column in columns
        ])
        if but is None or not cells:
            return cells
        return left_after(cells, text.cut(but.end()), frame, Context(), read)
    return None


def _fronts(
    source: str, end: int, frame: Frame, context: Context
) -> Iterator[tuple[tuple[str, list[int]] | None, int]]:
    """The lines that all values are for, as they may be known, and where what is said of them begins."""
    if context.fixed:
        (known,) = context.fixed.items()
        yield known, 0
        return
    for joint in JOINT.finditer(source, 0, LONGEST_FRONT):
        if SUBJECT.match(source, joint.end(), end) is None:
            continue
        lines = lines_of(source[: joint.start()], "xy", frame)
        if lines is not None:
            yield lines, joint.end()
    yield None, 0


JOINT = re.compile(r"[,:]\s+")


def _blocks(
    source: str, end: int, values: Sequence[Quantity], lines: tuple[str, list[int]] | None, frame: Frame
) -> list[tuple[Quantity, list[int], list[int]]] | None:
    """Each value with its rows and columns, where several lines are told."""
    if lines is None:
        tie = TIE.match(source, values[0].end, end)
        block = block_of(_bare(source[tie.end() : end]), frame) if tie is not None else None
        return [(values[0], *block)] if block is not None and not values[0].is_open else None
    axis, first = lines
    parts = _parts(source, end, values, OTHER[axis], frame) if len(first) > 1 else None
    if parts is None:
        return None
    named = {k for _, _, own in parts for k in own}
    rest = [k for k in range(len(frame.axis(OTHER[axis]))) if k not in named]
    told = [(quantity, own or rest) for quantity, _, own in parts]
    return [(q, first, own) if axis == "y" else (q, own, first) for q, own in told]


def _parts(
    source: str, end: int, values: Sequence[Quantity], axis: str, frame: Frame, before: int = 0
) -> list[Part] | None:
    """The first value and the following ones, each with its lines; those of the rest are left empty."""
    value = values[0]
    tie = TIE.match(source, value.end, end) if not value.is_open and before < MOST_VALUES else None
    if tie is None:
        return None
    for k, after in enumerate(values[1:], 1):
        if after.start >= end or TIE.match(source, after.end, end) is None:
            continue
        for joint in NEXT.finditer(source, tie.end(), after.start):
            if _is_value(source, joint.end(), after):
                own = lines_of(source[tie.end() : joint.start()], axis, frame)
                rest = _parts(source, end, values[k:], axis, frame, before + 1) if own is not None else None
                if own is not None and rest is not None:
                    return [(value, axis, own[1]), *rest]
    names = _bare(source[tie.end() : end])
    own = lines_of(names, axis, frame)
    if own is None and before and _is_rest(names, axis, frame):
        return [(value, axis, [])]
    return [(value, axis, own[1])] if own is not None else None


def _bare(names: str) -> str:
    return names.strip(" .;,")


def _is_rest(names: str, axis: str, frame: Frame) -> bool:
    """Whether a name is one for all other lines of an axis."""
    told = THE_REST.fullmatch(names)
    return told is not None and (told["kind"] is None or frame.axis_called(told["kind"].rstrip("s")) == axis)


def _is_value(source: str, begin: int, value: Quantity) -> bool:
    return BEFORE.fullmatch(source, begin, max(begin, value.start)) is not None


def _claims(said: str, frame: Frame) -> bool:
    """Whether the words before a value say more than what is shown, or name a line."""
    claimed = {told.group().lower() for told in CLAIMS.finditer(said)} - frame.measured
    return bool(claimed) or any(mention.sure for mention in frame.mentions(said))
