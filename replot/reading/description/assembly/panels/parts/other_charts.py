"""Parts of a text that are about charts of other kinds, beside those about heatmaps."""

from __future__ import annotations

from replot.reading.description.assembly.panels.parts.part_words import LONGEST, PART, SIDE, STARTS, side_of
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.refuse import other_chart, shows_one

__all__ = ["CAPTION", "NO_CHART", "heads_chart", "is_other", "only_heatmaps", "opens_other", "tells_other"]
NO_CHART = (None, "table", "prose without a figure")
CHART = re.compile(
    r"\b(?:heat ?maps?|(?:bar|line|scatter|pie|box|area|radar|violin) (?:charts?|plots?|graphs?)|"
    r"histograms?)\b",
    re.I,
)
"""A heading that names a kind of figure: ``Scatter plot analysis``, beside ``Heatmap analysis``."""


OPENS = re.compile(
    r"\W{0,6}(?:(?:image|picture|alt text|(?:fig(?:ure|\.)?|panel|plot|chart)\s?[\w.]{0,6})"
    r"(?: \([^()]{1,60}\))?\W{1,4})?"
    r"(?:(?:an?|the|this) )?"
    r"(?:[a-z-]+ ){0,3}?(?:(?:bar|column|line|scatter|pie|box|violin|area|radar) ?(?:charts?|plots?|graphs?)|"
    r"histograms?)\b",
    re.I,
)
"""The words with which a figure of another kind is told of: ``[Figure: Horizontal bar chart titled ...]``."""


def opens_other(block: Block) -> bool:
    """Whether a paragraph tells of a figure of another kind, and of no heatmap."""
    source = block.text.text
    return block.kind == "paragraph" and OPENS.match(source) is not None and not shows_one(source)


CAPTION = re.compile(r"\W{0,3}(?:fig(?:ure|\.)?|chart)\s?\w{1,5}\s?[.:|–—-]", re.I)


def is_other(before: Block | None, block: Block) -> bool:
    """Whether a block tells of a figure of another kind, or is the caption below one that does."""
    below = before is not None and opens_other(before) and block.kind == "paragraph"
    return opens_other(block) or (
        below and CAPTION.match(block.text.text) is not None and not shows_one(block.text.text)
    )


def heads_chart(block: Block) -> bool:
    return block.kind == "heading" and CHART.search(block.text.text) is not None


def only_heatmaps(blocks: list[Block]) -> list[Block]:
    """The blocks without those that are about a panel of another kind."""
    blocks = _without_other_sections(blocks)
    heads = [
        b
        for b in blocks
        if (b.kind in ("paragraph", "item", "heading") and STARTS.match(b.text.text)) or heads_chart(b)
    ]
    types = _types(blocks) if len(heads) > 1 else {}
    said = {b: types.get(b, b.text.text) for b in heads}
    told = len(heads) > 1 and any(map(shows_one, said.values()))
    others = _other_sides(blocks) if heads else set()
    if not told and not others:
        return blocks
    gone = {
        b
        for b in heads
        if not shows_one(said[b])
        and (side_of(b) in others or (told and tells_other(said[b])))
    }
    sides = {side for b in gone if (side := side_of(b))} - {side_of(b) for b in heads if shows_one(said[b])}
    gone |= {b for b in heads if side_of(b) in sides and not shows_one(said[b])}
    left = [b for b in blocks if b not in gone and gone.isdisjoint(b.parents)]
    parts = [b for b in left if b.marker == PART]
    if gone and len({side_of(part) for part in parts}) == 1:
        for part in parts:  # there is one heatmap, whatever stands beside it
            part.marker = ""
    return left


AS_LINES = rare(
    r"\b(?:as|by|with) (?:an? |one |two |three |several )?(?:[a-z]+ ){0,2}"
    r"(?:lines?|traces?|bars|dots|markers)\b|"
    r"\bplots? [^.;:,]{2,60}? (?:against|versus|vs\.?|as a function of) ",
    re.I,
)
"""What tells of a chart without its name: ``shows the loss as a line``, ``plots power against time``."""


def tells_other(text: str) -> bool:
    """Whether the part of a text about one panel tells of a chart of another kind than a heatmap."""
    return other_chart(text) not in NO_CHART or (AS_LINES.search(text) is not None and not shows_one(text))


TYPE = re.compile(r"\W*(?:(?:chart|plot|graph|figure|visuali[sz]ation) )?type\W+\w", re.I)


def _types(blocks: list[Block]) -> dict[Block, str]:
    """What the line ``Type: Bar chart`` under the name of a panel says of its kind."""
    typed = [b for b in blocks if b.parents and TYPE.match(b.text.text)]
    return {b.parents[-1]: b.text.text for b in reversed(typed)}


TURNS = re.compile(
    rf"(?:^|[.;,:]\s+|\band\s+)\W{{0,3}}(?:\((?P<mark>[a-h])\)|"
    rf"(?P<side>{SIDE})(?: (?:panel|side|part))?(?=\s*[:,]))",
    re.I,
)


def _other_sides(blocks: list[Block]) -> set[str]:
    """The sides or letters that a caption gives to charts of other kinds, beside those of heatmaps.

    ``Left: heatmap of the scores. Right: line chart of their mean.``
    """
    for block in blocks:
        source = block.text.text
        named = CHART.finditer(source) if len(block.text) < LONGEST else ()
        kinds = {kind.group()[:4].lower() == "heat" for kind in named}
        turns = list(TURNS.finditer(source)) if len(kinds) > 1 else []
        ends = [*(turn.start() for turn in turns[1:]), len(source)]
        said = [(turn, source[turn.end() : end]) for turn, end in zip(turns, ends, strict=False)]
        others = {turn for turn, text in said if not shows_one(text) and other_chart(text) not in NO_CHART}
        if others and len(others) < len(turns):
            return {(turn["mark"] or turn["side"]).lower() for turn in others}
    return set()


def _without_other_sections(blocks: list[Block]) -> list[Block]:
    """The blocks without sections that begin with a chart of another kind, beside one about a heatmap."""
    below: dict[Block, list[Block]] = {}
    for block in blocks:
        for parent in block.parents:
            if parent.kind == "heading":
                below.setdefault(parent, []).append(block)
    heads = [b for b in blocks if b.kind == "heading" and b in below]
    beside = {(b.level, b.parents) for b in heads if HEATMAP_HEAD.search(b.text.text)}
    gone = {b for b in heads if (b.level, b.parents) in beside and _tells_other(b, below[b])}
    return [b for b in blocks if b not in gone and gone.isdisjoint(b.parents)]


HEATMAP_HEAD = re.compile(r"\bheat ?maps?\b|\b(?:confusion|correlation) matri", re.I)


def _tells_other(head: Block, inside: list[Block]) -> bool:
    """Whether a section says by its first words that it is about a chart of another kind."""
    if any(b.kind == "table" for b in inside) or any(shows_one(b.text.text) for b in (head, *inside)):
        return False
    first = next((b for b in inside if b.is_prose), None)
    begins = first.text.text[:BEGINNING] if first else ""
    return any(other_chart(said) not in NO_CHART for said in (head.text.text, begins))


BEGINNING = 120
