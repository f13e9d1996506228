"""Grids whose labels stand behind their values, as ticks at the right of a figure do."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.prints.printed_lines import POINTED, is_rule, is_value, pointed
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key

__all__ = ["labels_behind", "may_end_in_label"]
ENDS_IN_LABEL = re.compile(
    r"[\s|\[]*(?P<values>[-+−.\d][^\s|]*(?:[\s|]+[-+−.\d][^\s|]*)+)[\s|\]]+(?P<label>[^\W\d_][^|.:;!?=]{0,60}?)[\s|]*"
)
"""``50  0  4  cat``, and with a bar before the label."""
WORD = re.compile(r"[^\s|]+")
PIECE = re.compile(r"[^\s|]+(?: [^\s|]+)*")
MOST_WORDS = 4
"""Words of a label."""
FEWEST_BARE = 3
"""Lines, or values of a line, of a grid without heads."""
FEWEST = 2
"""Lines of a grid, and values of a line."""


def may_end_in_label(line: str) -> bool:
    """Whether a line is one of values with a label behind them."""
    found = ENDS_IN_LABEL.fullmatch(line)
    if found is None or len(found["label"].split()) > MOST_WORDS:
        return False
    return all(map(is_value, found["values"].replace("|", " ").split()))


def labels_behind(lines: list[tuple[int, str]]) -> Block | None:
    """The first such grid among lines: as many values in each, and heads above or below it, or none at all.

    Without heads it is more than four values.
    """
    start = next((k for k, (_, raw) in enumerate(lines) if may_end_in_label(raw)), len(lines))
    end = start
    while end < len(lines) and (may_end_in_label(lines[end][1]) or is_rule(lines[end][1])):
        end += 1
    rows = [_row(at, raw) for at, raw in lines[start:end] if not is_rule(raw)]
    names = {key(row[0].text) for row in rows}
    if len(rows) < FEWEST or len({len(row) for row in rows}) > 1 or len(names) < len(rows):
        return None
    if all(row[1].text == "-" for row in rows):
        return None  # items of a list
    count = len(rows[0]) - 1
    around = [*reversed(lines[max(start - 2, 0) : start]), *lines[end : end + 2]]
    heads = next((found for at, raw in around if (found := _heads(at, raw, count))), None)
    if heads is None and max(count, len(rows)) < FEWEST_BARE:
        return None
    above = [[Text(), *heads]] if heads is not None else []
    side = next((told for at, raw in around if (told := pointed(at, raw)) is not None), None)
    if above and side is not None:
        above.insert(0, [Text(), side, *[Text()] * (count - 1)])
    return table_at(lines[start][0], [*above, *rows], header=max(len(above), 1), headless=heads is None)


def _row(at: int, raw: str) -> list[Text]:
    """The label, and the values before it."""
    found = ENDS_IN_LABEL.fullmatch(raw)
    assert found is not None
    words = WORD.finditer(raw, *found.span("values"))
    cells = [Text.of_line(word[0], at, word.start() + 1) for word in words]
    return [Text.of_line(found["label"], at, found.start("label") + 1), *cells]


def _heads(at: int, raw: str, count: int) -> list[Text] | None:
    """So many names in a line, two spaces apart or each of one word; an arrow points back to them."""
    raw = POINTED.sub("", raw)
    for pattern in (PIECE, WORD):
        heads = [Text.of_line(word[0], at, word.start() + 1) for word in pattern.finditer(raw)]
        if len(heads) == count and not any(is_value(head.text) for head in heads):
            return heads
    return None
