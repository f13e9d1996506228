"""Axes of tokens, of which the text quotes the sentence: ``attention map of the sentence "the cat sat"``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_quoted_words"]
OF_WORDS = re.compile(r"\b(?:tokens?|words?)$", re.I)
QUOTED = rare(
    r"\b(?:sentence|phrase|input|prompt|sequence|text|utterance|question|tokens|words)s?\s?"
    r"(?:is |was |of |reads |:)?\s?"
    r"[\"“`](?P<words>[^\"“”`\n]{3,300})[\"”`]",
    re.I,
)
WORD = re.compile(r"\S+")
FEWEST = 2
MOST = 60


def axes_of_quoted_words(panel: PanelFacts, blocks: Sequence[Block]) -> None:
    """Put the words of the one sentence that is quoted on each axis that is said to be made of words."""
    empty = [
        fact
        for fact in (panel.x, panel.y)
        if not fact.categories and fact.label and OF_WORDS.search(fact.label)
    ]
    if not empty:
        return
    said = [block for block in blocks if block.is_prose]
    told = {quoted["words"]: (block, quoted) for block in said for quoted in QUOTED.finditer(block.text.text)}
    if len(told) != 1:
        return
    block, quoted = next(iter(told.values()))
    at = quoted.start("words")
    words = list(WORD.finditer(quoted["words"]))
    if not FEWEST <= len(words) <= MOST or "," in quoted["words"]:
        return
    for fact in empty:
        fact.categories = tuple(word[0] for word in words)
        fact.category_spans = tuple(block.text.span(at + word.start(), at + word.end()) for word in words)
        fact.kind = "list"
