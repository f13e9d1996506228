"""Axes from places that name both of them: ``(True label: oak, Predicted label: elm)``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_places"]
NAME = r"[A-Z][\w-]*(?: [\w-]+){0,2}"
LABEL = r"[\"“`]?[\w.+/&'-]+(?: [\w.+/&'-]+){0,3}[\"”`]?"
PLACE = rare(
    rf"\((?P<one>{NAME})\s*[:=]\s*(?P<a>{LABEL})\s*[,;]\s*(?:and )?"
    rf"(?P<other>{NAME})\s*[:=]\s*(?P<b>{LABEL})\)"
)
FEWEST = 2
PREDICTED = re.compile(r"predict|output|assigned", re.I)
"""What stands along the x axis of a confusion matrix, as it is mostly drawn."""


def axes_of_places(panel: PanelFacts, inside: list[Block]) -> None:
    """The names and the labels of both axes, where every place in brackets names the same two axes."""
    said = [b.text for b in inside if b.is_prose and len(b.text) < 8000]
    found = [(text, match) for text in said for match in PLACE.finditer(text.text)]
    names = {(match["one"], match["other"]) for _, match in found}
    if len(found) < FEWEST or len(names) > 1:
        return
    sides = [("one", "a"), ("other", "b")]
    if PREDICTED.search(found[0][1]["one"]):
        sides.reverse()
    for fact, (name, label) in zip((panel.y, panel.x), sides, strict=True):
        put_labels(fact, list(dict.fromkeys(tidy(match[label]) for _, match in found)))
        if fact.label is None:
            text, match = found[0]
            fact.label, fact.label_span = tidy(match[name]), text.span(*match.span(name))
