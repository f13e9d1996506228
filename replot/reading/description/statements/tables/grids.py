"""Table blocks as grids: which rows are heads, which lines are totals, wide or long form, turned or not."""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.metrics import TOTAL, unmarked
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.limits import current, too_many
from replot.reading.description.statements.tables.cell_values import (
    accounts,
    cell_of,
    has_commas,
    has_decimal_comma,
    numbers_behind_words,
    without_two_values,
)
from replot.reading.description.statements.tables.derived import derived
from replot.reading.description.statements.tables.facts import TableCell, TableFact
from replot.reading.description.statements.tables.long import long_form
from replot.reading.description.statements.tables.margins import behind_measures, behind_sums, margins
from replot.reading.description.statements.tables.nameless import in_place, is_frame, sums, without_dots
from replot.reading.description.statements.tables.numbered_heads import name_numbered_heads
from replot.reading.description.statements.tables.panels import panels_of_columns, panels_of_rows
from replot.reading.description.statements.tables.row_leads import beside_leads
from replot.reading.description.statements.tables.side_columns import (
    counts_cases,
    without_side_columns,
    word_columns,
)
from replot.reading.description.statements.tables.spans import (
    CORNER,
    LONGEST_NAME,
    axis_column,
    heads_in_two_lines,
    is_quantity,
    name_below,
    over_columns,
    row_groups,
)

__all__ = ["read_table"]
CONTINUED = re.compile(r"\s*\((?:cont(?:inued|\.)?|cont’d|cont'd)\)\s*$", re.I)


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
    titled = int(_has_title_line(rows, block))
    rows = _without_note(rows[titled:])
    header = 0 if _is_headless(block, rows) else max(1, min((block.header or 1) - titled, len(rows) - 1))
    if header == 1 and heads_in_two_lines(rows):
        header = 2
        rows[1] = [low or name for name, low in zip(*rows[:2], strict=True)]
    if header:
        rows = without_dots(in_place(rows, header), header)
        width = len(rows[0])
        if width < 2 or len(rows) <= header:
            return []
    below = name_below(rows, header)
    if below is not None:
        rows = [*rows[:header], *rows[header + 1 :]]
    decimal_comma = decimal_comma or (block.shape == "comma" and has_commas(rows)) or has_decimal_comma(rows)
    led, plain = beside_leads(rows, header), rows
    rows, ranked = without_side_columns(led, header)
    width = len(rows[0])
    if (axis := axis_column(rows, header)) is not None:
        rows = [row[1:] for row in rows]
        width -= 1
    body = _carried_down(rows[header:])
    accounting = accounts(body) if accounting is None else accounting
    parsed = [[cell_of(cell, accounting, decimal_comma) for cell in row] for row in body]
    parsed = numbers_behind_words(without_two_values(parsed))
    heads = rows[header - 1] if header else [Text() for _ in range(width)]
    name_columns = _name_columns(parsed)
    columns_named = [CONTINUED.sub("", _named(cell)) for cell in heads]
    grouped = name_columns == 2 and row_groups(
        [row[0].text for row in body], [row[1].text for row in body], columns_named[2:]
    )
    long = long_form(heads, body, parsed, block) if header and not grouped and led is plain else []
    if long:
        return long
    if not any(cell.state == "value" for row in parsed for cell in row[name_columns:]):
        if header != 1 or not is_frame([[cell.text for cell in row] for row in rows]):
            return []
        name_columns = 1
    fact = TableFact([], columns_named[name_columns:], [], block, [], heads[name_columns:], ranked=ranked)
    corner = (
        " / ".join(text for text in columns_named[:name_columns] if text)
        if name_columns > 1
        else columns_named[0]
    )
    grouped_columns: list[str] = []
    if header > 1:
        fact.column_name, fact.outside, grouped_columns = over_columns(rows, header, name_columns)
    parts = [part for part in CORNER.split(corner, maxsplit=1) if part.strip()]
    if len(parts) == 2 and parts[0].rstrip().endswith("→") and parts[1].rstrip().endswith("↓"):
        parts.reverse()  # "pred → / true ↓"
    if is_quantity(corner, [_named(row[0]) for row in body], fact.columns):
        parts = [corner]
    if name_columns == 1 and len(parts) == 2 and all(len(p) < LONGEST_NAME for p in parts):
        fact.row_name, fact.column_name = (tidy(part.strip("→↓←↑ ")) for part in parts)
    elif corner.endswith("→") and len(corner) < LONGEST_NAME and not fact.column_name:
        fact.column_name = tidy(corner.strip("→ "))
    elif below is not None:
        fact.row_name, fact.column_name = tidy(below.text), fact.column_name or corner
    elif corner and len(corner) < LONGEST_NAME:
        fact.row_name = corner.strip("↓ ")
    if axis is not None:
        fact.row_name = tidy(axis.text)
    carried = ""
    for r, row in enumerate(body):
        names = [_named(cell) for cell in row[:name_columns]]
        if name_columns > 1 and not names[0] and carried:
            names[0] = carried
        carried = names[0] or carried
        label = " ".join(name for name in names if name) if name_columns > 1 else names[0]
        label = CONTINUED.sub("", label)
        if not label and not any(cell.state == "value" for cell in parsed[r][name_columns:]):
            continue
        fact.rows.append(label)
        fact.row_heads.append(row[0])
        if name_columns == 2:
            fact.groups.append(tidy(names[0]))
            fact.members.append(tidy(names[1]))
        fact.cells.append(parsed[r][name_columns:])
        if r >= len(body) - block.footer:
            fact.total_rows.append(len(fact.rows) - 1)
    name_numbered_heads(fact)
    footers = set(fact.total_rows)
    fact.total_rows += [k for k, label in enumerate(fact.rows) if k not in footers and _is_total(label)]
    fact.total_columns = [k for k, label in enumerate(fact.columns) if _is_total(label)]
    if list(map(key, fact.rows)) == list(map(key, fact.columns)):  # a total inside a square is a token: "all"
        ends = (0, len(fact.rows) - 1)
        fact.total_rows = [k for k in fact.total_rows if k in ends]
        fact.total_columns = [k for k in fact.total_columns if k in ends]
    fact.outside_rows, beside = margins(fact.rows, fact.columns)
    if not fact.outside_rows and not beside:
        fact.outside_rows, beside = behind_sums(fact.rows, fact.columns, fact.cells)
    columns = [list(column) for column in zip(*fact.cells, strict=True)]
    fact.outside_rows += sums(fact.rows, fact.cells)
    beside += sums(fact.columns, columns) + behind_measures(fact.columns, columns)
    if list(map(key, fact.rows)) != list(map(key, fact.columns)):
        fact.outside_rows += derived(fact.rows, fact.cells)
        beside += derived(fact.columns, columns)
    beside += [*counts_cases(fact.columns, fact.rows), *word_columns(fact.columns, fact.cells)]
    fact.outside += [k for k in beside if k not in fact.outside]
    fact.totals = [fact.rows[k] for k in fact.total_rows] + [fact.columns[k] for k in fact.total_columns]
    if grouped:
        return panels_of_rows(fact, columns_named[1], *([tidy(row[c].text) for row in body] for c in (0, 1)))
    if grouped_columns:
        return panels_of_columns(fact, grouped_columns)
    nameless = bool(header) and not any(fact.columns) and len(fact.columns) == 1  # facts one below the other
    return [fact] if fact.rows and fact.columns and not nameless else []


def _is_total(label: str) -> bool:
    return TOTAL.fullmatch(unmarked(label)) is not None


def _named(cell: Text) -> str:
    """A head of a table; a first word or dots at its end are a part of it: ``to A``, ``times_and_..``."""
    name, written = tidy(cell.text), cell.text.strip()
    if name and written.endswith(name) and written[: -len(name)].strip().isalpha():
        return written
    dots = written[len(written.rstrip(".")) :]
    cut = dots and (name[-1:].isalpha() or name.endswith("_")) and name + dots == written
    return written if cut else name


NOTE = re.compile(
    r"\W*(?:notes?|sources?|legend|abbreviations?|data|[nN])\s?[:=.]|[*†‡§]+\s?[^\W\d]|"
    r"(?=.{40})[^.;]{10,}[.;] \S|.{80}|"
    r"\W*(?:[^\W\d][\w-]* ){0,4}(?:accuracy|agreement|kappa|error(?: rate)?|score|f1|mcc|auc|total|mean|"
    r"average)(?: \([^()]{1,20}\))?\s?[:=]\s?[-−]?\d?\.?\d[\d.,]*\s?%?\W*$",
    re.I,
)
"""What a last line over all columns says: ``N = 287; p < .05 in bold``, ``Mean accuracy = 94%``."""
FEWEST = 4
"""Lines of a table of which the last one may be a note, with its heads."""


def _without_note(rows: list[list[Text]]) -> list[list[Text]]:
    """The lines of a table without the note under it, which stands in one cell over all columns."""
    said = [cell.text.strip() for cell in rows[-1]] if len(rows) >= FEWEST else []
    if len(said) <= FEWEST_COLUMNS or not said[0] or set(said[1:]) - {"", said[0]}:
        return rows
    return rows[:-1] if NOTE.match(said[0]) else rows


FEWEST_COLUMNS = 2


def _is_headless(block: Block, rows: list[list[Text]]) -> bool:
    """Whether a table has no line of heads, or an empty one over lines that all hold a number."""
    if block.headless:
        return True
    heads = block.rows[: block.header]
    return bool(heads) and not any(cell.text.strip() for row in heads for cell in row) and all(
        any(parse_quantity(cell.text.strip()) is not None for cell in row[1:]) for row in rows
    )


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
    counted = [int(head) for head in heads if head.isdecimal()]
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
