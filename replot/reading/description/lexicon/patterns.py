"""The patterns of the reader: compiled at their first use, and rare ones only tried where they may match.

The modules of the reader import this one in the place of Python's :mod:`re`.

A long alternation is slow to search, and most sentences hold none of its words. So a *rare* pattern
searches only texts that hold letters which every match needs: they are taken from the pattern itself,
so that the two cannot part ways. What Python makes of a pattern is kept from one run to the next.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, lru_cache
from itertools import groupby
from re import IGNORECASE, I, M, Match, S, escape
from re import _compiler as compiler  # type: ignore[attr-defined]
from re import _constants as op  # type: ignore[attr-defined]
from re import _parser as grammar  # type: ignore[attr-defined]
from sys import _getframe as frame
from sys import maxsize
from typing import Any

from replot.reading.description.lexicon import kept

__all__ = [
    "IGNORECASE",
    "Either",
    "I",
    "M",
    "Match",
    "Pattern",
    "Rare",
    "S",
    "compile",
    "escape",
    "findall",
    "finditer",
    "fullmatch",
    "in_whole",
    "match",
    "rare",
    "search",
    "split",
    "sub",
]

Needles = frozenset[str]
MOST_NEEDLES = 120
MOST_SETS = 3
FEW = 6
"""Searches for which a pattern is not compiled a second time."""
METHODS = ("findall", "finditer", "fullmatch", "match", "search", "split", "sub")
CAPITAL = re.compile(r"(\\.|\(\?P[<=]\w+)|([^\W\d_a-z]+)", re.S)
"""Escapes and names of groups, which keep their case, and the capitals of a pattern, which lose it."""
CASED = re.compile(r"\(\?-i:[^)]*?\[\^|\(\?<?![^()]*\(\?-i:", re.S)
"""A part that is *not* to be a small letter: in small letters it would miss what the pattern finds."""
lower = lru_cache(maxsize=1 << 7)(str.lower)


class Pattern:
    """A pattern that is compiled at its first use.

    Attributes
    ----------
    pattern : str
    flags : int
    lasting : bool
        Whether it is the same in every run, so that its compiled form is worth keeping.
    """

    __slots__ = ("flags", "lasting", "pattern", *METHODS)
    findall: Callable[..., list[Any]]
    finditer: Callable[..., Iterator[Match[str]]]
    fullmatch: Callable[..., Match[str] | None]
    match: Callable[..., Match[str] | None]
    search: Callable[..., Match[str] | None]
    split: Callable[..., list[str]]
    sub: Callable[..., str]

    def __init__(self, pattern: str, flags: int = 0, lasting: bool = False) -> None:
        self.pattern, self.flags, self.lasting = pattern, int(flags), lasting

    def __getattr__(self, name: str) -> Any:
        """A method that nobody has asked for yet: from now on it is that of the compiled pattern."""
        if name not in METHODS:
            raise AttributeError(name)
        compiled = self._restored() or compiler.compile(parsed(self.pattern, self.flags), self.flags)
        for each in METHODS:
            setattr(self, each, getattr(compiled, each))
        return getattr(compiled, name)

    def _restored(self) -> re.Pattern[str] | None:
        """The compiled form that was kept, or that is kept from now on."""
        if not self.lasting:
            return None
        key = (self.pattern, self.flags)
        data = kept.store.get(key)
        if data is None:
            data = kept.compiled(parsed(*key), self.flags)
            kept.store.keep(key, data)
        return kept.restored(self.pattern, data)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.pattern!r}, {self.flags})"


@lru_cache(maxsize=1 << 2)
def parsed(pattern: str, flags: int) -> Any:
    """A pattern as a tree; what was just searched for its needles is often compiled next."""
    return grammar.parse(factored(pattern), flags)


def factored(pattern: str) -> str:
    """A pattern whose alternatives, where several begin at the edge of a word, look for that edge once."""
    parts, start, depth = [], 0, 0
    for sign in SYNTAX.finditer(pattern):
        if sign[0] == "(":
            depth += 1
        elif sign[0] == ")":
            depth -= 1
        elif sign[0] == "|" and depth == 0:
            parts.append(pattern[start : sign.start()])
            start = sign.end()
    parts.append(pattern[start:])
    out = []
    for at_edge, group in groupby(parts, key=lambda part: part.startswith(r"\b")):
        same = list(group)
        one = len(same) == 1 or not at_edge
        out.append("|".join(same) if one else rf"\b(?:{'|'.join(part[2:] for part in same)})")
    return "|".join(out)


SYNTAX = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|[()|]", re.S)
"""Escapes and classes of characters, and the signs that make the structure of a pattern."""


class Rare:
    """A pattern that looks for its words before it searches, else like any other pattern.

    Where case does not count, a pattern that is searched often goes through the text in small letters, which
    is several times as fast; only what is found there is matched with the pattern itself.

    Attributes
    ----------
    pattern : str
    flags : int
    lasting : bool
    """

    def __init__(self, pattern: str, flags: int = 0, lasting: bool = False) -> None:
        self.pattern, self.flags, self.lasting = pattern, int(flags), lasting
        self._exact = Pattern(pattern, flags, lasting)
        self._folds = bool(flags & IGNORECASE) and CASED.search(pattern) is None
        self._searched = 0

    @cached_property
    def needles(self) -> tuple[tuple[str, ...], ...]:
        """Each match holds one of each, in small letters; empty where nothing can be told."""
        key = ("needles", self.pattern, self.flags)
        found: tuple[tuple[str, ...], ...] | None = kept.store.get(key) if self.lasting else None
        if found is None:
            found = tuple(tuple(sorted(each, key=len)) for each in needles_of(self.pattern, self.flags))
            if self.lasting:
                kept.store.keep(key, found)
        return found

    @cached_property
    def _small(self) -> Pattern:
        """The pattern for texts in small letters."""
        small = CAPITAL.sub(lambda match: match[1] or match[2].lower(), self.pattern)
        return Pattern(small, self.flags & ~IGNORECASE, self.lasting)

    @cached_property
    def match(self) -> Callable[..., Match[str] | None]:
        """At one place there is nothing to look for."""
        return self._exact.match

    @cached_property
    def fullmatch(self) -> Callable[..., Match[str] | None]:
        return self._exact.fullmatch

    def may_match(self, text: str) -> bool:
        """Whether the text holds the letters of any match."""
        small = lower(text)
        for needles in self.needles:
            for needle in needles:  # no generator for what is asked a thousand times a text
                if needle in small:
                    break
            else:
                return False
        return True

    def search(self, text: str, start: int = 0, end: int = maxsize) -> Match[str] | None:
        small = lower(text)
        for needles in self.needles:
            for needle in needles:
                if needle in small:
                    break
            else:
                return None
        if self._in_small_letters(text, small):
            found = self._small.search(small, start, end)
            if found is None:
                return None
            start = found.start()
        return self._exact.search(text, start, end)

    def finditer(self, text: str, start: int = 0, end: int = maxsize) -> Iterator[Match[str]]:
        if not self.may_match(text):
            return iter(())
        small = lower(text)
        if self._in_small_letters(text, small):
            return self._found(text, small, start, end)
        return self._exact.finditer(text, start, end)

    def _in_small_letters(self, text: str, small: str) -> bool:
        """Whether to search the text in small letters, which takes a pattern of its own."""
        if not self._folds or len(small) != len(text):
            return False
        self._searched += 1
        return self._searched > FEW

    def _found(self, text: str, small: str, start: int, end: int) -> Iterator[Match[str]]:
        """The matches that begin where there is one in the text in small letters."""
        while start <= len(small) and (found := self._small.search(small, start, end)) is not None:
            match = self.match(text, found.start(), end)
            start = found.start() + 1
            if match is not None:
                yield match
                start = max(start, match.end())

    def sub(self, new: str | Callable[[Match[str]], str], text: str) -> str:
        return text if self.search(text) is None else self._exact.sub(new, text)

    def findall(self, text: str) -> list[Any]:
        return [] if self.search(text) is None else self._exact.findall(text)

    def split(self, text: str, most: int = 0) -> list[str]:
        return [text] if self.search(text) is None else self._exact.split(text, most)

    def __repr__(self) -> str:
        return f"rare({self.pattern!r})"


class Either:
    """Several rare patterns, of which one glance tells that none of them concerns a text.

    Parameters
    ----------
    *patterns : Rare
    """

    def __init__(self, *patterns: Rare) -> None:
        self.patterns = patterns

    @cached_property
    def needles(self) -> tuple[str, ...]:
        """A match of any of them holds one of these; empty where that cannot be told."""
        each = [pattern.needles[:1] for pattern in self.patterns]
        found = {needle for needles in each for needle in needles[0]} if all(each) else set()
        return tuple(sorted(_shortest(found), key=len))

    def may_match(self, text: str) -> bool:
        """Whether the text holds the letters of any match of any of them."""
        small = lower(text)
        for needle in self.needles:
            if needle in small:
                return True
        return not self.needles


def compile(pattern: str, flags: int = 0) -> Pattern:
    """A pattern; one that a module makes while it is imported lasts."""
    return Pattern(pattern, flags, frame(1).f_code.co_name == "<module>")


def rare(pattern: str, flags: int = 0) -> Rare:
    """A pattern that looks for its words first; one that a module makes while it is imported lasts."""
    return Rare(pattern, flags, frame(1).f_code.co_name == "<module>")


@lru_cache(maxsize=1 << 6)
def in_whole(pattern: Pattern | Rare, text: str) -> Match[str] | None:
    """The first match in the whole of a text, which each of its panels asks for again."""
    return pattern.search(text)


_known = lru_cache(maxsize=1 << 9)(Pattern)


def search(pattern: str, text: str, flags: int = 0) -> Match[str] | None:
    return _known(pattern, flags).search(text)


def match(pattern: str, text: str, flags: int = 0) -> Match[str] | None:
    return _known(pattern, flags).match(text)


def fullmatch(pattern: str, text: str, flags: int = 0) -> Match[str] | None:
    return _known(pattern, flags).fullmatch(text)


def finditer(pattern: str, text: str, flags: int = 0) -> Iterator[Match[str]]:
    return _known(pattern, flags).finditer(text)


def findall(pattern: str, text: str, flags: int = 0) -> list[Any]:
    return _known(pattern, flags).findall(text)


def sub(pattern: str, new: str | Callable[[Match[str]], str], text: str, flags: int = 0) -> str:
    return _known(pattern, flags).sub(new, text)


def split(pattern: str, text: str, most: int = 0, flags: int = 0) -> list[str]:
    return _known(pattern, flags).split(text, most)


def needles_of(pattern: str, flags: int = 0) -> list[Needles]:
    """Sets of letters: each match of a pattern holds some of each set; the set that says most comes first."""
    found = dict.fromkeys(_of_sequence(parsed(pattern, flags)))
    telling = [each for each in found if len(each) <= MOST_NEEDLES and _worth(each) > (0, 0)]
    return [_shortest(each) for each in sorted(telling, key=_worth, reverse=True)[:MOST_SETS]]


def _shortest(needles: Iterable[str]) -> Needles:
    """Those that hold no other one."""
    return frozenset(n for n in needles if not any(other != n and other in n for other in needles))


def _of_sequence(items: Any) -> list[Needles]:
    """What the parts of a sequence need."""
    candidates: list[Needles] = []
    letters = ""
    for kind, value in (*items, (op.SUCCESS, None)):
        if kind is op.LITERAL:
            letters += chr(value).lower()
            continue
        if letters:
            candidates.append(frozenset([letters]))
            letters = ""
        candidates.extend(_of_part(kind, value))
    return candidates


def _of_part(kind: Any, value: Any) -> list[Needles]:
    if kind is op.SUBPATTERN:
        return _of_sequence(value[-1])
    if kind is op.ATOMIC_GROUP:
        return _of_sequence(value)
    if kind is op.ASSERT:
        return _of_sequence(value[1])
    if kind in (op.MAX_REPEAT, op.MIN_REPEAT, op.POSSESSIVE_REPEAT) and value[0] > 0:
        return _of_sequence(value[2])
    if kind is op.IN and all(each is op.LITERAL for each, _ in value):
        return [frozenset(chr(code).lower() for _, code in value)]
    if kind is op.BRANCH:
        branches = [max(_of_sequence(branch), key=_worth, default=frozenset()) for branch in value[1]]
        return [frozenset().union(*branches)] if all(branches) else []
    return []


EVERYWHERE = frozenset(
    ["a", "an", "and", "are", "as", "at", "by", "for", "from", "in", "is", "it", "of", "on", "or", "the",
     "to"]
)
"""Letters that stand in nearly every sentence, as a word or in one."""


def _worth(needles: Needles) -> tuple[int, ...]:
    """Long before short, few before many, of as many the longest; a single letter stands in every text."""
    shortest = min(needles, key=len)
    length = 0 if len(shortest) == 1 and shortest.isalpha() else len(shortest)
    if any(needle.strip() in EVERYWHERE for needle in needles):
        length = min(length, 1)
    return min(length, 4), -len(needles), length
