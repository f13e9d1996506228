"""Grids of numbers that have the same labels on both sides, and so are matrices, whatever they are called."""

from __future__ import annotations

from itertools import islice

from replot.reading.description.document.prints.pair_lines import split_pairs
from replot.reading.description.document.prints.printed_lines import (
    is_rule,
    is_value,
    leads_triangle,
    without_remarks_behind,
)
from replot.reading.description.lexicon import patterns as re

__all__ = ["square_grid", "square_pairs"]
FEWEST = 3
"""Labels on both sides: two may be anything."""
MOST = 200
GAP = re.compile(r"\s{2,}|\t|\s*\|\s*")
WITH_ERROR = re.compile(r"(?<=\d)\s?(?:±|\+/-)\s?\d[\d.]*")


def square_grid(text: str) -> int | None:
    """Where such a grid begins, printed in columns, in a table of markdown or run into one line, or None.

    Or the half below the diagonal of one, without the first row and the last column.
    """
    at = 0
    written = text.splitlines(keepends=True)
    lines = [without_remarks_behind(line.rstrip("\n")) for line in written]
    for k, line in enumerate(written):
        if len(line) > FEWEST and (
            _is_square(lines, k) or _is_half(lines, k) or _in_one_line(line)
        ):
            return at
        at += len(line)
    return None


PAIR = re.compile(
    r"[\s>*•-]*\(\s?[\"'“`]?(?P<a>[^(),;\n]{1,40}?)[\"'”`]?\s?[,;/|]\s?[\"'“`]?(?P<b>[^(),;\n]{1,40}?)[\"'”`]?\s?\)"
    r"\s?(?:=|:|->|→|≈)\s?[-+−]?\d?\.?\d[\d.,]*%?[\s,;]*"
)
"""A line with one pair: ``(oak, elm) = 0.42``."""


def square_pairs(text: str) -> bool:
    """Whether lines tell a value of each label with each, itself among them, or of each two once."""
    pairs = [(pair["a"], pair["b"]) for pair in map(PAIR.fullmatch, text.splitlines()) if pair]
    pairs = pairs or _spaced_pairs(text)
    labels = {label for pair in pairs for label in pair}
    told = set(pairs)
    if not FEWEST <= len(labels) <= MOST or len(told) < len(pairs):
        return False
    half = {frozenset(pair) for pair in told}
    whole = len(labels) * (len(labels) + 1) // 2
    return len(half) == whole and len(told) in (whole, len(labels) ** 2)


SPACED = re.compile(r"(?:^[ \t]*[^\W\d][^\n|:,;]{2,60} [-+−]?\d?\.?\d[\d.,]*%?[ \t]*(?:\n|$)){9,}", re.M)
"""Lines of words and one number: ``wet quite dry 0.42``."""


def _spaced_pairs(text: str) -> list[tuple[str, str]]:
    """The pairs of labels that lines hold one space apart, in the order of a grid."""
    told = SPACED.search(text)
    lines = [line.split() for line in told[0].splitlines()] if told is not None else []
    sizes = split_pairs(lines) or []
    both = ((line[:at], line[at:-1]) for line, at in zip(lines, sizes, strict=False))
    return [(" ".join(a), " ".join(b)) for a, b in both]


def _is_square(lines: list[str], k: int) -> bool:
    """Whether line ``k`` has the heads of columns, and the lines below it begin with the same, in order.

    There may be a corner before the heads, and between bars some behind them: sums.
    """
    if lines[k].count("|") >= FEWEST and _is_barred(lines, k):
        return True
    for parts in (_words, _pieces):
        heads = parts(lines[k])
        below = islice(lines, k + 1, k + 2 * MOST)  # of which mostly the first tells that there is none
        body = (line for line in below if line.strip() and not is_rule(line))
        first = next(body, "")
        label = parts(first)[:1]
        if label and label == heads[1:2] and not is_value(heads[0]):
            heads = heads[1:]  # behind a corner
        if FEWEST <= len(heads) <= MOST and label == heads[:1]:
            rows = [parts(first), *(parts(line) for line in islice(body, len(heads) - 1))]
            if _fit(heads, rows):
                return True
    return False


def _is_barred(lines: list[str], k: int) -> bool:
    """Whether a line with bars has the heads of the lines below it, perhaps with others around them."""
    cells = _pieces(lines[k])
    body = [_pieces(line) for line in lines[k + 1 : k + 2 + len(cells)] if "|" in line and not is_rule(line)]
    for first in range(min(2, len(cells))):
        labels = [next((c for c in row[:2] if c in cells), "") for row in body[: len(cells) - first]]
        size = next((at for at, label in enumerate(labels) if label != cells[first + at]), len(labels))
        rows = [row[row.index(label) + 1 :] for row, label in zip(body, labels[:size], strict=False)]
        whole = all(size - 1 <= len(row) <= size + BESIDE and all(map(is_value, row)) for row in rows)
        if size >= max(FEWEST, len(cells) - first - BESIDE) and whole and not any(map(is_value, cells)):
            return True
    return False


BESIDE = 2
"""Columns behind those of a square."""


def _is_half(lines: list[str], k: int) -> bool:
    """Whether the lines below are those of the heads from the second on and one more, each a value longer."""
    if k + 1 == len(lines) or not leads_triangle(lines[k], lines[k + 1]):
        return False
    for parts in (_words, _pieces):
        heads = parts(lines[k])
        rows = [parts(line) for line in islice(lines, k + 1, k + 1 + min(len(heads), MOST))]
        rising = [len(row) - 1 for row in rows] == list(range(1, len(heads) + 1))
        names = [row[0] for row in rows if row]
        if rising and len(heads) >= FEWEST and names[:-1] == heads[1:] and names[-1] not in heads:
            return all(is_value(value) for row in rows for value in row[1:])
    return False


def _fit(heads: list[str], rows: list[list[str]]) -> bool:
    """Whether the rows begin with the heads, hold values only, no more than heads, and most of them some."""
    if [row[0] for row in rows if row] != heads or len(set(heads)) < len(heads):
        return False
    values = [row[1:] for row in rows]
    if any(len(row) > len(heads) or not all(map(is_value, row)) for row in values):
        return False
    told, fewest = sum(map(len, values)), len(heads) * (len(heads) - 1) // 2  # as a triangle has
    return sum(map(bool, values)) >= len(heads) - 1 and told >= fewest


def _words(line: str) -> list[str]:
    return WITH_ERROR.sub("", line).replace("|", " ").replace("*", "").split()


def _pieces(line: str) -> list[str]:
    plain = WITH_ERROR.sub("", line).replace("*", "").strip(" |\t\n")
    return [piece for piece in GAP.split(plain) if piece]


def _in_one_line(line: str) -> bool:
    """Whether heads and rows stand in one line: ``a b c a 1 0 2 b 0 1 3 c 2 3 1``."""
    words = line.split()
    count = next((k for k, word in enumerate(words) if is_value(word)), 0) - 1
    if not FEWEST <= count <= MOST or words[count] != words[0]:
        return False
    heads, rest = words[:count], words[count : count + count * (count + 1)]
    rows = [rest[at : at + count + 1] for at in range(0, len(rest), count + 1)]
    return all(len(row) == count + 1 for row in rows) and _fit(heads, rows)
