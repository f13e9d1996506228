"""Tables with one value for each pair of labels: ``A → B | 3``."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.statement import CellStatement, Ranks, statement
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.tables.facts import TableFact

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["CORRELATION", "all_pairs", "as_one", "cells_of_pairs", "without_pairs"]
PAIR = re.compile(
    r"(?P<a>\S.*?)\s*(?:↔|⟷|<->|→|⟶|->|×|\bvs\.?|\bversus\b|\s[–—-](?=\s))\s*(?P<b>\S.*)", re.I
)
JOINED = re.compile(r"(?P<a>[^\W\d_].*?)\s+(?:&|and|with|/)\s+(?P<b>\S.*)", re.I)
ABROAD = re.compile(r"(?P<a>[^\W\d_].*?)\s+(?:und|mit|et|avec|y|con|e|com)\s+(?P<b>\S.*)", re.I)
RELATED = re.compile(
    r"(?:pearson|spearman|kendall)?\W*(?:r|ρ|[ck]orr\w*\.?)(?: (?:coefficients?|values?))?(?:\W*\(\w\))?",
    re.I,
)
"""The head over correlations; those of some pairs tell a part of the square."""
CORRELATION = rare(r"\bcorrelat", re.I)
MUTUAL = re.compile(r"↔|⟷|<->|×|\bvs\.?|\bversus\b", re.I)
NO_ONE = re.compile(r"(?:any|every)(?:thing|one)?\b|(?:all|the) (?:\w+ )?(?:others?|rest)\b|others\b", re.I)
"""``anything``, the other side of a pair that is none."""
FEWEST = 3
MOST_APART = 3
"""Of the lines of a table one in so many may tell of no pair."""


def _related(name: str) -> re.Match[str] | None:
    """The two names of a line of correlations: ``Age vs Income``, ``Age & Income``, ``Alter und Lohn``."""
    return PAIR.fullmatch(name) or JOINED.fullmatch(name) or ABROAD.fullmatch(name)


def all_pairs(table: TableFact, panel: PanelFacts, *, correlations: bool = False) -> bool:
    """Take a table of all pairs of some labels and one column of numbers for the square that it tells.

    A table of some pairs only may be just that, and stays, unless it tells correlations and has names twice.
    That of ``correlations`` may say so around it, and a few of its lines tell of no pair.
    """
    pairs = [PAIR.fullmatch(name) for name in table.rows]
    related = any(map(RELATED.fullmatch, table.columns)) and len(table.rows) > 1
    if related:
        pairs = list(map(_related, table.rows))
    of_none = [k for k, pair in enumerate(pairs) if pair is None or NO_ONE.match(pair["b"])]
    if correlations and 0 < len(of_none) * MOST_APART < len(pairs):
        rest = [k for k in range(len(pairs)) if k not in of_none]
        kept = replace(table, rows=[table.rows[k] for k in rest], cells=[table.cells[k] for k in rest])
        found = all_pairs(kept, panel, correlations=True)
        if found:
            left = [cell for k in of_none for cell in table.cells[k] if cell.quantity is not None]
            panel.misfits += [(cell.text.span(), -1, -1) for cell in left]
        return found
    related = related or (correlations and len(pairs) > 1 and all(map(MUTUAL.search, table.rows)))
    columns = list(zip(*table.cells, strict=True))
    numbers = [column for column in columns if all(cell.quantity is not None for cell in column)]
    words = [column for column in columns if all(cell.quantity is None for cell in column)]
    enough = all(pairs) and (related or len(pairs) >= FEWEST)
    if not enough or len(numbers) != 1 or len(words) < len(columns) - 1:
        return False
    told = [(tidy(pair["a"]), tidy(pair["b"])) for pair in pairs if pair is not None]
    names = {key(name): name for pair in told for name in pair}
    apart = {frozenset(map(key, pair)) for pair in told if key(pair[0]) != key(pair[1])}
    whole = len(apart) >= len(names) * (len(names) - 1) / 2 or (related and len(names) < 2 * len(apart))
    if not whole or len({tuple(map(key, p)) for p in told}) < len(told):
        return False
    for fact in (panel.x, panel.y):
        if not {key(label) for label in fact.categories} >= names.keys():
            fact.categories, fact.kind = tuple(names.values()), "data"
    rows, columns_at = ({key(name): k for k, name in enumerate(f.categories)} for f in (panel.y, panel.x))
    for (a, b), cell in zip(told, numbers[0], strict=True):
        span = cell.text.span()
        panel.cells.append(statement(rows[key(a)], columns_at[key(b)], cell.quantity, Ranks.LIST, span))
    return True


def as_one(tables: list[TableFact]) -> list[TableFact]:
    """Several tables of correlations of pairs under the same heads, as the one that they are in parts.

    ``Strong positive`` and ``Strong negative`` stand over tables of their own.
    """
    first = tables[0]
    heads = [key(first.row_name or ""), *map(key, first.columns)]
    alike = all([key(t.row_name or ""), *map(key, t.columns)] == heads and not t.long for t in tables)
    names = [name for table in tables for name in table.rows]
    if not alike or not any(map(RELATED.fullmatch, first.columns)) or len(set(map(key, names))) < len(names):
        return tables
    if not all(map(_related, names)):
        return tables
    return [replace(first, rows=names, cells=[row for table in tables for row in table.cells])]


MOST = 20
"""Tables of one column beside others that are looked through for pairs."""


def without_pairs(tables: list[TableFact], panel: PanelFacts) -> tuple[list[TableFact], list[TableFact]]:
    """The tables without those of one value for each pair of labels of the axes or other tables, and those.

    Where their cells stand is told when the other tables have told the axes.
    """
    narrow = [table for table in tables if len(table.columns) == 1]
    alone = len(tables) == 1 and bool(panel.x.categories and panel.y.categories)
    if (len(tables) < 2 and not alone) or not 0 < len(narrow) <= MOST:
        return tables, []
    out: list[TableFact] = []
    of_pairs: list[TableFact] = []
    for table in tables:
        if len(table.columns) > 1:
            out.append(table)
            continue
        others = [other for other in tables if other is not table]
        x = panel.x.categories or tuple(label for other in others for label in other.columns)
        frame = Frame(x, panel.y.categories or tuple(label for other in others for label in other.rows))
        of_labels = all(frame.resolve_pair(name) is not None for name in table.rows)
        (of_pairs if of_labels and table.columns[0] not in x else out).append(table)
    return (out, of_pairs) if out or alone else (tables, [])


def cells_of_pairs(table: TableFact, panel: PanelFacts) -> list[CellStatement]:
    """The cells of a table of one value for each pair of labels; a value without its pair has none."""
    frame, out = Frame(panel.x.categories, panel.y.categories), []
    for name, (cell, *_) in zip(table.rows, table.cells, strict=True):
        if cell.quantity is None and cell.state not in ("blank", "unknown"):
            continue
        if (pair := frame.resolve_pair(name)) is not None:
            out.append(statement(*pair, cell.quantity, Ranks.LIST, cell.text.span()))
        elif cell.quantity is not None:
            panel.misfits.append((cell.text.span(), -1, -1))
    return out
