"""Tables at their place: turned or not, with or without totals, and the axes that they tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.told_ends import growing
from replot.reading.description.assembly.tables.alike_names import named_alike
from replot.reading.description.assembly.tables.around import TextAround
from replot.reading.description.assembly.tables.bare import with_inner_heads, without_false_heads
from replot.reading.description.assembly.tables.captioned import take_caption
from replot.reading.description.assembly.tables.extremes import extremes_of
from replot.reading.description.assembly.tables.names import name_of_columns, name_of_rows, with_heads
from replot.reading.description.assembly.tables.of_lines import diagonal_of, tells_of_lines
from replot.reading.description.assembly.tables.pairs import (
    CORRELATION,
    all_pairs,
    as_one,
    cells_of_pairs,
    without_pairs,
)
from replot.reading.description.assembly.tables.taken_pairs import heads_errors, without_errors
from replot.reading.description.assembly.tables.totals import drop_line, drop_named, drop_totals
from replot.reading.description.assembly.tables.turned import says_transposed, way_told
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import followed, key
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.facts import AxisFact
from replot.reading.description.statements.cells.statement import CellStatement, Ranks, statement
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.tables.facts import TableFact

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["place_tables"]


def _score(labels: list[str], frame: Frame, axis: str) -> float:
    if not labels or not frame.axis(axis):
        return 0.0
    return sum(frame.resolve(label, axis) is not None for label in labels) / len(labels)


def _turned(table: TableFact, panel: PanelFacts, frame: Frame, around: TextAround) -> bool:
    """Whether a table has its rows along the x axis of the figure; the text may speak of a transposed one."""
    straight = _score(table.rows, frame, "y") + _score(table.columns, frame, "x")
    turned = _score(table.rows, frame, "x") + _score(table.columns, frame, "y")
    if turned > straight + 0.3:
        return True
    if straight > turned + 0.3:
        return False
    if (told := way_told(table, around)) is not None:
        return told
    if (
        table.long
        and not named_alike(table.row_name, panel.y.label)
        and (named_alike(table.row_name, panel.x.label) or named_alike(table.column_name, panel.y.label))
    ):
        return True
    if named_alike(table.row_name, panel.x.label) and not named_alike(table.row_name, panel.y.label):
        return True
    if named_alike(table.column_name, panel.y.label) and not (
        named_alike(table.column_name, panel.x.label) or named_alike(table.row_name, panel.y.label)
    ):
        return True
    named = named_alike(table.row_name, panel.y.label) or named_alike(table.column_name, panel.x.label)
    return straight <= turned and not named and says_transposed(panel.y.label, panel.x.label, around)


def _turn(table: TableFact) -> None:
    table.rows, table.columns = table.columns, table.rows
    table.row_heads, table.column_heads = table.column_heads, table.row_heads
    table.row_name, table.column_name = table.column_name, table.row_name
    table.cells = [list(column) for column in zip(*table.cells, strict=True)]


def place_tables(panel: PanelFacts, tables: list[TableFact], inside: list[Block], whole: str) -> None:
    """State the cells of a panel that stand in tables, and take from these what else is told of its axes."""
    around = TextAround(inside, panel.comments, whole, panel.outside)
    tables = [with_inner_heads(without_false_heads(table, panel, around.square)) for table in tables]
    tables = [table for table in tables if with_heads(table, panel, around)]
    for table in tables:
        _take_told_columns(table, panel)
    frame = Frame(panel.x.categories, panel.y.categories, panel.x.label, panel.y.label)
    ends = [(table, extremes_of(table, frame)) for table in tables]
    of_lines = [(table, cells) for table, cells in ends if cells or tells_of_lines(table, panel, frame)]
    tables, of_pairs = without_pairs([t for t in tables if not any(t is one for one, _ in of_lines)], panel)
    first = len(panel.cells)
    _place_whole(panel, tables, inside, whole, around)
    panel.cells[first:first] = _of_some_cells(of_lines, of_pairs, panel)


def _of_some_cells(
    of_lines: list[tuple[TableFact, list[CellStatement]]], of_pairs: list[TableFact], panel: PanelFacts
) -> list[CellStatement]:
    """The cells of tables that tell of some only, on the axes that the other tables have told in the end.

    What had a cell on the axes before them, and has none now, is left over.
    """
    frame = Frame(panel.x.categories, panel.y.categories, panel.x.label, panel.y.label)
    out: list[CellStatement] = []
    for table, before in of_lines:
        cells = extremes_of(table, frame) or diagonal_of(table, panel, frame)
        panel.misfits += [] if cells else [(cell.span, -1, -1) for cell in before]
        out += cells
    return out + [cell for table in of_pairs for cell in cells_of_pairs(table, panel)]


def _place_whole(
    panel: PanelFacts, tables: list[TableFact], inside: list[Block], whole: str, around: TextAround
) -> None:
    """State the cells of tables that tell of whole rows and columns, which may tell the axes."""
    frame = Frame(panel.x.categories, panel.y.categories, panel.x.label, panel.y.label)
    tables = without_errors(tables, panel) if around.square or heads_errors(tables) else tables
    correlations = around.square and around.says(CORRELATION)
    parts = as_one(tables) if around.square and len(tables) > 1 else tables
    if around.square and len(parts) == 1 and all_pairs(parts[0], panel, correlations=correlations):
        return
    if not tables:
        return
    head = tables[0].row_name
    assumed = panel.x.assumed and panel.y.assumed
    if assumed and named_alike(head, panel.x.label) and not named_alike(head, panel.y.label):
        panel.x, panel.y = panel.y, panel.x  # the head of the rows tells which axis is which
        frame = Frame(panel.x.categories, panel.y.categories, panel.x.label, panel.y.label)
    for table in tables:
        _without_asides(table, panel, frame)
        _say_as_listed(table, panel)
        _drop_remarks(table, panel)
        _drop_unlisted(table, panel)
        drop_named(table, panel, around)
        drop_totals(table, panel, around)
        if _turned(table, panel, frame, around):
            _turn(table)
            panel.assumed.add("turned")
    rows, columns = (_repeated(tables, name) or _union(tables, name) for name in ("rows", "columns"))
    for axis, labels, heads in (("y", rows, "row_heads"), ("x", columns, "column_heads")):
        fact: AxisFact = getattr(panel, axis)
        matched = _score(labels, frame, axis)
        known = fact.categories
        if (
            not known
            or matched < 0.6
            or (fact.kind == "partial")
            or (matched < 1.0 and (fact.kind == "range" or len(known) < len(labels)))
            or (axis == "y" and not fact.directed and list(map(key, known)) == list(map(key, labels))[::-1])
        ):
            turned = axis == "y" and (
                _upside_down(labels, whole, fact.label) or (fact.directed and _reversed(known, labels))
            )
            fact.categories = tuple(labels[::-1] if turned else labels)
            fact.kind = "table"
            spans = [head.span() for table in tables for head in getattr(table, heads)]
            spans = spans[: len(labels)][:: -1 if turned else 1] if len(spans) >= len(labels) else []
            fact.category_spans = tuple(spans)
            fact.directed = fact.directed or turned
            fact.span = tables[0].block.text.span() if not spans else spans[0]
        name = name_of_rows(tables[0]) if axis == "y" else name_of_columns(tables[0])
        cut = fact.label is not None and key(name or "").startswith(f"{key(fact.label)} label")
        nameless = (fact.label is None or cut) and not fact.unlabelled
        if nameless and name and not re.fullmatch(r"[\W\d]*", name):
            fact.label = name
    measure = tables[0].value_name if tables[0].long else None
    if measure and panel.bar.label is None and not NAMELESS.fullmatch(measure):
        panel.bar.label = measure
    if len(tables) == 1:
        take_caption(panel, tables[0], inside)
    frame = Frame(panel.x.categories, panel.y.categories, panel.x.label, panel.y.label)
    for table in tables:
        panel.cells.extend(_table_cells(table, frame, panel))


def _take_told_columns(table: TableFact, panel: PanelFacts) -> None:
    """Give lines of falling length, read as half of a square, the columns that the text lists for them.

    Under columns of their own they all begin on the left: ``Mar: 100, 62, 48``, ``Apr: 100, 58``.
    """
    names, known = [key(name) for name in table.rows], [key(label) for label in panel.x.categories]
    told = panel.x.kind in ("list", "range") and len(known) == len(names)
    if not told or names != [key(name) for name in table.columns] or not set(names).isdisjoint(known):
        return
    if not all(row[0].text.text.strip() for row in table.cells):
        for k, row in enumerate(table.cells):
            row[:] = [*row[k:], *row[:k]]
    table.columns, table.column_heads = list(panel.x.categories), []


NAMELESS = re.compile(r"values?|cells?|numbers?|data|z", re.I)
"""Heads over the values that name no quantity."""


def _without_asides(table: TableFact, panel: PanelFacts, frame: Frame) -> None:
    """Call a line as the text lists it where its head says more of it: ``Music is quieter``."""
    known = panel.y.categories if panel.y.kind in ("list", "range") else ()
    for k, head in enumerate(table.rows if known else ()):
        begun = [name for name in known if head.startswith(name) and ASIDE.match(head, len(name))]
        if len(begun) == 1 and begun[0] not in table.rows and frame.resolve(head, "y") is None:
            table.rows[k] = begun[0]


ASIDE = re.compile(r"[,:]? (?:is|are|was|were|has|had|got|did|does|stays?|looks?|seems?)\b.*")
"""What is said of a line behind its name, before its values."""


def _say_as_listed(table: TableFact, panel: PanelFacts) -> None:
    """Call the lines as the text lists them where all heads say the same more: ``CCS accuracy``.

    What stands before all of them is a sign or a word for the axis (``n = 4``), what stands behind all
    columns is the measure.
    """
    for axis, lines in (("x", "columns"), ("y", "rows")):
        fact: AxisFact = getattr(panel, axis)
        known, heads = fact.categories, getattr(table, lines)
        if fact.kind == "partial" or len(known) != len(heads) or len(heads) < 2:
            continue
        told = list(zip(known, heads, strict=True))
        before, rest = heads[0].removesuffix(known[0]), heads[0].removeprefix(known[0])
        led = LED.fullmatch(before) and all(head == before + name for name, head in told)
        if led or (axis == "x" and rest.startswith(" ") and all(head == name + rest for name, head in told)):
            setattr(table, lines, list(known))


LED = re.compile(r"[^\W\d][^\d:=]{0,24}?\s*(?:[:=]\s*|(?<=\w)\s+)")
"""What stands before a label in the head of a line: ``n = ``, ``top-p: ``, ``depth ``."""


def _drop_remarks(table: TableFact, panel: PanelFacts) -> None:
    """Drop columns of words that the text does not list: ``| Colour |`` beside the columns of numbers."""
    known = {key(c) for c in panel.x.categories}
    if panel.x.kind == "partial" or table.long or not known <= {key(c) for c in table.columns}:
        return
    remarks = [
        j
        for j, head in enumerate(table.columns)
        if key(head) not in known and all(row[j].state == "text" for row in table.cells)
    ]
    if known and remarks and not table.total_columns:
        drop_line(table, (), remarks)


def _drop_unlisted(table: TableFact, panel: PanelFacts) -> None:
    """Drop the columns beside all that the text lists in their order: ``| Users |`` before the months."""
    known, heads = [key(c) for c in panel.x.categories], [key(c) for c in table.columns]
    if table.long or panel.x.kind not in ("list", "range") or len(known) < FEWEST or known == heads:
        return
    at = next((k for k in range(len(heads)) if heads[k : k + len(known)] == known), None)
    beside = [k for k in range(len(heads)) if at is not None and not at <= k < at + len(known)]
    if 0 < len(beside) < len(known) and not table.total_columns:
        panel.strays += [(table.columns[k], table.column_heads[k].span()) for k in beside]
        drop_line(table, (), beside)


FEWEST = 3
"""Columns that a text lists which leaves no doubt that it lists them all."""


def _union(tables: list[TableFact], name: str) -> list[str]:
    """The labels of several tables, each once; ``layer 3`` is the ``3`` of an earlier table."""
    out: dict[str, str] = {}
    given = {label for table in tables for label in getattr(table, name)}
    if len(tables) == 1 and len(set(map(key, given))) < len(given):
        return list(dict.fromkeys(getattr(tables[0], name)))  # "The" and "the" are two
    for table in tables:
        earlier = set(out)
        for label in getattr(table, name):
            bare = re.sub(r"^\D+\s(?=[\d.]+$)", "", key(label))
            if bare == key(label) or bare not in earlier:
                out.setdefault(key(label), label)
    return list(out.values())


def _repeated(tables: list[TableFact], name: str) -> list[str]:
    """The labels of a figure's only table if lines of the same label have other values; else nothing."""
    table = tables[0]
    labels: list[str] = getattr(table, name)
    if len(tables) != 1 or table.long or len(set(map(key, labels))) == len(labels):
        return []
    seen: dict[str, set[tuple[object, ...]]] = {}
    lines = table.cells if name == "rows" else zip(*table.cells, strict=True)
    for label, line in zip(labels, lines, strict=False):
        seen.setdefault(key(label), set()).add(tuple(cell.text.text.strip() for cell in line))
    several = any(len(found) > 1 for label, found in seen.items() if label)
    return list(labels) if several and all(seen) and len(seen) > 1 else []


TABLE_STARTS = rare(r"\btable\b[^.]{0,40}\b(?:starts|begins)\b (?:with|at|from) (?:the )?(\w+)", re.I)
NAMED_LOWEST = re.compile(r"\b[^.;,]{0,30}\b(?:at|on) the bottom\b")
AT_THE_BOTTOM = re.compile(r"\b[^.;,\d]{0,20}\b(?:at|on) the (?:very )?bottom\b")
AT_THE_TOP = re.compile(r"\b[^.;,\d]{0,20}\b(?:at|on) the (?:very )?top\b")


def _upside_down(labels: list[str], whole: str, label: str | None) -> bool:
    """Whether the text says that the first line of the table is the bottom of the figure."""
    if not labels:
        return False
    if -1 in growing(whole, labels, label):
        return True
    starts = re.in_whole(TABLE_STARTS, whole)
    if starts and followed(whole.lower(), starts.group(1).lower(), NAMED_LOWEST):
        return True
    return len(labels) > 1 and (
        followed(whole, labels[0], AT_THE_BOTTOM) or followed(whole, labels[-1], AT_THE_TOP)
    )


def _reversed(known: tuple[str, ...], labels: list[str]) -> bool:
    given = list(map(key, labels))
    shared = [name for name in map(key, known) if name in given]
    order = [name for name in given if name in shared]
    return len(shared) >= 2 and shared == order[::-1]


def _table_cells(table: TableFact, frame: Frame, panel: PanelFacts) -> list[CellStatement]:
    out: list[CellStatement] = []
    columns, rows = _lines_of(table.columns, frame, "x"), _lines_of(table.rows, frame, "y")
    for row, r in zip(table.cells, rows, strict=False):
        if r is None:
            continue
        for cell, c in zip(row, columns, strict=False):
            if c is None or cell.state in ("none", "text"):
                if cell.state == "text" and c is not None and cell.text.text.strip():
                    panel.misfits.append((cell.text.span(), -1, -1))
                continue
            state = "u" if cell.state == "unknown" else None
            span = cell.text.span() if cell.text.text else table.block.text.span()
            out.append(statement(r, c, cell.quantity, Ranks.TABLE, span, bool(cell.text.bold), state))
    return out


def _lines_of(names: list[str], frame: Frame, axis: str) -> list[int | None]:
    """The places on an axis of the lines of a table; in order if the axis has their labels, some twice."""
    labels = frame.axis(axis)
    if len(set(labels)) < len(labels) == len(names):
        for order in (1, -1):
            if list(labels[::order]) == names:
                return [*range(len(names))[::order]]
    exact = {key(label): k for k, label in enumerate(labels)}
    if len(exact) < len(labels) == len(set(labels)):  # "The" and "the" are two
        exact = {label: k for k, label in enumerate(labels)}
        return [exact.get(name) for name in names]
    return [_line_of(name, exact, frame, axis) for name in names]


def _line_of(name: str, exact: dict[str, int], frame: Frame, axis: str) -> int | None:
    """The place on an axis of the one label that a head of a table names."""
    if (place := exact.get(key(name))) is not None:
        return place
    found = frame.resolve(name, axis)
    return found[1][0] if found is not None and len(found[1]) == 1 else None
