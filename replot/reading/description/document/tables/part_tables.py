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
    r"(?:(?:tick |axis )?(?:labels|categories|values|ticks|tick marks|classes|entries|items|levels|range))"
    r"(?:,? (?:in (?:order|sequence|this order)|as (?:shown|printed|drawn)|shown|printed|listed)|"
    r" \([^()]*\))?",
    re.I,
)
"""What heads the names of the axes, and their labels."""
WAYS = re.compile(
    r"(?:reading )?(?:order|direction|sequence|way)(?: of (?:the )?\w+)?|(?:reads|runs|goes)", re.I
)
"""What heads the direction in which the labels are read."""
NAMELESS = re.compile(
    r"[\s–—-]*|\(?(?:none|no (?:label|title|name)|not labell?ed|unlabell?ed|n/a|absent)\)?", re.I
)


def _in_two(rows: list[list[Text]]) -> list[list[Text]]:
    """The rows of ``| Axis | Name | Labels |``: the axis, and its name with a colon before its labels."""
    heads = [cell.text.strip() for cell in rows[0]]
    names, lists, ways = (
        [k for k, head in enumerate(heads) if k and kind.fullmatch(head)] for kind in (NAMES, LISTS, WAYS)
    )
    if len(names) > 1 or len(lists) != 1 or len(ways) > 1 or any(len(row) != len(heads) for row in rows):
        return []
    told = [[row[0], _told(row, names, lists[0], ways)] for row in rows[1:]]
    return [row for row in told if NAMELESS.fullmatch(row[1].text) is None]


def _told(row: list[Text], names: list[int], listed: int, ways: list[int]) -> Text:
    """What a row says of its axis: the name, the labels and the direction, as far as they are told."""
    told = row[listed]
    for name in names:
        if NAMELESS.fullmatch(row[name].text) is None:
            told = row[name].join(told, gap=": ") if told.text else row[name]
    for way in ways:
        told = told.join(row[way], gap=", ") if row[way].text.strip() else told
    return told


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
