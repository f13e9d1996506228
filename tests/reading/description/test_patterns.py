"""The patterns of the reader find what Python's own would find, and are made late."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import replot
import replot.reading.description.assembly.compose
import replot.reading.description.findings
from replot.reading.description.lexicon import patterns

LINES = (
    "The rows, from top to bottom, are A, B and C; the columns run from left to right.",
    "The color bar ranges from 0 (white) to 1 (dark red), with ticks every 0.2.",
    "X-axis (Horizontal): Length. y axis: Type, as rows.",
    "All other cells are below 10 except for the DIAGONAL, which is 1.00.",
    "Two heatmaps titled “Day” and “Night” stand side by side.",
    "Darker is higher; the upper triangle is masked. İstanbul, ſet, ﬁve.",
    "TN: 266, FP: 4. The top-left cell holds 1,812 of 2,000.",
    "",
)
RARE = {
    f"{name}.{key}": value
    for name, module in sorted(sys.modules.items())
    if name.startswith("replot.reading.description")
    for key, value in vars(module).items()
    if isinstance(value, patterns.Rare)
}


@pytest.mark.parametrize("line", LINES)
def test_a_rare_pattern_finds_what_python_finds(line):
    for name, pattern in RARE.items():
        plain = re.compile(pattern.pattern, pattern.flags)
        assert _span(pattern.search(line)) == _span(plain.search(line)), name
        assert [m.span() for m in pattern.finditer(line)] == [m.span() for m in plain.finditer(line)], name


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (r"both (?-i:[^\W_a-z])\w+", "both small and both Tall"),
        (r"both (?!(?-i:[A-Z]))\w+", "both Tall and both small"),
        (r"both\b(?: (?-i:[KM])\b[^.]*two)?", "both k or both of two"),
    ],
)
def test_what_is_found_does_not_change_with_the_searches(pattern, text):
    rare, plain = patterns.rare(pattern, re.I), re.compile(pattern, re.I)
    for _ in range(2 * patterns.FEW):
        assert _span(rare.search(text)) == _span(plain.search(text))
        assert [m.span() for m in rare.finditer(text)] == [m.span() for m in plain.finditer(text)]


def _span(match: re.Match[str] | None) -> tuple[int, int] | None:
    return None if match is None else match.span()


@pytest.mark.parametrize(
    ("pattern", "needles"),
    [
        (r"\b(?:rows?|columns?) are\b", [{"row", "column"}, {" are"}]),
        (r"colou?r[- ]bar", [{"colo"}, {"bar"}, {"-", " "}]),
        (r"\w+|x", []),
        (r"(?:a|b)+", []),
        (r"both(?=.* axes)", [{" axes"}, {"both"}]),
    ],
)
def test_what_a_pattern_needs_is_taken_from_it(pattern, needles):
    found = patterns.needles_of(pattern)
    assert sorted(map(sorted, found)) == sorted(map(sorted, needles))


def test_a_text_without_the_words_of_several_patterns_is_told_at_one_glance():
    several = patterns.Either(patterns.rare(r"except for"), patterns.rare(r"all others?|the rest", re.I))
    assert several.may_match("THE REST is 0")
    assert not several.may_match("row 1 is 0")


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (r"\brow|\bcolumn|^x|\by\b|\bz", "a column of x, y, z"),
        (r"a[|]b|\bc\|d|\b(?:e|f)", "xa|b c|d ef"),
        (r"\bx", "ax x"),
    ],
)
def test_the_edge_of_a_word_is_looked_for_once(pattern, text):
    factored = patterns.factored(pattern)
    assert [m.span() for m in re.finditer(factored, text)] == [m.span() for m in re.finditer(pattern, text)]


def test_all_modules_of_the_reader_make_their_patterns_late():
    for path in (Path(replot.__file__).parent / "reading" / "description").rglob("*.py"):
        own = path.read_text("utf-8")
        assert path.name == "patterns.py" or "\nimport re\n" not in own, f"{path}: import patterns as re"
