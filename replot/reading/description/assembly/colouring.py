"""The colormap of a panel, from the words that describe its colours."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

from replot.findings import Span
from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.assembly.panels.named.names import ASIDE, means_panel
from replot.reading.description.assembly.panels.named.part_titles import scale_begins
from replot.reading.description.colours import ColourReading, describe
from replot.reading.description.colours.words import find_colours
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.bars.legend import find_only_colour

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import Facts, PanelFacts
    from replot.reading.description.document.blocks import Block

__all__ = ["Colouring", "colour_of"]
OWN_BAR = rare(r"\bcolou?r[- ]?(?:bar|scale|map|key|range)\b|\bscale\b|\bpalette\b|\bcmap\b", re.I)
OWN_LEGEND = rare(r"\blegends?\b|\bcolou?r order\b", re.I)


@dataclass
class Colouring:
    """A colormap, the words it was chosen for and where the first of them stand."""

    cmap: str | tuple[str, ...] | None = None
    center: float | None = None
    described: str | None = None
    reading: ColourReading | None = None
    span: Span | None = None


def colour_of(panel: PanelFacts, facts: Facts) -> Colouring:
    """The colouring of one panel: its own words first, else those about the whole figure."""
    if len(facts.panels) > 1:
        said = (sentence for block in panel.blocks for sentence in sentences(block.text))
        told = [s for s in said if OWN_BAR.search(s.text) or OWN_LEGEND.search(s.text)]
        if panel.blocks and panel.blocks[0].marker == ASIDE:
            told = [_as_map(panel.blocks[0].text)]
        told += _behind_name(panel)
        told += _named_in_brackets(panel)
        told += _own_lines(panel, facts)
        if facts.clauses:
            place = next(k for k, other in enumerate(facts.panels) if other is panel)
            clauses = facts.clauses.get(place, [])
            told = [s for s in told if not any(clause.text in s.text for clause in clauses)]
            told += [] if told else map(_as_map, clauses)
        own = _describe(told) if told else Colouring()
        if own.reading is not None and own.reading.about_scale:
            return own
        if panel.coloured_like is not None:
            return colour_of(panel.coloured_like, facts)
    if facts.colouring is None:
        facts.colouring = _describe(_without_names(_texts(facts.blocks), facts))
    return facts.colouring


def _as_map(text: Text) -> Text:
    """Words that are known to be about the colour map."""
    return Text("colour map: ").join(text, gap="")


def _behind_name(panel: PanelFacts) -> list[Text]:
    """The words for colours behind the name of a panel in the line that heads its part."""
    head = panel.blocks[0] if panel.blocks else None
    lead = lead_of(head)[0] if head is not None else ""
    begins = scale_begins(lead)
    at = head.text.text.find(lead) if head is not None and begins < len(lead) else -1
    return [_as_map(head.text.cut(at + begins + 1, at + len(lead)))] if head is not None and at >= 0 else []


MAP_IN_BRACKETS = re.compile(r"\((?P<map>[A-Za-z]\w+)\b[^()]*\)")


def _named_in_brackets(panel: PanelFacts) -> list[Text]:
    """The colormap that the line of a panel names: ``Right panel: rain heatmap (RdYlGn - red = dry)``."""
    from replot.reading.description.colours.named import is_map_name

    head = panel.blocks[0].text if panel.blocks else Text()
    named = (told for told in MAP_IN_BRACKETS.finditer(head.text) if is_map_name(told["map"]))
    return [_as_map(head.cut(told.start("map"), told.end() - 1)) for told in named]


def _own_lines(panel: PanelFacts, facts: Facts) -> list[Text]:
    """The lines of a list of legends that are about a panel: ``Reward: blue gradient (0-60)``."""
    out = []
    for block in facts.bar_items if panel.title else ():
        name, colon, _ = block.text.text.partition(":")
        if colon and len(name) < LONGEST_NAME and panel.title and means_panel(name, panel.title):
            out.append(_as_map(block.text.cut(len(name) + 1)))
    return out


LONGEST_NAME = 80


def _without_names(texts: list[Text], facts: Facts) -> list[Text]:
    """The texts without the sentences that speak of rows and columns named like colours (``Red``)."""
    labels = {label for panel in facts.panels for label in (*panel.x.categories, *panel.y.categories)}
    names = [label for label in labels if len(label) <= LONGEST_COLOUR and find_only_colour(label)]
    if not names:
        return texts
    named = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})(?!\w)")
    kept = []
    for text in texts:
        ends = [0, *(gap.end() for gap in SENTENCE.finditer(text.text)), len(text)]
        told = (text.cut(*clause) for clause in pairwise(ends))
        about = (each for each in told if not named.search(each.text) or TELLS_COLOURS.search(each.text))
        kept.append(Text.of_lines(list(about)))
    return kept


LONGEST_COLOUR = 24
SENTENCE = re.compile(r"(?<=[.!?;])\s+")
TELLS_COLOURS = re.compile(
    r"\b(?:colou?r\w*|shades?|shaded|hues?|gradient|legend|palette|darker|lighter|scale)\b", re.I
)


def _texts(blocks: list[Block]) -> list[Text]:
    """The texts of the document; the lines of a legend are one text with the words they stand under."""
    heads = {block.parents[-1] for block in blocks if block.kind == "item" and block.parents}
    lines: dict[Block, list[Text]] = {head: [] for head in heads if OWN_BAR.search(head.text.text)}
    inside = set()
    for block in blocks:
        listed = block.kind == "item" and block.parents and block.parents[-1] in lines
        if listed and len(find_colours(block.text.text)) < OWN_SCALE:
            lines[block.parents[-1]].append(block.text)
            inside.add(id(block))
    texts = [
        Text.of_lines(
            [block.text, *(line.cut(0, len(line.text.rstrip(" .;"))) for line in lines.get(block, ()))], "; "
        )
        for block in blocks
        if block.kind != "code" and block.text and len(block.text) < 20_000 and id(block) not in inside
    ]
    return texts + [legend for block in blocks if (legend := _legend(block))]


OWN_SCALE = 3
"""Colours of a line of a legend that tells the scale by itself: ``Gradient: purple → red → yellow``."""


def _legend(block: Block) -> Text | None:
    """The lines of a table whose first column is one of colours, as one text: ``Red: high; Green: low``."""
    rows = block.rows[block.header :] if block.kind == "table" else []
    if not 2 <= len(rows) <= MOST_COLOURS or not HEADS_COLOURS.search(block.rows[0][0].text):
        return None
    named = [row for row in rows if len(row) > 1 and find_only_colour(LETTERS.sub("", row[0].text))]
    if len(named) < len(rows):
        return None
    return Text("Colours: ").join(Text.of_lines([row[0].join(row[1], ": ") for row in named], "; "), gap="")


MOST_COLOURS = 20
HEADS_COLOURS = re.compile(r"\bcolou?rs?\b", re.I)
LETTERS = re.compile(r"[^\w\s/-]+")


def _describe(texts: list[Text]) -> Colouring:
    # each text has a place of its own, so that a span tells which of them it is in
    starts = list(accumulate((len(text) + 1 for text in texts), initial=0))
    found = describe((text.text, start) for text, start in zip(texts, starts, strict=False))
    if found is None:
        return Colouring()
    cmap = found.cmap if isinstance(found.cmap, str) else tuple(found.cmap)
    begin, end = found.spans[0]
    k = bisect_right(starts, begin) - 1
    begin, end = begin - starts[k], end - starts[k]
    line = texts[k].span(begin, end).text.rstrip(";")  # the first line of several, without what joins them
    return Colouring(cmap, found.center, found.described, found, texts[k].span(begin, begin + len(line)))
