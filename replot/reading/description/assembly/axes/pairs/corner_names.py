"""Axes of which only corners are told: ``from upper left (clay, dry: 95) to lower right (sand, wet: 30)``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_corners"]
CORNER = rare(
    r"\b(?P<v>top|upper|bottom|lower)[- ](?P<h>left|right)(?:most)?(?: (?:corner|cell|square|tile))* "
    r"\((?P<row>[^\W\d_][^():,;=]{0,40}), ?(?P<column>[^\W\d_][^():,;=]{0,40}?)(?: ?[:=]| at|,) "
    r"(?:(?:about|around|approximately|roughly|nearly|only) |[~≈])?[-−+]?\.?\d[\d.,]*[^():,;]{0,12}\)",
    re.I,
)
CROSSED = rare(
    r"\b(?:(?:for|of) (?:each|every|all) combinations? of|by|across) (?:the )?"
    r"(?P<y>[^\W\d_][\w-]*(?: [\w-]+){0,3}?) and (?:the )?"
    r"(?P<x>[^\W\d_][\w-]*(?: [\w-]+){0,3}?)(?=\s*(?:[.;,(:]|$))",
    re.I,
)
"""``for each combination of soil and rain``: in the order in which the corners name both."""
TOP, LEFT = ("top", "upper"), "left"
OPPOSITE = 2


def axes_of_corners(panel: PanelFacts, inside: list[Block]) -> None:
    """The first and the last label of both axes, from a value in each of two opposite corners."""
    rows: dict[bool, str] = {}
    columns: dict[bool, str] = {}
    for corner in (m for block in inside if block.is_prose for m in CORNER.finditer(block.text.text)):
        first_row, first_column = corner["v"].lower() in TOP, corner["h"].lower() == LEFT
        row, column = tidy(corner["row"]), tidy(corner["column"])
        alike = key(rows.setdefault(first_row, row)) == key(row)
        if not alike or key(columns.setdefault(first_column, column)) != key(column):
            return
    names = [*map(key, (*rows.values(), *columns.values()))]
    if len(rows) < OPPOSITE or len(columns) < OPPOSITE or len(set(names)) < len(names):
        return
    for fact, labels in ((panel.y, rows), (panel.x, columns)):
        fact.categories, fact.kind = (labels[True], labels[False]), "partial"
    told = (m for block in inside if block.is_prose for m in CROSSED.finditer(block.text.text))
    crossed = {(key(m["y"]), key(m["x"])): (m["y"], m["x"]) for m in told}
    for both in crossed.values() if len(crossed) == 1 else ():
        for fact, label in zip((panel.y, panel.x), both, strict=True):
            fact.label = fact.label or label
