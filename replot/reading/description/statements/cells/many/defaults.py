"""Defaults: with exceptions (``all cells are 0 except for (P, A), which is 3``), and for the rest."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL, count_word
from replot.reading.description.lexicon.missing import find_missing
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.classified.no_errors import (
    NONE_WRONG,
    read_no_errors,
    read_none_wrong,
)
from replot.reading.description.statements.cells.classified.outcome_words import NO_ERRORS
from replot.reading.description.statements.cells.diagonal.words import DIAGONAL, OFF_DIAGONAL
from replot.reading.description.statements.cells.lines.others_of_line import (
    OTHERS_OF_LINE,
    read_others_of_line,
)
from replot.reading.description.statements.cells.lines.rest_lines import (
    is_spread,
    line_of_rest,
    lines_of_rest,
    only_line,
    speaks_of_others,
)
from replot.reading.description.statements.cells.many.exceptions import (
    ALL_BUT,
    BUT_SOME,
    EXCEPT,
    INLINE,
    MOST_CELLS,
    Read,
    along_free,
    everywhere,
    read_exceptions,
)
from replot.reading.description.statements.cells.many.other_cells import OTHERS, OTHERWISE
from replot.reading.description.statements.cells.statement import CellStatement, Context, closed
from replot.reading.description.statements.frame import Frame, Mention

__all__ = ["read_defaults"]


def _otherwise(
    text: Text, frame: Frame, context: Context, rank: int, read: Read
) -> list[CellStatement]:
    """``80 on Mon and 95 otherwise``: the last value is that of the rest, where all before is understood."""
    end = OTHERWISE.search(text.text)
    if end is None or not (frame.x and frame.y):
        return []
    ahead = end.end() < len(text.text)  # "otherwise 5"
    values = list(find_quantities(text.text if ahead else text.text[: end.start()]))
    if len(values) < 2 or (not ahead and values[-1].end < end.start() - 1):
        return []
    last = values[-1]
    lines = lines_of_rest(text.text, values[-2].end, end.start() if ahead else last.start, frame)
    before = text.cut(0, lines[0].start if lines else end.start() if ahead else last.start)
    before = before.cut(0, JOINT.search(before.text).start())  # type: ignore[union-attr]
    stated = read(before, context) or along_free(before, frame, context, rank)
    line = None
    if not (lines or context.fixed or is_spread(stated)):
        line = line_of_rest(before.text, stated, frame, end)
        context = context.with_(*line) if line is not None else context
    if not (line or lines or is_spread(stated)) and (
        not context.fixed or speaks_of_others(end, frame, context.fixed)
    ):  # "Q: 80 on A and 95 otherwise" speaks of Q, "A is 3 on P, but 5 for the others" of P
        context.homeless.append(text.span(last.start, last.end))
        return stated
    told = [q for q in values[:-1] if not frame.written(q)]
    if len({cell.span for cell in stated}) < len(told) or last.is_open:
        return stated
    if last.approximate and not last.is_range:
        return stated
    if lines:
        return stated + _rest_of_lines(lines, text.cut(last.start), frame, stated)
    return stated + everywhere(last, text.span(last.start, last.end), frame, context)


def _rest_of_lines(
    lines: list[Mention], value: Text, frame: Frame, stated: list[CellStatement]
) -> list[CellStatement]:
    """``A is 3 in P and B is 5 everywhere else``: B is 5 where nothing was said of A; in P perhaps not."""
    axes = {axis for m in lines for axis, _ in m.places}
    if len(axes) > 1:
        return []
    axis = axes.pop()
    told = {cell.column if axis == "y" else cell.row for cell in stated}
    rest = _others(value, frame, Context({axis: [m.places[0][1] for m in lines]}))
    return [cell for cell in rest if (cell.column if axis == "y" else cell.row) not in told]


JOINT = re.compile(r"[\s,;]*(?:\b(?:and|while|whereas|but|with|in))?[\s,;]*$")


ONE_OF_THEM = re.compile(
    r"\b(?:[a-z]{3,}est|(?:most|least) \w+|only|single|one|top|next|second|an?|few|some|several|many|"
    r"(?:al)?most|nearly|virtually|practically|half|not|no|(?:none|half|most|many|some|few)(?: of)?)\s+$",
    re.I,
)
"""``the brightest off-diagonal cell at 0.78`` is one of all; ``almost all`` are not all."""


def _and_the_rest(
    text: Text, frame: Frame, context: Context, rank: int, read: Read
) -> list[CellStatement]:
    """``(P, A) is 3 and all other cells are below 1``: the default only where the rest is understood."""
    match = OTHERS.search(text.text)
    if match is None or len(frame.x) * len(frame.y) > MOST_CELLS:
        return []
    if (counted := COUNTED.search(match.group())) is not None:
        return _counted_rest(text, match, count_word(counted[0]), frame, context, read)
    off = OFF_DIAGONAL.search(match.group()) is not None
    if off and ONE_OF_THEM.search(text.text, 0, match.start()) is not None:
        return []
    if off and EACH_NAMED.search(text.text, match.end()) is not None:
        return []
    cells = off or OF_CELLS.search(match.group()) is not None
    if context.fixed and (cells or len(context.free) != 1):
        return []  # those of the row, or of the figure?
    before = text.cut(0, match.start())
    default = _others(text.cut(match.end()), frame, context, CLAUSE_END.split(before.text)[-1])
    before = before.cut(0, JOINT.search(before.text).start())  # type: ignore[union-attr]
    values = [q for q in find_quantities(before.text) if not frame.written(q)]
    if text.text[: match.start()].rstrip().endswith(":"):  # "No errors: all others are 0"
        said = {cell.quantity.value for cell in default if cell.quantity is not None}
        values = [q for q in values if q.is_range or {q.value} != said]
    if values and (lines := lines_of_rest(before.text, values[-1].end, len(before), frame)):
        of_other = before.cut(0, lines[0].start)
        of_other = of_other.cut(0, JOINT.search(of_other.text).start())  # type: ignore[union-attr]
        stated = read(of_other, context)
        return stated + _rest_of_lines(lines, text.cut(match.end()), frame, stated)
    named = any(mention.sure for mention in frame.mentions(before.text))
    if off:
        default = [c for c in default if c.row != c.column and frame.x == frame.y]
        default = default if not any(c.quantity and c.quantity.is_range for c in default) else []
    if not values and DIAGONAL.search(OFF_DIAGONAL.sub("", before.text)) is not None:
        told = read(before, context)  # "the diagonal is all ones"
        return told + default if told else []
    if not values and (cells or context.fixed or not named):
        return default
    stated = read(before, context) if values else []
    if not (cells or context.fixed or is_spread(stated)):
        context.homeless.extend({cell.span for cell in default})
        return stated  # "A on Monday is 3 and all others are 1" speaks of one of the two
    understood = len({cell.span for cell in stated if cell.quantity is not None}) >= len(values)
    return stated + default if understood else stated


EACH_NAMED = re.compile(r"\d%? \([^()\d]{1,40}\)(?:,|,? and) [-−+~≈]?\.?\d[\d.]*%? \(")
"""``off-diagonal entries are 3 (oak) and 2 (elm)``: each is that of one label."""
COUNTED = re.compile(rf"\b(?:{SEVERAL}|\d{{1,3}})\b", re.I)


def _counted_rest(
    text: Text, match: re.Match[str], count: int | None, frame: Frame, context: Context, read: Read
) -> list[CellStatement]:
    """``In row P, A is 3; the other two cells are empty``: those that the line, or the figure, has left."""
    before = text.cut(0, match.start())
    stated = read(before.cut(0, JOINT.search(before.text).start()), context)  # type: ignore[union-attr]
    places = {(cell.row, cell.column) for cell in stated}
    line = only_line(places) if not context.fixed else None
    inside = context.with_(*line) if line is not None else context
    others = _others(text.cut(match.end()), frame, inside)
    rest = [cell for cell in others if (cell.row, cell.column) not in places]
    return stated + rest if stated and len(rest) == count else stated


OF_CELLS = re.compile(
    r"\b(?:cells?|squares?|tiles?|entries|entry|pairs?|values?|combinations|elements|correlations)\b", re.I
)


ALL_ZERO = re.compile(
    r"\s*(?::|=|are|is|being|stays?|remains?|reads?)\s+(?:(?:all|exactly|just|only)\s+)?(?P<zero>zero(?:e?s)?)"
    r"(?=\s*(?:[.,;)]|$))",
    re.I,
)
"""``are all zero``: a value in words."""


CLAUSE_END = re.compile(r"[.;](?:\s|$)")


def _others(rest: Text, frame: Frame, context: Context, before: str = "") -> list[CellStatement]:
    """``are below 10``: the default that follows upon *all other cells*, with what stands ``before`` that."""
    quantities = list(find_quantities(rest.text))
    if not quantities and (none := ALL_ZERO.match(rest.text)) is not None:
        quantities = [Quantity(0.0, *none.span("zero"), none["zero"])]
    if not quantities:
        missing = re.match(r"[^.;]{0,40}", rest.text)
        if missing and (
            find_missing(missing.group(0)) or re.search(r"\b(?:blank|empty|white|masked)\b", missing.group(0))
        ):
            return everywhere(None, rest.span(0, missing.end()), frame, context)
        return []
    first = quantities[0]
    listed = len(quantities) > 1 and re.fullmatch(
        r"\s*,?\s*(?:(?:and|or)\s*)?", rest.text[first.end : quantities[1].start]
    )
    if (
        listed
        or first.start > 60
        or frame.mentions(rest.text[: first.start])
        or re.search(r"\b(?:average|mean|than|points?|not|never|in number)\b", rest.text[: first.end], re.I)
    ):
        return []
    quantity: Quantity | None = first
    if first.is_open:
        quantity = closed(first, context, f"{before} {CLAUSE_END.split(rest.text)[0]}")
    if quantity is None or (quantity.low is None and quantity.high is not None):
        return []
    if not quantity.is_range and quantity.approximate:
        return []
    return everywhere(quantity, rest.span(first.start, first.end), frame, context)


LINE_ALIKE = rare(
    r",?\s+(?:and|while|whereas|but)\s+(?P<line>[^\s,;:][^,;:]{0,60}?\s(?:is|are|stays?|remains?|has|have|"
    r"reads?|shows?|scores?|holds?)\s(?:[a-z]+\s){0,2}?(?:zero|[-−+]?\.?\d[\d.]*%?)\s+"
    r"(?:everywhere|throughout|(?:for|in|at|on|across) (?:all|every|each) [a-z ]{1,30})[.\s]*$)",
    re.I,
)
"""``A has 1, 2, 3 and B is zero everywhere``: a last clause on all the cells of another line."""


def _and_one_line(text: Text, frame: Frame, context: Context, rank: int, read: Read) -> list[CellStatement]:
    """What is said before of other lines, and the one value of the last."""
    match = LINE_ALIKE.search(text.text)
    if match is None or context.fixed:
        return []
    stated, alike = read(text.cut(0, match.start()), context), read(text.cut(match.start("line")), context)
    places = {(cell.row, cell.column) for cell in stated}
    if not stated or not alike or any((cell.row, cell.column) in places for cell in alike):
        return []
    return stated + alike


LINE = re.compile(
    r"\s*(?:(?:in|for|on|within)\s+(?:(?P<in>[^,:]{1,60}),\s+|"
    r"(?P<line>(?:the )?(?:[^\s,:]+ ){1,4}?(?:row|column))\s+(?=(?:the|all|only|every|each)\s))|"
    r"(?P<of>[^,:]{1,60}):\s+)",
    re.I,
)
"""The row or column that a sentence begins with: ``In row P, ...``."""
READERS = (
    *((words, read_exceptions) for words in (EXCEPT, ALL_BUT, INLINE, BUT_SOME)),
    (OTHERS_OF_LINE, read_others_of_line),
    (OTHERWISE, _otherwise),
    (OTHERS, _and_the_rest),
    (LINE_ALIKE, _and_one_line),
    (NO_ERRORS, read_no_errors),
    (NONE_WRONG, read_none_wrong),
)
DEFAULTS = re.Either(*(words for words, _ in READERS))


def read_defaults(text: Text, frame: Frame, context: Context, rank: int, read: Read) -> list[CellStatement]:
    """Statements about many cells at once that leave some out; empty where a sentence makes none.

    Parameters
    ----------
    text : Text
    frame : Frame
    context : Context
    rank : int
        How much what is stated of single cells counts; defaults count less.
    read : callable
        Reads the parts of the sentence that speak of single cells.
    """
    source = text.text
    if not DEFAULTS.may_match(source) or not any(words.search(source) for words, _ in READERS):
        return []
    line = LINE.match(text.text) if not context.fixed else None
    found = frame.resolve(line["in"] or line["line"] or line["of"]) if line else None
    if line is not None and found is not None:
        text, context = text.cut(line.end()), context.with_(*found)
    for words, reader in READERS:
        if not words.search(text.text):
            continue
        if cells := reader(text, frame, context, rank, read):
            return cells
        if reader is read_exceptions:
            break  # with exceptions that are not understood, nothing is said of all the others
    return []
