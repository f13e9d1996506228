"""The letters that each match of a pattern holds, taken from the pattern itself."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from re import _constants as op  # type: ignore[attr-defined]
from re import _parser as grammar  # type: ignore[attr-defined]
from typing import Any

__all__ = ["needles_of", "parsed", "shortest"]
Needles = frozenset[str]
MOST_NEEDLES = 120
MOST_SETS = 3


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


def needles_of(pattern: str, flags: int = 0) -> list[Needles]:
    """Sets of letters: each match of a pattern holds some of each set; the set that says most comes first."""
    found = dict.fromkeys(_of_sequence(parsed(pattern, flags)))
    telling = [each for each in found if len(each) <= MOST_NEEDLES and _worth(each) > (0, 0)]
    return [shortest(each) for each in sorted(telling, key=_worth, reverse=True)[:MOST_SETS]]


def shortest(needles: Iterable[str]) -> Needles:
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


def _worth(needles: Needles) -> tuple[int, ...]:
    """Long before short, few before many, of as many the longest; a single letter stands in every text."""
    shortest = min(needles, key=len)
    length = 0 if len(shortest) == 1 and shortest.isalpha() else len(shortest)
    return min(length, 4), -len(needles), length
