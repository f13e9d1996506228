"""Parts of the text that are panels: where the last of them ends, and which of them comes first."""

from __future__ import annotations

from replot.reading.description.assembly.panels.parts.facets import side_of
from replot.reading.description.assembly.panels.parts.part import Part
from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.parents import PART

__all__ = ["end_at_common_parts", "order_of_sides"]


def order_of_sides(candidates: list[Part], sides: set[str]) -> dict[str, int]:
    """Where each side is named first, in the first lines beside each other that name them all."""
    beside: dict[tuple[Block, ...], dict[str, int]] = {}
    for n, part in enumerate(candidates):
        if side := side_of(part.lead):
            beside.setdefault(part.head.parents[-1:], {}).setdefault(side, n)
    return next((named for named in beside.values() if sides <= named.keys()), {})


def end_at_common_parts(scopes: list[Scope]) -> None:
    """End the last of the listed panels where lines on an axis or the bar follow that no other panel has."""
    if len(scopes) < 2 or any(PART.match(b.text.text) for s in scopes[:-1] for b in s.blocks[1:]):
        return
    last = scopes[-1]
    for k, block in enumerate(last.blocks):
        beside = last.head is not None and last.head not in block.parents and block.kind == "item"
        if k and beside and PART.match(block.text.text):
            last.blocks = last.blocks[:k]
            return
