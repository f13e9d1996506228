"""What a text calls the labels of an axis: ``hour 6``, ``batch size 16``, whatever the axis is named."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.sides import side_of
from replot.reading.description.statements.cells.keywords import KEYWORDS
from replot.reading.description.statements.frame.words import STOP_WORDS

__all__ = ["kinds_of", "names_with_kind"]
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


GENERIC = frozenset(["class", "label", "category"])
"""What the readers of outcomes call a label themselves."""


def names_with_kind(
    prose: str, x: tuple[str, ...], y: tuple[str, ...]
) -> tuple[tuple[str, str], ...]:
    """The numbered labels of a square with the word before them: ``layer 4``, where both axes list 1, 4."""
    if set(x) != set(y):
        return ()
    kinds = [kind for kind in _kinds(prose, set(x), set()) if kind not in GENERIC and not side_of(kind)]
    return tuple((f"{kind} {label}", label) for kind in kinds for label in x)


def _kinds(prose: str, own: set[str], others: set[str]) -> Iterator[str]:
    numbers = [label for label in own if label[:1].isdigit()]
    if not 2 <= len(numbers) <= MOST_LABELS:
        return
    numbers.sort(key=len, reverse=True)
    found: dict[str, set[str]] = defaultdict(set)
    before: dict[str, set[str]] = defaultdict(set)
    end = 0
    for match in _words_before_digits(prose):
        if match.start("a") < end:
            continue  # it is part of the last label
        start = match.end()
        for label in numbers:
            if prose.startswith(label, start) and not GOES_ON.match(prose, start + len(label)):
                word = match["a"].lower()
                found[word].add(label)
                before[word].add(match["b"] or "" if match.start() >= end else "")
                end = start + len(label)
                break
    for word, told in found.items():
        if word in NO_KIND or len(told) < max(2, SHARE * len(numbers)) or told <= others:
            continue
        first = before[word] - {""}
        whole = len(first) == 1 and not first & NO_KIND and "" not in before[word]
        yield f"{first.pop()} {word}" if whole else word


BEFORE_DIGIT = re.compile(r"(?<![\w-])(?:(?P<b>[a-z]+) )?(?P<a>[A-Za-z][a-z]+) (?=\d)")
GOES_ON = re.compile(r"\w|[.,:-]\d")
"""What goes on after a label is longer than the label."""


@lru_cache(maxsize=1 << 3)
def _words_before_digits(prose: str) -> tuple[re.Match[str], ...]:
    """The words before all numbers of a text, which is asked for the labels of many frames."""
    return tuple(BEFORE_DIGIT.finditer(prose))
