"""Classes whose errors are sums of pairs with arrows, as one table: ``FP: 4 (elm→oak) + 2 (ash→oak)``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from replot.reading.description.document.beginning import looked_through
from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.text import Text
from replot.reading.description.document.wordings.class_entries import TURNED
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["ARROWED", "with_errors_by_arrow"]
COUNT = r"\d(?:[\d,]*\d)?"
ARROWED = rare(
    rf"(?<![\w.])(?P<count>{COUNT}) ?\((?P<first>[^\W_][^()→>\n\d-]{{0,30}}\d{{0,3}}) ?(?:→|->) ?"
    r"(?P<second>[^\W_][^()→>\n]{0,30})\)"
)
"""``4 (elm→oak)``: how many of one class were taken for the other."""
NAMED = re.compile(
    r"\W{0,4}(?:(?:for )?(?:class|label|category)\s+)?[\"“'`*]{0,3}"
    r"(?P<name>[^\W_][^:()\n]{0,30}?)[\"”'`*]{0,3}\s?:?[\s*–—-]{0,8}",
    re.I,
)
"""``Class oak:``, before what is told of it."""
OUTCOME = re.compile(
    r"(?:(?P<right>true|false)[ -](?P<of>posi|nega)tives?\b|\b(?P<short>[TF][PN])s?\b)"
    rf"(?: ?\((?:[TF][PN]s?)\))?[\s*]{{0,4}}[:=]?[\s*]{{0,4}}(?P<count>{COUNT}(?![\d.,]*\d|%))?",
    re.I,
)
"""``False Positives (FP):``, ``TP = 30``."""
FEWEST = 2
"""Classes, and those of them whose errors are told so."""
FARTHEST = 400
"""How many blocks are looked through."""
LONGEST = 600
ENDS = ("first", "second")
Pair = tuple[str, str]


class _Part(NamedTuple):
    """What is told of one outcome of a class: its own count, or those of the pairs that it is the sum of."""

    name: Text
    kind: str
    own: Text | None
    errors: list[tuple[Pair, Text]]


def with_errors_by_arrow(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with the table of all classes in the place of such sums; a text with tables keeps its own.

    The arrow leads from what is true to what was predicted, or back. What the sums are told of says which:
    the false negatives of a class are true in each of their pairs. A text that contradicts itself stays.
    """
    listed, following = looked_through(blocks, FARTHEST)
    told = [] if following is not None or any(b.kind == "table" for b in listed) else _told(listed)
    turned = any(TURNED.search(block.text.text) for block in listed) if told else False
    table = _table([part for _, parts in told for part in parts], told[0][0].line, turned) if told else None
    if table is None:
        yield from following if following is not None else listed
        return
    used = {id(block) for block, parts in told if parts}
    first = next(k for k, block in enumerate(listed) if id(block) in used)
    for k, block in enumerate(listed):
        if k == first:
            yield table
        if id(block) not in used:
            yield block


def _told(blocks: list[Block]) -> list[tuple[Block, list[_Part]]]:
    """The blocks that tell outcomes of a class, with what they tell."""
    short = [block for block in blocks if len(block.text) < LONGEST]
    found = [one for block in short for one in ARROWED.finditer(block.text.text)]
    classes = {one[end].strip() for one in found for end in ENDS}
    out: list[tuple[Block, list[_Part]]] = []
    name: Text | None = None
    for block in short if len(classes) >= FEWEST else ():
        source = block.text.text
        outcomes = list(OUTCOME.finditer(source))
        lead = NAMED.fullmatch(source, 0, outcomes[0].start() if outcomes else len(source))
        if lead is not None:
            name = block.text.cut(*lead.span("name")) if lead["name"] in classes else None
        if name is not None and outcomes:
            ends = [*(outcome.start() for outcome in outcomes[1:]), len(source)]
            parts = [_part(name, block.text, *both) for both in zip(outcomes, ends, strict=True)]
            out.append((block, parts))
    return out


def _part(name: Text, text: Text, outcome: re.Match[str], end: int) -> _Part:
    kind = outcome["short"] or f"{outcome['right'][0]}{outcome['of'][0]}"
    begin = outcome.start("count") if outcome["count"] else outcome.end()
    errors = [
        ((one["first"].strip(), one["second"].strip()), text.cut(*one.span("count")))
        for one in ARROWED.finditer(text.text, begin, end)
    ]
    own = text.cut(*outcome.span("count")) if outcome["count"] and not errors else None
    return _Part(name, kind.upper(), own, errors)


def _table(parts: list[_Part], line: int, turned: bool) -> Block | None:
    """The table of the classes in the order in which they are told, or None where the sums do not fit it.

    The true classes are its rows, or its columns where it is ``turned``.
    """
    names = {part.name.text: part.name for part in reversed(parts)}
    names = {name: names[name] for name in dict.fromkeys(part.name.text for part in parts)}
    ways = {_way(part) for part in parts if part.errors}
    summed = {part.name.text for part in parts if part.errors}
    if len(summed) < FEWEST or len(ways) != 1 or None in ways:
        return None
    counts: dict[Pair, Text] = {}
    for part in parts:
        told = list(part.errors)
        if part.kind == "TP" and part.own is not None:
            told.append(((part.name.text, part.name.text), part.own))
        for pair, count in told:
            if not names.keys() >= set(pair) or counts.setdefault(pair, count).text != count.text:
                return None
    if (True in ways) is not turned:
        counts = {pair[::-1]: count for pair, count in counts.items()}
    unknown = Text("?")
    rows = [[names[row], *(counts.get((row, column), unknown) for column in names)] for row in names]
    return table_at(line, [[Text(), *names.values()], *rows])


def _way(part: _Part) -> bool | None:
    """Whether the arrow leads from the predicted class back to the true one; None where nothing tells."""
    own = [{pair[end] for pair, _ in part.errors} == {part.name.text} for end in (0, 1)]
    if part.kind not in ("FP", "FN") or sum(own) != 1:
        return None
    return own[1] is (part.kind == "FN")
