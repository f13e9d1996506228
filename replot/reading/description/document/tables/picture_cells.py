"""Tables that only lay out pictures with what is said of each, such as the pages of projects have them."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.chart_words import HEATMAP

__all__ = ["picture_cells"]
PICTURE = re.compile(r"<img\b|!\[[^\[\]\n]{0,200}\]\(", re.I)
SENTENCE = re.compile(r"(?:\S+\s+){5}\S")
VALUE = re.compile(r"\W{0,6}\d[\d.,]{0,12}\W{0,4}")
MOST_ROWS = 40


def picture_cells(table: Block, raw: Sequence[str]) -> list[Block]:
    """The cells of such a table as paragraphs, in order; empty where it holds values or no sentences.

    A picture stands in each of its columns, or rows: ``<td><img src="a.png"><br>Rain and flow ...</td>``.
    """
    if table.kind != "table" or len(table.rows) > MOST_ROWS:
        return []
    cells = [cell.cut(0) for row in table.rows for cell in row if cell.text.strip()]
    pictures = sum(len(PICTURE.findall(line)) for line in raw)
    across, down = max(map(len, table.rows), default=0), len(table.rows)
    if not pictures or pictures < min(across, down):
        return []
    if any(VALUE.fullmatch(cell.text) for cell in cells):
        return []
    if not any(SENTENCE.match(cell.text) for cell in cells):
        return []
    named = [cell for row in table.rows for cell in _of_heatmap([cell.cut(0) for cell in row])]
    return [Block("paragraph", cell, cell.span().line) for cell in named or cells]


def _of_heatmap(row: list[Text]) -> list[Text]:
    """The cells of a row that name a heatmap; all, where such a cell says no more."""
    found = [cell for cell in row if HEATMAP.search(cell.text) is not None]
    brief = bool(found) and not any(SENTENCE.match(cell.text) for cell in found)
    return [cell for cell in row if cell] if brief else found
