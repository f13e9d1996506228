"""Axes that only the keys of values tell: ``Monday morning 2.1, Monday noon 3.4, Tuesday morning 1.9``.

The keys are the pairs of two sets of names, whichever word of a key is where the one name ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

__all__ = ["factors"]
FEWEST = 4
MOST = 400
SHARE = 0.7
"""The part of all pairs that must be there."""
MOST_WORDS = 3


def factors(keys: Iterable[str]) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """Rows and columns of which the keys are the pairs, or None where they are no such product."""
    words = [key.split() for key in dict.fromkeys(keys)]
    if not FEWEST <= len(words) <= MOST or min(map(len, words)) < 2:
        return None
    best: tuple[tuple[str, ...], tuple[str, ...]] | None = None
    for pairs in _splits(words):
        rows, columns = (tuple(dict.fromkeys(side)) for side in zip(*pairs, strict=True))
        size = len(rows) * len(columns)
        fits = len(rows) > 1 and len(columns) > 1 and len(set(pairs)) == len(words) >= SHARE * size
        if fits and not set(rows) & set(columns) and (best is None or size < len(best[0]) * len(best[1])):
            best = rows, columns
    return best


def _splits(words: list[list[str]]) -> Iterator[list[tuple[str, str]]]:
    """Every key cut after as many words from its beginning, or before as many from its end."""
    for n in range(1, MOST_WORDS + 1):
        for cut in (n, -n):
            if all(0 < abs(cut) < len(each) for each in words):
                yield [(" ".join(each[:cut]), " ".join(each[cut:])) for each in words]
