"""The beginning of a document that is longer than anybody reads."""

from __future__ import annotations

from collections.abc import Iterable

from replot.findings import Finding
from replot.reading.description.document.blocks import Block
from replot.reading.description.limits import current, way_out

__all__ = ["beginning"]
EACH = 25
"""Characters that a block counts for beside its own."""


def beginning(blocks: Iterable[Block]) -> tuple[list[Block], list[Finding]]:
    """The blocks within the limit of running text, and what is said of the rest, which is not looked at."""
    left = most = current.get().prose
    kept: list[Block] = []
    for block in blocks:
        length = len(block.text.text)
        left -= length + EACH
        if left >= 0:
            kept.append(block)
            continue
        block.text = block.text.cut(0, max(length + left, 0))
        if block.text and not block.rows:
            kept.append(block)
        message = (
            f"the text has more running text than the limit of {most:,} characters, where each line counts "
            f"for {EACH} more; what follows is left out"
        )
        return kept, [Finding("R402", message, way_out("prose", 2 * most), (block.text.span(),))]
    return kept, []
