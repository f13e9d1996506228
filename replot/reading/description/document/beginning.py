"""The beginning of a document that is longer than anybody reads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice

from replot.findings import Finding
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.limits import current, way_out

__all__ = ["EACH", "beginning", "looked_through"]
EACH = 50
"""Characters that a block, and each further line and sentence of it, counts for beside its own."""
OF_CODE = 10
"""Characters that a line of code counts for: a program may print a long table."""
STOP = re.compile(r"[.!?]\s+(?=\S)")
"""Where a further sentence may begin: each is read for itself, however short it is."""


def beginning(blocks: Iterable[Block]) -> tuple[list[Block], list[Finding]]:
    """The blocks within the limit of running text, and what is said of the rest, which is not looked at."""
    left = most = current.get().prose
    kept: list[Block] = []
    for block in blocks:
        left -= EACH + OF_CODE * len(block.lines)
        fits, taken = _fitting(block.text, left)
        left -= taken
        if left >= 0:
            kept.append(block)
            continue
        block.text = block.text.cut(0, fits)
        if block.text and not block.rows:
            kept.append(block)
        message = (
            f"the text has more running text than the limit of {most:,} characters, where each line and each "
            f"further sentence counts for {EACH} more; what follows is left out"
        )
        return kept, [Finding("R402", message, way_out("prose", 2 * most), (block.text.span(),))]
    return kept, []


def _fitting(text: Text, left: int) -> tuple[int, int]:
    """How many characters of a text fit in what is left of the limit, and for how many all of it counts.

    Where not all of it fits, the latter is more than what is left.
    """
    taken, length = 0, len(text.text)
    for start in sorted({*(stop.end() for stop in STOP.finditer(text.text)), *text.further_lines()}):
        if start + taken + EACH > left:
            return max(0, min(start, left - taken)), left + 1
        taken += EACH
    return max(0, min(length, left - taken)), length + taken


def looked_through(blocks: Iterable[Block], most: int) -> tuple[list[Block], Iterator[Block] | None]:
    """All blocks, for who must know them all; or, where these are too many, none and an iterator over them.

    What follows behind them is not read before somebody asks for it, for a text may be long.
    """
    ahead = iter(blocks)
    first = list(islice(ahead, most))
    return (first, None) if len(first) < most else ([], chain(first, ahead))
