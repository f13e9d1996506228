"""The names that running prose gives the panels of a figure."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.labels import Label
from replot.reading.description.lexicon.lists import QUOTED, claimed_count, tidy
from replot.reading.description.lexicon.patterns import rare

__all__ = ["OTHER_THINGS", "PANELS", "told_names"]
PANELS = re.compile(r"\b(?:panels|heat ?maps|sub-?plots|sub-?figures|matrices|plots|maps|charts)\b", re.I)
OTHER_THINGS = re.compile(
    r"\b(?:ax[ie]s|labels?|ticks?|colou?r\w*|legend|bar|values?|cells?|rows?|columns?)\b", re.I
)
COUNTED = rare(
    rf"\b(?:{SEVERAL}|\d{{1,2}}) (?:[\w-]+ ){{0,4}}?"
    r"(?:heat ?maps|panels|matrices|sub-?plots|maps)\b",
    re.I,
)
NAMES = rare(r"\b(?:titled|entitled|labell?ed|named|called|captioned|showing|for|at)\b|:(?=\s)", re.I)
SIDED = rare(
    r"(?<!to )\b(?P<side>left|right|top|bottom|middle|cent(?:er|re)|upper|lower|first|second|third|fourth)"
    r"(?:most)?\b(?![- ]to[- ])[^\"“`.;]{0,60}?(?P<title>[\"“`][^\"”`\n]{1,80}[\"”`])",
    re.I,
)


NAMED = rare(
    r"\b(?:panels|sub-?plots|sub-?figures|heat ?maps|matrices|maps)(?: are)?\s*(?:\b(?:titled|entitled|"
    r"labell?ed|named|called|headed|captioned)\b\s*:?|:)\s*",
    re.I,
)
"""``Panels titled "A", "B" and "C"``: what leads to the names of panels that are not counted."""
LIST_END = rare(r",?\s+(?:each|all|both|with|where|which|showing|that|in which)\b", re.I)
NEXT_QUOTED = re.compile(r"\s*,?\s*(?:and\s+)?(?=[\"“`])")
LONGEST = 8000


def told_names(blocks: list[Block]) -> list[tuple[str, Span]]:
    """The names of the panels with the words that give them, from the first sentence that gives several."""
    for block in blocks:
        if block.kind in ("table", "code") or len(block.text) > LONGEST:
            continue
        for sentence in sentences(block.text):
            named = _sided(sentence) or _counted(sentence)
            if named:
                return named
    return []


def _sided(sentence: Text) -> list[tuple[str, Span]]:
    """``the left one is titled "Day" and the right "Night"``."""
    found = list(SIDED.finditer(sentence.text))
    sides = [m["side"].lower() for m in found]
    if not 2 <= len(found) <= 6 or len(set(sides)) < len(sides) or not SEVERAL_OR_ONE.search(sentence.text):
        return []
    if any(OTHER_THINGS.search(m[0][: m.start("title") - m.start()]) for m in found):
        return []
    return [(tidy(m["title"]), sentence.span(*m.span("title"))) for m in found]


SEVERAL_OR_ONE = re.compile(r"\b(?:panels?|heat ?maps?|subplots?|matri(?:x|ces)|plots?|maps?)\b", re.I)


def _counted(sentence: Text) -> list[tuple[str, Span]]:
    """``four heatmaps of the same rooms: spring, summer, autumn and winter``: as many names as panels."""
    source = sentence.text
    if named := NAMED.search(source):
        names = _names(source, named.end())
        if 2 <= len(names) <= MOST:
            return [(name.text, sentence.span(name.start, name.end)) for name in names]
    said = COUNTED.search(source)
    count = claimed_count(said[0]) if said else None
    if said is None or count is None or not 2 <= count[0] <= MOST:
        return []
    for lead in NAMES.finditer(source, said.end()):
        if lead.start() - said.end() > 120 or OTHER_THINGS.search(source, said.end(), lead.start()):
            break
        names = _names(source, lead.end())
        if len(names) == count[0]:
            return [(name.text, sentence.span(name.start, name.end)) for name in names]
    return []


MOST = 12
"""Panels that a sentence names."""


def _names(source: str, at: int) -> list[Label]:
    """The names that a text lists from a place on: those in quotation marks, else a written list."""
    quoted: list[Label] = []
    one = QUOTED.match(source, at)
    while one is not None:
        quoted.append(Label(tidy(one.group()), *one.span()))
        more = NEXT_QUOTED.match(source, one.end())
        one = QUOTED.match(source, more.end()) if more else None
    if len(quoted) > 1:
        return [] if _only_letters(quoted) else quoted
    stop = LIST_END.search(source, at)
    listed = find_labels(source[at : stop.start() if stop else len(source)])
    if listed is None or listed.kind != "list" or listed.start > 3:
        return []
    names = [Label(re.sub(r"^(?:the|an?) ", "", n.text), at + n.start, at + n.end) for n in listed.labels]
    return names if all(len(name.text.split()) <= 8 for name in names) and not _only_letters(names) else []


def _only_letters(names: list[Label]) -> bool:
    """Whether the panels are only lettered: ``two panels labelled 'a' and 'b'``."""
    return all(re.fullmatch(r"\(?[a-hA-H]\)?", name.text) for name in names)
