"""Items below a sentence that relates one variable to several: ``Year relates to both measures:``."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.frame import Frame

__all__ = ["lines_of_many"]
KIND = r"(?:correlat\w+|associat\w+|relationships?|related|relates?|similarit(?:y|ies)|linked)"
MANY = (
    r"(?:(?:each|all|both|most|several|many) (?:of )?(?:the |these |its |our )?|"
    r"(?:the |all |these |its )?(?:others?|following|remaining|various|different|several|two|three|four) )"
    r"(?:[a-z-]+ ){0,2}?[a-z]+s\b"
)
TO_MANY = rare(rf"\b{KIND}(?: [a-z]+ly)? (?:with|to|between (?:the )?[^.;:\d]{{1,50}}? and) {MANY}", re.I)
"""``Year shows correlations with both measures``, ``a correlation between Year and all other columns``."""
KEYED = re.compile(
    r"[*_\"“`']{0,3}(?P<name>[^\W\d][^:]{0,60}?)[*_\"”`']{0,3}:\s{0,4}[-−–+~≈]?(?:[01]?\.\d+|[01]|\d{1,3}%)[\s.;,]*"
)
"""``Depth: -0.12``, and nothing else."""
LONGEST = 200


def lines_of_many(blocks: Sequence[Block], frame: Frame) -> dict[Block, dict[str, list[int]]]:
    """The line of each item with the value of a label, right below what relates one to several."""
    out: dict[Block, dict[str, list[int]]] = {}
    if frame.x != frame.y:
        return out
    head: Block | None = None
    line, parents = -1, None
    for block in blocks:
        source = block.text.text
        keyed = KEYED.fullmatch(source) if head is not None and _is_below(block, head, parents) else None
        if keyed is not None:
            named = frame.resolve(keyed["name"], "x")
            if named is not None and named[1] != [line]:
                out[block], parents = {"y": [line]}, block.parents
                continue
        found = _one_of_many(source, frame)
        head, line, parents = (block, found, None) if found is not None else (None, -1, None)
    return out


def _is_below(block: Block, head: Block, parents: tuple[Block, ...] | None) -> bool:
    """Whether an item stands below a head, or beside it, as others with these ``parents`` before it do."""
    near = head in block.parents or head.kind != "item" or block.parents == head.parents
    return block.kind == "item" and near and parents in (None, block.parents)


def _one_of_many(source: str, frame: Frame) -> int | None:
    """The one label that a sentence relates to several that it does not name."""
    if len(source) > LONGEST or TO_MANY.search(source) is None or any(map(str.isdigit, source)):
        return None
    sure = {at for m in frame.mentions(source) if m.sure for axis, at in m.places if axis == "y"}
    return sure.pop() if len(sure) == 1 else None
