"""The first values of a line, and that the rest of it is empty: ``25, 26, then two empty cells``.

Or which of its cells are empty, and the values of the rest: ``no data in May; its other values are 25, 26``.
"""

from __future__ import annotations

from collections.abc import Sequence

from replot.findings import Span
from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import NTH, ORDINALS, SEVERAL, count_word
from replot.reading.description.lexicon.missing import MISSING_WORDS, NO_SUCH, find_missing
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.lines.plain_lists import plain_values
from replot.reading.description.statements.cells.order import told_order
from replot.reading.description.statements.cells.statement import CellStatement, Context, statement
from replot.reading.description.statements.frame import Frame, Mention

__all__ = ["read_listed_rest", "read_rest_of_line"]
COUNT = rf"(?P<n>one|{SEVERAL}|\d{{1,3}})"
COUNT_OR_ONE = COUNT.replace(">", ">an?|", 1)
CELLS = r"(?:cells?|squares?|tiles?|entr(?:y|ies)|ones?|columns?|rows?|values?|positions?)"
LEFT_OUT = r"not filled|unfilled|hatched|crossed[- ]out|struck[- ]out|left out|skipped"
MISSING = rf"(?P<missing>{MISSING_WORDS}|no values?|{LEFT_OUT})"
MARKED = r"(?:(?:marked|left|shown|given|drawn|printed|all|both|as|an?|the) )*"
ARE = r"(?:are|is|being|were|was|stays?|remains?)"
LAST = r"(?:last|final|remaining|other|rightmost|bottom|deepest|lowest|lowermost|bottommost)"
NO_NUMBER = (
    r"(?:without (?:an? |any )?|"
    r"(?:with|bearing|carrying|holding|that (?:has|have|bears?|carry|carries|holds?)) no )"
    r"(?:numbers?|values?|digits?|figures?|text|annotations?|entry|entries|labels?)"
)
"""What is said of cells that are drawn, and hold nothing."""
DOWNWARDS = rare(r"\b(?:bottom|deepest|lowest|lowermost|bottommost|underneath|below|beneath)\b", re.I)
"""What is said of the end of a column alone."""
ASIDE = r"(?:\s[–—-]{1,2} [^\d.;:,–—]{1,40}[;:,])?"
"""Why the values end there: ``12.9 — bottom reached; two empty cells``."""
RESTS = tuple(
    rare(
        rf"{ASIDE}\s*+(?:[,;]|[–—-]{{1,2}}(?= ))?\s*(?:(?:and|then|but|followed by|with) )*{rest}"
        r"(?: (?:underneath|below|beneath|behind|after (?:it|that|them)|at the (?:end|bottom)))?"
        r"(?: \([^()]*\))?\s*\.?\s*$",
        re.I,
    )
    for rest in (
        rf"{COUNT_OR_ONE} {MISSING} {CELLS}(?: {NO_NUMBER})?",
        rf"{COUNT_OR_ONE} {CELLS} (?P<missing>{NO_NUMBER})",
        rf"{MISSING} (?:for|in|at|on) the {LAST}(?: {COUNT})?(?: {CELLS})?",
        rf"(?:while |whereas )?the {COUNT} {LAST} {CELLS} {ARE} {MARKED}{MISSING}",
        rf"(?:while |whereas )?(?:the (?:{LAST}(?: {COUNT})?(?: {CELLS})?|rest)|others)"
        rf"(?: of (?:it|the (?:row|column|line)))? {ARE} {MARKED}{MISSING}",
        rf"(?<=[;,] )(?:the )?(?:{LAST} {COUNT}(?: {CELLS})?|rest|others) {MARKED}{MISSING}",
        rf"otherwise {MARKED}{MISSING}",
        rf"(?P<missing>{NO_SUCH})(?: (?:after|from|before|at|in|on) [^;,.()]{{1,30}})?",
        rf"(?P<missing>nothing|no (?:value|number|entry)) in the {LAST}(?: {COUNT})? {CELLS}",
        rf"(?<=[;,] )\s*+(?:while |whereas )?(?P<names>[^;.]{{1,80}}?),? {ARE} {MARKED}{MISSING}",
    )
)
"""What stands behind the first values."""
FIRSTS = tuple(
    rare(
        rf"\s*(?:the )?{first}\s*[,;:]?\s*(?:(?:and|then|but|followed by|from there on|afterwards|after that|"
        rf"the (?:rest|others?)(?: {ARE})?:?),? )*(?=[-−+~≈]?\.?\d)", re.I
    )
    for first in (rf"first {COUNT}(?: {CELLS})? (?:{ARE} )?{MARKED}{MISSING}", rf"{COUNT} {MISSING} {CELLS}")
)
"""What stands before the values behind the first ones: ``first two blank, then 25, 26``."""
ARTICLE = re.compile(r"an?$", re.I)
ONE = re.compile(
    r"\b(?:(?:last|final|rightmost|bottom|deepest|lowest|lowermost|bottommost)\b(?! (?:[a-z]+s)\b)|"
    rf"{NO_SUCH}\b)",
    re.I,
)
"""``The last``, and no ``last cells``."""


def read_rest_of_line(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The first values of a line and the empty cells behind them; nothing where their number is another."""
    axis = context.free
    if len(axis) != 1 or len(context.fixed[OTHER[axis]]) != 1:
        return []
    source = text.text
    if (first := next(filter(None, (pattern.match(source) for pattern in FIRSTS)), None)) is not None:
        return _behind_first(first, text, frame, context, rank)
    rest = next(filter(None, (pattern.search(source) for pattern in RESTS)), None)
    values = plain_values(_without_unit(source[: rest.start()], frame), frame) if rest is not None else None
    if rest is None or not values:
        return []
    order = told_order(frame, axis, source, context.backward)
    if DOWNWARDS.search(rest[0]) is not None and (axis != "y" or order[0] > order[-1]):
        return []
    left = len(order) - len(values)
    said = rest.groupdict().get("n")
    told = count_word(ARTICLE.sub("one", said)) if said else 1 if ONE.search(rest[0]) else left
    if told != left or left < 1:
        return []
    names = rest.groupdict().get("names")
    named = {k for m in frame.mentions(names) for way, k in m.places if way == axis} if names else set()
    if names and named != set(order[len(values) :]):
        return []
    (fixed,) = context.fixed[OTHER[axis]]
    empty = text.span(*rest.span("missing"))
    found = [(quantity, text.span(start, end)) for quantity, start, end in values] + [(None, empty)] * left
    places = [(fixed, k) if axis == "x" else (k, fixed) for k in order]
    return [
        statement(*place, quantity, rank, span) for place, (quantity, span) in zip(places, found, strict=True)
    ]


def _without_unit(values: str, frame: Frame) -> str:
    """A list of values with blanks for the one word behind each of them: ``18 trips, 1 trip``."""
    words = {word["word"].rstrip("s") for word in UNIT.finditer(values)}
    return UNIT.sub(blank, values) if len(words) == 1 and not frame.mentions(words.pop()) else values


UNIT = re.compile(r"(?<=[\d%] )(?P<word>[^\W\d_]{1,20})(?=\s*(?:,|;|$| and\b))")


def _behind_first(
    first: re.Match[str], text: Text, frame: Frame, context: Context, rank: int
) -> list[CellStatement]:
    """The empty cells that a line begins with, and the values of all the others."""
    axis = context.free
    begin = " " * first.end()
    values = plain_values(begin + _without_unit(text.text[first.end() :], frame), frame)
    order = told_order(frame, axis, text.text, context.backward)
    count = count_word(first["n"])
    if not values or count is None or count + len(values) != len(order):
        return []
    (fixed,) = context.fixed[OTHER[axis]]
    empty = text.span(*first.span("missing"))
    found: list[tuple[Quantity | None, Span]] = [(None, empty)] * count
    found += [(quantity, text.span(a, b)) for quantity, a, b in values]
    return [
        statement(*((fixed, k) if axis == "x" else (k, fixed)), quantity, rank, span)
        for k, (quantity, span) in zip(order, found, strict=True)
    ]


VALUES = r"[-−+~≈]?\.?\d(?:[^;:()A-Za-z]|and |\b(?:an?|or) )*"
REST = rf"(?:(?:the|its|all) )*(?:others|(?:other|remaining) (?:{SEVERAL}|{CELLS}|[a-z]+s)|rest)"
LISTED = (
    rare(
        rf"[,;]?\s*(?:(?:and|but|while|whereas) )?{REST}(?: of (?:it|the (?:row|column|line)))?,?"
        rf"(?: (?:are|is|reads?|holds?|being|show)|:)? (?P<list>{VALUES})$",
        re.I,
    ),
    rare(
        rf"[,;]?\s*(?:(?:and|but|while|whereas) )?(?:elsewhere|otherwise),?"
        rf"(?: (?:it|there))?(?: (?:are|is|reads?|holds?|has|shows?)|:)? (?P<list>{VALUES})$",
        re.I,
    ),
    rare(
        rf"[,;]?\s*(?:(?:and|but|while|whereas) )?(?P<list>{VALUES})"
        rf"(?:otherwise|elsewhere|(?:in|at|for|on) {REST})$",
        re.I,
    ),
)
"""``its remaining values are 0.2, 0.4 and 0.6``, ``0.2, 0.4 and 0.6 otherwise``."""
MOST_BEFORE = 3
"""Words before the label of the line that a sentence is about."""


def read_listed_rest(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement] | None:
    """The empty cells of a line and the values of all the others; none where their number is another.

    None where the text says nothing of the kind.
    """
    source = text.text.rstrip(" .")
    rest = next(filter(None, (pattern.search(source) for pattern in LISTED)), None)
    values = plain_values(rest["list"], frame) if rest is not None else None
    before = source[: rest.start()] if rest is not None else ""
    empty = find_missing(before) or list(NOT_THERE.finditer(before))
    if rest is None or not values or len(values) < FEWEST or not empty:
        return None
    named = frame.mentions(source[: rest.start()])
    line = _line(named, source, context)
    if line is None:
        return []
    axis, fixed = line
    along = {k for mention in named for way, k in mention.places if way == OTHER[axis]}
    along |= _counted(before, frame, OTHER[axis])
    inside = {at for mention in named for at in range(mention.start, mention.end)}
    numbers = [q for q in find_quantities(source[: rest.start()]) if q.start not in inside]
    order = [k for k in told_order(frame, OTHER[axis], source, context.backward) if k not in along]
    if not along or numbers or len(order) != len(values):
        return []
    begin = rest.start("list")
    told = [(k, q, text.span(begin + a, begin + b)) for k, (q, a, b) in zip(order, values, strict=True)]
    told += [(k, None, text.span(*empty[0].span())) for k in sorted(along)]
    return [
        statement(*((fixed, k) if axis == "y" else (k, fixed)), quantity, rank, span)
        for k, quantity, span in told
    ]


FEWEST = 2
NOT_THERE = re.compile(rf"\b(?:{LEFT_OUT})\b", re.I)


def _counted(source: str, frame: Frame, axis: str) -> set[int]:
    """The places of lines that are named by their number: ``the first column``, ``the last layer``."""
    label = (frame.x_label if axis == "x" else frame.y_label) or ""
    nouns = ({"x": "column", "y": "row"}[axis], label.lower().rstrip("s"), "one", "cell", "square", "value")
    size = len(frame.axis(axis))
    out = set()
    for told in NTH_LINE.finditer(source):
        if told["noun"].lower().rstrip("s") in nouns:
            word = told["nth"].lower()
            place = size if word in LAST_ONE else ORDINALS.get(word, size + 1)
            out |= {place - 1} if place <= size else set()
    return out


NTH_LINE = re.compile(rf"\bthe (?P<nth>{NTH}|last|final) (?P<noun>[a-z]+)\b", re.I)
LAST_ONE = ("last", "final")


def _line(named: Sequence[Mention], source: str, context: Context) -> tuple[str, int] | None:
    """The axis and the index of the only line that a sentence is about."""
    if len(context.free) == 1:
        axis = OTHER[context.free]
        return (axis, context.fixed[axis][0]) if len(context.fixed[axis]) == 1 else None
    if not named or len(named[0].places) != 1 or len(source[: named[0].start].split()) > MOST_BEFORE:
        return None
    ((axis, index),) = named[0].places
    others = {way for mention in named[1:] for way, _ in mention.places}
    return (axis, index) if others <= {OTHER[axis]} and context.free else None
