"""Tables as wikis write them: ``{|``, rows between ``|-``, heads behind ``!``."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.tables.covering import Covering
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["MOST_LINES", "wiki_table"]
CELL_ENDS = re.compile(r"\|\||!!")
ATTRIBUTES = re.compile(
    r"\s*(?:\w+\s?=[^|\[\]]{1,200}\|(?!\|)|\w+\s?=\s?(?:\"[^|\[\]\"]{0,100}\"|\d+)\s+(?=n/a\b))"
)
"""``style="background: red" |``, before what stands in a cell."""
COVERS = re.compile(r"\b(?P<way>col|row)span\s?=\s?[\"']?\s?(?P<count>\d{1,3})\b")
MOST_LINES = 5000


def wiki_table(lines: list[str], k: int) -> tuple[Block, int] | None:
    """The table that begins in line ``k``, and the line after it; None where it never ends."""
    end = next((at for at in range(k + 1, min(k + MOST_LINES, len(lines))) if _bare(lines[at]) == "|}"), None)
    if end is None:
        return None
    block = table_at(k + 1, header=0)
    covering = Covering()
    row: list[tuple[Text, int, int]] = []
    heads = False  # whether all cells of the row are heads
    for at in range(k + 1, end + 1):
        line = lines[at]
        start = len(line) - len(line.lstrip())
        said = line.lstrip()
        if said.startswith("|+"):
            block.text = Text.of_line(said[2:].strip(), at + 1, start + 3)
        elif said.startswith(("|-", "|}")):
            if row:
                block.rows.append(covering.row(row))
                block.header += heads and block.header == len(block.rows) - 1
            row, heads = [], False
        elif said[:1] in ("|", "!"):
            head = said[0] == "!"
            heads = head and (heads or not row)
            row += _cells(line, start + 1, at + 1)
    block.header = max(block.header, 1)
    return (block, end + 1) if len(block.rows) > 1 else None


def _bare(line: str) -> str:
    return line.strip()[:2]


def _cells(line: str, start: int, number: int) -> list[tuple[Text, int, int]]:
    """The cells of a line from a place on, and how many columns and rows each of them covers."""
    ends = [*CELL_ENDS.finditer(line, start)]
    begins = [start, *(end.end() for end in ends)]
    stops = [*(end.start() for end in ends), len(line)]
    out = []
    for a, b in zip(begins, stops, strict=True):
        attributes = ATTRIBUTES.match(line, a, b)
        spans = dict(COVERS.findall(attributes[0])) if attributes is not None else {}
        a = attributes.end() if attributes is not None else a
        text = line[a:b]
        cell = Text.of_line(text.strip(), number, a + 1 + len(text) - len(text.lstrip()))
        out.append((cell, max(1, int(spans.get("col", 1))), max(1, int(spans.get("row", 1)))))
    return out
