"""A long stretch of blanks is not parted in cubic ways: of three repeats in a row no more than two share it.

What a text hides (remarks, marks) is blanked, so such stretches are long. A repeat that gives nothing back
(``\\s*+``) takes them whole: behind it none are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest
from test_repeated_groups import REPEATS, compiler, grammar, may_be_empty, op, parts, patterns

LONG = 50
"""How often a part may be repeated at most to count as one that takes long stretches."""
MOST = 2
NEVER = float("-inf")
ONE_SIGN = (op.LITERAL, op.NOT_LITERAL, op.ANY, op.IN)


class Sharing(NamedTuple):
    """How many repeats may share a stretch of blanks: the whole of a part, its begin, its end, or inside."""

    whole: float = NEVER
    begin: float = 0
    end: float = 0
    within: float = 0

    def then(self, other: Sharing) -> Sharing:
        return Sharing(
            self.whole + other.whole,
            max(self.begin, self.whole + other.begin),
            max(other.end, self.end + other.whole),
            max(self.within, other.within, self.end + other.begin),
        )

    def plus(self, more: float) -> Sharing:
        return Sharing(*(one + more for one in self[:3]), within=max(self.within, self.whole + more))


NOTHING = Sharing(0)


def takes_blank(item: tuple[Any, Any]) -> bool:
    """Whether one sign may be a blank."""
    kind, value = item
    return class_takes_blank(tuple(value)) if kind is op.IN else kind is op.ANY or (
        (value == ord(" ")) is (kind is op.LITERAL)
    )


@cache
def class_takes_blank(members: tuple[Any, ...]) -> bool:
    one = grammar.SubPattern(grammar.State(), [(op.IN, list(members))])
    return compiler.compile(one).match(" ") is not None


def may_meet_blank(items: Sequence[tuple[Any, Any]], step: int) -> bool:
    """Whether the first sign (1) or the last one (-1) may be a blank, or there may be none."""
    for item in list(items)[::step]:
        if item[0] in ONE_SIGN:
            return takes_blank(item)
        if any(may_meet_blank(part, step) for part in parts(item)):
            return True
        if not may_be_empty(item):
            return False
    return True


def sharing(items: Sequence[tuple[Any, Any]]) -> Sharing:
    found = NOTHING
    for item in items:
        found = found.then(sharing_of(item))
    return found


def sharing_of(item: tuple[Any, Any]) -> Sharing:
    kind, value = item
    if kind in ONE_SIGN:
        return NOTHING if takes_blank(item) else Sharing()
    if kind in (op.ASSERT, op.ASSERT_NOT):
        step, body = value
        within = sharing(body).within
        if kind is op.ASSERT:
            no_blank = not may_meet_blank(body, step)
        else:
            no_blank = len(body) == 1 and body[0][0] in ONE_SIGN and takes_blank(body[0])
        return Sharing(NEVER if no_blank else 0, within=within)
    bodies = [sharing(part) for part in parts(item)]
    if not bodies:
        return NOTHING
    body = Sharing(*map(max, zip(*bodies, strict=True)))
    if kind not in (*REPEATS, op.POSSESSIVE_REPEAT):
        return body
    least, most, _ = value
    long = most > LONG and body.whole > NEVER
    if kind is op.POSSESSIVE_REPEAT:
        if long:
            return Sharing(begin=1, within=max(body.within, 1))
        return Sharing(0 if least == 0 or body.whole > NEVER else NEVER, within=body.within)
    if most > 1:
        body = body.then(body)
    if long:
        body = body.plus(1)
    return body._replace(whole=max(body.whole, 0)) if least == 0 else body


def shared(pattern: str, flags: int = 0) -> float:
    return max(sharing(grammar.parse(pattern, flags)))


def test_no_stretch_of_blanks_is_shared_by_three_repeats():
    assert [where for known, where in patterns().items() if shared(*known) > MOST] == []


@pytest.mark.parametrize(("pattern", "expected"), [
    (r"\s*-?\s*x", 2), (r"\s*-?\s*(?:a\s)?\s*x", 3), (r"\s*(?:-\s*)?x", 1), (r"\s*([^:]+?)\s*:", 3),
    (r"\s*+([^:]+?)\s*:", 2), (r"\s*+-?\s*+:?\s*", 1), (r"\s*[^:]+?\s*+:", 3), (r"\s*[^:]{1,20}?\s*:", 2),
    (r"\s*(?=[a-z])[^:]+?\s*:", 2), (r"\s*(?=[a-z]?)[^:]+?\s*:", 3), (r"\s*(?!\s)[^:]+?\s*:", 2),
    (r"[^:]+?\s*(?<=[,;])\s*x", 2), (r"(?:\s*,\s*\w+\s*)+", 2), (r"(?:\s*,\s*(?:\w+\s*)?)+", 2),
    (r"(?:\s*,\s*\w*\s*)+", 3),
    (r"(?:a|\s+b?)\W*(?:[^.]|\.\d){1,60}", 3), (r"(?>\s*)\s*x", 2),
])
def test_how_many_repeats_share_a_stretch_of_blanks(pattern, expected):
    assert shared(pattern) == expected
