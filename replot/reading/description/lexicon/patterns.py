"""Patterns for what most texts do not say.

A long alternation is slow to search, and most sentences hold none of its words. So such a pattern
is tried only on texts that hold letters which every match needs: they are taken from the pattern
itself, so that the two cannot part ways.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from re import _constants as op  # type: ignore[attr-defined]
from re import _parser  # type: ignore[attr-defined]
from typing import Any

__all__ = ["Rare", "rare"]

Needles = frozenset[str]
MOST_NEEDLES = 120
lower = lru_cache(maxsize=1 << 10)(str.lower)


class Rare:
    """A compiled pattern that looks for its words before it is tried, else like any other pattern.

    Attributes
    ----------
    regex : re.Pattern
    needles : tuple of str
        Each match holds at least one of them, in lower case; empty where that cannot be told.
    """

    __slots__ = ("needles", "regex")

    def __init__(self, pattern: str, flags: int = 0) -> None:
        self.regex = re.compile(pattern, flags)
        self.needles = tuple(sorted(needles_of(pattern, flags), key=len))

    def may_match(self, text: str) -> bool:
        """Whether the text holds the letters of any match."""
        if not self.needles:
            return True
        return any(map(lower(text).__contains__, self.needles))

    def search(self, text: str, start: int = 0) -> re.Match[str] | None:
        return self.regex.search(text, start) if self.may_match(text) else None

    def match(self, text: str, start: int = 0) -> re.Match[str] | None:
        return self.regex.match(text, start) if self.may_match(text) else None

    def fullmatch(self, text: str) -> re.Match[str] | None:
        return self.regex.fullmatch(text) if self.may_match(text) else None

    def finditer(self, text: str, start: int = 0) -> Iterator[re.Match[str]]:
        return self.regex.finditer(text, start) if self.may_match(text) else iter(())

    def sub(self, new: str, text: str) -> str:
        return self.regex.sub(new, text) if self.may_match(text) else text

    def __getattr__(self, name: str) -> Any:
        return getattr(self.regex, name)

    def __repr__(self) -> str:
        return f"rare({self.regex.pattern!r})"


def rare(pattern: str, flags: int = 0) -> Rare:
    """Compile a pattern that few texts match."""
    return Rare(pattern, flags)


def needles_of(pattern: str, flags: int = 0) -> Needles:
    """Letters of which each match of a pattern holds some, or nothing where that cannot be told."""
    found = _of_sequence(_parser.parse(pattern, flags))
    if len(found) > MOST_NEEDLES:
        return frozenset()
    return frozenset(
        needle for needle in found if not any(other != needle and other in needle for other in found)
    )


def _of_sequence(items: Any) -> Needles:
    """The best of what the parts of a sequence need: long words, and few of them."""
    candidates: list[Needles] = []
    letters = ""
    for kind, value in (*items, (op.SUCCESS, None)):
        if kind is op.LITERAL:
            letters += chr(value).lower()
            continue
        if letters:
            candidates.append(frozenset([letters]))
            letters = ""
        candidates.append(_of_part(kind, value))
    return max((c for c in candidates if c), key=_worth, default=frozenset())


def _of_part(kind: Any, value: Any) -> Needles:
    if kind is op.SUBPATTERN:
        return _of_sequence(value[-1])
    if kind is op.ASSERT:
        return _of_sequence(value[1])
    if kind in (op.MAX_REPEAT, op.MIN_REPEAT, op.POSSESSIVE_REPEAT) and value[0] > 0:
        return _of_sequence(value[2])
    if kind is op.IN and all(each is op.LITERAL for each, _ in value):
        return frozenset(chr(code).lower() for _, code in value)
    if kind is op.BRANCH:
        branches = [_of_sequence(branch) for branch in value[1]]
        return frozenset().union(*branches) if all(branches) else frozenset()
    return frozenset()


def _worth(needles: Needles) -> tuple[int, int]:
    """Long before short, few before many; a single letter stands in every text."""
    shortest = min(needles, key=len)
    return 0 if len(shortest) == 1 and shortest.isalpha() else min(len(shortest), 4), -len(needles)
