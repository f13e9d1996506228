"""Paragraphs that are the items of a list: ``The columns are:``, and below it ``**Flood** → rivers``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["with_bold_items"]
LEAD = rare(r"\b(?:rows?|columns?|ax[ei]s)\b[^.;:]{0,120}:\s*$", re.I)
"""What tells of an axis, and goes on below."""
GLOSSED = re.compile(r"(?P<name>[^\W\d][^:→=>\n]{0,60}?)\s*(?::|→|⟶|->|=>|[–—]|\s-)\s+(?=[^\W\d])")
FEWEST = 2
"""Items of a list."""


def with_bold_items(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with paragraphs that each explain a name in bold as items under the one before them."""
    led = False
    run: list[tuple[Block, Block]] = []
    for block in blocks:
        if led and (item := _item(block)) is not None:
            run.append((block, item))
            continue
        yield from (pair[len(run) >= FEWEST] for pair in run)
        run = []
        led = block.kind == "paragraph" and LEAD.search(block.text.text) is not None
        yield block
    yield from (pair[len(run) >= FEWEST] for pair in run)


def _item(block: Block) -> Block | None:
    """A paragraph as an item, its name before a colon, if all of the name is in bold, and nothing else."""
    found = GLOSSED.match(block.text.text) if block.kind == "paragraph" and block.text.bold else None
    if found is None or not block.text.is_bold(0, found.end("name")):
        return None
    if block.text.is_bold(0, found.end() + 1):
        return None
    told = block.text.cut(0, found.end("name")).join(block.text.cut(found.end()), gap=": ")
    return replace(block, kind="item", text=told, marker="-", shape="-")
