"""The colormap of a panel, from the words that describe its colours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from replot.reading.description.colours import ColourReading, describe

if TYPE_CHECKING:
    from replot.reading.description.document import Block
    from replot.reading.description.reader import Facts, PanelFacts

__all__ = ["Colouring", "colour_of"]


@dataclass
class Colouring:
    """A colormap and the words it was chosen for."""

    cmap: str | tuple[str, ...] | None = None
    center: float | None = None
    described: str | None = None
    reading: ColourReading | None = None


def colour_of(panel: PanelFacts, facts: Facts) -> Colouring:
    """The colouring of one panel: its own words first, else those about the whole figure."""
    if len(facts.panels) > 1 and panel.blocks:
        own = _describe(panel.blocks)
        if own.cmap is not None:
            return own
    if facts.colouring is None:
        facts.colouring = _describe(facts.blocks)
    return facts.colouring


def _describe(blocks: list[Block]) -> Colouring:
    pieces = [(b.text.text, 0) for b in blocks if b.kind != "code" and b.text and len(b.text) < 20_000]
    found = describe(pieces)
    if found is None:
        return Colouring()
    cmap = found.cmap if isinstance(found.cmap, str) else tuple(found.cmap)
    return Colouring(cmap, found.center, found.described, found)
