"""Paragraphs that speak of several panels, cut where the next one begins."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.numbers import find_quantities
from replot.reading.description.lexicon.patterns import rare

__all__ = ["apart", "spoken_lead"]
KIND = r"(?:heat ?map|panel|sub-?plot|sub-?panel|matrix|plot|map|grid)"
LEAD = rare(
    rf"\W{{0,2}}(?:(?:then|and|next|finally),? )?(?:(?:in|on|for|within) )?(?:the )?"
    rf"(?P<lead>(?:\([a-h]\)|{KIND}\s*[#(]?(?:[a-h]|\d)\)?|(?:(?:upper|lower|top|bottom|far)[- ])?(?:left|"
    rf"right|"
    rf"top|bottom|"
    rf"middle|cent(?:er|re)|upper|lower|first|second|third|fourth|other|last)(?:[- ]hand)?(?: side)? {KIND})"
    rf"(?:\s*\([^()]{{1,60}}\)|,?\s*(?:(?:titled|labell?ed|headed|called)\s+)?[\"“][^\"”]{{1,80}}[\"”])?)"
    rf"\s*(?:[.:,–—]|(?=\b(?:shows?|has|contains?|gives|reads?|lists?|reports?|holds?|displays?|is|we|it)\b)|(?<=\))\s(?=\w))\s*"
    r"(?:(?:shows?|displays?|gives|reports?|plots?|holds?|"
    r"is)\s+(?:the )?(?P<title>[^\d.:;,()]{2,60}?)\s*:\s+|"
    rf"(?<=\) )(?P<named>[^\W\d_][^\d.:;,()]{{1,50}}?)(?:\s+{KIND}\b|\s*:\s))?",
    re.I,
)
"""``In the left panel (train),``: the words with which a sentence turns to a panel."""
LEAST = 2
"""Numbers that a part about a panel holds."""


def spoken_lead(text: Text) -> re.Match[str] | None:
    """The words with which a text turns to a panel whose numbers it gives."""
    lead = LEAD.match(text.text)
    if lead is None:
        return None
    numbers = find_quantities(text.text[lead.end() : lead.end() + 4000])
    return lead if sum(1 for _, _ in zip(range(LEAST), numbers, strict=False)) == LEAST else None


def apart(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, those that turn from panel to panel cut in parts."""
    for block in blocks:
        if block.kind not in ("paragraph", "item") or len(LEAD.findall(block.text.text)) < LEAST:
            yield block
            continue
        parts: list[Text] = []
        for sentence in sentences(block.text):
            if not parts or LEAD.match(sentence.text):
                parts.append(sentence)
            else:
                parts[-1] = parts[-1].join(sentence)
        led = [part for part in parts if spoken_lead(part)]
        if len(led) < LEAST:
            yield block
            continue
        for part in parts:
            yield Block(block.kind, part, block.line, block.level, block.marker, shape=block.shape)
