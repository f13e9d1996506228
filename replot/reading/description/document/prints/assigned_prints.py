"""Arrays as MATLAB and Octave print them: ``V =``, a factor of all values, columns in several parts."""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["assigned_print", "begins_assigned"]
NAMED = re.compile(r"\s*[A-Za-z]\w{0,60} =\s*")
FACTOR = re.compile(r"\s*(?P<factor>\d(?:\.\d+)?[eE][-+]?\d{1,3})\s+\*\s*")
"""``1.0e+03 *``: by what all values are to be multiplied."""
COLUMNS = re.compile(r"\s*Columns? (?P<first>\d{1,5})(?: (?:through|and|to) (?P<last>\d{1,5}))?:?\s*")
VALUES = re.compile(r"\s*(?:(?:[-+]?\d[\d.]*(?:[eE][-+]?\d+)?|NaN|-?Inf|NA)(?:\s+|$))+")
WORD = re.compile(r"\S+")
MOST_LINES = 2000
FEWEST = 2
"""Rows and columns of an array."""


@dataclass
class _Part:
    """The columns from one to another, or all of them, and the lines of their values."""

    columns: range | None
    rows: list[tuple[int, list[re.Match[str]]]] = field(default_factory=list)

    def fits(self, start: int) -> bool:
        """Whether it holds the columns from ``start`` on, each line as many as it says."""
        count = len(self.rows[0][1]) if self.rows else 0
        said = self.columns is None or (self.columns.start == start and len(self.columns) == count)
        return count > 0 and said and all(len(words) == count for _, words in self.rows)


def begins_assigned(line: str) -> bool:
    """Whether such an array may begin with a line: its name, its factor or the numbers of its columns."""
    body = line.strip()
    if body.endswith("="):
        return NAMED.fullmatch(line) is not None
    return (body.endswith("*") and FACTOR.fullmatch(line) is not None) or (
        body.startswith("Column") and COLUMNS.fullmatch(line) is not None
    )


def assigned_print(lines: list[str], k: int, stop: int | None = None) -> tuple[Block | None, int]:
    """The array that begins with line ``k``, and the line after it, or after those looked at."""
    factor = Decimal(1)
    parts: list[_Part] = []
    at = end = k
    stop = min(len(lines) if stop is None else stop, k + MOST_LINES)
    while at < stop:
        line = lines[at]
        if VALUES.fullmatch(line):
            if not parts or (parts[-1].rows and end < at):
                if parts:
                    break  # numbers of their own, behind an empty line
                parts.append(_Part(None))
            parts[-1].rows.append((at, list(WORD.finditer(line))))
            end = at + 1
        elif (said := COLUMNS.fullmatch(line)) is not None and (not parts or parts[-1].columns is not None):
            first, last = int(said["first"]), int(said["last"] or said["first"])
            parts.append(_Part(range(first, last + 1)))
        elif not parts and (scaled := FACTOR.fullmatch(line)) is not None:
            factor = Decimal(scaled["factor"])
        elif line.strip() and at > k:
            break
        at += 1
    width = 0
    for part in parts:
        if not part.fits(width + 1):
            return None, at
        width += len(part.rows[0][1])
    if width < FEWEST or len(parts[0].rows) < FEWEST or len({len(part.rows) for part in parts}) > 1:
        return None, at
    table = table_at(parts[0].rows[0][0] + 1, headless=True)
    for lines_of_row in zip(*(part.rows for part in parts), strict=True):
        cells = [_value(word, row, factor) for row, words in lines_of_row for word in words]
        table.rows.append([Text(), *cells])
    return table, end


def _value(word: re.Match[str], at: int, factor: Decimal) -> Text:
    """A value, times the factor of all."""
    said = word[0]
    if factor != 1:
        try:
            said = format((Decimal(said) * factor).normalize(), "f")
        except InvalidOperation:
            said = word[0]
    return Text("NaN" if said in ("nan", "NA") else said, [(0, at + 1, word.start() + 1)])
