"""Labels of axes that are told by the names of the axes: ``Depth has the ticks 1 to 8``."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.axes.facts import AxisFact, statement
from replot.reading.description.statements.axes.words import OTHER

__all__ = ["labels_by_name"]
TICKS = r"(?:tick(?:s|marks)?(?: labels?)?|labels?|values?|categor(?:y|ies)|entries|levels?|settings?|steps?)"
TELLS = (
    rf"(?:,? (?:has|have|carries|bears|shows?|lists|takes|with) (?:the |its )?(?:\w+ )?{TICKS}\b:?|"
    r",? (?:lists|comprises|takes)\b:?|,? (?:goes|runs|ranges|spans|counts|(?=from ))"
    r"(?=\s*(?:from|over|through)\s))\s*"
)
LONGEST = 2000
SHORTEST_NAME = 3
ELSEWHERE = re.compile(
    r"\b(?:in|of|on|for) (?:(?:the|an|a) )?(?:other|another|previous|earlier|original|first|second|next)\b",
    re.I,
)
"""``ranges from 1 to 3 in the other chart``."""


def labels_by_name(texts: Sequence[Text], facts: dict[str, AxisFact]) -> None:
    """Give an axis that has a name and no labels those that a clause about that name lists."""
    for axis, fact in facts.items():
        if fact.label is None or fact.categories or len(fact.label) < SHORTEST_NAME:
            continue
        other = facts[OTHER[axis]].label
        name = fact.label.lower()
        begins, ends = _clause_of(name), _clause_of(other)
        for text in texts:
            named = len(text.text) < LONGEST and name in text.text.lower()
            told = begins.search(text.text) if named else None
            if told is None:
                continue
            stops = [text.text.find(";", told.end()), len(text.text)]
            if (following := ends.search(text.text, told.end())) is not None:
                stops.append(following.start())
            end = min(stop for stop in stops if stop >= 0)
            if ELSEWHERE.search(text.text, told.end(), end) is not None:
                continue
            found = statement(text, told.end(), end, axis, named=False)
            if len(found.categories) > 1 and found.kind != "partial":
                found.label = None
                fact.merge(found)
                break


def _clause_of(name: str | None) -> re.Pattern:
    """What begins a clause about the labels of an axis with some name."""
    called = re.escape(name) if name else "(?!)"
    return re.compile(
        rf"(?:^\W*|[;,.]\s+(?:and\s+|while\s+)?|\band\s+)(?:the\s+)?[\"“]?{called}[\"”]?{TELLS}", re.I
    )
