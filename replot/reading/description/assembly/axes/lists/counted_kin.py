"""Labels that lines name, among more of them in a counted list: ``4 soils (none, clay, peat, sand)``."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.lexicon.counts import SEVERAL, count_word
from replot.reading.description.lexicon.lists import split_list
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.facts import AxisFact
from replot.reading.description.statements.axes.labels.names import clean_label

__all__ = ["with_counted_kin"]
COUNTED_LIST = rare(
    rf"\b(?P<n>{SEVERAL}|\d{{1,2}}) (?P<kind>[a-z][\w-]*(?: [a-z][\w-]*)?) \((?P<list>[^()]{{3,400}})\)"
)
FEWEST = 2


def with_counted_kin(fact: AxisFact, whole: str) -> AxisFact:
    """An axis whose labels were taken from its lines, with those of the counted list that holds all of them.

    Parameters
    ----------
    fact : AxisFact
        An axis that no list of the text told: its labels have no places.
    whole : str
        The text.
    """
    if len(fact.categories) < FEWEST or fact.category_spans:
        return fact
    for counted in COUNTED_LIST.finditer(whole):
        names = [item.text for item in split_list(counted["list"])]
        kin = [name for name in names if name in fact.categories]
        more = len(names) > len(fact.categories) and len(set(names)) == len(names)
        if more and count_word(counted["n"]) == len(names) and tuple(kin) == fact.categories:
            label = fact.label or clean_label(counted["kind"])
            return replace(fact, categories=tuple(names), label=label)
    return fact
