"""The colormap of a panel, from the words that describe its colours."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING

from replot.reading.description.assembly.panels.names import ASIDE, means_panel
from replot.reading.description.colours import ColourReading, describe
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.bars.sentences import find_only_colour

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import Facts, PanelFacts
    from replot.reading.description.document.blocks import Block

__all__ = ["Colouring", "colour_of"]
OWN_BAR = rare(r"\bcolou?r[- ]?(?:bar|scale|map|key)\b", re.I)


@dataclass
class Colouring:
    """A colormap and the words it was chosen for."""

    cmap: str | tuple[str, ...] | None = None
    center: float | None = None
    described: str | None = None
    reading: ColourReading | None = None


def colour_of(panel: PanelFacts, facts: Facts) -> Colouring:
    """The colouring of one panel: its own words first, else those about the whole figure."""
    if len(facts.panels) > 1:
        told = [s.text for b in panel.blocks for s in sentences(b.text) if OWN_BAR.search(s.text)]
        if panel.blocks and panel.blocks[0].marker == ASIDE:
            told = [f"colour map: {panel.blocks[0].text.text}"]
        told += _own_lines(panel, facts)
        pieces = _in_a_row(told)
        own = _describe(pieces) if pieces else Colouring()
        if own.reading is not None and own.reading.about_scale:
            return own
    if facts.colouring is None:
        facts.colouring = _describe(_without_names(_pieces(facts.blocks), facts))
    return facts.colouring


def _own_lines(panel: PanelFacts, facts: Facts) -> list[str]:
    """The lines of a list of legends that are about a panel: ``Reward: blue gradient (0-60)``."""
    out = []
    for block in facts.bar_items if panel.title else ():
        name, colon, rest = block.text.text.partition(":")
        if colon and len(name) < LONGEST_NAME and panel.title and means_panel(name, panel.title):
            out.append(f"colour map: {rest}")
    return out


LONGEST_NAME = 80


def _without_names(pieces: list[tuple[str, int]], facts: Facts) -> list[tuple[str, int]]:
    """The texts without the sentences that speak of rows and columns named like colours (``Red``)."""
    labels = {label for panel in facts.panels for label in (*panel.x.categories, *panel.y.categories)}
    names = [label for label in labels if len(label) <= LONGEST_COLOUR and find_only_colour(label)]
    if not names:
        return pieces
    named = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})(?!\w)")
    kept = []
    for text, at in pieces:
        told = [s for s in SENTENCE.split(text) if not named.search(s) or TELLS_COLOURS.search(s)]
        kept.append((" ".join(told), at))
    return kept


LONGEST_COLOUR = 24
SENTENCE = re.compile(r"(?<=[.!?;])\s+")
TELLS_COLOURS = re.compile(
    r"\b(?:colou?r\w*|shades?|shaded|hues?|gradient|legend|palette|darker|lighter|scale)\b", re.I
)


def _pieces(blocks: list[Block]) -> list[tuple[str, int]]:
    """The texts of the document; the lines of a legend are one text with the words they stand under."""
    heads = {block.parents[-1] for block in blocks if block.kind == "item" and block.parents}
    lines: dict[Block, list[str]] = {head: [] for head in heads if OWN_BAR.search(head.text.text)}
    inside = set()
    for block in blocks:
        if block.kind == "item" and block.parents and block.parents[-1] in lines:
            lines[block.parents[-1]].append(block.text.text)
            inside.add(id(block))
    texts = [
        "; ".join([block.text.text, *(line.rstrip(" .;") for line in lines.get(block, []))])
        for block in blocks
        if block.kind != "code" and block.text and len(block.text) < 20_000 and id(block) not in inside
    ]
    return _in_a_row(texts + [legend for block in blocks if (legend := _legend(block))])


def _legend(block: Block) -> str:
    """The lines of a table whose first column is one of colours, as one text: ``Red: high; Green: low``."""
    rows = block.rows[block.header :] if block.kind == "table" else []
    if not 2 <= len(rows) <= MOST_COLOURS or not HEADS_COLOURS.search(block.rows[0][0].text):
        return ""
    named = [row for row in rows if len(row) > 1 and find_only_colour(LETTERS.sub("", row[0].text))]
    if len(named) < len(rows):
        return ""
    return "Colours: " + "; ".join(f"{row[0].text}: {row[1].text}" for row in named)


MOST_COLOURS = 20
HEADS_COLOURS = re.compile(r"\bcolou?rs?\b", re.I)
LETTERS = re.compile(r"[^\w\s/-]+")


def _in_a_row(texts: list[str]) -> list[tuple[str, int]]:
    """Each text with a place of its own, so that a span tells which of them it is in."""
    starts = accumulate((len(text) + 1 for text in texts), initial=0)
    return list(zip(texts, starts, strict=False))


def _describe(pieces: list[tuple[str, int]]) -> Colouring:
    found = describe(pieces)
    if found is None:
        return Colouring()
    cmap = found.cmap if isinstance(found.cmap, str) else tuple(found.cmap)
    return Colouring(cmap, found.center, found.described, found)
