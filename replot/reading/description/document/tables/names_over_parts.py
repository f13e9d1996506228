"""Lines of heads that return, under a line of as many names: several grids side by side.

    Spring survey Autumn survey
    Oak Elm Ash Oak Elm Ash
    Oak 9 1 0 8 1 1

Only white space stands between the names, so they must tell where each of them ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import pairwise

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key

__all__ = ["with_names_over_parts"]
WORD = re.compile(r"\S+")
DIGITS = re.compile(r"\d+")
OF_ALL = re.compile(
    r"\b(?:matri(?:x|ces)|heat ?maps?|tables?|fig(?:ure|\.)?s?|results|data ?sets|scores|panels)\W*$|"
    r"^\W*(?:table|fig(?:ure|\.)?|panel|appendix)\b", re.I
)
"""``Confusion Matrices``, ``Table 2``: what names the whole, in as many words."""
GAP = 2
"""Spaces between two names, where there is one within each."""
FEWEST = 2
LONGEST = 200
MOST_CORNER = 6
"""Words of the name of the rows, or of both sides."""
FARTHEST = 2
"""Lines from the names to the heads: there may be an empty one between."""
CAPITAL = re.compile(r"\W*[A-Z\d]")


def with_names_over_parts(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with the line over each table as further heads where it names what its heads return in."""
    before: Block | None = None
    for block in blocks:
        if block.kind == "table" and block.header == 1 and not block.headless and block.rows:
            said = block if block.text else before
            if said is not None and said.kind in ("table", "paragraph") and said.text:
                _put_names(block, said)
                before = before if before is None or before.text else None
        if before is not None:
            yield before
        before = block
    if before is not None:
        yield before


def _put_names(table: Block, said: Block) -> None:
    """Move the last line of what is said above a table to its heads, if it holds names of parts."""
    corner, *heads = _with_long_corner(table.rows)
    count = _returns([key(head.text) for head in heads])
    if count < FEWEST:
        return
    if len(heads) < len(table.rows[0]) - 1:
        table.rows = [[corner, *heads], *(row[: len(heads) + 1] for row in table.rows[1:])]
    start = max(said.text.further_lines(), default=0)
    line = said.text.cut(start)
    if heads[0].span().line - line.span().line > FARTHEST or len(line) > LONGEST:
        return
    if (names := _names(line, count)) is not None:
        width = len(heads) // count
        over = [cell for name in names for cell in (name, *[Text()] * (width - 1))]
        table.rows.insert(0, [Text(), *over])
        table.header = 2
        said.text = said.text.cut(0, start)


def _with_long_corner(rows: list[list[Text]]) -> list[Text]:
    """The heads, the first of them joined where they are more than any line has cells: ``True class oak``."""
    heads = rows[0]
    width = max((k + 1 for row in rows[1:] for k, cell in enumerate(row) if cell), default=len(heads))
    corner = heads[: len(heads) - width + 1]
    if not 1 < len(corner) <= MOST_CORNER:
        return heads
    return [reduce(Text.join, corner), *heads[len(corner) :]]


def _returns(labels: list[str]) -> int:
    """How often a list of labels stands there again and again; 1 where it does not."""
    width = next((k for k in range(1, len(labels)) if labels[k] == labels[0]), 0)
    if width < FEWEST or "" in labels or len(labels) % width or len(set(labels)) != width:
        return 1
    return len(labels) // width if all(a == b for a, b in zip(labels, labels[width:], strict=False)) else 1


def _names(line: Text, count: int) -> list[Text] | None:
    """So many names: apart by gaps, a word each, or all with the same first or last word."""
    words = list(WORD.finditer(line.text))
    starts = [word.start() for word in words]
    columns = [line.span(word.start(), word.end()) for word in words]
    apart = [b.column - a.column - a.length >= GAP for a, b in pairwise(columns)]
    if sum(apart) == count - 1:
        starts = [starts[0], *(start for start, gap in zip(starts[1:], apart, strict=True) if gap)]
    elif len(words) != count:
        forms = [DIGITS.sub("0", word[0].lower()) for word in words]
        first = [k for k, form in enumerate(forms) if form == forms[0]]
        begins = [0, *(k + 1 for k, form in enumerate(forms) if form == forms[-1])]
        if len(begins) == count + 1:
            starts = [starts[k] for k in begins[:-1]]
        elif len(first) == count:
            starts = [starts[k] for k in first]
        else:
            return None
    parts = [line.cut(a, b) for a, b in pairwise([*starts, len(line)])]
    numbers = {part.text.isdecimal() for part in parts}
    if len(words) == count and (OF_ALL.search(line.text) or len(numbers) > 1):
        return None
    names = {key(part.text) for part in parts}
    return parts if len(names) == count and all(CAPITAL.match(part.text) for part in parts) else None
