"""The values of a line group by group: ``1.1, 0.9 in the controls; 2.4, 2.2 after treatment``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.lines.plain_lists import plain_values
from replot.reading.description.statements.cells.order import told_order
from replot.reading.description.statements.cells.statement import CellStatement, Context, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["read_groups"]
GROUP = re.compile(
    r"\s*(?P<list>[-−+~≈]?\.?\d[^;:()A-Za-z]{2,400}?)\s+(?P<words>(?:in|for|among|under|after|before|with|"
    r"without|at|during|of|from) (?:the |both |all )?[^\d;:,()]{2,40}?)\s*[.;]?\s*"
)
PART = re.compile(r"[^;]+")
WORD = re.compile(r"[^\W\d_]+")
NO_NAMES = re.compile(
    r"in|for|among|under|after|before|with|without|at|during|of|from|the|both|all|and|or|are|is|were|was"
)
PLACES = re.compile(
    r"\b(?:first|last|left|right|top|bottom|upper|lower|order|reverse|next|other|rest|remain\w*)\b", re.I
)
LEAST, MOST = 2, 8


def read_groups(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement] | None:
    """The cells of a known line whose values are told for groups of labels, or None if it is not told so.

    Where what the groups are called is like as many labels as they have values, these are theirs. Else they
    come in their turn, where at least one is called like its own labels and none only like those of another.
    """
    axis = context.free
    source = text.text
    if len(axis) != 1 or len(context.fixed[OTHER[axis]]) != 1 or ";" not in source:
        return None
    parts = [(part.start(), GROUP.fullmatch(part[0])) for part in PART.finditer(source)]
    if not LEAST <= len(parts) <= MOST:
        return None
    values, sizes, names = [], [], []
    for at, part in parts:
        if part is None or PLACES.search(part["words"]) or frame.mentions(part["words"]):
            return None
        listed = plain_values(part["list"], frame) or ()
        shift = at + part.start("list")
        values += [(quantity, shift + start, shift + end) for quantity, start, end in listed]
        sizes.append(len(listed))
        names.append(part["words"])
    order = told_order(frame, axis, source, context.backward)
    if min(sizes) < LEAST or len(values) != len(order):
        return None
    places = _places(names, sizes, order, frame.axis(axis))
    if places is None:
        return None
    (fixed,) = context.fixed[OTHER[axis]]
    return [
        statement(
            *((fixed, k) if axis == "x" else (k, fixed)), quantity, rank, text.span(start, end),
            text.is_bold(start, end),
        )
        for k, (quantity, start, end) in zip(places, values, strict=False)
    ]


def _places(
    names: Sequence[str], sizes: Sequence[int], order: list[int], labels: Sequence[str]
) -> list[int] | None:
    """The places of the values of all groups; none if they are others', None if nobody knows."""
    alike = [[k for k in order if _alike(name, labels[k])] for name in names]
    own = [k for group in alike for k in group]
    if sorted(own) == sorted(order) and [len(group) for group in alike] == list(sizes):
        return own
    turns = [order[a:b] for a, b in pairwise([0, *accumulate(sizes)])]
    met = [not set(turn).isdisjoint(group) for turn, group in zip(turns, alike, strict=True)]
    if any(group and not here for group, here in zip(alike, met, strict=True)):
        return []
    return order if any(met) else None


def _alike(name: str, label: str) -> bool:
    """Whether a word of a name and one of a label are short for each other: ``controls``, ``Ctrl_2``."""
    words = [word.lower() for word in WORD.findall(name)]
    parts = [part.lower() for part in WORD.findall(label.replace("_", " "))]
    return any(_is_short(part, word) for part in parts for word in words if not NO_NAMES.fullmatch(word))


def _is_short(part: str, word: str) -> bool:
    short, long = sorted((part, word), key=len)
    letters = iter(long)
    return short[0] == long[0] and all(letter in letters for letter in short)
