"""The colormap of a panel, from the words that describe its colours."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from replot.findings import Finding
from replot.reading.description.colours import describe

if TYPE_CHECKING:
    from replot.reading.description.reader import Facts, PanelFacts

__all__ = ["Colouring", "colour_of"]


@dataclass
class Colouring:
    """A colormap and the words it was chosen for."""

    cmap: str | tuple[str, ...] | None = None
    center: float | None = None
    described: str | None = None
    findings: list[Finding] = field(default_factory=list)


def colour_of(panel: PanelFacts, facts: Facts) -> Colouring:
    pieces = [(b.text.text, 0) for b in facts.blocks if b.kind != "code" and b.text and len(b.text) < 20_000]
    found = describe(pieces)
    if found is None:
        return Colouring()
    cmap = found.cmap if isinstance(found.cmap, str) else tuple(found.cmap)
    return Colouring(cmap, getattr(found, "center", None), found.described)
