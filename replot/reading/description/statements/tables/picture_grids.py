"""Grids between marks of code whose cells are signs, or say what is in them, and no numbers: only labels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.prints.printed_lines import BARS, is_rule, is_value
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.signs import PICTURES, SHADES, SQUARES

__all__ = ["picture_grid"]
SIGN = rf"(?:(?![✅❌✓✔✗✘☑])[{PICTURES}{SHADES}{SQUARES}●○◉◐]){{1,8}}"
SIGNS = re.compile(rf"(?<=\s){SIGN}(?:[ |]+{SIGN}){{1,60}}[ |]*$")
"""The cells of a line: signs with spaces or bars between them."""
ONE_SIGN = re.compile(SIGN)
ENTRY = r"[A-Z]{1,6}[-_ ]?\d{1,4}"
ENTRIES = re.compile(rf"\s*(?:{SIGN}|{ENTRY}(?:,? {ENTRY}){{0,5}})?\s*")
"""A cell of a box: nothing, a sign, or what is in it by its numbers, ``R-2, R-7``."""
PIECE = re.compile(r"[^\s|]+(?: [^\s|]+)*")
WORD = re.compile(r"[^\s|]+")
NAMED = re.compile(r"(?P<name>[^\W\d_][^→↓|:]{1,30}?)\s*(?:[→↓]|->)\s*")
MAY_HOLD = re.compile(rf"[{PICTURES}{SHADES}{SQUARES}●○◉◐│┃]")
FEWEST = 2
LONGEST_LABEL = 40
MOST_LINES, LONGEST = 200, 400


@dataclass
class _Line:
    """A line, where its label ends, and how many cells stand behind it; none in a line that is no row."""

    at: int
    raw: str
    end: int = 0
    cells: int = 0

    def text(self, start: int, end: int) -> Text:
        return Text.of_line(self.raw[start:end], self.at, start + 1)


def picture_grid(block: Block) -> Block | None:
    """The labels of a grid of such cells, as a table of empty ones, or None.

    The heads stand in the line above the rows or below them, and beyond them the name of the columns. That of
    the rows leads to the first label: ``Impact → High``.
    """
    if len(block.lines) > MOST_LINES or not any(map(MAY_HOLD.search, block.lines)):
        return None
    numbered = enumerate(block.lines, block.line + 1)
    lines = [_line(at, raw.translate(BARS)) for at, raw in numbered if raw.strip() and not is_rule(raw)]
    rows = [k for k, line in enumerate(lines) if line.cells]
    if len(rows) < FEWEST or rows != list(range(rows[0], rows[-1] + 1)):
        return None
    size = lines[rows[0]].cells
    if any(lines[k].cells != size for k in rows):
        return None
    found = [(k, heads) for k in (rows[0] - 1, rows[-1] + 1) for heads in _heads(lines, k, size)]
    if len({k for k, _ in found}) != 1:
        return None
    (at, heads), *_ = found
    labels = [lines[k].text(0, lines[k].end).cut(0) for k in rows]
    led = NAMED.match(labels[0].text)
    corner = labels[0].cut(*led.span("name")) if led is not None else Text()
    labels[0] = labels[0].cut(led.end()) if led is not None else labels[0]
    if len({key(label.text) for label in labels}) < len(labels) or not all(labels):
        return None
    inner, outer = (rows[-1] + 1, at - 1) if at < rows[0] else (rows[0] - 1, at + 1)
    name = _name(lines, outer) if _name(lines, inner) is None else None
    if name is not None:
        corner = corner.join(name, gap=" \\ ") if corner else name.join(Text("→"))
    table = table_at(lines[rows[0]].at)
    table.parents = block.parents
    table.rows = [[corner, *heads], *([label, *[Text()] * size] for label in labels)]
    return table


def _line(at: int, raw: str) -> _Line:
    """A line with its label and cells, if it has any."""
    if len(raw) > LONGEST:
        return _Line(at, raw)
    if (signs := SIGNS.search(raw)) is not None:
        label = raw[: signs.start()].rstrip(" |")
        count = len(ONE_SIGN.findall(signs[0]))
    else:
        label, *cells = raw.rstrip().rstrip("|").split("|")
        boxed = raw.rstrip().endswith("|") and all(map(ENTRIES.fullmatch, cells))
        count = len(cells) if boxed else 0
    return _Line(at, raw, len(label), count) if count >= FEWEST and _is_label(label) else _Line(at, raw)


def _is_label(text: str) -> bool:
    bare = text.strip()
    return any(map(str.isalnum, bare)) and len(bare) <= LONGEST_LABEL


def _heads(lines: list[_Line], k: int, size: int) -> Iterator[list[Text]]:
    """The heads that a line has, if any: so many words, or pieces that two spaces or bars part."""
    if not 0 <= k < len(lines):
        return
    for pattern in (PIECE, WORD):
        parts = [part.span() for part in pattern.finditer(lines[k].raw)]
        heads = [lines[k].text(*span) for span in parts]
        names = {key(head.text) for head in heads}
        if len(heads) == len(names) == size and all(any(map(str.isalnum, head.text)) for head in heads):
            numbers = sum(is_value(head.text) for head in heads)
            if numbers in (0, size) and heads[-1].text[-1] not in ".:;":
                yield heads
                return


def _name(lines: list[_Line], k: int) -> Text | None:
    """The name of an axis that is all of a line, with an arrow behind it."""
    if not 0 <= k < len(lines):
        return None
    text = lines[k].text(0, len(lines[k].raw)).cut(0)
    named = NAMED.fullmatch(text.text)
    return text.cut(*named.span("name")) if named is not None else None
