"""Lines that only heads tell, each by its number: ``Question 1: ...``, of an axis ``Question ID``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.words import OTHER

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axis_of_numbered_heads"]
HEAD = re.compile(
    r"\W*(?P<name>(?P<kind>[^\W\d_]{3,}(?: [^\W\d_]{3,})?) #?\d{1,4})(?:\s*\([^()\d]{1,30}\))?\W*"
)
"""``Question 1 (top row)``."""
FEWEST = 2


def axis_of_numbered_heads(panel: PanelFacts, inside: list[Block]) -> None:
    """Give an axis the numbered things that heads tell of, where it is called after them.

    Only where the other axis is known, and each of the heads tells a number.
    """
    for axis, other in OTHER.items():
        own = getattr(panel, axis)
        if own.categories or not own.label or not getattr(panel, other).categories:
            continue
        words = {word.rstrip("s") for word in key(own.label).split()}
        names: dict[str, str] = {}
        for block in inside:
            lead, stop = lead_of(block)
            head = HEAD.fullmatch(lead) if lead and block.kind in ("item", "paragraph", "heading") else None
            if head is None or not words.issuperset(key(head["kind"]).split()):
                continue
            below = (b.text.text for b in inside if b.parents and b.parents[-1] is block)
            if any(any(True for _ in find_quantities(said)) for said in (block.text.text[stop:], *below)):
                names.setdefault(key(head["name"]), head["name"])
        if len(names) >= FEWEST:
            put_labels(own, list(names.values()))
