"""Cells told one like the other: the same words again and again, with other labels and other numbers.

Whatever the words are, what changes in them is told apart by being a label of the one axis, of the other,
or a number. A stretch is read only where all of it goes by one pattern.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.axis_words import OTHER
from replot.reading.description.statements.cells import CellStatement, Context, from_token
from replot.reading.description.statements.claim_words import claims
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.frame.words import AXIS_OF_LINE
from replot.reading.description.statements.order import told_order
from replot.reading.description.statements.pairs import place_on
from replot.reading.description.statements.tokens import Token

__all__ = ["read_regular"]
LEAST_UNITS = 2
JOINS = re.compile(r"\s*(?:[,;/|·]|,? ?(?:and|&))\s*", re.I)
"""What stands between the items of a list."""
PARTS = re.compile(r"^[\s,;.|)\]]*(?:(?:and|while|finally|then)\b)?[\s,;.|]*", re.I)
DIAGONAL = re.compile(r"\bdiagonal", re.I)
LABEL_FIRST = re.compile(r"\s*(?:[:=→]|->|=>)\s*")
MOST_WORDS = 12
"""Words between a label and the list of its values."""
MOST_BEFORE = 8
"""Words before the label that a sentence is about."""


def read_regular(
    tokens: list[Token], text: Text, frame: Frame, context: Context, rank: int
) -> list[CellStatement]:
    """``A / x: 1; A / y: 2``, ``B scores 1 on x, 2 on y``, ``for x and y, B has 1 and 2``; else nothing."""
    slots = [token for token in tokens if token.kind in ("L", "B", "N", "M")]
    if len(slots) < 2 or any(t.through is not None or (t.quantity and t.quantity.is_open) for t in slots):
        return []
    words = _without(text.text, slots)
    if not (frame.x and frame.y) or claims(words, "comment") or DIAGONAL.search(words):
        return []
    for reading in (_units, _line_of_units, _line_of_values, _line_of_runs):
        found = list(reading(slots, text.text, frame, context))
        if found and len({(row, column) for _, row, column in found}) == len(found):
            return [from_token(token, row, column, text, rank) for token, row, column in found]
    return []


Found = Iterator[tuple[Token, int, int]]


def _without(source: str, slots: Sequence[Token]) -> str:
    """The words between labels and numbers."""
    ends = [0, *(token.end for token in slots)]
    starts = [*(token.start for token in slots), len(source)]
    return " ".join(source[a:b] for a, b in zip(ends, starts, strict=True))


def _glue(a: Token, b: Token, source: str) -> str:
    return " ".join(source[a.end : b.start].lower().replace("*", "").split())


def _repeated(slots: Sequence[Token], size: int, source: str) -> list[Sequence[Token]]:
    """The slots in units of one size, if all units have the same words; else nothing."""
    count, rest = divmod(len(slots), size)
    if rest or count < LEAST_UNITS:
        return []
    units = [slots[size * k : size * (k + 1)] for k in range(count)]
    inner = {tuple(_glue(a, b, source) for a, b in pairwise(unit)) for unit in units[1:]}
    if len(inner) == 1:  # what is counted stands once: "40 people at 8, 10 at 12"
        first = (_glue(a, b, source) for a, b in pairwise(units[0]))
        same = (f" {long}".endswith(f" {short}") for long, short in zip(first, *inner, strict=True))
        inner = inner if all(same) else set()
    outer = {PARTS.sub("", _glue(a[-1], b[0], source)) for a, b in pairwise(units)}
    return units if len(inner) == len(outer) == 1 else []


def _roles(units: list[Sequence[Token]], axes: str, frame: Frame, source: str) -> list[dict[str, int]]:
    """The ways in which the places of a unit can be a value and labels of the axes."""
    found = []
    size = len(axes) + 1
    for order in permutations(range(size)):
        *labels, value = order
        role = dict(zip(axes, labels, strict=True))
        if all(unit[value].kind != "L" for unit in units) and all(
            place_on(unit[k], axis) is not None for unit in units for axis, k in role.items()
        ):
            found.append({**role, "value": value})
    if len(found) > 1 and len({role["value"] for role in found}) == 1:
        first = "x" if frame.pairs_xy else "y"  # both axes have the same labels
        found = [role for role in found if role[first] < role[OTHER[first]]]
    elif len(found) > 1:
        sign = LABEL_FIRST.fullmatch(source, units[0][-2].end, units[0][-1].start)
        found = [role for role in found if sign and role["value"] == size - 1][:1]
    return found if len(found) == 1 else []


def _units(slots: list[Token], source: str, frame: Frame, context: Context) -> Found:
    """``A / x: 1; A / y: 2``: each number beside its row and its column, or beside the one that is free."""
    axes = "yx" if len(context.free) == 2 else context.free
    if not axes or any(len(places) != 1 for places in context.fixed.values()):
        return
    units = _repeated(slots, len(axes) + 1, source)
    for role in _roles(units, axes, frame, source) if units else ():
        for unit in units:
            places = {axis: places[0] for axis, places in context.fixed.items()}
            told = {axis: place_on(unit[role[axis]], axis) for axis in axes}
            places |= {axis: place for axis, place in told.items() if place is not None}
            yield unit[role["value"]], places["y"], places["x"]


def _lines(slots: list[Token], source: str, context: Context) -> Iterator[tuple[str, int]]:
    """The axis and the place of the label that a sentence begins with."""
    first = slots[0]
    line = LINE_AFTER.match(source, first.end) or LINE_BEFORE.search(source[: first.start])
    told = AXIS_OF_LINE[line.group(1).lower()] if line else "yx"
    named = first.kind == "L" or (first.kind == "B" and re.search(r"[a-z]\s+$", source[: first.start], re.I))
    if len(context.free) == 2 and named and len(source[: first.start].split()) <= MOST_BEFORE:
        for axis in told:
            place = place_on(first, axis)
            if place is not None:
                yield axis, place


LINE_AFTER = re.compile(r"\W{0,2}\s+(row|column)\b", re.I)
LINE_BEFORE = re.compile(r"\b(row|column)\W*(?:\d+\W+|(?:for|of)\W+)?$", re.I)
"""``the oak column``, ``column 2 (oak)``: words beside a label that say on which axis it is."""


def _placed(token: Token, axis: str, along: int, across: int) -> tuple[Token, int, int]:
    return (token, along, across) if axis == "y" else (token, across, along)


def _line_of_units(slots: list[Token], source: str, frame: Frame, context: Context) -> Found:
    """``B scores 1 on x, 2 on y``."""
    for axis, line in _lines(slots, source, context):
        other = OTHER[axis]
        units = _repeated(slots[1:], 2, source)
        roles = _roles(units, other, frame, source) if units else []
        if roles and not STOPS.search(source, slots[0].end, slots[1].start):
            for unit in units:
                place = place_on(unit[roles[0][other]], other)
                if place is not None:
                    yield _placed(unit[roles[0]["value"]], axis, line, place)
            return


STOPS = re.compile(r"[.;!?]\s")


def _runs(slots: Sequence[Token], source: str) -> list[list[Token]]:
    """Slots of one kind in runs, as lists are written: the item after *and* is the last."""
    runs: list[list[Token]] = []
    last = False
    for token in slots:
        label = token.kind == "L"
        if runs and not last and (runs[-1][-1].kind == "L") == label:
            between = source[runs[-1][-1].end : token.start]
            if runs[-1][-1].kind == "M":  # "(blank), 4"
                between = between.removeprefix(")")
            if token.kind == "M":
                between = between.removesuffix("(")
            joint = JOINS.match(between)
            said = source[: runs[-1][0].start]  # "hour 06:00, hour 08:00"
            if joint and said.endswith(between[joint.end() :]):
                runs[-1].append(token)
                last = re.search(r"\band\b|&", between) is not None
                continue
        runs.append([token])
        last = False
    return runs


def _line_of_values(slots: list[Token], source: str, frame: Frame, context: Context) -> Found:
    """``for B, the values from left to right are 1, 2 and 3``: as many as the other axis has labels."""
    runs = _runs(slots[1:], source)
    if len(runs) != 1 or any(token.kind == "L" for token in runs[0]):
        return
    between = source[slots[0].end : runs[0][0].start]
    for axis, line in _lines(slots, source, context):
        other = OTHER[axis]
        order = told_order(frame, other, source)
        near = len(between.split()) <= MOST_WORDS and not STOPS.search(between)
        if len(order) == len(runs[0]) > 1 and near:
            for token, place in zip(runs[0], order, strict=True):
                yield _placed(token, axis, line, place)
            return


def _line_of_runs(slots: list[Token], source: str, frame: Frame, context: Context) -> Found:
    """``for x and y, B has 1 and 2``, ``B: 1 and 2 for x and y``: a label, and two lists of one length."""
    runs = _runs(slots, source)
    if len(runs) != 3 or len(context.free) != 2:
        return
    ones = [run[0] for run in runs if len(run) == 1]
    labels = [run for run in runs if len(run) > 1 and run[0].kind == "L"]
    values = [run for run in runs if len(run) > 1 and run[0].kind != "L"]
    if not (len(ones) == len(labels) == len(values) == 1) or len(labels[0]) != len(values[0]):
        return
    for axis in "yx":
        line, along = place_on(ones[0], axis), [place_on(token, OTHER[axis]) for token in labels[0]]
        if line is not None and None not in along:
            for token, place in zip(values[0], along, strict=True):
                if place is not None:
                    yield _placed(token, axis, line, place)
            return
