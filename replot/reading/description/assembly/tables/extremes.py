"""Tables that tell of each line where it is highest or lowest, and its value there."""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.statement import CellStatement, Ranks, each_once, statement
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.tables.cell_values import cell_of, has_decimal_comma
from replot.reading.description.statements.tables.facts import TableFact

__all__ = ["extremes_of"]
EXTREME = re.compile(
    r"(?:the )?(?P<end>best|worst|highest|lowest|largest|smallest|max(?:imum)?|min(?:imum)?|peak|top|bottom|"
    r"strongest|weakest|busiest|quietest|warmest|coldest|hottest|wettest|driest)\b\s*(?P<of>.*)",
    re.I,
)
VALUE_THERE = re.compile(
    r"(?:(?:the |its )?(?:values?|scores?|numbers?|counts?)|.{0,30}?\b(?:there|then)|"
    r"(?:value )?at (?:it|that \w+))",
    re.I,
)
"""The head of the values behind a column of labels: ``Best month | Sales there``."""
WHERE = re.compile(
    r"(?:reached |found |seen )?(?:at|in|on|where|when|for)|(?:its )?(?:place|position|location)", re.I
)
"""The head of the labels behind a column of values: ``Maximum | at``."""
LETTERS = re.compile(r"[^\W\d_]+")


def extremes_of(table: TableFact, frame: Frame) -> list[CellStatement]:
    """The cells that such a table states; none where two of its columns may be another thing.

    Parameters
    ----------
    table : TableFact
        Its rows are lines of the figure.
    frame : Frame
        The axes that the text tells.
    """
    if table.block.header != 1:
        return []
    heads, *body = table.block.rows  # as a table of values, it may lack the columns of labels
    names = [row[0].text for row in body]
    axis = next((axis for axis in "yx" if all(_one(name, axis, frame) is not None for name in names)), "")
    if not axis:
        return []
    out: list[CellStatement] = []
    commas = has_decimal_comma(body)
    for first, second in pairwise(range(1, len(heads))):
        for where, value in ((first, second), (second, first)):
            if not _belong(heads[where].text, heads[value].text, where < value, OTHER[axis], frame):
                continue
            for name, row in zip(names, body, strict=True):
                line, at = _one(name, axis, frame), _one(row[where].text, OTHER[axis], frame)
                told = cell_of(row[value], False, commas)
                if line is None or at is None or told.quantity is None or told.quantity.is_open:
                    return []
                place = (line, at) if axis == "y" else (at, line)
                bold = bool(told.text.bold)
                out.append(statement(*place, told.quantity, Ranks.TABLE, told.text.span(), bold))
    return each_once(out)


def _one(name: str, axis: str, frame: Frame) -> int | None:
    """The one label of an axis that a cell is."""
    found = frame.resolve(name, axis)
    return found[1][0] if found is not None and found[0] == axis and len(found[1]) == 1 else None


def _belong(where: str, value: str, before: bool, axis: str, frame: Frame) -> bool:
    """Whether two heads are those of labels of an axis, and of the values there."""
    names = set(LETTERS.findall(((frame.x_label if axis == "x" else frame.y_label) or "").lower()))
    if before:
        end = EXTREME.fullmatch(where)
        same = EXTREME.fullmatch(value)
        told = VALUE_THERE.fullmatch(value) is not None
        told = told or (end is not None and same is not None and same["end"].lower() == end["end"].lower())
        return end is not None and told and _names(end["of"], names, axis, frame)
    end = EXTREME.fullmatch(value)
    return end is not None and (WHERE.fullmatch(where) is not None or _names(where, names, axis, frame))


def _names(words: str, names: set[str], axis: str, frame: Frame) -> bool:
    """Whether words name an axis."""
    told = LETTERS.findall(words.lower())
    return bool(told) and (not names.isdisjoint(told) or any(frame.alias.get(word) == axis for word in told))
