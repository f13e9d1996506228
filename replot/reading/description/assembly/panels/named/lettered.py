"""Titles of panels that are told by their letters or sides: ``(a) recall``, ``top-left "Ash"``."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from replot.reading.description.assembly.panels.named.lettered_names import lettered_names
from replot.reading.description.assembly.panels.named.names import names_by_side
from replot.reading.description.assembly.panels.parts.part import Part
from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["lettered_titles", "name_by_letters", "told_again"]
LETTER_LAST = re.compile(r"(?:^|\W)([a-hA-H])\)?$")
IN_LETTER = re.compile(r"\((?P<letter>[a-h])\)\s+(?P<rest>.+)")
"""``Matrix (a) recall - values``: a name with its letter among other words."""


FIRST_SIDE = re.compile(
    r"\W*(?:the )?((?:(?:top|bottom|upper|lower)[- ])?(?:left|right)|top|bottom|upper|lower|middle|"
    r"cent(?:er|re))\b", re.I
)
LETTER = re.compile(r"\(?[a-hA-H]\)?")
LETTER_FIRST = re.compile(r"\(?(?P<letter>[a-h])\)\s+(?P<rest>.+)$")
HALF_BRACKET = re.compile(r"(?P<letter>[a-h])\)\s+(?P<rest>.+)$", re.I)
"""``a) Recall``, of ``(a) Recall: values``."""
LETTERS = "abcdefgh"


LEAD_LETTER = re.compile(
    r"\W*(?:(?:sub-?)?(?:panel|plot|figure)|heat ?map|matrix)\s*\(?(?P<named>[a-h])\)?(?=\W|$)|"
    r"\W*\((?P<bare>[a-h])\)",
    re.I,
)


def told_again(parts: list[Part], below: dict[Block, list[Block]]) -> set[int]:
    """Which parts are about a panel that another part gives: ``In (a), the mean is 3``, in a later remark.

    Parameters
    ----------
    parts : list of Part
    below : dict
        What stands under each block: of two parts, the one with more under it gives the panel.
    """
    first: dict[str, int] = {}
    again: set[int] = set()
    for n, part in enumerate(parts):
        letter = LEAD_LETTER.match(part.lead)
        name = (letter["named"] or letter["bare"]).lower() if letter else ""
        if name in first:
            old = first[name]
            again.add(old if below.get(part.head) and not below.get(parts[old].head) else n)
        if name and (name not in first or first[name] in again):
            first[name] = n
    return again if len(parts) - len(again) > 1 else set()


def lettered_titles(scopes: list[Scope], blocks: list[Block]) -> None:
    """Give the panels the titles that another sentence tells by their letters or their sides.

    Parameters
    ----------
    scopes : list of Scope
    blocks : list of Block
        All of the text.
    """
    inside = {block for scope in scopes for block in scope.blocks}
    outside = [block for block in blocks if block not in inside]
    if scopes and all(scope.title is None or FIRST_SIDE.fullmatch(scope.title) for scope in scopes):
        sided = names_by_side(outside)
        places = [FIRST_SIDE.match(scope.lead) for scope in scopes]
        sides = [place[1].lower().replace(" ", "-") if place else "" for place in places]
        if sided.keys() >= set(sides):
            for scope, side in zip(scopes, sides, strict=True):
                scope.title, scope.span = sided[side]
    titles = lettered_names(outside)
    for scope in scopes if titles else ():
        last, first = LETTER_LAST.search(scope.lead.strip()), LEAD_LETTER.match(scope.lead)
        letter = last[1] if last else (first["named"] or first["bare"]) if first else ""
        if letter and scope.title in (None, letter) and letter.lower() in titles:
            scope.title, scope.span = titles[letter.lower()]


def name_by_letters(panels: list[PanelFacts], blocks: list[Block]) -> None:
    """Panels called ``Matrix (a) recall - values``: by what another sentence tells of the letter."""
    told_names = cache(lambda: lettered_names(blocks))
    for panel in panels:
        if panel.title and LETTER.fullmatch(panel.title):
            told = told_names().get(panel.title.strip("()").lower())
            panel.title, panel.title_span = told or (panel.title.strip("()"), panel.title_span)
        headed = LETTER_FIRST.match(panel.title or "")
        if headed and headed["rest"] in (*panel.x.categories, *panel.y.categories):  # "(a) oak: 1, 2"
            panel.title, panel.title_span = told_names().get(headed["letter"], (None, None))
    first = [HALF_BRACKET.match(panel.title or "") for panel in panels]
    if len(panels) > 1 and "".join(one["letter"].lower() for one in first if one) == LETTERS[: len(panels)]:
        for panel, one in zip(panels, first, strict=True):
            panel.title = one["rest"] if one else panel.title
    found = [IN_LETTER.search(panel.title or "") for panel in panels]
    titles = told_names() if found and all(found) else {}
    named = [titles.get(one["letter"]) if one else None for one in found]
    own = {panel.title_span.line for panel in panels if panel.title_span is not None}
    if all(
        one
        and name
        and name[1].line not in own
        and one["rest"].startswith(name[0]) and (one.start() or one["rest"] != name[0])
        for one, name in zip(found, named, strict=True)
    ):
        for panel, name in zip(panels, named, strict=True):
            panel.title, panel.title_span = name or (panel.title, panel.title_span)
