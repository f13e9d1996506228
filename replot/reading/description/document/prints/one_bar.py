"""Grids whose labels a bar parts from values in columns, and remarks behind: ``16 |  .05  .04   clear``."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.prints.printed_lines import is_rule, is_value
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["may_be_barred", "one_bar_grid"]
LINE = re.compile(r"\s*+(?P<label>[^|\n]{0,60}?)\s*[|│](?P<rest>\s*[^\s|│][^|│\n]{0,2000})$")
WORD = re.compile(r"\S+")
OUT = re.compile(r"[xX*?./–—-]{1,4}|[a-z]{1,4}")
"""A short sign or word in the column of a value."""
FEWEST = 2
"""Values of a line, and lines of a grid."""
GAP = 2
"""Spaces before a remark."""
MOST_LINES = 2000


def may_be_barred(line: str) -> bool:
    """Whether a line has one bar with several words behind it: values, or heads where no label leads."""
    found = LINE.match(line) if line.count("|") + line.count("│") == 1 else None
    words = found["rest"].split(None, FEWEST) if found is not None else []
    if found is None or len(words) < FEWEST:
        return False
    return not found["label"] or is_value(words[0]) or OUT.fullmatch(words[0]) is not None


def one_bar_grid(lines: list[str], k: int) -> tuple[Block | None, int]:
    """The grid that begins in line ``k``, if any, and the line after those looked at.

    A line without a label has the heads.
    """
    found: list[tuple[int, str, list[re.Match[str]]]] = []
    for at in range(k, min(len(lines), k + MOST_LINES)):
        if found and is_rule(lines[at]):
            continue
        match = LINE.match(lines[at]) if may_be_barred(lines[at]) else None
        if match is None:
            break
        found.append((at, match["label"], list(WORD.finditer(lines[at], match.start("rest")))))
    end = found[-1][0] + 1 if found else k
    heads = found[0] if found and not found[0][1] else None
    rows = found[1:] if heads is not None else found
    counts = [_values(words) for _, _, words in rows]
    size = len(heads[2]) if heads is not None else max(counts, key=counts.count, default=0)
    if len(rows) < FEWEST or size < FEWEST or not all(label for _, label, _ in rows):
        return None, end
    if len({label for _, label, _ in rows}) < len(rows):
        return None, end
    full = next((words for (_, _, words), n in zip(rows, counts, strict=True) if n == size), None)
    if full is None or not all(_fits(words, size, full) for _, _, words in rows):
        return None, end
    table = table_at(k + 1, header=0 if heads is None else 1, headless=heads is None)
    if heads is not None:
        table.rows.append([Text(), *_cells(lines, heads[0], heads[2])])
    for at, label, words in rows:
        begin = lines[at].index(label)
        name = Text.of_line(label, at + 1, begin + 1)
        table.rows.append([name, *_cells(lines, at, words[:size])])
    return table, end


def _cells(lines: list[str], at: int, words: list[re.Match[str]]) -> list[Text]:
    return [Text.of_line(lines[at][word.start() : word.end()], at + 1, word.start() + 1) for word in words]


def _values(words: list[re.Match[str]]) -> int:
    """How many of the words of a line are values, from the first one on."""
    return next((n for n, word in enumerate(words) if not is_value(word.group())), len(words))


def _fits(words: list[re.Match[str]], size: int, full: list[re.Match[str]]) -> bool:
    """Whether a line has so many values or signs in their place, and behind them nothing but a remark."""
    if len(words) < size or 2 * sum(is_value(word.group()) for word in words[:size]) < size:
        return False
    for word, above in zip(words[:size], full, strict=False):
        beside = word.start() < above.end() + 1 and above.start() < word.end() + 1
        if not is_value(word.group()) and not (beside and OUT.fullmatch(word.group())):
            return False
    if len(words) == size:
        return True
    apart = words[size].start() - words[size - 1].end() >= GAP
    return apart and not all(is_value(word.group()) for word in words[size:])
