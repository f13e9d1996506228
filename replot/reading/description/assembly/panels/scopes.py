"""Panels: which blocks belong to which heatmap of the figure."""

from __future__ import annotations

from bisect import bisect_left

from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.assembly.panels.bounds import end_at_common_parts, order_of_sides
from replot.reading.description.assembly.panels.extent import extent
from replot.reading.description.assembly.panels.facets import (
    captions_below,
    find_facets,
    one_a_side,
    side_of,
    with_bare_siblings,
)
from replot.reading.description.assembly.panels.groups import (
    CORNER_LEAD,
    LETTERED,
    PANEL_TALK,
    SIDE,
    has_data,
    is_panel_group,
    valued_first,
)
from replot.reading.description.assembly.panels.lettered import lettered_titles, told_again
from replot.reading.description.assembly.panels.part_titles import (
    SIDE_LEAD,
    WORD,
    name_of,
    tell_apart,
    told_title,
)
from replot.reading.description.assembly.panels.pictures import titled_pictures
from replot.reading.description.assembly.panels.scope import Scope
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.lexicon.roles import AXES, CLAIMS, OVERVIEW, is_role_head, role_of
from replot.reading.description.statements.cells.diagonals import DIAGONAL
from replot.reading.description.statements.cells.values import COMMENT
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.tables.facts import TableFact
from replot.reading.description.statements.title_words import SIDE_FIRST
from replot.reading.description.statements.titles import PANEL_PREFIX, PANEL_WORD, panel_title

__all__ = ["find_scopes", "lines_of_panels"]
ROW_LEAD = re.compile(r"^\s*(?:the )?(?:\w+ )?(?:rows?|col(?:umn)?s?|cells?)\b", re.I)
AXIS_LEAD = rare(r"\b[xy][- ]?axis\b|\b(?:horizontal|vertical) axis\b", re.I)


def _names_label(lead: str, frame: Frame) -> bool:
    """Whether a lead is about one label of an axis: ``Trained on TriviaQA``."""
    named = [m for m in frame.mentions(lead) if m.sure]
    return (
        len(named) == 1
        and named[0].end - named[0].start >= 0.25 * len(lead)
        and len(frame.x) + len(frame.y) > 2
    )


KIND = re.compile(r"\W*(?:figure|fig|image|picture|heat ?maps?|chart|plot|graph|diagram|alt text)\W*", re.I)
"""What a text says before it describes its figure: ``[Figure: ...``."""
NUMBERED = re.compile(r"\W*(?:figure|fig\.?|table)\s*\w{1,4}\W*", re.I)


def find_scopes(
    blocks: list[Block], roles: dict[Block, str], frame: Frame | None, grids: dict[Block, list[TableFact]]
) -> list[Scope]:
    """The panels that the text has parts for; empty where it has none."""
    if pictures := titled_pictures(blocks):
        return pictures
    below: dict[Block, list[Block]] = {}
    for block in blocks:
        for parent in block.parents:
            below.setdefault(parent, []).append(block)
    candidates: list[tuple[int, Block, str, int]] = []
    for k, block in enumerate(blocks):
        role = role_of(block, roles)
        if role in (CLAIMS, OVERVIEW) or block.kind in ("table", "code"):
            continue
        lead, stop = lead_of(block)
        if not lead or len(lead) > 140 or KIND.fullmatch(lead) or TWO_PANELS.match(lead):
            continue
        if TOLD_OF.match(lead):
            continue
        prefixed = PANEL_PREFIX.match(lead) is not None
        explicit = (
            prefixed
            or bool(SIDE.search(lead) and PANEL_TALK.search(lead))
            or bool(LETTERED.match(lead))
            or bool(block.kind == "paragraph" and SIDE_FIRST.match(lead))
            or bool(CORNER_LEAD.fullmatch(lead) and block.kind != "item")
            or bool(block.kind == "paragraph" and PANEL_WORD.search(lead))
        )
        if not explicit and (
            (frame is not None and frame.resolve(lead) is not None)
            or (role == AXES and block.kind != "heading")
            or is_role_head(lead)
            or ROW_LEAD.match(lead)
        ):
            continue
        if COMMENT.match(lead + ":") or DIAGONAL.search(lead):
            continue
        if not prefixed and not LETTERED.match(lead) and AXIS_LEAD.search(lead):
            continue
        if (
            frame is not None
            and not explicit
            and (frame.resolve_pair(lead) is not None or _names_label(lead, frame))
        ):
            continue
        inside = below.get(block, [])
        data = any(role_of(b, roles) != CLAIMS and has_data(b) for b in inside)
        rest = block.text.text[stop:]
        own = any(True for _ in find_quantities(rest))
        if block.kind == "heading" and not data:
            continue
        if not data and not own and (not explicit or NUMBERED.fullmatch(block.text.text)):
            continue
        candidates.append((k, block, lead, stop))
    facets = find_facets(candidates, frame, below)
    if facets:
        return facets
    groups: dict[tuple, list[tuple[int, Block, str, int]]] = {}
    for candidate in candidates:
        block = candidate[1]
        explicit = bool(PANEL_PREFIX.match(candidate[2]) or LETTERED.match(candidate[2]))
        name = (
            explicit,
            block.kind,
            block.level,
            block.marker if block.kind == "item" and not block.text.bold else "",
            block.parents[-1:] if not explicit else (),
        )
        groups.setdefault(name, []).append(candidate)
    best: list[tuple[int, Block, str, int]] = []
    first: tuple | None = None
    for name, group in valued_first(groups, below):
        if (first is None or name[:-1] == first) and (sound := _sound(group, below, frame, grids, blocks)):
            first, best = name[:-1], best + sound
    nameless: list[tuple[int, Block, str, int]] = []
    if best and all(name_of(block, lead, stop)[0] is None for _, block, lead, stop in best):
        for group in groups.values():  # "Left heatmap: 0 to 80" of the bars, and the panels by their names
            sound = [part for part in group if panel_title(part[2])]
            if len(sound) == len(best) and _sound(sound, below, frame, grids, blocks) == sound:
                nameless, best = best, sound
    best = with_bare_siblings(best, blocks)
    captions = captions_below(best, blocks, grids)
    if captions:
        return captions
    best = one_a_side(best)
    scopes: list[Scope] = []
    for n, (k, block, lead, stop) in enumerate(best):
        end = best[n + 1][0] if n + 1 < len(best) else len(blocks)
        scope = Scope(*name_of(block, lead, stop), [], block, stop)
        scope.blocks = extent(blocks[k:end], below, frame, bool(nameless))
        scopes.append(scope)
    again = told_again([part[2] for part in best], [bool(below.get(part[1])) for part in best])
    scopes = [scope for n, scope in enumerate(scopes) if n not in again]
    best = [part for n, part in enumerate(best) if n not in again]
    end_at_common_parts(scopes)
    for scope, part in zip(scopes, nameless, strict=False):
        scope.blocks += [part[1], *below.get(part[1], [])]
    for scope in scopes:
        if scope.title is None and (told := told_title(scope)):
            scope.title = told
    tell_apart(scopes)
    lettered_titles(scopes, [part[2] for part in best], blocks)
    for scope, (_, _, lead, _) in zip(scopes, best, strict=True):
        if scope.title is None and SIDE_LEAD.fullmatch(lead):
            scope.title = panel_title(lead)  # "Left:", and nothing else says its name
    at_sides: dict[str, list[Block]] = {}
    for _, other, lead, _ in candidates:
        at_sides.setdefault(side_of(lead), []).append(other)
    for n, scope in enumerate(scopes):
        side = side_of(best[n][2])
        for other in at_sides[side] if side else ():  # parts of the same panel elsewhere in the text
            if other not in scope.blocks:
                scope.blocks.extend([other, *below.get(other, [])])
    for scope in scopes:  # "Title: Mean, (Error: 2.77)" below "Left heatmap (Mean)"
        if (told := told_title(scope)) and set(WORD.findall(key(scope.title or ""))) < set(
            WORD.findall(key(told))
        ):
            scope.title = told
    heads = {part[1] for part in best}
    loose = [(other, key(lead)) for _, other, lead, _ in candidates if other not in heads]
    for scope in scopes:  # "Quadrant (a) Before:" over the values of the panel listed as "(a) Before"
        title = key(scope.title or "")
        for other, lead in loose if len(title.split()) > 1 else ():
            if lead.endswith(f" {title}") and other not in scope.blocks:
                scope.blocks.extend([other, *below.get(other, [])])
    places = order_of_sides(candidates, {side for part in best if (side := side_of(part[2]))})
    at = [candidate[0] for candidate in candidates]
    firsts = [places.get(side_of(part[2]), bisect_left(at, part[0])) for part in best]
    return [scope for _, scope in sorted(zip(firsts, scopes, strict=True), key=lambda pair: pair[0])]


OF_PANEL = re.compile(r"\W*[^:()]{3,40}\((?P<panel>[^():]{3,60})\)\W*:\s*\S")


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


def _sound(
    group: list[tuple[int, Block, str, int]],
    below: dict[Block, list[Block]],
    frame: Frame | None,
    grids: dict[Block, list[TableFact]],
    blocks: list[Block],
) -> list[tuple[int, Block, str, int]]:
    """The parts of a group that are panels, or nothing."""
    group = [
        c
        for c in group
        if any(b.kind != "item" or has_data(b) for b in below.get(c[1], []))
        or len(list(find_quantities(c[1].text.text[c[3] :]))) >= 2
        or PANEL_PREFIX.match(c[2])
        or LETTERED.match(c[2])
    ]
    numbers = [FIGURE.match(c[2]) for c in group]
    if all(numbers) and len({number[1].lower() for number in numbers if number}) == 1:
        return []  # two captions of one figure
    parts = [c for c in group if not CAPTION.match(c[2])]
    if parts and (PANEL_PREFIX.match(parts[0][2]) or LETTERED.match(parts[0][2])):
        group = parts  # "Figure 8. ..." under "Panel a: ..." is the caption of all
    titles = {key(panel_title(lead) or str(k)) for k, (_, _, lead, _) in enumerate(group)}
    if len(group) < 2 or len(titles) < 2 or not is_panel_group(group, below, frame, grids, blocks):
        return []
    return group


TOLD_OF = re.compile(
    rf"\W*(?:there are |the (?:figure|image) (?:has|shows) )?(?:{SEVERAL}|\d{{1,2}}) (?:[\w-]+ ){{0,2}}"
    r"(?:heat ?maps|panels|matrices|sub-?plots|maps) (?:are|is|stand|side)\b",
    re.I,
)
"""``Two heatmaps are shown``: what leads to the names of the panels, and is none."""
TWO_PANELS = re.compile(r"\W*\(?[a-h]\)?(?:,| and| &) \(?[a-h]\)|\W*\([a-h]\) [^()]{1,60} \([b-h]\) ", re.I)
"""``(a) & (c)``: what two of the panels have alike; ``(a) Before (b) After``: the names of both."""
FIGURE = re.compile(r"\W*fig(?:ure|\.)?\s*(\d+(?:\.\d+)?[a-h]?)\b", re.I)
CAPTION = re.compile(r"\s*fig(?:ure|\.)?\s*\d", re.I)
