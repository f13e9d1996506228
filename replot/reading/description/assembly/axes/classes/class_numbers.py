"""Classes that only prose tells, each by the word and its number: ``3 were misclassified as Class 0``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["keep_word_of_classes"]
ONE = rare(r"\b(?P<word>class|cluster) #?(?P<n>\d{1,3})\b(?!\.\d|\s?%)", re.I)
SEVERAL = rare(
    r"\b(?:class|cluster)e?s (?P<list>\d{1,3}(?:(?:, | and |, and |/)\d{1,3}\b){1,40})(?!\.\d|\s?%)", re.I
)
BARE = rare(
    r"\b(?:labels?|classes|digits?|ticks?|numbers) (?:from )?[01] ?(?:to|through|[-–])|\b[xy]-axis\b|"
    r"\b(?:classes(?::| are| \()|predicted|actual|true|labels?) ?[01]\b",
    re.I,
)
"""What tells the numbers alone."""
FEWEST = 2


def keep_word_of_classes(panel: PanelFacts, whole: str) -> None:
    """Let the ticks of both axes keep the word that each number of a class stands behind.

    The labels themselves stay numbers, by which the text may call them too.
    """
    numbers = panel.x.categories
    told = panel.x.kind == panel.y.kind == "data" and not panel.tables
    named = any("class" in (fact.label or "").lower() for fact in (panel.x, panel.y))
    square = numbers == panel.y.categories and len(numbers) >= FEWEST and not named
    if not (told and square and all(map(str.isdecimal, numbers))):
        return
    found = {match["n"]: match["word"] for match in ONE.finditer(whole)}
    listed = {n for match in SEVERAL.finditer(whole) for n in re.findall(r"\d+", match["list"])}
    known = len(found.keys() & set(numbers)) >= FEWEST and found.keys() | listed >= set(numbers)
    if not known or BARE.search(whole):
        return
    words = list(found.values())
    word = next((word for word in words if word[0].isupper()), words[0])
    for fact in (panel.x, panel.y):
        fact.printed = tuple(f"{word} {number}" for number in numbers)
