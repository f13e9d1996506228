"""The signs that a match may begin with, told to Python's search, which then tries no other places.

Python's compiler finds them only where a pattern begins with a letter or a class of letters. Most patterns
of the reader begin at the edge of a word, or with what may be left out: then the search tries each place of a
text, which is several times as slow. What a pattern matches stays the same.
"""

from __future__ import annotations

import _sre
from re import _compiler as compiler  # type: ignore[attr-defined]
from re import _constants as op  # type: ignore[attr-defined]
from re import _parser as grammar  # type: ignore[attr-defined]
from typing import Any

__all__ = ["code_of"]
Signs = set[tuple[Any, Any]]
"""Letters, ranges and kinds of signs, as in a class of a pattern."""

NOTHING = (op.AT, op.ASSERT, op.ASSERT_NOT)
"""What takes up no sign."""
REPEATS = (op.MAX_REPEAT, op.MIN_REPEAT, op.POSSESSIVE_REPEAT)
FEW_KINDS = (op.CATEGORY_DIGIT, op.CATEGORY_SPACE)
"""Kinds of signs that tell places apart: letters stand nearly everywhere."""
LONGEST_RANGE = 64
"""Signs of a range up to which each is looked at, where case does not count."""
BESIDE = {"i": "İ", "k": "\u212a", "å": "\u212b", "ω": "\u2126", "θ": "ϴ", "ß": "ẞ"}
"""The further capitals of small letters."""
MASK, CHARSET = 2, 4
"""Where the code of a pattern says what its head tells, and which bit says that it tells the signs."""


def code_of(tree: Any, flags: int) -> list[int]:
    """The code of a parsed pattern, with the signs that its matches begin with where these can be told."""
    code: list[int] = compiler._code(tree, flags)
    if code[0] != op.INFO or code[MASK] or not code[MASK + 1]:
        return code  # known to Python, or a match may be empty
    signs, may_be_empty = _of_sequence(tree, flags | tree.state.flags)
    if not signs or may_be_empty:
        return code
    told: list[int] = []
    compiler._compile_charset(compiler._optimize_charset(sorted(signs))[0], 0, told)
    end = 1 + code[1]
    return [code[0], code[1] + len(told), CHARSET, *code[MASK + 1 : end], *told, *code[end:]]


def _of_sequence(items: Any, flags: int) -> tuple[Signs | None, bool]:
    """The first signs of a sequence, None where they can be too many, and whether it may be empty."""
    found: Signs = set()
    for kind, value in items:
        signs, may_be_empty = _of_part(kind, value, flags)
        if signs is None:
            return None, False
        found |= signs
        if not may_be_empty:
            return found, False
    return found, True


def _of_part(kind: Any, value: Any, flags: int) -> tuple[Signs | None, bool]:
    if kind in NOTHING:
        return set(), True
    if kind is op.LITERAL:
        return _as_written({(kind, value)}, flags), False
    if kind is op.IN:
        return _as_written(set(value), flags), False
    if kind is op.SUBPATTERN:
        return _of_sequence(value[-1], (flags | value[1]) & ~value[2])
    if kind is op.ATOMIC_GROUP:
        return _of_sequence(value, flags)
    if kind in REPEATS:
        signs, may_be_empty = _of_sequence(value[2], flags)
        return signs, may_be_empty or value[0] == 0
    if kind is op.BRANCH:
        found: Signs = set()
        empty = False
        for branch in value[1]:
            signs, may_be_empty = _of_sequence(branch, flags)
            if signs is None:
                return None, False
            found |= signs
            empty |= may_be_empty
        return found, empty
    return None, False


def _as_written(signs: Signs, flags: int) -> Signs | None:
    """The signs in all the ways that they may be written in a text."""
    known = op.LITERAL, op.RANGE
    if any(kind not in known and (kind is not op.CATEGORY or what not in FEW_KINDS) for kind, what in signs):
        return None
    if flags & grammar.SRE_FLAG_ASCII:
        return None
    found: Signs = set()
    for kind, value in signs:
        if kind is op.CATEGORY:
            found.add((kind, op.CH_UNICODE[value]))
        elif not flags & grammar.SRE_FLAG_IGNORECASE:
            found.add((kind, value))
        else:
            first, last = value if kind is op.RANGE else (value, value)
            if last - first > LONGEST_RANGE:
                return None
            found.update((op.LITERAL, ord(each)) for code in range(first, last + 1) for each in _cases(code))
    return found


def _cases(code: int) -> set[str]:
    """A letter as a capital and as a small one."""
    small = _sre.unicode_tolower(code)
    out: set[str] = set()
    for each in map(chr, (small, *compiler._EXTRA_CASES.get(small, ()))):
        out.update((each, each.upper(), each.title(), BESIDE.get(each, each)))
    return {each for each in out if len(each) == 1}
