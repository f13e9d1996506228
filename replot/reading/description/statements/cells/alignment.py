"""Labels and values of a sentence laid side by side: the one way in which each of them has its place.

A label stands before its values or behind them, on each axis for itself: ``A has 3 in May and 4 in June``,
``5 and 3 at noon, 7 and 8 at night``. All four ways are tried. Where exactly one result leaves no label and
no number over, it is what the sentence says.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from replot.reading.description.statements.cells.sentences.runs import Run

__all__ = ["align", "align_subject"]
Place = tuple[int, int]
Placed = list[tuple[int, int, Place]]
"""Which token of which run is the value of which (row, column)."""
AXES = "yx"
WAYS = ("before", "behind")


def align(
    runs: Sequence[Run],
    fixed: dict[str, list[int]],
    orders: dict[str, list[int]],
    breaks: Sequence[int] = (),
    alike: bool = False,
) -> Placed | None:
    """The places of all values, or None where there is no such way or more than one.

    Parameters
    ----------
    runs : sequence of Run
        Labels and values in the order of the text.
    fixed : dict
        What the text above fixes: axis to indices.
    orders : dict
        The labels of each axis, in the order in which lists of values go along it.
    breaks : sequence of int
        Where a clause ends: no label belongs to a value of a clause before its own.
    alike : bool
        Whether the labels of both axes may be alike; then the axes of the runs are known.
    """
    labels = (run.tokens[0] for run in runs if run.kind == "L")
    if not alike and any(len({axis for axis, _ in label.places}) > 1 for label in labels):
        return None  # the labels of both axes are alike
    values = [k for k, run in enumerate(runs) if run.kind == "V"]
    if not values:
        return None
    named: dict[str, list[int]] = {axis: [] for axis in AXES}
    for k, run in enumerate(runs):
        if run.kind == "L":
            named[run.axis].append(k)
    found: list[Placed] = []
    # behind a line that is fixed, "A is cold (3), B mild (5)" goes on to the next one before its values
    for ways in product(*(WAYS if named[axis] and axis not in fixed else WAYS[:1] for axis in AXES)):
        placed = _placed(runs, values, named, dict(zip(AXES, ways, strict=True)), fixed, orders, breaks)
        if placed is not None and placed not in found:
            found.append(placed)
    return found[0] if len(found) == 1 else None


LEAST_OF_SUBJECT = 2
"""Labels behind the one that a sentence is about."""


def align_subject(
    runs: Sequence[Run], orders: dict[str, list[int]], breaks: Sequence[int] = ()
) -> Placed | None:
    """The places where the axes have the same labels, and the first one named is the line of all others.

    ``From A it goes to B with 0.3, to C with 0.7``.
    """
    first, others = runs[0], [run for run in runs[1:] if run.kind == "L"]
    if first.kind != "L" or len(first.indices) != 1 or len(others) < LEAST_OF_SUBJECT:
        return None
    other = "x" if first.axis == "y" else "y"
    turned = [replace(run, axis=other) if run.kind == "L" else run for run in runs[1:]]
    placed = align(turned, {first.axis: first.indices}, orders, breaks, alike=True)
    return None if placed is None else [(k + 1, n, place) for k, n, place in placed]


def _placed(
    runs: Sequence[Run],
    values: list[int],
    labels: dict[str, list[int]],
    ways: dict[str, str],
    fixed: dict[str, list[int]],
    orders: dict[str, list[int]],
    breaks: Sequence[int],
) -> Placed | None:
    """The places of all values where the labels of each axis stand on one side of them."""
    left = {k for axis in AXES for k in labels[axis]}
    listed: dict[str, list[int]] = {axis: [] for axis in AXES}
    seen_on: dict[str, set[int]] = {axis: set() for axis in AXES}
    out: Placed = []
    seen: set[Place] = set()
    for k in values:
        near = {axis: _nearest(k, labels[axis], ways[axis]) for axis in AXES}
        ahead = max((n for n in near.values() if n is not None), default=k)
        if ahead > k and bisect(breaks, runs[k].start) != bisect(breaks, runs[ahead].start):
            return None
        count = len(runs[k].tokens)
        for choice in _choices(k, near, values) if count > 1 else (near,):
            here = {
                axis: runs[n].indices if n is not None else fixed[axis] if axis in fixed else listed[axis]
                for axis, n in choice.items()
            }
            places = _along(here, count, orders)
            others = [axis for axis, n in choice.items() if n is None and axis not in fixed]
            spread = count == 1 and any(len(here[axis]) > 1 for axis in others)
            if places is not None and not spread:
                break  # and the labels of other values do not all have this one
        else:
            return None
        if seen & set(places):
            return None
        seen.update(places)
        out += [(k, n if count > 1 else 0, place) for n, place in enumerate(places)]
        for axis, n in choice.items():
            if n is not None:
                left.discard(n)
                listed[axis] += [at for at in runs[n].indices if at not in seen_on[axis]]
                seen_on[axis].update(runs[n].indices)
    return None if left else out


def _nearest(k: int, labels: list[int], way: str) -> int | None:
    at = bisect(labels, k)
    if way == "before":
        return labels[at - 1] if at else None
    return labels[at] if at < len(labels) else None


def _choices(k: int, near: dict[str, int | None], values: list[int]) -> Iterator[dict[str, int | None]]:
    """The labels of several values: those beside them, or for one axis those of the values before."""
    yield near
    for axis in AXES:
        n = near[axis]
        if n is not None and bisect(values, max(n, k) - 1) > bisect(values, min(n, k)):
            yield {**near, axis: None}


def _along(here: dict[str, list[int]], count: int, orders: dict[str, list[int]]) -> list[Place] | None:
    """The places of a run of values, one after the other."""
    for axis, other in (("y", "x"), ("x", "y")):
        if len(here[axis]) != 1:
            continue
        across = here[other]
        if len(across) != count and count > 1 and count == len(orders[other]) and len(across) != 1:
            across = orders[other]
        if len(across) == count or (count == 1 and len(across) > 1):
            line = here[axis][0]
            return [(line, k) if axis == "y" else (k, line) for k in across]
    return None
