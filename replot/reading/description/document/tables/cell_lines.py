"""Tables copied cell by cell, each in a line of its own: heads first, then every row behind its label.

    Named tree

    ash

    elm

    ash

    21

    3

Before the heads may stand the names of the rows and of the columns. Each row may stand in one line too.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.prints.printed_lines import TITLE, is_value, line_of
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["MOST_HEADS", "cell_lines", "filled", "is_worded", "line_text"]
WORDED = re.compile(
    r"(?![#*|>!+-])[^\W\d][^:;|=\[\]{}!?\t]{0,60}(?<![.,])|"
    r"%(?: of)? [^\W\d][^:;|=\t]{0,60}(?<![.,])"
)
FEWEST = 2
MOST_HEADS = 40
MOST_WORDS = 8
NAMES = 2
"""Lines before the heads: the name of the rows, which stands in the corner, and that of the columns."""


def cell_lines(lines: list[str], k: int) -> tuple[Block, int] | None:
    """The table whose first cell is line ``k``, and the line after it."""
    if not is_worded(lines[k].strip()):
        return None
    before: list[int] = []
    for at in islice(filled(lines, k), MOST_HEADS + NAMES + 2):
        if not is_worded(lines[at].strip()) or _in_one_line(lines, at):
            break
        before.append(at)
    else:
        return None
    if len(before) < FEWEST:
        return None
    if not is_value(lines[at].strip()):
        return _over_rows(lines, before, at)
    if len(before) == FEWEST:
        return None
    rows, end = _rows(lines, before[-1])
    width = len(rows[0]) - 1 if rows else 0
    names = len(before) - 1 - width
    if len(rows) < FEWEST or width < FEWEST or names not in (0, NAMES):
        return None
    if names and TITLE.search(lines[k]):
        return None  # one name behind it: of which side?
    heads = [line_text(lines, n) for n in before[names:-1]]
    labels = [row[0].text.lower() for row in rows]
    if len({head.text.lower() for head in heads}) < width or len(set(labels)) < len(labels):
        return None
    before_all = next((lines[n] for n in range(k - 1, max(k - 4, -1), -1) if lines[n].strip()), "")
    if before_all.strip().lower() in labels:
        return None  # one of more heads than there are columns
    corner, across = [line_text(lines, n) for n in before[:names]] or (Text(), None)
    table = table_at(k + 1, [[corner, *heads], *rows])
    if across is not None:
        table.rows.insert(0, [Text(), across, *[Text()] * (width - 1)])
        table.header = 2
    return table, end


def _over_rows(lines: list[str], heads: list[int], k: int) -> tuple[Block, int] | None:
    """The table whose heads have a line each, perhaps a corner first, and so have its rows from ``k`` on."""
    rows: list[list[Text]] = []
    end = k
    for at in filled(lines, k):
        row = _in_one_line(lines, at)
        if len(row) < FEWEST + 1 or (rows and len(row) != len(rows[0])):
            break
        rows.append(row)
        end = at + 1
    width = len(rows[0]) - 1 if rows else 0
    corners = len(heads) - width
    if len(rows) < FEWEST or corners not in (0, 1) or (heads[0] and lines[heads[0] - 1].strip()):
        return None
    corner, *columns = [*([] if corners else [Text()]), *(line_text(lines, at) for at in heads)]
    names = [head.text.lower() for head in columns]
    labels = [row[0].text.lower() for row in rows]
    if len(set(names)) < width or len(set(labels)) < len(labels) or len(names[-1].split()) == width:
        return None
    square = len(names) == len(labels) and all(map(str.startswith, labels, names))
    if not square and width < FEWEST_OF_ONE_SIDE:
        return None
    return table_at(heads[0] + 1, [[corner, *columns], *rows]), end


def _in_one_line(lines: list[str], k: int) -> list[Text]:
    """The label and the values of a line that holds one row; empty for any other."""
    if lines[k].rstrip()[-1:] not in VALUE_ENDS:
        return []
    line = line_of(k + 1, lines[k])
    first, end = len(line.words) - line.values, len(line.words)
    label = line.text(0, first)
    return [label, *(line.text(n, n + 1) for n in range(first, end))] if is_worded(label.text) else []


FEWEST_OF_ONE_SIDE = 4
"""Heads in lines of their own that are not the labels of the rows as well."""
VALUE_ENDS = frozenset("0123456789%)*–—-")


def _rows(lines: list[str], k: int) -> tuple[list[list[Text]], int]:
    """The rows from the label in line ``k`` on, all of one length, and the line after them."""
    rows: list[list[Text]] = []
    end = k
    for at in filled(lines, k):
        said = lines[at].strip()
        if is_value(said) and rows:
            rows[-1].append(line_text(lines, at))
            if len(rows) > 1 and len(rows[-1]) > len(rows[0]):
                return [], end
        elif is_worded(said) and (not rows or len(rows[-1]) == len(rows[0]) > 1):
            rows.append([line_text(lines, at)])
        else:
            break
        end = at + 1
    if rows and len(rows[-1]) == 1:
        end = rows.pop()[0].span().line - 1  # a line of the text below
    return (rows, end) if rows and len(rows[-1]) == len(rows[0]) else ([], end)


def filled(lines: list[str], k: int) -> Iterator[int]:
    """The lines from ``k`` on that hold anything, up to two blank ones."""
    blank = 0
    for at in range(k, len(lines)):
        blank = 0 if lines[at].strip() else blank + 1
        if blank > 2:
            return
        if not blank:
            yield at


def is_worded(said: str) -> bool:
    """Whether a line is a few words, and no value."""
    return WORDED.fullmatch(said) is not None and len(said.split()) <= MOST_WORDS and not is_value(said)


def line_text(lines: list[str], k: int) -> Text:
    """What a line says."""
    said = lines[k].strip()
    return Text.of_line(said, k + 1, lines[k].index(said) + 1)
