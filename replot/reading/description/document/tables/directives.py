"""Tables as directives of reStructuredText and MyST list them: ``.. list-table::``, ``:::{csv-table}``."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["directive_table"]
BEGINS = re.compile(
    r"\s*(?:(?P<mark>`{3,}|~{3,}|:{3,})\s*\{(?P<myst>list|csv)-table\}|\.\. (?P<rst>list|csv)-table::)"
    r"[ \t]*(?P<title>.*)"
)
OPTION = re.compile(r"\s*:(?P<key>[\w-]+):\s*(?P<value>.*)")
BULLET = re.compile(r"\s*[-*+](?=\s|$)[ \t]*")
DIGIT = re.compile(r"\d")
DELIMITERS = {"tab": "\t", "space": " "}
MOST_LINES = 5000


def directive_table(lines: list[str], k: int) -> tuple[Block, int] | None:
    """The table that a directive in line ``k`` holds, and the line after it; None where there is none."""
    begins = BEGINS.match(lines[k])
    end = _end(lines, k, begins["mark"]) if begins is not None else None
    if begins is None or end is None:
        return None
    options: dict[str, tuple[str, int]] = {}
    at = k + 1
    while at < end and (option := OPTION.match(lines[at])) is not None:
        options[option["key"]] = option["value"], at
        at += 1
    listed = (begins["myst"] or begins["rst"]) == "list"
    rows = list(_listed(lines, at, end) if listed else _separated(lines, at, end, options))
    title = begins["title"].strip()
    block = Block("table", Text.of_line(title, k + 1, begins.start("title") + 1), k + 1, rows=rows)
    told = options.get("header-rows", ("", 0))[0]
    block.header = int(told) if told.isdecimal() else 0
    block.header += "header" in options and not listed
    if not block.header and rows and not any(DIGIT.search(cell.text) for cell in rows[0][1:]):
        block.header = 1
    stop = end + 1 if begins["mark"] else end
    return (block, stop) if block.header < len(rows) and min(map(len, rows)) > 1 else None


def _end(lines: list[str], k: int, mark: str | None) -> int | None:
    """The line where a directive ends: its closing marks, or the first that is not indented any more."""
    stop = min(len(lines), k + MOST_LINES)
    if mark is not None:
        return next((at for at in range(k + 1, stop) if lines[at].strip() == mark), None)
    depth = len(lines[k]) - len(lines[k].lstrip())
    end = k + 1
    while end < stop and (not lines[end].strip() or lines[end][: depth + 1].isspace()):
        end += 1
    return end


def _listed(lines: list[str], start: int, end: int) -> Iterator[list[Text]]:
    """The rows of a list of lists; what stands deeper belongs to the cell above it."""
    row: list[Text] = []
    outer = None
    for at in range(start, end):
        line = lines[at]
        if not line.strip():
            continue
        depth = len(line) - len(line.lstrip())
        outer = depth if outer is None else outer
        begin = 0
        if depth == outer and (bullet := BULLET.match(line)) is not None:
            if row:
                yield row
            row, begin = [], bullet.end()
        cell = BULLET.match(line[begin:]) if begin or depth > outer else None
        if cell is not None:
            begin += cell.end()
            row.append(Text.of_line(line[begin:].rstrip(), at + 1, begin + 1))
        elif row:
            more = Text.of_line(line.strip(), at + 1, depth + 1)
            row[-1] = row[-1].join(more) if row[-1].text else more
    if row:
        yield row


def _separated(
    lines: Sequence[str], start: int, end: int, options: dict[str, tuple[str, int]]
) -> Iterator[list[Text]]:
    """The rows of values with commas, or another sign, between them; first the one of the option."""
    delim = options.get("delim", (",", 0))[0].strip()
    delim = DELIMITERS.get(delim, delim)
    told = [options["header"]] if "header" in options else []
    for said, at in (*told, *((lines[k], k) for k in range(start, end))):
        if not said.strip():
            continue
        place = lines[at].find(said.strip())
        row = []
        for cell in next(csv.reader([said.strip()], delimiter=delim[:1] or ",", skipinitialspace=True), []):
            found = lines[at].find(cell.strip(), place)
            place = found if found >= 0 else place
            row.append(Text.of_line(cell.strip(), at + 1, place + 1))
            place += len(cell.strip())
        yield row
