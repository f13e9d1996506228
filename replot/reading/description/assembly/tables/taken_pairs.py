"""Tables with one line for each error of a classifier: ``oak predicted as elm | 12``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.classified.outcome_words import turned
from replot.reading.description.statements.cells.statement import Ranks, statement
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.tables.facts import TableFact

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["heads_errors", "tells_errors", "without_errors"]
TAKEN = rare(
    r"(?P<true>[^\W_].{0,60}?),? (?:(?:is|are|was|were|being) )?"
    r"(?:(?:wrongly|incorrectly|falsely|mistakenly) )?"
    r"(?:(?:mis-?)?(?:predicted|classified|labell?ed|identified|recogni[sz]ed|read|heard|diagnosed) as|"
    r"(?:mis)?taken for|mistaken (?:for|as)|(?:confused|mixed up) (?:with|as)) (?P<taken>[^\W_].{0,60})",
    re.I,
)
POINTED = re.compile(r"(?P<true>[^\W_][^→⟶>]{0,60}?)\s?(?:→|⟶|->|=>)\s?(?P<taken>[^\W_][^→⟶>]{0,60})")
"""``oak → elm``, under a head that says that these are errors."""
ERRORS = rare(
    r"\b(?:confusions?|confused|misclassif\w+|mix-?ups?|mistakes?|errors?|(?:true|actual)\b.{1,12}\bpredicted)\b",
    re.I,
)
SIDES = re.compile(
    r"(?P<true>(?:true|actual|gold|reference|ground[- ]truth)\b[^→⟶>]{0,20}?)\s?(?:→|⟶|->|=>)\s?"
    r"(?P<taken>pred(?:icted|iction)?\b[^→⟶>]{0,20})",
    re.I,
)
"""``Actual → Predicted``: a head that names both sides."""
FEWEST = 2


def tells_errors(table: TableFact) -> bool:
    """Whether each row of a table is what was taken for what."""
    return len(_pairs(table)) >= FEWEST


def heads_errors(tables: Sequence[TableFact]) -> bool:
    """Whether the head of the only table says what its rows lead from and to."""
    return len(tables) == 1 and SIDES.fullmatch(tables[0].row_name or "") is not None


def _pairs(table: TableFact) -> list[tuple[str, str]]:
    """The true class and the other one of each row, or nothing."""
    head = table.row_name or ""
    of_errors = ERRORS.search(head) is not None or SIDES.fullmatch(head) is not None
    found = [TAKEN.fullmatch(name) or (POINTED.fullmatch(name) if of_errors else None) for name in table.rows]
    pairs = [(tidy(pair["true"]), tidy(pair["taken"])) for pair in found if pair is not None]
    apart = len({tuple(map(key, pair)) for pair in pairs}) == len(table.rows)
    return pairs if apart and all(map(all, pairs)) else []


def without_errors(tables: Sequence[TableFact], panel: PanelFacts) -> list[TableFact]:
    """The tables without the only one, if it tells errors; these cells are placed."""
    pairs = _pairs(tables[0]) if len(tables) == 1 else []
    columns = list(zip(*tables[0].cells, strict=True)) if len(pairs) >= FEWEST else []
    counts = [c for c in columns if all(cell.quantity and not cell.quantity.percent for cell in c)]
    counts = counts or [c for c in columns if all(cell.quantity for cell in c)]
    if len(counts) != 1:
        return [*tables]
    names: dict[str, str] = {}
    for name in (name for pair in pairs for name in pair):
        names.setdefault(key(name), name)
    for fact in (panel.x, panel.y):
        if not {key(label) for label in fact.categories} >= names.keys():
            fact.categories, fact.kind = tuple(names.values()), "data"
    if (sides := SIDES.fullmatch(tables[0].row_name or "")) is not None:
        panel.y.label, panel.x.label = panel.y.label or sides["true"], panel.x.label or sides["taken"]
    rows, columns_at = ({key(name): k for k, name in enumerate(f.categories)} for f in (panel.y, panel.x))
    flip = turned(Frame(panel.x.categories, panel.y.categories, panel.x.label, panel.y.label))
    for (true, taken), cell in zip(pairs, counts[0], strict=True):
        row, column = (taken, true) if flip else (true, taken)
        place = rows[key(row)], columns_at[key(column)]
        panel.cells.append(statement(*place, cell.quantity, Ranks.TABLE, cell.text.span()))
    return []
