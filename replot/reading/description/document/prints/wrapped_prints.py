"""Frames that a program prints in parts below one another, since their lines are too wide for it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise, takewhile

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.prints.printed_lines import GOES_ON, is_value
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["goes_on", "wrapped_print"]
WORD = re.compile(r"\S+")
MOST_PARTS = 60
MOST_LINES = 2000
FEWEST = 2
"""Rows of a frame, and parts of it."""
SHARE = 0.5
"""Of the cells, so many are values at least; the others are words among them."""
Words = list[re.Match[str]]


@dataclass
class _Part:
    """One part of a frame: the line of its heads, the words over and under it, and its rows."""

    at: int
    head: str
    over: Text
    under: Text
    rows: list[tuple[int, Words]]

    def columns(self, corner: int) -> list[int]:
        """Where the columns end, all values right under their heads, which begin behind a corner."""
        heads = [word for word in WORD.finditer(self.head) if word.start() >= corner]
        common = {head.end() for head in heads}
        for _, row in self.rows:
            common.intersection_update(word.end() for word in row[1:])
        ends, count = sorted(common), len(common)
        if not ends or heads[-1].end() != ends[-1] or any(len(row) <= count for _, row in self.rows):
            return []
        straight = all([word.end() for word in row[-count:]] == ends for _, row in self.rows)
        inset = len({row[0].start() for _, row in self.rows}) > 1  # the name of several rows is told once
        values = sum(is_value(word.group()) for _, row in self.rows for word in row[-count:])
        return ends if straight and not inset and values >= SHARE * count * len(self.rows) else []


def goes_on(line: str) -> bool:
    """Whether a line ends as the heads of a part do that others follow."""
    return "\\" in line and GOES_ON.search(line) is not None


def wrapped_print(lines: list[str], k: int, stop: int | None = None) -> tuple[Block | None, int]:
    """The frame whose first part begins with line ``k``, in one piece, and the line after those looked at."""
    spans, end = _spans(lines, k, min(len(lines) if stop is None else stop, k + MOST_LINES))
    signed = goes_on(lines[k])
    parts = [_signed(lines, *span) for span in spans] if signed else _repeats(lines, k, end)
    count = len(parts[0].rows) if len(parts) >= FEWEST else 0
    if count < FEWEST or any(len(part.rows) < count for part in parts):
        return None, end
    parts[-1].rows = parts[-1].rows[:count]  # what follows at once is no row
    corner = _corner(parts)
    ends = [part.columns(corner) for part in parts]
    if not all(ends):
        return None, end
    laid_out = list(zip(parts, ends, strict=True))
    labels = [[_label(row, columns) for _, row in part.rows] for part, columns in laid_out]
    if any(part != labels[0] for part in labels) or len(set(labels[0])) < len(labels[0]):
        return None, end
    heads = [head for part, columns in laid_out for head in _heads(part, corner, columns)]
    if len({head.text for head in heads}) < len(heads):
        return None, end  # several grids of the same columns
    rows = []
    for r, (at, first) in enumerate(parts[0].rows):
        start, stop = first[0].start(), first[-len(ends[0]) - 1].end()
        rows.append([Text.of_line(lines[at][start:stop], at + 1, start + 1)])
        for part, columns in laid_out:
            at, row = part.rows[r]
            rows[-1] += [_text(word, at) for word in row[-len(columns) :]]
    name = Text.of_line(parts[0].head[:corner].strip(), parts[0].at + 1, 1)
    above, beside = (name, parts[0].under) if parts[0].under else (parts[0].over, name)
    table = table_at(parts[0].at + 1, [[beside, *heads], *rows])
    if above:
        table.rows.insert(0, [Text(), above, *[Text()] * (len(heads) - 1)])
        table.header = 2
    return table, parts[-1].rows[-1][0] + 1


def _spans(lines: list[str], k: int, stop: int) -> tuple[list[tuple[int, int]], int]:
    """The first line of each part and the line after it, and the line after those looked at."""
    spans: list[tuple[int, int]] = []
    end = k
    while k < stop and len(spans) < MOST_PARTS:
        end = k + sum(1 for _ in takewhile(str.strip, lines[k:stop]))
        spans.append((k, end))
        if not goes_on(lines[k]):
            return spans, end
        k = next((at for at in range(end, stop) if lines[at].strip()), stop)
    return [], end


def _signed(lines: list[str], start: int, end: int) -> _Part:
    """The part in some lines, in which the second line may be the name of the labels."""
    named = end - start > 1 and len(lines[start + 1].split()) == 1
    under = _lone(lines, start + 1) if named else Text()
    head = GOES_ON.sub("", lines[start]).rstrip()
    return _Part(start, head, Text(), under, _rows(lines, start + 1 + named, end))


def _repeats(lines: list[str], k: int, end: int) -> list[_Part]:
    """Parts without a line between them, as R prints them: the first label returns in each.

    The name of the columns may stand over the heads.
    """
    for head in range(min(k + 1, end - 2), k - 1, -1):
        label = lines[head + 1].split(None, 1)[0]
        at = [n for n in range(head + 1, end) if lines[n].split(None, 1)[0] == label]
        sizes = {b - a for a, b in pairwise(at)}
        size = sizes.pop() if len(sizes) == 1 else 0
        lead = head + 1 - k
        if size <= lead or at[-1] - lead + size > end or (lead > 1 and len(lines[k].split()) > 1):
            continue
        over = _lone(lines, k) if lead > 1 else Text()
        spans = [(n, n - lead + size) for n in at]
        return [_Part(a - 1, lines[a - 1].rstrip(), over, Text(), _rows(lines, a, b)) for a, b in spans]
    return []


def _lone(lines: list[str], at: int) -> Text:
    """The one word of a line."""
    return Text.of_line(lines[at].strip(), at + 1, len(lines[at]) - len(lines[at].lstrip()) + 1)


def _rows(lines: list[str], start: int, end: int) -> list[tuple[int, Words]]:
    return [(at, list(WORD.finditer(lines[at]))) for at in range(start, end)]


def _text(word: re.Match[str], at: int) -> Text:
    return Text.of_line(word[0], at + 1, word.start() + 1)


def _corner(parts: list[_Part]) -> int:
    """Where the name ends that stands before the heads of all parts, over the labels."""
    letters = zip(*(part.head for part in parts), strict=False)
    same = sum(1 for _ in takewhile(lambda side: len(set(side)) == 1, letters))
    common = parts[0].head[:same]
    return common.rfind(" ") + 1 if common and not common[0].isspace() else 0


def _label(row: Words, columns: list[int]) -> str:
    return " ".join(word[0] for word in row[: -len(columns)])


def _heads(part: _Part, corner: int, columns: list[int]) -> list[Text]:
    """What stands over each column, as far as the one before it."""
    starts = [corner, *columns]
    out = []
    for start, end in zip(starts, columns, strict=False):
        said = part.head[start:end]
        out.append(Text.of_line(said.strip(), part.at + 1, start + 1 + len(said) - len(said.lstrip())))
    return out
