"""The title that stands by itself: glued to the table, under a number, in the place of a picture."""

from __future__ import annotations

import itertools

from replot.findings import Span
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.statements.captions import caption_title
from replot.reading.description.statements.crossed import crossed
from replot.reading.description.statements.title_words import (
    FIGURE_NO,
    GENERIC,
    NAMES_KIND,
)

__all__ = ["captioned_title", "line_over_table", "listed_title", "lone_title", "title_at_table"]
OF_KIND_LINE = re.compile(
    r"(?!(?:An?|The|This|That|Each|One|Our) )(?:[A-Z]\w+ )?"
    r"(?:[Hh]eat ?map|(?:[Cc]onfusion|[Cc]orrelation) matrix) "
    r"(?:of|for|between) (?!the )(?:[^\s.:;,]+ ){1,10}[^\s.:;,]+\.?"
)
"""``Heatmap of rainfall across towns.``, alone in its line: what a picture is called where it is shown."""
NAMED_LINE = re.compile(
    r"(?!Heat|Matri)[A-Z][\w&'’()-]*(?: [\w&'’()-]+){0,7}? (?:Heat ?[Mm]ap|Matrix|Matrices)"
    r"(?: (?:of|for|between|by|across|on) [^.:;]{3,60})?|"
    r"(?!(?:Heat|Matri|The|This|That|An?|Our|See|Here) )[A-Z][\w&'’()-]*"
    r"(?: (?!(?:an?|the|this|your|our|is|as|with)\b)[\w&'’()-]+){1,6}? heat ?map"
)
"""``Forest Confusion Matrix for Test Data``, alone in its line."""
LETTERED_LINE = re.compile(r"\s*\([a-h]\) (\S[^.]{1,60}[^.:;\s])\.?\s*")
LONGEST = 14
"""Words of a line above a table that is its title."""
LETTER = re.compile(r"[^\W\d_]")
GOES_ON = re.compile(r"[.:;]$|heat ?map$", re.I)
FILE = re.compile(r"\.(?:png|jpe?g|svg)\b")
ASSIGNED = re.compile(r"\s*[A-Za-z_]\w* ?= ?[\[({\"'\d]")
"""A line of code: ``depths = [2, 4]``."""


SIDE_NAME = re.compile(
    r"\W*(?:predict(?:ed|ions?)|actual|true|real|observed|reference|expected|target)"
    r"(?: (?:class(?:es)?|labels?|values?|categor(?:y|ies)|outcomes?))?\W*",
    re.I,
)
"""``Predicted class``, over the heads: the name of the columns, and no title."""


def title_at_table(blocks: list[Block]) -> tuple[str, Span] | None:
    """The line glued to the only table, or a letter and a name beside it: ``(a) ward 3``."""
    if sum(block.kind == "table" for block in blocks) != 1:
        return None
    for block, after in itertools.pairwise(blocks):
        if after.kind == "table" and (glued := _glued(block, after)) is not None:
            return glued
        told = crossed(block.text.text) if after.kind == "table" and block.is_prose else None
        if told is not None:
            return tidy(block.text.text[slice(*told.title)]), block.text.span(*told.title)
        for one, other in ((block, after), (after, block)):
            if one.kind == "table" and (lettered := _lettered(other)) is not None:
                return lettered
    at = next(k for k, block in enumerate(blocks) if block.kind == "table")
    for other in blocks[at + 2 : at + 3]:  # under a remark on the table
        if blocks[at + 1].kind == "paragraph" and (lettered := _lettered(other)) is not None:
            return lettered
    return None


def line_over_table(blocks: list[Block]) -> tuple[str, Span] | None:
    """The bold words for a heatmap that begin the line over the only table: ``**Heatmap (A × B)** ...``."""
    if sum(block.kind == "table" for block in blocks) != 1:
        return None
    pairs = itertools.pairwise([Block("paragraph", Text(), 0), *blocks])
    line = next(before for before, block in pairs if block.kind == "table")
    start, end = line.text.bold[0] if line.text.bold else (0, 0)
    title = line.text.text[start:end].strip(" :")
    named = line.kind == "paragraph" and start == 0 and NAMES_KIND.search(title) is not None
    if not named or not 1 < len(title.split()) <= LONGEST or GENERIC.match(title):
        return None
    return title, line.text.span(0, len(title))


def listed_title(blocks: list[Block]) -> tuple[str, Span] | None:
    """The one heatmap that a table of charts lists: ``| Yield heatmap: Crop × Soil | 4×3 cells |``."""
    tables = [b for b in blocks if b.kind == "table" and b.header and CHARTS.fullmatch(b.rows[0][0].text)]
    named = [row[0] for b in tables for row in b.rows[b.header :] if NAMES_KIND.search(row[0].text)]
    if len(named) != 1 or not 1 < len(named[0].text.split()) <= LONGEST or GENERIC.match(named[0].text):
        return None
    return tidy(named[0].text), named[0].span()


CHARTS = re.compile(r"\W*(?:charts?|figures?|plots?|graphs?|visuali[sz]ations?|visuals?|panels?)\W*", re.I)


def _glued(block: Block, table: Block) -> tuple[str, Span] | None:
    """The title that the line right above a table is."""
    source = block.text.text
    if block.kind != "paragraph" or block.shape == "comment" or table.line - block.line != 1:
        return None
    if not 1 < len(source.split()) <= LONGEST or not LETTER.search(source):
        return None
    if GOES_ON.search(source.strip()) or FILE.search(source) or ASSIGNED.match(source):
        return None
    if SIDE_NAME.fullmatch(source):
        return None
    title = tidy(FIGURE_NO.sub("", source.split(" | ")[0]))
    return (title, block.text.span()) if title and not GENERIC.match(title) else None


def captioned_title(blocks: list[Block]) -> tuple[str, Span] | None:
    """The name in a caption; what is set in bold behind the number, and no words for what is seen."""
    captions = [
        (block, found)
        for block in blocks
        if block.kind in ("paragraph", "table", "item") and (found := caption_title(block)) is not None
    ]
    bold = (found for block, found in captions if _in_bold(block, found[0]))
    return next(bold, captions[0][1]) if captions else None


def lone_title(blocks: list[Block]) -> tuple[str, Span] | None:
    """The only line that is a name, in the place of a picture."""
    lines = {block.text.text: block for block in blocks if NAMED_LINE.fullmatch(block.text.text)}
    if len(lines) == 1:
        ((line, block),) = lines.items()
        if block.kind == "paragraph" and not GENERIC.match(line):
            return line, block.text.span()
    of_kind = {block.text.text: block for block in blocks if OF_KIND_LINE.fullmatch(block.text.text)}
    if len(of_kind) == 1 and len(blocks) > 1:
        ((line, block),) = of_kind.items()
        if block.kind == "paragraph":
            return line.removesuffix("."), block.text.span()
    return _bold_over_kind(blocks)


def _bold_over_kind(blocks: list[Block]) -> tuple[str, Span] | None:
    """The only name in bold that stands in its own line right before the sentence that there is a heatmap."""
    found = [
        block
        for block, after in itertools.pairwise(blocks)
        if block.kind == after.kind == "paragraph"
        and block.text.is_bold(0, len(block.text))
        and BOLD_NAME.fullmatch(block.text.text) is not None
        and IS_ONE.match(after.text.text) is not None
    ]
    if len(found) != 1 or GENERIC.match(found[0].text.text):
        return None
    return found[0].text.text, found[0].text.span()


BOLD_NAME = re.compile(r"[A-Z][^\s:;!?|=]*(?: [^\s:;!?|=]+){2,13}(?<![.,])")
IS_ONE = re.compile(
    r"(?:[A-Z][\w-]*|The (?:figure|map|chart|image|graphic)|This)(?: [\w.-]+){0,2} (?:is|shows|gives) an? "
    r"(?:[\w-]+ ){0,2}heat ?map\b"
)
"""``Figure 12 is a heatmap with ...``, right below its name."""


def _lettered(block: Block) -> tuple[str, Span] | None:
    """The name in a paragraph that is a letter and a name: ``(a) ward 3``."""
    lettered = LETTERED_LINE.fullmatch(block.text.text) if block.kind == "paragraph" else None
    if lettered is None or GENERIC.match(lettered[1]):
        return None
    return tidy(lettered[1]), block.text.span(*lettered.span(1))


def _in_bold(block: Block, title: str) -> bool:
    at = block.text.text.find(title) if block.text.bold else -1
    return at >= 0 and block.text.is_bold(at, at + len(title))
