"""Tables that go through the parts of a figure: ``| X-axis | Hour: 6, 12 |`` is a line about the x axis."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["as_items"]
PART = re.compile(
    r"\W*(?:(?:figure|chart|plot|main|axis) )?(?:title|type|kind|caption|subject|"
    r"(?:[xy]|horizontal|vertical)(?:[- ]?ax[ei]s)?(?: (?:label|title|ticks|tick labels|categories))?|"
    r"rows?|columns?|colou?r[- ]?(?:bar|map|scale|scheme|legend|key)s?(?: (?:label|range|limits))?|legend|"
    r"cells?|cell values|"
    r"annotations?|range|limits|grid|size|layout|panels?|notes?)\W*",
    re.I,
)
"""What a first cell names."""
LEAST, MOST = 2, 30
AXIS_OR_BAR = re.compile(r"\b(?:[xy]|horizontal|vertical|rows?|columns?|colou?r\w*|legend)\b", re.I)


def as_items(blocks: list[Block]) -> list[Block]:
    """The blocks with every row of such a table as an item of its own: the part, a colon, what it is."""
    out: list[Block] = []
    for block in blocks:
        out.extend(_rows(block) or [block])
    return out


def _rows(block: Block) -> list[Block]:
    rows = block.rows if block.kind == "table" and len(block.rows) <= MOST else []
    if any(len(row) != 2 for row in rows):
        return []
    told = [row for row in rows if PART.fullmatch(row[0].text)]
    parts = [row for row in told if AXIS_OR_BAR.search(row[0].text)]
    if len(parts) < LEAST or len(told) < len(rows) - 1:
        return []
    return [Block("item", _line(row), row[0].span().line, marker="-", parents=block.parents) for row in told]


def _line(row: list[Text]) -> Text:
    return row[0].join(row[1], gap=": ")
