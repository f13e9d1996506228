"""Numbers of sections and requirements before what they number: ``6.4 The heatmap has``."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re

__all__ = ["take_off_numbers"]
NUMBERED = re.compile(r"\s*(?P<chapter>\d{1,2})\.(?P<section>\d{1,2})\s+(?=[A-Z]\w*\s\S+\s\S)")


def take_off_numbers(blocks: list[Block]) -> None:
    """Take such numbers off the paragraphs and items that count on from one to the next."""
    found = [
        (block, number)
        for block in blocks
        if block.is_prose and (number := NUMBERED.match(block.text.text))
    ]
    places = {(number["chapter"], int(number["section"])) for _, number in found}
    for block, number in found:
        section = int(number["section"])
        if not places.isdisjoint({(number["chapter"], section - 1), (number["chapter"], section + 1)}):
            block.text, block.lead, block.own_role = block.text.cut(number.end()), None, None
