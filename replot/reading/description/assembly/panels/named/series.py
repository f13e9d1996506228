"""Panels that a sentence lists without their number: ``a series of heatmaps for these tasks: A, B and C``."""

from __future__ import annotations

from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.assembly.panels.named.listed_titles import headed_by
from replot.reading.description.assembly.panels.named.names import OTHER_THINGS
from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import MAPS
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare

__all__ = ["panels_of_series"]
SERIES = rare(
    r"\b(?:series|set|grid|collection|group|array) of (?:[\w-]+ ){0,3}?"
    rf"{MAPS}\b[^:.;]*:\s+",
    re.I,
)
LONGEST = 8000
MOST = 24
SHARE = 0.5
"""Names that have a part of the text of their own, which shows that the list is one of panels."""


def panels_of_series(blocks: list[Block]) -> list[Scope]:
    """One scope for each name of such a list; none where too few of them head a part of the text."""
    for block in blocks:
        if not block.is_prose or len(block.text) > LONGEST:
            continue
        for sentence in sentences(block.text) if SERIES.may_match(block.text.text) else ():
            said = SERIES.search(sentence.text)
            listed = find_labels(sentence.text[said.end() :]) if said else None
            if said is None or listed is None or listed.kind != "list" or listed.start > 1:
                continue
            names = listed.texts
            if not 2 < len(names) <= MOST or any(map(OTHER_THINGS.search, names)):
                continue
            heads = {key(lead_of(b)[0] or b.text.text) for b in blocks if b.kind not in ("table", "code")}
            if sum(key(name) in heads for name in names) < SHARE * len(names):
                continue
            spans = [sentence.span(said.end() + n.start, said.end() + n.end) for n in listed.labels]
            return [
                Scope(name, span, headed_by(blocks, name, block, names))
                for name, span in zip(names, spans, strict=True)
            ]
    return []
