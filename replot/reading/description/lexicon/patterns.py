"""Patterns for what most texts do not say.

A long alternation is slow to search, and most sentences hold none of its words. So such a pattern
is tried only on texts that hold letters which every match needs: they are taken from the pattern
itself, so that the two cannot part ways.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from re import _constants as op  # type: ignore[attr-defined]
from re import _parser  # type: ignore[attr-defined]
from sys import maxsize
from typing import Any

__all__ = ["Rare", "rare"]

Needles = frozenset[str]
MOST_NEEDLES = 120
CAPITAL = re.compile(r"(\\.|\(\?P[<=]\w+)|([^\W\d_a-z]+)", re.S)
"""Escapes and names of groups, which keep their case, and the capitals of a pattern, which lose it."""
lower = lru_cache(maxsize=1 << 7)(str.lower)


class Rare:
    """A pattern that looks for its words before it is tried, else like any other pattern.

    Where case does not count, the search goes through the text in small letters, which is several
    times as fast; only what is found there is matched with the pattern itself.

    Attributes
    ----------
    pattern : str
    flags : int
    """

    def __init__(self, pattern: str, flags: int = 0) -> None:
        self.pattern, self.flags = pattern, flags

    @cached_property
    def regex(self) -> re.Pattern[str]:
        """The pattern, compiled at its first use."""
        return re.compile(self.pattern, self.flags)

    @cached_property
    def small(self) -> re.Pattern[str] | None:
        """The pattern for texts in small letters; None where case counts."""
        if not self.flags & re.IGNORECASE:
            return None
        small = CAPITAL.sub(lambda match: match[1] or match[2].lower(), self.pattern)
        return re.compile(small, self.flags & ~re.IGNORECASE)

    @cached_property
    def needles(self) -> tuple[str, ...]:
        """Each match holds at least one of them, in small letters; empty where that cannot be told."""
        return tuple(sorted(needles_of(self.pattern, self.flags), key=len))

    def may_match(self, text: str) -> bool:
        """Whether the text holds the letters of any match."""
        return not self.needles or any(map(lower(text).__contains__, self.needles))

    def _begins(self, text: str, start: int, end: int) -> int:
        """Where the first match may begin, or -1."""
        if not self.may_match(text):
            return -1
        small = lower(text)
        if self.small is None or len(small) != len(text):
            return start
        found = self.small.search(small, start, end)
        return -1 if found is None else found.start()

    def search(self, text: str, start: int = 0, end: int = maxsize) -> re.Match[str] | None:
        start = self._begins(text, start, end)
        return None if start < 0 else self.regex.search(text, start, end)

    def match(self, text: str, start: int = 0, end: int = maxsize) -> re.Match[str] | None:
        return self.regex.match(text, start, end) if self.may_match(text) else None

    def fullmatch(self, text: str, start: int = 0, end: int = maxsize) -> re.Match[str] | None:
        return self.regex.fullmatch(text, start, end) if self.may_match(text) else None

    def finditer(self, text: str, start: int = 0, end: int = maxsize) -> Iterator[re.Match[str]]:
        start = self._begins(text, start, end)
        if start < 0:
            return
        small = lower(text)
        if self.small is None or len(small) != len(text):
            yield from self.regex.finditer(text, start, end)
            return
        for found in self.small.finditer(small, start, end):
            match = self.regex.match(text, found.start(), end)
            if match is not None:
                yield match

    def sub(self, new: str | Callable[[re.Match[str]], str], text: str) -> str:
        return text if self._begins(text, 0, maxsize) < 0 else self.regex.sub(new, text)

    def findall(self, text: str) -> list[Any]:
        return [] if self._begins(text, 0, maxsize) < 0 else self.regex.findall(text)

    def split(self, text: str, most: int = 0) -> list[str]:
        return [text] if self._begins(text, 0, maxsize) < 0 else self.regex.split(text, most)

    def __repr__(self) -> str:
        return f"rare({self.pattern!r})"


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
