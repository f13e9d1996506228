"""What a match may begin with is told to Python's search, and nothing else is found than without it."""

from __future__ import annotations

import _sre
import re
from re import _constants as op

import pytest

from replot.reading.description.lexicon import first_letters, kept, patterns

TOLD = (
    (r"\b(?:rows?|columns?)\b", 0),
    (r"(?<!\w)(?P<a>a|(?P<b>b)c)?+d", re.I),
    (r"\b(?:the )?(?:(?i:x)|[0-9])\s*+y", 0),
    (r"^(?=.)[kς]+?s", re.I | re.M),
    (r"\b(?>left|right)|\d\d|(?<=a)\s", re.I),
    (r"(?:å|ß|θ|i)\b", re.I),
    (r"\b(?:(?<!the )(?P<r>rows)|(?P<c>(?<=of )(?!row)columns|xd\b|^r)|(?=(t))the|\bb(?=c))", re.I),
    (r"(?P<a>x|(?<!\w)y\b|(?:\bl|(?<![ ])r)[a-z]ft)|(?:(?<=\d) |(?<!a )[^\W\d]d|$.)", 0),
    (r"(?>(?<!x)k|\bs)(?:(?<=k)S|(?=.)[sς]|\B )?|(?<!(?<!a) )[ab]+(?:(?<=b)c|\bd)?", re.I),
    (r"(?i:\bK|(?-i:(?<! )S|ß))|(?!\d\d)\d", re.M),
)
NOT_TOLD = ((r"\b\w+ing", 0), (r"\b[^a]b", 0), (r"(?:\ba)?", 0), (r"\b.a", 0), (r"(a)?\1b", 0), (r"row", 0))
LINE = "Rows of COLUMNS, the rows: bCd acd xd the X y, 7 y\n\u212as ſS ςs İ ı \u212b ẞ ϴ left RIGHT 12 a b kS"


@pytest.mark.parametrize(("pattern", "flags"), TOLD)
def test_the_same_is_found_where_the_search_knows_the_first_signs(pattern, flags):
    tree = patterns.parsed(pattern, flags)
    before = str(tree)
    assert first_letters.code_of(tree, flags) != patterns.compiler._code(tree, flags)
    assert str(tree) == before
    told, plain = kept.restored(pattern, kept.compiled(tree, flags)), re.compile(pattern, flags)
    found = [(m.span(), m.groups(), m.lastgroup) for m in told.finditer(LINE)]
    assert found == [(m.span(), m.groups(), m.lastgroup) for m in plain.finditer(LINE)]
    assert found
    for at in range(len(LINE)):
        assert [m and m.regs for m in (told.match(LINE, at), told.fullmatch(LINE, at, at + 3))] == [
            m and m.regs for m in (plain.match(LINE, at), plain.fullmatch(LINE, at, at + 3))
        ]
    assert told.sub("_", LINE) == plain.sub("_", LINE)
    assert told.split(LINE) == plain.split(LINE)


@pytest.mark.parametrize(("pattern", "flags"), NOT_TOLD)
def test_nothing_is_told_where_a_match_may_begin_with_nearly_anything(pattern, flags):
    tree = patterns.parsed(pattern, flags)
    assert first_letters.code_of(tree, flags) == patterns.compiler._code(tree, flags)


def test_all_ways_to_write_a_letter_are_known():
    missed = {
        code
        for code in range(0x110000)
        if (small := _sre.unicode_tolower(code)) != code and code not in first_letters._cases(small)
    }
    assert not missed
    ways = first_letters._as_written({(op.LITERAL, ord("s"))}, re.I)
    assert {chr(code) for _, code in ways} == {"s", "S", "ſ"}
