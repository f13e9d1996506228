"""Axes of a grid whose cells are all told by their numbers: ``C[0][0] = 5, C[0][1] = 3, ...``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_index_cells"]
CELL = re.compile(
    r"(?:[^\W\d_]\w{0,15}|(?<![\w)\]]))(?:[(\[] ?(?P<r>\d{1,4}) ?, ?(?P<c>\d{1,4}) ?[)\]]|"
    r"\[(?P<i>\d{1,4})\] ?\[(?P<j>\d{1,4})\])\s?(?:[=:]|is)\s?(?=[-−+]?\.?\d)"
)
"""``cm[0, 1] =``."""
FEWEST = 2


def axes_of_index_cells(panel: PanelFacts, inside: list[Block]) -> None:
    """The numbers of the rows and columns, from 0 or 1 on, where each of their cells is told once."""
    places: list[tuple[int, int]] = []
    for block in inside:
        source = block.text.text
        told = CELL.finditer(source) if block.is_prose and ("[" in source or "(" in source) else ()
        places += [(int(m["r"] or m["i"]), int(m["c"] or m["j"])) for m in told]
    if len(places) < FEWEST * FEWEST or len(set(places)) < len(places):
        return
    rows, columns = (sorted(set(numbers)) for numbers in zip(*places, strict=True))
    first = min(rows[0], columns[0])
    for numbers in (rows, columns):
        if len(numbers) < FEWEST or first > 1 or numbers != list(range(first, first + len(numbers))):
            return
    if len(places) == len(rows) * len(columns):
        put_labels(panel.y, [*map(str, rows)])
        put_labels(panel.x, [*map(str, columns)])
