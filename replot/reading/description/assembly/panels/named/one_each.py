"""Panels that are named in quotation marks one by one: ``Left: "Human" (0 to 5, Blues). Right: ...``."""

from __future__ import annotations

from replot.reading.description.assembly.panels.named.names import ASIDE
from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare

__all__ = ["one_each"]
TITLE = r"(?P<title>[\"“][^\"”\n]{1,80}[\"”])"
ASIDES = r"(?: (?:heat ?map|panel|map))?(?: in [^\s(),;.]{1,8})?(?:\s*\((?P<aside>[^()]{3,80})\))?"
SIDE = rare(
    r"\W*(?:the )?(?P<side>left|right|top|bottom|upper|lower|middle|cent(?:er|re)|first|second|third)"
    rf"(?:most)?(?: (?:one|panel|heat ?map|plot|map|chart))?\s*[:–—]\s*{TITLE}{ASIDES}",
    re.I,
)
"""``Upper one: "Rain" in mm (0 to 300; blues)``."""
LETTER = rare(
    rf"\bpanel \(?(?P<side>[A-H])\)?,?\s*\(?(?:titled|headed|labell?ed|called|named),? {TITLE}\)?", re.I
)
"""``Panel A (titled "Wild type") and panel B (titled "Mutant")``."""
LONGEST = 8000
MOST = 8


def one_each(blocks: list[Block]) -> list[Scope]:
    """A scope for each panel, from the first block that names several in one of these ways."""
    for block in blocks:
        if not block.is_prose or len(block.text) > LONGEST:
            continue
        for pattern, whole in ((SIDE, True), (LETTER, False)):
            if not pattern.search(block.text.text):
                continue
            texts = sentences(block.text)
            told = ((text, match) for text in texts for match in pattern.finditer(text.text))
            found = [(text, match) for text, match in told if not (whole and match.start())]
            sides = {match["side"].lower() for _, match in found}
            titles = {match["title"] for _, match in found}
            if 2 <= len(found) <= MOST and len(sides) == len(titles) == len(found):
                return [_scope(text, match) for text, match in found]
    return []


def _scope(text: Text, match: re.Match[str]) -> Scope:
    span = text.span(*match.span("title"))
    said = match.groupdict().get("aside")
    if said is None:
        return Scope(tidy(match["title"]), span)
    aside = Text("scale ").join(text.cut(*match.span("aside")), gap="")
    return Scope(tidy(match["title"]), span, [Block("paragraph", aside, span.line, marker=ASIDE)])
