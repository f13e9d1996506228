"""Panels of a square matrix that a text counts before it tells the pairs of each: ``for both shores``."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.assembly.panels.parts.part import Part
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL, count_word
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.relations.related import related

__all__ = ["tell_pairs_of_counted"]
COUNTED = rare(
    rf"\b(?:for|in|of|on|at|across|by) (?:each of |both of )?(?:the )?(?P<count>both|{SEVERAL}|\d)"
    r"(?: (?!of\b|and\b)[a-z-]+){0,2}? (?P<kind>[a-z]{3,}s)\b",
    re.I,
)
"""``for both translation directions``, ``in two years``."""


def tell_pairs_of_counted(group: Sequence[Part], blocks: Sequence[Block]) -> bool:
    """Whether parts tell pairs of variables, and are as many as what the text has a matrix for.

    ``The correlations for both shores``: ``North shore: rain and fog show the highest one (0.7)``.
    Each of them is called so, or the pair of one is told of another one again.
    """
    before = (block.text.text for block in blocks[: group[0].at] if block.kind in ("paragraph", "heading"))
    counted = (told for text in before for told in COUNTED.finditer(text))
    meant = [told["kind"].lower() for told in counted if _number(told["count"]) == len(group)]
    kinds = {kind.removesuffix("s") for kind in meant}
    if not kinds:
        return False
    pairs = [_pairs(part) for part in group]
    if not all(pairs):
        return False
    names = (BRACKET.sub("", part.lead).lower() for part in group)
    return all(name.rpartition(" ")[2] in kinds for name in names) or bool(set.intersection(*pairs))


BRACKET = re.compile(r"\s*\([^()]*\)\s*$")


def _number(said: str) -> int | None:
    return 2 if said.lower() == "both" else count_word(said)


def _pairs(part: Part) -> set[frozenset[str]]:
    """The pairs of names whose values a part tells in its own words."""
    said = sentences(part.head.text.cut(part.stop))
    return {frozenset((a.lower(), b.lower())) for text in said for a, b, _ in related(text.text)}
