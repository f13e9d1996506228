"""Grids of levels copied cell by cell: heads and rows with the number of their level, values with a colour.

    Minor

    1

    Major

    2

    Likely

    2

    2

    (Yellow)

    4

    (Red)

Before the heads may stand the names of both sides.
"""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.prints.printed_lines import is_value
from replot.reading.description.document.tables.cell_lines import MOST_HEADS, filled, is_worded, line_text
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["level_lines"]
COLOUR = re.compile(r"\([^\W\d_]{3,20}(?: [^\W\d_]{3,20})?\)?")
"""``(Yellow)``, of which a bracket may be lost."""
OPEN = re.compile(r"\([^()]*")
FEWEST_LEVELS, FEWEST_ROWS = 3, 2
NAMES = 2
"""Lines before the first head: the names of both sides; and lines of one label."""
STEM = 5
"""Letters that a name shares with a label of its side: ``Likelihood`` and ``Likely``."""
Level = tuple[Text, int]
"""A label, and the number of its level."""


def level_lines(lines: list[str], k: int) -> tuple[Block, int] | None:
    """The grid whose first cell is line ``k``, and the line after it."""
    if not is_worded(lines[k].strip()):
        return None
    reader = _Reader(lines, k)
    before = reader.words(NAMES + 1)
    if len(before) not in (1, NAMES + 1) or reader.number() != 1:
        return None
    heads = [before[-1]]
    while (level := reader.level()) is not None and level[1] == len(heads) + 1:
        heads.append(level[0])
    rows: list[list[Text]] = []
    levels: list[int] = []
    while level is not None and len(heads) >= FEWEST_LEVELS:
        values = reader.values(len(heads))
        if len(values) < len(heads) or (levels and abs(levels[-1] - level[1]) != 1):
            break
        rows.append([level[0], *values])
        levels.append(level[1])
        end = reader.line
        level = reader.level()
    names = [row[0].text.lower() for row in rows]
    steps = {b - a for a, b in pairwise(levels)}
    if len(rows) < FEWEST_ROWS or len(steps) > 1 or len(set(names)) < len(names):
        return None
    down, across = _sides(before[:-1], rows, heads)
    table = table_at(k + 1, [[down, *heads], *rows])
    if across:
        table.rows.insert(0, [Text(), across, *[Text()] * (len(heads) - 1)])
        table.header = 2
    return table, end


class _Reader:
    """The lines of such a grid one after the other."""

    def __init__(self, lines: list[str], k: int) -> None:
        self._lines = lines
        self._at = filled(lines, k)
        self.line = k
        """The line behind the last one that was taken."""
        self._next = next(self._at, None)

    def _said(self) -> str:
        return self._lines[self._next].strip() if self._next is not None else ""

    def _take(self) -> Text:
        assert self._next is not None
        text, self.line = line_text(self._lines, self._next), self._next + 1
        self._next = next(self._at, None)
        return text

    def words(self, most: int) -> list[Text]:
        """The lines of words from here on, one more than ``most`` at the most."""
        out: list[Text] = []
        while len(out) <= most and is_worded(self._said()):
            out.append(self._take())
        return out

    def number(self) -> int | None:
        """The number of a level."""
        said = self._said()
        return int(self._take().text) if said.isdecimal() and len(said) < NAMES + 1 else None

    def level(self) -> Level | None:
        """A label in one line or two, and the number of its level."""
        words = self.words(NAMES)
        number = self.number() if 0 < len(words) <= NAMES else None
        return (Text.of_lines(words), number) if number is not None else None

    def values(self, count: int) -> list[Text]:
        """So many values, each with the colour that may stand behind it."""
        out: list[Text] = []
        while len(out) < count <= MOST_HEADS and self._said() and is_value(self._said()):
            value = self._take()
            colour = self._take() if COLOUR.fullmatch(self._said()) else Text()
            if OPEN.fullmatch(colour.text):
                colour = colour.join(Text(")", [(0, colour.span().line, 1)]), gap="")
            out.append(Text.of_lines([value, colour]) if colour else value)
        return out


def _sides(names: list[Text], rows: list[list[Text]], heads: list[Text]) -> tuple[Text, Text]:
    """What the rows and the columns are called, where one name begins as labels of one side do."""
    if not names:
        return Text(), Text()
    labels = [row[0].text.lower() for row in rows], [head.text.lower() for head in heads]
    for one, other in (names, names[::-1]):
        stem = one.text.lower()[:STEM]
        of_rows, of_columns = (any(stem in label for label in side) for side in labels)
        if of_rows != of_columns:
            return (one, other) if of_rows else (other, one)
    return Text(), Text()
