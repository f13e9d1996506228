"""Labels of an axis that are listed under its name, in its name, or set equal to it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import find_only_number, put_labels
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL, count_word
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import split_list
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities, is_strictly_monotonic
from replot.reading.description.lexicon.shared_ends import without_shared_end
from replot.reading.description.statements.axes.words import MENTION

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["assigned", "axes_of_settings", "listed_by_name", "listed_in_name"]
NAMED_LIST = rare(
    r"^(?:the )?(?P<name>[^\W\d_][\w -]{1,30}?)(?: (?:labels|ticks|categories))?\s*"
    r"(?:\bare\b|:|\binclude\b)\s+(?P<list>(?:[^.;:()]|\.(?=\d)){3,2000})\.?$",
    re.I,
)
"""``Hours are 1 am, 7 am``."""


CLAUSES = re.compile(r";\s+(?:and\s+)?")
CHOSEN_FROM = re.compile(
    r"\W*(?P<name>[^\W\d][\w -]{0,30}?)\s*(?:∈|\bin\b|=)\s*"
    r"[({\[](?P<list>[^(){}\[\]]{3,300},[^(){}\[\]]{1,100})[)}\]]\.?"
)
"""``dose ∈ {1, 2, 5}``: what the name of an axis is chosen from."""
ORDER = re.compile(r"(?:\w+ )?(?:sorted|ordered|ranked|arranged|grouped|listed|shown|plotted|"
                   r"categori[sz]ed|classified|organi[sz]ed|divided)\b", re.I)
"""``Tasks are sorted by size, as above``: what is said of the labels, which are not listed."""
EXAMPLES = re.compile(r"e\.g|such as|including|like\b|for example", re.I)


def listed_by_name(panel: PanelFacts, inside: list[Block]) -> None:
    """Categories of an axis that are listed under its name somewhere else."""
    for fact in (panel.x, panel.y):
        if fact.categories or not fact.label:
            continue
        name = key(fact.label).rstrip("s")
        for block in inside:
            said = sentences(block.text) if block.is_prose else ()
            for clause in (clause for s in said for clause in CLAUSES.split(s.text)):
                match = NAMED_LIST.match(clause) if len(clause) < LONGEST else None
                chosen = CHOSEN_FROM.fullmatch(clause)
                if chosen is not None and key(chosen["name"]) == key(fact.label):
                    put_labels(fact, [item.text for item in split_list(chosen["list"])])
                    break
                if match is None or key(match.group("name")).rstrip("s") != name:
                    match = re.search(rf"\b{re.escape(name)}s \((?P<list>[^()]{{3,400}})\)", clause)
                    match = match or _counted(name, clause)
                if match is None or EXAMPLES.match(match.group("list")) or ORDER.match(match.group("list")):
                    continue
                items = split_list(match.group("list"))
                if any(MENTION.search(item.text) for item in items):
                    continue  # "our traps (trap on y, species on x)"
                if len(items) > 1 and (
                    not all(find_only_number(item.text) for item in items) or _rise([i.text for i in items])
                ):
                    put_labels(fact, [item.text for item in items])


def _counted(name: str, clause: str) -> re.Match[str] | None:
    """``There are three gyms, A, B and C``: a list of as many as are counted, at the end of a clause."""
    if not clause or name not in clause.lower():
        return None
    found = re.search(
        rf"\b(?P<n>{SEVERAL}|\d{{1,3}}) (?:[a-z]+ )?{re.escape(name)}s?[,:] (?P<list>[^.;:()]{{3,400}})\.?$",
        clause,
        re.I,
    )
    return found if found and len(split_list(found["list"])) == count_word(found["n"]) else None


def _rise(labels: list[str]) -> bool:
    """Whether several labels are numbers that rise or fall all along: ``0.1 µM, 1 µM, 3 µM``."""
    found = [quantity.value for label in labels for quantity in islice(find_quantities(label), 1)]
    return len(found) == len(labels) > FEWEST_NUMBERS and is_strictly_monotonic(found)


FEWEST_NUMBERS = 2
LONGEST = 2100
"""Letters of a clause that lists labels."""


def listed_in_name(panel: PanelFacts, whole: str) -> None:
    """Categories that end the name: ``the ages young and old``, where the text goes on to speak of each."""
    for fact in (panel.x, panel.y):
        if fact.categories or not fact.label or " and " not in fact.label:
            continue
        first, *rest = [item.text for item in without_shared_end(split_list(fact.label))]
        own = first.split()[-max((len(item.split()) for item in rest), default=0) :]
        labels = [" ".join(own), *rest]
        name = first.removesuffix(labels[0]).strip()
        told = [len(re.findall(rf"\b{re.escape(label)}\b", whole, re.I)) > 1 for label in labels]
        if rest and all(told) and len(set(map(key, labels))) == len(labels) and (not name or name[-1] == "s"):
            put_labels(fact, labels)
            fact.label = name or None


SETTING = re.compile(
    r"\W*(?P<y>[^\W\d]\w*) ?= ?[^\s,;:=]+[,;]?\s+(?:and )?(?P<x>[^\W\d]\w*) ?= ?[^\s,;:=]+[,;:]?\s+"
    r"(?:[^\W\d]\w*\s*[=:]\s*|[:=→-]+>?\s*)?[-−+~≈]?\.?\d\S*[\s.;,]*"
)
"""``year=2019 town=Ayr 21.5``."""


def axes_of_settings(panel: PanelFacts, sentences: Sequence[Text]) -> None:
    """Name the axes that nothing names by what is set in lines of one cell each."""
    if any((fact.label, fact.categories) != (None, ()) for fact in (panel.x, panel.y)):
        return
    lines = [line for text in sentences if (line := SETTING.fullmatch(text.text)) is not None]
    if len(lines) > FEWEST_NUMBERS and len({(line["x"], line["y"]) for line in lines}) == 1:
        panel.x.label, panel.y.label = lines[0]["x"], lines[0]["y"]


def assigned(panel: PanelFacts, inside: list[Block]) -> None:
    """``squad=Falcon priority=P1: 3.5``: what is set equal to the name of an axis is one of its labels."""
    for fact in (panel.x, panel.y):
        if fact.categories or not fact.label:
            continue
        pattern = re.compile(rf"(?<!\w){re.escape(fact.label)}\s*=\s*([^\s,;:]+)", re.I)
        names = [
            m.group(1)
            for b in inside
            if b.is_prose and len(b.text) < 8000
            for m in pattern.finditer(b.text.text)
        ]
        if len(set(names)) >= 2:
            put_labels(fact, names)
