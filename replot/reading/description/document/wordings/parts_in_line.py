"""Panels told one after the other in a line: ``Ayr – hay: 4, 5; rye: 6, 7. Bute – hay: 1, 2; rye: 3, 4``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from replot.reading.description.document.blocks import OF_LINE, Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key

__all__ = ["with_parts_in_line"]
KEY = r"[^\W\d_][^:;,.()\n]{0,40}"
VALUES = r"(?:[^:;.\n]|\.(?=\d)){3,300}"
NO_HEAD = (
    r"(?!(?i:left|right|top|bottom|upper|lower|rows?|columns?|[xy][- ]axis|cells?|values?|diagonal|colou?rs?)"
    r"\b)"
)
PART = re.compile(
    rf"(?:^|(?<=[.;!?]\s))(?:(?P<letter>\([a-h]\))\s|{NO_HEAD}(?P<name>[^\W_][^.:;,–—\n]{{1,40}}?)(?:\s[–—-]\s|:\s))"
    rf"(?P<lines>{KEY}:\s{VALUES}(?:;\s{KEY}:\s{VALUES}){{1,60}})(?:[.;]|$)"
)
"""The head of a panel, and behind it its lines, each a key with its values."""
LINE = re.compile(rf"(?:^|;\s)(?P<line>(?P<key>{KEY}):\s(?P<values>{VALUES}))")
ASIDE = re.compile(r"\([^()\n]{0,60}\)")
SEVERAL = re.compile(r"\d[^,/]{0,40}(?:,|(?<!\d)/|/(?=\s|\d+\s?/))\s?\D{0,40}\d")
"""A line has several values: what has one only, be it ``12/40``, is a cell of a line that the head names."""
FEWEST, MOST, LONGEST, LOWEST = 2, 40, 20_000, 6


class _Part(NamedTuple):
    head: Text
    lines: list[Text]
    keys: tuple[str, ...]


def with_parts_in_line(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with such parts as lists under headings, where several have lines of the same keys."""
    waiting: list[tuple[Block, list[_Part], Text, Text]] = []
    for block in blocks:
        parts, before, behind = _parts(block)
        goes_on = waiting and parts and not before and not waiting[-1][3] and len(waiting) < MOST
        if waiting and not goes_on:
            yield from _together(waiting)
            waiting = []
        if parts:
            waiting.append((block, parts, before, behind))
        else:
            yield block
    yield from _together(waiting)


NOTHING = Text()


def _parts(block: Block) -> tuple[list[_Part], Text, Text]:
    """The parts of a paragraph that follow upon one another, and what stands before and behind them."""
    source = block.text.text
    if block.kind != "paragraph" or ";" not in source or len(source) > LONGEST:
        return [], NOTHING, NOTHING
    parts: list[_Part] = []
    first, last = 0, 0
    for told in PART.finditer(source):
        lines = list(LINE.finditer(told["lines"]))
        if not all(SEVERAL.search(ASIDE.sub("", line["values"])) for line in lines):
            continue
        if parts and source[last : told.start()].strip():
            return [], NOTHING, NOTHING
        first = first if parts else told.start()
        last = told.end()
        at = told.start("lines")
        head = block.text.cut(*told.span("letter" if told["letter"] else "name"))
        lines_told = [block.text.cut(at + line.start("line"), at + line.end("line")) for line in lines]
        parts.append(_Part(head, lines_told, tuple(key(line["key"]) for line in lines)))
    return parts, block.text.cut(0, first), block.text.cut(last)


def _together(waiting: list[tuple[Block, list[_Part], Text, Text]]) -> Iterator[Block]:
    """The blocks as they are, or each part as a list under its head."""
    parts = [part for _, some, _, _ in waiting for part in some]
    heads = {key(part.head.text) for part in parts}
    alike = len({part.keys for part in parts}) == 1 and len(set(parts[0].keys)) == len(parts[0].keys)
    if len(parts) < FEWEST or not alike or len(heads) < len(parts):
        yield from (block for block, _, _, _ in waiting)
        return
    for block, some, before, behind in waiting:
        if before:
            yield block.saying(before)
        for part in some:
            if part.head.text[:1] == "(":
                yield Block("paragraph", part.head, block.line)
            else:
                yield Block("heading", part.head, block.line, LOWEST, OF_LINE)
            for line in part.lines:
                yield Block("item", line, block.line, 0, "-", shape="-")
        if behind:
            yield Block("paragraph", behind, block.line + 1, block.level)
