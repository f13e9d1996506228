"""Markdown, HTML and LaTeX files that hold tables, each table a panel."""

from __future__ import annotations

from replot.errors import ReadError
from replot.findings import Finding
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.scanner import read_document
from replot.reading.description.limits import Limits, limited
from replot.reading.table.shape import Table

__all__ = ["markup_tables"]

LEFT_OUT = "R109"


def markup_tables(text: str, where: str, max_cells: int) -> list[Table]:
    """All tables of a document, under their captions or the headings they stand under.

    Raises
    ------
    ReadError
        If there is none.
    """
    with limited(Limits(cells=max_cells, categories=max_cells)):
        blocks = [block for block in read_document(text) if block.kind == "table" and len(block.rows) > 1]
    if not blocks:
        raise ReadError(f"{where}: there is no table in this file")
    return [_table(block, where, several=len(blocks) > 1) for block in blocks]


def _table(block: Block, where: str, several: bool) -> Table:
    at = f"{where}:{block.line}"
    heads = [[cell.text.strip() for cell in row] for row in block.rows[:max(block.header, 1)]]
    body = block.rows[len(heads):len(block.rows) - block.footer]
    width = max(map(len, heads))
    for row in body:
        if len(row) > width:
            raise ReadError(f"{where}:{row[0].span().line}: {len(row)} cells for {width} columns")
    cells = [[cell.text.strip() for cell in row] + [""] * (width - len(row)) for row in body]
    bold = [[cell.is_bold(0, len(cell)) for cell in row] + [False] * (width - len(row)) for row in body]
    heads = [row + [""] * (width - len(row)) for row in heads]
    x_label = None
    if len(heads) > 1 and len(set(heads[0][1:])) == 1 and heads[0][1]:
        x_label, heads = heads[0][1], heads[1:]  # one word above all columns is the name of their axis
    names = [" / ".join(dict.fromkeys(filter(None, column))) for column in zip(*heads, strict=True)]
    heading = next((parent.text.text for parent in reversed(block.parents) if parent.kind == "heading"), "")
    title = block.text.text.strip() or (heading.strip() if several else "") or None
    table = Table(names, [list(column) for column in zip(*cells, strict=True)], None, at, title, x_label,
                  [list(column) for column in zip(*bold, strict=True)])
    if block.footer:
        table.findings.append(Finding(LEFT_OUT, f"{at}: the foot of the table is left out."))
    return table
