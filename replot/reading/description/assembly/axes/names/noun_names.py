"""Names of axes whose labels come from lines of values: the noun of the list, ``five levels (L1-L5)``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from replot.reading.description.assembly.rivals.told_lists import lists_of
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.bracket_lists import list_inside
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.ranges import expand_range
from replot.reading.description.statements.axes.both.bracketed import BRACKET, name_before
from replot.reading.description.statements.axes.labels.names import clean_label

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts
    from replot.reading.description.statements.axes.facts import AxisFact

__all__ = ["take_names_of_lists"]
LONGEST = 600
"""Letters of a sentence whose lists are looked at."""
RANGED = re.compile(
    r"(?P<name>[a-z][a-z-]*(?: [a-z-]+){0,2})\s?[(:]\s?(?P<list>[^():;,]{3,40}?)(?=[);,.]|$)"
)
"""``difficulty levels (L1–L5)``."""
COUNT = re.compile(
    r"^(?:(?:for|at|in|on|of|over|across|by|the|each|all|these|our|its|their|"
    rf"{SEVERAL})\s+|[a-z]+ of\s+)+"
)


def take_names_of_lists(panel: PanelFacts, said: Sequence[Text]) -> None:
    """Name the axes that have no name after the noun that leads the list of all their labels."""
    axes = (panel.x, panel.y)
    nameless = [fact for fact in axes if not fact.label and fact.categories]
    if not nameless or panel.x.categories == panel.y.categories:
        return
    short = [text for text in said if len(text) < LONGEST]
    for fact in nameless:
        _take_name_of_bracket(fact, short)
    nameless = [fact for fact in nameless if fact.kind == "data" and not fact.label]
    for candidate in lists_of(short) if nameless else ():
        for fact in nameless:
            if candidate.fact.label and _are_same(candidate.texts, fact):
                fact.label, fact.label_span = candidate.fact.label, candidate.fact.label_span
    for fact in nameless:
        if not fact.label:
            _take_name_of_range(fact, short)


def _are_same(texts: Sequence[str], fact: AxisFact) -> bool:
    return len(texts) > 1 and sorted(map(key, texts)) == sorted(map(key, fact.categories))


def _take_name_of_bracket(fact: AxisFact, said: Sequence[Text]) -> None:
    """The name before a bracket that holds all labels: ``between ward types (open, closed) and ...``."""
    for text in said:
        for told in BRACKET.finditer(text.text):
            listed = list_inside(told[1]) if "," in told[1] and fact.categories[0] in told[1] else None
            if listed is None or not _are_same(listed.texts, fact):
                continue
            start, end = name_before(text.text, told.start())
            label = clean_label(LINES.sub("", text.text[start:end]))
            if label is not None and NOUNS.fullmatch(label):
                fact.label, fact.label_span = label, text.span(start, end)
                return


LINES = re.compile(r" (?:rows|columns)$")
NOUNS = re.compile(r"[a-z][a-z-]*(?: [a-z-]+){0,2}s|[a-z][a-z-]*")
"""What labels are of: ``ward types``, and no clause."""


def _take_name_of_range(fact: AxisFact, said: Sequence[Text]) -> None:
    """The name before a range of all labels."""
    for text in said:
        for told in RANGED.finditer(text.text):
            spread = expand_range(told["list"])
            if spread is None or not _are_same(spread.texts, fact):
                continue
            lead = COUNT.match(told["name"])
            start, end = told.start("name") + (lead.end() if lead else 0), told.end("name")
            fact.label, fact.label_span = text.text[start:end], text.span(start, end)
            return
