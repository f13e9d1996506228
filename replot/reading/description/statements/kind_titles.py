"""Titles that say what kind of matrix there is, and little more: ``Confusion matrix (test set)``.

They are what stands over the figure where nothing names it better.
"""

from __future__ import annotations

import itertools

from replot.findings import Span
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.roles import CLAIMS
from replot.reading.description.statements.title_words import COUNTED, FIGURE_NO, SPEAKS

__all__ = ["kind_title"]
OF_A_KIND = re.compile(
    r"\b(?!(?:the|an?|this|annotated|following|image|figure|data|single|above|below)\b)[\w-]+ "
    r"(?:heat ?maps?|matri(?:x|ces))\b", re.I
)
"""``risk heat map``, ``confusion matrix``; *heatmap* alone names nothing."""
LEADS_TO = re.compile(r"(?P<title>[A-Z](?:[^.:;|]|\.(?=\d)){5,80}?)(?: \([^()]{1,80}\))?:\s*")
"""A line that leads to the table below it: ``Cross-dataset AUROC (rows: training):``."""
NO_NAME = re.compile(r"[:{}<>|=]|\d[ ,]+\d")
TOLD_OF = re.compile(
    r" (?:analysis|interpretation|explanation|explained|results?|overview|breakdown|details)$", re.I
)
"""``Confusion matrix analysis``: what is written of it."""
LONGEST = 10
"""Words of such a title."""
STATEMENT = re.compile(
    r"\W*(?:the|an?|its|their|this|that|these|our|one|two|three|four|both|each|some|any|key|another|other|left|right|top|bottom|first|second|\d+|of|in|for)\b|"
    r".*(?:\b(?:is|are|was|were|shows?|gives?|prints?|contains?|we|here|below|above|following|looks?|see|as|let|"
    r"write|data|this|classes|rows|columns|without)\b|\. \S)", re.I | re.S
)
"""What is said of a matrix, and is no name of it."""
OF_SIDES = re.compile(r"\([^()]*\b(?:rows?|columns?|train\w*|actual|true)\b[^()]*\)", re.I)


def kind_title(blocks: list[Block], roles: dict[Block, str]) -> tuple[str, Span] | None:
    """The one heading, or line right above the only table, that says which kind of matrix there is.

    Parameters
    ----------
    blocks : list of Block
    roles : dict
        What headings say the blocks are about.
    """
    told = [block for block in blocks if roles.get(block) != CLAIMS]
    headed = {name[0]: name for block in told if (name := _name(block)) is not None}
    if len(headed) == 1:
        return next(iter(headed.values()))
    if headed or sum(block.kind in ("table", "code") for block in blocks) != 1:
        return None
    leading = (_lead(a) for a, b in itertools.pairwise(blocks) if b.kind in ("table", "code"))
    return next(filter(None, leading), None)


def _name(block: Block) -> tuple[str, Span] | None:
    """The name that a heading, a bold line or a line by itself is."""
    source = block.text.text
    alone = block.kind == "paragraph" and len(source.split()) <= LONGEST
    if not (block.kind == "heading" or alone) or OF_A_KIND.search(source) is None or SPEAKS.match(source):
        return None
    if STATEMENT.match(source) or NO_NAME.search(source.rstrip(": ")):
        return None
    if block.kind == "paragraph" and source.rstrip()[-1:] in ".;,?":
        return None
    number = FIGURE_NO.match(source) or COUNTED.match(source)
    return _titled(block, source[number.end() :] if number else source)


def _lead(block: Block) -> tuple[str, Span] | None:
    """The name in a line that leads to the table right below it."""
    led = LEADS_TO.fullmatch(block.text.text) if block.kind == "paragraph" else None
    if led is None or STATEMENT.match(led["title"]) or len(led["title"].split()) > LONGEST:
        return None
    if OF_A_KIND.search(led["title"]) is None and OF_SIDES.search(led[0]) is None:
        return None
    return _titled(block, led["title"])


def _titled(block: Block, said: str) -> tuple[str, Span] | None:
    title = TOLD_OF.sub("", tidy(said.strip().rstrip(":")))
    at = block.text.text.find(title)
    return (title, block.text.span(at, at + len(title))) if title and at >= 0 else None
