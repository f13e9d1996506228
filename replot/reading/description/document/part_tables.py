"""Tables that go through the parts of a figure: ``| X-axis | Hour: 6, 12 |`` is a line about the x axis."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["AXIS_OR_BAR", "PART", "as_items"]
PART = re.compile(
    r"\W*(?:(?:figure|chart|plot|main|axis) )?(?:title|type|kind|caption|subject|"
    r"(?:[xy]|horizontal|vertical)(?:[- ]?ax[ei]s)?"
    r"(?:[ -](?:label|title|ticks|tick labels|categories|labels|values))?|"
    r"rows?|columns?|colou?r[- ]?(?:bar|map|scale|scheme|legend|key)s?(?: (?:label|range|limits))?|legend|"
    r"colou?rs?|colou?ring|shading|cells?|cell values|"
    r"(?:gr[ae]y|white|black|blank|empty|missing|hatched|striped|masked|outlined|bold|marked|highlighted) "
    r"(?:cells?|tiles?|squares?|values?|numbers?|entries)|"
    r"annotations?|range|limits|grid|size|layout|panels?|notes?|subtitle|source)\W*",
    re.I,
)
"""What a first cell names."""
LEAST, MOST = 2, 30
WIDEST, FEW = 6, 5
"""More columns or rows than a table has that tells each axis in one line."""
AXIS_OR_BAR = re.compile(r"\b(?:[xy]|horizontal|vertical|rows?|columns?|colou?r\w*|legend)\b", re.I)


def as_items(blocks: list[Block]) -> list[Block]:
    """The blocks with every row of such a table as an item of its own: the part, a colon, what it is."""
    out: list[Block] = []
    for block in blocks:
        out.extend(_rows(block) or [block])
    return out


NAMES = re.compile(
    r"(?:axis )?(?:name|label|title|meaning|variable|quantity|represents|description|content)", re.I
)
LISTS = re.compile(
    r"(?:tick |axis )?(?:labels|categories|values|ticks|classes|entries|items|levels|range)(?: \([^()]*\))?",
    re.I,
)
"""What heads the names of the axes, and their labels."""


def _in_two(rows: list[list[Text]]) -> list[list[Text]]:
    """The rows of ``| Axis | Name | Labels |``: the axis, and its name with a colon before its labels."""
    heads = [cell.text.strip() for cell in rows[0]]
    names = [k for k, head in enumerate(heads) if k and NAMES.fullmatch(head)]
    lists = [k for k, head in enumerate(heads) if k and LISTS.fullmatch(head)]
    if len(names) != 1 or len(lists) != 1 or any(len(row) != len(heads) for row in rows):
        return []
    return [[row[0], row[names[0]].join(row[lists[0]], gap=": ")] for row in rows[1:] if row[names[0]].text]


def _rows(block: Block) -> list[Block]:
    rows = block.rows if block.kind == "table" and len(block.rows) <= MOST else []
    if rows and 2 < len(rows[0]) < WIDEST and len(rows) <= FEW:
        rows = _in_two(rows)
    if any(len(row) != 2 for row in rows):
        return []
    told = [row for row in rows if PART.fullmatch(row[0].text)]
    parts = [row for row in told if AXIS_OR_BAR.search(row[0].text)]
    if len(parts) < LEAST or len(told) < len(rows) - 1:
        return []
    return [Block("item", _line(row), row[0].span().line, marker="-", parents=block.parents) for row in told]


def _line(row: list[Text]) -> Text:
    return row[0].join(row[1], gap=": ")
