"""Names of axes from what a title crosses: ``Yield heatmap: Crop × Soil``."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

from replot.reading.description.assembly.tables.alike_names import named_alike
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["take_crossed_names"]
WORD = r"(?!(?:by|of|per|across|the|for)\b)[^\W\d_][\w/'’-]*"
NAME = rf"{WORD}(?: {WORD}){{0,2}}?"
CROSSED = rare(
    r"\b(?:heat ?map|matrix|figure|grid|table)\b[^×.;]{0,80}?(?:[:(–—]\s*|\b(?:by|across|of)\s+)"
    rf"(?P<a>{NAME})\s?[×✕⨯]\s?(?P<b>{NAME})(?=\s*(?:[).,:;–—]|$))|"
    rf"(?:^|:\s+)\W*(?:(?:an?|the) )?(?P<first>{NAME})\s?[×✕⨯]\s?(?P<second>{NAME}) heat ?map\b",
    re.I,
)
"""Rows by columns: the title of a heatmap."""
LONGEST = 300


def take_crossed_names(panel: PanelFacts, blocks: list[Block]) -> None:
    """Name the axes that nothing else names after the two variables that a line crosses.

    The first is that of the rows, unless an axis has the name of one of them.
    """
    x, y = panel.x, panel.y
    if (x.label and y.label) or x.categories == y.categories or x.unlabelled or y.unlabelled:
        return
    labels = set(map(key, (*x.categories, *y.categories)))
    for text in _lines(blocks):
        if len(text) > LONGEST or (told := CROSSED.search(text.text)) is None:
            continue
        spans = [told.span(name) for name in (("a", "b") if told["a"] else ("first", "second"))]
        names = [text.text[a:b] for a, b in spans]
        if any(key(name) in labels and not labels & _denials(key(name)) for name in names):
            continue
        straight, turned = (
            named_alike(y.label, a) or named_alike(x.label, b) for a, b in (names, names[::-1])
        )
        if (x.label or y.label) and straight == turned:
            continue
        for fact, k in ((y, int(turned)), (x, 1 - int(turned))):
            if not fact.label:
                fact.label, fact.label_span = names[k], text.span(*spans[k])
        return


def _denials(name: str) -> set[str]:
    """What lies on an axis of yes and no beside its name: ``no overtime``."""
    return {f"{word}{name}" for word in ("no ", "not ", "non-", "without ")}


def _lines(blocks: list[Block]) -> Iterator[Text]:
    """The lines of a text that may name its heatmap, and the cells of tables of words."""
    for block in blocks:
        yield block.text
        if block.kind == "table":
            yield from chain.from_iterable(block.rows)
