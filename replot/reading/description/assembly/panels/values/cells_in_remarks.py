"""Cells that only the remarks on a figure tell, beside those that are listed: ``(e.g., oak at 76%)``."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from replot.reading.description.assembly.in_order import fixed_above
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.ruled_out.may_hold import may_hold_values
from replot.reading.description.statements.cells.sentences.topics import read_sentence
from replot.reading.description.statements.cells.statement import CellStatement, Context, Ranks
from replot.reading.description.statements.frame import Frame

__all__ = ["read_cells_in_remarks"]
LONGEST = 2000
SAYS_MORE = rare(
    r"\b(?:by|than|averag\w*|means?|median|totals?|sums?|differences?|gaps?|margin|ratio|improve\w*|"
    r"gains?|increas\w*|decreas\w*|points?|times|if|would|could|should|might|not|expect\w*|range\w*|"
    r"others|rest|random|chance|baseline|threshold)\b",
    re.I,
)
"""Words of remarks that compare, reckon or suppose."""
ENDS = re.compile(
    r"\s?%?\s*(?:$|[^\w\s]|(?:on|in|for|at|and|or|while|with|vs|as|but|under|over|during|respectively)\b)",
    re.I,
)
"""What stands behind a value, and no noun that it counts: ``misses 4 signs``."""


def read_cells_in_remarks(
    blocks: Iterable[Block], frame: Frame, known: list[CellStatement]
) -> list[CellStatement]:
    """The cells of sentences whose numbers are all those of cells, where nothing known speaks against them.

    Parameters
    ----------
    blocks : iterable of Block
        The remarks.
    frame : Frame
    known : list of CellStatement
        What is told elsewhere. Those of a square may stand for what is mirrored, so of one nothing is added.
    """
    if set(frame.x) & set(frame.y):
        return []
    told = {(cell.row, cell.column): cell for cell in known}
    if len(told) == len(frame.x) * len(frame.y):
        return []
    out: list[CellStatement] = []
    for block in blocks:
        if not may_hold_values(block.text.text) or block.kind not in ("paragraph", "item"):
            continue
        fixed = fixed_above(block.parents, frame, headings=False) or {}
        for before, sentence in pairwise([Text(), *sentences(block.text)]):
            if len(sentence) > LONGEST or SAYS_MORE.search(sentence.text) is not None:
                continue
            found = read_sentence(sentence, before, frame, Context(fixed), Ranks.PROSE)
            if found and _are_all(sentence, found, frame) and all(_fits(cell, told) for cell in found):
                new = [c for c in found if (c.row, c.column) not in told]
                new = [replace(cell, rank=Ranks.CLAIM) for cell in new]
                told.update({(cell.row, cell.column): cell for cell in new})
                out += new
    return out


def _are_all(sentence: Text, found: list[CellStatement], frame: Frame) -> bool:
    """Whether a sentence holds no numbers but those of its cells and labels, and speaks of no whole line."""
    if any(cell.rank != Ranks.PROSE for cell in found):
        return False
    inside = {k for mention in frame.mentions(sentence.text) for k in range(mention.start, mention.end)}
    given = [q for q in find_quantities(sentence.text) if q.number_start not in inside]
    alone = all(ENDS.match(sentence.text, quantity.end) is not None for quantity in given)
    return alone and len(given) == len({cell.span for cell in found})


def _fits(cell: CellStatement, told: dict[tuple[int, int], CellStatement]) -> bool:
    """Whether a cell has one number, and the one that is known where one is."""
    one = cell.quantity
    if one is None or one.is_range or one.is_open:
        return False
    other = told.get((cell.row, cell.column), cell).quantity
    return other is not None and not other.is_range and not other.is_open and other.value == one.value
