"""Lines of the grid told as records: ``Town: Ayr. May: 5. June: 7.``, one a line, each with the same keys."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.text import Text
from replot.reading.description.document.wordings.told_lines import NUMBER
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import is_missing

__all__ = ["with_records"]
FIELD = re.compile(
    r"(?P<key>[^\s:;|.,](?:[^:;|.,\n]|[.,](?=\S)){0,40}?):\s+(?P<value>[^\s:;|](?:[^:;|.,\n]|[.,](?=\S)){0,60}?)"
    r"\s*+(?P<end>[.,;|]\s+|[.;]?\s*$)"
)
"""``May: 5.``"""
FEWEST, MOST = 2, 400
"""Records, and columns of one; and the most of them."""
LONGEST = 4000
WORDS = re.compile(r"(?:no|not|none|closed|missing)\b[^\d]*$", re.I)
"""What a record may say in the place of a number: ``no flats of that age``."""


def with_records(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with such lines as a table in their place."""
    waiting: list[tuple[Block, list[tuple[Text, Text]]]] = []
    for block in blocks:
        fields = _fields(block.text) if block.is_prose else []
        keys = [key.text for key, _ in fields]
        if fields and waiting and keys == [key.text for key, _ in waiting[0][1]] and len(waiting) < MOST:
            waiting.append((block, fields))
            continue
        yield from _together(waiting)
        waiting = [(block, fields)] if fields else []
        if not fields:
            yield block
    yield from _together(waiting)


def _fields(text: Text) -> list[tuple[Text, Text]]:
    """The keys of a record with their values: a name first, then numbers; nothing where it is none."""
    source = text.text
    if source.count(": ") <= FEWEST or len(source) > LONGEST:
        return []
    out: list[tuple[Text, Text]] = []
    at = 0
    while (field := FIELD.match(source, at)) is not None:
        out.append((text.cut(*field.span("key")), text.cut(*field.span("value"))))
        at = field.end()
    values = [value.text for _, value in out[1:]]
    blank = [is_missing(value) or WORDS.match(value) is not None for value in values]
    told = all(none or NUMBER.fullmatch(value) for none, value in zip(blank, values, strict=True))
    names = {key.text for key, _ in out}
    if at < len(source) or len(values) < FEWEST or not told or all(blank) or len(names) < len(out):
        return []
    return out if re.search(r"[^\W\d_]", out[0][1].text) else []


def _together(waiting: list[tuple[Block, list[tuple[Text, Text]]]]) -> Iterator[Block]:
    """The blocks as they are, or as a table, if they are several records of different things."""
    names = {fields[0][1].text for _, fields in waiting}
    if len(waiting) < FEWEST or len(names) < len(waiting):
        yield from (block for block, _ in waiting)
        return
    first, fields = waiting[0]
    yield first.saying(Text())
    table = table_at(first.line)
    table.rows = [[key for key, _ in fields]]
    for _, (name, *told) in waiting:
        table.rows.append([name[1], *(Text() if WORDS.match(v.text) else v for _, v in told)])
    yield table
