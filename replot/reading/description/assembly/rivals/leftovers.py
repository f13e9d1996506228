"""Numbers that find no cell: whether other axes are to be tried, and in which sentences."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate
from typing import TYPE_CHECKING

from replot.reading.description.assembly.pieces import tells_frame
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.lexicon.roles import CLAIMS, role_of
from replot.reading.description.statements.bars.words import BAR
from replot.reading.description.statements.cells.ruled_out.claim_words import claims
from replot.reading.description.statements.cells.statement import Ranks

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["leaves_over", "tried_sentences"]
MOST_TRIED = 12_000
LONGEST_TRIED = 1500
"""Letters of a text, and of one sentence, up to which other axes are tried."""


def tried_sentences(inside: list[Block], found: dict[Block, str], title: str | None) -> list[Text]:
    """The sentences whose lists may be axes, without title and bar; none of a text that is too long."""
    blocks = [b for b in inside if b.kind not in ("table", "code", "heading") and role_of(b, found) != CLAIMS]
    if sum(len(block.text) for block in blocks) > MOST_TRIED:
        return []
    said = (sentence for block in blocks for sentence in sentences(block.text))
    out = [sentence for sentence in said if not tells_frame(sentence, title)]
    return out if max(map(len, out), default=0) < LONGEST_TRIED else []


def leaves_over(tried: list[Text], panel: PanelFacts) -> bool:
    """Whether several numbers of the sentences are neither labels nor the values of cells.

    Where the text lists both axes, only whole lines of numbers count; a square matrix of which each cell is
    stated has no place for more.
    """
    if not panel.states_values:
        return True
    if panel.x.categories == panel.y.categories:
        stated = {(cell.row, cell.column) for cell in panel.cells if cell.rank < Ranks.DEFAULT}
        if len(stated) == len(panel.x.categories) ** 2:
            return False
    placed: dict[int, list[tuple[int, int]]] = {}
    for line, column, length, _ in {cell.span for cell in panel.cells}:
        placed.setdefault(line, []).append((column, column + length))
    taken = {line: _Stretches(ends) for line, ends in placed.items()}
    fewest = min(len(panel.x.categories), len(panel.y.categories))
    listed = {panel.x.kind, panel.y.kind} <= {"list", "range"}
    homeless = 0
    for text in tried:
        here = 0
        for quantity in find_quantities(text.text):
            span = text.span(quantity.number_start, quantity.end)
            cells = taken.get(span.line)
            near = cells is not None and cells.meet(span.column, span.column + span.length)
            here += not near and not panel.is_label(span)
        if here and (not listed or here >= fewest):
            homeless += here * (BAR.search(text.text) is None and not claims(text.text))
    return homeless > 1


class _Stretches:
    """Stretches of one line, of which it can be asked whether any of them meets another one."""

    def __init__(self, ends: list[tuple[int, int]]) -> None:
        ends.sort()
        self.starts = [start for start, _ in ends]
        self.reach = list(accumulate((end for _, end in ends), max))

    def meet(self, start: int, end: int) -> bool:
        before = bisect_left(self.starts, end)
        return before > 0 and self.reach[before - 1] > start
