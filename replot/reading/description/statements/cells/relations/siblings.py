"""Items of a list that relate to what all others of it do: ``Fog: no correlation (0.1)``."""

from __future__ import annotations

from collections.abc import Sequence

from replot.findings import Span
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.statements.cells.relations.parts import parts_of
from replot.reading.description.statements.cells.relations.related import VALUED
from replot.reading.description.statements.cells.relations.told import Told, told_relations

__all__ = ["with_siblings"]
FEWEST = 2
"""Items that name the same, so that others of their list are related to it too."""
UNPARTNERED = re.compile(r"[Nt]{1,3}:t{0,5}R{1,2}(?:\(V\)|[:=t]?V(?!\)))(?![tRS,(]*[WB])")


def with_siblings(blocks: Sequence[Block], found: list[Told]) -> list[Told]:
    """What is told, with items that relate to what all others of their list do."""
    said: dict[str, list[str]] = {}
    for each in found:
        said.setdefault(each.text.text, []).extend(tidy(b) for _, b, _ in each.pairs)
    lists: dict[tuple[Block, ...], list[Text]] = {}
    for block in blocks:
        if block.kind == "item" and VALUED.search(block.text.text) is not None:
            lists.setdefault(block.parents, []).append(sentences(block.text)[0])
    more = []
    for items in lists.values():
        partners = [partner for item in items for partner in said.get(item.text, ())]
        if len(partners) < FEWEST or len(set(partners)) > 1:
            continue
        for item in items:
            parts = parts_of(item.text) if item.text not in said else []
            if (own := UNPARTNERED.match("".join(part.kind for part in parts))) is not None:
                pairs = told_relations(item.text[: parts[own.end() - 1].end], target=partners[0]).pairs
                more += [Told(item, pairs, before=True)] if len(pairs) == 1 else []
    return sorted([*found, *more], key=lambda each: _place(each.text.span())) if more else found


def _place(span: Span) -> tuple[int, int]:
    return span.line, span.column
