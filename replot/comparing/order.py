"""The order of things: what happened to a sequence, in the fewest words."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

__all__ = ["Rearrangement", "by_label", "rearrangements"]


class Rearrangement(NamedTuple):
    """One step from the old order to the new one.

    Attributes
    ----------
    how : str
        ``"reversed"``, ``"exchanged"``, ``"moved"``, ``"shifted"`` or ``"reordered"``.
    items : tuple of int
        The old places of the things concerned.
    by : int
        For ``"shifted"``: by how many places to the right or downwards, going round.
    """

    how: str
    items: tuple[int, ...]
    by: int = 0


def rearrangements(old_places: Sequence[int]) -> list[Rearrangement]:
    """Explain an order.

    Parameters
    ----------
    old_places : sequence of int
        For every new place, the old place of what stands there now; each at most once.

    Returns
    -------
    list of Rearrangement
        Empty if the order is kept.
    """
    order = list(old_places)
    count = len(order)
    ranks = np.argsort(np.argsort(order))
    off = np.flatnonzero(ranks != np.arange(count))
    if not len(off):
        return []
    if count > 2 and (ranks == np.arange(count)[::-1]).all():
        return [Rearrangement("reversed", tuple(order))]
    if len(off) == 2:
        return [Rearrangement("exchanged", (order[off[1]], order[off[0]]))]
    pairs = [(i, int(ranks[i])) for i in off if ranks[ranks[i]] == i and i < ranks[i]]
    if len(pairs) * 2 == len(off) and len(pairs) <= 3:
        return [Rearrangement("exchanged", (order[b], order[a])) for a, b in pairs]
    stay = _longest_rising(ranks.tolist())
    moved = [order[k] for k in range(count) if k not in stay]
    if len(moved) <= max(1, count // 6):
        return [Rearrangement("moved", (item,)) for item in moved]
    for by in (*range(1, count // 2 + 1), *range(-1, -(count // 2) - 1, -1)):
        if (np.roll(np.arange(count), by) == ranks).all():
            return [Rearrangement("shifted", tuple(order), by)]
    return [Rearrangement("reordered", tuple(order))]


def _longest_rising(ranks: list[int]) -> set[int]:
    """The places of a longest rising subsequence: the things that need not move."""
    tails: list[int] = []
    ends: list[int] = []
    before = [-1] * len(ranks)
    for k, rank in enumerate(ranks):
        at = bisect_left(tails, rank)
        before[k] = ends[at - 1] if at else -1
        tails[at:at + 1], ends[at:at + 1] = [rank], [k]
    out, k = set(), ends[-1]
    while k >= 0:
        out.add(k)
        k = before[k]
    return out


def by_label(old: Sequence[str], new: Sequence[str]) -> np.ndarray:
    """Where every old label stands now; -1 for nowhere. The n-th of equal labels stays the n-th."""
    def numbered(labels: Sequence[str]) -> list[tuple[str, int]]:
        seen: dict[str, int] = {}
        out = []
        for label in labels:
            seen[label] = seen.get(label, 0) + 1
            out.append((label, seen[label]))
        return out

    places = {key: k for k, key in enumerate(numbered(new))}
    return np.array([places.get(key, -1) for key in numbered(old)], dtype=int)
