"""The part of a text that is about one panel."""

from __future__ import annotations

from dataclasses import dataclass, field

from replot.findings import Span
from replot.reading.description.document.blocks import Block

__all__ = ["Scope"]


@dataclass
class Scope:
    """One panel's part of the document."""

    title: str | None
    span: Span | None = None
    blocks: list[Block] = field(default_factory=list)
    head: Block | None = None
    lead_end: int = 0
    lead: str = ""
    """The words of the head that may name the panel, and where they end in it."""
    facet: bool = False
    own: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    """How sentences name this panel, and the other ones of the figure."""
