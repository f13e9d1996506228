"""Printed rows that carry the names of their columns: behind the row, by letters, or before each value."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.prints.numbered_names import numbered_names, numbered_triangle
from replot.reading.description.document.prints.printed_lines import BARS, is_value, pointed
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import MISSING_WORDS

__all__ = ["keyed_row", "named_rows", "paired_row"]
KEYED_ROW = re.compile(
    r"\s*(?P<values>\S+(?:\s+\S+)*?)(?:\s*\|\s*|\s+)(?P<key>\w{1,4})\s*=\s*(?P<name>\S.*?)\s*$"
)
"""A row whose class is named behind it, by the letter of its column: ``337  603 |  a = yes``, bar or not."""
WORD = re.compile(r"\S+")
LED = re.compile(
    r"[\s>]*(?:(?:[-*+•·‣–]|\d{1,2}[.)](?=\s+[*_`]{0,2}[^\W\d]))\s+)?"
    r"(?P<row>[^\s:](?:[^:]{0,60}?[^\s:])?)\s*(?:→|⟶|->|=>|\||(?<=\s)[–—]|:)\s+(?=\S)"
)
PAIR = re.compile(
    r"(?P<name>[^\s:=,;|](?:[^:=,;|]{0,38}[^\s:=,;|])?)\s*[:=]\s*"
    rf"(?P<value>[-−+]?\.?\d(?:[\d.]*\d)?%?|[-–—]{{1,3}}|(?i:{MISSING_WORDS})(?!\w))(?:\s*[,;|]\s*|\s+|$)"
)
"""``tok1 : 0.18``."""
LONGEST = 20_000
"""Characters of a line in which pairs are looked for."""
Lines = list[tuple[int, str]]


def named_rows(lines: Lines) -> Block | None:
    """The first such rows among lines as a table block, or None."""
    return _keyed(lines) or numbered_names(lines) or numbered_triangle(lines) or _paired(lines)


def keyed_row(raw: str) -> re.Match[str] | None:
    """The parts of a row of values whose class is named behind it by the letter of its column."""
    row = KEYED_ROW.match(raw.translate(BARS)) if "=" in raw else None
    return row if row is not None and all(map(is_value, row["values"].split())) else None


def paired_row(raw: str) -> bool:
    """Whether a line says the column before every value."""
    return LED.match(raw) is not None and any(True for _ in _pairs(1, raw))


def _keyed(lines: Lines) -> Block | None:
    """A square matrix under the letters of its classes, each named behind its row, as Weka prints it."""
    rows = [(n, row) for n, (_, raw) in enumerate(lines) if (row := keyed_row(raw)) is not None]
    if len(rows) < 2 or rows[0][0] == 0 or rows[-1][0] - rows[0][0] != len(rows) - 1:
        return None
    at, head = lines[rows[0][0] - 1]
    if head.split()[: len(rows)] != [row["key"] for _, row in rows]:
        return None
    names = [Text.of_line(row["name"], lines[n][0], row.start("name") + 1) for n, row in rows]
    table = [[Text(), *names]]
    for (n, row), name in zip(rows, names, strict=True):
        cells = [
            Text.of_line(value.group(), lines[n][0], row.start("values") + value.start() + 1)
            for value in WORD.finditer(row["values"])
        ]
        if len(cells) != len(rows):
            return None
        table.append([name, *cells])
    if (side := pointed(at, head)) is not None:
        table.insert(0, [Text(), side, *[Text()] * (len(names) - 1)])
    block = _block(at, table)
    block.header = len(table) - len(names)
    return block


def _paired(lines: Lines) -> Block | None:
    """Lines that say the column before every value: ``tok1 → tok1 : 0.3  tok2 : 0.7``."""
    read = [(at, list(_pairs(at, raw))) for at, raw in lines]
    start = next((n for n, (_, row) in enumerate(read) if row), len(read))
    stop = next((n for n in range(start, len(read)) if not read[n][1]), len(read))
    rows = [row for _, row in read[start:stop]]
    names = [[name.text for name, _ in row[1:]] for row in rows]
    if len(rows) < 2 or len(names[0]) < 2 or any(each != names[0] for each in names):
        return None
    table = [[Text(), *(name for name, _ in rows[0][1:])]]
    table += [[row[0][0], *(value for _, value in row[1:])] for row in rows]
    return _block(read[start][0], table)


def _pairs(at: int, raw: str) -> Iterator[tuple[Text, Text]]:
    """The name of such a line, then its columns with their values; nothing if it is none."""
    led = LED.match(raw) if len(raw) < LONGEST else None
    found = list(PAIR.finditer(raw, led.end())) if led is not None else []
    if led is None or len(found) < 2 or found[0].start() != led.end() or found[-1].end() != len(raw):
        return
    if any(a.end() != b.start() for a, b in pairwise(found)):
        return
    yield Text.of_line(led["row"], at, led.start("row") + 1), Text()
    for pair in found:
        yield (
            Text.of_line(pair["name"], at, pair.start("name") + 1),
            Text.of_line(pair["value"], at, pair.start("value") + 1),
        )


def _block(at: int, rows: list[list[Text]]) -> Block:
    table = table_at(at)
    table.rows = rows
    return table
