"""The work of reading a text grows with its length, whatever stands in it: calls are counted, not seconds."""

from __future__ import annotations

import cProfile
import re
from contextlib import suppress
from pathlib import Path
from types import CodeType

import pytest
from hostile import TEXTS

import replot

SIZE = 2000
BASE = 4000
"""Calls that any text may take beside those that grow with it."""
COMPILING = str(Path(re.__file__).parent)
"""Patterns are compiled at their first use, which is no work on the text."""


def read(text: str) -> None:
    with suppress(replot.ReplotError):
        replot.examine(text)


def calls(text: str) -> int:
    """Calls of functions, of Python's own too, while a text is read."""
    profile = cProfile.Profile()
    profile.enable()
    try:
        read(text)
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
    assert twice <= 2.3 * once + BASE
