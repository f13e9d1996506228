"""Lines of text that stand in columns: parted by commas, bars, tabs or white space."""

from __future__ import annotations

import csv
from bisect import bisect_left, bisect_right
from collections import Counter

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.tables.outer_labels import with_outer_labels
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.parsing import fills_cell, parse_quantity

__all__ = ["lines_table", "parted"]
FIXED = re.compile(r"\s{2,}|\t+")
RULED = re.compile(r"[\s+|=\-_:─━┼│┌┐└┘├┤┬┴╋╪═]+")
BARS = re.compile(r"[|│┤]")
DRAWN_BAR = re.compile(r"[│┃┆]")
ONE_BAR = re.compile(r"[^│┃┆|]*[^\s│┃┆|][^│┃┆|]*[│┃┆](?:\s+[^\s│┃┆|]+){2,200}\s*")
"""A label, a drawn bar and several values: ``oak │ 3  1``."""
PLACE = re.compile(r"\(\d{1,3}[,;] ?\d{1,3}\)")
"""``cell(1,2)=0.4``: a comma that parts no cells."""
QUOTED_CELL = re.compile(r'(?<![^,;\s])"[^"\n]{0,200}"(?=\s*(?:[,;\t]|$))')
"""``"1,204"``: a cell whose commas part nothing."""
REACH = 400
"""How far a cell may stand behind the one before it."""


def lines_table(lines: list[tuple[int, str]], loose: bool = False) -> Block | None:
    """Lines of text that stand in columns, as a table block."""
    kept = [
        (at, line)
        for at, line in lines
        if line.strip() and not line.lstrip().startswith("#") and not RULED.fullmatch(line)
    ]
    if len(kept) < 2:
        return None
    if _heads_below(kept):
        kept = [kept[-1], *((at, BARS.sub(" ", line)) for at, line in kept[:-1])]
    elif all(ONE_BAR.fullmatch(line) for _, line in kept[1:]):
        kept = [(at, DRAWN_BAR.sub(" ", line)) for at, line in kept]
    first = kept[0][1]
    table = table_at(kept[0][0])
    bars = sum(line.count("|") + line.count("│") >= 2 for _, line in kept)
    separator = None
    if not loose and all(LED.match(line) for _, line in kept):
        return _led_lines(kept, table)
    if bars >= len(kept) - 1:
        separator = "|"
    elif sum("\t" in line for _, line in kept) >= len(kept) - 1:
        separator = "\t"
    else:
        unplaced = [PLACE.sub("", line) for _, line in kept]
        counts = {s: [parted(line, s) for line in unplaced] for s in (";", ",")}
        for s, found in counts.items() if not loose else ():
            if min(found) >= 1 and max(Counter(found).values()) >= 0.6 * len(found):
                separator = s
                break
    if separator in (",", ";", "\t"):
        for at, line in kept:
            try:
                fields = next(csv.reader([line], delimiter=separator, skipinitialspace=True))
            except (csv.Error, StopIteration):
                return None
            table.rows.append(_place(fields, line, at))
        while separator == "\t" and len(table.rows[0]) > 2 and not any(row[0] for row in table.rows):
            table.rows = [row[1:] for row in table.rows]  # all is set in
        if separator == "\t":
            table.rows[0] = _spaced_heads(kept[0], table.rows)
        _pad(table)
        table.shape = "comma" if separator == ";" else ""
        return table
    if separator == "|":
        for at, line in kept:
            body = line.replace("│", "|").strip()
            fields = (
                [part.strip() for part in body.strip("|").split("|")]
                if body.startswith("|")
                else [part.strip() for part in body.split("|")]
            )
            table.rows.append(_place(fields, line, at))
        _pad(table)
        return table
    if not loose and (bare := _bare_lines(kept, table)) is not None:
        return bare
    if len(kept) < 3 and not FIXED.search(first.strip()) and not loose:
        return None
    if not loose and (aligned := _aligned(kept)) is not None:
        table.rows = aligned
        return table
    split = _keys_apart([FIXED.split(line.strip()) for _, line in kept])
    widths = [len(parts) for parts in split]
    (common, count), *_ = Counter(widths).most_common(1)
    if common < 3 or count < 0.6 * len(widths):
        if first.count(", "):
            return None  # a sentence over a grid is no line of heads
        split = [_tail_split(line) for _, line in kept]
        widths = [len(parts) for parts in split]
        (common, count), *_ = Counter(widths).most_common(1)
    if (common < 3 and not (common == 2 and loose)) or count < 0.6 * len(widths):
        return None
    cornered = widths[0] == common + 1 and max(widths[1:]) == common
    for (at, line), parts in zip(kept, split, strict=True):
        if len(parts) < common and len(words := _tail_split(line)) == common and fills_cell(words[-1]):
            parts = words  # "BRCA1 -1.3  -2.2": the longest name, and one space
        if len(parts) == common - 1 and not table.rows:
            parts = ["", *parts]
        table.rows.append(_place(parts, line, at))
    if cornered:  # "Type  Length    0    1    2": the names of both axes, and no column without a head
        rows_name, columns_name, *heads = table.rows[0]
        gap = " " if loose and "  " not in first.strip() else " \\ "
        table.rows[0] = [rows_name.join(columns_name, gap=gap), *heads]
    numbers = sum(
        fills_cell(cell.text)
        for row in table.rows[1:]
        for cell in row[1:]
    )
    total = sum(len(row) - 1 for row in table.rows[1:])
    table.rows[1:] = with_outer_labels(table.rows[1:])
    return table if total and numbers >= 0.7 * total else None


def parted(line: str, sign: str) -> int:
    """How often a sign parts the cells of a line: one that stands in a quoted cell parts none."""
    return (QUOTED_CELL.sub("", line) if '"' in line else line).count(sign)


def _keys_apart(split: list[list[str]]) -> list[list[str]]:
    """The fields of lines, a key parted from the first value where one space stands behind its colon."""
    keyed = [KEYED_VALUE.fullmatch(parts[0]) for parts in split]
    if sum(map(bool, keyed)) < max(len(split) - 1, 1):
        return split
    return [
        [*led.group("key", "value"), *parts[1:]] if led is not None and fills_cell(led["value"]) else parts
        for led, parts in zip(keyed, split, strict=True)
    ]


KEYED_VALUE = re.compile(r"(?P<key>[^:]{1,40}:)\s(?P<value>[^\s:]+)")
"""``B4: 1.2``, the first field of a line whose others stand further apart."""


def _aligned(kept: list[tuple[int, str]]) -> list[list[Text]] | None:
    """Rows of a table some of whose cells are left empty, by the heads that their values stand under.

    None where no line leaves out a cell, or a value does not stand under one head alone.
    """
    (_, first), *others = kept
    heads = [field.span() for field in FIELD.finditer(first)]
    fields = [list(FIELD.finditer(line)) for _, line in others]
    if len(heads) < FEWEST_HEADS or len(others) < FEWEST_ROWS or any("\t" in line for _, line in kept):
        return None
    set_in = all(row and row[0].end() < heads[0][0] for row in fields)  # no head over the names
    columns = heads if set_in else heads[1:]
    if not set_in and any(row[0].start() > heads[0][1] for row in fields if row):
        return None
    if all(len(row) == len(columns) + 1 for row in fields):
        return None
    rows = [[Text() if set_in else _cell(kept[0], *heads[0]), *(_cell(kept[0], *head) for head in columns)]]
    begins, ends = zip(*columns, strict=True)
    for line, row in zip(others, fields, strict=True):
        cells = [Text()] * len(columns)
        for field in row[1:]:
            under = bisect_right(ends, field.start())  # the first head that reaches beyond its beginning
            alone = bisect_left(begins, field.end()) == under + 1
            if not alone or cells[under] or not fills_cell(field[0]):
                return None
            cells[under] = _cell(line, *field.span())
        rows.append([_cell(line, *row[0].span()), *cells])
    headed = set_in or any(row[1] for row in rows[1:])  # else two names stand in the corner
    return rows if headed and all(any(row[1:]) for row in rows) else None


def _cell(line: tuple[int, str], start: int, end: int) -> Text:
    return Text.of_line(line[1][start:end], line[0], start + 1)


FIELD = re.compile(r"\S+(?: \S+)*")
"""What stands between gaps of two spaces and more."""
FEWEST_HEADS, FEWEST_ROWS = 2, 2


def _heads_below(kept: list[tuple[int, str]]) -> bool:
    """Whether the last line, set in, is a word for each value of the lines above, which begin with a name."""
    *lines, (_, heads) = kept
    names = heads.split()
    if len(lines) < 2 or not heads[0].isspace() or len(names) < 2 or any(map(fills_cell, names)):
        return False
    split = [[word for word in line.split() if word not in "|│┤"] for _, line in lines]
    return all(
        len(words) == len(names) + 1 and not fills_cell(words[0]) and all(map(fills_cell, words[1:]))
        for words in split
    )


LED = re.compile(r"\s*(?P<key>[^:,;|\t]{1,40}):\s+(?P<rest>[^:]*[,;|\t][^:]*)$")


def _led_lines(kept: list[tuple[int, str]], table: Block) -> Block | None:
    """Lines such as ``10: 1.5, 2.5``: a key and its values each, and no line of heads."""
    for at, line in kept:
        led = LED.match(line)
        assert led is not None
        rest = led.group("rest").strip()
        if rest.startswith("[") and rest.rstrip(",").endswith("]"):  # "1: [0.5, 0.7]"
            rest = rest.rstrip(",")[1:-1].strip()
        values = re.split(r"\s*[,;|\t]\s*", rest)
        table.rows.append(_place([led.group("key"), *values], line, at))
    widths = {len(row) for row in table.rows}
    values = [cell.text for row in table.rows for cell in row[1:]]
    if len(widths) > 1 or not all(map(fills_cell, values)):
        return None
    table.headless = True
    return table


def _bare_lines(kept: list[tuple[int, str]], table: Block) -> Block | None:
    """Lines of two numbers each, or two lines of numbers behind names or none: too few to have heads."""
    split = [line.split() for _, line in kept]
    width = len(split[0])
    if any(len(words) != width for words in split) or not (width == 2 or (width > 2 and len(kept) == 2)):
        return None
    numbers = all(map(parse_quantity, (word for words in split for word in words)))
    names = [] if width == 2 or numbers else [words[0] for words in split]
    values = [word for words in split for word in words[bool(names) :]]
    if any(map(parse_quantity, names)) or not all(map(parse_quantity, values)):
        return None
    for (at, line), words in zip(kept, split, strict=True):
        table.rows.append([*([] if names else [Text()]), *_place(words, line, at)])
    table.headless = True
    return table


def _spaced_heads(line: tuple[int, str], rows: list[list[Text]]) -> list[Text]:
    """The first of the rows: a word for each column where spaces part its words, and tabs the values."""
    heads, *others = rows
    widths = {len(row) for row in others}
    width = widths.pop() if len(widths) == 1 else 0
    words = line[1].split()
    if sum(map(bool, heads[1:])) != 1 or width < 3 or len(words) not in (width - 1, width) or not heads[-1]:
        return heads
    if any(map(fills_cell, words[1 - width :])):
        return heads
    if not all(fills_cell(cell.text) for row in others for cell in row[1:]):
        return heads
    return [*([Text()] if len(words) < width else []), *_place(words, line[1], line[0])]


def _pad(table: Block) -> None:
    """A line of heads that leaves out the corner gets one."""
    widths = [len(row) for row in table.rows[1:]]
    if widths and len(set(widths)) == 1 and len(table.rows[0]) == widths[0] - 1:
        table.rows[0].insert(0, Text())


def _tail_split(line: str) -> list[str]:
    """A line of ``name v v v`` cut so that the name stays one piece, whatever its words."""
    words = line.split()
    at = len(words)
    while at > 1 and fills_cell(words[at - 1]):
        at -= 1
    if at == len(words):
        return words
    return [" ".join(words[:at]), *words[at:]]


def _place(fields: list[str], line: str, at: int) -> list[Text]:
    out, start = [], 0
    for name in fields:
        stripped = name.strip()
        found = line.find(stripped, start, start + len(name) + REACH) if stripped else -1
        start = found + len(stripped) if found >= 0 else start
        out.append(Text.of_line(stripped, at, (found if found >= 0 else start) + 1))
    return out
