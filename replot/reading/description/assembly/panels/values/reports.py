"""The scores of single classes, listed beside the four outcomes that a confusion matrix counts."""

from __future__ import annotations

from collections.abc import Iterable

from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.metrics import AVERAGES, METRIC
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.classified.quadrants import QUADRANT, counted_quadrants

__all__ = ["without_reports"]
OF_CLASS = rare(r"\b(?:precision|recall|f-?1|sensitivity|specificity)\b", re.I)
"""A score that each class has one of."""
OUTCOMES = 4
FEWEST = 2
"""Scores of one class that are a line of a report."""
LONGEST_HEAD = 60
"""Letters of a paragraph that only leads to scores."""


def without_reports(blocks: list[Block]) -> list[Block]:
    """The blocks without a report of scores, where the four outcomes stand in others.

    It is no part of the grid: its heads, the classes, are no panels and no rows.
    """
    if not any(OF_CLASS.search(block.text.text) for block in blocks if block.kind == "item"):
        return blocks
    under: dict[Block, list[Block]] = {}
    for block in blocks:
        if block.parents:
            under.setdefault(block.parents[-1], []).append(block)
    gone = {block for block in blocks if block.kind == "item" and _is_line(block)}
    for head, items in under.items():
        if len(items) >= FEWEST and all(map(_is_score, items)) and any(map(_of_class, items)):
            gone.update(items)
            if head.kind != "paragraph" or len(head.text) <= LONGEST_HEAD:
                gone.add(head)
    if not gone:
        return blocks
    left = [block for block in blocks if block not in gone]
    kinds = {kind for text in _said(left) for kind, *_ in counted_quadrants(text)}
    if len(kinds) < OUTCOMES:
        return blocks
    for head in reversed(under):  # what only such heads stand under
        if gone.issuperset(under[head]):
            gone.add(head)
    return [block for block in blocks if block not in gone]


def _said(blocks: Iterable[Block]) -> Iterable[Text]:
    return (text for block in blocks if block.is_prose for text in sentences(block.text))


def _of_class(block: Block) -> bool:
    return OF_CLASS.search(block.text.text) is not None


def _is_score(block: Block) -> bool:
    """``Recall: 0.9``."""
    name = VALUE.split(block.text.text, maxsplit=1)
    return block.kind == "item" and len(name) > 1 and _is_metric(name[0])


def _is_line(block: Block) -> bool:
    """``Oak: precision 0.9, recall 0.8``."""
    lead, stop = lead_of(block)
    if not lead or QUADRANT.search(block.text.text) or not _of_class(block):
        return False
    parts = [part for part in APART.split(block.text.text[stop:].strip(" .*_:–—-")) if part.strip()]
    scores = [VALUE.split(part, maxsplit=1) for part in parts]
    return len(parts) >= FEWEST and all(
        len(said) > 1 and _is_metric(said[0]) and not said[1].strip(" )%*_.") for said in scores
    )


def _is_metric(name: str) -> bool:
    name = name.strip(" *_:=(–—-")
    return METRIC.fullmatch(name) is not None or AVERAGES.fullmatch(name) is not None


VALUE = re.compile(r"(?<=[\s:=(])[-−+~≈]?(?:\d[\d.,]*|\.\d+)(?![\w.])")
APART = re.compile(r"[,;|/](?!\d)|\band\b")
