"""Lines of a grid told key by key, where a key comes twice in each of them: tokens of a sentence.

``**dog:** the: 0.1, dog: 0.4, the: 0.2``, or each key on an item of its own below.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key

__all__ = ["with_repeated_keys"]
NUMBER = r"[~≈]?[-−+]?(?:\d+(?:\.\d+)?|\.\d+)\s?%?"
QUOTE = r"[\"“”'‘’`*]{0,3}"
ENTRY = re.compile(
    rf"\s*{QUOTE}(?P<key>[^\s:=(),;\"“”`*][^:=(),;\"“”`*\n]{{0,40}}?){QUOTE}\s*"
    rf"(?:(?:[:=]|->|→)\s*(?P<value>{NUMBER}(?:\s*\([^()\d\n]{{1,40}}\))?)|\((?P<inside>{NUMBER})\))\s*[.,;]?\s*"
)
"""``"the": ~0.2 (light blue)``, ``the (0.2)``."""
HEAD = re.compile(
    r"\W{0,3}(?:(?:the )?(?:row|query|source|target|token|word|from|for)s?(?: (?:token|word))?:? )?"
    r"(?:[\"“'‘`](?P<quoted>[^\"“”`\n]{1,40}?)[\"”'’`](?: \(?[a-z][a-z -]{2,30}\)?)?\s*(?::\s*|$)|"
    r"(?P<plain>[^\s:=(),;\"“”`*][^:=();\"“”`*\d\n]{0,40}?)\s*:\s*)",
    re.I,
)
"""``"dog" alignment:``, ``Row "dog":``, ``dog:``."""
FEWEST, FEWEST_KEYS, MOST = 2, 3, 400
"""Lines, keys of a line, and the most of both."""


class _Line(NamedTuple):
    name: Text
    entries: list[tuple[Text, Text]]
    blocks: list[Block]

    @property
    def is_open(self) -> bool:
        """Whether its entries stand on items below, of which there may be more."""
        return len(self.entries) == len(self.blocks) - 1 < MOST

    @property
    def keys(self) -> list[str]:
        return [key(name.text) for name, _ in self.entries]


def with_repeated_keys(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with such lines as a table in their place."""
    waiting: list[_Line] = []
    for block in blocks:
        entries = _entries(block.text, 0) if block.kind == "item" and waiting else []
        if len(entries) == 1 and waiting[-1].is_open:
            waiting[-1].entries.extend(entries)
            waiting[-1].blocks.append(block)
            continue
        line = _line(block)
        if line is None or len(waiting) == MOST or (waiting and not _goes_on(waiting)):
            yield from _together(waiting)
            waiting = []
        if line is None:
            yield block
        else:
            waiting.append(line)
    yield from _together(waiting)


def _line(block: Block) -> _Line | None:
    """What a line begins with, if its name does: all of its entries, or none where they follow below."""
    head = HEAD.match(block.text.text) if block.kind == "item" and len(block.text) < LONGEST else None
    if head is None:
        return None
    entries = _entries(block.text, head.end())
    if not entries and head.end() < len(block.text):
        return None
    return _Line(block.text.cut(*head.span("quoted" if head["quoted"] else "plain")), entries, [block])


LONGEST = 4000


def _entries(text: Text, at: int) -> list[tuple[Text, Text]]:
    """The keys with their values, from a place to the end of a text; nothing where it holds more."""
    found: list[tuple[Text, Text]] = []
    while (entry := ENTRY.match(text.text, at)) is not None and at < len(text):
        value = "value" if entry["value"] else "inside"
        found.append((text.cut(*entry.span("key")), text.cut(*entry.span(value))))
        at = entry.end()
    return found if at == len(text) else []


def _goes_on(waiting: list[_Line]) -> bool:
    """Whether the last line, which is complete, has the keys of the first, of which one comes twice."""
    keys = waiting[0].keys
    return FEWEST_KEYS <= len(keys) > len(set(keys)) > 1 and waiting[-1].keys == keys


def _together(waiting: list[_Line]) -> Iterator[Block]:
    """The blocks as they are, or as a table, if they are several such lines.

    The last one may be broken off.
    """
    keys = waiting[0].keys if waiting else []
    last = waiting[-1].keys if waiting else []
    alike = _goes_on(waiting[:1]) and all(line.keys == keys for line in waiting[:-1]) if waiting else False
    if len(waiting) < FEWEST or not alike or not last or keys[: len(last)] != last:
        for line in waiting:
            yield from line.blocks
        return
    first = waiting[0].blocks[0]
    yield first.saying(Text())
    table = table_at(first.line)
    table.rows = [[Text(), *(name for name, _ in waiting[0].entries)]]
    for line in waiting:
        values = [value for _, value in line.entries]
        table.rows.append([line.name, *values, *[Text()] * (len(keys) - len(values))])
    yield table
