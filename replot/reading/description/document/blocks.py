"""Blocks: headings, paragraphs, items, tables and code, each with what it stands under."""

from __future__ import annotations

from dataclasses import dataclass, field

from replot.findings import Span
from replot.reading.description.document.text import Text

__all__ = ["OF_LINE", "OF_PLACE", "OUTPUT", "Block", "table_at"]
OF_LINE = "line"
"""The marker of a heading that heads the rest of its own line, and nothing beyond it."""

OF_PLACE = "place"
"""The marker of a heading that is that of a panel: one of several places, of several objects in JSON."""

OUTPUT = "output"
"""The shape of a grid that a program printed under a line of its own, beside others."""


@dataclass(slots=True, eq=False)
class Block:
    """One block of the document.

    Attributes
    ----------
    kind : str
        ``"heading"``, ``"paragraph"``, ``"item"``, ``"table"`` or ``"code"``.
    text : Text
        The text; for a table its caption.
    parents : tuple of Block
        What it stands under, outermost first: headings, bold lines, items, lead-in lines.
    rows : list of list of Text
        The rows of a table.
    header : int
        Number of header rows of a table.
    footer : int
        Number of footer rows of a table.
    lines : list of str
        The raw lines of a code block.
    lead : (str, int) or None
        Its name and where the rest begins, once somebody has asked.
    own_role : str or None
        The role that its first words announce, once somebody has asked.
    names : list of (str, Span) or None
        The names of panels that it tells, once somebody has asked.
    """

    kind: str
    text: Text
    line: int
    level: int = 0
    marker: str = ""
    parents: tuple[Block, ...] = ()
    rows: list[list[Text]] = field(default_factory=list)
    header: int = 0
    footer: int = 0
    lines: list[str] = field(default_factory=list)
    shape: str = ""
    headless: bool = False
    lead: tuple[str, int] | None = None
    own_role: str | None = None
    names: list[tuple[str, Span]] | None = None

    @property
    def is_prose(self) -> bool:
        """Whether it is running text: a paragraph or an item of a list."""
        return self.kind in ("paragraph", "item")

    def saying(self, text: Text) -> Block:
        """A block of the same kind and place that says something else, such as a part of this one."""
        return Block(self.kind, text, self.line, self.level, self.marker, shape=self.shape)


def table_at(
    line: int, rows: list[list[Text]] | None = None, header: int = 1, headless: bool = False
) -> Block:
    """A table without a caption, at a line."""
    caption = Text("", [(0, line, 1)])
    return Block("table", caption, line, rows=[] if rows is None else rows, header=header, headless=headless)


MAX_DEPTH = 40
