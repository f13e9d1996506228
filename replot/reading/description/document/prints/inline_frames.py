"""Square grids that a program printed and somebody put into one line: ``a b a 1 2 b 3 4``."""

from __future__ import annotations

from collections.abc import Iterator

from replot.reading.description.document.prints.printed_lines import is_value
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["inline_frames"]
WORD = re.compile(r"\S+")
SIDE_BY_SIDE = re.compile(r"\d\S{0,24} [-+−]?\.?\d")
MOST_WORDS = 4000
LONGEST_LABEL = 4
"""Words of the first label."""


def inline_frames(text: Text) -> Iterator[tuple[int, int, list[list[Text]]]]:
    """Beginning, end and rows of each such grid: the labels of all columns, then each before its values."""
    words = list(WORD.finditer(text.text)) if SIDE_BY_SIDE.search(text.text) else []
    if len(words) > MOST_WORDS:
        return
    runs = _runs(words)
    at = 0
    while at < len(runs):
        first, last = runs[at]
        size = last - first
        rows = runs[at : at + size]
        heads = _heads(words, rows, runs[at - 1][1] if at else 0) if len(rows) == size > 1 else []
        if not heads:
            at += 1
            continue
        table = [[Text(), *(text.cut(words[a].start(), words[b - 1].end()) for a, b in heads)]]
        for (a, b), (first, last) in zip(heads, rows, strict=True):
            label = text.cut(words[first - (b - a)].start(), words[first - 1].end())
            table.append([label, *(text.cut(*word.span()) for word in words[first:last])])
        yield words[heads[0][0]].start(), words[rows[-1][1] - 1].end(), table
        at += size


def _runs(words: list[re.Match[str]]) -> list[tuple[int, int]]:
    """Where values stand one after the other."""
    out: list[tuple[int, int]] = []
    for k, word in enumerate(words):
        if is_value(word.group()):
            if out and out[-1][1] == k:
                out[-1] = (out[-1][0], k + 1)
            else:
                out.append((k, k + 1))
    return out


def _heads(words: list[re.Match[str]], rows: list[tuple[int, int]], start: int) -> list[tuple[int, int]]:
    """The words of each head, if the same ones stand before the values of each row; else nothing."""
    size = len(rows)
    others = [(rows[k - 1][1], rows[k][0]) for k in range(1, size)]
    if any(b - a != size for a, b in rows) or any(a == b for a, b in others):
        return []
    names = [[word.group() for word in words[a:b]] for a, b in others]
    after = [word for name in names for word in name]
    for length in range(1, LONGEST_LABEL + 1):
        end = rows[0][0] - length
        begin = end - length - len(after)
        if begin < start:
            break
        label = [word.group() for word in words[end : rows[0][0]]]
        if [word.group() for word in words[begin:end]] == [*label, *after]:
            ends = [begin + length]
            for name in names:
                ends.append(ends[-1] + len(name))
            return list(zip([begin, *ends], ends, strict=False))
    return []
