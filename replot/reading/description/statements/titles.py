"""The title of the figure."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.colours.named import is_map_name
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.cells.classified.correct_counts import correct_counts
from replot.reading.description.statements.heading_titles import (
    heading_above_data,
    named_heading,
    opening_heading,
)
from replot.reading.description.statements.kind_titles import kind_title
from replot.reading.description.statements.lone_titles import (
    captioned_title,
    line_over_table,
    listed_title,
    lone_title,
    title_at_table,
)
from replot.reading.description.statements.openings import opening_title
from replot.reading.description.statements.title_words import NAMES_KIND, NUMBERING
from replot.reading.description.statements.told_titles import told_title

__all__ = ["read_title"]


def read_title(blocks: list[Block], roles: dict[Block, str]) -> tuple[str | None, Span | None]:
    """The figure's title: stated outright, else a heading that names the figure.

    Parameters
    ----------
    blocks : list of Block
    roles : dict
        What headings say the blocks are about.

    Returns
    -------
    (str or None, Span or None)
        The title and the words that state it.
    """
    title, span = _found_title(blocks, roles)
    if title is not None and is_map_name(title):
        return None, None  # "heatmap ("coolwarm", -1 to 1)"
    if not title:
        return None, span
    if FILE.match(title) is not None or ONLY_FIGURE.fullmatch(title) is not None or correct_counts(title):
        return None, None
    if OF_AXES.search(title) is not None or LEFT_OPEN.search(title) is not None:
        return None, None
    title = OF_KIND.sub("", title) or title
    if title[:1] in "*_" and title.count(title[0]) % 2:
        title = title[1:].lstrip()  # set in italics that end behind it
    return title, span


def _of_same_part(blocks: list[Block]) -> list[Block]:
    """The blocks without those of later chapters than that of the only table: they tell of other things."""
    tables = [k for k, block in enumerate(blocks) if block.kind == "table"]
    above = [b for b in blocks[tables[0]].parents if b.kind == "heading"] if len(tables) == 1 else []
    if not above:
        return blocks
    later = (k for k in range(tables[0] + 1, len(blocks)) if _heads_chapter(blocks[k], above[-1]))
    return blocks[: next(later, len(blocks))]


def _heads_chapter(block: Block, part: Block) -> bool:
    """Whether a block is the heading of more than the part of a document that another one heads."""
    return block.kind == "heading" and block.level < part.level


FILE = re.compile(
    r"(?:[^\s:]+\.)?(?:png|jpe?g|svg|pdf|gif|webp|tiff?|csv|tsv|xlsx|ipynb|html?|py|md)(?:$|: (?=[a-z]))",
    re.I,
)
"""The name of a file and no title: ``heat.png``; its end behind what looks like ``fig3.``, too."""
ONLY_FIGURE = re.compile(
    r"(?:visuali[sz]ation|plot|picture|image|depiction|display|example) of (?:an?|the) "
    r"(?:\d+ ?[x×] ?\d+ )?(?:[\w-]+ )?heat ?map\.?", re.I
)
"""``Visualization of an 8 × 3 heatmap``: that there is one, and no name."""
OF_AXES = re.compile(r"\b(?:with|whose) (?:the )?(?:[xy]|horizontal|vertical)[- ]axis\b", re.I)
"""``Heatmap showing weights, with x-axis as time``: what stands in a figure, and no name."""
LEFT_OPEN = re.compile(
    r"\b(?:matrix|heat ?map|table|grid|figure|plot|results?|values?) "
    r"(?:is|are|was|were|becomes?|reads?|looks? like)(?: as follows)?\W*$", re.I
)
"""``The resulting confusion matrix is``: what leads to it."""
OF_KIND = re.compile(r"\s*\((?:an? )?(?:[a-z]+ )?(?i:heat ?map)\)$")
"""``Rent by town (heat map)``: what the figure is, behind its name."""


def _opening(
    blocks: list[Block], roles: dict[Block, str], data: Block | None
) -> tuple[str, Span] | None:
    """The heading that opens a text; where it does not name the figure, the line that alone does."""
    opened = opening_heading(blocks, roles, data)
    if opened is None or NAMES_KIND.search(opened[0]):
        return opened or listed_title(blocks)
    other = line_over_table(blocks) or lone_title(blocks) or listed_title(blocks)
    return opened if other is None or opened[0] in other[0] else other


def _found_title(
    blocks: list[Block], roles: dict[Block, str]
) -> tuple[str | None, Span | None]:
    stated, denied = told_title(_of_same_part(blocks), roles)
    if stated is not None or denied:
        return stated or (None, None)
    told = (opening_title(block) for block in blocks if block.is_prose)
    opened = [found for found in told if found is not None]
    first = (opened[0].title, opened[0].span) if len(opened) == 1 else None
    if first is not None and opened[0].quoted:
        return first
    data = next((block for block in blocks if block.kind in ("table", "code")), None)
    headed = (
        named_heading(blocks, roles)
        or heading_above_data(blocks, roles, data)
        or _opening(blocks, roles, data)
        or title_at_table(blocks)
        or captioned_title(blocks)
        or first
        or lone_title(blocks)
        or kind_title(blocks, roles)
    )
    return (NUMBERING.sub("", headed[0]), headed[1]) if headed is not None else (None, None)
