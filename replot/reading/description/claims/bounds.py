"""Claims on what cells stay above, below or within, and on how many of them there are."""

from __future__ import annotations

import numpy as np

from replot.reading.description.claims.clauses import Clause
from replot.reading.description.claims.cube import Where
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

__all__ = ["COMPARATORS", "axes_quantified", "bound", "spread", "uniform", "within"]

COMPARATORS = "><]["


def bound(clause: Clause, scope: Where) -> Verdict | None:
    """``Rule 2 and Rule 6 never fall below 90.``"""
    signs, numbers = clause.of(COMPARATORS), clause.of("n")
    if (
        len(signs) != 1
        or len(numbers) != 1
        or not clause.only(COMPARATORS + "nlAQySKVGONXW,:;&()LDU")
        or not axes_quantified(clause)
    ):
        return None
    no, labels = clause.has("NX"), clause.labels()
    if (
        labels is None
        or (no and clause.has("Q"))
        or len(clause.of("NX")) > 1
        or not all(_no_value(clause, t) for t in clause.of("X"))
    ):
        return None
    if clause.has("DU") and not no:
        return None  # "falls below 50" tells of one cell
    if not (no or clause.has("QyS") or {"x", "y"} <= {**scope, **labels}.keys()):
        return None
    limit, cube = stated(clause, numbers[0]), clause.cube
    if limit is None:
        return OPEN
    up = (signs[0].kind in ">]") != no
    mask = cube.mask({**scope, **labels}, clause.diagonal) & cube.filled
    outside = mask & ((cube.high < limit - TINY) if up else (cube.low > limit + TINY))
    if outside.any():
        return _outside(clause, outside, "below" if up else "above", limit)
    inside = (cube.low >= limit) if up else (cube.high <= limit)
    return HOLDS if mask.any() and inside[mask].all() else OPEN


def uniform(clause: Clause, scope: Where) -> Verdict | None:
    """``All diagonal cells have values of 1.00.``"""
    numbers, labels = clause.of("n"), clause.labels()
    if len(numbers) != 1 or not clause.has("Q") or not clause.only("QVGOKSlAnW,:;&()") or labels is None:
        return None
    if not axes_quantified(clause) or not (clause.diagonal or "V" in clause.kinds):
        return None
    value, cube = stated(clause, numbers[0]), clause.cube
    if value is None or is_label(clause, numbers[0]):
        return OPEN
    tolerance = slack(clause, numbers[0])
    mask = cube.mask({**scope, **labels}, clause.diagonal)
    known = mask & cube.filled
    off = known & ((cube.high < value - tolerance) | (cube.low > value + tolerance))
    if off.any():
        cells = tuple(cube.cells(off))
        more = f" and {len(cells) - 1} more are not" if len(cells) > 1 else " is not"
        return Verdict(False, f"{shown(cube, cells[0])}{more}", cells[:6])
    return OPEN if (mask & cube.silent).any() or not known.any() else HOLDS


def _no_value(clause: Clause, token: Token) -> bool:
    """``no values``, ``no cells``: a quantifier rather than a gap, if a threshold follows."""
    return clause.source[token.start : token.end].lower() in (
        "no value",
        "no values",
        "no cell",
        "no cells",
        "no entries",
    )


def axes_quantified(clause: Clause) -> bool:
    """Whether every name of an axis stands after *every*, *all*, *no* ..., so that no number is its own."""
    return all(
        n and clause.tokens[n - 1].kind in "QyNc"
        for n, token in enumerate(clause.tokens)
        if token.kind == "A"
    )


def _outside(clause: Clause, mask: np.ndarray, side: str, limit: float) -> Verdict:
    cells = tuple(clause.cube.cells(mask))
    more = f" and {len(cells) - 1} more" if len(cells) > 1 else ""
    verb = "lies" if len(cells) == 1 else "lie"
    return Verdict(False, f"{shown(clause.cube, cells[0])}{more} {verb} {side} {limit:.12g}", cells[:6])


def within(clause: Clause, scope: Where) -> Verdict | None:
    """``Type 6 stays between 99.0% and 100.0%``, ``the lowest scores (45.7–49.7)``."""
    ends = _ends(clause)
    if ends is None or not clause.only("rfwtn-lAQySKVGOW,:;&()LHhBb") or not axes_quantified(clause):
        return None
    low, high = ends
    labels = clause.labels()
    if labels is None or not labels or not (clause.has("QySr") or (clause.has("HhBb") and clause.has("("))):
        return None
    cube = clause.cube
    low_value, high_value = stated(clause, low), stated(clause, high, upper=high.kind == "-")
    if (
        low_value is None
        or high_value is None
        or low_value > high_value
        or (is_label(clause, low) and is_label(clause, high, upper=high.kind == "-"))
    ):
        return OPEN
    tolerance = max(slack(clause, low), slack(clause, high))
    mask = cube.mask({**scope, **labels}, clause.diagonal)
    known = mask & cube.filled
    under, over = known & (cube.high < low_value - tolerance), known & (cube.low > high_value + tolerance)
    for outside, side, limit, other in ((under, "below", low_value, "HB"), (over, "above", high_value, "hb")):
        # "has the highest scores (85-88)" may leave out lower ones
        if outside.any() and (clause.has("QySr") or not clause.has(other)):
            return _outside(clause, outside, side, limit)
    return HOLDS if known.any() and not (mask & cube.silent).any() else OPEN


def _ends(clause: Clause) -> tuple[Token, Token] | None:
    """The two ends of a range; the same token twice where it is written as one."""
    ranges, numbers = clause.of("-"), clause.of("n")
    if len(ranges) == 1 and not numbers:
        return ranges[0], ranges[0]
    for pattern in ("wn&n", "fntn", "rntn"):
        at = clause.kinds.find(pattern)
        if at >= 0 and len(numbers) == 2 and not ranges:
            return clause.tokens[at + 1], clause.tokens[at + 3]
    return None


def spread(clause: Clause, scope: Where) -> Verdict | None:
    """``The budget 256 varies by less than 5 points across ratios.``"""
    signs, numbers, labels = clause.of(COMPARATORS), clause.of("n"), clause.labels()
    if (
        len(signs) != 1
        or len(numbers) != 1
        or not clause.has("R")
        or not clause.only(COMPARATORS + "RnjdlAQ,:;&()VK")
        or not labels
    ):
        return None
    limit, cube = stated(clause, numbers[0]), clause.cube
    where = {**scope, **labels}
    free = [axis for axis in "pyx" if len(where.get(axis, range(cube.size[axis]))) > 1]
    if limit is None or len(free) != 1:
        return OPEN
    known = cube.mask(where) & cube.filled
    if known.sum() < 2:
        return OPEN
    top, bottom = float(cube.low[known].max()), float(cube.high[known].min())
    high = next(cube.cells(known & (cube.low >= top)))
    low = next(cube.cells(known & (cube.high <= bottom)))
    if signs[0].kind in "<[":
        if top - bottom > limit + TINY:
            return Verdict(
                False,
                f"from {shown(cube, low)} to {shown(cube, high)} it is {top - bottom:.12g}",
                (low, high),
            )
        return HOLDS if float(cube.high[known].max() - cube.low[known].min()) <= limit else OPEN
    return OPEN
