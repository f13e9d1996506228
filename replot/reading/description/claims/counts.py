"""Claims on how many cells there are, and on which hold nothing."""

from __future__ import annotations

import numpy as np

from replot.reading.description.claims.bounds import COMPARATORS, axes_quantified
from replot.reading.description.claims.clauses import Clause
from replot.reading.description.claims.cube import Where
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

__all__ = ["covered", "filled", "how_many", "occurs"]


def filled(clause: Clause, scope: Where) -> Verdict | None:
    """``Length 12 has three filled cells``, ``Row revise contains 7 values``."""
    counts = [
        t
        for t in clause.of("cn")
        if t.kind == "c" or (t.value == int(t.value) and not t.decimals and not t.percent)
    ]
    if (
        len(counts) != 1
        or len(clause.of("cn")) != 1
        or not clause.only("cnVFlAKEWQ,:;()")
        or not axes_quantified(clause)
    ):
        return None
    labels = clause.labels()
    at = clause.tokens.index(counts[0])
    cells = "V" in clause.kinds[at : at + 3]
    if (
        labels is None
        or not cells
        or not (clause.has("F") or (labels and "K" in clause.kinds[:at]))
        or clause.has("Q")
    ):
        return None
    cube, claimed = clause.cube, int(counts[0].value)
    where = {**scope, **labels}
    if cube.size["p"] > 1 and len(where.get("p", ())) != 1:
        return OPEN
    mask = cube.mask(where)
    certain, open_ = int((mask & cube.filled).sum()), int((mask & cube.silent).sum())
    if certain <= claimed <= certain + open_:
        return OPEN if open_ else HOLDS
    return Verdict(False, f"{certain} cells{' there' if where else ''} hold a value")


def occurs(clause: Clause, scope: Where) -> Verdict | None:
    """``100.0% occurs four times.``"""
    if not clause.has("Z") or not clause.has("z") or not clause.only("ncZzVlKE,:;()W"):
        return None
    at = clause.kinds.find("z")
    labels = clause.labels()
    numbers = [token for token in clause.tokens if token.kind in "nc"]
    if (
        labels is None
        or len(numbers) != 2
        or at < 1
        or clause.tokens[at - 1] is not numbers[1]
        or numbers[0].kind != "n"
    ):
        return None
    value, cube, times = stated(clause, numbers[0]), clause.cube, int(numbers[1].value)
    mask = cube.mask({**scope, **labels})
    known = mask & cube.filled
    if (
        value is None
        or (mask & cube.silent).any()
        or is_label(clause, numbers[0])
        or not np.array_equal(cube.low[known], cube.high[known])
        or slack(clause, numbers[0]) > TINY
    ):
        return OPEN
    found = int((np.abs(cube.low[known] - value) <= TINY).sum())
    return (
        HOLDS
        if found == times
        else Verdict(
            False,
            f"{value:.12g} stands in {found} cells",
            tuple(cube.cells(known & (np.abs(cube.low - value) <= TINY)))[:6],
        )
    )


def how_many(clause: Clause, scope: Where) -> Verdict | None:
    """``Exactly four off-diagonal squares reach 10 or more.``"""
    signs = clause.of(COMPARATORS)
    counts = [t for t in clause.of("cn") if t.start < (signs[0].start if signs else 0)]
    if (
        len(signs) != 1
        or not counts
        or not clause.only(COMPARATORS + "cnVOGlKSEoW,:;()")
        or len(clause.of("cn")) != 2
    ):
        return None
    count, limit_token = clause.of("cn")
    labels = clause.labels()
    at = clause.tokens.index(count)
    if (
        labels is None
        or limit_token.kind != "n"
        or count.value != int(count.value)
        or count.percent
        or count.decimals
        or not set(clause.kinds[at + 1 : at + 3]) & set("VO")
    ):
        return None
    limit, cube, claimed = stated(clause, limit_token), clause.cube, int(count.value)
    where = {**scope, **labels}
    if limit is None or (cube.size["p"] > 1 and len(where.get("p", ())) != 1):
        return OPEN
    mask = cube.mask(where, clause.diagonal)
    sign = signs[0].kind
    tests = {
        ">": (cube.low > limit, cube.high > limit),
        "]": (cube.low >= limit, cube.high >= limit),
        "<": (cube.high < limit, cube.low < limit),
        "[": (cube.high <= limit, cube.low <= limit),
    }
    surely, possibly = tests[sign]
    least = int((mask & cube.filled & surely).sum())
    most = int((mask & cube.filled & possibly).sum() + (mask & cube.silent).sum())
    if claimed > most or (claimed < least and clause.has("Eo")):
        number = f"{least}" if least == most else f"between {least} and {most}"
        return Verdict(False, f"{number} cells do", tuple(cube.cells(mask & cube.filled & surely))[:6])
    return HOLDS if least == claimed == most else OPEN


def covered(clause: Clause, scope: Where) -> Verdict | None:
    """``Type 2 lacks data for length 0 and lengths 9 to 17.``"""
    if clause.kinds.count("X") != 1 or not clause.only("XlKVQA,:;&()t") or not axes_quantified(clause):
        return None
    labels = _label_ranges(clause)
    if not labels:
        return None
    cube = clause.cube
    where = {**scope, **labels}
    mask = cube.mask(where)
    full = tuple(cube.cells(mask & cube.filled))
    if full:
        more = f" and {len(full) - 1} more hold values" if len(full) > 1 else ""
        return Verdict(False, f"there is {shown(cube, full[0])}{more}", full[:6])
    return OPEN if (mask & cube.silent).any() else HOLDS


def _label_ranges(clause: Clause) -> Where | None:
    """The labels named, with ``Length 9 to Length 17`` filled in."""
    out: Where = {}
    tokens = clause.tokens
    for n, token in enumerate(tokens):
        if token.kind != "l":
            continue
        if token.axis == "xy":
            return None
        if (
            n >= 2
            and tokens[n - 1].kind == "t"
            and tokens[n - 2].kind == "l"
            and tokens[n - 2].axis == token.axis
        ):
            out[token.axis] = tuple(range(out[token.axis][-1], token.indices[0] + 1))
        elif token.axis in out:
            return None
        else:
            out[token.axis] = token.indices
    return out
