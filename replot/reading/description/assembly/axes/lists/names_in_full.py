"""The labels of a list of which the pairs of a text only say how they begin: ``Rain → River``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_square
from replot.reading.description.assembly.rivals.told_lists import lists_of
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import split_list
from replot.reading.description.statements.frame.forms import tied_in_short

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["names_in_full"]
FEWEST = 3
"""Labels of a list that pairs name, so that it is the list of their axes."""


def names_in_full(panel: PanelFacts, inside: list[Block]) -> None:
    """Take the labels of a list for names of pairs that each begin one of them, or are one.

    ``Rain Fall, River Level, Soil Moisture``, of which a text tells ``Rain → River``.
    """
    names = panel.x.categories
    if panel.x.kind != "data" or len(names) < FEWEST or names != panel.y.categories:
        return
    told = {key(name) for name in names}
    prose = [block.text.text for block in inside if block.is_prose]
    for listed in _lists([block for block in inside if block.is_prose]):
        short = {said: key(label) for said, label in tied_in_short("\n".join(prose), listed)}
        labels = {key(label): label for label in listed}
        meant = {name if name in labels else short.get(name, "") for name in told}
        if all(meant) and len(meant) >= FEWEST and meant != told:
            put_square(panel, listed)
            return


def _lists(prose: list[Block]) -> Iterator[tuple[str, ...]]:
    """The lists of sentences, and those that are all of an item."""
    several = [block for block in prose if block.text.text.count(",") >= FEWEST - 1]
    for block in several:
        if block.kind == "item" and not ENDS.search(block.text.text):
            yield tuple(label.text for label in split_list(block.text.text))
    yield from (listed.texts for listed in lists_of([s for block in several for s in sentences(block.text)]))


ENDS = re.compile(r"[.:;!?]|\d\.\d")
"""What a mere list does not hold."""
