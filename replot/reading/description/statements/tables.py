"""Table blocks as grids: which rows are heads, which lines are totals, wide or long form, turned or not."""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.numbers import Quantity, is_missing, is_unknown, parse_quantity
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.limits import current, too_many
from replot.reading.description.statements.named_rows import named_rows
from replot.reading.description.statements.printed import printed_table

__all__ = ["TableCell", "TableFact", "code_table", "lines_table", "read_table"]
TOTAL = rare(
    r"(?:row |column |grand |sub)?-?(?:total|sum|all ages|overall|average|avg\.?|mean|"
    r"margin(?:al)?)s?(?: \(.*\))?|all|Σ|∑",
    re.I,
)
CORNER = re.compile(r"\s*(?:\\+|/|\||↓\s*/?\s*→?|vs\.?|×|,\s(?=\w+$)|↓→|→↓)\s*")
ACCOUNTING = re.compile(r"\(\s*[$€£]?\d[\d,]*(?:\.\d+)?\s*%?\s*\)")
NAMED_VALUE = re.compile(r"[^\W\d_]{1,3}\s*[=:]\s*(?=[-+−~≈<>$]?\.?\d)")
"""``TN = 13,733``: a value with its name before it."""
CONTINUED = re.compile(r"\s*\((?:cont(?:inued|\.)?|cont’d|cont'd)\)\s*$", re.I)


@dataclass(slots=True)
class TableCell:
    """One cell of a table."""

    quantity: Quantity | None
    state: str  # "value", "blank", "unknown", "text"
    text: Text


@dataclass
class TableFact:
    """A table as a grid with heads.

    Attributes
    ----------
    rows, columns : list of str
        The heads.
    cells : list of list of TableCell
    row_name, column_name : str or None
        The names of the two axes, as far as the corner or a title row gives them.
    value_name : str or None
        For long form: the name of the value column.
    totals : list of str
        Heads of rows and columns of totals.
    long : bool
        Whether the table was given one line a cell.
    """

    rows: list[str]
    columns: list[str]
    cells: list[list[TableCell]]
    block: Block
    row_heads: list[Text] = field(default_factory=list)
    column_heads: list[Text] = field(default_factory=list)
    row_name: str | None = None
    column_name: str | None = None
    value_name: str | None = None
    panel_name: str | None = None
    totals: list[str] = field(default_factory=list)
    total_rows: list[int] = field(default_factory=list)
    total_columns: list[int] = field(default_factory=list)
    long: bool = False
    groups: list[str] = field(default_factory=list)


def read_table(block: Block, decimal_comma: bool = False, accounting: bool | None = None) -> list[TableFact]:
    """The grids that a table block holds: none, one, or one a metric or panel column.

    ``accounting`` tells whether ``(4.3)`` is -4.3, as far as the text says so.
    """
    rows = [row for row in block.rows if any(cell.text.strip() for cell in row)]
    width = max(map(len, rows), default=0)
    if len(rows) < 2 or width < 2:
        return []
    if len(rows) * width > current.get().cells:
        raise too_many("cells in a table", len(rows) * width, "cells")
    rows = [row + [Text()] * (width - len(row)) for row in rows]
    rows = rows[int(_has_title_line(rows, block)) :]
    header = 0 if block.headless else max(1, min(block.header or 1, len(rows) - 1))
    decimal_comma = decimal_comma or (block.shape == "comma" and _has_commas(rows)) or _decimal_comma(rows)
    body = _carried_down(rows[header:])
    accounting = _accounts(body) if accounting is None else accounting
    parsed = [[_cell(cell, accounting, decimal_comma) for cell in row] for row in body]
    heads = rows[header - 1] if header else [Text() for _ in range(width)]
    long = _long_form(heads, body, parsed, block) if header else []
    if long:
        return long
    name_columns = _name_columns(parsed)
    if name_columns >= width:
        return []
    numeric = sum(cell.state == "value" for row in parsed for cell in row[name_columns:])
    if not numeric:
        return []
    columns_named = [CONTINUED.sub("", tidy(cell.text)) for cell in heads]
    fact = TableFact([], columns_named[name_columns:], [], block, column_heads=heads[name_columns:])
    corner = (
        " / ".join(text for text in columns_named[:name_columns] if text)
        if name_columns > 1
        else columns_named[0]
    )
    if header > 1:
        above = list(dict.fromkeys(tidy(cell.text) for cell in rows[0][name_columns:] if cell.text.strip()))
        if len(above) == 1:
            fact.column_name = above[0]
        elif len(above) > 1:
            fact.groups = [tidy(cell.text) for cell in rows[0][name_columns:]]
            spread, last = [], ""
            for group in fact.groups:
                last = group or last
                spread.append(last)
            fact.groups = spread
    parts = [part for part in CORNER.split(corner, maxsplit=1) if part.strip()]
    if len(parts) == 2 and all(len(p) < 60 for p in parts):
        fact.row_name, fact.column_name = (tidy(part.strip("→↓←↑ ")) for part in parts)
    elif corner and len(corner) < 60:
        fact.row_name = corner
    carried = ""
    for r, row in enumerate(body):
        names = [tidy(cell.text) for cell in row[:name_columns]]
        if name_columns > 1 and not names[0] and carried:
            names[0] = carried
        carried = names[0] or carried
        label = " ".join(name for name in names if name) if name_columns > 1 else names[0]
        label = CONTINUED.sub("", label)
        if not label and not any(cell.state == "value" for cell in parsed[r][name_columns:]):
            continue
        fact.rows.append(label)
        fact.row_heads.append(row[0])
        fact.cells.append(parsed[r][name_columns:])
        if r >= len(body) - block.footer:
            fact.total_rows.append(len(fact.rows) - 1)
    footers = set(fact.total_rows)
    fact.total_rows += [k for k, label in enumerate(fact.rows) if k not in footers and TOTAL.fullmatch(label)]
    fact.total_columns = [k for k, label in enumerate(fact.columns) if TOTAL.fullmatch(label)]
    fact.totals = [fact.rows[k] for k in fact.total_rows] + [fact.columns[k] for k in fact.total_columns]
    return [fact] if len(fact.rows) >= 1 and len(fact.columns) >= 1 else []


def _has_title_line(rows: list[list[Text]], block: Block) -> bool:
    """Whether the first line of a table is its title and the heads stand in the second one."""
    first, *more = [[cell.text.strip() for cell in row] for row in rows[:2]]
    if block.headless or len(rows) < 3 or len(first) < 3 or not first[0] or set(first[1:]) - {"", first[0]}:
        return False
    heads = more[0][1:]
    if not all(heads) or len(set(first[1:])) > 1:
        return False
    if any(parse_quantity(head) is None for head in heads):
        return sum(parse_quantity(head) is not None for head in heads) * 2 < len(heads)
    counted = [int(head) for head in heads if head.isdigit()]
    corner = parse_quantity(more[0][0]) is None and parse_quantity(rows[2][0].text.strip()) is not None
    return corner and counted in (list(range(len(heads))), list(range(1, len(heads) + 1)))


def _carried_down(body: list[list[Text]]) -> list[list[Text]]:
    """The lines of a table with the keys that are written once for several lines (``A | 1``, ``  | 2``).

    The keys beside them return from group to group; else an empty cell is one without a name.
    """
    for c in (0, 1):
        heads = [k for k, row in enumerate(body) if row[c].text.strip()]
        if len(body[0]) < c + 3 or len(heads) in (0, 1, len(body)) or heads[0]:
            continue
        groups = [body[a:b] for a, b in pairwise([*heads, len(body)])]
        beside = [[key(row[c + 1].text) for row in group] for group in groups]
        first = set(beside[0])
        if any(
            "" in keys
            or len(set(keys)) < len(keys)
            or len(first & set(keys)) < 0.6 * max(len(first), len(keys))
            for keys in beside
        ):
            continue
        body = [[*row[:c], group[0][c], *row[c + 1 :]] for group in groups for row in group]
    return body


POINT_NUMBER = re.compile(r"[-−+]?\d+\.\d+")
NEGATIVE = re.compile(r"[-−–]\d")
COMMA_IN_NUMBER = re.compile(r"\d,\d")
COMMA_NUMBER = re.compile(r"[-−+]?\d+,\d{1,2}|[-−+]?\d{1,3},\d{4,}|0,\d+")


def _decimal_comma(rows: list[list[Text]]) -> bool:
    """Whether a table writes ``4,3`` for 4.3 throughout."""
    texts = [cell.text for row in rows for cell in row]
    commas = [text for text in texts if "," in text and COMMA_NUMBER.fullmatch(text.strip().rstrip("%* "))]
    return len(commas) >= 3 and not any(
        "." in text and POINT_NUMBER.fullmatch(text.strip().rstrip("%* ")) for text in texts
    )


def _has_commas(rows: list[list[Text]]) -> bool:
    """Whether a comma stands in a number, where semicolons part the cells."""
    return any(COMMA_IN_NUMBER.search(cell.text) for row in rows for cell in row)


def _accounts(body: list[list[Text]]) -> bool | None:
    """Whether a table writes losses in parentheses: some cells do, others do not, and none has a minus sign.

    None where a single cell does, which tells too little.
    """
    texts = [cell.text for row in body for cell in row[1:]]
    losses = [text for text in texts if "(" in text and ACCOUNTING.fullmatch(text.strip())]
    if not losses or any(NEGATIVE.match(text.strip()) for text in texts):
        return False
    return None if len(losses) == 1 else True


def _cell(text: Text, accounting: bool | None, decimal_comma: bool) -> TableCell:
    source = text.text.strip()
    if accounting is None and ACCOUNTING.fullmatch(source):
        return TableCell(None, "text", text)
    if not source[:1].isdigit():
        if is_missing(source):
            return TableCell(None, "blank", text)
        if is_unknown(source):
            return TableCell(None, "unknown", text)
    if source[:1].isalpha() and (named := NAMED_VALUE.match(source)):
        source = source[named.end() :]
    quantity = parse_quantity(source, accounting=bool(accounting), decimal_comma=decimal_comma)
    return TableCell(quantity, "value" if quantity is not None else "text", text)


def _name_columns(parsed: list[list[TableCell]]) -> int:
    """How many columns at the left hold names and not values."""
    width = len(parsed[0])
    count = 1
    while count < min(width - 1, 3):
        column = [row[count] for row in parsed]
        if sum(cell.state == "text" for cell in column) > len(column) / 2:
            count += 1
        else:
            break
    return count


VALUE_HEAD = re.compile(
    r"(?:counts?|values?|scores?|freq\w*|numbers?|n|percent\w*|%|samples|instances|correlations?|coefficients?|"
    r"similarit\w+|prob\w*|weights?|rates?)(?: \(.*\))?",
    re.I,
)


def _alike(body: list[list[Text]], a: int, b: int) -> bool:
    """Whether two columns hold the same names: both are labels of one square matrix."""
    one, other = ({key(row[c].text) for row in body} for c in (a, b))
    return len(one & other) >= 0.6 * max(len(one), len(other))


def _long_form(
    heads: list[Text], body: list[list[Text]], parsed: list[list[TableCell]], block: Block
) -> list[TableFact]:
    """One line a cell: two (or three) columns of names, then one or more of values."""
    width = len(heads)
    if width < 3 or len(body) < 3:
        return []
    names = [tidy(head.text) for head in heads]
    distinct = [len({key(row[c].text) for row in body}) for c in range(width)]
    is_value = [
        sum(cell.state in ("value", "blank") for cell in column) >= 0.8 * len(column)
        for column in zip(*parsed, strict=True)
    ]
    keys: list[int] = []
    for c in range(width - 1):
        if (
            len(keys) < 3
            and (distinct[c] < len(body) or (c < 2 and re.match(r"\W*[xy]\b", names[c], re.I)))
            and (not is_value[c] or c < 2)
        ):
            keys.append(c)
        else:
            break
    for count in (2, 3):
        if len(keys) < count or width - count < 1 or width - count > 6:
            continue
        chosen = keys[:count]
        pairs = {tuple(key(row[c].text) for c in chosen) for row in body}
        valued = [c for c in range(count, width) if is_value[c]]
        if len(pairs) != len(body) or valued != list(range(count, count + len(valued))) or not valued:
            continue  # remarks may stand behind the values
        a, b = chosen[-2], chosen[-1]
        named = re.match(r"\W*(?:x\b|col)", names[a], re.I) and re.match(r"\W*(?:y\b|row)", names[b], re.I)
        if named and len(valued) == 1:
            distinct = [2] * width
            a, b = b, a
        sparse = width == 3 and bool(VALUE_HEAD.fullmatch(names[2])) and _alike(body, a, b)
        size = distinct[a] * distinct[b] * (distinct[chosen[0]] if count == 3 else 1)
        if size > 3 * len(body) + 8 and not sparse:
            continue
        # a wide table with two text columns is not long form: names must repeat in both columns
        if (
            distinct[a] == len(body)
            or distinct[b] == len(body)
            or not re.search(r"[A-Za-z]", "".join(names[c] for c in chosen))
        ):
            continue
        if count == 2 and len(valued) > 1 and all(re.fullmatch(r"[\d.%+-]+", names[c]) for c in valued):
            continue
        out: list[TableFact] = []
        panels: dict[str | None, list[tuple[int, str, str]]] = {}
        for r, row in enumerate(body):
            panel = tidy(row[chosen[0]].text) if count == 3 else None
            panels.setdefault(panel, []).append((r, tidy(row[a].text), tidy(row[b].text)))
        total, nothing = 0, TableCell(None, "none", Text())
        for panel, picked in panels.items():
            rows = {name: k for k, name in enumerate(dict.fromkeys(name for _, name, _ in picked))}
            columns = {name: k for k, name in enumerate(dict.fromkeys(name for _, _, name in picked))}
            total += len(rows) * len(columns) * len(valued)
            if total > current.get().cells:
                raise too_many("cells in a table", total, "cells")
            for v in valued:
                cells = [[nothing] * len(columns) for _ in rows]
                for r, row_name, column_name in picked:
                    cells[rows[row_name]][columns[column_name]] = parsed[r][v]
                out.append(
                    TableFact(
                        list(rows),
                        list(columns),
                        cells,
                        block,
                        [],
                        [],
                        names[a],
                        names[b],
                        names[v],
                        panel or (names[v] if len(valued) > 1 else None),
                        long=True,
                    )
                )
        return out
    return []


FIXED = re.compile(r"\s{2,}|\t+")
RULED = re.compile(r"[\s+|=\-_:─━┼│┌┐└┘├┤┬┴╋╪═]+")
REACH = 400
"""How far a cell may stand behind the one before it."""


def code_table(block: Block) -> Block | None:
    """A code block that holds comma-separated, tabbed or fixed-width lines, as a table block."""
    if len(block.lines) > current.get().categories:
        raise too_many("lines in a table", len(block.lines), "categories")
    lines = [(block.line + 1 + k, line) for k, line in enumerate(block.lines)]
    if (printed := named_rows(lines) or printed_table(lines)) is not None:
        return printed
    groups: list[list[tuple[int, str]]] = [[]]
    for at, line in lines:
        if line.strip():
            groups[-1].append((at, line))
        elif groups[-1]:
            groups.append([])
    for group in [lines, *groups] if len(groups) > 1 else [lines]:
        for skip in (0, 1):
            table = lines_table(group[skip:])
            if table is not None and read_table(table):
                return table
    return None


def lines_table(lines: list[tuple[int, str]], loose: bool = False) -> Block | None:
    """Lines of text that stand in columns, as a table block."""
    kept = [
        (at, line)
        for at, line in lines
        if line.strip() and not line.lstrip().startswith("#") and not RULED.fullmatch(line)
    ]
    if len(kept) < 2:
        return None
    first = kept[0][1]
    table = Block("table", Text("", [(0, kept[0][0], 1)]), kept[0][0], header=1)
    bars = sum(line.count("|") + line.count("│") >= 2 for _, line in kept)
    separator = None
    if not loose and all(LED.match(line) for _, line in kept):
        return _led_lines(kept, table)
    if bars >= len(kept) - 1:
        separator = "|"
    elif sum("\t" in line for _, line in kept) >= len(kept) - 1:
        separator = "\t"
    else:
        counts = {s: [line.count(s) for _, line in kept] for s in (";", ",")}
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
    split = [FIXED.split(line.strip()) for _, line in kept]
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
    for (at, line), parts in zip(kept, split, strict=True):
        if len(parts) == common - 1 and not table.rows:
            parts = ["", *parts]
        table.rows.append(_place(parts, line, at))
    numbers = sum(
        parse_quantity(cell.text) is not None or is_missing(cell.text)
        for row in table.rows[1:]
        for cell in row[1:]
    )
    total = sum(len(row) - 1 for row in table.rows[1:])
    return table if total and numbers >= 0.7 * total else None


LED = re.compile(r"\s*(?P<key>[^:,;|\t]{1,40}):\s+(?P<rest>[^:]*[,;|\t][^:]*)$")


def _led_lines(kept: list[tuple[int, str]], table: Block) -> Block | None:
    """Lines such as ``10: 1.5, 2.5``: a key and its values each, and no line of heads."""
    for at, line in kept:
        led = LED.match(line)
        assert led is not None
        values = re.split(r"\s*[,;|\t]\s*", led.group("rest").strip())
        table.rows.append(_place([led.group("key"), *values], line, at))
    widths = {len(row) for row in table.rows}
    values = [cell.text for row in table.rows for cell in row[1:]]
    if len(widths) > 1 or not all(parse_quantity(value) is not None or is_missing(value) for value in values):
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


def _pad(table: Block) -> None:
    """A line of heads that leaves out the corner gets one."""
    widths = [len(row) for row in table.rows[1:]]
    if widths and len(set(widths)) == 1 and len(table.rows[0]) == widths[0] - 1:
        table.rows[0].insert(0, Text())


def _tail_split(line: str) -> list[str]:
    """A line of ``name v v v`` cut so that the name stays one piece, whatever its words."""
    words = line.split()
    at = len(words)
    while at > 1 and (parse_quantity(words[at - 1]) is not None or is_missing(words[at - 1])):
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
