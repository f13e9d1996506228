"""The work of reading a text grows with its length, whatever stands in it: calls are counted, not seconds."""

from __future__ import annotations

import cProfile
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import CodeType

import pytest
from hostile import TEXTS

import replot
from replot.reading.description.document.beginning import beginning
from replot.reading.description.document.scanner import scan
from replot.reading.description.document.tables.table_lines import SENTENCE
from replot.reading.description.lexicon.ranges import expand_range
from replot.reading.description.limits import limited
from replot.reading.description.statements.axes.sides.directions import LISTED
from replot.reading.description.statements.bars.limits import FROM_TO
from replot.reading.description.statements.cells.lines.like_others import LIKE
from replot.reading.description.statements.cells.lines.lines_alike import ALIKE
from replot.reading.description.statements.cells.lines.rest_of_line import RESTS
from replot.reading.description.statements.cells.lines.windows import BETWEEN, FROM
from replot.reading.description.statements.cells.many.uniform import ALL_CELLS, ALWAYS, LINES
from replot.reading.description.statements.frame.words import LINE_PAIR
from replot.reading.description.statements.title_words import NUMBERING

SIZE = 2000
BASE = 4000
"""Calls that any text may take beside those that grow with it."""
COMPILING = str(Path(re.__file__).parent)
"""Patterns are compiled at their first use, which is no work on the text."""


def read(text: str) -> None:
    with suppress(replot.ReplotError):
        replot.examine(text)


def calls(text: str, act: Callable[[str], object] = read) -> int:
    """Calls of functions, of Python's own too, while a text is read."""
    profile = cProfile.Profile()
    profile.enable()
    try:
        act(text)
    finally:
        profile.disable()
    own = [each for each in profile.getstats() if not _compiles(each.code)]
    return sum(
        called.callcount
        for each in own
        for called in ([] if isinstance(each.code, str) else [each, *(each.calls or ())])
        if called is each or isinstance(called.code, str)
    )


def _compiles(code: CodeType | str) -> bool:
    return not isinstance(code, str) and code.co_filename.startswith(COMPILING)


@pytest.mark.slow
@pytest.mark.parametrize("name", TEXTS)
def test_twice_the_text_is_twice_the_work(name):
    for _ in range(9):
        read(TEXTS[name](200))  # what is made at the first uses
    once, twice = calls(TEXTS[name](SIZE)), calls(TEXTS[name](2 * SIZE))
    if twice > 2.3 * once + BASE:  # a list of one length may make pairs, one of the other may not
        once, twice = twice, calls(TEXTS[name](4 * SIZE))
    assert twice <= 2.3 * once + BASE


@pytest.mark.parametrize("line", ["a: 1\n\n", "# a\n\n", "- a: 1\n", "Part\n----\n\n"])
def test_blocks_beyond_the_limit_are_not_looked_for(line):
    def scan_within(text: str) -> None:
        with limited(replot.Limits(prose=1000)):
            beginning(scan(text))

    lines = 4000
    scan_within(line * 9)
    assert calls(line * lines, scan_within) < 60 * lines


LONG_SPACES = " " * 20_000
"""What stays of long remarks that are blanked: that it takes part in several ways would never end."""


@pytest.mark.parametrize("begun", ["37 °C", "2 kg", "Layer 1", "Jan", "A", "0%", "2021-01", "2021"])
def test_spaces_behind_what_may_begin_a_range(begun):
    assert expand_range(f"{begun}{LONG_SPACES}x 2") is None


def test_spaces_between_the_ends_of_a_range():
    assert expand_range(f"2 kg{LONG_SPACES}to{LONG_SPACES}5 kg").texts == ("2 kg", "3 kg", "4 kg", "5 kg")
    assert expand_range(f"Layer 1 {LONG_SPACES}, ..., {LONG_SPACES}Layer 3").texts == (
        "Layer 1", "Layer 2", "Layer 3"
    )


def test_spaces_in_what_may_be_lines_with_the_same_values():
    assert ALIKE.fullmatch(f"Ash{LONG_SPACES}, then Fir") is None
    told = ALIKE.fullmatch(f"Ash and Fir{LONG_SPACES}, each have {LONG_SPACES}2, 3{LONG_SPACES}. ")
    assert (told["names"], told["values"]) == ("Ash and Fir", "2, 3")


@pytest.mark.parametrize(("find", "told"), [
    (LINES.match, "All_Ash_rows_show"), (LINES.match, "_Ash and Fir_rows"),
    (ALWAYS.search, "Note:_the Ash_is_"), (ALL_CELLS.match, "All cells_of_Ash_"),
    (LIKE.search, "Ash;_Fir_is_the same as_Oak_x"), (LIKE.search, ";_x"),
    *((rest.match, told) for rest in RESTS for told in (";_Fir_", ";_Fir are_", "_;_")),
    (FROM_TO.search, "from 1_via_white_at_3_x to_x 1"), (FROM_TO.search, "from 1_,_x"),
    (LINE_PAIR.fullmatch, "row_Ash"), (LISTED.search, "and Ash_are_x_,_"), (SENTENCE.fullmatch, "|_x_"),
    (NUMBERING.search, "1._"),
])
def test_spaces_in_what_is_not_told(find, told):
    assert find(told.replace("_", LONG_SPACES)) is None


@pytest.mark.parametrize(("find", "told", "expected"), [
    (LINES.match, "All_Ash and Fir_rows_show 2", {"all": "All", "names": "Ash and Fir", "line": "rows"}),
    (ALWAYS.search, "Note:_the Ash_is_always_5", {"names": "Ash", "always": "always"}),
    (ALL_CELLS.match, "All cells_of_Ash_are_3", {"names": "Ash", "line": None}),
    (LIKE.search, "Fir is 2;_Ash_is_the same as_Oak_.", {"lines": "Ash", "other": "Oak"}),
    (RESTS[-1].match, ";_Fir and Oak are n/a_", {"names": "Fir and Oak", "missing": "n/a"}),
    (LINE_PAIR.fullmatch, "row_Ash_, col_5", {"y": "row_Ash", "x": "col_5"}),
    (FROM.fullmatch, "oak_(_from_May_)", {"name": "oak", "first": "May"}),
    (BETWEEN.fullmatch, "oak_(_May to July_)", {"name": "oak", "inside": "May to July"}),
    (BETWEEN.fullmatch, "oak,_24", {"name": "oak", "said": "24"}),
])
def test_spaces_between_what_is_told(find, told, expected):
    found = find(told.replace("_", LONG_SPACES))
    assert {name: found[name] for name in expected} == {
        name: text and text.replace("_", LONG_SPACES) for name, text in expected.items()
    }


@pytest.mark.parametrize("told", [
    "via_white_to_4", "through_-1_to 4", "via white at_0.5_to_4", "over_at_-1.5 to 4", "_to_4",
])
def test_spaces_between_the_ends_of_a_scale(told):
    found = FROM_TO.search(f"from -2 {told}".replace("_", " " * 40))
    assert (found["a"].strip(), found["b"]) == ("-2", "4")
