"""Figures of converted papers: ``<summary>heatmap</summary>`` over what was read off it, its letter below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re

__all__ = ["SUMMARY", "with_letters_above"]
SUMMARY = re.compile(r"<summary>\s*[\w -]{1,30}\s*</summary>", re.I)
HEATMAP = re.compile(r"\W*(?:heat[ -]?map|(?:confusion|correlation) matrix)\W*", re.I)
OTHER = re.compile(
    r"\W*(?:(?:grouped|stacked|multi|horizontal|vertical)[ -])?(?:line|bar|scatter|pie|area|radar|box|violin|"
    r"histogram|bubble|flow|tree|natural image|text image|sankey)"
    r"(?:[ _-]?(?:charts?|plots?|graphs?|chart and line|diagram))?\W*",
    re.I,
)
CAPTION = re.compile(r"\W*Fig(?:ure)?\b", re.I)
LETTER = re.compile(r"\(([a-h])\)(?=\s*$|\s+Fig(?:ure)?\b)")


@dataclass
class _Section:
    """A figure: its kind, what was read off it, its letter below, and what else follows."""

    kind: Block
    inside: list[Block] = field(default_factory=list)
    letter: Block | None = None
    after: list[Block] = field(default_factory=list)

    @property
    def is_map(self) -> bool:
        return HEATMAP.fullmatch(self.kind.text.text) is not None


def with_letters_above(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with the letter below each of several figures above it, without charts beside a heatmap.

    A letter that stands below the only heatmap is left out.
    """
    blocks = list(blocks)
    before, sections = _sections(blocks)
    maps = [section for section in sections if section.is_map]
    lettered = len(sections) > 1 and all(section.letter is not None for section in sections)
    if not maps or (len(maps) == len(sections) and not lettered):
        return iter(blocks)
    out = before
    for section in sections:
        if not section.is_map:
            caption = [each for each in section.after[:1] if CAPTION.match(each.text.text)]
            out += section.after[len(caption) :]
            continue
        above = [section.letter] if lettered and section.letter is not None and len(maps) > 1 else []
        out += [*above, section.kind, *section.inside, *section.after]
    return iter(out)


def _sections(blocks: list[Block]) -> tuple[list[Block], list[_Section]]:
    """What stands before the figures, and the figures with what stands behind each."""
    before: list[Block] = []
    sections: list[_Section] = []
    for block in blocks:
        source = block.text.text
        last = sections[-1] if sections else None
        if block.kind == "paragraph" and (HEATMAP.fullmatch(source) or OTHER.fullmatch(source)):
            sections.append(_Section(block))
        elif last is None:
            before.append(block)
        elif last.after or last.letter is not None:
            last.after.append(block)
        elif (mark := LETTER.match(source)) is not None:
            last.letter, rest = _cut(block, mark.end())
            last.after += [rest] if rest is not None else []
        elif _told_of(last, block):
            last.inside.append(block)
        else:
            last.after.append(block)
    return before, sections


def _told_of(section: _Section, block: Block) -> bool:
    """Whether a block may have been read off a figure: its tables, and the lines before the first of them."""
    return block.kind == "table" or not any(each.kind == "table" for each in section.inside)


def _cut(block: Block, end: int) -> tuple[Block, Block | None]:
    """A letter, and what stands behind it in the same block."""
    rest = block.text.cut(end)
    letter = Block(block.kind, block.text.cut(0, end), block.line)
    return letter, Block(block.kind, rest, block.line) if rest else None
