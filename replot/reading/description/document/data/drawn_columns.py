"""Grids that code draws from named lists: columns that it picks of a frame, or one list for each axis."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from itertools import islice

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.data.drawing_code import DRAWS, Said
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.patterns import rare

__all__ = ["drawn_columns"]
NAME = r"(?:\"(?P<{0}>[^\"\n]{{1,80}})\"|'(?P<{0}2>[^'\n]{{1,80}})')"
LIST = re.compile(
    rf"(?:{NAME.format('key')}\s*[:=]|(?<![\w.$])(?P<name>[A-Za-z][\w.]{{0,40}})\s*(?::|<-|=(?!=)))\s*"
    r"(?:(?:np\.array|list|pd\.Series|tuple|factor)\(\s*)?(?:c\(|\[(?!\[))"
)
"""The name of a list, up to the bracket that opens it: ``'Metric': [``, ``dose = c(``."""
MEMBER = re.compile(
    r"\s*(?:\"(?P<a>[^\"\n]{0,200})\"|'(?P<b>[^'\n]{0,200})'|(?P<c>[^\s,\[\](){}\"']{1,60}))\s*(?:,|(?=[\])]))"
)
CLOSED = re.compile(r"\s*[\])]")
BARE = re.compile(rf"{PLAIN}|nan|None|null|NA|(?:np|math|float)\.nan", re.I)
"""A member that stands in no quotation marks."""
PICKED = rare(
    r"(?:\b(?:z|data|img)\s*=\s*|\b(?:heatmap|imshow|matshow|pcolormesh|clustermap)\(\s*)"
    r"[A-Za-z]\w{0,40}(?:\.set_index\([^\n]{1,80}?\))?\[\[(?P<list>[^\[\]]{1,2000})\]\]"
)
"""``z=frame[["Rain", "Wind"]].values``: the columns that are drawn."""
INDEXED = rare(rf"\.set_index\(\s*(?:\[\s*)?{NAME.format('a')}\s*\]?\s*(?:,[^()\n]{{0,40}})?\)")
BY_ROW = rare(
    rf"\by\s*=\s*[A-Za-z]\w{{0,40}}(?:\[\s*{NAME.format('a')}\s*\]|[.$](?P<a3>[A-Za-z]\w{{0,40}}))|"
    r"\by\s*=\s*(?P<a4>[A-Za-z]\w{0,40})\s*[,)]"
)
"""``y=frame["Store"]``: the labels of the rows."""
CHANGED = rare(
    r"\.(?:drop|iloc|loc|filter|head|tail|sort_values|groupby|T|transpose|melt|query)\b|"
    r"\]\.(?:pivot|set_index)|\b(?:subset|arrange)\(|[%|]>\s*(?:filter|slice|mutate|arrange|group_by)\("
)
"""What makes other rows or columns of a frame than it had."""
ENCODES = rare(r"(?:\.pivot(?:_table)?|\baes|\bencode|\bdensity_heatmap|\brect|\b[Hh]eatmap)\(")
"""The call that says which list is on which axis."""
FIELD = (
    r"\b(?:{0})\s*=\s*(?:alt\.\w{{1,12}}\(\s*)?(?:[\w$.]{{0,40}}\[\s*)?(?:[\"']"
    r"(?P<quoted>[^\"'\n:]{{1,80}})(?::[NOQT])?[\"']"
    r"|(?:factor\()?(?:[A-Za-z]\w{{0,40}}[.$])?(?P<bare>[A-Za-z][\w.]{{0,40}})(?=\s*[,)\n]|$))"
)
OF_FIELD = re.compile(
    r"[\"']field[\"']\s*:\s*[\"'](?P<quoted>[^\"'\n]{1,80})[\"']|\btransform\(\s*[\"'](?P<bare>[^\"'\n]{1,80})"
)
FIELDS = {"x": "x|columns", "y": "y|index", "v": "fill|color|z|values|fill_color|colour"}
FEWEST_CELLS, FEWEST = 4, 2
LONGEST = 30_000
"""Letters of code that are looked at."""


@dataclass(frozen=True, slots=True)
class _List:
    """The members of a list with the places where they stand, whether all are numbers, and its own place."""

    members: tuple[Said, ...]
    numbers: bool
    start: int
    end: int

    @property
    def texts(self) -> list[str]:
        return [said for said, _ in self.members]


def drawn_columns(lines: list[str], start: int, end: int) -> tuple[Block, set[int]] | None:
    """The grid that code draws, as a table, where the code itself holds all its values; nothing is computed.

    With the lines in which the lists stand.

    Parameters
    ----------
    lines : list of str
    start, end : int
        The first line of the code, and the one after its last.
    """
    source = "\n".join(lines[start:end])[:LONGEST]
    if DRAWS.search(source) is None or CHANGED.search(source):
        return None
    corner: list[Said] = []
    cells = _picked(source)
    if not cells:
        cells, corner = _encoded(source)
    cells = cells or _by_place(source)
    if not cells:
        return None
    begins = [0, *(newline.end() for newline in re.finditer("\n", source))]

    def line(at: int) -> int:
        return bisect_right(begins, at) - 1

    def placed(said: Said) -> Text:
        return Text(said[0], [(0, start + line(said[1]) + 1, said[1] - begins[line(said[1])] + 1)])

    used = {start + line(at) for row in cells for said, at in row if said}
    for each in _lists(source).values():
        used |= set(range(start + line(each.start), start + line(each.end) + 1))
    rows = [[placed(cell) for cell in row] for row in cells]
    if corner:
        rows[0][0] = placed(corner[0]).join(placed((" \\ ", corner[1][1])), "").join(placed(corner[1]), "")
    return table_at(start + 1, rows), used


Row = list[Said]
NOTHING = ("", 0)


def _lists(source: str) -> dict[str, _List]:
    """The lists of a piece of code by their names; none that is given twice."""
    found: dict[str, list[_List]] = {}
    at = 0
    while (opened := LIST.search(source, at)) is not None:
        read = _members(source, opened.end(), opened.start())
        at = opened.end() if read is None else read.end
        if read is not None:
            found.setdefault(opened["key"] or opened["key2"] or opened["name"], []).append(read)
    return {name: lists[0] for name, lists in found.items() if len(lists) == 1}


def _members(source: str, at: int, start: int) -> _List | None:
    """The list whose bracket opens before a place; nothing if it holds more than values."""
    members, numbers = [], True
    while (member := MEMBER.match(source, at)) is not None:
        group = member.lastgroup or "c"
        if group == "c" and BARE.fullmatch(member["c"]) is None:
            return None
        numbers = numbers and group == "c"
        members.append((member[group], member.start(group)))
        at = member.end()
    closed = CLOSED.match(source, at)
    return _List(tuple(members), numbers, start, closed.end()) if closed is not None and members else None


def _picked(source: str) -> list[Row]:
    """The grid of the columns that the code picks, or of all in a frame of which it makes one the index."""
    indexed = list(INDEXED.finditer(source))
    picked = PICKED.search(source)
    by_row = next(BY_ROW.finditer(source), None) if picked is not None else None
    if picked is None and len(indexed) != 1:
        return []
    lists = _lists(source)
    told = indexed[0] if len(indexed) == 1 else by_row
    name = next(filter(None, told.groups()), "") if told is not None else ""
    names = lists.get(name)
    if names is None:
        return []
    columns = _named(source, picked.start("list")) if picked is not None else _beside(source, lists, name)
    found = [lists[column] for column, _ in columns if column in lists]
    fits = all(each.numbers and len(each.members) == len(names.members) for each in found)
    if len(found) < max(len(columns), FEWEST) or not fits:
        return []
    heads = [NOTHING, *columns]
    rows = zip(names.members, *(each.members for each in found), strict=True)
    return [heads, *map(list, rows)]


def _named(source: str, at: int) -> list[Said]:
    """The names in a list of them, or nothing if it holds anything else."""
    read = _members(source, at, at)
    return [*read.members] if read is not None else []


def _beside(source: str, lists: dict[str, _List], name: str) -> list[Said]:
    """The lists of a frame beside that which names its rows: nothing but commas stands between them."""
    out: list[Said] = []
    of_frame, last = False, 0
    for other, each in sorted(lists.items(), key=lambda pair: pair[1].start):
        if BETWEEN.fullmatch(source, last, each.start) is None:
            if of_frame:
                return out
            out = []
        of_frame, last = of_frame or other == name, each.end
        out += [(other, source.index(other, each.start))] if other != name else []
    return out if of_frame else []


BETWEEN = re.compile(r"(?:[\s,)]|#[^\n]*\n)*")


def _encoded(source: str) -> tuple[list[Row], list[Said]]:
    """The grid of three lists as long, of which code puts one on each axis and shows one by colours.

    With the names of rows and columns.
    """
    names = _fields(source)
    if len(names) < len(FIELDS):
        return [], []
    lists = _lists(source)
    if any(name not in lists for name, _ in names.values()):
        return [], []
    x, y, v = (lists[names[part][0]] for part in FIELDS)
    if not len(x.members) == len(y.members) == len(v.members) >= FEWEST_CELLS or not v.numbers:
        return [], []
    columns, rows = dict(reversed(x.members)), dict(reversed(y.members))
    columns = {name: columns[name] for name in dict.fromkeys(x.texts)}
    rows = {name: rows[name] for name in dict.fromkeys(y.texts)}
    cells = dict(zip(zip(y.texts, x.texts, strict=True), v.members, strict=True))
    if len(cells) < len(v.members) or min(len(columns), len(rows)) < FEWEST:
        return [], []  # several values for one cell, of which the code shows a mean or a count
    body = [[row, *(cells.get((row[0], name), NOTHING) for name in columns)] for row in rows.items()]
    return [[NOTHING, *columns.items()], *body], [names["y"], names["x"]]


def _fields(source: str) -> dict[str, Said]:
    """What the lists of both axes and that of the values are called, where the code says so once."""
    found: dict[str, dict[str, int]] = {}
    for call in islice(ENCODES.finditer(source), MOST_CALLS):
        inside = _inside(source, call.end())
        for part, words in FIELDS.items():
            field = re.search(FIELD.format(words), inside)
            field = field or (OF_FIELD.search(inside) if part == "v" else None)
            if field is not None:
                group = "quoted" if field["quoted"] else "bare"
                found.setdefault(part, {}).setdefault(field[group], call.end() + field.start(group))
        several = POSITIONS.fullmatch(inside) or BARE_POSITIONS.match(inside)
        if several is not None:
            for part, name in several.groupdict().items():
                found.setdefault(part, {}).setdefault(name, call.end() + several.start(part))
    return {part: names.popitem() for part, names in found.items() if len(names) == 1}


def _inside(source: str, at: int) -> str:
    """What stands in brackets that open before a place."""
    depth = 1
    for sign in BRACKET.finditer(source, at, at + LONGEST_CALL):
        depth += 1 if sign[0] in "([{" else -1
        if depth == 0:
            return source[at : sign.start()]
    return ""


BRACKET = re.compile(r"[()\[\]{}]")
LONGEST_CALL, MOST_CALLS = 1500, 100
ONE = r"\s*[\"'](?P<{0}>[^\"'\n]{{1,80}})[\"']\s*"
POSITIONS = re.compile(",".join(ONE.format(part) for part in "yxv"))
"""``pivot("row", "column", "value")``."""
BARE_POSITIONS = re.compile(
    r"\s*(?P<x>[A-Za-z][\w.]{0,40})\s*,\s*(?P<y>[A-Za-z][\w.]{0,40})\s*,\s*(?:fill|z)\s*="
)
"""``aes(column, row, fill = value)``."""


def _by_place(source: str) -> list[Row]:
    """The grid of triples of two places and a value, where code lists the labels of both axes."""
    lists = _lists(source)
    told: dict[str, _List] = {}
    for axis in AXIS_LIST.finditer(source):
        of_name = lists.get(axis["name"]) if axis["name"] else _members(source, axis.end(), axis.start())
        if of_name is None or axis["axis"] in told:
            return []
        told[axis["axis"]] = of_name
    triples = list(TRIPLES.finditer(source)) if len(told) == len("xy") else []
    if len(triples) != 1:
        return []
    cells: dict[tuple[int, int], Said] = {}
    count = 0
    for one in TRIPLE.finditer(source, *triples[0].span()):
        cells[int(one["y"]), int(one["x"])] = (one["v"], one.start("v"))
        count += 1
    columns, rows = told["x"].members, told["y"].members
    inside = all(y < len(rows) and x < len(columns) for y, x in cells)
    if not inside or len(cells) < max(count, FEWEST_CELLS):
        return []
    body = [[row, *(cells.get((y, x), NOTHING) for x in range(len(columns)))] for y, row in enumerate(rows)]
    return [[NOTHING, *columns], *body]


AXIS_LIST = rare(
    r"\b(?P<axis>[xy])Axis[\"']?\s*:\s*\{[^{}\[\]]{0,200}?\b(?:data|categories)[\"']?\s*:\s*"
    r"(?:(?P<name>[A-Za-z]\w{0,40})|\[)"
)
"""``xAxis: { type: 'category', data: days }``."""
VALUE = rf"{PLAIN}|null|NaN|[\"']-[\"']"
TRIPLE = re.compile(rf"\[\s*(?P<x>\d{{1,4}})\s*,\s*(?P<y>\d{{1,4}})\s*,\s*(?P<v>{VALUE})\s*\]")
TRIPLES = re.compile(rf"\[\s*(?:\[\s*\d{{1,4}}\s*,\s*\d{{1,4}}\s*,\s*(?:{VALUE})\s*\][\s,]*){{4,}}\]")
"""``[[0, 0, 5], [0, 1, 2]]``: a column, a row and a value each."""
