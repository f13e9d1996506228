"""Sentences of pages that leave a blank line between all of their lines, as text taken from a PDF does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, pairwise, starmap

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["without_blank_lines"]
BREAKS_OFF = re.compile(r"[\w,’'\"”)%]$")
GOES_ON = re.compile(
    r"(?!(?:[xy]|rows?|columns?|cells?|values?|colou?rs?|title|labels?|panels?)\b)[a-z][^:|=]*+(?:$|(?<=.{30}))"
)
"""What goes on with a sentence, and begins no line of its own: ``x axis: days``."""
FULL, WIDEST = 60, 200
"""Letters of a line that breaks off in the middle of a sentence."""
FEWEST = 3
"""Such lines of a text in which a blank line ends no paragraph."""


LETTERS, EACH = 20_000, 50
"""Letters at the beginning of a text that tell whether it is set like that, and more for each block."""
LONGEST = 400
"""Lines of a sentence."""


def without_blank_lines(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, those of broken lines joined again, where a text is set like that."""
    rest = iter(blocks)
    first: list[Block] = []
    letters = 0
    while letters < LETTERS and (block := next(rest, None)) is not None:
        first.append(block)
        letters += EACH + len(block.text) + sum(map(len, block.lines))
    if sum(starmap(_goes_on, pairwise(first))) < FEWEST:
        yield from chain(first, rest)
        return
    lines: list[Block] = []
    for block in chain(first, rest):
        if lines and not (len(lines) < LONGEST and _goes_on(lines[-1], block)):
            yield _joined(lines)
            lines = []
        lines.append(block)
    yield from [_joined(lines)] if lines else ()


def _joined(lines: list[Block]) -> Block:
    block = lines[0]
    if len(lines) == 1:
        return block
    text = Text.of_lines([line.text for line in lines])
    return block.saying(text)


def _goes_on(block: Block, after: Block) -> bool:
    """Whether a paragraph breaks off in a full line, and the next one goes on with its sentence."""
    if block.kind != "paragraph" or after.kind != "paragraph":
        return False
    source = block.text.text.rstrip()
    return (
        FULL <= len(source) <= WIDEST
        and BREAKS_OFF.search(source) is not None
        and GOES_ON.match(after.text.text) is not None
    )
