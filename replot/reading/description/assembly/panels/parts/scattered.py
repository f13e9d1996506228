"""Blocks about a panel that stand away from its part of the text."""

from __future__ import annotations

from replot.reading.description.assembly.panels.parts.facets import side_of
from replot.reading.description.assembly.panels.parts.part import Part
from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.statements.panel_titles import panel_title

__all__ = ["lines_of_panels", "parts_at_sides", "parts_by_letter", "parts_by_title", "parts_called_so"]
TURNS = re.compile(
    r"\b(?:and|while|whereas) (?:in |on )?the (?:left|right|top|bottom|middle|second|third|other)"
    r"(?:most|-hand)? (?:heat ?map|panel|sub-?plot|plot|map|matrix|one)\b",
    re.I,
)
"""``The left heatmap, titled "Ash", and the right one, titled "Elm"``: what is said of more than one."""
OF_PANEL = re.compile(r"\W*[^:()]{3,40}\((?P<panel>[^():]{3,60})\)\W*:\s*\S")


def parts_at_sides(scopes: list[Scope], candidates: list[Part], below: dict[Block, list[Block]]) -> None:
    """Give each panel the other parts that name its side: ``Left heatmap: ...``, twice in the text."""
    at_sides: dict[str, list[Block]] = {}
    for part in candidates:
        if (side := side_of(part.lead)) and not TURNS.search(part.head.text.text):
            at_sides.setdefault(side, []).append(part.head)
    for scope in scopes:
        for other in at_sides.get(side_of(scope.lead), ()):
            if other not in scope.blocks:
                scope.blocks.extend([other, *below.get(other, [])])


def parts_by_title(scopes: list[Scope], candidates: list[Part], below: dict[Block, list[Block]]) -> None:
    """Give each panel the parts that end in its title.

    ``Quadrant (a) Before:`` stands over the values of the panel listed as ``(a) Before``.
    """
    titles = [key(scope.title or "").split() for scope in scopes]
    lengths = {len(title) for title in titles if len(title) > 1}
    heads = {scope.head for scope in scopes}
    ending: dict[tuple[str, ...], list[Block]] = {}
    for part in candidates if lengths else ():
        words = key(part.lead).split()
        for length in lengths if part.head not in heads else ():
            if length < len(words):
                ending.setdefault(tuple(words[-length:]), []).append(part.head)
    for scope, title in zip(scopes, titles, strict=True):
        for other in ending.get(tuple(title), ()):
            if other not in scope.blocks:
                scope.blocks.extend([other, *below.get(other, [])])


LETTER_FIRST = re.compile(r"\W*\((?P<letter>[a-h])\)\s*(?P<name>\S.*)", re.I)
LETTER_LAST = re.compile(r"\W*(?P<name>[^\s(].*?)\s*\((?P<letter>[a-h])\)\W*", re.I)


def parts_by_letter(scopes: list[Scope], candidates: list[Part], below: dict[Block, list[Block]]) -> None:
    """Give each panel the parts that name it before its letter: ``Ash (a):``, of ``(a) Ash growth``."""
    lettered = {}
    for scope in scopes:
        if (first := LETTER_FIRST.match(scope.lead)) is not None:
            lettered[first["letter"].lower()] = scope, {*key(first["name"]).split()}
    for part in candidates if lettered else ():
        last = LETTER_LAST.fullmatch(part.lead)
        if last is None or last["letter"].lower() not in lettered:
            continue
        scope, words = lettered[last["letter"].lower()]
        if words.issuperset(key(last["name"]).split()) and part.head not in scope.blocks:
            scope.blocks.extend([part.head, *below.get(part.head, [])])


KIND = re.compile(r"(?:\s(?:heat ?map|panel|plot|matrix|chart|map|data|values|scores?|results))+$", re.I)
NUMBER = re.compile(r"\(?\d{1,2}[.)]\s+")


def parts_called_so(scopes: list[Scope], candidates: list[Part], below: dict[Block, list[Block]]) -> None:
    """Give each panel the part that has its title alone for a heading: ``1. Yield Heatmap``.

    They do where each of the panels has one.
    """
    heads = {scope.head for scope in scopes}
    called: dict[str, list[Block]] = {}
    for part in candidates:
        if part.head not in heads and below.get(part.head):
            called.setdefault(_bare(part.lead), []).append(part.head)
    found = [called.get(_bare(scope.title or ""), []) for scope in scopes]
    if all(found) and len({_bare(scope.title or "") for scope in scopes}) == len(scopes):
        for scope, parts in zip(scopes, found, strict=True):
            for other in parts:
                if other not in scope.blocks:
                    scope.blocks.extend([other, *below.get(other, [])])


def _bare(title: str) -> str:
    """A title without its number and the words for what it is the title of."""
    return key(KIND.sub("", NUMBER.sub("", panel_title(title) or title, count=1)))


def lines_of_panels(scopes: list[Scope], blocks: list[Block]) -> None:
    """Give each panel the lines that say whose they are: ``X-axis labels (Before): 1, 2``.

    They do where lines for at least two panels begin alike.
    """
    found: dict[str, list[tuple[Scope, Block]]] = {}
    titles = [(scope, key(scope.title or "")) for scope in scopes]
    for block in blocks:
        line = OF_PANEL.match(block.text.text) if block.kind == "item" else None
        name = key(line["panel"]) if line is not None else ""
        for scope, title in titles if name else ():
            if title == name or title.endswith(f" {name}"):
                lead = block.text.text.partition("(")[0].strip().lower()
                found.setdefault(lead, []).append((scope, block))
    for lines in found.values():
        if len({id(scope) for scope, _ in lines}) == len(lines) > 1:
            for scope, block in lines:
                scope.blocks += [block] if block not in scope.blocks else []
