"""Rows of a confusion matrix whose classes have other names there than what they were taken for.

``It read 9 of them as German and 3 as Dutch. So the row for `deu` becomes [9, 3]``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.classes.outcome_classes import CONFUSION, said_in
from replot.reading.description.assembly.axes.classes.taken_classes import class_key
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.classified.verdicts import verdicts

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_class_rows"]
NAME = r"(?:`[^`\n]{1,40}`|[\"“][^\"“”\n]{1,40}[\"”]|[^\W\d_][\w-]{0,40})"
ROW = rare(
    rf"\brow (?:for|of) (?:the )?(?:class |label )?(?P<name>{NAME})"
    r"[^.;:\[\]\d]{0,60}:?\s?`?\[(?P<values>[\d., ]{3,200})\]",
    re.I,
)
"""``the row for `deu` in the matrix becomes `[9, 3]` ``."""
FEWEST = 2


def axes_of_class_rows(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """The names of such rows, and on the columns what a sentence says that has the numbers of one of them."""
    if re.in_whole(CONFUSION, whole) is None:
        return
    said = [text.text for text in said_in(inside)]
    rows = {tidy(row["name"]): _numbers(row["values"]) for source in said for row in ROW.finditer(source)}
    if len(set(map(len, rows.values()))) != 1:
        return
    for name, values in rows.items():
        for source in said:
            told = verdicts(source, name)
            taken = tuple(verdict.predicted for verdict in told)
            if len(taken) < FEWEST or [verdict.quantity.value for verdict in told] != values:
                continue
            known = set(map(class_key, taken))
            if "" in known or len(known) < len(taken) or not known.isdisjoint(map(class_key, rows)):
                return  # those of the rows and of the columns are the same ones
            for fact, labels in ((panel.y, tuple(rows)), (panel.x, taken)):
                fact.categories, fact.kind, fact.as_met = labels, "data", True
            return


def _numbers(values: str) -> list[float]:
    return [quantity.value for quantity in find_quantities(values)]
