"""Claims on what rises and what falls, and by how much."""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.claims.clauses import Clause
from replot.reading.description.claims.cube import Cell, Cube, Where
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

__all__ = ["changes", "steady", "trend"]

GROWTH = "UDIi"


def steady(clause: Clause, scope: Where) -> Verdict | None:
    """``Accuracy goes down at every single step of every rule``."""
    moves, ways = clause.of(GROWTH), clause.of("↑↓→")
    if (
        len(moves) != 1
        or len(ways) > 1
        or not clause.has("T")
        or not clause.only("UDIiTlAQyVKN↑↓→,:;&()")
        or clause.kinds.count("N") > 1
    ):
        return None
    labels, cube = clause.labels(), clause.cube
    if labels is None:
        return None
    sign = _direction(cube, moves[0])
    where = {**scope, **labels}
    axis = "y" if len(where.get("x", ())) == 1 and "y" not in where else "x"
    if ways:
        axis, sign = ("x" if ways[0].kind == "→" else "y"), -sign if ways[0].kind == "↑" else sign
    elif not _ascending(cube, axis):
        return OPEN
    if not sign:
        return OPEN
    no = clause.has("N")
    certain = True
    for line in cube.lines(axis, where):
        for a, b in pairwise(line):
            up, down = cube.low[b] - cube.high[a], cube.low[a] - cube.high[b]  # a sure rise, a sure fall
            wrong, right = (down, up) if (sign > 0) != no else (up, down)
            if wrong > TINY:
                first, second = (b, a) if ways and ways[0].kind == "↑" else (a, b)
                way = "rises" if cube.low[second] > cube.high[first] else "falls"
                return Verdict(
                    False, f"from {shown(cube, first)} to {shown(cube, second)} it {way}", (first, second)
                )
            certain = certain and (right > 0 or (no and wrong <= 0))
    return HOLDS if certain else OPEN


def _direction(cube: Cube, move: Token) -> int:
    """1 for growing numbers, -1 for falling ones, 0 where *better* and *worse* cannot be told."""
    return {"U": 1, "D": -1}.get(move.kind) or cube.polarity * (1 if move.kind == "I" else -1)


def trend(clause: Clause, scope: Where) -> Verdict | None:
    """``reverse gets better as the lists grow``: contradicted only where every step goes the other way."""
    moves, labels, cube = clause.of(GROWTH), clause.labels(), clause.cube
    growth = clause.of("g")
    if len(moves) != 1 or len(growth) != 1 or not clause.only("UDIiglAQyVKL,:;&()") or not labels:
        return None
    where, sign = {**scope, **labels}, _direction(cube, moves[0])
    free = [axis for axis in "yx" if len(where.get(axis, range(cube.size[axis]))) > 1]
    if not sign or len(free) != 1 or (growth[0].axis or free[0]) != free[0] or not _ascending(cube, free[0]):
        return OPEN
    lines = list(cube.lines(free[0], where))
    steps = [
        (cube.low[b] - cube.high[a], cube.low[a] - cube.high[b], a, b)
        for line in lines
        for a, b in pairwise(line)
    ]
    if not lines or min(map(len, lines)) < 3:
        return OPEN
    if all((down if sign > 0 else up) > TINY for up, down, _, _ in steps):
        _, _, a, _ = steps[0]
        b = steps[-1][3]
        return Verdict(
            False,
            f"from {shown(cube, a)} to {shown(cube, b)} it {'falls' if sign > 0 else 'rises'} at every step",
            (a, b),
        )
    return HOLDS if all((up if sign > 0 else down) > 0 for up, down, _, _ in steps) else OPEN


def _ascending(cube: Cube, axis: str) -> bool:
    """Whether the labels of an axis are no numbers, or numbers that rise."""
    panel = cube.scene.figure.panels[cube.panels[0]]
    try:
        numbers = [
            float(label.rstrip("%").replace(",", ""))
            for label in (panel.x if axis == "x" else panel.y).categories
        ]
    except ValueError:
        return axis == "x"
    return numbers == sorted(numbers)


def changes(clause: Clause, scope: Where) -> Verdict | None:
    """``Type 8 falls from 74.9% to 49.0%``, ``gains 7.1 points when the ratio goes from 0.75 to 1.0``."""
    moves, numbers = clause.of(GROWTH), clause.of("n")
    if len(moves) != 1 or not clause.only("UDIiTfwntlAV&K,:;()djQ") or not clause.has("fw"):
        return None
    tokens = [token for token in clause.tokens if token.kind in "fwntld"]
    kinds = "".join(token.kind for token in tokens)
    at = max(kinds.find("f"), kinds.find("w"))
    fixed: Where = dict(scope)
    for token in tokens[:at]:
        if token.kind == "l":
            if token.axis == "xy":
                return None
            fixed[token.axis] = token.indices
    head, tail = kinds[:at].replace("l", ""), kinds[at:]
    ends = [token for token in tokens[at:] if token.kind == "l"]
    if not head and tail in ("fntn", "fnltnl") and len(numbers) == 2:
        return _from_to(clause, fixed, numbers[0], numbers[1], ends)
    if (
        len(numbers) == 1
        and head in ("nd", "n")
        and (clause.has("d") or "j" in clause.kinds)
        and tail in ("fltl", "wl")
    ):
        pair = [(end.axis, index) for end in ends for index in end.indices]
        return _gap(clause, fixed, numbers[0], pair)
    return None


def _gap(clause: Clause, fixed: Where, number: Token, ends: list[tuple[str, int]]) -> Verdict | None:
    """Whether two cells of a line are as far apart as is said."""
    cube, size = clause.cube, stated(clause, number)
    if len(ends) != 2 or ends[0][0] != ends[1][0] or ends[0][0] == "xy" or ends[0] == ends[1]:
        return None
    axis = ends[0][0]
    if size is None or any(len(fixed.get(a, range(cube.size[a]))) != 1 for a in "pyx" if a != axis):
        return OPEN
    a, b = (
        Cell(*(index if name == axis else fixed.get(name, (0,))[0] for name in "pyx")) for _, index in ends
    )
    if not (cube.filled[a] and cube.filled[b]) or cube.low[a] != cube.high[a] or cube.low[b] != cube.high[b]:
        return OPEN
    gap = abs(cube.value(a) - cube.value(b))
    if abs(gap - size) <= max(slack(clause, number), 1.01 * 10.0**-cube.decimals):
        return HOLDS
    return Verdict(False, f"{shown(cube, a)} and {shown(cube, b)} are {gap:.12g} apart", (a, b))


def _from_to(clause: Clause, fixed: Where, first: Token, second: Token, ends: list[Token]) -> Verdict:
    """Whether a line holds the two numbers, at the labels named if there are any."""
    cube = clause.cube
    free = [axis for axis in "pyx" if len(fixed.get(axis, range(cube.size[axis]))) > 1]
    values = [stated(clause, first), stated(clause, second)]
    if len(free) != 1 or None in values:
        return OPEN
    if not ends and is_label(clause, first) and is_label(clause, second):
        return OPEN  # "falls from 9 to 17" may speak of labels
    if ends and (len(ends) != 2 or any(end.axis != free[0] or len(end.indices) != 1 for end in ends)):
        return OPEN
    for n, (token, value) in enumerate(zip((first, second), values, strict=True)):
        mask = cube.mask({**fixed, **({free[0]: ends[n].indices} if ends else {})})
        known = mask & cube.filled
        if (mask & cube.silent).any() or not known.any() or value is None:
            return OPEN
        tolerance = slack(clause, token)
        near = (cube.low[known] <= value + tolerance) & (cube.high[known] >= value - tolerance)
        if not near.any():
            cells = tuple(cube.cells(known))
            closest = min(cells, key=lambda cell: abs(cube.value(cell) - value))
            said = (
                f"it is {shown(cube, closest)}"
                if ends
                else f"{value:.12g} is not among its values; the nearest is {shown(cube, closest)}"
            )
            return Verdict(False, said, (closest,))
    return HOLDS
