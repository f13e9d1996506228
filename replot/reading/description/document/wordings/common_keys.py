"""Items that head lists of their own and all begin with the same key: ``Language: Polish``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, pairwise

from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re

__all__ = ["without_common_keys"]
KEYED = re.compile(
    r"(?!(?:Sub-?)?(?:Panel|Heat|Figure|Plot|Map|Matrix|Axis|Row|Column|Line|Section|Step|Note|Title|Label|Question|"
    r"Answer|Cell|Value|Table|Image|"
    r"Part)s?\b)(?P<key>[A-Z][a-z]+(?: [a-z]+)?): (?P<name>[^\W\d][^:;,()]{0,50}?)[.:]?"
)
"""What such an item says, and nothing else."""
FEWEST, MOST = 2, 4000
"""Such heads, and blocks that are looked at together."""


def without_common_keys(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with names alone where the items of one list all have the same key before them.

    Only where each of them heads a list, so that its name is that of a line.
    """
    held: list[Block] = []
    heads: list[tuple[int, re.Match[str]]] = []
    for block, following in pairwise(chain(blocks, [None])):
        if block is None:
            break
        under = heads and block.kind == "item" and block.level > held[0].level
        if under and len(held) < MOST:
            held.append(block)
            continue
        deeper = block.kind == "item" and following is not None and following.kind == "item"
        deeper = deeper and following is not None and following.level > block.level
        keyed = KEYED.fullmatch(block.text.text) if deeper else None
        if heads and (keyed is None or keyed["key"] != heads[0][1]["key"] or under):
            yield from _bare(held, heads)
            held, heads = [], []
        if keyed is None:
            yield block
            continue
        heads.append((len(held), keyed))
        held.append(block)
    yield from _bare(held, heads)


def _bare(held: list[Block], heads: list[tuple[int, re.Match[str]]]) -> list[Block]:
    """Blocks whose heads, if they are several different ones, lose their key."""
    if FEWEST <= len(heads) == len({keyed["name"] for _, keyed in heads}):
        for k, keyed in heads:
            held[k] = held[k].saying(held[k].text.cut(*keyed.span("name")))
    return held
