"""The words with which a text turns to one panel of a figure: ``In the left panel,``, ``(a)``."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities

__all__ = ["LEAD", "LEAST", "LONGEST", "NAMES_TWO", "PART", "SIDE", "STARTS", "panel_of",
           "side_of", "spoken_lead"]
PART = "part"
"""The marker of a paragraph that was cut out as the part of one panel."""
KIND = r"(?:heat ?map|panel|sub-?plot|sub-?panel|matrix|plot|map|grid)"
SIDE = (
    r"(?:(?:far|upper|lower|top|bottom)[- ])?"
    r"(?:left|right|top|bottom|middle|cent(?:er|re)|upper|lower|first|second|third|fourth)(?:[- ]hand)?"
)
LEAD = rare(
    rf"\W{{0,2}}(?:(?:then|and|next|finally),? )?(?:(?:in|on|for|within) )?(?:the )?"
    rf"(?P<lead>(?:\([a-h]\)|{KIND}\s*[#(]?(?:[a-h]|\d)\)?|(?:{SIDE}|other|last)(?: side)? {KIND}|"
    rf"(?<=\b(?:in|on) the )[^\s.:;,()]+(?: [^\s.:;,()]+){{0,3}}? {KIND}(?=\s*[:,])|"
    rf"(?-i:[A-Z\d])[^\s.:;,()]*(?: [^\s.:;,()]+){{0,3}}? {KIND}(?=:\s)|"
    rf"(?-i:[A-Z\d])[^\s.:;,()]*(?: [^\s.:;,()]+){{0,3}}?(?= \((?:the )?{SIDE}(?: side)? {KIND}\):\s))"
    rf"(?:\s*\([^()]{{1,60}}\)|,?\s*(?:(?:titled|labell?ed|headed|called)\s+)?[\"“][^\"”]{{1,80}}[\"”])?)"
    rf"\s*(?:[.:,–—]|(?=\b(?:shows?|has|contains?|gives|reads?|lists?|reports?|holds?|displays?|is|we|it)\b)|(?<=\))\s(?=\w))\s*"
    r"(?:(?:shows?|displays?|gives|reports?|plots?|holds?|"
    r"is)\s++(?:the )?(?P<title>[^\d.:;,()]{2,60}?)\s*:\s+|"
    rf"(?<=\) )(?P<named>(?!(?:the|this|an?|heat(?=\smaps?\b))\s)[^\W\d_][^\d.:;,()]{{1,80}}?"
    rf"(?: \d{{1,4}}|,\s[^\s\d:]{{1,8}}|\s\([^()\d]{{1,12}}\))?|(?:19|20)\d\d)"
    rf"(?:\s+{KIND}\b|\s*:\s))?",
    re.I,
)
"""``In the left panel (train),``: the words with which a sentence turns to a panel whose numbers it gives."""
STARTS = re.compile(
    rf"\s*(?:(?:in|on|for) )?(?:the )?(?:(?P<side>(?:{SIDE}|fifth|sixth)(?:most)?)(?:(?: side)? "
    r"(?:confusion |correlation |attention )?(?:heat ?map|panel|sub-?plot|sub-?figure|matrix|plot|map|chart|"
    r"graph|image|part|side)\b|(?P<bare>(?=:\s|,? [\"“]| (?:is|shows|displays) an? )))|"
    r"(?:panel|sub-?plot|sub-?figure|part) \(?(?P<letter>[a-h]|\d)\)?(?= |:|,|$)|"
    r"(?:\((?P<mark>[a-h])\)|(?-i:(?P<capital>[A-H])[.)]))(?= ))",
    re.I,
)
"""The words with which a sentence turns to a panel of any kind."""
NAMES_TWO = re.compile(
    r"[^.;:]{0,12}\b(?:panel|heat ?map|sub-?plot|matrix) \(?[a-h]\)?\s?[^.;:]{0,60}?,? (?:and )?"
    r"(?:panel|heat ?map|sub-?plot|matrix) \(?[b-h]\b", re.I
)
"""What is said of two panels in a row: ``Panel A (before), panel B (after).``"""
LONGEST = 20_000
LEAST = 2
"""Numbers that a part holds which gives the numbers of a panel; such parts; panels that are told apart."""


def spoken_lead(text: Text) -> re.Match[str] | None:
    """The words with which a text turns to a panel whose numbers it gives."""
    lead = LEAD.match(text.text)
    if lead is None:
        return None
    numbers = find_quantities(text.text[lead.end() : lead.end() + 4000])
    return lead if sum(1 for _, _ in zip(range(LEAST), numbers, strict=False)) == LEAST else None


def side_of(part: Block) -> str:
    """The panel that a part is about: its side or its letter."""
    start = STARTS.match(part.text.text)
    return panel_of(start) if start else ""


def panel_of(start: re.Match[str]) -> str:
    return (start["side"] or start["letter"] or start["mark"] or start["capital"]).lower()
