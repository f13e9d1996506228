"""Grids as programs print them: values in columns under a line of heads, and names of the axes around."""

from __future__ import annotations

import math

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.prints.printed_halves import half_of
from replot.reading.description.document.prints.printed_lines import (
    AXIS_FIRST,
    AXIS_NAME,
    RULED,
    Line,
    axis_name,
    is_corner,
    is_value,
    line_of,
)
from replot.reading.description.document.prints.printed_names import (
    facing_name,
    name_over_heads,
    names_index,
    pointed_up,
)
from replot.reading.description.document.prints.words_behind_rows import without_words_behind_rows
from replot.reading.description.document.tables.boxes import without_remarks
from replot.reading.description.document.tables.outer_labels import with_outer_labels
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.sides import side_of

__all__ = ["MATRIX", "printed_table"]
LABEL_END = re.compile(r"(?<=\S)\s*(?:->|=>|[→:=])\s*\[{0,2}\s*$")
MATRIX = re.compile(
    r"\b(?:confusion|correlation|similarity|distance|transition) matri(?:x|ces)\b|"
    r"\b\d+ ?[×x] ?\d+ (?:\w+ )?matrix\b",
    re.I,
)
HEAD_ARROW = re.compile(r"(?:→|->)\s*(?=\S)")
WORK = 8
"""Lines that may be looked at in search of a grid, for each line there is."""
MOST_WORK = 10_000
"""Lines that are looked at in all: what is printed at such length without a grid so far has none."""
ROWS_TOLD = 2
"""Lines of a grid of which one holds a value: the first two, behind a line that may name the labels."""
MOST_ABOVE = 3
"""Lines above the line of heads that may name the axis."""
MOST_OF_CORNER = 5
"""Words that name the sides before the heads: ``rows / columns oak elm``."""


def printed_table(lines: list[tuple[int, str]]) -> Block | None:
    """The first printed grid among lines, or the square one behind it that is called a matrix, or None.

    Told by a line of heads and at least two lines with a label and as many values as there are heads; lines
    of a triangle may be shorter. A name of an axis may stand above the heads, beside them, or before a label.
    """
    if all("\t" in raw for _, raw in lines if raw.strip()):
        return None  # tabs part the cells, whatever their words
    kept: list[Line] = []
    for at, raw in without_words_behind_rows(without_remarks(lines)):
        if not RULED.fullmatch(raw):
            kept += [line_of(at, raw)] if raw.strip() else []
        elif kept and raw.strip():
            kept[-1].ruled = True
    work = min(WORK * len(kept), MOST_WORK) + MOST_ABOVE
    first: Block | None = None
    valued = [any(is_value(word.group()) for word in line.words) for line in kept]
    for k in range(len(kept) - 2):
        if work < 0:
            break
        if not any(valued[k + 1 : k + 2 + ROWS_TOLD]):
            continue
        named = k > 0 and MATRIX.search(kept[k - 1].text(0, len(kept[k - 1].words)).text) is not None
        if kept[k].words and (first is None or named):
            table, seen = _under(kept, k)
            if table is not None:
                square = _square(table.rows[table.header - 1][1:], table.rows[table.header :])
                if square or (first is None and not _leads_to_matrix(kept[k:])):
                    return table
            first = first or table
            work -= seen
    return first


def _leads_to_matrix(lines: list[Line]) -> bool:
    """Whether one of the lines is the name of a matrix."""
    return any(MATRIX.search(line.text(0, len(line.words)).text) for line in lines if not line.values)


CALL = re.compile(r"\w\([^()]*$")
"""``pd.crosstab(true, predicted)``: what is printed, and no heads."""


def _under(kept: list[Line], k: int) -> tuple[Block | None, int]:
    """The grid whose heads are line ``k``, and how many lines were looked at."""
    head = kept[k]
    pieces = head.pieces()
    single = [(n, n + 1) for n in range(len(head.words))]
    last = head.words[-1].group()
    if (last[-1] in ":.;!?" and last.strip(".")) or any(word.group() == ":" for word in head.words):
        return None, 1
    if len(pieces) == 1 and any(word.group()[-1] in ":;" for word in head.words):
        return None, 1  # "Rows: actual; columns: predicted": what is said of the grid
    if any(CALL.search(word.group()) is not None for word in head.words):
        return None, 1
    after = k + 1
    said = axis_name(kept[after])
    index = said is None and names_index(kept, after)
    said = _index_name(kept[after]) if index else said
    after += said is not None
    best: tuple[tuple[bool, bool, int], Block] | None = None
    seen = 1
    ways = [(pieces, 0), (pieces, 1), (single, 0), (single, 1)]
    before = len(head.words) - kept[after].values if after < len(kept) else 0
    few = len(pieces) == 1 and 1 < before <= min(MOST_OF_CORNER, len(head.words) - 2)
    if few and kept[after].begins_with(head.words[before].group()):
        ways.append(([(0, before), *single[before:]], 1))  # the name of the first row tells where heads begin
    for cells, corner in ways:
        if not _may_hold_rows(kept, after, len(cells) - corner):
            continue
        heads = [head.text(*cell) for cell in cells[corner:]]
        name = head.text(*cells[0]) if corner else None
        named = name is not None and (is_corner(name.text) or AXIS_NAME.fullmatch(name.text) is not None)
        if len(heads) < 2 or any(head.text == "=" for head in heads):
            continue
        if _leads_values(heads) and not (named or kept[after].begins_with(heads[0].text)):
            continue
        rows, sure = _rows(kept, after, heads)
        seen += len(rows)
        if name is not None and is_value(name.text):
            continue  # a line of the grid itself
        if _leads_values(heads) and not (named or _square(heads[: len(rows)], rows)):
            continue
        fits = named, _square(heads[: len(rows)], rows) or _one_down(heads, rows), sure
        if len(rows) < 2 or (best is not None and not fits > best[0]):
            continue
        sure_head = index or named or (head.ruled and corner == 1)
        if head.values >= len(heads) and not (sure_head or _may_head(name or said, heads, rows)):
            continue
        if AXIS_NAME.fullmatch(rows[0][0].text) and _square(rows[0][1:], rows[1:]):
            continue  # the first of the rows is the line of heads
        best = fits, _table(kept, k, name, heads, rows, said)
    return (best[1] if best is not None else None), seen


def _index_name(line: Line) -> Text:
    """The word over the labels, or the two over those of two levels, as pandas joins them."""
    names = [line.text(n, n + 1) for n, word in enumerate(line.words) if word.group().isidentifier()]
    return Text.of_lines(names, gap="-")


def _may_hold_rows(kept: list[Line], start: int, count: int) -> bool:
    """Whether line ``start`` is a row of so many values, or as many lines follow as a triangle has."""
    first = kept[start]
    return count <= len(kept) - start or max(first.label_end(count), first.label_end(count + 1)) >= 0


def _leads_values(heads: list[Text]) -> bool:
    """Whether a line is a name and numbers: a line of the grid, or heads with a corner."""
    first, *others = (is_value(head.text) for head in heads)
    return not first and all(others)


def _may_head(name: Text | None, heads: list[Text], rows: list[list[Text]]) -> bool:
    """Whether a line of numbers is one of heads: "truth 0 1" is, "oak 0 1" holds values."""
    if name is not None and AXIS_NAME.fullmatch(name.text):
        return True
    if _square(heads, rows):
        return True
    return name is None and all(head.text.isdecimal() for head in heads)


def _square(heads: list[Text], rows: list[list[Text]]) -> bool:
    return [key(head.text) for head in heads] == [key(row[0].text) for row in rows]


def _one_down(heads: list[Text], rows: list[list[Text]]) -> bool:
    """Whether the rows begin with the second head and end with a name of their own, as R prints distances."""
    labels, names = [key(row[0].text) for row in rows], [key(head.text) for head in heads]
    return len(labels) == len(names) > ROWS_TOLD and labels[:-1] == names[1:] and labels[-1] not in names


def _led_by_name(heads: list[Text], rows: list[list[Text]]) -> tuple[list[Text], int] | None:
    """The one row whose label follows other words, and where these end: ``GIVEN oak  3  1``.

    It is one of a square, or all other labels and the heads are codes: ``My choice A2  3  1``.
    """
    coded = all(CODE.fullmatch(head.text) for head in heads)
    if coded:
        odd = [(row, row[0].text.split()[-1]) for row in rows if row[0] and not CODE.fullmatch(row[0].text)]
    elif len(heads) == len(rows):
        pairs = zip((head.text for head in heads), rows, strict=True)
        odd = [(row, name) for name, row in pairs if key(row[0].text) != key(name)]
    else:
        return None
    if len(odd) != 1 or not odd[0][0][0].text.endswith(f" {odd[0][1]}"):
        return None
    ((row, name),) = odd
    return (row, len(row[0].text) - len(name)) if not coded or CODE.fullmatch(name) else None


CODE = re.compile(r"[^\W\d_]{1,2}\d{1,3}")
"""A letter and a number: ``A2``."""


def _rows(kept: list[Line], start: int, heads: list[Text]) -> tuple[list[list[Text]], int]:
    """The lines from ``start`` on with a label and a value for each head, and how sure they are that.

    Surest where a gap ends each label, least where sums of all lines stand behind them, without a head.
    """
    for more in (0, 1):
        out: list[list[Text]] = []
        wide = True
        for at in range(start, len(kept)):  # no slice: it would copy all lines below, for each line
            line = kept[at]
            end = line.label_end(len(heads) + more)
            if end < 0 and out and _goes_on(kept, at):
                out[-1][0] = Text.of_lines([out[-1][0], line.text(0, len(line.words))])
                continue
            if end < 0 and out and axis_name(line) is not None and len(out) < len(heads):
                continue  # the name of the rows stands in the middle of them
            if end < 0:
                break
            wide = wide and line.gap(end) > 1
            values = (line.text(n, n + 1) for n in range(end, len(line.words)))
            out.append([_label(line.text(0, end)), *values])
        if len(out) >= 2 and (not more or all(map(_adds_up, out))):
            return [row[: len(heads) + 1] for row in out], 1 - more + wide
    return half_of(kept[start : start + len(heads)], [key(head.text) for head in heads]), 0


def _goes_on(kept: list[Line], at: int) -> bool:
    """Whether a line is the rest of the label of the line before: words set in, above another row."""
    line, before = kept[at], kept[at - 1]
    below = kept[at + 1] if at + 1 < len(kept) else None
    if below is None or line.values or not below.values or line.bars or len(line.words) > MOST_GOING_ON:
        return False
    inset = before.words[0].start() < line.words[0].start()
    first = before.words[len(before.words) - before.values].start() if before.values else 0
    return inset and line.words[-1].end() < first and below.words[0].start() < line.words[0].start()


MOST_GOING_ON = 3
"""Words of the second line of a label."""


def _label(text: Text) -> Text:
    """A label without the sign between it and its values: ``oak →``, ``oak:``."""
    sign = LABEL_END.search(text.text)
    return text.cut(0, sign.start()) if sign is not None else text


def _adds_up(row: list[Text]) -> bool:
    """Whether the last value of a line is the sum of those before it."""
    found = [parse_quantity(cell.text) for cell in row[1:]]
    values = [quantity.value for quantity in found if quantity is not None]
    return len(values) == len(found) > 2 and math.isclose(sum(values[:-1]), values[-1])


def _both_names(names: list[Text | None]) -> tuple[Text, Text] | None:
    """What the columns and the rows are called in two lines right above the heads, that of the rows last."""
    rows, columns = names[:2] if len(names) > 1 else (None, None)
    if rows is None or columns is None:
        return None
    return (columns, rows) if {side_of(rows.text), side_of(columns.text)} == {"truth", "predicted"} else None


def _table(
    kept: list[Line],
    k: int,
    corner: Text | None,
    heads: list[Text],
    rows: list[list[Text]],
    said: Text | None,
) -> Block:
    names = [axis_name(line) for line in reversed(kept[max(0, k - MOST_ABOVE) : k])]
    above = next((name for name in names if name is not None), None)
    if corner is None and said is None and (both := _both_names(names)) is not None:
        above, said = both
    above = above or name_over_heads(kept, k, corner, heads) or kept[k].pointed
    begin, last = (rows[n][0].span().line for n in (0, -1))
    beside = (axis_name(line) for line in kept[k + 1 : k + 2 * len(rows) + 2] if begin < line.at < last)
    said = said or next(filter(None, beside), None)
    below = pointed_up(kept, rows[-1][0].span().line)
    named = AXIS_NAME.fullmatch(corner.text) if corner is not None else None
    if corner is not None and (named or said is not None):
        across = "→" in corner.text or said is not None  # "Predicted →", and "Actual ↓" in the line below
        corner = corner.cut(*named.span("name")) if named else corner
        if across and above is None:
            above, corner = _label(corner), said
    facing = facing_name(corner, rows) if above is None else None
    if corner is not None and facing is not None:  # "From:  A  B" over "To A  3  1"
        above, corner, rows = _label(corner), *facing
    led = [(row, first) for row in rows if (first := AXIS_FIRST.match(row[0].text))]
    if len(led) == 1 and corner is None:  # "Actual  oak  3  1", then only "elm  0  2"
        ((row, first),) = led
        said, row[0] = row[0].cut(*first.span("name")), row[0].cut(first.end())
    elif corner is None and (place := _led_by_name(heads, rows)) is not None:
        row, end = place
        said, row[0] = row[0].cut(0, end), row[0].cut(end)
    arrows = [HEAD_ARROW.match(head.text) for head in heads]
    if sum(map(bool, arrows)) > 1:
        heads = [head.cut(m.end()) if m else head for head, m in zip(heads, arrows, strict=True)]
    table = table_at(kept[k].at)
    table.rows = [[corner or said or below or Text(), *heads], *with_outer_labels(rows)]
    if above is not None:
        table.rows.insert(0, [Text(), above, *[Text()] * (len(heads) - 1)])
        table.header = 2
    return table
