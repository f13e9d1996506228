"""Lines beside the text itself: numbers of pages, captions of pictures, titles and heads of tables."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.own_lines import OPEN_END
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.abroad import FIGURE_WORD

__all__ = ["above_heads", "ends_with_title", "is_caption", "is_page_number"]


def above_heads(found: list[Block], parts: list[Text]) -> list[Text]:
    """The lines of a paragraph without those that a table after it took for its heads."""
    heads = (cell for b in found[:FIRST_TABLE] for row in b.rows[: b.header] for cell in row if cell)
    first = min((head.span().line for head in heads), default=0)
    return [part for part in parts if not 0 < first <= part.span().line] if first else parts


FIRST_TABLE = 2
"""Blocks among which the first table is: the letter of a panel may stand before it."""
TITLE_LINE = re.compile(r"[A-Z][^.:;,!?]{0,80}\b(?:[Mm]atri(?:x|ces)|[Hh]eat ?map)\b[^.;,!?]{0,60}")


def is_page_number(last: str, lines: list[str], k: int) -> bool:
    """Whether a line is only the number of a page, between the sentences of a paragraph."""
    if not PAGE_NUMBER.fullmatch(lines[k]) or k + 1 == len(lines):
        return False
    return len(last) > SHORT_LINE and last.endswith(".") and WORDS.match(lines[k + 1]) is not None


PAGE_NUMBER = re.compile(r"\s*\d{1,3}\s*")
WORDS = re.compile(r"[A-Z][a-z'-]* [A-Za-z]")
SHORT_LINE = 30
"""Letters of a line that is no sentence of running text."""


def ends_with_title(parts: list[Text]) -> bool:
    """Whether the last of the lines above a table is its title: a name after a line that ends."""
    titled = len(parts) > 1 and TITLE_LINE.fullmatch(parts[-1].text) is not None
    return titled and OPEN_END.search(parts[-2].text) is None


def is_caption(lines: list[str], k: int) -> bool:
    """Whether a line is the caption of the picture above it: numbered, or in italics throughout."""
    if CAPTION_LINE.match(lines[k]) is None:
        return False
    above = k - 1 if k and lines[k - 1].strip() else k - 2
    return above >= 0 and IMAGE_LINE.fullmatch(lines[above]) is not None


CAPTION_LINE = re.compile(
    rf"\s*(?:[*_]{{0,3}}(?:{FIGURE_WORD})\.?\s*\d|"
    r"(?P<mark>[*_])(?!(?P=mark)|\s)[^|]{5,}(?<!\s)(?P=mark)\s*$)",
    re.I,
)
IMAGE_LINE = re.compile(
    r"\s*(?:!\[[^\[\]]*\]\([^()]*(?:\([^()]*\)[^()]*)*\)(?:\{[^{}]*\})?|<img\b[^<>]*>)\s*", re.I
)
"""A picture on a line of its own."""
