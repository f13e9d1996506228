"""Lines behind the classes of a square matrix that are none: sums, metrics, and what stands behind them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from math import isclose

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.metrics import METRIC, STATISTIC, TOTAL, unmarked
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.sides import SIDES
from replot.reading.description.statements.tables.facts import TableCell

__all__ = ["behind_measures", "behind_sums", "margins"]
PART = re.compile(r"\w+")
SIDE = re.compile(rf"(?:{SIDES})\b\W*", re.I)
"""``Actual`` of ``Actual ham``."""
OF_MAPS = re.compile(
    r"[uop]\.?a\.?(?: ?\(?%\)?)?|(?:user|producer)s?['’]?s?|(?:com|o)mission(?: error)?", re.I
)
"""What maps of the land are judged by: ``UA``, ``Producer's``; names of classes elsewhere."""
FEWEST = 2
Cells = Sequence[Sequence[TableCell]]


def margins(rows: list[str], columns: list[str]) -> tuple[list[int], list[int]]:
    """The rows and columns of metrics behind the classes of a square matrix (``Recall``, ``Precision``).

    And those of sums beside metrics: ``Totals`` under the classes, ``Error`` behind them; and lines
    behind the classes that have no name at all.
    """
    if len(rows) == len(columns) and all(map(_alike, rows, columns)):
        return [], []
    ends = [_behind(names) for names in (rows, columns)]
    if ends != [len(rows), len(columns)]:
        ends = [_behind(names, sums=True) for names in (rows, columns)]
    a, b = rows[: ends[0]], columns[: ends[1]]
    if len(a) != len(b) or len(a) < FEWEST or not all(map(_alike, a, b)):
        return [], []
    behind = {name.strip() for name in (*rows[ends[0] :], *columns[ends[1] :])}
    if len(behind) < FEWEST and any(map(OF_MAPS.fullmatch, behind)):
        return [], []  # one such name alone may be a class of one side: "US | CN | UA"
    return list(range(ends[0], len(rows))), list(range(ends[1], len(columns)))


def behind_sums(rows: list[str], columns: list[str], cells: Cells) -> tuple[list[int], list[int]]:
    """The sums behind the classes of a square matrix, and all behind these, whatever they are called.

    ``A  B  Total  Gain``: no class stands behind the sums of the classes, by rows or by columns; nor behind
    those of what was taken for another class (``-err.-``).
    """
    count = sum(1 for _ in takewhile(_is_class, zip(rows, columns, strict=False)))
    if count < FEWEST or len(rows) == len(columns) == count:
        return [], []
    square = [row[:count] for row in cells[:count]]
    turned, turned_square = list(zip(*cells, strict=True)), list(zip(*square, strict=True))
    lines: list[tuple[list[str], Cells, Cells]] = [(rows, cells, turned_square), (columns, turned, square)]
    behind = [(names[count], across[count], summed) for names, across, summed in lines if len(names) > count]
    called = len(behind) > 1 or count >= SURE or TOTAL.fullmatch(unmarked(behind[0][0]))
    sums = all(_are_sums(line, summed) for _, line, summed in behind)
    errors = all(_is_error(name) and _are_errors(line, summed) for name, line, summed in behind)
    if not called or not (sums or errors):
        return [], []
    return list(range(count, len(rows))), list(range(count, len(columns)))


SURE = 3
"""Sums that no line of values has by chance, whatever it is called."""


def behind_measures(names: list[str], lines: Cells) -> list[int]:
    """What sums up the lines before it, at the end of a table, where these are lines of another kind.

    ``1K  4K  8K  Overall  Drop``: the lines before the total are numbers, which no name behind it is; or all
    behind it is a statistic, or in percent as nothing before it. ``2018  2019  2020  Trend`` has no total.
    """
    numbers = len([*takewhile(parse_quantity, names)])
    behind = names[numbers:]
    if numbers > FEWEST and behind and all(_is_summary(name) for name in behind):
        return list(range(numbers, len(names)))
    at = next((k for k, name in enumerate(names) if TOTAL.fullmatch(unmarked(name))), 0)
    behind = names[at + 1 :]
    if at < FEWEST or not behind or any(map(_is_summary, names[:at])):
        return []
    numbered = at == numbers > FEWEST and not any(map(parse_quantity, behind))
    percent = [[cell.text.text.rstrip().endswith("%") for cell in line if cell.quantity] for line in lines]
    apart = all(line and all(line) for line in percent[at + 1 :]) and not any(map(any, percent[: at + 1]))
    summed = all(_is_summary(name) for name in behind)
    return list(range(at, len(names))) if numbered or apart or summed else []


def _is_summary(name: str) -> bool:
    """Whether a name is that of a statistic, or tells what became of a line: ``SD``, ``Rank``."""
    return any(kind.fullmatch(unmarked(name)) for kind in (STATISTIC, OF_LINE))


OF_LINE = re.compile(
    r"(?:(?:total|net|relative|absolute|overall|avg\.?|mean|average|yoy|%) )?"
    r"(?:change|trend|rank(?:ing)?|delta|diff(?:erence)?|drop|gain|degradation|improvement|growth|slope|spread|"
    r"decline|increase|Δ)(?: ?\([^()]*\)| ?%)?",
    re.I,
)


def _are_sums(line: Sequence[TableCell], summed: Cells, fewest: int = FEWEST) -> bool:
    """Whether the cells of a line are the sums of other lines, of which some are not nothing."""
    totals = [cell.quantity.value if cell.quantity else None for cell in line[: len(summed)]]
    sums = [sum(cell.quantity.value for cell in cells if cell.quantity) for cells in summed]
    told = [(a, b) for a, b in zip(totals, sums, strict=True) if a is not None]
    several = sum(sum(cell.quantity is not None for cell in cells) >= fewest for cells in summed) >= FEWEST
    several = several and len(told) == len(summed) and any(sums)
    return several and all(isclose(a, b, rel_tol=1e-9, abs_tol=1e-6) for a, b in told)


def _are_errors(line: Sequence[TableCell], summed: Cells) -> bool:
    """Whether the cells of a line are the sums of other lines without their diagonal, and its last of all."""
    errors = [[*cells[:k], *cells[k + 1 :]] for k, cells in enumerate(summed)]
    corner = [cell.quantity.value for cell in line[len(summed) : len(summed) + 1] if cell.quantity]
    of_all = sum(cell.quantity.value for cells in errors for cell in cells if cell.quantity)
    return _are_sums(line, errors, 1) and all(isclose(value, of_all, abs_tol=1e-6) for value in corner)


def _is_error(name: str) -> bool:
    return ERRORS.fullmatch(unmarked(name)) is not None


ERRORS = re.compile(r"(?:class[. ])?err(?:ors?)?\.?|wrong|missed|misclassified", re.I)


def _behind(names: list[str], *, sums: bool = False) -> int:
    """How many names stand before the metrics at the end, and before the sums."""
    end = len(names)
    while end and _is_margin(unmarked(names[end - 1]), sums):
        end -= 1
    return end


def _is_margin(name: str, sums: bool) -> bool:
    named = METRIC.fullmatch(name) or OF_MAPS.fullmatch(name) or (sums and TOTAL.fullmatch(name))
    return bool(named) or not name


def _is_class(names: tuple[str, str]) -> bool:
    """Whether a row and a column have the name of one class, which no sum is, and no count of errors."""
    return _alike(*names) and not TOTAL.fullmatch(unmarked(names[0])) and not _is_error(names[0])


def _alike(a: str, b: str) -> bool:
    """Whether two names are one, or one of them is short for the other: ``Hum-Ref``, ``Low (< 10%)``.

    The words for the sides of a matrix do not count: ``Actual ham``, ``Predicted ham``.
    """
    one, other = (PART.findall(SIDE.sub("", name.lower(), count=1)) for name in (a, b))
    return bool(one and other) and all(
        x.startswith(y) or y.startswith(x) for x, y in zip(one, other, strict=False)
    )
