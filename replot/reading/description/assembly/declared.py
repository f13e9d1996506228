"""Panels that a list declares by their place: ``Left: EM``, ``Centre: F1``, ``Right: Accuracy``."""

from __future__ import annotations

import re

from replot.findings import Span
from replot.reading.description.assembly.parts import PART
from replot.reading.description.assembly.scopes import Scope
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import QUOTED, claimed_count, tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.titles import panel_title

__all__ = ["declared_panels", "told_panels"]
PLACE = re.compile(
    r"\s*(?:the )?(?:(?:far|upper|lower|top|bottom)[- ]?)?"
    r"(?:left|cent(?:er|re)|middle|right|top|bottom|first|second|third|fourth)(?:most)?"
    r"(?: (?:panel|heat ?map|subplot|plot|matrix|map|"
    r"chart))?\s*(?:\([^()]{1,60}\))?\s*[:–—]\s*(?P<title>\S.*)",
    re.I,
)
PANELS = re.compile(r"\b(?:panels|heat ?maps|subplots|sub-plots|matrices|plots|maps|charts)\b", re.I)
OTHER_THINGS = re.compile(
    r"\b(?:ax[ie]s|labels?|ticks?|colou?r\w*|legend|bar|values?|cells?|rows?|columns?)\b", re.I
)
TITLE_END = re.compile(r"\s*\(|[.;,]\s|[.;,]$|\s[–—-]\s|:")


def declared_panels(blocks: list[Block]) -> list[Scope]:
    """One scope for each panel of such a list, with the parts of the text that are named after it."""
    lists: dict[Block, list[Block]] = {}
    for block in blocks:
        if block.kind == "item" and block.parents:
            lists.setdefault(block.parents[-1], []).append(block)
    for parent, items in lists.items():
        places = [PLACE.match(item.text.text) for item in items]
        if not 2 <= len(items) <= 12 or None in places or not PANELS.search(parent.text.text):
            continue
        scopes = []
        for item, place in zip(items, places, strict=True):
            assert place is not None
            said = place.group("title")
            end = TITLE_END.search(said)
            title = panel_title(said[: end.start()] if end else said)
            if not title or len(title.split()) > 8 or OTHER_THINGS.search(title):
                break
            start = place.start("title")
            scopes.append(
                Scope(title, item.text.span(start, start + len(title)), [item, *_named(blocks, title, item)])
            )
        if len(scopes) == len(items) and len({key(s.title or "") for s in scopes}) == len(items):
            return scopes
    return []


def _named(blocks: list[Block], title: str, declared: Block) -> list[Block]:
    """The headings that hold the title of a panel, with all that stands under them."""
    words = key(title)
    heads = [b for b in blocks if b.kind == "heading" and b is not declared and words in key(b.text.text)]
    return [b for b in blocks if b in heads or any(head in b.parents for head in heads)]


HEADED = rare(
    r"\b(?:titled|entitled|headed|labell?ed|named|called|captioned|title(?: is| reads)?|for)\s*:?\s*"
    r"(?=[\"“'‘`])",
    re.I,
)
COUNTED = rare(
    rf"\b(?:{SEVERAL}|\d{{1,2}}) (?:[\w-]+ ){{0,4}}?"
    r"(?:heat ?maps|panels|matrices|sub-?plots|maps)\b",
    re.I,
)
NAMES = rare(r"\b(?:titled|entitled|labell?ed|named|called|captioned|showing|for|at)\b|:(?=\s)", re.I)
SIDED = rare(
    r"\b(?P<side>left|right|top|bottom|middle|cent(?:er|re)|upper|lower|first|second|third|fourth)(?:most)?\b"
    r"[^\"“`.;]{0,60}?(?P<title>[\"“`][^\"”`\n]{1,80}[\"”`])",
    re.I,
)


def told_panels(blocks: list[Block], tables: bool) -> list[Scope]:
    """Panels that running prose tells of, with the parts of it that are about one each.

    Parameters
    ----------
    blocks : list of Block
    tables : bool
        Whether the text has tables; then panels that are only named have no share in them.
    """
    parts = [block for block in blocks if block.marker == PART]
    if len(parts) >= (1 if not tables else 2):
        return [Scope(*_title(part), [part]) for part in parts]
    for block in () if tables else blocks:
        if block.kind in ("table", "code") or len(block.text) > 8000:
            continue
        for sentence in sentences(block.text):
            named = _sided(sentence) or _counted(sentence)
            if named:
                return [Scope(title, span, []) for title, span in named]
    return []


def _title(part: Block) -> tuple[str | None, Span | None]:
    """The title in quotation marks that the first sentence about a panel gives it."""
    first = sentences(part.text)[0]
    headed = HEADED.search(first.text)
    quoted = QUOTED.match(first.text, headed.end()) if headed else None
    if headed is None or quoted is None or OTHER_THINGS.search(first.text, 0, headed.start()):
        return None, part.text.span()
    return tidy(quoted.group(0)), first.span(*quoted.span())


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
    said = COUNTED.search(sentence.text)
    count = claimed_count(said[0]) if said else None
    if said is None or count is None or not 2 <= count[0] <= 12:
        return []
    for lead in NAMES.finditer(sentence.text, said.end()):
        if lead.start() - said.end() > 120 or OTHER_THINGS.search(sentence.text, said.end(), lead.start()):
            break
        listed = find_labels(sentence.text[lead.end() :])
        if listed is None or listed.kind != "list" or listed.start > 3 or len(listed.labels) != count[0]:
            continue
        shift = lead.end()
        names = [(re.sub(r"^(?:the|an?) ", "", n.text), n) for n in listed.labels]
        if all(len(name.split()) <= 8 for name, _ in names):
            return [(name, sentence.span(shift + n.start, shift + n.end)) for name, n in names]
    return []
