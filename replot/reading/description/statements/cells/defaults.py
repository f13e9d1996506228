"""Defaults: with exceptions (``all cells are 0 except for (P, A), which is 3``), and for the rest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from replot.figure import BLANK
from replot.findings import Span
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import QUOTED
from replot.reading.description.lexicon.missing import find_missing
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.plain_lists import without_asides
from replot.reading.description.statements.cells.statement import (
    CellStatement,
    Context,
    Ranks,
    closed,
    from_token,
    statement,
)
from replot.reading.description.statements.cells.token import Token
from replot.reading.description.statements.cells.tokens import tokenize
from replot.reading.description.statements.frame import Frame

__all__ = ["EXCEPT", "everywhere", "read_defaults", "says_all_but"]
EXCEPT = rare(
    r"[,(]?\s*\b(?:except(?:ions?|ing)?(?: (?:for|at|in|of))?|apart from|other than|save for|but for|"
    r"(?<=everywhere )but|(?<=throughout )but|(?<=everywhere, )but|(?<=throughout, )but|"
    r"excluding|with the exceptions? of)\b\s*",
    re.I,
)
ALL_BUT = rare(
    r"\b(?:all|every|each)(?: of)?(?: the)?(?: [a-z]+){1,2}(?P<but>,?\s+but\s+)"
    r"(?=(?:(?:for|in|at|on) )?(?:the )?[\"“`A-Z\d])"
)
"""``3 in all stations but S4``."""
DEFAULT_FOLLOWS = re.compile(
    r",\s+(?=(?:all|every|each|everything|the (?:other|remaining|whole|entire|rest)|"
    r"(?:the )?(?:[\w-]+ )?(?:row|column))\b)",
    re.I,
)
EVERYTHING = re.compile(
    r"\b(?:(?:all|every|each|any|whole|entire)\b[^.;]{0,40}\b(?:cells?|entr(?:y|ies)|values?|pairs?|"
    r"squares?|tiles?|wells?|elements?|combinations?|scores?|correlations?|matrix|grid|heat ?map)|"
    r"everything|everywhere|throughout)\b",
    re.I,
)
CLAIM = re.compile(
    r"\b(?:average|mean|median|total|sum|points?|than|no|never|most|many|nearly|almost)\b", re.I
)
OR_MORE = re.compile(r"\s*%?\s*(?:or|and) (?:more|less|above|below|over|under|higher|lower)\b", re.I)
UNNAMED = re.compile(r"\b(?:few|some|several|others?|handful|certain|occasional\w*|various)\b", re.I)
DIAGONAL = re.compile(r"\bdiagonal\b", re.I)
OTHERS = rare(
    r"\b(?:all|every|any|each)(?: of)?(?: the)? (?:other|remaining)\s+(?:[\w-]+ )?(?:cells?|squares?|"
    r"tiles?|entr(?:y|ies)|pairs?|values?|combinations?|elements?|correlations?)\b|\bthe (?:other|"
    r"remaining) (?:[\w-]+ )?(?:cells|squares|tiles|entries|pairs|combinations|elements)\b(?= (?:are|is|"
    r"contain|hold|show|have|read))|\beverything else\b|\ball others\b|\bthe rest\b|\belsewhere\b|"
    r"\ball else\b|\b(?:by default|unless (?:otherwise )?(?:stated|noted|mentioned|said)(?: otherwise)?),? "
    r"(?:all|every|each)(?: of the)? (?:cells?|squares?|tiles?|entries|entry|values?|pairs?)\b|"
    r"\b(?:all|every|each|the) cells? (?:that (?:is|are) )?not (?:mentioned|listed|named|stated)(?: here|"
    r" above| below)?",
    re.I,
)
OTHERWISE = rare(
    r"(?:\s[^\W\d]{1,3}|\s?%)?,?\s+(?:otherwise|elsewhere|everywhere else|"
    r"(?:on|in|for|at|under|with) (?:all )?(?:of )?(?:the )?(?:others|rest|other \w+|remaining \w+))\s*\.?$",
    re.I,
)
"""What stands after the value of all the rest: ``80 on Monday and 95 otherwise``."""
MOST_CELLS = 200_000

Read = Callable[[Text, Context], list[CellStatement]]


def _with_exceptions(
    text: Text, frame: Frame, context: Context, rank: int, read: Read
) -> list[CellStatement]:
    """The default and the exceptions of a sentence; empty unless all exceptions are understood."""
    split = EXCEPT.search(text.text)
    but = ALL_BUT.search(text.text) if split is None else None
    start, end = split.span() if split is not None else but.span("but") if but is not None else (-1, -1)
    if end < 0 or not (frame.x and frame.y) or len(frame.x) * len(frame.y) > MOST_CELLS:
        return []
    head, tail = text.cut(0, start), text.cut(end)
    if not head:
        follows = DEFAULT_FOLLOWS.search(text.text, end)
        if follows is None:
            return []
        head, tail = text.cut(follows.end()), text.cut(end, follows.start())
    default = _default(head, frame, context)
    if default is None or UNNAMED.search(tail.text):
        return []
    token, quantity, lines = default
    named = {place for t in tokenize(tail.text, frame) if t.kind == "L" and t.sure for place in t.places}
    own = any((axis, k) in named for axis, fixed in lines.fixed.items() for k in fixed)
    of = context if own else lines  # "A and B are 90, except A at noon" leaves B alone
    stated = (_along_free(tail, frame, of, rank) if len(of.free) == 1 else []) or read(tail, of)
    excluded = set() if _names_another(tail, frame) else _excluded(tail, frame, of, stated)
    if excluded is None:
        return []
    rest = everywhere(quantity, head.span(token.start, token.end), frame, lines)
    return stated + [cell for cell in rest if (cell.row, cell.column) not in excluded]


ONE_QUOTED = re.compile(r"\W*[\"“`]\w[^\"“”`]{1,60}[\"”`](?:\s*[:(]\s*[^(),;:]{1,24}\)?)?\W*")


def _names_another(tail: Text, frame: Frame) -> bool:
    """Whether the one exception is named, and is none of the labels that the text lists."""
    return ONE_QUOTED.fullmatch(tail.text) is not None and not frame.may_name(QUOTED.search(tail.text)[0])  # type: ignore[index]


def says_all_but(source: str) -> bool:
    """Whether a text says something of all labels, with exceptions."""
    split = EXCEPT.search(source)
    return split is not None and ALL.search(source, 0, split.start()) is not None


ALL = re.compile(r"\b(?:all|every|each|everything|everywhere|any)\b", re.I)


def _default(head: Text, frame: Frame, context: Context) -> tuple[Token, Quantity | None, Context] | None:
    """The value that a clause gives to a row, a column or all cells (None for empty), and what it fixes."""
    source = without_asides(head.text, frame)
    tokens = tokenize(source, frame)
    named = [t for t in tokens if t.kind == "L" and t.sure and not _is_all(t, frame, context)]
    if named and len(context.free) == 2:
        axis = next((a for a in "yx" if all(any(p[0] == a for p in t.places) for t in named)), None)
        if axis is None:
            return None
        indices = [next(p[1] for p in t.places if p[0] == axis) for t in named]
        context = replace(context, fixed={**context.fixed, axis: list(dict.fromkeys(indices))})
    elif named:
        return None
    values = [t for t in tokens if t.kind in ("N", "B", "M")]
    if len(values) != 1 or CLAIM.search(source) or OR_MORE.match(source, values[0].end):
        return None
    if not context.fixed and not EVERYTHING.search(source):
        return None
    quantity = values[0].quantity
    if quantity is not None:
        quantity = closed(quantity, context) if quantity.is_open else quantity
        if quantity is None or (quantity.approximate and not quantity.is_range):
            return None
    return values[0], quantity, context


def _is_all(token: Token, frame: Frame, context: Context) -> bool:
    """Whether words stand for every label of a free axis: ``80 for all columns except X``."""
    if token.through is None or len(token.places) != 1:
        return False
    axis, first = token.places[0]
    return axis in context.free and first == 0 and token.through == len(frame.axis(axis)) - 1


def _along_free(tail: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """``BoolQ, where it drops to 92, and SQuAD (50)``: labels of the free axis, each before its value."""
    axis = context.free
    if len(axis) != 1:
        return []
    fixed = context.fixed["y" if axis == "x" else "x"]
    out: list[CellStatement] = []
    pending: list[int] = []
    for token in tokenize(without_asides(tail.text, frame), frame):
        places = [p[1] for p in token.places if p[0] == axis]
        if places and (token.kind == "L" or (token.kind == "B" and not pending)):
            pending.append(places[0])
        elif token.kind in ("N", "B", "M") and pending and not (token.quantity and token.quantity.is_open):
            for along in pending:
                places_of = [(f, along) if axis == "x" else (along, f) for f in fixed]
                out.extend(from_token(token, i, j, tail, rank) for i, j in places_of)
            pending = []
    return out


def _excluded(
    tail: Text, frame: Frame, context: Context, stated: list[CellStatement]
) -> set[tuple[int, int]] | None:
    """The cells that the exceptions concern, or None where that is in doubt."""
    out = {(cell.row, cell.column) for cell in stated}
    tokens = tokenize(without_asides(tail.text, frame), frame)
    values = [t for t in tokens if t.kind == "N" or (t.kind == "B" and not stated)]
    if len({cell.span for cell in stated}) < len(values) and not (stated and len(context.free) == 1):
        return None
    rows, columns = {i for i, _ in out}, {j for _, j in out}
    left: dict[str, set[int]] = {"y": set(), "x": set()}
    for token in tokens:
        if token.kind == "L" and token.sure:
            places = [p for p in token.places if p[0] in context.free]
            if places and not any(k in (rows if a == "y" else columns) for a, k in places):
                for axis, k in places:
                    left[axis].add(k)
    if (left["x"] or left["y"]) and values and len(context.free) == 2:
        return None
    if left["x"] or left["y"]:
        for axis in "yx":
            left[axis] = left[axis] or set(context.fixed.get(axis, list(range(len(frame.axis(axis))))))
        out |= {(i, j) for i in left["y"] for j in left["x"]}
    if DIAGONAL.search(tail.text) and not stated:
        out |= {(k, k) for k in range(min(len(frame.x), len(frame.y)))}
    return out or None


def _otherwise(
    text: Text, frame: Frame, context: Context, rank: int, read: Read
) -> list[CellStatement]:
    """``80 on Mon and 95 otherwise``: the last value is that of the rest, where all before is understood."""
    end = OTHERWISE.search(text.text)
    values = list(find_quantities(text.text[: end.start()])) if end is not None else []
    if end is None or len(values) < 2 or values[-1].end < end.start() - 1 or not (frame.x and frame.y):
        return []
    last = values[-1]
    before = text.cut(0, last.start)
    before = before.cut(0, JOINT.search(before.text).start())  # type: ignore[union-attr]
    stated = read(before, context) or _along_free(before, frame, context, rank)
    if not (context.fixed or _spread(stated)):
        return []  # "Q: 80 on A and 95 otherwise" speaks of Q
    told = [q for q in values[:-1] if not frame.numbers(q.value)]
    if len({cell.span for cell in stated}) < len(told) or last.is_open:
        return stated
    if last.approximate and not last.is_range:
        return stated
    return stated + everywhere(last, text.span(last.start, last.end), frame, context)


def everywhere(
    quantity: Quantity | None, span: Span, frame: Frame, context: Context
) -> list[CellStatement]:
    """A default for all cells that are not fixed to be others."""
    weight = Ranks.DEFAULT if context.fixed else Ranks.REST
    return [
        statement(i, j, quantity, weight, span, state=BLANK if quantity is None else None)
        for i in context.fixed.get("y", range(len(frame.y)))
        for j in context.fixed.get("x", range(len(frame.x)))
    ]


def _spread(cells: list[CellStatement]) -> bool:
    """Whether cells stand in several rows and columns, so that what is said of the rest is said of all."""
    return len({cell.row for cell in cells}) > 1 and len({cell.column for cell in cells}) > 1


JOINT = re.compile(r"[\s,;]*(?:\b(?:and|while|whereas|but|with|in))?[\s,;]*$")


def _and_the_rest(
    text: Text, frame: Frame, context: Context, rank: int, read: Read
) -> list[CellStatement]:
    """``(P, A) is 3 and all other cells are below 1``: the default only where the rest is understood."""
    match = OTHERS.search(text.text)
    if match is None or len(frame.x) * len(frame.y) > MOST_CELLS:
        return []
    cells = OF_CELLS.search(match.group()) is not None
    if context.fixed and (cells or len(context.free) != 1):
        return []  # those of the row, or of the figure?
    default = _others(text.cut(match.end()), frame, context)
    before = text.cut(0, match.start())
    before = before.cut(0, JOINT.search(before.text).start())  # type: ignore[union-attr]
    values = [q for q in find_quantities(before.text) if not frame.numbers(q.value)]
    named = any(mention.sure for mention in frame.mentions(before.text))
    if not values and (cells or context.fixed or not named):
        return default
    stated = read(before, context) if values else []
    if not (cells or context.fixed or _spread(stated)):
        return []  # "in row P, A is 3 and all others are 1" speaks of P
    understood = len({cell.span for cell in stated if cell.quantity is not None}) >= len(values)
    return stated + default if understood else stated


OF_CELLS = re.compile(
    r"\b(?:cells?|squares?|tiles?|entries|entry|pairs?|values?|combinations|elements|correlations)\b", re.I
)


def _others(rest: Text, frame: Frame, context: Context) -> list[CellStatement]:
    """``are below 10``: the default that follows upon *all other cells*."""
    quantities = list(find_quantities(rest.text))
    if not quantities:
        missing = re.match(r"[^.;]{0,40}", rest.text)
        if missing and (
            find_missing(missing.group(0)) or re.search(r"\b(?:blank|empty|white|masked)\b", missing.group(0))
        ):
            return everywhere(None, rest.span(0, missing.end()), frame, context)
        return []
    first = quantities[0]
    listed = len(quantities) > 1 and re.fullmatch(
        r"\s*,?\s*(?:and\s*)?", rest.text[first.end : quantities[1].start]
    )
    if (
        listed
        or first.start > 60
        or frame.mentions(rest.text[: first.start])
        or re.search(r"\b(?:average|mean|than|points?)\b", rest.text[: first.end], re.I)
    ):
        return []
    quantity: Quantity | None = first
    if first.is_open:
        quantity = closed(first, context)
    if quantity is None or (quantity.low is None and quantity.high is not None):
        return []
    if not quantity.is_range and quantity.approximate:
        return []
    return everywhere(quantity, rest.span(first.start, first.end), frame, context)


LINE = re.compile(r"\s*(?:(?:in|for|on|within)\s+(?P<in>[^,:]{1,60}),\s+|(?P<of>[^,:]{1,60}):\s+)", re.I)
"""The row or column that a sentence begins with: ``In row P, ...``."""
READERS = (
    (EXCEPT, _with_exceptions),
    (ALL_BUT, _with_exceptions),
    (OTHERWISE, _otherwise),
    (OTHERS, _and_the_rest),
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
    found = frame.resolve(line.group("in") or line.group("of")) if line else None
    if line is not None and found is not None:
        text, context = text.cut(line.end()), context.with_(*found)
    for words, reader in READERS:
        if not words.search(text.text):
            continue
        if cells := reader(text, frame, context, rank, read):
            return cells
        if reader is _with_exceptions:
            break  # with exceptions that are not understood, nothing is said of all the others
    return []
