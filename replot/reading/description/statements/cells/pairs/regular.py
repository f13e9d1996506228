"""Cells told one like the other: the same words again and again, with other labels and other numbers.

Whatever the words are, what changes in them is told apart by being a label of the one axis, of the other,
or a number. A stretch is read only where all of it goes by one pattern.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.pairs.pairs import place_on
from replot.reading.description.statements.cells.ruled_out.claim_words import claims
from replot.reading.description.statements.cells.statement import CellStatement, Context, from_token
from replot.reading.description.statements.cells.token import Token
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.frame.said_axes import axis_said

__all__ = ["read_regular"]
LEAST_UNITS = 2
PARTS = re.compile(
    r"^[\s,;.|)\]]*(?:(?:and|while|finally|then|but|yet|also|only|just|still)\b[\s,;.|]*){0,3}", re.I
)
OF_THE_LAST = re.compile(r"\W*(?:which|whose)\b")
"""``wind (0.4), which correlates with hail (0.2)``: no more of what the sentence begins with."""
DIAGONAL = re.compile(r"\bdiagonal", re.I)
LABEL_FIRST = re.compile(r"\s*(?:[:=→]|->|=>)\s*")
MOST_BEFORE = 8
"""Words before the label that a sentence is about."""


def read_regular(
    tokens: list[Token], text: Text, frame: Frame, context: Context, rank: int
) -> list[CellStatement]:
    """``B scores 1 on x, 2 on y``: a label, then numbers and labels of the other axis; else nothing."""
    slots = [token for token in tokens if token.kind in ("L", "B", "N", "M")]
    if len(slots) < 2 or any(t.through is not None or (t.quantity and t.quantity.is_open) for t in slots):
        return []
    if len(context.free) != 2 or len(slots) < 1 + 2 * LEAST_UNITS:
        return []  # one label, and then pairs
    words = _without(text.text, slots)
    if not (frame.x and frame.y) or claims(words, "comment", "mild") or DIAGONAL.search(words):
        return []
    found = list(_line_of_units(slots, text.text, frame, context))
    if len({(row, column) for _, row, column in found}) < len(found):
        return []
    return [from_token(token, row, column, text, rank) for token, row, column in found]


Found = Iterator[tuple[Token, int, int]]


def _without(source: str, slots: Sequence[Token]) -> str:
    """The words between labels and numbers."""
    ends = [0, *(token.end for token in slots)]
    starts = [*(token.start for token in slots), len(source)]
    return " ".join(source[a:b] for a, b in zip(ends, starts, strict=True))


def _glue(a: Token, b: Token, source: str) -> str:
    return " ".join(source[a.end : b.start].lower().replace("*", "").split())


OR = ("or", "nor", "and", ", or", ", nor", ", and")


def _told_once(slots: Sequence[Token], source: str) -> list[Token]:
    """The slots with a missing value before each label that has it, and without a sign that repeats it.

    ``no trains to Ayr or Oban (blank)``.
    """
    out = list(slots[:2])
    for token in slots[2:]:
        missing = out[-2].kind == "M" and out[-1].kind == "L"
        if missing and token.kind == "M" and "(" in source[token.start - 1 : token.start + 1]:
            continue
        if missing and token.kind == "L" and _glue(out[-1], token, source) in OR:
            out.append(out[-2])
        out.append(token)
    return out


def _pairs(slots: Sequence[Token], source: str) -> list[Sequence[Token]]:
    """The slots two by two, if all pairs have the same words; else nothing."""
    if any(token.kind == "M" for token in slots):
        slots = _told_once(slots, source)
    count, rest = divmod(len(slots), 2)
    if rest or count < LEAST_UNITS:
        return []
    units = [slots[2 * k : 2 * k + 2] for k in range(count)]
    one_each = [unit for k, unit in enumerate(units) if not k or unit[0] is not units[k - 1][0]]
    told = [unit for unit in one_each if unit[0].kind != "M"]
    first, *others = (_glue(a, b, source) for a, b in told or one_each)
    if first == "," and not any(glue.strip(" ,and") for glue in others):
        between = [_glue(a[-1], b[0], source) for a, b in pairwise(one_each)]
        if not any(glue.strip(" ,and") for glue in between):
            return []  # "1, 2, 3, 4": one list
    outer = {
        PARTS.sub("", _glue(a[-1], b[0], source)).removeprefix("with" if b[0].kind == "M" else "")
        for a, b in pairwise(units)
        if b[0] is not a[0]
    }
    if any(map(OF_THE_LAST.match, outer)):
        return []
    # what is counted stands once: "40 people at 8, 10 at 12"
    same = len(set(others)) == 1 and f" {first}".endswith(f" {others[0]}")
    if told and len(told) < len(one_each):  # "40 min to Ayr, no train to Oban"
        same |= not others
        none = [_glue(a, b, source) for a, b in one_each if a.kind == "M"]
        same &= all(f" {first}".endswith(f" {glue}") for glue in none)
    return units if same and len(outer) == 1 else []


def _label_at(units: list[Sequence[Token]], axis: str, source: str) -> int | None:
    """Which of the two in each pair is the label, where only one can be."""
    found = [
        at
        for at in (0, 1)
        if all(unit[1 - at].kind != "L" and place_on(unit[at], axis) is not None for unit in units)
    ]
    if len(found) == 2:  # numbers all: "8: 12, 16: 40"
        return 0 if LABEL_FIRST.fullmatch(source, units[0][0].end, units[0][1].start) else None
    return found[0] if found else None


def _lines(slots: list[Token], source: str, frame: Frame, context: Context) -> Iterator[tuple[str, int]]:
    """The axis and the place of the label that a sentence begins with."""
    first = slots[0]
    told = axis_said(frame, source, first.start, first.end) or "yx"
    named = first.kind == "L" or (first.kind == "B" and re.search(r"[a-z]\s+$", source[: first.start], re.I))
    if len(context.free) == 2 and named and len(source[: first.start].split()) <= MOST_BEFORE:
        for axis in told:
            place = place_on(first, axis)
            if place is not None:
                yield axis, place


def _line_of_units(slots: list[Token], source: str, frame: Frame, context: Context) -> Found:
    """The cells of a line whose label comes first."""
    units = _pairs(slots[1:], source)
    if not units or STOPS.search(source, slots[0].end, slots[1].start):
        return
    for axis, line in _lines(slots, source, frame, context):
        at = _label_at(units, OTHER[axis], source)
        if at is None:
            continue
        for unit in units:
            place = place_on(unit[at], OTHER[axis])
            if place is not None:
                yield (unit[1 - at], line, place) if axis == "y" else (unit[1 - at], place, line)
        return


STOPS = re.compile(r"[.;!?]\s")
