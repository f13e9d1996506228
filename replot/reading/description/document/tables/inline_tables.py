"""Tables that stand in running text: ``[[1, 2], [3, 4]]``, ``{"a": {"x": 1}}``, ``(a, x, 1), (b, x, 2)``."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.data.json_rows import rows_of
from replot.reading.description.document.data.literals import MATRIX, ROW, is_row, parts_of
from replot.reading.description.document.prints.inline_frames import inline_frames
from replot.reading.description.document.prints.inline_sides import inline_sides
from replot.reading.description.document.tables.parted_rows import parted_rows
from replot.reading.description.document.text import Text
from replot.reading.description.document.wordings.run_on import run_on_frame
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["inline_tables"]
Found = tuple[int, int, list[list[Text]], bool]
"""Beginning, end and rows of a table in a text, and whether it has no heads."""
OBJECT = rare(r"[{\[]\s*(?:[\"'][^\"'{}]{1,120}[\"']\s*:\s*(?=[{\[])|(?=[{\[]\s*[\"']))")
LONGEST_OBJECT = 20_000
QUOTES = re.compile(r"(?<![^\s{\[,:])'|'(?![^\s}\],:])")
"""The marks around a name as Python writes it."""
TRIPLE = r"\(\s*(?P<{0}a>[^(),;]{{1,60}}),\s*(?P<{0}b>[^(),;]{{1,60}}),\s*(?P<{0}v>{1})\s*\)"
NEXT_TRIPLE = re.compile(r"\s*[,;.]?\s*(?:and\s+)?" + TRIPLE.format("", r"[-−+~]?[\d.]+\s?%?"))
HEAD = re.compile(TRIPLE.format("h", r"[^\W\d][^(),;]{0,60}") + r"\s*[:=]?\s*")
TRIPLES = rare(HEAD.pattern + r"(?=\()")
FEWEST = 3


def inline_tables(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with each table that stands in running text as a block of its own."""
    for block in blocks:
        source = block.text.text
        if block.kind == "table" and all(len(row) == 1 for row in block.rows):
            block = _unframed(block)
            source = block.text.text
        found = list(_tables(block.text)) if block.is_prose else []
        start = 0
        for begin, end, rows, headless in found:
            if begin < start:
                continue
            if before := block.text.cut(start, begin):
                yield block.saying(before)
            table = table_at(block.line, headless=headless)
            table.rows = rows
            yield table
            start = end
        if start == 0:
            yield block
        elif re.search(r"\w", source[start:]):
            yield Block("paragraph", block.text.cut(start), block.line, block.level)


def _unframed(block: Block) -> Block:
    """A table of one cell in a line, in which somebody put a text, as that text."""
    texts = [row[0] for row in block.rows if row[0]]
    return Block("paragraph", Text.of_lines(texts) if texts else Text(), block.line, block.level)


def _tables(text: Text) -> Iterator[Found]:
    source = text.text
    printed = (*inline_sides(text), *inline_frames(text))
    for begin, end, rows in (*printed, *run_on_frame(text), *parted_rows(text)):
        yield begin, end, rows, False
    if "[[" in source:
        yield from _matrices(text)
    elif "{" in source:
        yield from _objects(text)
    elif "(" in source:
        yield from _triples(text)


def _matrices(text: Text) -> Iterator[Found]:
    """Matrices without heads."""
    source = text.text
    for matrix in MATRIX.finditer(source):
        rows = [parts_of(source, *row.span(1)) for row in ROW.finditer(source, *matrix.span())]
        widths = {len(row) for row in rows}
        if widths == {1} or len(widths) > 1 or not all(map(is_row, ROW.findall(matrix.group()))):
            continue
        yield *matrix.span(), [[Text(), *(text.cut(*part) for part in row)] for row in rows], True


def _objects(text: Text) -> Iterator[Found]:
    """Objects of JSON, or dictionaries of Python, that hold a table."""
    source = text.text
    at = 0
    while (begun := OBJECT.search(source, at)) is not None:
        at = end = _closed(source, begun.start())
        said = source[begun.start() : end]
        try:
            data = json.loads(said if '"' in said else QUOTES.sub('"', said))
        except (ValueError, RecursionError):
            continue
        if lines := _lines(data):
            heads = [Text() for _ in lines[0]]
            yield begun.start(), end, [heads, *_located(lines, text, begun.start(), end, heads=False)], False
        elif rows := rows_of(data):
            yield begun.start(), end, _located(rows, text, begun.start(), end), False


def _closed(source: str, start: int) -> int:
    """Where the bracket that opens at ``start`` is closed, or the end of what is looked through."""
    depth = 0
    for sign in BRACKET.finditer(source, start, start + LONGEST_OBJECT):
        depth += 1 if sign.group() in "{[" else -1
        if depth == 0:
            return sign.end()
    return min(len(source), start + LONGEST_OBJECT)


BRACKET = re.compile(r"[{}\[\]]")


def _lines(data: Any) -> list[list[str]]:
    """The named lines of numbers of a dictionary, which does not say what its columns are."""
    if not isinstance(data, dict) or not all(isinstance(line, list) for line in data.values()):
        return []
    if len(data) < 2 or len({len(line) for line in data.values()}) > 1 or len(next(iter(data.values()))) < 2:
        return []
    if not all(isinstance(value, int | float) for line in data.values() for value in line):
        return []
    return [[str(name), *map(json.dumps, line)] for name, line in data.items()]


def _located(
    rows: list[list[str]], text: Text, start: int, end: int, heads: bool = True
) -> list[list[Text]]:
    """The cells at their places in a text: line by line, where each line has its heads again."""
    source = text.text
    out: list[list[Text]] = []
    at = start
    for row in rows:
        cells = []
        for value in row:
            found = source.find(value, at, end) if value else -1
            cells.append(text.cut(found, found + len(value)) if found >= 0 else Text(value))
            at = found + len(value) if found >= 0 and (out or not heads) else at
        out.append(cells)
    return out


def _triples(text: Text) -> Iterator[Found]:
    """A row, a column and a value in each pair of brackets, behind one that says what they are."""
    source = text.text
    for head in TRIPLES.finditer(source):
        rows = [[text.cut(*head.span(name)) for name in ("ha", "hb", "hv")]]
        at = head.end()
        while (triple := NEXT_TRIPLE.match(source, at)) is not None:
            rows.append([text.cut(*triple.span(name)) for name in "abv"])
            at = triple.end()
        if len(rows) > FEWEST:
            yield head.start(), at, rows, False
