"""The parts of a text that are about one panel each, in running prose too; parts about other charts go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from replot.reading.description.assembly.panels.named.names import PANELS, told_names
from replot.reading.description.assembly.panels.parts.other_charts import (
    CAPTION,
    NO_CHART,
    heads_chart,
    is_other,
    only_heatmaps,
    opens_other,
)
from replot.reading.description.assembly.panels.parts.part_words import (
    LEAD,
    LEAST,
    LONGEST,
    NAMES_TWO,
    PART,
    STARTS,
    panel_of,
    spoken_lead,
)
from replot.reading.description.assembly.panels.parts.shared_out import with_shared_out
from replot.reading.description.assembly.panels.parts.turned_to import with_turned_to
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.roles import CLAIMS, head_role
from replot.reading.description.statements.chart_words import STRONG
from replot.reading.description.statements.refuse import other_chart, shows_one

__all__ = ["panel_parts"]
SIDE_BY_SIDE = re.compile(r"\bside[- ]by[- ]side\b", re.I)
OF_PANELS = re.compile(rf"\b(?:{SEVERAL}|multi|\d)[- ](?:panel|part|plot|subplot)\b", re.I)
SHARED = re.compile(
    rf"\s*(?:both|all (?:{SEVERAL}|panels|plots|heat|sub|matri)|each (?:panel|heat|plot|matrix|"
    rf"sub)|across|overall|together|an? (?:single|shared|common) |the (?:shared|common|{SEVERAL}) |"
    r"the (?:figure|image) )",
    re.I,
)
OWN_BAR = re.compile(r"\bcolou?r[- ]?(?:bar|scale|map|key|legend)s?\b", re.I)


def panel_parts(blocks: list[Block]) -> list[Block]:
    """The blocks with prose about several panels cut apart, without the parts about other charts.

    A figure may have a bar chart beside its heatmap; what is said of that has no place in the heatmap.
    """
    if any(map(opens_other, blocks)) and any(STRONG.search(b.text.text) for b in blocks):
        others = {b for a, b in pairwise([None, *blocks]) if b is not None and is_other(a, b)}
        others |= _headed_by_others(blocks, others)
        blocks = [b for b in blocks if b not in others and others.isdisjoint(b.parents)]
    shared = with_shared_out(blocks)
    if shared is not blocks:
        return shared
    blocks = with_turned_to(blocks)
    if not any(STARTS.match(b.text.text) or ". " in b.text.text or heads_chart(b) for b in blocks):
        return blocks
    above = {parent for block in blocks for parent in block.parents}
    names = [name for name, _ in told_names(blocks)]
    headed = any(block.kind == "heading" and STARTS.match(block.text.text) for block in blocks)
    out: list[Block] = []
    last: dict[Block, Block] = {}
    for block in blocks:
        if not last.keys().isdisjoint(block.parents):
            block.parents = tuple(last.get(parent, parent) for parent in block.parents)
        apart = _under_claims(block) or (headed and CAPTION.match(block.text.text) is not None)
        apart = apart or block.marker == PART
        parts = [] if apart else list(_parts(block, block in above, names))
        if len(parts) > 1:
            last[block] = parts[-1]  # what stands under the whole stands under what it ends with
        out.extend(parts or [block])
    out = only_heatmaps(out)
    pictures = [block for block in out if block.kind == "paragraph" and PICTURE.match(block.text.text)]
    if len(pictures) > 1 and not any(block.marker == PART for block in out):
        for block in pictures:
            block.marker = PART
    return out


def _headed_by_others(blocks: list[Block], others: set[Block]) -> set[Block]:
    """The headings of panels right above the words for another chart, with no heatmap below them."""
    heads = {
        a
        for a, b in pairwise(blocks)
        if b in others and a.kind == "heading" and a in b.parents and STARTS.match(a.text.text)
    }
    shown = (b for b in blocks if not heads.isdisjoint((b, *b.parents)) and shows_one(b.text.text))
    return heads.difference(*((b, *b.parents) for b in shown))


PICTURE = re.compile(
    r"\s*(?:\[(?:image|picture|figure)|image description)(?: \w{1,3})?:\s+"
    r"(?:(?:the|this) (?:image|picture|figure) (?:\w+ ){1,2})?(?:an?|this|the) "
    r"(?:[\w-]+ ){0,3}?heat ?map\b(?!s)",
    re.I,
)
"""``[Image: This heatmap titled``: what a converter says of each of the pictures of a figure."""


def _under_claims(block: Block) -> bool:
    """Whether a block stands under a heading of observations, which are about panels told before."""
    heads = (parent.text.text for parent in block.parents if parent.kind == "heading")
    return any(head_role(head) == CLAIMS for head in heads)


def _parts(block: Block, leads: bool, names: list[str]) -> Iterator[Block]:
    """The parts of a block about one panel each, none if it is no such block.

    Whatever gives the numbers of several panels is cut; a paragraph that ``leads`` to others is not cut where
    it only speaks of panels.
    """
    if not block.is_prose or len(block.text) > LONGEST:
        return
    said = sentences(block.text)
    if len(said) < LEAST:  # one sentence is about two panels only where it names both
        yield from _cut_by_name(block, names) if block.kind == "paragraph" and not leads else ()
        return
    turns = {
        k: lead
        for k, sentence in enumerate(said)
        if (lead := LEAD.match(sentence.text)) is not None and NAMES_TWO.match(sentence.text) is None
    }
    if len(turns) >= LEAST and not _begins_late(next(iter(turns.values()))):
        edges = list(dict.fromkeys([0, *turns, len(said)]))
        texts = [_span(block.text, said, a, b) for a, b in pairwise(edges)]
        if sum(spoken_lead(text) is not None for text in texts) >= LEAST:
            yield from (replace(block, text=text, lead=None, own_role=None, names=None) for text in texts)
            return
    if block.kind == "paragraph" and not leads:
        yield from _cut_by_name(block, names) or _cut(block, said)


def _begins_late(first: re.Match[str]) -> bool:
    """Whether the first of several leads is the letter of a later panel: ``(c) ...`` of a caption."""
    return first["lead"][0] == "(" and first["lead"][1] != "a"


NAME_END = re.compile(r"\s*(?:\([^()]{1,60}\)\s*)?:\s+")
DIGIT = re.compile(r"\W*\d")


def _cut_by_name(block: Block, names: list[str]) -> list[Block]:
    """A paragraph as its parts, where several begin with the name of a panel: ``GPT-4: 3, 4. Grok: 5, 6.``"""
    source = block.text.text
    led: list[tuple[int, int, str]] = []
    for name in names:
        at = source.find(name)
        while at >= 0 and (end := NAME_END.match(source, at + len(name))) is None:
            at = source.find(name, at + 1)
        if at >= 0 and end is not None and not source[at - 1 : at].isalnum():
            led.append((at, end.end() - at, name))
    led.sort()
    if len(led) < LEAST:
        return []
    edges = [at for at, *_ in led]
    last = sentences(block.text.cut(edges[-1]))
    after = next((said.text for said in last[1:] if not DIGIT.match(said.text)), None)
    rest = len(source) if after is None else source.index(after, edges[-1])
    cuts: list[tuple[int, int, tuple[str, int] | None]] = [(0, edges[0], None)]
    cuts += [(at, end, (name, n)) for (at, n, name), end in zip(led, [*edges[1:], rest], strict=True)]
    out = []
    for begin, stop, lead in [*cuts, (rest, len(source), None)]:
        if text := block.text.cut(begin, stop):
            marker = PART if lead else block.marker
            out.append(Block("paragraph", text, block.line, block.level, marker, block.parents, lead=lead))
    return out


def _cut(block: Block, said: Sequence[Text]) -> Iterator[Block]:
    """A paragraph as its parts: what is said before them, one for each panel, and what is said of all."""
    starts = [(k, m) for k, sentence in enumerate(said) if (m := STARTS.match(sentence.text))]
    several = _speaks_of_several(block.text.text) or _shows_kinds([said[k] for k, _ in starts])
    if any(m["bare"] is not None for _, m in starts) and not several:
        starts = [(k, m) for k, m in starts if m["bare"] is None]
    names = [panel_of(m) for _, m in starts]
    if len(set(names)) < LEAST or len({m["side"] is None for _, m in starts}) > 1:
        return
    # what goes on about the same panel belongs to it
    firsts = [k for n, (k, _) in enumerate(starts) if names.index(names[n]) == n]
    stop = _end(said, firsts)
    cut = [_span(block.text, said, a, b) for a, b in pairwise([0, *firsts, stop, len(said)])]
    marked = starts[0][1]["mark"] or starts[0][1]["capital"]
    if marked and not all(_shows_any(text.text) for text in cut[1 : len(firsts) + 1]):
        return  # "(a) before. (b) after": a caption, with nothing of its own in either
    for n, text in enumerate(cut):
        if text:
            marker = PART if 0 < n <= len(firsts) else block.marker
            yield Block("paragraph", text, block.line, block.level, marker, block.parents)


def _speaks_of_several(text: str) -> bool:
    """Whether a text says that there are several panels, before it turns to them as ``Left:``, ``Right:``."""
    return any(pattern.search(text) is not None for pattern in (PANELS, SIDE_BY_SIDE, OF_PANELS))


def _shows_kinds(starts: list[Text]) -> bool:
    """Whether each of some sentences names the kind of chart that its panel is, one a heatmap and one not."""
    return all(_shows_any(s.text) for s in starts) and len({shows_one(s.text) for s in starts}) > 1


def _shows_any(text: str) -> bool:
    return shows_one(text) or other_chart(text) not in NO_CHART


def _span(whole: Text, said: Sequence[Text], a: int, b: int) -> Text:
    """The sentences from ``a`` to ``b`` as one text."""
    at = 0
    begins = []
    for sentence in said:
        at = whole.text.find(sentence.text, at)
        begins.append(at)
        at += len(sentence.text)
    return whole.cut(begins[a], begins[b] if b < len(said) else None) if a < b else Text()


THE_HEATMAP = re.compile(r"\s*(?:(?:in|on|for) )?(?:the|this) heat ?map\b", re.I)


def _end(said: Sequence[Text], firsts: list[int]) -> int:
    """The sentence at which the last part ends: one that speaks of all panels, or of their one colour bar."""
    alone = not any(OWN_BAR.search(s.text) for s in said[firsts[0] : firsts[-1]])
    for k in range(firsts[-1] + 1, len(said)):
        if SHARED.match(said[k].text) or (alone and OWN_BAR.search(said[k].text)):
            return k
        if THE_HEATMAP.match(said[k].text) and not any(shows_one(s.text) for s in said[firsts[-1] : k]):
            return k  # and the last part is about another chart
    return len(said)
