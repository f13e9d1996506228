"""Panels that a list of their titles tells: ``Subplot titles (left to right):``, and under it one a line."""

from __future__ import annotations

from collections.abc import Iterable

from replot.findings import Span
from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.assembly.panels.named.counted_names import counted_names
from replot.reading.description.assembly.panels.named.names import OTHER_THINGS
from replot.reading.description.assembly.panels.parts.scopes import Scope
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import IN_BRACKETS, QUOTED, split_list
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.panel_titles import panel_title
from replot.reading.description.statements.title_words import PANEL_WHERE

__all__ = ["headed_by", "listed_panels"]
TITLES = rare(
    r"\W*(?:the |individual |all |key )*(?:(?:heat ?map|panel|sub-?plot|sub-?figure|plot|chart|column|"
    r"section|matrix|map|grid)s?(?:['’]s?)? )?(?:sub-?)?titles\b[^:]{0,60}:?\W*",
    re.I,
)
ROW = re.compile(
    r"\W*(?:the )?(?:top|bottom|middle|upper|lower|first|second|third|left|right) (?:row|column)\b"
    r"[^:]{0,40}:\s*",
    re.I,
)
"""``Top row (left to right): A, B``: one line with the titles of several panels."""
MOST = 24
MOST_WORDS = 8


def listed_panels(blocks: list[Block], scopes: list[Scope], frame: Frame) -> list[Scope]:
    """One panel for each title of such a list, with the parts of the text that its title heads.

    Parameters
    ----------
    blocks : list of Block
    scopes : list of Scope
        The panels that the text has parts for; they stay as they are where no list names them all.
    frame : Frame
        The axes that the text lists: lines are no panels.
    """
    names = _titles(blocks)
    if not 1 < len(names) <= MOST or len({key(name) for name, _ in names}) < len(names):
        return scopes or _of_counted(blocks, frame)
    if scopes:
        known = {key(scope.title or ""): scope for scope in scopes}
        if not known.keys() < {key(name) for name, _ in names}:
            return scopes
        return [known.get(key(name)) or Scope(name, span) for name, span in names]
    return [Scope(name, span, headed_by(blocks, name)) for name, span in names]


def _of_counted(blocks: list[Block], frame: Frame) -> list[Scope]:
    """The heatmaps that a sentence counts by name, where names of two or more head parts of the text."""
    names = counted_names(blocks)
    others = [name for name, _ in names]
    if all(frame.resolve(name) is not None for name in others):
        return []
    scopes = [Scope(name, span, headed_by(blocks, name, others=others)) for name, span in names]
    return scopes if sum(bool(scope.blocks) for scope in scopes) > 1 else []


def headed_by(
    blocks: list[Block], title: str, declared: Block | None = None, others: Iterable[str] = ()
) -> list[Block]:
    """The blocks that the title of a panel heads, with all that stands under them.

    A heading that names the other panels as well is about them all.
    """
    words = key(title)
    rest = [key(other) for other in others if words not in key(other)]
    above = {parent for block in blocks for parent in block.parents}
    heads = {b for b in blocks if b is not declared and _is_head(b, words, b in above)}
    heads -= {b for b in heads if b.kind == "heading" and any(other in key(b.text.text) for other in rest)}
    of_others = {key(other) for other in others} - {words}
    gone = {b for b in blocks if of_others and b not in heads and _told_for(b) in of_others}
    return [b for b in blocks if b not in gone and (b in heads or not heads.isdisjoint(b.parents))]


def _told_for(block: Block) -> str:
    """The name with which a paragraph turns to one panel: ``For Summer, the rows are ...``."""
    told = FOR_ONE.match(block.text.text) if block.kind == "paragraph" else None
    return key(told["name"]) if told is not None else ""


FOR_ONE = re.compile(r"\W*(?:for|in|on) (?:the )?(?P<name>[^,:;.]{1,40}?)(?: panel| heat ?map)?[,:]\s", re.I)


def _is_head(block: Block, words: str, leads: bool) -> bool:
    if block.kind == "heading":
        bare = " ".join(IN_BRACKETS.sub(" ", words).split())  # "EM scores", of "EM (exact match) scores"
        return (bare or words) in key(block.text.text)
    if words and _told_for(block) == words:
        return True
    lead, end = lead_of(block) if block.is_prose else ("", 0)
    goes_on = leads or end < len(block.text)
    return bool(lead) and goes_on and key(panel_title(lead) or "") == words


def _titles(blocks: list[Block]) -> list[tuple[str, Span]]:
    """The titles that the lists of a text give, in its order."""
    out: list[tuple[str, Span]] = []
    heads: list[Block] = []
    for block in blocks:
        if not block.is_prose:
            heads = []
        elif TITLES.fullmatch(lead_of(block)[0]):
            heads.append(block)
        elif heads and (heads[-1] in block.parents or ROW.match(block.text.text) or _bare(heads[-1], block)):
            out += _of_line(block) if block.kind == "item" else []
        else:
            heads = []
    return out


def _bare(head: Block, block: Block) -> bool:
    """Whether an item may be a title after ``Titles:``, although its indentation was lost."""
    source = block.text.text
    return (
        head.text.text.rstrip().endswith(":")
        and block.kind == head.kind == "item"
        and block.parents == head.parents
        and ":" not in source
        and len(source.split()) <= MOST_WORDS
        and not OTHER_THINGS.search(source)
    )


REMARK = re.compile(r"(?:indicates?|represents?|shows?|denotes?|describes?|each|all|both|these|they)\b", re.I)
"""What begins a remark about the titles: ``Indicates the length used in each panel``."""


def _of_line(block: Block) -> list[tuple[str, Span]]:
    """The title that a line gives, or those of the panels in one row."""
    source, text = block.text.text, block.text
    row = ROW.match(source)
    if row is not None:
        at = row.end()
        quoted = [m.span() for m in QUOTED.finditer(source, at)]
        spans = quoted or [(name.start, name.end) for name in split_list(source[at:], at)]
    else:
        spans = [(0, len(source))]
    out = []
    for start, end in spans:
        title = panel_title(PANEL_WHERE.sub("", source[start:end]))
        if title and not OTHER_THINGS.search(title) and not REMARK.match(title):
            out.append((title, text.span(start, end)))
    return out
