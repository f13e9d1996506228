"""A line for each cell, its two labels and its value one space apart: ``wet wet 0.7``, ``wet quite dry 0.3``.

Where a label ends is told by the lines together: they go through all columns for each row.
"""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.prints.printed_lines import is_value
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["pair_lines", "split_pairs"]
FEWEST, MOST = 4, 1000
MOST_WORDS = 8
"""Words of both labels."""
NO_HEAD = ".,;!?"
VALUE_ENDS = frozenset("0123456789%")
WORD = re.compile(r"[^\W_][\w'’/&.+-]*")
"""A word of a label; marks and signs tell another kind of line: ``* (1, 2): share = 3``."""


def pair_lines(lines: list[str], k: int) -> tuple[Block, int] | None:
    """The grid whose heads are line ``k``, and the line behind it; None where the lines below make none."""
    if len(lines) - k <= FEWEST or lines[k + 1].rstrip()[-1:] not in VALUE_ENDS or "|" in lines[k]:
        return None
    heads = lines[k].split()
    first, second = lines[k + 1].split(), lines[k + 2].split()
    if len(heads) < len(COLUMNS) or heads[-1][-1] in NO_HEAD or is_value(heads[-1]):
        return None
    if not first or first[:1] != second[:1]:
        return None
    end = k + 1
    while end < len(lines) and end - k <= MOST and _is_pair(lines[end].split()):
        end += 1
    pairs = split_pairs([line.split() for line in lines[k + 1 : end]])
    if pairs is None:
        return None
    rows = [_heads(lines[k], k)]
    for at, size in enumerate(pairs, k + 1):
        rows.append(_parts(lines[at], at, [size, len(lines[at].split()) - 1]))
    return table_at(k + 1, rows), end


COLUMNS = ("row", "column", "value")


def _is_pair(words: list[str]) -> bool:
    """Whether a line holds two labels and a value."""
    labels = words[:-1]
    if not 2 <= len(labels) <= MOST_WORDS or not is_value(words[-1]) or any(map(is_value, labels)):
        return False
    return all(map(WORD.fullmatch, labels))


def split_pairs(lines: list[list[str]]) -> list[int] | None:
    """How many words the first label of each line has, where the lines fill a grid in one way only."""
    count = len(lines)
    if count < FEWEST:
        return None
    ways = []
    for width in range(2, count // 2 + 1):
        if count % width == 0:
            groups = [lines[at : at + width] for at in range(0, count, width)]
            ways += [way for size in range(1, MOST_WORDS) if (way := _split(groups, size)) is not None]
    return ways[0] if len(ways) == 1 else None


def _split(groups: list[list[list[str]]], size: int) -> list[int] | None:
    """The words of the first label of each line, where that of the first group has so many."""
    columns = [line[size:-1] for line in groups[0]]
    if not all(columns) or len({*map(tuple, columns)}) < len(columns):
        return None
    sizes: list[int] = []
    names = set()
    for group in groups:
        own = [len(line) - 1 - len(column) for line, column in zip(group, columns, strict=True)]
        labels = {tuple(line[:at]) for line, at in zip(group, own, strict=True)}
        if min(own) < 1 or len(labels) > 1 or any(
            line[at:-1] != column for line, at, column in zip(group, own, columns, strict=True)
        ):
            return None
        names |= labels
        sizes += own
    return sizes if len(names) == len(groups) else None


def _heads(line: str, at: int) -> list[Text]:
    """The names of both axes, as far as they can be told apart, and of the values, the last word."""
    words = line.split()
    cuts = [n for n in range(1, len(words) - 1) if words[n][:1].isupper()]
    size = 1 if len(words) == len(COLUMNS) else cuts[0] if len(cuts) == 1 else 0
    if not size:
        return [Text(), Text(), _parts(line, at, [len(words) - 1])[1]]
    return _parts(line, at, [size, len(words) - 1])


def _parts(line: str, at: int, cuts: list[int]) -> list[Text]:
    """The stretches of words of a line between cuts."""
    starts, begin = [], 0
    for word in line.split():
        begin = line.index(word, begin)
        starts.append((begin, begin + len(word)))
        begin += len(word)
    edges = [0, *cuts, len(starts)]
    return [
        Text.of_line(line[starts[a][0] : starts[b - 1][1]], at + 1, starts[a][0] + 1)
        for a, b in pairwise(edges)
    ]
