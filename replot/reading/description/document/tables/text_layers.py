"""Figures as the text layer of a page has them: ticks and names in lines of their own, then rows of values.

The text layer of a PDF file holds what is written in a figure without its places: all ticks of one axis,
mostly followed by the name of that axis, those of the other one, the values row by row, the ticks of the bar.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.prints.printed_lines import is_value
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.sides import side_of

__all__ = ["text_layers"]
WORD = re.compile(r"\S+")
GLUED = re.compile(r"[A-Z][a-z]+(?=[A-Z])|[A-Z][a-z]+$|\d+")
"""A word of labels that stand without a space: ``CatDogCatDog``."""
SHORT = re.compile(
    r"(?![#*|>!+-]|\d+[.)]\s|(?i:fig(?:ure)?|table|page|row|col(?:umn)?)\b)[^:;|=\[\]{}!?]{1,60}(?<![.,])"
)
KIND = re.compile(r"\bmatri(?:x|ces)\b|\bheat ?map\b", re.I)
DIGITS, LETTERS = re.compile(r"\d+"), re.compile(r"[^\W\d_]+")
COLUMNS_OR_CODE = re.compile(r"\S(?:\s{2,}|\t)\S|<-|\w\(")
LONE = re.compile(r"[#\s]*[-−+]?\d[\d.]*%?\s*")
PICTURE = re.compile(r"\s*!?\[(?:figure|image|img|picture)?[^\[\]]{0,40}\](?:\([^()]*\))?\s*", re.I)
MOST_WORDS = 6
MOST_ENTRIES = 80
MOST_LINES = 20_000
MOST_GRIDS = 100
FEWEST = 2


@dataclass
class _Ticks:
    """The labels of both axes, their names, and how many of the lines they take."""

    x: list[Text] = field(default_factory=list)
    y: list[Text] = field(default_factory=list)
    names: dict[str, Text] = field(default_factory=dict)

    @property
    def mixed(self) -> bool:
        """Whether some labels of an axis are numbers and others are words: a reading that is none."""
        worded = ([LONE.fullmatch(label.text) is None for label in axis] for axis in (self.x, self.y))
        return any(any(axis) and not all(axis) for axis in worded)

    @property
    def merit(self) -> tuple[bool, int, bool]:
        """How sure the reading is: the same labels on both sides, labels of one shape, names of sides."""
        alike = [key(label.text) for label in self.x] == [key(label.text) for label in self.y]
        shapes = sum(len({_shape(label.text) for label in axis}) for axis in (self.x, self.y))
        return alike, -shapes, any(side_of(name.text) for name in self.names.values())


def _shape(label: str) -> str:
    """What a label is made of: ``a9`` for ``T1`` and ``V24``."""
    return DIGITS.sub("9", LETTERS.sub("a", label))


def text_layers(lines: list[str]) -> dict[int, tuple[Block, int]]:
    """The tables of such figures by the lines where they begin, each with the line after it."""
    out: dict[int, tuple[Block, int]] = {}
    if len(lines) > MOST_LINES:
        return out
    k = tried = 0
    while k < len(lines):
        count = _values(lines[k])
        if count < FEWEST:
            k += 1
            continue
        rows, end = _rows(lines, k, count)
        tried += len(rows) >= FEWEST
        if len(rows) >= FEWEST and tried <= MOST_GRIDS:
            start, block, end = _with_ticks(lines, k, end, rows, count) or (0, None, end)
            if block is not None:
                out[start] = block, end
        k = max(end, k + 1)
    return out


def _values(line: str) -> int:
    """How many values a line has that has nothing else."""
    words = line.split()
    told = 0 < len(words) <= MOST_ENTRIES and all(word[-1].isdigit() and is_value(word) for word in words)
    return len(words) if told else 0


def _rows(lines: list[str], k: int, count: int) -> tuple[list[int], int]:
    """The lines from ``k`` on with so many values, between which the bar may have ticks, and the next one."""
    rows, end = [], k
    for at in range(k, len(lines)):
        if _values(lines[at]) == count:
            rows.append(at)
            end = at + 1
        elif lines[at].strip() and not LONE.fullmatch(lines[at]) and not PICTURE.fullmatch(lines[at]):
            break
    return rows, end


def _with_ticks(
    lines: list[str], start: int, end: int, rows: list[int], count: int
) -> tuple[int, Block, int] | None:
    """The table of some rows, if the lines around them are the ticks of both axes and nothing else."""
    before = list(_entries(lines, range(start - 1, -1, -1)))[::-1]
    after = list(_entries(lines, range(end, len(lines))))
    titles = [k for k in before if KIND.search(lines[k])]
    before = [k for k in before if k not in titles]
    words = [k for k in after if not LONE.fullmatch(lines[k])]
    named = [k for k in before if not LONE.fullmatch(lines[k])]  # without ticks of the bar
    found = [
        (ticks, first, last)
        for first, last in ((before, []), (named, []), (before, words), (named, words), ([], words))
        for ticks in _fits(lines, first, last, count, len(rows))
        if not ticks.mixed
    ]
    if not found:
        return None
    ticks, first, last = max(found, key=lambda each: each[0].merit)
    bar = [k for k in after if k < (words[0] if words else len(lines))]  # ticks of the bar
    used = [*titles, *before, *rows, *last, *bar] if first else [*rows, *last, *bar]
    block = table_at(min(used) + 1)
    block.text = _text(lines, titles[0]) if first and len(titles) == 1 else Text()
    block.rows = [[ticks.names.get("y", Text()), *ticks.x]]
    for at, label in zip(rows, ticks.y, strict=True):
        block.rows.append([label, *(_text(lines, at, word.span()) for word in WORD.finditer(lines[at]))])
    if "x" in ticks.names:
        block.rows.insert(0, [Text(), ticks.names["x"], *[Text()] * (count - 1)])
    block.header = len(block.rows) - len(rows)
    return min(used), block, max(used) + 1


def _entries(lines: list[str], places: range) -> Iterator[int]:
    """The lines next to the values that may be ticks or names, until one is neither."""
    found = 0
    for k in places:
        if not lines[k].strip() or PICTURE.fullmatch(lines[k]):
            continue
        short = SHORT.fullmatch(lines[k].strip()) or LONE.fullmatch(lines[k])
        long = len(lines[k].split()) > MOST_WORDS or found > MOST_ENTRIES
        if short is None or long or COLUMNS_OR_CODE.search(lines[k]):
            return
        found += 1
        yield k


def _fits(lines: list[str], before: list[int], after: list[int], width: int, height: int) -> Iterator[_Ticks]:
    """The ticks that all of the entries make, in each way that there is."""
    entries = before + after
    for order in ("yx",) if before and after else ("xy", "yx"):
        for places in product(NAME_PLACES, repeat=2):
            at, ticks = 0, _Ticks()
            for axis, place in zip(order, places, strict=True):
                stop = len(before) if after and before and axis == "y" else len(entries)
                taken = _axis(lines, entries[at:stop], width if axis == "x" else height, place)
                if taken is None:
                    break
                setattr(ticks, axis, taken[0])
                ticks.names |= {axis: taken[1]} if taken[1] is not None else {}
                at += taken[2]
            else:
                sure = (before and after) or ticks.names or ticks.merit[0] or len(entries) > BOTH
                if at == len(entries) and sure:  # two lines alone may as well be two labels
                    yield ticks


BOTH = 2
"""Lines that the ticks of two axes take at least."""
NAME_PLACES = ("behind", "before", "nowhere")
"""Where the name of an axis may stand beside its ticks."""


def _axis(
    lines: list[str], entries: list[int], size: int, place: str
) -> tuple[list[Text], Text | None, int] | None:
    """The labels of an axis, its name in its place, and how many of the entries these take."""
    at = int(place == "before")
    told = _group(lines, entries[at:], size)
    if told is None:
        return None
    labels, used = told
    at += used
    if place == "nowhere":
        return labels, None, at
    named = 0 if place == "before" else at
    if named >= len(entries) or LONE.fullmatch(lines[entries[named]]):
        return None
    return labels, _text(lines, entries[named]), at + (place == "behind")


def _group(lines: list[str], entries: list[int], size: int) -> tuple[list[Text], int] | None:
    """So many labels, each in a line or all in one of words, and how many of the entries they take."""
    if not entries:
        return None
    raw = lines[entries[0]]
    for pattern in (WORD, GLUED):
        words = [word.span() for word in pattern.finditer(raw)]
        each, rest = divmod(len(words), size)
        if each and not rest and (pattern is WORD or sum(b - a for a, b in words) == len(raw.strip())):
            labels = [_text(lines, entries[0], (words[k][0], words[k + each - 1][1]))
                      for k in range(0, len(words), each)]
            if len({key(label.text) for label in labels}) == size:
                return labels, 1
    labels = [_text(lines, k) for k in entries[:size]]
    return (labels, size) if len({key(label.text) for label in labels}) == size else None


def _text(lines: list[str], k: int, span: tuple[int, int] | None = None) -> Text:
    raw = lines[k]
    start, end = span or (len(raw) - len(raw.lstrip()), len(raw.rstrip()))
    return Text.of_line(raw[start:end], k + 1, start + 1)
