"""What a table calls its rows, its columns and its axes, where its heads do not say so alone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from replot.reading.description.assembly.tables.around import TextAround
from replot.reading.description.document.prints.nameless_prints import FROM_ONE
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.ranges import expand_range
from replot.reading.description.lexicon.sides import SIDES, side_of, side_of_all
from replot.reading.description.statements.axes.facts import AxisFact
from replot.reading.description.statements.tables.facts import TableFact

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["name_of_columns", "name_of_rows", "with_heads"]


NAMES_FIGURE = re.compile(r"\W*(?:the )?(?:heat ?map|(?:confusion|correlation) matrix)\b", re.I)
"""The name of a whole figure, in the corner of its table."""


def name_of_rows(table: TableFact) -> str | None:
    """What the corner calls the rows; not ``Predicted`` or the name of a model over ``Actual ham``."""
    if table.row_name and NAMES_FIGURE.match(table.row_name):
        return None  # "Heatmap: mean score (0–10)"
    side = side_of_all(table.rows)
    return None if side and side_of(table.row_name or "") != side else table.row_name


def name_of_columns(table: TableFact) -> str | None:
    """What a table calls its columns, if only in a corner ``Predicted`` over rows ``Actual ham``."""
    if table.column_name or not table.row_name or name_of_rows(table) is not None:
        return table.column_name
    return table.row_name if side_of(table.row_name) else None


def with_heads(table: TableFact, panel: PanelFacts, around: TextAround) -> bool:
    """Give rows and columns without heads the labels that the text lists, else numbers.

    In a matrix that the text calls square, or that is the same on both sides of its diagonal, labels of one
    axis are those of the other; those of a classification report, and the only list of as many classes, are
    both. Numbers count from 0, as those of an array do, unless the text counts its rows or classes from 1.
    False where the text lists another number of labels: no place is sure.
    """
    square = len(table.rows) == len(table.columns) and (around.square or _mirrored(table))
    bare = not any(table.rows) and not any(table.columns)
    if bare and not square and not (panel.x.categories or panel.y.categories):
        _take_sides(table, panel, around)
    for axis, other, names in (("x", "y", "columns"), ("y", "x", "rows")):
        fact: AxisFact = getattr(panel, axis)
        heads = getattr(table, names)
        if any(heads):
            continue
        _part_label(fact, len(heads))
        known = fact.categories if fact.kind != "partial" else ()
        if not known and square:
            facing: AxisFact = getattr(panel, other)
            beside = tuple(table.rows) if names == "columns" else ()
            beside = beside if any(name and not name.isdigit() for name in beside) else ()
            told = facing.categories if facing.kind != "partial" else ()
            both = (told, panel.classes, beside)
            known = next((names for names in both if len(names) == len(heads)), ())
            if not known and bare and (known := around.listed(len(heads))):
                panel.assumed.add("classes")
            elif not known and bare:
                values = [[c.quantity.value if c.quantity else None for c in row] for row in table.cells]
                known = around.in_order(values)
        others = table.rows if axis == "x" else table.columns
        named = any(others) and f"{other} counted" not in panel.assumed
        if not known and not square and named and len(heads) > 1:
            side = around.listed_side(axis, len(heads), others)
            if side is not None:
                fact.merge(side.fact)
                known = fact.categories
        if known and len(known) != len(heads):
            panel.misfits.append((table.cells[0][0].text.span(), len(heads), len(known)))
            return False
        if not known:
            from_one = table.block.shape == FROM_ONE or around.says(FROM_ONE_BY)
            first = int(from_one) or _first_number(len(heads), others, around.numbers)
            known = tuple(str(k + first) for k in range(len(heads)))
            panel.assumed.add(f"{axis} counted")
        setattr(table, names, list(known))
    return True


def _mirrored(table: TableFact) -> bool:
    """Whether the values above the diagonal are those below it, three at least."""
    values = [[cell.quantity.value if cell.quantity else None for cell in row] for row in table.cells]
    given = all(value is not None for k, row in enumerate(values) for value in row[:k])
    columns = [list(column) for column in zip(*values, strict=True)]
    return given and len(values) >= FEWEST_MIRRORED and values == columns


FEWEST_MIRRORED = 3
"""Rows of a matrix that is no mirror by chance."""


def _take_sides(table: TableFact, panel: PanelFacts, around: TextAround) -> None:
    """Take two lists of the text for the labels of both sides, where only they are as many."""
    if (sides := around.listed_sides(len(table.rows), len(table.columns))) is None:
        return
    for axis, side in zip("yx", sides, strict=True):
        listed = replace(side.fact)
        listed.merge(getattr(panel, axis))
        setattr(panel, axis, listed)


SLASHED = re.compile(
    rf"(?P<side>{SIDES})(?: (?:class|label)e?s?)?:?\s+(?:"
    r"(?P<names>[^\s/]+(?:/[^\s/]+)+)|(?P<ends>[^\W\d_]{0,12}\d+ ?(?:[–-]|to|\.{2,3}) ?[^\W\d_]{0,12}\d+))",
    re.I,
)
"""``predicted ham/spam``, ``true P1-P5``: the name of an axis and its labels."""


def _part_label(fact: AxisFact, count: int) -> None:
    """Take the labels behind the name of an axis apart from it, where they are as many as its lines."""
    told = SLASHED.fullmatch(fact.label or "")
    if told is None or fact.categories:
        return
    spread = expand_range(told["ends"]) if told["ends"] else None
    names = told["names"].split("/") if told["names"] else spread.texts if spread is not None else ()
    if len(names) == count:
        fact.label, fact.categories, fact.kind = told["side"], tuple(names), "list"


FROM_ONE_BY = rare(r"\b(?:MATLAB|Octave|confusion(?:mat|chart)|imagesc|Julia)\b")
"""Programs that count the lines of an array from 1."""


def _first_number(count: int, others: list[str], told: set[int]) -> int:
    """1 where the text or the heads of the other axis count from 1, else 0."""
    if others and any(others):
        return int(others == [str(k + 1) for k in range(len(others))])
    return int(count in told and 0 not in told and max(told) == count)
