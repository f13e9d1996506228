"""Exceptions that stand below the sentence that leads to them: ``All cells are 5, except:``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["EXCEPTIONS", "with_exceptions_in_line"]
EXCEPTIONS = rare(
    r"\b(?:with|but(?: there are)?) (?:(?:the|these|those|some|a few|only|two|three|four|five|six|\d) )*"
    r"(?:following |listed )?exceptions(?: listed| given)?(?: below)?\s*:\s*$|"
    r"\b(?:except|exceptions)(?: for)?(?: the following| these)?\s*:\s*$",
    re.I | re.M,
)
HEADING = re.compile(r"[^\n.\d]{0,40}")
"""So short is what leads to exceptions of which it does not say that all others are alike."""
MOST = 60
CELL = 3
"""Columns of a table of cells: row, column and value."""


def with_exceptions_in_line(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with the items or the rows below such a sentence as its end."""
    lead: Block | None = None
    below: list[Text] = []
    for block in blocks:
        told = _told(block) if lead is not None and _is_below(block, lead) else []
        if told and (block.kind == "item" or not below):
            below += told
            continue
        if lead is not None:
            yield _in_line(lead, below)
        lead, below = None, []
        if block.is_prose and EXCEPTIONS.search(block.text.text) and not HEADING.fullmatch(block.text.text):
            lead = block
        else:
            yield block
    if lead is not None:
        yield _in_line(lead, below)


def _is_below(block: Block, lead: Block) -> bool:
    """Whether an item may be an exception: in a list of its own, or not in bold like the one before."""
    if block.kind != "item":
        return True
    if block.text.text.endswith(":"):
        return False
    if lead.kind != "item" or block.level > lead.level:
        return True
    return bool(lead.text.bold) and not block.text.bold


def _told(block: Block) -> list[Text]:
    """The exceptions that a block tells: an item is one, and each row of a table of cells."""
    if block.kind == "item":
        return [block.text.cut(0, len(block.text.text.rstrip(" .;,")))]
    rows = block.rows[block.header :] if block.kind == "table" else []
    if not 0 < len(rows) <= MOST or any(len(row) != CELL or not all(c.text for c in row) for row in rows):
        return []
    opened = [Text.lent("(", *row[0].span()[:2]).join(row[0], "") for row in rows]
    return [at.join(row[1], ", ").join(row[2], "): ") for at, row in zip(opened, rows, strict=True)]


def _in_line(lead: Block, below: list[Text]) -> Block:
    """The sentence with what stands below it."""
    if below:
        lead.text = lead.text.join(Text.of_lines(below, gap="; "))
    return lead
