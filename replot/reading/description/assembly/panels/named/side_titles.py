"""Titles of panels that lines tell by the sides where the panels stand: ``Title (Left Heatmap): "Mean"``."""

from __future__ import annotations

from collections.abc import Iterable

from replot.findings import Span
from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare

__all__ = ["TITLE_OF_SIDE", "titles_by_side"]
SIDE = r"left|right|top|bottom|upper|lower|middle|cent(?:er|re)"
QUOTED = r"[\"“](?P<title>[^\"“”\n]{1,100})[\"”]"
PANEL = r"(?: (?:heat ?map|panel|plot|one|side))?"
TITLE_OF_SIDE = rare(
    rf"\W*(?:sub-?)?title \((?:the )?(?P<side>{SIDE})\b[^()]{{0,24}}\)\W*:\W*?{QUOTED}\W*", re.I
)
"""``Title (Left Heatmap): "Mean"``, a line of its own."""
TITLES_BY_SIDE = rare(
    rf"\W*(?:sub-?|panel |plot )?titles?\W*:\W*?(?P<sides>(?:{SIDE})\b{PANEL}\s*:\s*[\"“].*)", re.I
)
"""``Title: Left: "Mean". Right: "STD".``"""
ONE = re.compile(rf"(?:the )?(?P<side>{SIDE}){PANEL}\s*[:=]\s*{QUOTED}", re.I)
SAME_SIDE = {"upper": "top", "lower": "bottom", "centre": "middle", "center": "middle"}
FEWEST = 2


def titles_by_side(scopes: list[Scope], blocks: Iterable[Block]) -> None:
    """Give panels the titles that the text tells by sides, where it tells one for each of them.

    A panel whose part names a side has the title of that side, and what else is said of it is no title.
    """
    told: dict[str, tuple[str, Span]] = {}
    for block in blocks if len(scopes) >= FEWEST else ():
        for side, title, span in _told(block):
            told.setdefault(side, (title, span))
    if len(told) != len(scopes):
        return
    sides = [_side_of(scope) for scope in scopes]
    if set(sides) != told.keys():
        return
    for scope, side in zip(scopes, sides, strict=True):
        scope.title, scope.span = told[side]


def _told(block: Block) -> list[tuple[str, str, Span]]:
    """The sides that a line gives titles of, each with its title."""
    text = block.text
    one = TITLE_OF_SIDE.fullmatch(text.text)
    if one is not None:
        return [(_same(one["side"]), tidy(one["title"]), text.span(*one.span("title")))]
    several = TITLES_BY_SIDE.match(text.text)
    found = ONE.finditer(text.text, several.start("sides")) if several is not None else ()
    return [(_same(m["side"]), tidy(m["title"]), text.span(*m.span("title"))) for m in found]


def _side_of(scope: Scope) -> str:
    """The side that the head of a panel's part names first."""
    head = scope.lead or (scope.head.text.text if scope.head is not None else "")
    named = FIRST_SIDE.search(key(head))
    return _same(named[0]) if named is not None else ""


FIRST_SIDE = re.compile(rf"\b(?:{SIDE})\b")


def _same(side: str) -> str:
    return SAME_SIDE.get(side.lower(), side.lower())
