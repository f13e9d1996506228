"""Sentences of pages that leave a blank line between all of their lines, as text taken from a PDF does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["without_blank_lines"]
BREAKS_OFF = re.compile(r"[\w,’'\"”)%]$")
GOES_ON = re.compile(
    r"(?!(?:[xy]|rows?|columns?|cells?|values?|colou?rs?|title|labels?|panels?)\b)[a-z][^:|=]*+(?:$|(?<=.{30}))"
)
"""What goes on with a sentence, and begins no line of its own: ``x axis: days``."""
FULL = 60
"""Letters of a line that breaks off in the middle of a sentence."""
FEWEST = 3
"""Such lines of a text in which a blank line ends no paragraph."""


def without_blank_lines(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, those of broken lines joined again, where a text is set like that."""
    found = list(blocks)
    broken = {k for k, (block, after) in enumerate(pairwise(found)) if _goes_on(block, after)}
    if len(broken) < FEWEST:
        yield from found
        return
    k = 0
    while k < len(found):
        end = k
        while end in broken:
            end += 1
        block = found[k]
        if end > k:
            text = Text.of_lines([part.text for part in found[k : end + 1]])
            block = Block(block.kind, text, block.line, block.level, block.marker, shape=block.shape)
        yield block
        k = end + 1


def _goes_on(block: Block, after: Block) -> bool:
    """Whether a paragraph breaks off in a full line, and the next one goes on with its sentence."""
    if block.kind != "paragraph" or after.kind != "paragraph":
        return False
    source = block.text.text.rstrip()
    return (
        len(source) >= FULL
        and BREAKS_OFF.search(source) is not None
        and GOES_ON.match(after.text.text) is not None
    )
