"""Tables in running text with a sign between their rows: ``Town | May | June; Ayr | 3 | 4; Bath | 5 | 6``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.parsing import fills_cell

__all__ = ["parted_rows"]
BETWEEN_ROWS = (
    re.compile(r"\s*;\s*"),
    re.compile(r"(?<=\s)/+(?=\s)"),
    re.compile(r"(?<=\|)\s(?=\|)|(?<=\s\|)(?=\|\s)"),
)
SENTENCE = re.compile(r"(?:[.!?:]\s+)")
BEHIND = re.compile(r"\s*(?P<value>[^\s.,;]\S*?(?: ?%)?)\s*(?:[.,;)](?:\s.*|$)|$)", re.S)
"""The last value, and the sentence that may follow upon the table."""
FEWEST_BARS = 4
FEWEST_ROWS = 3
FEWEST_CELLS = 3
LONGEST, LONGEST_HEAD = 50_000, 60
MOST_TRIES = 3
"""Rows of one run that are tried for heads."""
Span = tuple[int, int]
Rows = tuple[int, int, list[list[Text]]]


def parted_rows(text: Text) -> Iterator[Rows]:
    """Beginning, end and rows of each such table: a row of heads, and rows of values under it."""
    source = text.text
    if source.count("|") < FEWEST_BARS or len(source) > LONGEST:
        return
    for sign in BETWEEN_ROWS:
        found = list(_tables(text, _chunks(source, sign)))
        if found:
            yield from found
            return


def _chunks(source: str, sign: re.Pattern) -> list[list[Span]]:
    """The cells of what stands between the signs."""
    cuts = [match.span() for match in sign.finditer(source)]
    starts = [0, *(b for _, b in cuts)]
    ends = [*(a for a, _ in cuts), len(source)]
    return [_cells(source, a, b) for a, b in zip(starts, ends, strict=True)]


def _cells(source: str, start: int, end: int) -> list[Span]:
    """The cells between the bars of a row, with bars around it or without."""
    bars = [k for k in range(start, end) if source[k] == "|"]
    cells = list(zip([start, *(k + 1 for k in bars)], [*bars, end], strict=True))
    if len(cells) > 1 and not source[slice(*cells[0])].strip():
        cells = cells[1:]
    return cells[:-1] if len(cells) > 1 and not source[slice(*cells[-1])].strip() else cells


def _tables(text: Text, chunks: Sequence[list[Span]]) -> Iterator[Rows]:
    k, tries, until = 0, 0, 0
    while k + FEWEST_ROWS <= len(chunks):
        width = len(chunks[k + 1])
        last = k + 1
        while last + 1 < len(chunks) and len(chunks[last]) == width <= len(chunks[last + 1]):
            last += 1
        tries, until = (tries + 1, until) if last == until else (0, last)
        if tries > MOST_TRIES:  # heads are looked for in the first rows of one width, not in all
            k = last
            continue
        rows = _rows(text, chunks[k : last + 1], width) if width >= FEWEST_CELLS else []
        if rows:
            begin, end = rows[0][0][0], rows[-1][-1][1]
            yield begin, end, [[text.cut(*cell) for cell in row] for row in rows]
            k = last
        k += 1


def _rows(text: Text, chunks: Sequence[list[Span]], width: int) -> list[list[Span]]:
    """The cells of a table without what stands before and behind it; nothing where it is none."""
    source = text.text
    if len(chunks) < FEWEST_ROWS or len(chunks[0]) < width:
        return []
    head, *body = chunks[0][-width:], *(row[:width] for row in chunks[1:])
    start, end = head[0]
    for stop in SENTENCE.finditer(source, start, end):
        start = stop.end()
    value = BEHIND.fullmatch(source, *body[-1][-1])
    if value is None or end - start > LONGEST_HEAD:
        return []
    head = [(start, end), *head[1:]]
    body[-1] = [*body[-1][:-1], value.span("value")]
    rows = [[_trimmed(source, *cell) for cell in row] for row in (head, *body)]
    names = [source[slice(*row[0])] for row in rows[1:]]
    told = [source[slice(*cell)] for row in rows[1:] for cell in row[1:]]
    full = all(names) and len(set(names)) == len(names) and all(a < b for a, b in rows[0][1:])
    return rows if full and all(map(fills_cell, told)) else []


def _trimmed(source: str, start: int, end: int) -> Span:
    said = source[start:end]
    start += len(said) - len(said.lstrip())
    return start, start + len(said.strip())
