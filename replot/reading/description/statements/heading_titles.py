"""The title that a heading or a bold line is."""

from __future__ import annotations

import itertools

from replot.findings import Span
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.roles import CLAIMS, is_role_head, names_figure
from replot.reading.description.lexicon.signs import PICTURES
from replot.reading.description.statements.captions import SAYS
from replot.reading.description.statements.title_words import (
    ANCHOR,
    ANY_KIND,
    COUNTED,
    DOCUMENT_KIND,
    FIGURE_NO,
    FILE_LAST,
    GENERIC,
    HEAD_KIND,
    KIND_LAST,
    NAMES_KIND,
    NUMBERED_PANEL,
    NUMBERING,
    PANEL_PREFIX,
    SECTION,
    SIDE_FIRST,
    SIDE_PART,
    SPEAKS,
    tells_sides,
)

__all__ = ["heading_above_data", "named_heading", "opening_heading"]
TYPE = re.compile(
    r"\W*(?:(?:chart|plot|graph|figure|visuali[sz]ation) )?type\W+(?:[\w-]+ )?heat ?map\b", re.I
)
KIND_BEHIND = re.compile(r"\s*\((?:an? )?[^().;:]{0,24}\bheat[- ]?map\b", re.I)
"""``**Commits in May** (a calendar heat map)``: the kind of figure behind its name."""
OF_MATRIX = re.compile(r"\bmatri(?:x|ces)$", re.I)
VERSUS_LAST = re.compile(r"\s\([^()]+\s(?:vs\.?|versus)\s[^()]+\)$", re.I)
ASIDE_LAST = re.compile(r"\bmatri(?:x|ces) \([^()]*[^\W\d_][^()]*\)$", re.I)
"""``Confusion matrix (loss)``."""
OF_SIDES = re.compile(
    r"\b(?:rows?|col(?:umn)?s?|true|actual|predicted|vertical|horizontal|[xy][- ]axis|png|jpe?g|svg)\b", re.I
)
"""``Confusion matrix (rows = actual)``: what tells of the axes and is no part of a name."""
SAYS_OF_WHAT = re.compile(
    r"(?:\S+ ){1,3}(?:of|by|for|across|per|over|between|vs\.?|versus) (?:\S+ ){1,8}\S+$"
    r"(?<!figure)(?<!image)(?<!heatmap)(?<!chart)(?<!plot)(?<!visualization)", re.I
)
"""``Ablation of prompt components``, behind the number of a figure."""
KIND_OF = re.compile(
    r"(?:\w+ )?(?:heat ?maps?|(?:confusion|correlation|similarity) matri(?:x|ces))\s+"
    r"(?:of|for|between|by|across) (?:[^\s:.]+ ){0,14}[^\s:.]+$", re.I
)
"""``Heatmap of sales by day``, alone in its line."""
NUMBER_LAST = re.compile(r"\s*\((?:see )?(?:figure|fig\.?|table|plot) ?\w?\d{1,3}[a-z]?\)$", re.I)
"""``Gene overlap heatmap (Figure 5)``."""
TAKEN_FROM = re.compile(
    r"\b(?:from|of|in|on|by|for|with|about|to|under) (?:the|this|our|each|every|an?)\s*$", re.I
)
"""``Exact values from the heatmap``: what stands below, and no name."""
GIVES_VALUE = re.compile(r"\(\s?[-−+]?\d?\.\d{2,}\s?\)|[=:] [-−+]?\d?\.\d{2,}\b")
"""``a strong correlation (0.83)``, ``oak: 0.42``."""
HASHES = re.compile(r"^#{2,6}\s+")
PICTURED = re.compile(rf"^[{PICTURES}\s]+|[{PICTURES}\s]+$")
SHOWN = re.compile(r"\s*this (?:heat ?map|matrix)\b", re.I)
"""What follows the name of a heatmap: ``This heatmap shows ...``."""
SHOWS_ONE = re.compile(
    r"\s*(?:the|this) (?:image|figure|picture|plot|chart|graphic|visuali[sz]ation|diagram) "
    r"(?:is|shows?|presents?|displays?|depicts?|contains?|illustrates?|visuali[sz]es)\b"
    r"[^.]{0,80}\b(?:heat ?map|matrix)\b",
    re.I,
)
"""What follows the first line, if that is the name: ``The image presents a triangular heatmap``."""
NAME_ALONE = re.compile(r"(?=[\"“A-Z\d])(?:[^.:;!?]|\.(?=\S)|(?<=\bvs)\.){10,120}(?<![\s,])")
STOP = re.compile(r"(?<!\bvs)\. ")


def named_heading(blocks: list[Block], roles: dict[Block, str]) -> tuple[str, Span] | None:
    """The one heading that ends with the kind of figure, or under which a line tells the kind.

    Or that stands under one that is only the number of the figure: ``Table 5``.
    """
    named = [found for block in blocks if roles.get(block) != CLAIMS and (found := _figure_heading(block))]
    named = named or [_typed(head) for head, line in itertools.pairwise(blocks) if _tells_type(head, line)]
    named = named or [_typed(line) for head, line in itertools.pairwise(blocks) if _numbers(head, line)]
    return named[0] if len(named) == 1 else None


def heading_above_data(
    blocks: list[Block], roles: dict[Block, str], data: Block | None
) -> tuple[str, Span] | None:
    """The heading that the table stands under, where it is not the first of the text."""
    above = [parent for parent in data.parents if parent.kind == "heading"] if data is not None else []
    first = next((block for block in blocks if block.kind == "heading"), None)
    if first in above:
        inner = (parent for parent in above[-1:] if parent is not first)
        numbered = [parent for parent in inner if OF_TABLE.match(parent.text.text)]
        return next(filter(None, map(_heading_title, numbered)), None)
    told = (_heading_title(block) for block in above if roles.get(block) != CLAIMS)
    return next(filter(None, told), None)


OF_TABLE = re.compile(r"\W*table\s+[A-Z]?\.?\d", re.I)
"""``Table 3 — Yearly returns``, over it."""


def opening_heading(
    blocks: list[Block], roles: dict[Block, str], data: Block | None
) -> tuple[str, Span] | None:
    """The first heading or bold line before the table or the values in a list, if it is a title."""
    listed = False
    for block, after in itertools.zip_longest(blocks, blocks[1:]):
        if block is data and block is not blocks[0]:
            return None  # what heads a later part of the text is no title
        if block.kind == "item" and GIVES_VALUE.search(block.text.text):
            listed = True
        if listed and block.kind == "heading":
            return None
        opens = block is blocks[0] and block.is_prose
        if not (block.kind == "heading" or opens or _bold_line(block)):
            continue
        if roles.get(block) == CLAIMS:
            return None
        shown = after is not None and SHOWN.match(after.text.text) is not None
        if block is blocks[0] and after is not None:
            shown = shown or SHOWS_ONE.match(after.text.text) is not None
        if SIDE_PART.match(block.text.text) and tells_sides(blocks):
            return None  # the name of one panel
        found = _heading_title(block, shown)
        if found is not None:
            return _nearer_heading(block, blocks) or found
        if block.kind == "heading" and not is_role_head(block.text.text):  # or under "Plots" the heatmap
            return _nearer_heading(block, blocks) if GENERIC.match(block.text.text) else None
    return None


def _figure_heading(block: Block) -> tuple[str, Span] | None:
    """A heading that ends with the kind of figure and says of what: ``Random Forest Confusion Matrix``."""
    source = block.text.text
    none = (NUMBERED_PANEL, PANEL_PREFIX, HEAD_KIND, SPEAKS)
    if block.kind != "heading" or any(p.match(source) for p in none):
        return None
    if any(HEAD_KIND.match(above.text.text) and _heading_title(above) for above in block.parents):
        return None  # "COPA Heatmap" under "Heatmap: LLM Performance on COPA and E-CARE"
    number = FIGURE_NO.match(source) or COUNTED.match(source)
    start = number.end() if number else 0
    bare = NUMBER_LAST.sub("", FILE_LAST.sub("", source[start:]).strip())
    title = tidy(bare)
    last = KIND_LAST.search(title)
    aside = ASIDE_LAST.search(bare)
    if aside is not None and OF_SIDES.search(bare, aside.start()) is None:
        title, last = bare, aside  # "Confusion matrix (test set)"
    else:
        aside = None
    if last is None or TAKEN_FROM.search(title, 0, last.start()) is not None:
        return None
    if (aside is None and GENERIC.match(title[: last.start()])) or len(title) > 100:
        return None
    at = max(source.find(title), 0)
    return title, block.text.span(at, at + len(title))


ONLY_NUMBER = re.compile(r"\W*(?:figure|fig\.?|table|plot|chart) ?[A-Z]?\d{1,3}[a-z]?\W*", re.I)


def _numbers(head: Block, line: Block) -> bool:
    """Whether a heading is the number of a figure, and its name is the one below."""
    both = head.kind == line.kind == "heading" and ONLY_NUMBER.fullmatch(head.text.text) is not None
    return both and not is_role_head(line.text.text) and not ONLY_NUMBER.fullmatch(line.text.text)


def _tells_type(head: Block, line: Block) -> bool:
    """Whether the line under a heading says that it is about a heatmap: ``Type: Heatmap``."""
    typed = head.kind == "heading" and TYPE.match(line.text.text) is not None
    return typed and not is_role_head(head.text.text)


def _typed(head: Block) -> tuple[str, Span]:
    """The name in such a heading, without the number of its part."""
    number = FIGURE_NO.match(head.text.text) or SECTION.match(head.text.text)
    start = number.end() if number else 0
    return tidy(head.text.text[start:]), head.text.span(start)


def _nearer_heading(above: Block, blocks: list[Block]) -> tuple[str, Span] | None:
    """The one heading under a heading of a whole chapter that names a heatmap: ``Correlation heatmap``."""
    if above.kind != "heading" or NAMES_KIND.search(above.text.text):
        return None
    inside = [b for b in blocks if b.kind == "heading" and above in b.parents]
    named = [b for b in inside if NAMES_KIND.search(b.text.text)]
    if len(named) != 1 or NUMBERED_PANEL.match(named[0].text.text):
        return None
    source = named[0].text.text
    title = tidy(NUMBERING.sub("", COUNTED.sub("", FIGURE_NO.sub("", source))))
    at = source.find(title)
    if at < 0 or not 1 < len(title.split()) <= 8:
        return None
    return title, named[0].text.span(at, at + len(title))


TITLE_HEAD = re.compile(r"(?:(?:figure|chart|plot|image|main|heat ?map) )?title", re.I)


def _heading_title(block: Block, shown: bool = False) -> tuple[str, Span] | None:
    """The title that a heading or a bold line is; ``shown`` tells that a heatmap follows it."""
    source = block.text.text
    if block.kind == "paragraph":
        end = block.text.bold[0][1] if block.text.bold and block.text.bold[0][0] == 0 else 0
        if shown and not block.text.bold and NAME_ALONE.fullmatch(source) and not SAYS.search(source):
            end = len(source)
        if end < 12:
            return None
        source = source[:end]
    elif block.kind == "item":
        source = HASHES.sub("", source)  # "1. #### Heatmap of yields:"
    source = FILE_LAST.sub("", PICTURED.sub("", ANCHOR.sub("", source)))
    if SIDE_FIRST.match(source) or SPEAKS.match(source):
        return None
    named_after = DOCUMENT_KIND.match(source)
    if named_after is not None:
        source = source[named_after.end() :]
        if ANY_KIND.match(source):
            return None  # "Technical Document Extraction: Performance Heatmap Analysis"
    stripped = FIGURE_NO.sub("", source)
    numbered = len(stripped) != len(source)
    kind = HEAD_KIND.match(stripped)
    if NUMBERED_PANEL.match(source):
        return None
    if block.kind == "heading" and SECTION.match(source) and not NAMES_KIND.search(source):
        return None  # "3. Per-class metrics" heads a part of the document
    bare = (stripped[kind.end() :] if kind else stripped).strip()
    aside = VERSUS_LAST.search(bare)  # "Results (Probe vs. LoRA + Prompt)": what is compared is no remark
    title = tidy(bare[: aside.start()]) + aside.group() if aside else tidy(bare)
    named = kind is not None and (len(title.split()) > 2 or names_figure(stripped))
    generic = GENERIC.match(title) and not (kind and OF_MATRIX.search(title))  # "Heatmap: Correlation Matrix"
    of_what = KIND_OF.match(title) is not None
    named = named or ASIDE_LAST.search(title) is not None or bool(numbered and SAYS_OF_WHAT.match(title))
    named = named or of_what or bool(numbered and KIND_LAST.search(title) and len(title.split()) > 2)
    if TITLE_HEAD.fullmatch(title):
        return None  # what stands under it is the title
    if not title or (is_role_head(title) and not named) or generic or len(title) > 160:
        return None
    if block.kind == "item":
        at = block.text.text.find(title)
        alone = of_what and (source != block.text.text or block.text.is_bold(at, at + len(title)))
        if not alone and not (kind and block.text.is_bold(source.find(title), len(source))):
            return None
    if block.kind == "paragraph":
        # a bold line is a title if it names a figure; "Figure type:" names none
        if title.endswith(":") or (
            re.match(
                r"(?:figure|chart|plot|image|kind|type|title|axes|alt text|long description|what|"
                r"overview|y-axis|x-axis)\b",
                source,
                re.I,
            )
            and not numbered
        ):
            return None
        alone = end >= len(block.text.text.rstrip())
        of_kind = KIND_LAST.search(title) and len(title.split()) > (1 if alone else 2)
        known = kind or numbered or of_kind or (shown and alone) or (of_what and alone)
        if not known and not KIND_BEHIND.match(block.text.text, end):
            return None
        title = STOP.split(NUMBER_FIRST.sub("", title), 1)[0]
        if not any(map(str.isalpha, title)):
            return None
    elif not kind and re.match(
        r"(?:data|results?|supplementary|appendix|values?|image description|figure description|page)\b",
        title,
        re.I,
    ):
        return None
    at = max(block.text.text.find(title), 0)
    return title, block.text.span(at, at + len(title))


NUMBER_FIRST = re.compile(r"^\d{1,3}[.)]\s+(?=\S)")
"""``6. Rain by week``: which of the parts of a text it is."""


def _bold_line(block: Block) -> bool:
    text = block.text
    return (
        block.kind == "paragraph"
        and bool(text.bold)
        and text.bold[0][0] == 0
        and text.bold[0][1] >= min(len(text), 12)
    )
