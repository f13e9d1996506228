"""Printed square matrices under the numbers of their classes, each named behind its own, as MALLET does."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["heads_numbers", "numbered_names", "numbered_row"]
HEAD = re.compile(
    r"\s*(?P<corner>[A-Za-z]{2,20}\s+)?(?P<numbers>[01](?:\s+\d{1,3})+)"
    r"(?:\s*\|?\s*(?:total|sum|all))?\s*"
)
ROW = re.compile(
    r"\s*(?P<number>\d{1,3})\s+(?P<name>[^\W\d][^\s|:=]*)(?P<values>(?:\s+(?:\d[\d.,]*%?|[.-]))+)"
    r"(?:\s*\|\s*\d[\d.,]*)?\s*"
)
"""``0  ham  38 101  |139``."""
WORD = re.compile(r"\S+")
FEWEST = 2
Lines = list[tuple[int, str]]


def heads_numbers(raw: str) -> bool:
    """Whether a line may be the head of such a matrix."""
    return HEAD.fullmatch(raw) is not None


def numbered_row(raw: str) -> bool:
    """Whether a line is such a row."""
    return ROW.fullmatch(raw) is not None


def numbered_names(lines: Lines) -> Block | None:
    """The first such matrix among lines as a table block, or None."""
    for n, (at, raw) in enumerate(lines):
        head = HEAD.fullmatch(raw)
        numbers = head["numbers"].split() if head is not None else []
        below = lines[n + 1 : n + 1 + len(numbers)]
        rows = [ROW.fullmatch(line) for _, line in below]
        if head is None or [row and row["number"] for row in rows] != numbers or len(numbers) < FEWEST:
            continue
        values = [list(WORD.finditer(row["values"])) for row in rows if row is not None]
        if any(len(each) != len(numbers) for each in values):
            continue
        places = [row.start("values") for row in rows if row is not None]
        names = [
            Text.of_line(row["name"], line, row.start("name") + 1)
            for row, (line, _) in zip(rows, below, strict=True)
            if row is not None
        ]
        said = (head["corner"] or "").strip()
        corner = Text.of_line(said, at, head.start("corner") + 1) if said else Text()
        body = [
            [name, *(Text.of_line(cell.group(), line, begin + cell.start() + 1) for cell in cells)]
            for name, cells, begin, (line, _) in zip(names, values, places, below, strict=True)
        ]
        return table_at(at, [[corner, *names], *body])
    return None
