"""Rows and columns of sums, which a table has and its figure may not."""

from __future__ import annotations

from collections.abc import Container, Sequence
from math import isclose
from typing import TYPE_CHECKING

from replot.reading.description.assembly.tables.around import TextAround
from replot.reading.description.assembly.tables.sizes import size_columns
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL, count_word
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.tables.facts import TableCell, TableFact
from replot.reading.description.statements.tables.reckoned import reckoned_lines

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts


__all__ = ["drop_line", "drop_named", "drop_totals"]
NOT_TOTAL = rare(
    r"\b(?:total|sum|average|mean|margin|all ages|overall)s?\b[^.]{0,80}\b(?:not (?:a )?part|"
    r"not (?:be )?drawn|not in the|not shown|outside|for (?:reference|convenience)|no part|excluded|"
    r"not included|no tile)\b|"
    r"\b(?:adds?|added|includes?) the totals\b|\bonly in the table\b|\bnot in the (?:heat ?map|figure|"
    r"image)\b|\b(?:outside|not part of) the (?:heatmap|grid|colou?red grid|figure)\b",
    re.I,
)
IS_TOTAL = rare(
    r"\bis a column of the heatmap\b|\b(?:total|average|mean|overall|avg)\w*\b[^.]{0,60}\b(?:is part of|"
    r"belongs to|also (?:coloured|colored|part)|like the others)\b",
    re.I,
)
KIN = (
    rf"(?:(?P<count>\d{{1,2}}|{SEVERAL}) )?[\"“'`]?(?P<kin>[^\W_][^\s\"“”'`.,;:]*(?: [^\s\"“”'`.,;:]+)??)"
    r"[\"”'`]? (?P<lines>columns|rows)"
)
ONLY_KIN = rare(
    r"\b(?:heat ?map|colou?r(?:s|ing|ed part)?|shading)(?: itself)? (?:consists? of|comprises?|is made up of|"
    r"covers?|spans?|is (?:made of|limited to|restricted to|confined to))"
    r" (?:(?P<only>only|just|solely) )?(?:the )?" + KIN + r"(?(only)|,? (?:only|alone)\b)|"
    r"\bonly (?:the )?" + KIN.replace("P<", "P<its_")
    + r" (?:(?:are|is) (?:(?:colou?red|shaded|tinted)(?=\W*$|[.,;)])|(?:an? )?part of (?:the|it))|"
    r"(?:form|make up|belong to|carry colou?r|have (?:a )?colou?r))\b",
    re.I,
)
"""``The heatmap consists of the four Week columns only``: those beside them are no part of it."""


def drop_named(table: TableFact, panel: PanelFacts, around: TextAround) -> None:
    """Drop the lines of a table that the text says are not in the figure."""
    for name, across in around.outside:
        labels, heads = (table.columns, table.column_heads) if across else (table.rows, table.row_heads)
        meant = [k for k, label in enumerate(labels) if key(label) == name]
        meant = meant or [k for k, label in enumerate(labels) if key(label).startswith(f"{name} ")]
        if not meant and (end := AT_END.fullmatch(name)) is not None:
            meant = [0 if end["first"] else len(labels) - 1]
        if len(meant) == 1 and len(labels) > FEWEST_LEFT:
            (k,) = meant
            panel.strays.append((labels[k], heads[k].span() if k < len(heads) else table.block.text.span()))
            drop_line(table, () if across else meant, meant if across else ())
    if (only := around.first(ONLY_KIN)) is not None:
        _drop_others(table, panel, only)


def _drop_others(table: TableFact, panel: PanelFacts, only: re.Match[str]) -> None:
    """Drop the lines beside those with one name of which alone a text says that they are the figure."""
    kin, count, lines = (only[name] or only[f"its_{name}"] for name in ("kin", "count", "lines"))
    across = lines.lower() == "columns"
    labels, heads = (table.columns, table.column_heads) if across else (table.rows, table.row_heads)
    others = [k for k, label in enumerate(labels) if not key(label).startswith(f"{key(kin)} ")]
    left = len(labels) - len(others)
    if left <= FEWEST_LEFT or (count and count_word(count) != left):
        return
    table_span = table.block.text.span()
    panel.strays += [(labels[k], heads[k].span() if k < len(heads) else table_span) for k in others]
    drop_line(table, () if across else others, others if across else ())


FEWEST_LEFT = 1
AT_END = re.compile(r"(?P<first>first|top(?:most)?|leftmost)|last|final|bottom|lowest|rightmost")
"""``The last row is not shown``."""


def drop_totals(table: TableFact, panel: PanelFacts, around: TextAround) -> None:
    table.outside = sorted({*table.outside, *size_columns(table)})
    across = list(zip(*table.cells, strict=True))
    reckoned = {"y": reckoned_lines(table.rows, table.columns, table.cells),
                "x": reckoned_lines(table.columns, table.rows, across)}
    drawn = table.total_rows or table.total_columns or table.outside or table.outside_rows
    if not (drawn or any(reckoned.values())) or _is_correlation(table):
        return
    known = {key(c) for c in panel.x.categories} | {key(c) for c in panel.y.categories}
    says_no, says_yes = around.says(NOT_TOTAL), around.says(IS_TOTAL)
    footers = (
        set(range(len(table.rows) - table.block.footer, len(table.rows))) if table.block.footer else set()
    )
    complete = {
        "y": bool(panel.y.categories) and panel.y.kind != "partial",
        "x": bool(panel.x.categories) and panel.x.kind != "partial",
    }

    ends = {*table.total_rows, *table.outside_rows, *reckoned["y"]}
    beside = {*table.total_columns, *table.outside, *reckoned["x"]}
    rest = [
        [key(name) for k, name in enumerate(names) if k not in totals]
        for names, totals in ((table.rows, ends), (table.columns, beside))
    ]
    square = len(rest[0]) > 1 and rest[0] == rest[1]  # and a margin that is no class
    for axis, labels in (("y", table.rows), ("x", table.columns)):
        complete[axis] = square or (complete[axis] and sum(key(label) in known for label in labels) >= 2)

    def out(k: int, labels: list[str], axis: str) -> bool:
        if (says_yes and not says_no) or key(labels[k]) in known:
            return False
        return says_no or complete[axis] or axis in summed or k in reckoned[axis]

    summed = {
        axis
        for axis, lines, last in (("x", table.cells, beside), ("y", across, ends))
        if len(last) == 1 and all(_adds_up(line, max(last), len(lines)) for line in lines)
    }
    footers |= {*table.outside_rows}
    rows = dict.fromkeys(k for k in sorted(ends) if k in footers or out(k, table.rows, "y"))
    listed = {key(c) for c in panel.x.categories} if complete["x"] else set()
    columns = dict.fromkeys(
        k
        for k in sorted(beside)
        if (k in table.outside and key(table.columns[k]) not in listed) or out(k, table.columns, "x")
    )
    if not rows and not columns:
        return
    for k in rows:
        panel.strays.append(
            (
                table.rows[k],
                table.row_heads[k].span() if k < len(table.row_heads) else table.block.text.span(),
            )
        )
    for k in columns:
        panel.strays.append(
            (
                table.columns[k],
                table.column_heads[k].span() if k < len(table.column_heads) else table.block.text.span(),
            )
        )
    drop_line(table, rows, columns)


def _adds_up(line: Sequence[TableCell], total: int, lines: int) -> bool:
    """Whether one cell of a line is the sum of the others: three or more numbers, or two in several lines."""
    values = [cell.quantity.value for k, cell in enumerate(line) if k != total and cell.quantity]
    given = line[total].quantity
    fewest = FEWEST_SUMMED - (lines > 1)
    return given is not None and len(values) >= fewest and isclose(sum(values), given.value)


FEWEST_SUMMED = 3


def _is_correlation(table: TableFact) -> bool:
    """Whether a table has one value on its diagonal and the same on both sides of it: no line is a total."""
    size = len(table.rows)
    if size < 2 or [key(name) for name in table.rows] != [key(name) for name in table.columns]:
        return False
    values = [[cell.quantity.value if cell.quantity else None for cell in row] for row in table.cells]
    return len({values[k][k] for k in range(size)} - {None}) == 1 and all(
        None in (values[i][j], values[j][i]) or values[i][j] == values[j][i]
        for i in range(size)
        for j in range(i)
    )


def drop_line(table: TableFact, rows: Container[int], columns: Container[int]) -> None:
    """Take lines out of a table, with their heads."""
    table.total_rows, table.outside_rows = (_moved(k, rows) for k in (table.total_rows, table.outside_rows))
    table.total_columns, table.outside = (_moved(k, columns) for k in (table.total_columns, table.outside))
    table.cells = [
        [cell for j, cell in enumerate(row) if j not in columns]
        for i, row in enumerate(table.cells)
        if i not in rows
    ]
    table.rows = [r for k, r in enumerate(table.rows) if k not in rows]
    table.row_heads = [r for k, r in enumerate(table.row_heads) if k not in rows]
    table.columns = [c for k, c in enumerate(table.columns) if k not in columns]
    table.column_heads = [c for k, c in enumerate(table.column_heads) if k not in columns]


def _moved(places: list[int], gone: Container[int]) -> list[int]:
    """The places of lines after others were taken out."""
    left = [k for k in places if k not in gone]
    return [k - sum(n in gone for n in range(k)) for k in left]
