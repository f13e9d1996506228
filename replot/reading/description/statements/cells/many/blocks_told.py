"""One value for the cells where several rows meet several columns: ``Mon to Fri, hours 9 and 12: 60``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL, count_word
from replot.reading.description.lexicon.missing import is_missing
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.lines.courses import COLOURS
from replot.reading.description.statements.cells.many.exceptions import EXCEPT, MOST_CELLS, Read, left_after
from replot.reading.description.statements.cells.statement import CellStatement, Context, Ranks, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["BEFORE", "block_of", "lines_of", "names_block", "read_block"]
TELLS = rare(
    r"(?P<head>[^:;]{3,160}?)(?:\s?(?:[:=→]|->)\s|,? (?:(?:all|the|every) )*"
    r"(?:(?:cells?|values?|tiles?|squares?|entr(?:y|ies)|they|it)[, ]+)?"
    r"(?:all )?(?:is|are|was|were|lies?|stays?|remains?|ranges?|falls?(?! from)|sits?|reads?|shows?|"
    r"holds?) )\s*",
    re.I,
)
"""What ends the names of the lines."""
BEFORE = re.compile(
    rf"(?:(?:(?:practically|nearly|almost|uniformly|still|all) )*{COLOURS},?\s+)?"
    r"(?:\b(?:all|at|in|on|the|within|between|around|about|approximately|roughly|(?:very )?close to|near|"
    r"generally|usually|typically|mostly|from|range|level|of|some|only|a|an|value|values|each|equal to)\b\s*|"
    r"[~≈]\s*)*",
    re.I,
)
"""Words before the value."""
AFTER = re.compile(
    r"\s*+(?:%|percent|points?|each|throughout|everywhere|or so|[a-z]{1,3}\b)?\s*+[.;,]?\s*", re.I
)
ALL_LINES = re.compile(
    rf"\W*(?:(?:at|on|in|for|with|across|over) )?(?:all|both)(?: of)?(?: the)?"
    rf"(?: (?P<n>{SEVERAL}|\d{{1,3}}))? (?P<kind>[a-z]{{3,20}})\W*",
    re.I,
)
"""``all four rows``, ``both towns``."""
JOINT = re.compile(
    r",\s+(?:and\s+)?(?:(?:at|on|in|for|with|during|over|under|by)\s+)?|"
    r"\s+(?:at|on|in|for|with|during|over|under|by|×|x|/)\s+|\s+and\s+(?:at|on|in|for|with)\s+",
    re.I,
)
LEAD = re.compile(r"\W*(?:(?:from|at|on|in|for|with|during|over|under|where|the|all|both)\s+)*", re.I)
KIND = re.compile(r"(?:the\s+)?(?P<kind>[^\W\d_]{3,})\s+(?=\S)")
"""The name of what the labels are, before them: ``hours 9 and 12``."""
SINGLE = 2
"""Names that are one cell, and no block."""


def read_block(
    text: Text, frame: Frame, context: Context, rank: int, read: Read
) -> list[CellStatement] | None:
    """The cells of such a sentence, and its exceptions; None if it is none.

    Parameters
    ----------
    text : Text
    frame : Frame
    context : Context
        Nothing may be fixed in it.
    rank : int
    read : callable
        Reads what is said of the exceptions.

    Returns
    -------
    list of CellStatement or None
        Empty where the exceptions are not understood: then it is unknown what holds for the others.
    """
    if context.fixed or not (frame.x and frame.y) or len(frame.x) * len(frame.y) > MOST_CELLS:
        return None
    source = text.text
    told = TELLS.match(source)
    if told is None:
        return None
    but = EXCEPT.search(source, told.end())
    end = but.start() if but is not None else len(source)
    value = _value(source, told.end(), end)
    block = block_of(told["head"], frame) if value is not None else None
    if value is None or block is None:
        return None
    quantity, start, stop = value
    rows, columns = block
    span, rank = text.span(start, stop), max(rank, Ranks.DEFAULT)
    cells = [statement(row, column, quantity, rank, span) for row in rows for column in columns]
    if but is None:
        return cells
    return left_after(cells, text.cut(but.end()), frame, context, read)


OF_ALL = re.compile(r"\b(?:all|both)\b", re.I)


def names_block(lead: str, frame: Frame) -> bool:
    """Whether a lead names all lines of one axis beside some of the other: ``May and June, all towns``."""
    return OF_ALL.search(lead) is not None and bool(frame.x and frame.y) and block_of(lead, frame) is not None


def _value(source: str, begin: int, end: int) -> tuple[Quantity | None, int, int] | None:
    """The one value between two places, or a word for none, if there is nothing else."""
    found = [q for q in find_quantities(source) if begin <= q.start < end]
    if len(found) == 1:
        (one,) = found
        alone = BEFORE.fullmatch(source, begin, one.start) and AFTER.fullmatch(source, one.end, end)
        return (one, one.start, one.end) if alone and not one.is_open else None
    said = source[begin:end].strip(" .;,")
    return (None, begin, begin + len(said)) if said and not found and is_missing(said) else None


def block_of(head: str, frame: Frame) -> tuple[list[int], list[int]] | None:
    """The rows and the columns that a head names, all of them, where it names more than one cell."""
    found = []
    for joint in JOINT.finditer(head, _begins(head)):
        after = head[joint.end() :]
        before = head[: joint.start()]
        first = lines_of(before, "xy", frame)
        other = OTHER[first[0]] if first is not None else ""
        second = lines_of(after, other, frame) if other else None
        if first is not None and second is not None:
            lines = dict((first, second))
            found.append((lines["y"], lines["x"]))
    blocks = [block for k, block in enumerate(found) if block not in found[:k]]
    if len(blocks) != 1 or len(blocks[0][0]) * len(blocks[0][1]) < SINGLE:
        return None
    return blocks[0]


def lines_of(names: str, axes: str, frame: Frame) -> tuple[str, list[int]] | None:
    """The lines that names are, be it all of an axis, and their axis."""
    known = _all_lines(names, axes, frame) or _lines(names[_begins(names) :], axes, frame)
    return known or frame.resolve(names.strip(), axes)


def _begins(names: str) -> int:
    """Where names begin, behind the words that lead to them."""
    return LEAD.match(names).end()  # type: ignore[union-attr]


def _all_lines(names: str, axes: str, frame: Frame) -> tuple[str, list[int]] | None:
    """All lines of the axis that is called so, if they are as many as it says."""
    told = ALL_LINES.fullmatch(names)
    if told is None:
        return None
    count = 2 if "both" in names.lower() else count_word(told["n"]) if told["n"] else None
    kind = told["kind"].lower()
    for axis in axes:
        size = len(frame.axis(axis))
        named = kind == ROWS[axis] or frame.alias.get(kind, frame.alias.get(kind.rstrip("s"))) == axis
        if named and count in (None, size):
            return axis, list(range(size))
    return None


ROWS = {"y": "rows", "x": "columns"}


def _lines(names: str, axes: str, frame: Frame) -> tuple[str, list[int]] | None:
    """The lines that names are, with or without the name of their kind before them, and their axis."""
    kind = KIND.match(names)
    for axis in axes:
        bare = kind is not None and _is_kind(kind["kind"], frame, axis)
        for name in (names, names[kind.end() :]) if kind is not None and bare else (names,):
            lines = frame.resolve(name, axis)
            if lines is not None and all(k < len(frame.axis(axis)) for k in lines[1]):
                return axis, lines[1]
    return None


def _is_kind(word: str, frame: Frame, axis: str) -> bool:
    """Whether a word is in the name of an axis, or a plural."""
    label = (frame.x_label if axis == "x" else frame.y_label) or ""
    return word.endswith("s") or word.lower() in label.lower().split()
