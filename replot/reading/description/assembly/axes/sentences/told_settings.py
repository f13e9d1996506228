"""Axes that only sentences on one thing in several settings name, each with its values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.labels import key
from replot.reading.description.statements.cells.pairs.told_settings import things_told

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_told_settings"]
FEWEST = 2
"""Things that are told of, each in two settings at least."""


def axes_of_told_settings(panel: PanelFacts, sentences: Sequence[Text]) -> None:
    """The things as rows and their settings as columns, unless one name stands for both.

    Plain words are labels where one noun stands behind all of them, or labels that they are told apart; those
    without any noun are where all sentences name the same ones in the same places.
    """
    told = [found for text in sentences for _, found in things_told(text)]
    things = {key(one.subject): one.subject for one in reversed(told)}
    settings = {key(name): name for one in reversed(told) for name, _ in one.values}
    nouns = frozenset().union(*(one.nouns for one in told))
    same = len({tuple(key(name) for name, _ in one.values) for one in told}) == 1
    if any(one.bare for one in told) and not same:
        return
    if len(things) < FEWEST or things.keys() & settings.keys() or len(nouns) > 1:
        return
    put_labels(panel.y, list(dict.fromkeys(things[key(one.subject)] for one in told)))
    put_labels(panel.x, list(dict.fromkeys(settings[key(name)] for one in told for name, _ in one.values)))
