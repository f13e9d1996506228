"""The title of the figure and of its panels."""

from __future__ import annotations

import itertools

from replot.findings import Span
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import QUOTED, tidy
from replot.reading.description.lexicon.roles import CLAIMS, is_role_head
from replot.reading.description.statements.captions import caption_title
from replot.reading.description.statements.title_words import (
    ANCHOR,
    ANY_KIND,
    COUNTED,
    DOCUMENT_KIND,
    FIGURE_NO,
    GENERIC,
    HEAD_KIND,
    HEADED,
    KIND_LAST,
    NAMES_KIND,
    NO_TITLE,
    NUMBERED_PANEL,
    PANEL_PREFIX,
    PANEL_TAIL,
    PANEL_WHERE,
    PANEL_WORD,
    SECTION,
    SIDE_PART,
    STATED,
    heads_panel,
)

__all__ = ["PANEL_PREFIX", "PANEL_WORD", "panel_title", "read_title"]


def read_title(blocks: list[Block], roles: dict[Block, str]) -> tuple[str | None, Span | None]:
    """The figure's title: stated outright, else a heading that names the figure."""
    denied = False
    sides = (SIDE_PART.match(block.text.text) for block in blocks)
    several = len({side["side"].lower() for side in sides if side}) > 1
    of_panel: dict[tuple[Block, ...], bool] = {}
    for block in blocks:
        if roles.get(block) == CLAIMS or block.kind in ("table", "code"):
            continue
        source = block.text.text
        if block.parents not in of_panel:
            of_panel[block.parents] = heads_panel(block.parents, several)
        if of_panel[block.parents] or len(source) > 20_000:
            continue
        if NO_TITLE.search(source):
            denied = True
            continue
        for match in STATED.finditer(source):
            if _of_a_part(source, match.start()):
                continue
            if re.search(r"\bpanel\b", source[: match.start()], re.I) and not re.search(
                r"common|overall|figure|main", match.group(0), re.I
            ):
                continue
            found = _phrase(block.text, match.end(), match.group(0))
            if SEVERAL_TITLES.match(source, match.end()):
                denied = True
            elif found is not None:
                return found
    if denied:
        return None, None
    named = [found for block in blocks if roles.get(block) != CLAIMS and (found := _figure_heading(block))]
    if len(named) == 1:
        return named[0]
    data = next((block for block in blocks if block.kind in ("table", "code")), None)
    above = [parent for parent in data.parents if parent.kind == "heading"] if data is not None else []
    first = next((block for block in blocks if block.kind == "heading"), None)
    for block in above if first not in above else ():
        if roles.get(block) != CLAIMS and (found := _heading_title(block)) is not None:
            return found
    for block in blocks:
        if block is data and block is not blocks[0]:
            break  # what heads a later part of the text is no title
        opens = block is blocks[0] and block.kind in ("paragraph", "item")
        if block.kind == "heading" or opens or _bold_line(block):
            if roles.get(block) == CLAIMS:
                break
            found = _heading_title(block)
            if found is not None:
                return _nearer_heading(block, blocks) or found
            if block.kind == "heading" and not is_role_head(block.text.text):
                break
    only_table = sum(b.kind == "table" for b in blocks) == 1
    for block, after in itertools.pairwise(blocks) if only_table else ():
        # a line glued to the one table of the text is its title
        if (
            after.kind == "table"
            and block.kind == "paragraph"
            and block.shape != "comment"
            and after.line - block.line == 1
            and 1 < len(block.text.text.split()) <= 14
            and re.search(r"[^\W\d_]", block.text.text)
            and not re.search(r"[.:;]$|heat ?map$", block.text.text.strip(), re.I)
            and not re.search(r"\.(?:png|jpe?g|svg)\b", block.text.text)
        ):
            title = tidy(FIGURE_NO.sub("", block.text.text.split(" | ")[0]))
            if title and not GENERIC.match(title):
                return title, block.text.span()
        # "(a) ward 3" under the one table
        if block.kind == "table" and after.kind == "paragraph":
            lettered = LETTERED_LINE.fullmatch(after.text.text)
            if lettered and not GENERIC.match(lettered[1]):
                return tidy(lettered[1]), after.text.span(*lettered.span(1))
    for block in blocks:
        if block.kind in ("paragraph", "table") and (found := caption_title(block)) is not None:
            return found
    return None, None


PART_BEFORE = re.compile(
    r"\b(?:axis|axes|colou?r ?bar|legend|scale|panel|left|right|subplot|bar|column|row|paper|section|first|"
    r"second|third|key|top|bottom|upper|lower|middle)\b[^.;]{0,24}$",
    re.I,
)
PART_TOLD = re.compile(
    r"\b(?:axis|axes|bar|legend|scale|key|rows|columns)\b(?:[^.;]* (?:is|are)|[^.]*\bits) $", re.I
)
"""Before *titled*: what has a title is a part of the figure."""
BAR_SENTENCE = re.compile(
    r"(?:^|\.\s)\W*(?:the |an? )?(?:\w+ ){0,2}(?:colou?r[- ]?(?:bar|scale|key|legend)|legend)\b"
    r"(?:[^.]|\.(?=\d))*$",
    re.I,
)
"""A sentence about the bar, up to a title that is the bar's."""


def _of_a_part(source: str, at: int) -> bool:
    """Whether a title that is told at a place is that of an axis, of a bar or of one panel."""
    patterns = ((PART_BEFORE, max(0, at - 40)), (PART_TOLD, 0), (BAR_SENTENCE, 0))
    return any(pattern.search(source, start, at) for pattern, start in patterns)


LETTERED_LINE = re.compile(r"\s*\([a-h]\) (\S.{1,60}[^.:;\s])\s*")


def _bold_line(block: Block) -> bool:
    text = block.text
    return (
        block.kind == "paragraph"
        and bool(text.bold)
        and text.bold[0][0] == 0
        and text.bold[0][1] >= min(len(text), 12)
    )


def _phrase(text: Text, at: int, verb: str) -> tuple[str, Span] | None:
    source = text.text
    rest = source[at:]
    quoted = QUOTED.match(rest.lstrip(" *"))
    lead = len(rest) - len(rest.lstrip(" *"))
    if quoted:
        title = tidy(quoted.group(0))
    elif verb.rstrip().endswith(":") or ("title" in verb.lower() and re.search(r"[:=]|is|reads", verb)):
        stop = re.search(
            r"(?<=[\w)\]\"”%])\.(?:\s|$)|\s\((?:centered|centred|at the top|located|positioned|"
            r"top)[^)]*\)|;\s|,\s(?:centered|centred|located|positioned|placed|at the top)\b",
            rest,
        )
        phrase = rest[: stop.start()] if stop else rest
        inner = QUOTED.search(phrase)
        title = tidy(inner.group(0)) if inner and inner.start() <= lead + 1 else tidy(phrase)
        if len(title) > 160 or re.match(
            r"(?:none|not|no|n/a|absent|untitled|the |there is|implied|unlabell?ed)\b", title, re.I
        ):
            return None
    elif bold := next(((a, b) for a, b in text.bold if 0 <= a - at <= lead + 1), None):
        title = tidy(source[bold[0] : bold[1]])
    else:
        return None
    if not title or len(title) > 240:
        return None
    found = rest.find(title)
    start = at + max(found, 0)
    return title, text.span(start, start + len(title))


def _figure_heading(block: Block) -> tuple[str, Span] | None:
    """A heading that ends with the kind of figure and says of what: ``Random Forest Confusion Matrix``."""
    source = block.text.text
    if block.kind != "heading" or any(p.match(source) for p in (NUMBERED_PANEL, PANEL_PREFIX, HEAD_KIND)):
        return None
    if any(HEAD_KIND.match(above.text.text) and _heading_title(above) for above in block.parents):
        return None  # "COPA Heatmap" under "Heatmap: LLM Performance on COPA and E-CARE"
    number = FIGURE_NO.match(source) or COUNTED.match(source)
    start = number.end() if number else 0
    title = tidy(source[start:])
    last = KIND_LAST.search(title)
    if last is None or GENERIC.match(title[: last.start()]) or len(title) > 100:
        return None
    at = max(source.find(title), 0)
    return title, block.text.span(at, at + len(title))


def _nearer_heading(above: Block, blocks: list[Block]) -> tuple[str, Span] | None:
    """The one heading under a heading of a whole chapter that names a heatmap: ``Correlation heatmap``."""
    if above.kind != "heading" or NAMES_KIND.search(above.text.text):
        return None
    inside = [b for b in blocks if b.kind == "heading" and above in b.parents]
    named = [b for b in inside if NAMES_KIND.search(b.text.text)]
    if len(named) != 1 or NUMBERED_PANEL.match(named[0].text.text):
        return None
    source = named[0].text.text
    title = tidy(COUNTED.sub("", FIGURE_NO.sub("", source)))
    at = source.find(title)
    if at < 0 or not 1 < len(title.split()) <= 8:
        return None
    return title, named[0].text.span(at, at + len(title))


SEVERAL_TITLES = re.compile(r"\s*[\"“][^\"”\n]{1,80}[\"”],?\s*(?:,|and\b)\s*[\"“]")
"""The titles of several panels."""
KIND_BEHIND = re.compile(r"\s*\((?:an? )?[^().;:]{0,24}\bheat[- ]?map\b", re.I)
"""``**Commits in May** (a calendar heat map)``: the kind of figure behind its name."""


OF_MATRIX = re.compile(r"\bmatri(?:x|ces)$", re.I)


VERSUS_LAST = re.compile(r"\s\([^()]+\s(?:vs\.?|versus)\s[^()]+\)$", re.I)


def _heading_title(block: Block) -> tuple[str, Span] | None:
    source = block.text.text
    if block.kind == "paragraph":
        end = block.text.bold[0][1] if block.text.bold and block.text.bold[0][0] == 0 else 0
        if end < 12:
            return None
        source = source[:end]
    source = ANCHOR.sub("", source)
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
    named = kind is not None and len(title.split()) > 2
    generic = GENERIC.match(title) and not (kind and OF_MATRIX.search(title))  # "Heatmap: Correlation Matrix"
    if not title or (is_role_head(title) and not named) or generic or len(title) > 160:
        return None
    if block.kind == "item" and not (kind and block.text.is_bold(source.find(title), len(source))):
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
        if not kind and not numbered and not of_kind and not KIND_BEHIND.match(block.text.text, end):
            return None
        title = title.split(". ")[0]
    elif not kind and re.match(
        r"(?:data|results?|supplementary|appendix|values?|image description|figure description|page)\b",
        title,
        re.I,
    ):
        return None
    at = max(block.text.text.find(title), 0)
    return title, block.text.span(at, at + len(title))


def panel_title(text: str) -> str | None:
    """The printed title of a panel, from the words that head its part.

    ``Left heatmap: Layer 2`` is ``Layer 2``, ``Panel A, headed "Bliss excess"`` is ``Bliss excess``.
    """
    headed = HEADED.search(text)
    if headed and (quoted := QUOTED.match(text, headed.end())):
        return tidy(quoted.group(0))
    source = re.sub(r"^\s*\d{1,2}[.)]\s+", "", text.strip(" *_:#")).rstrip(".")
    source = PANEL_TAIL.sub("", source)
    name = PANEL_PREFIX.sub("", source, count=1)
    name = re.sub(r"^\s*(?:heat ?map|panel|matrix)\s*(?:[:–—-]\s*|(?=\([a-z]\)))", "", name, flags=re.I)
    for _ in range(2):
        name = PANEL_WHERE.sub("", name)
        name = PANEL_WORD.sub("", name)
    name = re.sub(r"^\(([^()]*)\)$", r"\1", name.strip())
    name = tidy(name)
    if not name:
        return None
    quoted = QUOTED.fullmatch(name)
    if quoted:
        name = tidy(quoted.group(0))
    return name
