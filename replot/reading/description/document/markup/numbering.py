"""Numbers of sections, requirements and steps before what they number: ``6.4 The heatmap has``."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re

__all__ = ["take_off_numbers"]
NUMBERED = re.compile(r"\s*(?P<chapter>\d{1,2})\.(?P<section>\d{1,2})\s+(?=[A-Z]\w*\s\S+\s\S)")
STEP = re.compile(r"\W{0,3}(?:step|stage) (?P<n>\d{1,2})(?: ?[.:)–—]| -)\s+(?=[^\W\d])", re.I)
OF_FIGURE = re.compile(
    r"(?:(?:identify|read|find|locate|list|check|note|name|determine) )?(?:the )?"
    r"(?:(?:first|top|upper|topmost|second|next|column|row|figure|colou?r) )?"
    r"(?:what (?:it|this)|kind|type|titles?|headers?|columns?|rows?|lines?|ax[ei]s|[xy][- ]?ax[ei]s|"
    r"labels|colou?rs?|(?:colou?r )?(?:bar|scale|legend)|cells|values|tiles|numbers|grid|layout)\b",
    re.I,
)
"""What a step of describing a figure is about; ``Step 3: slow`` is a row of it."""
FEWEST = 2


def take_off_numbers(blocks: list[Block]) -> None:
    """Take such numbers off the paragraphs and items that count on from one to the next."""
    _take_off_steps(blocks)
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


def _take_off_steps(blocks: list[Block]) -> None:
    """Take ``Step 4 –`` off what a text goes through step by step, if that is the parts of a figure."""
    found = [
        (block, step)
        for block in blocks
        if block.kind in ("paragraph", "item", "heading") and (step := STEP.match(block.text.text))
    ]
    about = sum(OF_FIGURE.match(block.text.text, step.end()) is not None for block, step in found)
    if about < FEWEST or [int(step["n"]) for _, step in found] != list(range(1, len(found) + 1)):
        return
    for block, step in found:
        block.text, block.lead, block.own_role = block.text.cut(step.end()), None, None
