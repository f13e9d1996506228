"""Claims on the highest, the lowest, the best and the worst."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import numpy as np

from replot.reading.description.claims.clauses import Clause
from replot.reading.description.claims.cube import Cube, Where
from replot.reading.description.claims.tokens import Token
from replot.reading.description.claims.verdict import (
    HOLDS,
    OPEN,
    TINY,
    Verdict,
    is_label,
    shown,
    slack,
    stated,
)

__all__ = ["best_everywhere", "extreme", "largest_step"]

EXTREMES = "HhBbMmP"
NAMES = {1: "highest", -1: "lowest"}


def _sign(cube: Cube, token: Token) -> int:
    """1 for the largest number, -1 for the smallest, 0 where that cannot be told."""
    if token.kind in "HP":
        return 1
    if token.kind == "h":
        return -1
    if token.kind in "B$":
        return cube.polarity
    if token.kind == "b":
        return -cube.polarity
    # the strongest loss is no word for the largest; of correlations it is the one farthest from 0
    return 0 if cube.polarity < 0 else 1 if token.kind == "M" else -1


def extreme(clause: Clause, scope: Where) -> Verdict | None:
    """``The lowest value in the whole grid is 33.6, found for Rule 5 at Depth 13.``"""
    found, numbers = clause.of(EXTREMES), clause.of("n")
    if (
        len(found) != 1
        or len(numbers) > 1
        or not clause.only(EXTREMES + "WVlnA(),:;&wLKSGOD")
        or (numbers and "D" in clause.kinds)
    ):
        return None
    if any(token.kind == "A" for token in clause.tokens) and _counted_axis(clause):
        return None
    cube, sign = clause.cube, _sign(clause.cube, found[0])
    value = stated(clause, numbers[0]) if numbers else None
    if not sign or (numbers and (value is None or (not numbers[0].percent and is_label(clause, numbers[0])))):
        return OPEN
    pairs = _pairs(clause)
    labels = clause.labels() if pairs is None else {}
    if labels is None or (value is None and not labels and pairs is None):
        return None
    before = {
        token.axis: token.indices
        for token in clause.of("l")
        if token.start < found[0].start and token.axis != "xy"
    }
    # "is 33.6, found for Rule 5 at Depth 13": what follows the number only says where
    last = bool(numbers) and all(token.start > numbers[0].start for token in clause.of("l"))
    diagonal = clause.diagonal
    results = []
    for within, place in _readings(clause, scope, before, labels, last):
        where = cube.mask(within, diagonal)
        at = pairs if pairs is not None else cube.mask({**within, **place}) if place else None
        if value is None and at is None:
            continue
        results.append(
            _judge(
                cube,
                where,
                at,
                value,
                sign,
                slack(clause, numbers[0]) if numbers else TINY,
                found[0].kind in "Mm",
            )
        )
    if not results:
        return None
    if all(verdict.holds is False for verdict in results):
        return results[0]
    return HOLDS if any(verdict.holds for verdict in results) else OPEN


def _counted_axis(clause: Clause) -> bool:
    """Whether the name of an axis stands alone, so that lines and not cells may be compared."""
    return any(
        token.kind == "A" and not (n and clause.tokens[n - 1].kind in "l")
        for n, token in enumerate(clause.tokens)
    )


def _pairs(clause: Clause) -> np.ndarray | None:
    """The cells of two labels that stand on both axes, either way round."""
    found = clause.of("l")
    if len(found) != 2 or any(token.axis != "xy" for token in found):
        return None
    (a,), (b,) = found[0].indices, found[1].indices
    mask = np.zeros(clause.cube.low.shape, dtype=bool)
    mask[:, a, b] = mask[:, b, a] = True
    return mask & clause.cube.filled


def _readings(
    clause: Clause, scope: Where, before: Where, labels: Where, last: bool
) -> Iterator[tuple[Where, Where]]:
    """What the extreme may be one of, and where it may be said to be."""
    panels = {axis: places for axis, places in scope.items() if axis == "p"}
    if clause.has("W"):
        yield panels, labels
    elif clause.has("L") or (clause.has("P") and before):
        yield {**scope, **before}, {axis: places for axis, places in labels.items() if axis not in before}
    elif last and {"x", "y"} <= labels.keys():
        yield scope, labels
        if "p" in labels:
            yield {**scope, "p": labels["p"]}, labels
    else:
        for size in range(len(labels) + 1):
            for axes in combinations(labels, size):
                if not {"x", "y"} <= set(axes):
                    yield (
                        {**scope, **{axis: labels[axis] for axis in axes}},
                        {a: labels[a] for a in labels if a not in axes},
                    )


def _judge(
    cube: Cube,
    where: np.ndarray,
    place: np.ndarray | None,
    value: float | None,
    sign: int,
    tolerance: float,
    magnitude: bool,
) -> Verdict:
    known = where & cube.filled
    if not known.any():
        return OPEN
    low, high = cube.low, cube.high
    if magnitude and (low[known] < 0).any():
        if not np.array_equal(low[known], high[known]):
            return OPEN
        low, high, value = np.abs(low), np.abs(high), None if value is None else abs(value)
    surely, possibly = (low, high) if sign > 0 else (-high, -low)
    best = float(surely[known].max())
    limit = float("inf") if (where & cube.silent).any() else float(possibly[known].max())
    top = next(cube.cells(known & (surely >= best)))
    name = {1: "strongest", -1: "weakest"}[sign] if magnitude else NAMES[sign]
    if value is not None and (best > sign * value + tolerance or limit < sign * value - tolerance):
        return Verdict(False, f"the {name} value is {shown(cube, top)}", (top,))
    sure = limit <= best + TINY
    if place is not None:
        there = place & where
        if (there & cube.silent).any() or not (there & cube.filled).any():
            return OPEN
        if float(possibly[there & cube.filled].max()) < best - TINY:
            return Verdict(False, f"the {name} value is {shown(cube, top)}", (top,))
        sure = sure and float(surely[there & cube.filled].max()) >= best - TINY
    return HOLDS if sure else OPEN


def best_everywhere(clause: Clause, scope: Where) -> Verdict | None:
    """``Chunk length 256 is the best one in every panel and for every k.``"""
    found = clause.of(EXTREMES + "$")
    if len(found) != 1 or not clause.has("Q") or not clause.only(EXTREMES + "$lAQyVKc,&();L"):
        return None
    labels = clause.labels()
    lists = {
        token.axis
        for n, token in enumerate(clause.tokens)
        if token.kind == "A" and n and clause.tokens[n - 1].kind in "Qy"
    }
    if labels is None:
        return None
    single = [axis for axis, places in labels.items() if len(places) == 1 and axis not in lists]
    if len(single) != 1 or not lists - {single[0]} or set(labels) & lists:
        return None
    axis, cube = single[0], clause.cube
    sign = _sign(cube, found[0])
    if not sign:
        return OPEN
    (index,) = labels[axis]
    order = {"p": 0, "y": 1, "x": 2}[axis]
    surely, possibly = (cube.low, cube.high) if sign > 0 else (-cube.high, -cube.low)
    others = {a: places for a, places in {**scope, **labels}.items() if a != axis}
    certain = True
    for line in cube.lines(axis, others):
        own = [cell for cell in line if cell[order] == index]
        for cell in line if own else ():
            if surely[cell] > possibly[own[0]] + TINY:
                return Verdict(
                    False,
                    f"{shown(cube, cell)} is {'higher' if sign > 0 else 'lower'} than {shown(cube, own[0])}",
                    (cell, own[0]),
                )
            certain = certain and possibly[cell] <= surely[own[0]] + TINY
    return HOLDS if certain else OPEN


def largest_step(clause: Clause, scope: Where) -> Verdict | None:
    """``The largest gain from one additional step is 14.0 points.``"""
    found, numbers, moves = clause.of("Hh"), clause.of("n"), clause.of("UD")
    if (
        len(found) != 1
        or len(numbers) != 1
        or len(moves) != 1
        or not clause.has("s")
        or not clause.only("HhUDsndlVWwA,&()KQ")
    ):
        return None
    cube, value = clause.cube, stated(clause, numbers[0])
    if found[0].kind != "H" or value is None:
        return OPEN
    sign = 1 if moves[0].kind == "U" else -1
    within: Where = {axis: places for axis, places in scope.items() if axis == "p"}
    if (cube.mask(within) & cube.silent).any() or not np.array_equal(
        cube.low[cube.filled], cube.high[cube.filled]
    ):
        return OPEN
    best = []
    for axis, order in (("x", 2), ("y", 1)):
        steps = [
            (sign * (cube.value(b) - cube.value(a)), a, b)
            for line in cube.lines(axis, within)
            for a, b in pairwise(line)
            if b[order] == a[order] + 1
        ]
        best.append(max(steps, key=lambda step: step[0], default=None))
    if best[0] is None:
        return OPEN
    if any(
        step is not None
        and abs(step[0] - value) <= max(slack(clause, numbers[0]), 1.01 * 10.0**-cube.decimals)
        for step in best
    ):
        return HOLDS
    size, a, b = best[0]
    return Verdict(
        False, f"the largest one is {size:.12g}, from {shown(cube, a)} to {shown(cube, b)}", (a, b)
    )
