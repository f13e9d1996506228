"""A line told in parts, the last of which goes on: ``7 and 8 for M1 and M2; M3 is blank; then 5 and 21``."""

from __future__ import annotations

from collections.abc import Callable

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import find_missing
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.lines.plain_lists import plain_values
from replot.reading.description.statements.cells.order import told_order
from replot.reading.description.statements.cells.pairs.fixed import read_fixed
from replot.reading.description.statements.cells.statement import CellStatement, Context, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["read_line_parts", "read_then"]
THEN = rare(r"[;,]\s+(?:and )?(?:then|after that|from there on|followed by)[:,]?\s+(?=[-−+~≈]?\.?\d)", re.I)
GOES_ON = rare(
    r"[;,]\s+(?:and |but )?"
    r"(?:afterwards?|after (?:that|which)|thereafter|from (?:then|there) on(?:wards?)?|since then|then|"
    r"followed by)(?: (?:it|they|there|we|she|he))?"
    r"(?: (?:had|has|have|was|were|is|are|came|at|with|counted|got))*[:,]?\s+"
    r"(?=[-−+~≈]?\.?\d)",
    re.I,
)
"""``had nothing in May; afterwards 8, 9 and 17``."""
PARTED = re.compile(r";\s+|,\s+(?=and then\b|then\b)|,\s+(?=(?:nothing|no data|none) (?:for|in|at|on) )")
THEN_FIRST = re.compile(r"(?:and )?(?:then|after that|from there on|followed by)[:,]?\s+", re.I)
NOTHING = re.compile(r"(?:nothing|none|no data|no value)\b", re.I)


def read_line_parts(
    text: Text, frame: Frame, context: Context, rank: int, read: Callable[[Text], list[CellStatement]]
) -> list[CellStatement]:
    """The cells of a whole line, each part of which goes on where the one before it ended; else nothing.

    Parameters
    ----------
    text : Text
    frame : Frame
    context : Context
        What is fixed: one row, or one column.
    rank : int
    read : callable
        Reads a part that names its cells.
    """
    axis = context.free
    if len(axis) != 1 or len(context.fixed[OTHER[axis]]) != 1 or THEN.search(text.text) is None:
        return []
    (fixed,) = context.fixed[OTHER[axis]]
    order = list(told_order(frame, axis, text.text, context.backward))
    out: list[CellStatement] = []
    for part in _parts(text):
        named = {k for m in frame.mentions(part.text) if m.sure for way, k in m.places if way == axis}
        begins = len(out)
        if (then := THEN_FIRST.match(part.text)) is not None:
            rest = part.cut(then.end())
            values = plain_values(rest.text, frame) or []
            if named or not values or begins + len(values) > len(order):
                return []
            for k, (quantity, start, end) in zip(order[begins:], values, strict=False):
                place = (fixed, k) if axis == "x" else (k, fixed)
                out.append(statement(*place, quantity, rank, rest.span(start, end)))
            continue
        expected = order[begins : begins + len(named)]
        if not named or named != set(expected):
            return []
        if not any(True for _ in find_quantities(_without_names(part, frame))):
            if not (find_missing(part.text) or NOTHING.match(part.text)):
                return []
            places = ((fixed, k) if axis == "x" else (k, fixed) for k in expected)
            out += [statement(*place, None, rank, part.span()) for place in places]
            continue
        found = read(part)
        at = {cell.column if axis == "x" else cell.row for cell in found}
        if at != named or len(found) != len(named):
            return []
        out += found
    return out if len(out) == len(order) else []


def read_then(
    text: Text, frame: Frame, context: Context, rank: int, read: Callable[[Text], list[CellStatement]]
) -> list[CellStatement]:
    """The cells of a line that a sentence names up to one of them, and as many values as the line goes on.

    Parameters are those of the line's parts; what is read stands before *then*.
    """
    then = GOES_ON.search(text.text)
    if then is None or len(context.free) != BOTH or set(frame.x) & set(frame.y):
        return []
    values = plain_values(text.text[then.end() :], frame)
    before = text.cut(0, then.start())
    named = [m.places[0] for m in frame.mentions(before.text) if m.sure and len(m.places) == 1]
    if values is None or len(named) < BOTH:
        return []
    axis, line = named[0]
    other = OTHER[axis]
    if any(a == axis and at != line for a, at in named[1:]) or named[-1][0] != other:
        return []
    places = list(range(named[-1][1] + 1, len(frame.axis(other))))
    if not places or len(places) != len(values):
        return []
    inner = context.with_(axis, [line]).with_(other, places)
    return [*read(before), *read_fixed(text.cut(then.end()), frame, inner, rank)]


BOTH = 2


def _parts(text: Text) -> list[Text]:
    cuts = [cut.span() for cut in PARTED.finditer(text.text)]
    begins, ends = [0, *(end for _, end in cuts)], [*(start for start, _ in cuts), len(text)]
    return [part for start, end in zip(begins, ends, strict=True) if (part := text.cut(start, end))]


def _without_names(part: Text, frame: Frame) -> str:
    source = part.text
    for mention in frame.mentions(source):
        source = source[: mention.start] + " " * (mention.end - mention.start) + source[mention.end :]
    return source
