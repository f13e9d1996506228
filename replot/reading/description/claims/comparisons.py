"""Claims that set one line against another, or one cell against the next."""

from __future__ import annotations

import numpy as np

from replot.reading.description.claims.clauses import Clause
from replot.reading.description.claims.cube import Cell, Cube, Where
from replot.reading.description.claims.tokens import Token
from replot.reading.description.claims.verdict import (
    HOLDS,
    OPEN,
    TINY,
    Verdict,
    shown,
    slack,
    stated,
)

__all__ = ["ahead", "means", "value_at"]

ORDER = {"p": 0, "y": 1, "x": 2}


def ahead(clause: Clause, scope: Where) -> Verdict | None:
    """``R1-Qwen is higher than R1-Llama across all ratios``, ``Rule 6 is 29.4 points ahead of Rule 5``."""
    signs, numbers = clause.of("}{><^v$"), clause.of("n")
    if (
        len(signs) != 1
        or not clause.only("}{><^v$lAQyNVKSLndj][,:;&()TA")
        or len(numbers) > 1
        or clause.kinds.count("N") > 1
    ):
        return None
    sides = _sides(clause, signs[0])
    if sides is None or (numbers and not clause.has("dj")):
        return None
    left, right, rest = sides
    cube = clause.cube
    sign = (
        1
        if signs[0].kind in ">^"
        else -1
        if signs[0].kind in "<v"
        else cube.polarity * (-1 if signs[0].kind == "{" else 1)
    )
    if not sign:
        return OPEN
    axis = left.axis
    where = {**{a: places for a, places in scope.items() if a != axis}, **rest}
    pairs = list(_pairs(cube, axis, left.indices[0], right.indices[0], where))
    others = [a for a in "pyx" if a != axis]
    explicit = all(a in where or cube.size[a] == 1 for a in others)
    if not pairs or not (clause.has("QyN") or explicit or any(len(rest.get(a, ())) > 1 for a in others)):
        return None if not pairs else OPEN
    if numbers:
        return _by_how_much(clause, numbers[0], sign, pairs)
    if clause.has("N"):  # "never worse": the other way round is contradicted
        sign = -sign
    certain = True
    for a, b in pairs:
        mine, other = (a, b) if sign > 0 else (b, a)
        if cube.high[mine] < cube.low[other] - TINY:
            return Verdict(False, f"{shown(cube, a)} against {shown(cube, b)}", (a, b))
        certain = certain and (
            cube.low[mine] > cube.high[other] or (clause.has("N") and cube.low[mine] >= cube.high[other])
        )
    return HOLDS if certain else OPEN


def _sides(clause: Clause, sign: Token) -> tuple[Token, Token, Where] | None:
    """What is compared, and the labels on the other axes."""
    labels = clause.of("l")
    before = [t for t in labels if t.start < sign.start]
    after = [t for t in labels if t.start > sign.start]
    for right in after:
        same = [t for t in before if t.axis == right.axis and t.axis != "xy"]
        if len(same) == 1 and sum(t.axis == right.axis for t in after) == 1:
            left = same[0]
            rest = [t for t in labels if t is not left and t is not right]
            if (
                len(left.indices) != 1
                or len(right.indices) != 1
                or left.indices == right.indices
                or len({t.axis for t in rest}) != len(rest)
                or any(t.axis == "xy" for t in rest)
            ):
                return None
            return left, right, {t.axis: t.indices for t in rest}
    return None


def _pairs(cube: Cube, axis: str, left: int, right: int, where: Where) -> list[tuple[Cell, Cell]]:
    order = ORDER[axis]
    out = []
    for cell in cube.cells(cube.mask({**where, axis: (left,)}) & cube.filled):
        other = Cell(*(right if n == order else place for n, place in enumerate(cell)))
        if cube.filled[other]:
            out.append((cell, other))
    return out


def _by_how_much(clause: Clause, number: Token, sign: int, pairs: list[tuple[Cell, Cell]]) -> Verdict:
    """``29.4 points ahead``, ``at least 22 points ahead``."""
    cube, size = clause.cube, stated(clause, number)
    if size is None or clause.has("N") or any(cube.low[c] != cube.high[c] for pair in pairs for c in pair):
        return OPEN
    tolerance = max(slack(clause, number), 1.01 * 10.0**-cube.decimals)
    if not clause.has("]["):
        if len(pairs) != 1:
            return OPEN
        ((a, b),) = pairs
        gap = sign * (cube.value(a) - cube.value(b))
        return (
            HOLDS
            if abs(gap - size) <= tolerance
            else Verdict(False, f"{shown(cube, a)} and {shown(cube, b)} are {abs(gap):.12g} apart", (a, b))
        )
    for a, b in pairs:
        gap = sign * (cube.value(a) - cube.value(b))
        if (clause.has("]") and gap < size - tolerance) or (clause.has("[") and gap > size + tolerance):
            return Verdict(False, f"{shown(cube, a)} and {shown(cube, b)} are {abs(gap):.12g} apart", (a, b))
    return HOLDS


def value_at(clause: Clause, scope: Where) -> Verdict | None:
    """``Drop at Length 8 (54.7%)``, ``Type 2 reaches 97.7 at Length 10``: one number, one cell."""
    numbers = clause.of("n")
    if len(numbers) != 1 or not clause.only("lnVK,:()UDPA") or clause.has("A"):
        return None
    labels, cube = clause.labels(), clause.cube
    at = clause.tokens.index(numbers[0])
    bracketed = clause.kinds[max(0, at - 2) : at + 2] == "l(n)"
    if labels is None or (clause.has("UD") and not bracketed) or not (bracketed or clause.has("K")):
        return None
    where = {**scope, **labels}
    if any(len(where.get(axis, range(cube.size[axis]))) != 1 for axis in "pyx") or not (
        {"x", "y"} & labels.keys()
    ):
        return None
    cell = Cell(*(where[axis][0] if axis in where else 0 for axis in "pyx"))
    value = stated(clause, numbers[0])
    if value is None or not cube.filled[cell]:
        return OPEN
    tolerance = slack(clause, numbers[0])
    if cube.high[cell] < value - tolerance or cube.low[cell] > value + tolerance:
        return Verdict(False, f"it is {shown(cube, cell)}", (cell,))
    return HOLDS if cube.low[cell] == cube.high[cell] else OPEN


def means(clause: Clause, scope: Where) -> Verdict | None:
    """``The share averages 0.79 over the seven queries.``"""
    numbers, labels = clause.of("n"), clause.labels()
    if len(numbers) != 1 or clause.kinds.count("a") != 1 or not clause.only("anlVKQAcW,:;()") or not labels:
        return None
    cube, value = clause.cube, stated(clause, numbers[0])
    mask = cube.mask({**scope, **labels})
    known = mask & cube.filled
    if (
        value is None
        or (mask & cube.silent).any()
        or known.sum() < 2
        or not np.array_equal(cube.low[known], cube.high[known])
    ):
        return OPEN
    mean = float(cube.low[known].mean())
    tolerance = 10.0 ** -numbers[0].decimals + 0.5 * 10.0**-cube.decimals
    return (
        HOLDS
        if abs(mean - value) <= tolerance
        else Verdict(
            False, f"the mean of its {int(known.sum())} values is {mean:.4g}", tuple(cube.cells(known))[:6]
        )
    )
