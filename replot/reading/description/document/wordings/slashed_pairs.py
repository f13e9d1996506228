"""Pairs of variables with a slash between them: ``correlations between rain/salt and flow/salt (-0.4)``.

``Price/Earnings`` may be one variable. A slash parts two where the text tells of these apart too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

if TYPE_CHECKING:
    from replot.reading.description.statements.cells.relations.names import Part

__all__ = ["SLASHED", "with_tied_pairs"]
SLASHED = rare(
    r"\w/[^\W\d_](?=[^.;\n]{0,40}? (?:and|&)\s[^.;\n]{0,60}?\w/[^\W\d_])"
)
"""Two such pairs side by side, of which one value may be."""
RELATED = re.compile(r"orrelat|orrelogram|orr?plot")
SHORTEST = 2
"""Letters of a half; with fewer it is a unit, or short for something: ``km/h``, ``n/a``."""
ROUNDS = 2
"""In which the halves of some pairs tell those of others apart."""
HALVES = re.compile(rf"(?P<a>[^\W\d_][^/]{{{SHORTEST - 1},40}})/(?P<b>[^\W\d_][^/]{{{SHORTEST - 1},40}})")
ONE_NAME = re.compile(
    r"(?:Zt?[A,]{1,2}t?){0,9}Z[tRrE]{0,6}[AWTL][tBE]{0,3}N|"
    r"N[tRrE]{0,6}[AWTL][tBE]{0,3}Z(?:t?[A,]{1,2}t?Z){0,9}|"
    r"r[tE]{0,3}Bt{0,3}Zt?[AT]t?Z|Z[tr]{0,4}r[tE]{0,3}Wt?Z"
)
"""Beside another variable, or one of the two of ``the correlation between a/b and c/d``."""
ALONE = re.compile(r"(?:^|[VCB(:,)])[AtRrBE]{0,6}(?P<pair>Z)[tRr(:=]{0,4}V")
"""The only name before a value, so that it is a pair."""
SINGULAR = re.compile(r"(?:correlation|relation|relationship|association|link|similarity|one)", re.I)


def with_tied_pairs(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with a sign that ties two names for the slash between those that the text tells apart."""
    read = list(blocks)
    if not any(RELATED.search(block.text.text) for block in read):
        return iter(read)
    told = [(block, _slashes(block)) for block in read if block.is_prose]
    names = {part.low for _, (parts, _) in told for part in parts if part.kind == "N"}
    kinds = [(parts, "".join(_kind(part) for part in parts)) for _, (parts, _) in told]
    whole: set[str] = set()
    for parts, kind in kinds:
        for found in ONE_NAME.finditer(kind):
            whole |= {part.low for part in parts[slice(*found.span())]}
        for found in ALONE.finditer(kind):
            names |= set(_halves(parts[found.start("pair")]))
    pairs = {part.low: _halves(part) for parts, _ in kinds for part in parts if _halves(part)}
    often = Counter(half for halves in pairs.values() for half in halves)
    told_apart: set[str] = set()
    for _ in range(ROUNDS):
        told_apart |= {
            pair for pair, halves in pairs.items()
            if pair not in whole and not names.isdisjoint(halves)
            and all(half in names or often[half] > 1 for half in halves)
        }
        names.update(half for pair in told_apart for half in pairs[pair])
    for block, (_, places) in told:
        at = {place for part, place in places if part.low in told_apart}
        if at:
            source = block.text.text
            block.text = block.text.reworded("".join("↔" if k in at else c for k, c in enumerate(source)))
    return iter(read)


def _slashes(block: Block) -> tuple[list[Part], list[tuple[Part, int]]]:
    """The parts of all sentences of a block, and where the slashes of its pairs stand."""
    from replot.reading.description.statements.cells.relations.names import Part
    from replot.reading.description.statements.cells.relations.parts import parts_of

    parts: list[Part] = []
    places: list[tuple[Part, int]] = []
    start = 0
    for sentence in sentences(block.text):
        start = block.text.text.find(sentence.text, start)
        if start < 0:
            return [], []
        own = parts_of(sentence.text)
        parts += [*own, Part("C", "", len(sentence.text), len(sentence.text))]
        places += [(part, start + part.start + part.text.index("/")) for part in own if _halves(part)]
        start += len(sentence.text)
    return parts, places


def _halves(part: Part) -> tuple[str, ...]:
    found = HALVES.fullmatch(part.low) if part.kind == "N" and "/" in part.text else None
    return found.groups() if found is not None else ()


def _kind(part: Part) -> str:
    """The kind of a part, ``Z`` for a pair and ``r`` for a word for one relation."""
    if _halves(part):
        return "Z"
    return "r" if part.kind in "tR" and SINGULAR.fullmatch(part.text) else part.kind
