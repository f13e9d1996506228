"""Tables from which a converter dropped the cells under a spanning one: their lines begin too far left.

    Expert | |||
    Water | Trees | Grass ||
    Novice | Water | 781 | 36 | 21
    Trees | 23 | 166 | 49 |
"""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.tables.row_ends import filled_end
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.parsing import parse_quantity

__all__ = ["with_lost_spans"]
FEWEST = 2
"""Values of a line."""


def with_lost_spans(rows: list[list[Text]]) -> list[list[Text]]:
    """The rows with the cells that are missing before them, or as they are.

    Parameters
    ----------
    rows : list of list of Text
        All of a table, its heads first.
    """
    ends = [filled_end(row) for row in rows]
    width = max(ends, default=0)
    if width < FEWEST + 2 or ends.count(width) == len(rows):
        return rows
    leads = [_lead(row[:end]) for row, end in zip(rows, ends, strict=True)]
    body = [k for k, end in enumerate(ends) if leads[k] < end >= width - 1]
    groups = [k for k in body if ends[k] == width and leads[k] == 2]
    shifted = [k for k in body if ends[k] == width - 1 and leads[k] == 1]
    heads = list(range(body[0])) if body else []
    if not shifted or body[0] not in groups or len(groups) + len(shifted) < len(body):
        return rows
    if len(rows) - len(heads) != len(body) or not heads or ends[heads[-1]] != width - 2:
        return rows
    return [_moved(row, end, width, k in heads) for k, (row, end) in enumerate(zip(rows, ends, strict=True))]


def _lead(row: Sequence[Text]) -> int:
    """How many words stand before the first value of a row."""
    return next((k for k, cell in enumerate(row) if parse_quantity(cell.text) is not None), len(row))


def _moved(row: list[Text], end: int, width: int, heads: bool) -> list[Text]:
    """A row with its cells over those that they belong to; a single head spans them all."""
    if heads:
        return [Text(), Text(), *row[:end], *(Text() for _ in range(width - 2 - end))]
    return [*(Text() for _ in range(width - end)), *row[:end]]
