"""Printed grids without the words behind their values, over which no head stands: ``B  0  25  perfect``."""

from __future__ import annotations

from replot.reading.description.document.prints.printed_lines import is_value
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import is_missing

__all__ = ["without_words_behind_rows"]
GAP = "  "
FEWEST = 2
"""Values of a row, and rows that have as many of them."""
MOST_PARTS = 3
MOST_ABOVE = 3
"""Lines over the rows that may hold their heads."""
WORD = re.compile(r"[^\W\d_]{2}")


def without_words_behind_rows(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Numbered lines without the words behind the values of rows that have as many values each."""
    begins = [_begin(raw) if GAP in raw else None for _, raw in lines]
    rows = [k for k, begin in enumerate(begins) if begin is not None]
    counts = {begin[1] for begin in begins if begin is not None}
    if len(counts) != 1 or sum(_values(raw) in counts for _, raw in lines) + len(rows) < FEWEST:
        return lines
    column = min(begin[0] for begin in begins if begin is not None)
    among = lines[max(0, rows[0] - MOST_ABOVE) : rows[-1] + 1]
    others = {at for at, _ in among} - {lines[k][0] for k in rows}
    if any(at in others and len(raw.rstrip()) > column for at, raw in among):
        return lines  # a head, or a value, stands there too
    return [(at, raw if begin is None else raw[: begin[0]])
            for (at, raw), begin in zip(lines, begins, strict=True)]


def _begin(raw: str) -> tuple[int, int] | None:
    """Where the words behind the values of a line begin, and how many values it has; None for other lines."""
    if "|" in raw or "\t" in raw:
        return None
    before, end = raw.rstrip(), -1
    for _ in range(MOST_PARTS):
        cut = before.rfind(GAP)
        words = before[cut + len(GAP) :]
        if cut < 0 or is_missing(words) or is_value(words):
            break
        before, end = before[:cut].rstrip(), cut + len(GAP)
    if end < 0 or WORD.search(raw, end) is None:
        return None
    count = _values(before)
    return (end, count) if count >= FEWEST else None


def _values(raw: str) -> int:
    """How many values a line ends with, behind a label; 0 where there is none."""
    parts = raw.split()
    count = 0
    while count < len(parts) and is_value(parts[-1 - count]):
        count += 1
    return count if count < len(parts) else 0
