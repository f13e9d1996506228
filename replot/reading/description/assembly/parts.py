"""The parts of a text that are about one panel each, in running prose too; parts about other charts go."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.statements.refuse import other_chart, shows_one

__all__ = ["PART", "panel_parts"]
PART = "part"
"""The marker of a paragraph that was cut out as the part of one panel."""
STARTS = re.compile(
    r"\s*(?:(?:in|on|for) )?(?:the )?(?:(?P<side>(?:(?:far|upper|lower|top|bottom)[- ])?(?:left|right|middle|"
    r"cent(?:er|re)|top|bottom|upper|lower|first|second|third|fourth|fifth|sixth)"
    r"(?:most|[- ]hand)?)(?: side)? "
    r"(?:confusion |correlation |attention )?(?:heat ?map|panel|sub-?plot|sub-?figure|matrix|plot|map|chart|"
    r"graph|image|part|side)\b|(?:panel|sub-?plot|sub-?figure|part) \(?(?P<letter>[a-h]|\d)\)?(?= |:|,|$)|"
    r"\((?P<mark>[a-h])\)(?= ))",
    re.I,
)
SHARED = re.compile(
    r"\s*(?:both|all (?:two|three|four|five|six|panels|plots|heat|sub|matri)|each (?:panel|heat|plot|matrix|"
    r"sub)|across|overall|together|an? (?:single|shared|common) |the (?:shared|common|two|three|four) |"
    r"the (?:figure|image) )",
    re.I,
)
OWN_BAR = re.compile(r"\bcolou?r[- ]?(?:bar|scale|map|key|legend)s?\b", re.I)
NO_CHART = (None, "table", "prose without a figure")
LONGEST = 20_000


def panel_parts(blocks: list[Block]) -> list[Block]:
    """The blocks with prose about several panels cut apart, without the parts about other charts.

    A figure may have a bar chart beside its heatmap; what is said of that has no place in the heatmap.
    """
    if not any(STARTS.match(b.text.text) or ". " in b.text.text or _heads_chart(b) for b in blocks):
        return blocks
    parents = {parent for block in blocks for parent in block.parents}
    out: list[Block] = []
    for block in blocks:
        whole = block.kind != "paragraph" or block in parents or len(block.text) > LONGEST
        out.extend([block] if whole else _cut(block))
    return _heatmaps(out)


def _cut(block: Block) -> Iterator[Block]:
    """A paragraph as its parts: what is said before them, one for each panel, and what is said of all."""
    said = sentences(block.text)
    starts = [(k, m) for k, sentence in enumerate(said) if (m := STARTS.match(sentence.text))]
    names = [(m["side"] or m["letter"] or m["mark"]).lower() for _, m in starts]
    if len(set(names)) < 2 or len({m["side"] is None for _, m in starts}) > 1:
        yield block
        return
    # what goes on about the same panel belongs to it
    firsts = [k for n, (k, _) in enumerate(starts) if names.index(names[n]) == n]
    stop = _end(said, firsts)
    edges = [0, *firsts, stop, len(said)]
    cut = [_span(block.text, said, a, b) for a, b in pairwise(edges)]
    if starts[0][1]["mark"] and not all(_shows_any(text.text) for text in cut[1 : len(firsts) + 1]):
        yield block  # "(a) before. (b) after": a caption, with nothing of its own in either
        return
    for n, text in enumerate(cut):
        if text:
            marker = PART if 0 < n <= len(firsts) else block.marker
            yield Block("paragraph", text, block.line, block.level, marker, block.parents)


def _shows_any(text: str) -> bool:
    return shows_one(text) or other_chart(text) not in NO_CHART


def _span(whole: Text, said: list[Text], a: int, b: int) -> Text:
    """The sentences from ``a`` to ``b`` as one text."""
    at = 0
    begins = []
    for sentence in said:
        at = whole.text.find(sentence.text, at)
        begins.append(at)
        at += len(sentence.text)
    return whole.cut(begins[a], begins[b] if b < len(said) else None) if a < b else Text()


def _end(said: list[Text], firsts: list[int]) -> int:
    """The sentence at which the last part ends: one that speaks of all panels, or of their one colour bar."""
    alone = not any(OWN_BAR.search(s.text) for s in said[firsts[0] : firsts[-1]])
    for k in range(firsts[-1] + 1, len(said)):
        if SHARED.match(said[k].text) or (alone and OWN_BAR.search(said[k].text)):
            return k
    return len(said)


CHART = re.compile(
    r"\b(?:heat ?maps?|(?:bar|line|scatter|pie|box|area|radar) (?:charts?|plots?|graphs?))\b", re.I
)
"""A heading that names a kind of figure: ``Scatter plot analysis``, beside ``Heatmap analysis``."""


def _heads_chart(block: Block) -> bool:
    return block.kind == "heading" and CHART.search(block.text.text) is not None


def _heatmaps(blocks: list[Block]) -> list[Block]:
    """The blocks without those that are about a panel of another kind."""
    heads = [
        b
        for b in blocks
        if (b.kind in ("paragraph", "item", "heading") and STARTS.match(b.text.text)) or _heads_chart(b)
    ]
    if len(heads) < 2 or not any(shows_one(head.text.text) for head in heads):
        return blocks
    gone = {b for b in heads if not shows_one(b.text.text) and other_chart(b.text.text) not in NO_CHART}
    return [b for b in blocks if b not in gone and gone.isdisjoint(b.parents)]
