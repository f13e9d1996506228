"""What a text calls the labels of an axis: ``hour 6``, ``batch size 16``, whatever the axis is named."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.frame.words import STOP_WORDS
from replot.reading.description.statements.tokens import KEYWORDS

__all__ = ["kinds_of"]
MOST_LABELS = 100
SHARE = 0.5
"""The part of the labels beside which the word must stand."""
NO_KIND = STOP_WORDS | KEYWORDS.keys() | {"panel", "figure", "fig", "table", "than", "about", "only", "over"}


def kinds_of(prose: str, x: Iterable[str], y: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Axes whose labels begin with a digit, with the word or the two words that stand before them."""
    labels = {"x": set(x), "y": set(y)}
    return tuple(
        (axis, kind)
        for axis, other in (("x", "y"), ("y", "x"))
        for kind in _kinds(prose, labels[axis], labels[other])
    )


def _kinds(prose: str, own: set[str], others: set[str]) -> Iterator[str]:
    numbers = [label for label in own if label[:1].isdigit()]
    if not 2 <= len(numbers) <= MOST_LABELS:
        return
    names = "|".join(sorted(map(re.escape, numbers), key=len, reverse=True))
    found: dict[str, set[str]] = defaultdict(set)
    before: dict[str, set[str]] = defaultdict(set)
    for match in re.finditer(
        rf"(?<![\w-])(?:(?P<b>[a-z]+) )?(?P<a>[A-Za-z][a-z]+) (?P<l>{names})(?!\w|[.,:-]\d)", prose
    ):
        word = match["a"].lower()
        found[word].add(match["l"])
        before[word].add(match["b"] or "")
    for word, told in found.items():
        if word in NO_KIND or len(told) < max(2, SHARE * len(numbers)) or told <= others:
            continue
        first = before[word] - {""}
        whole = len(first) == 1 and not first & NO_KIND and "" not in before[word]
        yield f"{first.pop()} {word}" if whole else word
