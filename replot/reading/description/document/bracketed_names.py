"""Grids whose labels carry their numbers in brackets: ``Low (1) High (2)`` over ``Rare (1) 4 8``."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.printed_lines import is_value
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["bracketed_names", "heads_bracketed"]
NAME = re.compile(r"[^\W\d_][^\s()]*(?: [^\s()\d]+){0,3} \(\d{1,3}\)")
FEWEST = 2
"""Columns, and lines."""


def heads_bracketed(line: str) -> bool:
    """Whether a line is nothing but such labels."""
    return line.rstrip().endswith(")") and len(_names(line)) >= FEWEST


def bracketed_names(lines: list[str], k: int) -> tuple[Block, int] | None:
    """The grid below the heads in line ``k``, and the line after it."""
    heads = _names(lines[k])
    table = table_at(k + 1)
    table.rows = [[Text(), *(Text.of_line(name[0], k + 1, name.start() + 1) for name in heads)]]
    end = k + 1
    while end < len(lines):
        row = NAME.match(lines[end].lstrip())
        lead = len(lines[end]) - len(lines[end].lstrip())
        values = list(re.finditer(r"\S+", lines[end][lead + row.end() :])) if row is not None else []
        if row is None or len(values) != len(heads) or not all(is_value(value[0]) for value in values):
            break
        cells = [Text.of_line(row[0], end + 1, lead + 1)]
        cells += [Text.of_line(v[0], end + 1, lead + row.end() + v.start() + 1) for v in values]
        table.rows.append(cells)
        end += 1
    return (table, end) if end - k > FEWEST else None


def _names(line: str) -> list[re.Match[str]]:
    """The labels of a line; none where anything else stands in it."""
    found = list(NAME.finditer(line))
    return found if not NAME.sub("", line).strip() else []
