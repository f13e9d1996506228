"""Panels told line by line: one a side, in captions below, or as items of the same list."""

from __future__ import annotations

from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.assembly.panels.parts.part import Part
from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.panel_titles import panel_title
from replot.reading.description.statements.tables.facts import TableFact

__all__ = ["captions_below", "find_facets", "one_a_side", "side_of", "with_bare_siblings"]


SIDE = (
    r"(?:the )?(?P<{}>(?:far |upper |lower |top |bottom )?(?:left|right|top|bottom|middle|center|centre|"
    r"first|second|third|fourth))\b[- ]?(?:heat ?map|panel|matrix|plot|subplot|map|chart|grid|block)"
)
SIDE_TOLD = re.compile(rf"\s*{SIDE.format('before')}|.*\({SIDE.format('behind')}\)\s*$", re.I)


def side_of(lead: str) -> str:
    """The side that a lead says its panel is on: ``Left Heatmap (Bias)``, ``Bias (Left Heatmap)``."""
    told = SIDE_TOLD.match(lead)
    return (told["before"] or told["behind"]).lower() if told else ""


def one_a_side(group: list[Part]) -> list[Part]:
    """Parts about one panel counted once; the last of them, where the data stand, begins it."""
    last: dict[str, Part] = {}
    out: list[Part] = []
    for part in group:
        side = side_of(part.lead)
        if side and side in last:
            out.remove(last[side])
        out.append(part)
        if side:
            last[side] = part
    return out


def with_bare_siblings(
    group: list[Part], blocks: list[Block]
) -> list[Part]:
    """The parts, and those beside them that are numbered alike but state no number: ``Head 4: uniform``."""
    if len(group) < 2:
        return group
    first = group[0].head
    shapes = {NUMBER.sub("#", part.lead) for part in group}
    if len(shapes) > 1 or "#" not in next(iter(shapes)):
        return group
    known = {part.head for part in group}
    out = list(group)
    for k, block in enumerate(blocks):
        above = block.parents[:-1] if block.parents and block.parents[-1] in known else block.parents
        if block in known or (block.kind, block.level, above) != (first.kind, first.level, first.parents):
            continue
        lead, stop = lead_of(block)
        if NUMBER.sub("#", lead) in shapes and lead not in {part.lead for part in out}:
            out.append(Part(k, block, lead, stop))
    return sorted(out, key=lambda part: part.at)


NUMBER = re.compile(r"\d+")


def captions_below(
    group: list[Part], blocks: list[Block], grids: dict[Block, list[TableFact]]
) -> list[Scope]:
    """Panels whose titles stand under their tables."""
    tables = [k for k, b in enumerate(blocks) if b in grids]
    places = [part.at for part in group]
    if (
        len(tables) != len(places)
        or len(tables) < 2
        or not all(t < p for t, p in zip(tables, places, strict=True))
    ):
        return []
    if any(places[n] > tables[n + 1] for n in range(len(tables) - 1)):
        return []
    return [
        Scope(panel_title(part.lead), part.head.text.span(), [blocks[t]], blocks[t])
        for t, part in zip(tables, group, strict=True)
    ]


def find_facets(
    candidates: list[Part], frame: Frame | None, below: dict[Block, list[Block]]
) -> list[Scope]:
    """Keys that return under several labels of an axis: one panel a key (``model -> metric: values``)."""
    if frame is None or not (frame.x and frame.y):
        return []
    named: dict[str, list[tuple[Block, str, str]]] = {}
    for _, block, lead, _ in candidates:
        if not block.parents:
            continue
        above = lead_of(block.parents[-1])[0] or block.parents[-1].text.text
        if len(above) < 200 and frame.resolve(above) is not None:
            named.setdefault(key(lead), []).append((block, lead, key(above)))
    repeated = {name: found for name, found in named.items() if len({above for _, _, above in found}) >= 2}
    if len(repeated) < 2 or share_out(repeated, frame, below):
        return []
    out = []
    for found in repeated.values():
        first, lead, _ = found[0]
        out.append(
            Scope(panel_title(lead), first.text.span(0, len(lead)), [block for block, _, _ in found], None)
        )
        out[-1].facet = True
    return out


def share_out(
    repeated: dict[str, list[tuple[Block, str, str]]], frame: Frame, below: dict[Block, list[Block]]
) -> bool:
    """Whether the keys share out the labels of one line (``high: a, b; low: c``): then they are no panels."""
    seen: set[tuple[str, str]] = set()
    count = 0
    for found in repeated.values():
        for block, _, above in found:
            for item in below.get(block, []):
                named = frame.mentions(item.text.text)
                if not named or item.text.text[: named[0].start].strip():
                    return False
                seen.add((above, key(item.text.text[: named[0].end])))
                count += 1
    return count == len(seen) > 0
