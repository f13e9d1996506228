"""Matrices as R prints them that lack names for a side: ``[,1]`` over columns, ``[1,]`` before rows.

The names may be printed beside them as vectors, ``[1] "oak" "elm"``.
"""

from __future__ import annotations

from dataclasses import dataclass

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import is_strictly_monotonic

__all__ = ["FROM_ONE", "begins_nameless", "nameless_print"]
HEADS = re.compile(r"\s*\[,\d{1,5}\](?:\s+\[,\d{1,5}\])*\s*")
VALUE = re.compile(r"[-+]?\.?\d[\d.]*(?:[eE][-+]?\d+)?|NA|NaN|-?Inf")
NUMBERED = re.compile(r"\[\d{1,5},\]")
FIRST = re.compile(r"\s*\[1,\]\s")
WORD = re.compile(r"\S+")
ASKED = re.compile(r">\s*[A-Za-z][\w.]*\s*")
"""``> depths``: what is printed is what has this name."""
VECTOR = re.compile(r"\s*\[(?P<at>\d{1,5})\](?P<members>(?:\s+(?:\"[^\"]{1,80}\"|-?\d[\d.]*))+)\s*")
GIVEN = re.compile(
    r"[> ]*[A-Za-z][\w.]*\s*(?:<-|=)\s*"
    r"c\((?P<members>\s*\"[^\"]{1,80}\"(?:\s*,\s*\"[^\"]{1,80}\")+)\s*\)\s*"
)
"""``sites <- c("Ayr", "Bute")``."""
MEMBER = re.compile(r"\"(?P<name>[^\"]*)\"|(?P<number>-?\d[\d.]*)")
FROM_ONE = "from one"
"""The shape of a table whose lines count from 1 where nobody names them, as R counts them."""
AROUND = 40
"""Lines before and behind a matrix in which the vectors of its names may stand."""
MOST_LINES = 2000
LONGEST = 5000
"""Letters of a row."""
FEWEST = 2
"""Rows and columns of a matrix."""
FEWEST_NUMBERS = 3
"""Numbers that are labels: the size of a matrix is printed in the same way."""


@dataclass
class _Part:
    """Some of the columns: their heads, if they have names, and the label and the values of each row."""

    heads: list[Text]
    rows: list[tuple[Text, list[Text]]]


def begins_nameless(lines: list[str], k: int) -> bool:
    """Whether line ``k`` is the line of heads over such a matrix."""
    line = lines[k]
    if "[," in line:
        return HEADS.fullmatch(line) is not None
    return k + 1 < len(lines) and "[1,]" in lines[k + 1] and FIRST.match(lines[k + 1]) is not None


def nameless_print(lines: list[str], k: int, stop: int | None = None) -> tuple[Block | None, int]:
    """The matrix whose heads are line ``k``, and the line after it, or after those looked at."""
    stop = min(len(lines) if stop is None else stop, k + MOST_LINES)
    parts: list[_Part] = []
    at = end = k
    while at < stop:
        part, end = _part(lines, at, stop)
        if part is None or (parts and [a.text for a, _ in part.rows] != [a.text for a, _ in parts[0].rows]):
            break
        parts.append(part)
        at = end
        if at >= stop or not begins_nameless(lines, at):
            break
    if not parts:
        return None, max(end, k + 1)
    heads = [head for part in parts for head in part.heads]
    rows = [[value for part in parts for value in part.rows[r][1]] for r in range(len(parts[0].rows))]
    if len(rows) < FEWEST or len(rows[0]) < FEWEST:
        return None, at
    labels = [Text() if NUMBERED.fullmatch(label.text) else label for label, _ in parts[0].rows]
    vectors = _vectors(lines, k, at)
    down, across = (_of_length(count, vectors) for count in (len(labels), len(heads)))
    labels = labels if any(labels) else down or labels
    heads = heads if any(heads) else across or heads
    named = ([name, *row] for name, row in zip(labels, rows, strict=True))
    table = table_at(k + 1, [[Text(), *heads], *named])
    table.shape = FROM_ONE
    if not any(heads):
        table.rows, table.headless = table.rows[1:], True
    return table, at


def _part(lines: list[str], k: int, stop: int) -> tuple[_Part | None, int]:
    """The columns under the heads of line ``k``, and the line after them."""
    words = list(WORD.finditer(lines[k]))
    bare = HEADS.fullmatch(lines[k]) is not None
    count, rows = len(words), []
    end = k + 1
    while end < stop and len(lines[end]) < LONGEST:
        label, values = _row(list(WORD.finditer(lines[end])), count, end)
        if not label or not (bare or NUMBERED.fullmatch(label.text)):
            break
        rows.append((label, values))
        end += 1
    heads = [Text() if bare else _text(word, k) for word in words]
    return (_Part(heads, rows) if rows else None), end


def _row(words: list[re.Match[str]], count: int, at: int) -> tuple[Text, list[Text]]:
    """The label of a line and its values, which are so many; no label where it is no row."""
    named, values = words[:-count], words[-count:]
    if not named or not all(VALUE.fullmatch(word[0]) for word in values):
        return Text(), []
    start, end = named[0].start(), named[-1].end()
    return Text.of_line(words[0].string[start:end], at + 1, start + 1), [_text(word, at) for word in values]


def _text(word: re.Match[str], at: int) -> Text:
    said = "NaN" if word[0] == "NA" else word[0]
    return Text(said, [(0, at + 1, word.start() + 1)])


def _vectors(lines: list[str], k: int, end: int) -> list[list[Text]]:
    """The lists of names that are printed or given in the lines around a matrix."""
    out: list[list[Text]] = []
    for at in (*range(max(k - AROUND, 0), k), *range(end, min(end + AROUND, len(lines)))):
        printed = VECTOR.fullmatch(lines[at]) if "[" in lines[at] else None
        given = GIVEN.fullmatch(lines[at]) if "c(" in lines[at] else None
        told = printed or given
        if told is None:
            continue
        members = [
            Text.of_line(m[m.lastgroup or 0], at + 1, m.start(m.lastgroup or 0) + 1)
            for m in MEMBER.finditer(lines[at], *told.span("members"))
        ]
        if printed is None or printed["at"] == "1":
            quoted = '"' in told["members"]
            out.append(members if quoted or (at and ASKED.fullmatch(lines[at - 1])) else [])
        elif out and int(printed["at"]) == len(out[-1]) + 1:
            out[-1] += members  # the vector goes on in a further line
    return [names for names in out if _are_labels(names)]


def _are_labels(names: list[Text]) -> bool:
    """Whether a vector may name the lines of a matrix: words, or numbers that rise or fall."""
    if len({name.text for name in names}) < max(len(names), FEWEST):
        return False
    numbers = [float(name.text) for name in names if NUMBER.fullmatch(name.text)]
    return len(numbers) < len(names) or (len(names) >= FEWEST_NUMBERS and is_strictly_monotonic(numbers))


NUMBER = re.compile(r"-?\d+(?:\.\d*)?")


def _of_length(count: int, vectors: list[list[Text]]) -> list[Text]:
    """The only list of so many names; that of a square names both of its sides."""
    found = {tuple(name.text for name in names): names for names in vectors if len(names) == count}
    return next(iter(found.values())) if len(found) == 1 else []
