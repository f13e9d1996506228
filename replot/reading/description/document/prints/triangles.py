"""Halves of a square matrix that lines tell, each one value longer than the one before: ``BMI: 0.12, 1``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, takewhile

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.parsing import fills_cell, parse_quantity
from replot.reading.description.lexicon.patterns import rare

__all__ = ["lower_half", "with_triangles"]
FEWEST = 3
"""Lines of a half."""
LINE = re.compile(
    rf"(?!(?:row|line|col(?:umn)?)\b)(?P<name>[^\W\d_][^:=—]{{0,40}}?)\s*[:=—]\s*"
    rf"(?P<values>(?>{PLAIN})%?(?:(?:\s*,\s*|\s+)(?:and\s+)?(?>{PLAIN})%?)*+)\s*\.?\s*",
    re.I,
)
"""``BMI: 0.12, 1``; in ``row 2 (BMI): 0.12, 1`` the name says which row it is."""
VALUE = re.compile(rf"{PLAIN}%?")
SAID = rare(r"\btriang|\b(?:below|above) (?:it|the (?:main )?diagonal)\b|\b(?:lower|upper) half\b", re.I)
HOLLOW = rare(
    r"\bwithout (?:the |its )?(?:main )?diagonal\b|\bno diagonal\b|"
    r"\bdiagonal\b(?: \w+){0,2} (?:not|left out|omitted|missing|empty|blank|hidden)\b",
    re.I,
)
"""What tells that lines of a half do not end, or begin, with the diagonal."""
COHORTS = rare(r"\bcohorts?\b", re.I)
"""Lines of which each begins later than the one before: the values that it lacks are the last ones."""
Row = list[Text]


def lower_half(rows: Sequence[Row]) -> Block | None:
    """The lower half of a square matrix, its first line one value long, under the names of its lines."""
    size = len(rows) + 1
    if len(rows) < FEWEST or [len(row) for row in rows] != list(range(2, size + 1)):
        return None
    if not all(fills_cell(cell.text) for row in rows for cell in row[1:]):
        return None
    return _table(rows, [[*row, *(Text() for _ in range(size - len(row)))] for row in rows])


def _upper_half(rows: Sequence[Row]) -> Block | None:
    """The upper half, its last line one value long."""
    size = len(rows) + 1
    if [len(row) for row in rows] != list(range(size, 1, -1)):
        return None
    return _table(rows, [[row[0], *(Text() for _ in range(size - len(row))), *row[1:]] for row in rows])


def _table(rows: Sequence[Row], filled: list[Row]) -> Block:
    line = rows[0][0].span().line
    heads = [Text(), *(row[0] for row in rows)]
    return table_at(line, [heads, *filled])


def with_triangles(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with lines that are half of a matrix as a table.

    They are where the diagonal has the same value throughout, or the text before them speaks of a triangle.
    Lines after a word of cohorts are none.
    """
    run: list[Block] = []
    lengths: list[int] = []
    said = hollow = False
    blocks = iter(blocks)
    for block in blocks:
        if block.is_prose and COHORTS.search(block.text.text):
            yield from _whole(run, said and not hollow)
            yield block
            yield from blocks
            return
        length = _length(block.text) if block.is_prose else 0
        if length and {b - a for a, b in pairwise([*lengths[-2:], length])} in (set(), {1}, {-1}):
            run.append(block)
            lengths.append(length)
            continue
        yield from _whole(run, said and not hollow)
        run, lengths = ([block], [length]) if length else ([], [])
        if not length:
            said = said or SAID.search(block.text.text) is not None
            hollow = hollow or HOLLOW.search(block.text.text) is not None
            if block.kind != "paragraph":
                yield block
            elif (printed := _printed(block, said, hollow)) is not None:
                yield printed
            else:
                yield from _in_sentences(block, said and not hollow)
    yield from _whole(run, said and not hollow)


def _whole(run: list[Block], said: bool) -> Iterator[Block]:
    table = _half([block.text for block in run], said)
    yield from run if table is None else (table,)


PRINTED = re.compile(
    rf"(?P<name>[^\W\d_][^:=|;,]{{0,40}}?)(?:\s*[:=](?=\s|$))?(?P<values>(?:\s*,?\s(?>{PLAIN})%?)*+)\s*", re.I
)
"""A line as a program prints it: ``wind  0.4  1``, or the name alone."""
SURE = 4
"""Lines of a half without its diagonal that leave no doubt, whatever the text says."""


def _printed(block: Block, said: bool, hollow: bool) -> Block | None:
    """The half of a matrix that the lines of a paragraph print, with its diagonal or without."""
    text = block.text
    starts = [0, *text.further_lines()] if len(text) < LONGEST else []
    if len(starts) < FEWEST:
        return None
    lines = [text.cut(a, b) for a, b in zip(starts, [*starts[1:], len(text)], strict=True)]
    if not all(PRINTED.fullmatch(line.text) for line in lines):
        return None
    rows = [_row(line, PRINTED) for line in lines]
    names = [row[0].text for row in rows]
    if len(set(names)) < len(names):
        return None
    lengths, size = [len(row) - 1 for row in rows], len(rows)
    rising = lengths == sorted(lengths)
    if sorted(lengths) == list(range(1, size + 1)):
        ends = {row[-1 if rising else 1].text for row in rows}
        sure = not hollow and (said or len(ends) == 1)
    else:
        sure = sorted(lengths) == list(range(size)) and (said or hollow or size >= SURE)
    if not sure or not (rising or lengths == sorted(lengths, reverse=True)):
        return None
    empty = [[Text()] * (size + 1 - len(row)) for row in rows]
    filled = [
        [*row, *gap] if rising else [row[0], *gap, *row[1:]] for row, gap in zip(rows, empty, strict=True)
    ]
    return _table(rows, filled)


def _in_sentences(block: Block, said: bool) -> Iterator[Block]:
    """A paragraph, of which the sentences at the end may be such lines.

    Where the text speaks of a triangle, other sentences may follow upon them.
    """
    source = block.text.text
    parts = sentences(block.text) if len(source) < LONGEST and (said or ENDS.search(source)) else ()
    last = len(parts)
    while said and last and not _length(parts[last - 1]):
        last -= 1
    lines = list(takewhile(_length, reversed(parts[:last])))[::-1]
    table = _half(lines, said)
    if table is None:
        yield block
        return
    if len(lines) < last:
        yield block.saying(block.text.cut(0, source.index(lines[0].text)))
    yield table
    if last < len(parts):
        yield block.saying(block.text.cut(source.rindex(parts[last].text), len(source)))


ENDS = re.compile(r"[:=—] ?[^:=—]{1,4000}\d%?\.?$")
LONGEST = 4000
"""Letters of a paragraph that is looked into."""


def _half(lines: Sequence[Text], said: bool) -> Block | None:
    """Half of a matrix, or nothing."""
    if len(lines) < FEWEST:
        return None
    rows = [_row(line) for line in lines]
    if len({row[0].text for row in rows}) < len(rows):
        return None
    for make, diagonal in ((lower_half, -1), (_upper_half, 1)):
        ends = [parse_quantity(row[diagonal].text) for row in rows]
        if (said or len({end and end.value for end in ends}) == 1) and (table := make(rows)) is not None:
            return table
    return None


def _length(text: Text) -> int:
    """How many values stand behind the name of a line; 0 for other texts."""
    source = text.text
    line = LINE.fullmatch(source) if len(source) < LONGEST and source[-1:] in "0123456789%." else None
    return len(VALUE.findall(line["values"])) if line is not None else 0


def _row(text: Text, pattern: re.Pattern = LINE) -> Row:
    """The name and the values of a line."""
    line = pattern.fullmatch(text.text)
    assert line is not None
    start = line.start("values")
    values = (text.cut(start + v.start(), start + v.end()) for v in VALUE.finditer(line["values"]))
    return [text.cut(*line.span("name")), *values]
