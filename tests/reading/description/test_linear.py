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
from replot.reading.description.limits import limited

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
