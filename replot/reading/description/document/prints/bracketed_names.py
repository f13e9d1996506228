"""Grids whose labels carry their numbers in brackets: ``Low (1) High (2)`` over ``Rare (1) 4 8``."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.prints.printed_lines import is_value
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["bracketed_names"]
NAME = re.compile(r"[^\W\d_][^\s()]*(?: [^\s()\d]+){0,3} \(\d{1,3}\)")
ROW = re.compile(rf"\s*(?P<name>{NAME.pattern})")
WORD = re.compile(r"\S+")
FEWEST = 2
"""Columns, and lines."""


def bracketed_names(lines: list[str], k: int) -> tuple[Block, int] | None:
    """The grid below the heads in line ``k``, and the line after it; None if the line is no such heads."""
    heads = _names(lines[k])
    if not heads:
        return None
    table = table_at(k + 1)
    table.rows = [[Text(), *(Text.of_line(name[0], k + 1, name.start() + 1) for name in heads)]]
    end = k + 1
    while end < len(lines):
        row = ROW.match(lines[end])
        values = list(WORD.finditer(lines[end], row.end())) if row is not None else []
        if row is None or len(values) != len(heads) or not all(is_value(value[0]) for value in values):
            break
        cells = [Text.of_line(row["name"], end + 1, row.start("name") + 1)]
        cells += [Text.of_line(value[0], end + 1, value.start() + 1) for value in values]
        table.rows.append(cells)
        end += 1
    return (table, end) if end - k > FEWEST else None


def _names(line: str) -> list[re.Match[str]]:
    """The labels of a line; none where anything else stands in it."""
    found = list(NAME.finditer(line)) if line.rstrip().endswith(")") else []
    return found if len(found) >= FEWEST and not NAME.sub("", line).strip() else []
