"""Printed grids whose heads stand behind the name of the rows, and below that of the columns.

    True tree
    Named as: ash elm oak
    ash 21 3 0

Under the heads there may be several grids, each below its letter.
"""

from __future__ import annotations

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.prints.printed_lines import TITLE, is_value
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["keyed_heads"]
HEADS = re.compile(r"\s*(?P<name>[^\W\d_][^\d:;,.|=\t]{1,40}):\s+(?P<heads>[^\W\d_][^:;,.|=]{3,400})")
PLAIN = re.compile(r"\s*[^\W\d_][^\d:;,.!?|=]{3,400}")
OF_COLUMNS = re.compile(r"columns?|col|x|x[- ]axis|labels?|class(?:es)?|heads?|categor(?:y|ies)|order", re.I)
"""Keys of heads that name no rows."""
ABOVE = re.compile(r"\s*(?P<name>[^\W\d_][^\d:;,.!?|=\t]{2,60}?)\s*")
LETTER = re.compile(r"\s*(?P<letter>\(?[a-h]\)|Panel [A-Ha-h])\s*")
WORD = re.compile(r"\S+")
FEWEST = 2
MOST_WORDS = 8
"""Words of the name of an axis."""


def keyed_heads(lines: list[str], k: int) -> tuple[list[Block], int] | None:
    """The grids under the heads in line ``k``, each behind its letter, and the line after the last of them.

    Heads over a letter need no names of sides.
    """
    if k + FEWEST >= len(lines) or (head := _head(lines, k)) is None:
        return None
    columns = head[-1][1:]
    found: list[Block] = []
    end = k + 1
    while (at := end + (end < len(lines) and not lines[end].strip())) < len(lines):
        letter = LETTER.fullmatch(lines[at])
        if letter is None and found:
            break
        rows, below = _rows(lines, at + (letter is not None), len(columns))
        if len(rows) < FEWEST:
            break
        if letter is not None:
            found.append(Block("paragraph", _cut(lines, at, *letter.span("letter")), at + 1))
        found.append(table_at(at + 1, [*map(list, head), *rows], header=len(head)))
        end = below
    return (found, end) if found else None


def _head(lines: list[str], k: int) -> list[list[Text]] | None:
    """The lines of heads of which line ``k`` is the last, or None."""
    heads = HEADS.fullmatch(lines[k]) if ":" in lines[k] else None
    if heads is None:
        plain = LETTER.fullmatch(lines[k + 1]) and PLAIN.fullmatch(lines[k])
        return [[Text(), *(_cut(lines, k, *span) for span in _spans(lines[k]))]] if plain else None
    above = ABOVE.fullmatch(lines[k - 1]) if k else None
    if above is None or OF_COLUMNS.fullmatch(heads["name"]) or TITLE.search(above["name"]):
        return None
    if len(above["name"].split()) > MOST_WORDS or (k > 1 and lines[k - 2].strip()):
        return None
    begin = heads.start("heads")
    columns = [_cut(lines, k, begin + a, begin + b) for a, b in _spans(heads["heads"])]
    across = _cut(lines, k - 1, *above.span("name"))
    corner = _cut(lines, k, *heads.span("name"))
    return [[Text(), across, *[Text()] * (len(columns) - 1)], [corner, *columns]]


def _rows(lines: list[str], at: int, width: int) -> tuple[list[list[Text]], int]:
    """The lines from ``at`` on that are a label and so many values, and the next one."""
    rows: list[list[Text]] = []
    while at < len(lines):
        spans = _spans(lines[at])
        label, values = spans[:-width], spans[-width:]
        if not label or len(spans) > width + MOST_WORDS or is_value(lines[at][slice(*label[-1])]):
            break
        if not all(is_value(lines[at][a:b]) for a, b in values):
            break
        name = _cut(lines, at, label[0][0], label[-1][1])
        rows.append([name, *(_cut(lines, at, a, b) for a, b in values)])
        at += 1
    return rows, at


def _spans(line: str) -> list[tuple[int, int]]:
    return [word.span() for word in WORD.finditer(line)]


def _cut(lines: list[str], k: int, start: int, end: int) -> Text:
    return Text.of_line(lines[k][start:end], k + 1, start + 1)
