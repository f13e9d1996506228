"""Panels that a list declares by their place: ``Left: EM``, ``Centre: F1``, ``Right: Accuracy``."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.assembly.panels.named.coloured import coloured_names
from replot.reading.description.assembly.panels.named.listed_titles import headed_by
from replot.reading.description.assembly.panels.named.names import (
    ASIDE,
    OTHER_THINGS,
    PANELS,
    names_by_side,
    told_names,
)
from replot.reading.description.assembly.panels.named.one_each import one_each
from replot.reading.description.assembly.panels.named.part_titles import first_name
from replot.reading.description.assembly.panels.parts.part_words import PART, side_of
from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import QUOTED, tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.panel_titles import panel_title

__all__ = ["declared_panels", "told_panels"]
PLACE = re.compile(
    r"\s*(?:the )?(?:(?:far|upper|lower|top|bottom)[- ]?)?"
    r"(?:left|cent(?:er|re)|middle|right|top|bottom|first|second|third|fourth)(?:most)?"
    r"(?: (?P<kind>panel|heat ?map|subplot|plot|matrix|map|"
    r"chart)(?: titles?)?)?\s*(?:\([^()]{1,60}\))?\s*[:–—]\s*(?P<title>\S.*)",
    re.I,
)
TITLE_END = re.compile(r"\s*\((?![^()]*\) [A-Z])|[.;,]\s|[.;,]$|\s[–—-]\s|:")


def declared_panels(blocks: list[Block]) -> list[Scope]:
    """One scope for each panel of such a list, with the parts of the text that are named after it."""
    lists: dict[Block, list[Block]] = {}
    for block in blocks:
        if block.kind == "item" and block.parents:
            lists.setdefault(block.parents[-1], []).append(block)
    for parent, items in lists.items():
        places = [PLACE.match(item.text.text) for item in items]
        if not 2 <= len(items) <= 12 or None in places:
            continue
        if not PANELS.search(parent.text.text) and not all(place and place["kind"] for place in places):
            continue
        scopes = []
        for item, place in zip(items, places, strict=True):
            assert place is not None
            said = place.group("title")
            quoted, end = QUOTED.match(said), TITLE_END.search(said)
            title = tidy(quoted.group()) if quoted else panel_title(said[: end.start()] if end else said)
            if not title or len(title.split()) > 8 or OTHER_THINGS.search(title):
                break
            start = place.start("title")
            span = item.text.span(start, start + len(title))
            scopes.append(Scope(title, span, [item, *headed_by(blocks, title, item)]))
        if len(scopes) == len(items) and len({key(s.title or "") for s in scopes}) == len(items):
            return scopes
    return []


HEADED = rare(
    r"\b(?:titled|entitled|headed|labell?ed|named|called|captioned|title(?: is| reads)?|for)\s*:?\s*"
    r"(?=[\"“'‘`])",
    re.I,
)
SIDE_HEAD = re.compile(r"[\w -]{3,24}[:,]? (?=[\"“])")
"""``Left: "Winners (%)"``."""


def told_panels(blocks: list[Block], tables: bool) -> list[Scope]:
    """Panels that running prose tells of, with the parts of it that are about one each.

    Parameters
    ----------
    blocks : list of Block
    tables : bool
        Whether the text has tables; then there are no panels that are only named, but those whose names
        head all the tables.
    """
    parts = [block for block in blocks if block.marker == PART]
    names = told_names(blocks)
    if not tables and (each := one_each(blocks)):
        return each
    if not parts and not tables and (coloured := coloured_names(blocks, names)):
        return [
            Scope(name, span, [Block("paragraph", said, span.line, marker=ASIDE)])
            for name, span, said in coloured
        ]
    if len({name for name, _ in names} & {part.lead[0] for part in parts if part.lead}) > 1:
        return _named_parts(parts, names)
    if len(parts) >= (1 if not tables else 2):
        scopes: dict[str, Scope] = {}
        for k, part in enumerate(parts):  # two parts about the left panel are about one
            title, span = _title(part)
            scope = scopes.setdefault(side_of(part) or str(k), Scope(title, span))
            if scope.title is None:
                scope.title, scope.span = title, span
            scope.blocks.append(part)
        nameless = {side: scope for side, scope in scopes.items() if scope.title is None}
        sided = names_by_side(blocks) if nameless else {}
        for side in nameless.keys() & sided.keys():
            nameless[side].title, nameless[side].span = sided[side]
        return list(scopes.values())
    others = [name for name, _ in names]
    named = [Scope(name, span, headed_by(blocks, name, others=others)) for name, span in names]
    headed = {block for scope in named for block in scope.blocks}
    return named if headed.issuperset(b for b in blocks if tables and b.kind in ("table", "code")) else []


def _named_parts(parts: list[Block], names: list[tuple[str, Span]]) -> list[Scope]:
    """A panel for each name, with the part that begins with it."""
    led = {part.lead[0]: part for part in parts if part.lead}
    scopes = []
    for title, span in names:
        part = led.get(title)
        end = part.lead[1] if part is not None and part.lead is not None else 0
        scopes.append(Scope(title, span, [part] if part else [], part, end))
    return scopes


def _title(part: Block) -> tuple[str | None, Span | None]:
    """The title that the first sentence about a panel gives it: in quotation marks, or all that it says."""
    first = sentences(part.text)[0]
    headed = SIDE_HEAD.match(first.text) or HEADED.search(first.text)
    quoted = QUOTED.match(first.text, headed.end()) if headed else None
    if headed is None or quoted is None or OTHER_THINGS.search(first.text, 0, headed.start()):
        begun = first_name(part) if headed is None else None
        name = panel_title(begun[0]) if begun is not None else None
        return (name, begun[1]) if begun is not None and name else (None, part.text.span())
    return tidy(quoted.group(0)), first.span(*quoted.span())
