"""Headings with a line of ``=`` below them, or one above them too, as reports of programs have them."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["underlined"]
RULE = re.compile(r"[ \t]{0,3}={3,400}[ \t]*")
HEAD = re.compile(
    r"[ \t]{0,3}(?:\d{1,2}(?:[.)]|(?:\.\d{1,2}){1,2}[.)]?)[ \t]+)?(?P<text>[^\W_][^|\t\n]{0,118}\S)[ \t]*"
)
COLUMNS = re.compile(r"\S[ \t]{2,}\S")
"""The heads of a table between its rules are no heading."""


def underlined(lines: list[str], k: int) -> tuple[list[Block], int] | None:
    """The heading that stands in line ``k`` or is framed from there on, and the line after it.

    Nothing for a rule that frames no heading.
    """
    if k and lines[k - 1].strip():
        return None  # the last line of a paragraph, or of a table
    at = k + 1 if RULE.fullmatch(lines[k]) else k
    below = at + 1
    if below >= len(lines) or not RULE.fullmatch(lines[below]):
        return None
    head = HEAD.fullmatch(lines[at])
    if head is None or COLUMNS.search(head["text"]) or head["text"].endswith((".", ",", ";")):
        return None
    text = Text.of_line(head["text"], at + 1, head.start("text") + 1)
    return [Block("heading", text, at + 1, 1)], below + 1
