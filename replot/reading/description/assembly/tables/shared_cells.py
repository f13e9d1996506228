"""One table for several panels or measures: each of its cells holds a value of each, ``9.8 / 51``."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.parsing import fills_cell
from replot.reading.description.lexicon.patterns import rare

__all__ = ["SIDE", "with_tables_apart"]
SIGNS = ("/", "|", ";")
SAID = rare(
    r"\b(?:cells?|entr(?:y|ies)|fields?|values|numbers|pairs?)\b[^.:;()/]{0,60}?"
    r"\b(?:gives?|reads?|reports?|lists?|holds?|shows?|contains?|are|is|as|states?|written)\b"
    r"(?: as| the values? (?:of|for|in))?:?"
    r"\s+(?P<names>[^.;:]{1,60}?(?:\s/\s|\s\|\s)[^.;:]{1,120})",
    re.I,
)
"""``each cell gives the left panel / the right panel``."""
LEAD = re.compile(
    r"^(?:(?:first|then|the|of|for|in|values?|(?:written|given|shown|printed|listed) as) )+|[\s`*\"“”.]+$",
    re.I,
)
MOST = 6
LONGEST = 4000


def with_tables_apart(blocks: list[Block]) -> list[Block]:
    """The blocks, with each table that the text says to hold the values of several panels as one of each.

    Of several measures, it is the table of the one that the figure shows.
    """
    parts = {id(block): count for block in blocks if block.kind == "table" and (count := _parts(block))}
    if not parts:
        return blocks
    told = [match for block in blocks if block.is_prose and len(block.text) < LONGEST
            for sentence in sentences(block.text) if (match := _said(sentence)) is not None]
    measures = [names for names in told if not _are_panels(names, blocks, told)]
    told = [names for names in told if names not in measures]
    out: list[Block] = []
    alone: set[str] = set()
    for block in blocks:
        count = parts.get(id(block), 0)
        names = next((names for names in told if len(names) == count), None)
        if count and names is not None:
            for k, name in enumerate(names):
                bold = Text(name.text, [(0, name.span().line, name.span().column)], [(0, len(name.text))])
                heading = Block("paragraph", bold, block.line, parents=block.parents)
                out += [heading, _part(block, k, (*block.parents, heading))]
        elif count and (shown := _shown([one for one in measures if len(one) == count], blocks)) is not None:
            out.append(_part(block, shown, block.parents))
            names = next(one for one in measures if len(one) == count)
            alone |= {one.text for k, one in enumerate(names) if k != shown}
        else:
            out.append(block)
    return [_without(block, alone) if alone and block.is_prose else block for block in out]


def _without(block: Block, names: set[str]) -> Block:
    """A block that does not say that cells hold these measures, which the figure does not show."""
    told = SAID.search(block.text.text) if len(block.text) < LONGEST else None
    if told is None:
        return block
    rest = told["names"]
    for name in names:
        rest = re.sub(rf"\s*[/|]\s*{re.escape(name)}|{re.escape(name)}\s*[/|]\s*", _blank, rest)
    source = block.text.text
    said = source[: told.start("names")] + rest + source[told.end("names") :]
    return replace(block, text=block.text.reworded(said))


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])


def _said(sentence: Text) -> list[Text] | None:
    """What the values of a cell are, in their order."""
    told = SAID.search(sentence.text)
    if told is None:
        return None
    sign = "/" if " / " in told["names"] else "|"
    out, start = [], told.start("names")
    for part in told["names"].split(sign):
        lead = LEAD.match(part.lstrip())
        at = start + len(part) - len(part.lstrip()) + (lead.end() if lead else 0)
        name = sentence.cut(at, start + len(part.rstrip(" .*`\"”")))
        out.append(name)
        start += len(part) + 1
    return out if 1 < len(out) <= MOST and all(out) else None


def _are_panels(names: list[Text], blocks: list[Block], told: list[list[Text]]) -> bool:
    """Whether names are of sides, or stand elsewhere than where all are told: no ``mean / sd``."""
    if any(NO_PANEL.search(name.text) for name in names):
        return False
    if all(SIDE.fullmatch(name.text) for name in names):
        return True
    known = [block.text.text.lower() for block in blocks if block.text]
    often = sum([name.text for name in one] == [name.text for name in names] for one in told)
    return all(sum(said.count(name.text.lower()) for said in known) > often for name in names)


def _shown(measures: list[list[Text]], blocks: list[Block]) -> int | None:
    """Which of the measures of a cell the text names where it speaks of the figure, if of one only."""
    prose = [block for block in blocks if block.is_prose and len(block.text) < LONGEST]
    texts = [said.text for block in prose for said in sentences(block.text)]
    texts = [text for text in texts if OF_FIGURE.search(text) and not SAID.search(text)]
    said = [set(WORD.findall(text.lower())) for text in texts]
    found: set[int] = set()
    for names in measures:
        words = [set(WORD.findall(UNIT.sub("", name.text.lower()))) for name in names]
        own = [mine - set().union(*words[:k], *words[k + 1 :]) for k, mine in enumerate(words)]
        told = [one for one in said if not set().union(*own) <= one]
        found |= {k for k, mine in enumerate(own) if mine and any(mine <= one for one in told)}
    return next(iter(found)) if len(found) == 1 else None


WORD = re.compile(r"[^\W\d]{2,}")
UNIT = re.compile(r"\s(?:in \w+|\([^()]*\))$")
OF_FIGURE = rare(r"\bheat[- ]?maps?\b|\b(?:cell )?(?:colou?r(?:s|ed)?|shad(?:es?|ing))\b", re.I)


SIDE = re.compile(
    r"(?:(?:left|right|top|bottom|upper|lower|middle|cent(?:er|re)|first|second|third|fourth|last)\b[ -]?)+"
    r"(?:hand )?(?:panel|heatmap|map|matrix|one|side|plot|grid)?|(?:panel )?\(?[a-f1-6]\)?",
    re.I,
)
NO_PANEL = re.compile(
    r"^(?:means?|averages?|medians?|sd|se|sem|std|stdev|standard (?:deviation|error)|spread|error|n|counts?|"
    r"min(?:imum)?|max(?:imum)?)\b",
    re.I,
)
"""What stands beside a value in its own cell."""


def _cuts(text: Text) -> list[tuple[int, int]]:
    """Where the values of a cell stand."""
    for sign in SIGNS:
        if sign in text.text:
            at = [-1, *(k for k, letter in enumerate(text.text) if letter == sign), len(text.text)]
            return [(a + 1, b) for a, b in pairwise(at)]
    return []


def _parts(block: Block) -> int:
    """How many values each cell of a table holds, where all hold as many; else 0."""
    cells = [(cell, _cuts(cell)) for row in block.rows[block.header :] for cell in row[1:] if cell]
    counts = {len(cuts) for _, cuts in cells}
    if len(counts) != 1 or not 1 < next(iter(counts)) <= MOST:
        return 0
    whole = all(fills_cell(cell.text[a:b].strip()) for cell, cuts in cells for a, b in cuts)
    return next(iter(counts)) if whole else 0


def _part(block: Block, k: int, parents: tuple[Block, ...]) -> Block:
    """The table with the ``k``-th value of each cell, under the name of a panel, if it has one."""
    head, body = block.rows[: block.header], block.rows[block.header :]
    apart = ([row[0], *(cell.cut(*_cuts(cell)[k]) if cell else cell for cell in row[1:])] for row in body)
    rows = [*head, *apart]
    return replace(block, rows=rows, parents=parents)
