"""Where the cells of a row end that hold anything."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.text import Text

__all__ = ["filled_end"]


def filled_end(row: Sequence[Text]) -> int:
    """Where the empty cells at the end of a row begin."""
    end = len(row)
    while end and not row[end - 1].text.strip():
        end -= 1
    return end
