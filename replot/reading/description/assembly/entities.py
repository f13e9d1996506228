"""One list of names for both axes of a square matrix."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.assembly.placed_tables import SQUARE
from replot.reading.description.assembly.taken_labels import find_only_number
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL, count_word
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import split_list, tidy
from replot.reading.description.lexicon.metrics import METRIC
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.outcomes import taken_for
from replot.reading.description.statements.related import related
from replot.reading.description.statements.values import may_hold_values

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts


__all__ = ["axes_of_entities", "axes_of_outcomes", "axes_of_relations"]

ENTITIES = rare(
    r"\b(?:models?|features?|variables?|class(?:es)?(?: labels)?|categories|tasks?|labels|datasets?|"
    r"languages?|emotions?|tokens?|groups?|parameters?|metrics?|layer groups?|regions?|species|"
    r"countries|teams?|agents?|strategies|"
    r"states?|attributes|measures|measurements|columns|factors|assets|stocks|tickers|indices|newspapers|"
    r"cities|sentiments?|intents?|topics?|systems?|methods?|algorithms?|treebanks|sensors|genes|players|"
    r"brands|products|domains)\b"
    r"(?:\s+\([^()]{0,40}\))?\s*(?:[:—–]|are|is|were|include[sd]?|\(|named|called|,)\s*|"
    r"\b(?:pairings?|matchups?|comparisons?|correlations?|distances?|travel times?|similarit(?:y|ies))"
    r"(?: (?:coefficients?|values?|scores?|in \w+|\([^()]{1,20}\)))?\s+(?:involving|between|among|across)\s+|"
    rf"\b(?:of|for|between|among) (?:{SEVERAL}|\d+) "
    r"(?:[\w-]+ ){0,2}[\w-]+s \((?=[^()]*,)|"
    r"\b(?:with|of|for|into|across|over|between|among) (?:the )?(?:\w+ )?"
    r"(?:classes|categories|labels|models|variables|features|groups|tokens|words)\s+(?=[\w-]+,|[\"“`])",
    re.I,
)


def axes_of_entities(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """One list of names for both axes of a square matrix: ``between three models: A, B and C``."""
    if not SQUARE.search(whole):
        return
    best: tuple[str, ...] = ()
    for block in inside:
        if block.kind not in ("paragraph", "item", "heading") or len(block.text) > 8000:
            continue
        for match in ENTITIES.finditer(block.text.text):
            rest = block.text.text[match.end() - (match.group(0).rstrip()[-1:] == "(") :][:1500]
            stop = re.search(r"[.;](?:\s|$)", rest)
            found = find_labels(rest[: stop.start()] if stop else rest)
            if (
                found is None
                or found.kind == "partial"
                or found.start > 12
                or any(len(t.split()) > 5 for t in found.texts)
                or any(METRIC.fullmatch(t) for t in found.texts)
            ):
                continue
            if len(found.labels) > len(best) and not all(re.fullmatch(r"[-\d.]+", t) for t in found.texts):
                best = found.texts
    if not best:
        best = _counted(inside)
    if not best:
        for block in inside:
            kids = [b for b in inside if b.kind == "item" and b.parents and b.parents[-1] is block]
            if len(kids) >= 2 and ENTITIES.search(block.text.text + " "):
                names = [tidy(lead_of(b)[0]) for b in kids]
                if all(names) and not any(find_only_number(n) for n in names):
                    best = tuple(names)
                    break
    if 2 <= len(best) <= 200:
        for fact in (panel.x, panel.y):
            fact.categories, fact.kind = best, "data"


def axes_of_outcomes(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """The classes of a confusion matrix from what its sentences say was taken for what."""
    if not CONFUSION.search(whole):
        return
    names: dict[str, str] = {}
    for block in inside:
        for sentence in sentences(block.text) if block.kind in ("paragraph", "item") else ():
            for a, b in taken_for(sentence.text) if may_hold_values(sentence.text) else ():
                names.setdefault(key(sentence.text[a:b]).rstrip("s"), sentence.text[a:b])
    if 2 <= len(names) <= MOST_CLASSES and len({len(name.split()) for name in names}) == 1:
        for fact in (panel.x, panel.y):
            fact.categories, fact.kind = tuple(names.values()), "data"


def axes_of_relations(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """The variables of a correlation matrix from the pairs whose value the text gives."""
    if not CORRELATION.search(whole):
        return
    names: dict[str, str] = {}
    for block in inside:
        for sentence in sentences(block.text) if block.kind in ("paragraph", "item") else ():
            for first, second, _ in related(sentence.text):
                names.setdefault(key(first), tidy(first))
                names.setdefault(key(second), tidy(second))
    if len(names) >= 2:
        for fact in (panel.x, panel.y):
            fact.categories, fact.kind = tuple(names.values()), "data"


CORRELATION = rare(
    r"\bcorrelation (?:matri|heat|map|table|plot)|\bcorrelogram|\bheat ?map of[^.]{0,40}correlation", re.I
)


CONFUSION = rare(r"\bconfusion matri|\bconfusions?\b", re.I)


MOST_CLASSES = 12


COUNTED_NAMES = rare(
    rf"\b(?P<n>{SEVERAL}|\d{{1,2}})\s+(?:[a-z][\w-]*\s+){{0,2}}?[a-z][\w-]*s\s*"
    r"[:(,—–]\s*(?P<list>[^.;:()]{3,400})"
)
"""``three coins: ETH, BTC and SOL``."""


def _counted(inside: list[Block]) -> tuple[str, ...]:
    """Names that follow their number."""
    for block in inside:
        if block.kind in ("paragraph", "item") and len(block.text) < 8000:
            for match in COUNTED_NAMES.finditer(block.text.text):
                names = tuple(label.text for label in split_list(match.group("list")))
                if len(names) == count_word(match.group("n")) and not any(map(find_only_number, names)):
                    return names
    return ()
