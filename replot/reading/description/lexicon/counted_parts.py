"""How many things there are, and of which kinds: ``90 frames (72 sharp, 18 blurred)``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy

__all__ = ["Parts", "counted_parts"]
NUMBER = r"(?:\d{1,3}(?:,\d{3})+|\d{1,9})"
WORDS = r"(?:[^\W\d][\w-]*\s+){0,3}[^\W\d][\w-]*"
PART = rf"{NUMBER}\s+[^\W\d][\w-]*(?:\s+(?!and\b)[^\W\d][\w-]*){{0,3}}"
PARTS = re.compile(
    rf"(?<![\w.,]){NUMBER}\s+{WORDS}(?:\s*[(:–—]|,?\s+of which|,)\s*"
    rf"{PART}(?:(?:,\s*(?:and\s+)?|\s+and\s+){PART})+"
)
ONE = re.compile(rf"(?P<n>{NUMBER})\s+(?P<name>[^\W\d][\w-]*(?:\s+(?!and\b)[^\W\d][\w-]*){{0,3}})")


class Parts(NamedTuple):
    """The kinds of which some things are, and where that is told."""

    names: tuple[str, ...]
    counts: tuple[int, ...]
    start: int
    end: int


def counted_parts(text: str) -> Iterator[Parts]:
    """The kinds of things whose numbers add up to the one told before."""
    for match in PARTS.finditer(text):
        told = [(int(one["n"].replace(",", "")), tidy(one["name"])) for one in ONE.finditer(match[0])]
        (whole, *numbers), (_, *names) = zip(*told, strict=True)
        if sum(numbers) == whole and len(set(names)) == len(names) > 1:
            yield Parts(tuple(names), tuple(numbers), *match.span())
