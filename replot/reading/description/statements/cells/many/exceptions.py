"""Values that all have but some: ``all cells are 0 except for (P, A), which is 3``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from replot.figure import BLANK
from replot.findings import Span
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import QUOTED
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.many.default_of import EVERYTHING, default_of
from replot.reading.description.statements.cells.ruled_out.asides import without_asides
from replot.reading.description.statements.cells.statement import (
    CellStatement,
    Context,
    Ranks,
    from_token,
    statement,
)
from replot.reading.description.statements.cells.tokens import tokenize
from replot.reading.description.statements.frame import Frame

__all__ = [
    "ALL_BUT",
    "BUT_SOME",
    "EXCEPT",
    "INLINE",
    "MOST_CELLS",
    "Read",
    "along_free",
    "everywhere",
    "left_after",
    "read_exceptions",
    "says_all_but",
    "with_exceptions",
]
EXCEPT = rare(
    r"[,(]?\s*\b(?:except(?:ions?|ing)?(?: (?:for|at|in|of))?|apart from|other than|save for|but for|"
    r"(?<=everywhere )but|(?<=throughout )but|(?<=everywhere, )but|(?<=throughout, )but|"
    r"(?:but|though|just) not (?:for|at|in|on)|"
    r"excluding|with (?:the |an? )?(?:(?:sole|only|single|one|lone) )?exceptions? of|"
    r"with (?:one|two|three|four|five|six|\d) exceptions?(?=\s*:)|"
    r"(?:the )?(?:(?:sole|only|single|one|lone) )?exceptions? being)\b:?\s*",
    re.I,
)
ALL_BUT = rare(
    r"\b(?:all|every|each)(?: of)?(?: the)?(?: [a-z]+){0,2}(?P<but>,?\s+but\s+)"
    r"(?=(?:(?:for|in|at|on) )?(?:the )?(?P<upper>[\"“`A-Z\d])?)"
)
"""``3 in all stations but S4``; what is written small must be a label."""
INLINE = rare(
    r"\b(?:all|every|each)\b(?: of)?(?: the)?(?: [a-z]+){0,2}?(?P<but>,?\s+(?:but|except(?: for)?|apart from|"
    r"other than|save for|excluding)\s++(?P<others>(?:(?!\b(?:which|who|where|that)\b)[^.;:]){1,80}?)"
    r"(?:\s*,)?)\s+"
    r"(?=(?:are|is|was|were|has|have|had|reach(?:es)?|scores?|reads?|shows?|gets?|stands?|holds?|stays?|remains?)\b)",
    re.I,
)
"""``All machines but M4 are at 100``: the exceptions stand between the subject and its verb."""
BUT_SOME = rare(
    r"(?<=[\d%]),?\s+but\s+(?:for\s+)?(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b"
    r"(?:\s+[a-z]+)?\s*[:,–—]\s+"
)
"""``all are 100 but two: A and B``."""
CLAUSES = re.compile(r"[,;]\s+(?:and|while|whereas|but)\s+|;\s+")
DEFAULT_FOLLOWS = re.compile(
    r",\s+(?=(?:all|every|each|everything|the (?:other|remaining|whole|entire|rest)|"
    r"(?:the )?(?:[\w-]+ )?(?:row|column))\b)",
    re.I,
)
UNNAMED = re.compile(r"\b(?:few|some|several|others?|handful|certain|occasional\w*|various)\b", re.I)
DIAGONAL = re.compile(r"\bdiagonal\b", re.I)
MOST_CELLS = 200_000

MOST_OF_ALL = re.compile(
    r"^\W*(?P<most>most|nearly all|almost all|by far most)(?: of)?(?: the)? (?:other )?"
    r"(?:cells|squares|tiles|entries|boxes|fields|pairs|values|combinations|elements)\b",
    re.I,
)
THE_REST = re.compile(
    r"\W*(?:(?:the|these|those|here are the) )?(?:only |few )?(?:exceptions?|exceptional cells|others|"
    r"other ones)"
    r"(?: to this)?(?:\s?:| are:?| being:?| is:?)\s+(?=\S)",
    re.I,
)
"""``Most cells hold a 0. The exceptions: ...``"""


def with_exceptions(items: Sequence[Text]) -> Sequence[Text]:
    """Sentences, of which what most cells hold and the list of all the others are one."""
    out: list[Text] = []
    for item in items:
        rest = THE_REST.match(item.text) if out else None
        most = MOST_OF_ALL.match(out[-1].text) if rest is not None else None
        if rest is None or most is None or not item.text[rest.end() :]:
            out.append(item)
            continue
        said = out[-1].text
        all_of = said[: most.start("most")] + "all".ljust(len(most["most"])) + said[most.end("most") :]
        head = out.pop().reworded(all_of).cut(0, len(all_of.rstrip(" .:;")))
        out.append(head.join(item.cut(rest.end()), gap=", except for "))
    return out


FOLLOWING = re.compile(
    r"\W*(?:(?:in|for|at|on) )?(?:(?:the|these|those) )?"
    r"(?:(?:following|ones|\d|two|three|four|five|six|cells|squares|tiles|entries|pairs|where)\b\W*){1,3}"
    r"(?:(?:listed|named|noted|given|mentioned|stated|shown|told)\W*)?"
    r"(?:(?:otherwise|below|above|here|next)\W*)?",
    re.I,
)
"""The exceptions are sentences of their own: ``zero except in the following squares``."""


Read = Callable[[Text, Context], list[CellStatement]]


def read_exceptions(
    text: Text, frame: Frame, context: Context, rank: int, read: Read
) -> list[CellStatement]:
    """The default and the exceptions of a sentence; empty unless all exceptions are understood."""
    if not (frame.x and frame.y) or len(frame.x) * len(frame.y) > MOST_CELLS:
        return []
    if len(EXCEPT.findall(text.text)) > 1:
        return _of_clauses(text, frame, context, rank, read)
    parts = _parts(text, frame)
    if parts is None:
        return []
    head, tail = parts
    from replot.reading.description.statements.cells.diagonal.exceptions import read_diagonal_but

    if (diagonal := read_diagonal_but(head, tail, frame, context, rank, read)) is not None:
        return diagonal
    default = default_of(head, frame, context)
    if default is None or UNNAMED.search(tail.text):
        return []
    token, quantity, lines = default
    if FOLLOWING.fullmatch(tail.text):
        rest = everywhere(quantity, head.span(token.start, token.end), frame, lines)
        return [replace(cell, rank=Ranks.REST) for cell in rest]
    named = {place for t in tokenize(tail.text, frame) if t.kind == "L" and t.sure for place in t.places}
    own = any((axis, k) in named for axis, fixed in lines.fixed.items() for k in fixed)
    of = context if own else lines  # "A and B are 90, except A at noon" leaves B alone
    again = {axis for axis, at in of.fixed.items() if len(at) > 1} & {axis for axis, _ in named}
    if again:  # "in May and June all are 3, except Ayr in May"
        of = replace(of, fixed={axis: at for axis, at in of.fixed.items() if axis not in again})
    stated = (along_free(tail, frame, of, rank) if len(of.free) == 1 else []) or read(tail, of)
    if any(at not in context.fixed.get(axis, (at,)) for c in stated for axis, at in _place(c)):
        return []
    excluded = set() if _names_another(tail, frame) else _excluded(tail, frame, of, stated)
    if excluded is None:
        return []
    rest = everywhere(quantity, head.span(token.start, token.end), frame, lines)
    return stated + [cell for cell in rest if (cell.row, cell.column) not in excluded]


def _place(cell: CellStatement) -> tuple[tuple[str, int], tuple[str, int]]:
    return ("y", cell.row), ("x", cell.column)


def _of_clauses(
    text: Text, frame: Frame, context: Context, rank: int, read: Read
) -> list[CellStatement]:
    """Clauses each of which has exceptions of its own; empty unless all are understood."""
    cuts = [m.span() for m in CLAUSES.finditer(text.text)]
    parts = [
        text.cut(a, b)
        for a, b in zip([0, *(b for _, b in cuts)], [*(a for a, _ in cuts), len(text)], strict=True)
    ]
    if not all(len(EXCEPT.findall(part.text)) == 1 for part in parts):
        return []
    found = [read_exceptions(part, frame, context, rank, read) for part in parts]
    return [cell for cells in found for cell in cells] if all(found) else []


def left_after(
    cells: list[CellStatement], tail: Text, frame: Frame, context: Context, read: Read
) -> list[CellStatement]:
    """Cells with one value, less or with those said to be exceptions; none where these are in doubt."""
    if UNNAMED.search(tail.text):
        return []
    places = {(cell.row, cell.column) for cell in cells}
    stated = read(tail, context)
    excluded = _excluded(tail, frame, context, stated)
    if excluded is None or any((cell.row, cell.column) not in places for cell in stated):
        return []
    if not stated:
        return [cell for cell in cells if (cell.row, cell.column) not in excluded]
    return [*cells, *stated]


def _parts(text: Text, frame: Frame) -> tuple[Text, Text] | None:
    """What all have, and the exceptions."""
    source = text.text
    inline = INLINE.search(source)
    before = find_quantities(source[: inline.start()]) if inline is not None else ()
    told = any(not frame.numbers(q.value) for q in before)
    if inline is not None and not told and any(m.sure for m in frame.mentions(inline["others"])):
        tail = text.cut(*inline.span("others"))
        return text.cut(0, inline.start("but")).join(text.cut(inline.end("but"))), tail
    some = BUT_SOME.search(source)
    split = some if some is not None and EVERYTHING.search(source, 0, some.start()) else EXCEPT.search(source)
    but = ALL_BUT.search(source) if split is None else None
    if but is not None and but["upper"] is None and not _begins_with_label(source[but.end("but") :], frame):
        return None
    start, end = split.span() if split is not None else but.span("but") if but is not None else (-1, -1)
    if end < 0:
        return None
    head, tail = text.cut(0, start), text.cut(end)
    if not head:
        follows = DEFAULT_FOLLOWS.search(source, end)
        if follows is None:
            return None
        head, tail = text.cut(follows.end()), text.cut(end, follows.start())
    return head, tail


TO_LABEL = re.compile(r"(?:(?:for|in|at|on) )?(?:the )?")


def _begins_with_label(source: str, frame: Frame) -> bool:
    lead, named = TO_LABEL.match(source), frame.mentions(source)
    return bool(named) and lead is not None and named[0].start == lead.end()


ONE_QUOTED = re.compile(r"\W*[\"“`]\w[^\"“”`]{1,60}[\"”`](?:\s*[:(]\s*[^(),;:]{1,24}\)?)?\W*")


def _names_another(tail: Text, frame: Frame) -> bool:
    """Whether the one exception is named, and is none of the labels that the text lists."""
    return ONE_QUOTED.fullmatch(tail.text) is not None and not frame.may_name(QUOTED.search(tail.text)[0])  # type: ignore[index]


def says_all_but(source: str) -> bool:
    """Whether a text says something of all labels, with exceptions."""
    but = ALL_BUT.search(source)
    if INLINE.search(source) is not None or (but is not None and but["upper"] is not None):
        return True
    split = EXCEPT.search(source)
    return split is not None and (
        ALL.search(source, 0, split.start()) is not None or len(EXCEPT.findall(source)) > 1
    )


ALL = re.compile(r"\b(?:all|every|each|everything|everywhere|any)\b", re.I)


def along_free(tail: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
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
    if len({cell.span for cell in stated}) < len(values):
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
