"""Grids without labels whose cells are told one by one by their places: ``Cell (1, 2): 10``, ``Top left: 8``.

They become tables, whose rows and columns are called by their numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from replot.reading.description.document.beginning import looked_through
from replot.reading.description.document.blanked import blank
from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities

__all__ = ["NO_LABELS", "with_placed_cells"]
NO_LABELS = rare(
    r"\b(?:no|without|lack\w*|absence of)\b[^.;:]{0,60}?\b(?:labels|headers)\b|"
    r"\b(?:un|not )labell?ed\b|"
    r"\b(?:labels|headers)\b[^.;\w]{0,4}(?:axes)?[^.;\w]{0,6}(?:none|absent|missing)\b",
    re.I,
)
"""``There are no row or column labels``: the lines are called by their numbers alone."""
LABELS = rare(
    r"\b(?:predict\w*|actual|true (?:labels?|class\w*)|(?:rows|columns|(?:[xy]|horizontal|vertical)[- ]axis) "
    r"(?:are(?! not)|is(?! not)|represents?|stands? for|lists?|shows?)\b|"
    r"(?:[xy]|horizontal|vertical)[- ]axis\b[^:\n]{0,40}:\W*(?!none|not?\b|unlabel|absent|missing)\w)",
    re.I,
)
"""What tells of the lines all the same: ``no labels, but the rows are the actual classes``."""
ROWS = {"top": 0, "upper": 0, "middle": 1, "center": 1, "centre": 1, "central": 1, "bottom": 2, "lower": 2}
COLUMNS = {"left": 0, "middle": 1, "center": 1, "centre": 1, "central": 1, "right": 2}
OF_CELL = r"(?:cell|square|tile|box|field|position|element|entry)"
NUMBERS = rf"(?:{OF_CELL}:? ?)?[(\[] ?(?P<r>\d{{1,4}}) ?[,;] ?(?P<c>\d{{1,4}}) ?[)\]]"
LINES = r"row (?P<row>\d{1,4})(?:,| and|,? /)? col(?:umn|\.)? (?P<column>\d{1,4})"
WORDS = (
    rf"(?:the )?(?:(?P<v>{'|'.join(ROWS)})[- ]?(?P<h>{'|'.join(COLUMNS)})|(?P<both>middle|cent(?:er|re|ral)))"
    rf"(?![-\w])(?: {OF_CELL})?"
)
PLACE = (
    rf"(?:{NUMBERS}|{LINES}|{WORDS})"
    r"(?:\s*(?:[-–—]\s*[A-Za-z]+(?:[- ][A-Za-z]+)?|\([A-Za-z -]{1,30}\)))?"
)
CELL = rare(
    rf"\W?{PLACE}\s*(?:[:=→]|->|(?<=\s)[-–—]\s|\b(?:is|has|holds|reads|shows|contains)\b)\s*", re.I
)
"""The place that a line begins with, before its value."""
IN_TABLE = rare(rf"\W?{PLACE}\s*", re.I)
COLUMN_FIRST = re.compile(r"\(col(?:umn)?s?, ?rows?\)|\(x, ?y\)", re.I)
HEAD = re.compile(
    rf"\W*(?:(?:row|line) \d{{1,2}}\b[^\d]{{0,30}}|(?:{'|'.join(ROWS)}) row\W*)", re.I
)
"""What stands over the cells of one row, and says no more than their places do."""
ASIDE = re.compile(r"\((?=[^()]*[A-Za-z])[^()]*\)|\[(?=[^\[\]]*[A-Za-z])[^\[\]]*\]")
KEYED = re.compile(
    r"\b(?:value|number|count|score|integer)s?\b\s*(?:[:=]|is|of)?\s*[\"`'*“]*(?=[-−+]?\.?\d)", re.I
)
"""``Shade: red. Value:``, before the value of a cell."""
VALUE = re.compile(r"[\"`'*]*[-−+~≈]?(?:\d[\d,]*)?\.?\d+\s?%?[\"`'*]*")
FEWEST = 2
"""Rows, and columns, of a grid."""
FARTHEST = 3000
"""How many blocks are looked through for cells."""
Place = tuple[str, str]


def with_placed_cells(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with a table in the place of those that tell all the cells of such a grid."""
    told, following = looked_through(blocks, FARTHEST)
    if following is not None:  # nobody tells so many cells one by one
        yield from following
        return
    if any(LABELS.search(block.text.text) for block in told):
        yield from told
        return
    backward = any(COLUMN_FIRST.search(block.text.text) for block in told)
    run: list[Block] = []
    cells: dict[Place, Text] = {}
    for block in told:
        cell = _cell(block.text, backward) if block.is_prose else None
        head = cell is None and not block.rows and HEAD.fullmatch(block.text.text) is not None
        if not head and (cell is None or cell[0] in cells):
            yield from _table(cells, run)
            run, cells = [], {}
        if cell is not None:
            cells[cell[0]] = cell[1]
        elif not head:
            yield _of_rows(block, backward) if block.rows else block
            continue
        run.append(block)
    yield from _table(cells, run)


def _cell(text: Text, backward: bool) -> tuple[Place, Text] | None:
    """The place that a line begins with, and the one value behind it."""
    led = CELL.match(text.text)
    place = _place(led, backward) if led is not None else None
    if led is None or place is None:
        return None
    said = ASIDE.sub(blank, text.text)
    keyed = KEYED.search(said, led.end())
    numbers = [q for q in find_quantities(said) if q.start >= (keyed or led).end() - 1]
    beside = numbers[1:] if keyed is None else []
    if not numbers or beside or (keyed is not None and numbers[0].start > keyed.end()):
        return None
    return place, text.cut(numbers[0].start, numbers[0].end)


def _place(said: re.Match[str], backward: bool) -> Place | None:
    """The row and the column of a cell: numbers as they are said, words as they stand."""
    if said["row"]:
        return said["row"], said["column"]
    if said["r"]:
        return (said["c"], said["r"]) if backward else (said["r"], said["c"])
    middle = said["both"]
    return (middle or said["v"]).lower(), (middle or said["h"]).lower()


def _table(cells: dict[Place, Text], run: list[Block]) -> list[Block]:
    """The table of all cells of a grid, or of those before the text breaks off; else what told of them."""
    rows = _lines([row for row, _ in cells], ROWS)
    columns = _lines([column for _, column in cells], COLUMNS)
    places = {(rows[row], columns[column]): text for (row, column), text in cells.items() if rows and columns}
    size = len(set(rows.values())), len(set(columns.values()))
    if min(size) < FEWEST or len(places) != len(cells):
        return run
    at = run[0].line
    order = [sorted(set(lines.values()), key=int) for lines in (rows, columns)]
    whole = [(row, column) for row in order[0] for column in order[1]]
    if len(cells) < FEWEST * FEWEST or {*whole[: len(cells)]} != {*places}:
        return run
    heads = [Text.lent(column, at, 1) for column in order[1]]
    grid = [[Text.lent(row, at, 1), *(places.get((row, c), Text()) for c in order[1])] for row in order[0]]
    return [table_at(at, [[Text(), *heads], *grid])]


def _lines(said: Iterable[str], words: dict[str, int]) -> dict[str, str]:
    """The number of each line that is said, where they follow one another; words count from 1."""
    names = set(said)
    if not names:
        return {}
    if all(map(str.isdecimal, names)):
        numbers = sorted(map(int, names))
        whole = numbers[:1] in ([0], [1]) and numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        return {name: str(int(name)) for name in names} if whole else {}
    if any(name not in words for name in names):
        return {}
    order = sorted({words[name] for name in names})
    return {name: str(order.index(words[name]) + 1) for name in names} if order[0] == 0 else {}


def _of_rows(block: Block, backward: bool) -> Block:
    """A table whose rows each tell one cell by its place, as the grid that they are of."""
    body = block.rows[block.header :]
    heads = [head.text.lower() for head in block.rows[0]] if block.header == 1 else []
    if len({len(row) for row in block.rows}) > 1 or len(body) < FEWEST * FEWEST or len(heads) < FEWEST:
        return block
    swapped = backward or COLUMN_FIRST.search(heads[0]) is not None
    said = [IN_TABLE.fullmatch(row[0].text) for row in body]
    places = [_place(each, swapped) for each in said if each is not None]
    behind = 1
    if heads[0] in ("row", "line") and heads[1] in ("column", "col", "col."):
        places, behind = [(row[0].text, row[1].text) for row in body], 2
    numeric = [k for k in range(behind, len(heads)) if all(VALUE.fullmatch(row[k].text) for row in body)]
    if len(numeric) != 1 or len({*places}) != len(body):
        return block
    cells = {place: row[numeric[0]] for place, row in zip(places, body, strict=True) if place is not None}
    (table,) = _table(cells, [block]) or [block]
    return table
