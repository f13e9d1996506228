"""Panels: which blocks belong to which heatmap of the figure."""

from __future__ import annotations

from bisect import bisect_left

from replot.reading.description.assembly.panels.named.lettered import told_again
from replot.reading.description.assembly.panels.named.part_titles import full_titles, name_of
from replot.reading.description.assembly.panels.named.pictures import titled_pictures
from replot.reading.description.assembly.panels.parts.bounds import end_at_common_parts, order_of_sides
from replot.reading.description.assembly.panels.parts.candidates import find_candidates
from replot.reading.description.assembly.panels.parts.extent import extent
from replot.reading.description.assembly.panels.parts.facets import (
    captions_below,
    find_facets,
    one_a_side,
    side_of,
    with_bare_siblings,
)
from replot.reading.description.assembly.panels.parts.groups import (
    LETTERED,
    has_data,
    is_panel_group,
    valued_first,
)
from replot.reading.description.assembly.panels.parts.part import Part
from replot.reading.description.assembly.panels.parts.part_words import PART
from replot.reading.description.assembly.panels.parts.same_pairs import tell_pairs_of_counted
from replot.reading.description.assembly.panels.parts.scattered import (
    parts_at_sides,
    parts_by_letter,
    parts_by_title,
    parts_called_so,
)
from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.panel_titles import panel_title
from replot.reading.description.statements.tables.facts import TableFact
from replot.reading.description.statements.title_words import PANEL_PREFIX, SIDE_FIRST

__all__ = ["find_scopes"]


def find_scopes(
    blocks: list[Block], roles: dict[Block, str], frame: Frame | None, grids: dict[Block, list[TableFact]]
) -> list[Scope]:
    """The panels that the text has parts for; empty where it has none.

    Parameters
    ----------
    blocks : list of Block
        All of the text.
    roles : dict
        What headings say the blocks are about.
    frame : Frame or None
        The axes that the text tells for all of the figure.
    grids : dict
        The tables that the blocks hold.
    """
    if pictures := titled_pictures(blocks):
        return pictures
    below: dict[Block, list[Block]] = {}
    for block in blocks:
        for parent in block.parents:
            below.setdefault(parent, []).append(block)
    candidates = find_candidates(blocks, roles, frame, below)
    if facets := find_facets(candidates, frame, below):
        return facets
    parts, nameless = _panels_among(candidates, below, frame, grids, blocks)
    parts = with_bare_siblings(parts, blocks)
    if captions := captions_below(parts, blocks, grids):
        return captions
    parts = one_a_side(parts)
    scopes = _scopes_of(parts, blocks, below, frame, only_named=bool(nameless))
    for scope, part in zip(scopes, nameless, strict=False):
        scope.blocks += [part.head, *below.get(part.head, [])]
    parts_at_sides(scopes, candidates, below)
    full_titles(scopes, blocks)
    parts_by_title(scopes, candidates, below)
    parts_by_letter(scopes, candidates, below)
    parts_called_so(scopes, candidates, below)
    return _in_order(scopes, parts, candidates)


def _panels_among(
    candidates: list[Part],
    below: dict[Block, list[Block]],
    frame: Frame | None,
    grids: dict[Block, list[TableFact]],
    blocks: list[Block],
) -> tuple[list[Part], list[Part]]:
    """The candidates that are panels; and with nameless ones, the parts that name them."""
    groups: dict[tuple, list[Part]] = {}
    for part in candidates:
        explicit = bool(PANEL_PREFIX.match(part.lead) or LETTERED.match(part.lead))
        head = part.head
        name = (
            explicit,
            head.kind,
            head.level,
            head.marker if head.marker == PART or (head.kind == "item" and not head.text.bold) else "",
            head.parents[-1:] if not explicit else (),
        )
        groups.setdefault(name, []).append(part)
    best: list[Part] = []
    first: tuple | None = None
    for name, group in valued_first(groups, below):
        if (first is None or name[:-1] == first) and (sound := _sound(group, below, frame, grids, blocks)):
            first, best = name[:-1], best + sound
    if best and all(name_of(part)[0] is None for part in best):
        for group in groups.values():  # "Left heatmap: 0 to 80" of the bars, and the panels by their names
            named = [part for part in group if panel_title(part.lead)]
            if len(named) == len(best) and _sound(named, below, frame, grids, blocks) == named:
                return named, best
    return best, []


def _sound(
    group: list[Part],
    below: dict[Block, list[Block]],
    frame: Frame | None,
    grids: dict[Block, list[TableFact]],
    blocks: list[Block],
) -> list[Part]:
    """The parts of a group that are panels, or nothing."""
    if len(group) > 1 and tell_pairs_of_counted(group, blocks):
        return group
    group = [
        part
        for part in group
        if any(b.kind != "item" or has_data(b) for b in below.get(part.head, []))
        or len(list(find_quantities(part.head.text.text[part.stop :]))) >= 2
        or PANEL_PREFIX.match(part.lead)
        or LETTERED.match(part.lead)
        or (part.head.kind == "paragraph" and SIDE_FIRST.match(part.lead))
    ]
    numbers = [FIGURE.match(part.lead) for part in group]
    if all(numbers) and len({number[1].lower() for number in numbers if number}) == 1:
        return []  # two captions of one figure
    told = [part for part in group if not CAPTION.match(part.lead)]
    if told and (PANEL_PREFIX.match(told[0].lead) or LETTERED.match(told[0].lead)):
        group = told  # "Figure 8. ..." under "Panel a: ..." is the caption of all
    titles = {key(panel_title(part.lead) or _mark(part.lead) or str(k)) for k, part in enumerate(group)}
    if len(group) < 2 or len(titles) < 2 or not is_panel_group(group, below, frame, grids, blocks):
        return []
    return group


def _mark(lead: str) -> str | None:
    """What tells a nameless panel from the others, and is the same where a text comes back to it."""
    return lead if MARKED.fullmatch(lead.strip(" :*")) else None


MARKED = re.compile(
    r"(?:the )?(?:heat ?map|panel|matrix|plot|sub-?plot) (?:\([a-h]\)|[a-hA-H]|\(?\d\)?)", re.I
)
FIGURE = re.compile(r"\W*fig(?:ure|\.)?\s*(\d+(?:\.\d+)?[a-h]?)\b", re.I)
CAPTION = re.compile(r"\s*fig(?:ure|\.)?\s*\d", re.I)


def _scopes_of(
    parts: list[Part],
    blocks: list[Block],
    below: dict[Block, list[Block]],
    frame: Frame | None,
    *,
    only_named: bool,
) -> list[Scope]:
    """The parts with the blocks that they reach over, one a panel."""
    again = told_again(parts, below)
    ends = [*(part.at for part in parts[1:]), len(blocks)]
    scopes = []
    for n, (part, end) in enumerate(zip(parts, ends, strict=False)):
        if n not in again:
            inside = extent(blocks[part.at : end], below, frame, only_named)
            scopes.append(Scope(*name_of(part), inside, part.head, part.stop, part.lead))
    end_at_common_parts(scopes)
    return scopes


def _in_order(scopes: list[Scope], parts: list[Part], candidates: list[Part]) -> list[Scope]:
    """The panels as the text names them first, be it by their sides."""
    places = order_of_sides(candidates, {side for scope in scopes if (side := side_of(scope.lead))})
    at = [candidate.at for candidate in candidates]
    begun = {part.head: bisect_left(at, part.at) for part in parts}

    def place(scope: Scope) -> int:
        return places.get(side_of(scope.lead), begun[scope.head] if scope.head else 0)

    return sorted(scopes, key=place)
