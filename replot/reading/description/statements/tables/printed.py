"""Tables between marks of code: what a program printed, or lines with commas, tabs or in columns."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.prints.bare_lines import (
    all_values,
    square_below_name,
    values_in_a_group,
)
from replot.reading.description.document.prints.named_rows import named_rows
from replot.reading.description.document.prints.printed import printed_table
from replot.reading.description.document.tables.labels_behind import labels_behind
from replot.reading.description.document.tables.line_tables import lines_table
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.quantities import is_strictly_monotonic
from replot.reading.description.limits import current, too_many
from replot.reading.description.statements.tables.grids import read_table

__all__ = ["code_table"]


def code_table(block: Block) -> Block | None:
    """A code block that holds comma-separated, tabbed or fixed-width lines, as a table block."""
    if len(block.lines) > current.get().categories:
        raise too_many("lines in a table", len(block.lines), "categories")
    lines = [(block.line + 1 + k, line) for k, line in enumerate(block.lines)]
    groups: list[list[tuple[int, str]]] = [[]]
    for at, line in lines:
        if line.strip():
            groups[-1].append((at, line))
        elif groups[-1]:
            groups.append([])
    groups = groups if len(groups) > 1 else []
    printed = named_rows(lines) or labels_behind(lines) or all_values(lines) or values_in_a_group(groups)
    printed = printed or printed_table(lines) or square_below_name(lines)
    if printed is not None:
        return printed
    for group in [lines, *groups]:
        for skip in (0, 1):
            table = lines_table(group[skip:])
            if table is not None and read_table(table):
                table.headless = table.headless or _begins_with_values(table)
                return table
    return None


def _begins_with_values(table: Block) -> bool:
    """Whether the first line is one of values: it has a name, and numbers that neither rise nor fall."""
    first, *_ = table.rows
    read = [parse_quantity(cell.text) for cell in first[1:]]
    values = [quantity.value for quantity in read if quantity is not None]
    named = bool(first[0].text.strip())
    return named and len(values) == len(read) >= FEWEST and not is_strictly_monotonic(values)


FEWEST = 3
"""Numbers that hardly fall or rise by chance."""
