"""The signs that a match may begin with, told to Python's search, which then tries no other places.

Python's compiler finds them only where a pattern begins with a letter or a class of letters. Most patterns
of the reader begin at the edge of a word, or with what may be left out: then the search tries each place of a
text, which is several times as slow. What a pattern matches stays the same.
"""

from __future__ import annotations

import _sre
from functools import lru_cache
from itertools import chain
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
FAR = 0x100
"""The code from which a sign makes a class of signs large."""
IN_ANY_CASE = grammar.SRE_FLAG_IGNORECASE | grammar.SRE_FLAG_ASCII
MASK, CHARSET = 2, 4
"""Where the code of a pattern says what its head tells, and which bit says that it tells the signs."""


def code_of(tree: Any, flags: int) -> list[int]:
    """The code of a parsed pattern, with the signs that its matches begin with where these can be told."""
    code: list[int] = compiler._code(_with_signs_first(tree, flags | tree.state.flags), flags)
    if code[0] != op.INFO or code[MASK] or not code[MASK + 1]:
        return code  # known to Python, or a match may be empty
    signs, may_be_empty = _of_sequence(tree, flags | tree.state.flags)
    if not signs or may_be_empty:
        return code
    told: list[int] = []
    near = [(kind, value) for kind, value in sorted(signs) if kind is not op.LITERAL or value < FAR]
    far = [(kind, value) for kind, value in sorted(signs) if kind is op.LITERAL and value >= FAR]
    compiler._compile_charset([*compiler._optimize_charset(near)[0], *far], 0, told)
    end = 1 + code[1]
    return [code[0], code[1] + len(told), CHARSET, *code[MASK + 1 : end], *told, *code[end:]]


def _with_signs_first(tree: Any, flags: int) -> Any:
    """A pattern whose alternatives begin with a sign or a class of signs.

    Such an alternative is passed over at once where the sign is not there; but not one whose case does not
    count, nor one that first looks around.
    """
    items = [(kind, _parts_with_signs_first(kind, value, flags)) for kind, value in tree.data]
    return grammar.SubPattern(tree.state, items)


def _parts_with_signs_first(kind: Any, value: Any, flags: int) -> Any:
    if kind is op.SUBPATTERN:
        return *value[:-1], _with_signs_first(value[-1], (flags | value[1]) & ~value[2])
    if kind in REPEATS:
        return *value[:-1], _with_signs_first(value[-1], flags)
    if kind is op.ATOMIC_GROUP:
        return _with_signs_first(value, flags)
    if kind in (op.ASSERT, op.ASSERT_NOT):
        return value[0], _with_signs_first(value[1], flags)
    if kind is op.BRANCH:
        return value[0], [_sign_first(_with_signs_first(branch, flags), flags) for branch in value[1]]
    return value


def _sign_first(branch: Any, flags: int) -> Any:
    r"""An alternative that begins with the class of its first sign, and looks around only behind that.

    ``\b(?<!to )row`` becomes ``[rR](?<=\b(?<!to )[rR])ow``: elsewhere, no more than the sign is tried.
    """
    items, around = branch.data, 0
    while around < len(items) and items[around][0] in NOTHING:
        around += 1
    if around == len(items) or items[around][0] not in (op.LITERAL, op.IN):
        return branch
    if any(kind is not op.AT and _groups(value[1]) for kind, value in items[:around]):
        return branch
    first = items[around]
    if first[0] is op.LITERAL and flags & IN_ANY_CASE == grammar.SRE_FLAG_IGNORECASE:
        cases = _cases(first[1])
        if cases[-1] >= FAR and not around:
            return branch
        one = grammar.SubPattern(branch.state, [(op.IN, [(op.LITERAL, each) for each in cases])])
        first = op.SUBPATTERN, (None, 0, grammar.SRE_FLAG_IGNORECASE, one)
    if around:
        look = grammar.SubPattern(branch.state, [*items[:around], first])
        return grammar.SubPattern(branch.state, [first, (op.ASSERT, (-1, look)), *items[around + 1 :]])
    return grammar.SubPattern(branch.state, [first, *items[1:]])


def _groups(tree: Any) -> bool:
    """Whether a pattern marks what it finds."""
    for kind, value in tree.data:
        if kind is op.SUBPATTERN and value[0] is not None:
            return True
        inner = value[1] if kind is op.BRANCH else [value] if kind is op.ATOMIC_GROUP else []
        inner = [value[-1]] if kind in (*REPEATS, *NOTHING[1:], op.SUBPATTERN) else inner
        if kind in (op.GROUPREF, op.GROUPREF_EXISTS) or any(map(_groups, inner)):
            return True
    return False


def _of_sequence(tree: Any, flags: int) -> tuple[Signs | None, bool]:
    """The first signs of a sequence, None where they can be too many, and whether it may be empty."""
    found: Signs = set()
    for kind, value in tree.data:
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
            found.update((op.LITERAL, each) for code in range(first, last + 1) for each in _cases(code))
    return found


@lru_cache(maxsize=1 << 9)
def _cases(code: int) -> tuple[int, ...]:
    """A letter as a capital and as a small one."""
    small = _sre.unicode_tolower(code)
    same = small, *compiler._EXTRA_CASES.get(small, ())
    ways = {(each, each.upper(), each.title(), BESIDE.get(each, each)) for each in map(chr, same)}
    codes = {ord(way) for way in chain(*ways) if len(way) == 1}
    return tuple(sorted(each for each in codes if _sre.unicode_tolower(each) in same))
