"""Cells that cover several columns or rows of a table, as HTML and wikis write them."""

from __future__ import annotations

from collections.abc import Iterable

from replot.reading.description.document.text import Text
from replot.reading.description.limits import current, too_many

__all__ = ["MAX_SPAN", "Covering"]
MAX_SPAN = 1000
"""Columns or rows that one cell covers; the limit that HTML itself has for columns."""


class Covering:
    """The rows of a table one after the other, each with what the rows above reach down into it."""

    def __init__(self) -> None:
        self.covered: dict[int, tuple[Text, int]] = {}  # column -> cell and rows
        self.total, self.most = 0, current.get().cells

    def row(self, cells: Iterable[tuple[Text, int, int]]) -> list[Text]:
        """The texts of a row, whose cells cover so many columns and rows each."""
        texts: list[Text] = []
        below = {column: (text, left - 1) for column, (text, left) in self.covered.items() if left > 1}
        for text, across, down in cells:
            while len(texts) in self.covered:
                texts.append(self.covered[len(texts)][0])
            if down > 1:
                below.update(dict.fromkeys(range(len(texts), len(texts) + across), (text, down - 1)))
            texts += [text] * across
            if self.total + len(texts) > self.most:
                raise too_many("cells in a table", self.total + len(texts), "cells")
        while len(texts) in self.covered:
            texts.append(self.covered[len(texts)][0])
        self.covered = below
        self.total += len(texts)
        return texts
