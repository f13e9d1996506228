"""Tables whose cells have bars between them and nothing else: ``North | 4.1 | 5.2``."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.prints.triangles import lower_half
from replot.reading.description.document.tables.pipes import pipe_cells, with_last_cells
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.parsing import fills_cell, parse_quantity

__all__ = ["bare_pipes", "glued_head", "ruled_pipes"]
KEYED_CELL = re.compile(r"[^:\d]{1,40}:\s+(?=[-−+~]?\.?\d)")
"""``Low: 30``, the first cell of ``Low: 30 | 4 | 0``: the name of the line and its first value."""
OF_COLUMNS = re.compile(
    r"(?P<name>[^()]{1,40}?[^\s()])\s*(?:\((?:columns?|x(?:[- ]axis)?)\)|(?<=[a-z]s)(?<!ss))"
)
"""``Products`` of ``Products: tea | rice``: what the heads are, and not the names of the lines."""
GENERIC = re.compile(r"(?:columns?|cols|x|x[- ]axis)(?: \([^()]*\))?", re.I)
SENTENCE_END = re.compile(r"[.:!?]\s+")
FEWEST_RULED, MOST_RULED = 3, 500
"""Lines of a table with a line under its heads."""
FILLED = 0.7
"""The part of the cells of a table without rules that must be numbers, or missing."""


def bare_pipes(lines: list[list[Text]], line: int) -> Block | None:
    """The table that lines of cells make, the first of them a ``line`` of the source; None without one."""
    head, *body = lines
    if all(row[-1].text[-1:] in ".;" and len(row[-1]) > 1 for row in (head, *body)):
        head, *body = ([*row[:-1], row[-1].cut(0, len(row[-1]) - 1)] for row in (head, *body))
    before, above = Text(), None
    if body and all(KEYED_CELL.match(row[0].text) for row in body):
        before, head = _without_sentence(head)
        head, *body = (_unkeyed(row) for row in (head, *body))
        above = OF_COLUMNS.fullmatch(head[0].text)
        if GENERIC.fullmatch(head[0].text):
            above, head[0] = None, Text()
    if (triangle := lower_half([head, *body])) is not None:
        return triangle
    values = [cell.text for row in body for cell in row[1:]]
    numbers = sum(map(fills_cell, values))
    widths = {len(row) for row in body}
    if len(widths) > 1 or len(body[0]) < 3 or numbers < FILLED * len(values):
        return None
    if not 0 <= len(body[0]) - len(head) <= 1 or any(parse_quantity(cell.text) for cell in head):
        return None
    if above is not None:
        named = [Text(), head[0].cut(0, above.end("name")), *[Text()] * (len(head) - 2)]
        return Block("table", before, line, rows=[named, [Text(), *head[1:]], *body], header=2)
    if not before:
        before, head[0] = glued_head(head[0])
    if len(head) < len(body[0]):
        head = [Text(), *head]
    return Block("table", before, line, rows=[head, *body], header=1)


def ruled_pipes(lines: Sequence[str], k: int) -> tuple[Block, int] | None:
    """The table whose heads are line ``k``, with a drawn line under them, and the line after it.

    Some of its cells may be empty.
    """
    end = k + 2
    while end < min(len(lines), k + MOST_RULED) and "|" in lines[end]:
        end += 1
    at = [k, *range(k + 2, end)]
    if len(at) < FEWEST_RULED:
        return None
    said = [lines[n] for n in at]
    rows = [pipe_cells(line, n + 1, 1) for n, line in zip(at, said, strict=True)]
    table = bare_pipes(with_last_cells(rows, said), k + 1)
    return (table, end) if table is not None else None


def _without_sentence(head: list[Text]) -> tuple[Text, list[Text]]:
    """The sentences before the key of a line of heads, and the line that begins with it."""
    source = head[0].text
    key = source.rfind(": ")
    ends = [end.end() for end in SENTENCE_END.finditer(source, 0, max(key, 0)) if end[0][0] != ":"]
    if not ends:
        return Text(), head
    return head[0].cut(0, ends[-1]), [head[0].cut(ends[-1]), *head[1:]]


KEY_SIGN = re.compile(r": | ?(?:->|→) ")
"""``Predicted -> cat``, ``Actual cat: 45``."""


def _unkeyed(row: list[Text]) -> list[Text]:
    """A line whose first cell holds its name and its first value, or the corner and the first head."""
    sign = KEY_SIGN.search(row[0].text)
    if sign is None:
        return row
    return [row[0].cut(0, sign.start()), row[0].cut(sign.end()), *row[1:]]


def glued_head(head: Text) -> tuple[Text, Text]:
    """The sentence before a line of heads that stands in the same line, and the first head."""
    ends = [end.end() for end in SENTENCE_END.finditer(head.text)]
    return (head.cut(0, ends[-1]), head.cut(ends[-1])) if ends else (Text(), head)
