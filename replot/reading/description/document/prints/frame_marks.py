"""Frames as R prints them, without what it puts beside their cells: their size, kinds and counts of rows."""

from __future__ import annotations

from itertools import count

from replot.reading.description.lexicon import patterns as re

__all__ = ["without_frame_marks"]
KIND = (
    r"<(?:chr|dbl|int|lgl|fct|ord|date|dttm|time|num|char|fctr?|i64|cplx|Date|POSc|IDat|str|drtn|hms)"
    r"(?:\+lbl|:[.\d]{1,4})?>"
)
KINDS = re.compile(rf"[ \t>]*\*?[ \t]*{KIND}(?:[ \t]+{KIND})+[ \t]*")
"""``* <chr>  <dbl> <dbl>``, the line under the heads of a tibble or of a data.table."""
SIZE = re.compile(r"[ \t>]*# A tibble: [\d,]+ [x×] [\d,]+[ \t]*|[ \t>]*# Groups: .*")
NUMBERED = re.compile(r"(?P<before>[ \t>]*)(?P<number>\d{1,5})(?P<after>:?)[ \t]+(?=\S)")
NAMED = re.compile(r"[^\W\d]")
VALUE = re.compile(r"(?:[-−+]?\.?\d[\d.,]*(?:e[-+]?\d+)?|NA|NaN)", re.I)
MOST_LINES = 5000
FEWEST = 2
"""Rows of a frame, and heads of one."""


def without_frame_marks(source: str) -> str:
    """A text as long as before without the line of kinds in a frame, its size and the counts of its rows.

    A frame without kinds has counts where its lines end under its heads and hold a word more.
    """
    kinds = "<" in source and KINDS.search(source) is not None
    if not kinds and FIRST.search(source) is None:
        return source
    lines = source.split("\n")
    for k, line in enumerate(lines):
        if kinds and ">" in line and KINDS.fullmatch(line) is not None:
            for at in (k, *(at for at in range(max(k - 3, 0), k) if SIZE.fullmatch(lines[at]))):
                lines[at] = " " * len(lines[at])
            _uncount(lines, k + 1, _counted(lines, k + 1))
        elif k and FIRST.match(line) is not None and _is_frame(lines, k, end := _counted(lines, k)):
            _uncount(lines, k, end)
    return "\n".join(lines)


FIRST = re.compile(r"^[ \t>]{0,12}1[ \t]+[^\W\d]\S{0,40}[ \t].*\d[ \t]*$", re.M)
"""The first row of a frame: ``1 oak  0.4  0.2``."""


def _counted(lines: list[str], k: int) -> int:
    """The line behind those from ``k`` on that count from one."""
    for at, number in zip(range(k, min(len(lines), k + MOST_LINES)), count(1), strict=False):
        told = NUMBERED.match(lines[at])
        if told is None or int(told["number"]) != number:
            return at
    return min(len(lines), k + MOST_LINES)


def _uncount(lines: list[str], k: int, end: int) -> None:
    """Blank the counts of lines."""
    for at in range(k, end):
        told = NUMBERED.match(lines[at])
        if told is not None:
            lines[at] = " " * told.end() + lines[at][told.end() :]


def _is_frame(lines: list[str], k: int, end: int) -> bool:
    """Whether lines stand under as many heads as each has words behind its count, and end where these do."""
    heads = lines[k - 1].split()
    width = len(lines[k - 1].rstrip())
    if min(len(heads), end - k) < FEWEST or not all(map(NAMED.match, heads)):
        return False
    for line in lines[k:end]:
        words = line.split()
        if len(words) != len(heads) + 1 or len(line.rstrip()) != width or not VALUE.fullmatch(words[-1]):
            return False
        if not NAMED.match(words[1]):
            return False
    return True
