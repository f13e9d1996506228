"""Grids that a program prints line by line, each row below the line that names it.

``Step 0 looked at inputs: [2 5]``, and below it ``[0.1, 0.2, 0.7]``.
"""

from __future__ import annotations

from replot.reading.description.document.blocks import OUTPUT, Block, table_at
from replot.reading.description.document.data.literals import ROW, is_row, parts_of
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["rows_below_names"]
NAMING = re.compile(r"[^\W\d_][^\[\]{}=|]{0,100}?:?(?:\s*(?P<places>\[[\d,\s]{0,200}\]))?[\s:,.]*")
"""A line of words, which may end with the places of the row that stand out."""
LEAD = re.compile(r"(?:[^\W\d_]+ ){1,4}(?:of|for|from|in|at) (?:the )?(?=\S)")
"""``Attention of`` before the names of all rows."""
PLACES_OF = re.compile(
    r"\b(?:to|from|over|across|on|at|in|with) (?:the )?(?P<noun>[^\W\d_][^:\[\]]{1,40}?)\s*:?\s*\[$"
)
WORD = re.compile(r"\S+")
NUMBER = re.compile(r"\d+")
FEWEST = 2
MOST_LINES = 1000


def rows_below_names(lines: list[str], k: int, end: int) -> tuple[Block | None, int] | None:
    """The grid that begins with the name of its first row in line ``k``, and the line after it.

    None for a grid where such lines make none, and None at all where line ``k`` is not followed by a row.
    """
    if k + 1 >= end or not lines[k + 1].lstrip().startswith("["):
        return None
    named: list[tuple[int, str]] = []
    rows: list[list[Text]] = []
    at = k
    while at + 1 < end and len(named) < MOST_LINES:
        if not lines[at].strip():
            at += 1
            continue
        row = ROW.fullmatch(lines[at + 1].strip().rstrip(","))
        if NAMING.fullmatch(lines[at].strip()) is None or row is None or not is_row(row[1]):
            break
        start = lines[at + 1].index("[") + 1
        text = Text.of_line(lines[at + 1], at + 2)
        cells = [text.cut(*part) for part in parts_of(text.text, start, start + len(row[1]))]
        if rows and len(cells) != len(rows[0]):
            break
        rows.append(cells)
        named.append((at, lines[at].strip()))
        at += 2
    if len(rows) < FEWEST or len(rows[0]) < FEWEST:
        return None, at
    names = _names([said for _, said in named])
    if len(set(names)) < len(names):
        return None, at
    heads = [
        Text.of_line(name, line + 1, lines[line].index(name) + 1)
        for name, (line, _) in zip(names, named, strict=True)
    ]
    table = table_at(k + 1, [[head, *row] for head, row in zip(heads, rows, strict=True)], headless=True)
    if (columns := _columns([said for _, said in named], len(rows[0]))) is not None:
        noun, first = columns
        across = Text(noun, [(0, k + 1, lines[k].index(noun) + 1)])
        counted = [Text(str(n + first), [(0, k + 1, 1)]) for n in range(len(rows[0]))]
        table.rows[:0] = [[Text(), across, *[Text()] * (len(counted) - 1)], [Text(), *counted]]
        table.header, table.headless = 2, False
    above = next((n for n in range(k - 1, max(k - 3, -1), -1) if lines[n].strip()), None)
    if above is not None and TITLE.fullmatch(title := lines[above].strip()):
        table.text = Text.of_line(title.rstrip(": "), above + 1, lines[above].index(title) + 1)
        table.shape = OUTPUT
    return table, at


TITLE = re.compile(r"[^\W\d_][^\[\]{}=|.;]{2,80}")


def _names(lines: list[str]) -> list[str]:
    """What lines name: all that they say, or as far as the first word that tells them apart."""
    words = [[word.span() for word in WORD.finditer(line)] for line in lines]
    said = [[line[a:b] for a, b in spans] for line, spans in zip(lines, words, strict=True)]
    apart = next((n for n, each in enumerate(zip(*said, strict=False)) if len(set(each)) > 1), 0)
    lead = LEAD.match(lines[0])
    start = lead.end() if lead is not None and all(line.startswith(lead[0]) for line in lines) else 0
    start = start if start <= words[0][min(apart, len(words[0]) - 1)][0] else 0
    if any("[" in line for line in lines):
        ends = [spans[min(apart, len(spans) - 1)][1] for spans in words]
        return [line[start:end].rstrip(":,") for line, end in zip(lines, ends, strict=True)]
    names = [line[start:].rstrip(" :,.") for line in lines]
    quoted = [QUOTED.search(name) for name in names]
    return [found["name"] for found in quoted if found] if all(quoted) else names


QUOTED = re.compile(r"(?P<mark>[\"'`])(?P<name>[^\"'`]+)(?P=mark)$")
"""``query "cat"``."""


def _columns(lines: list[str], count: int) -> tuple[str, int] | None:
    """What the columns are called and counted from, where each line lists some of their places."""
    noun: str | None = None
    told: set[int] = set()
    for line in lines:
        naming = NAMING.fullmatch(line)
        places = naming["places"] if naming is not None else ""
        if naming is None or not places:
            return None
        named = PLACES_OF.search(line, 0, naming.start("places") + 1)
        if named is None or (noun is not None and named["noun"] != noun):
            return None
        noun = named["noun"]
        told |= {int(number) for number in NUMBER.findall(places)}
    if noun is None or not told or max(told) > count or (0 in told and max(told) == count):
        return None
    return noun, int(max(told) == count)
