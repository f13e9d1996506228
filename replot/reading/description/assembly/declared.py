"""Panels that a list declares by their place: ``Left: EM``, ``Centre: F1``, ``Right: Accuracy``."""

from __future__ import annotations

import re

from replot.reading.description.assembly.scopes import Scope
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon.labels import key
from replot.reading.description.statements.titles import panel_title

__all__ = ["declared_panels"]
PLACE = re.compile(
    r"\s*(?:the )?(?:(?:far|upper|lower|top|bottom)[- ]?)?"
    r"(?:left|cent(?:er|re)|middle|right|top|bottom|first|second|third|fourth)(?:most)?"
    r"(?: (?:panel|heat ?map|subplot|plot|matrix|map|"
    r"chart))?\s*(?:\([^()]{1,60}\))?\s*[:–—]\s*(?P<title>\S.*)",
    re.I,
)
SEVERAL = re.compile(r"\b(?:panels|heat ?maps|subplots|sub-plots|matrices|plots|maps|charts)\b", re.I)
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
        if not 2 <= len(items) <= 12 or None in places or not SEVERAL.search(parent.text.text):
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
