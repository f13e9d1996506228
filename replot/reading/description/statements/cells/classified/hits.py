"""How many of each class were told rightly, and how many of two wrongly: ``19 and 12 for oak and elm``."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity
from replot.reading.description.statements.cells.classified.outcome_words import (
    CLAIM,
    CORRECT,
    RIGHT,
    TAKEN_FOR,
    VERB,
    counts_of,
    is_label,
    place_of,
    turned,
)
from replot.reading.description.statements.cells.statement import CellStatement, each_once, statement
from replot.reading.description.statements.frame import Frame, Mention

__all__ = ["WRONG", "in_turns", "read_hits", "read_hits_in_turn", "read_misses"]
NEAR = 14
WRONG = rare(
    r"\b(?:confus(?!ion matri)\w+|mistak\w+|mistook|taken for|"
    r"mis(?:classif|label|read|identif|diagnos|recogni)\w*|wrong\w*|incorrect\w*|instead)\b",
    re.I,
)
"""What tells the errors of a class, and not its hits."""


def read_hits(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The diagonal, from how many of each class were told rightly: ``19 and 12 ... for oak and elm``."""
    source = text.text
    correct = CORRECT.search(source)
    if CLAIM.search(source) or correct is None:
        return []
    wrong = WRONG.search(source)
    taken = TAKEN_FOR.finditer(source) if wrong is None else ()
    if any(RIGHT.search(source, max(0, named.start() - NEAR), named.end()) is None for named in taken):
        return []  # "and 15 were predicted as elm"
    counts = counts_of(source)
    if wrong is None:
        turns = in_turns(source, counts, frame)
        return [statement(k, k, q, rank, text.span(q.start, q.end)) for q, k in turns]
    named, order = _order(source, counts, frame)
    pattern = "".join(kind for _, kind in order)
    n = len(named)  # "oak was correctly identified 9 times, confused with elm 2 times"
    by_turns = ("nc" * n, "cn" * n, "cn" + "nc" * (n - 1))
    if not named or wrong.start() < correct.start() or pattern not in by_turns:
        return []
    if n > 1 and not order[1][0] < wrong.start() < max(order[2][0], order[3][0]):
        return []
    flip = turned(frame)
    own = place_of(named[0][0], "x" if flip else "y")
    others = [place_of(m, "y" if flip else "x") for m, _ in named]
    if own is None or None in others:
        return []
    return [
        statement(*((k, own) if flip else (own, k)), q, rank, text.span(q.start, q.end))
        for q, k in zip(counts, others, strict=True)
        if k is not None
    ]


def read_hits_in_turn(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The diagonal, where one verb stands for all: ``Oak was identified rightly in 9 cases, elm in 7``."""
    source = text.text
    correct = CORRECT.search(source)
    counts = counts_of(source) if correct is not None else []
    if correct is None or len(counts) < PAIR or correct.start() > counts[0].start:
        return []
    if WRONG.search(source) is not None or CLAIM.search(source) is not None:
        return []
    if not all(source[max(0, q.start - 3) : q.start] == "in " for q in counts):
        return []
    return [statement(k, k, q, rank, text.span(q.start, q.end)) for q, k in in_turns(source, counts, frame)]


def in_turns(source: str, counts: Sequence[Quantity], frame: Frame) -> list[tuple[Quantity, int]]:
    """Each count of a sentence with the class that it is of, in turns or all counts before all classes."""
    named, order = _order(source, counts, frame)
    n = len(named)
    pattern = "".join(kind for _, kind in order)
    if not named or pattern not in ("nc" * n, "cn" * n, "n" * n + "c" * n, "c" * n + "n" * n):
        return []
    return [(q, k) for q, (_, k) in zip(counts, named, strict=True)]


def _order(
    source: str, counts: Sequence[Quantity], frame: Frame
) -> tuple[list[tuple[Mention, int]], list[tuple[int, str]]]:
    """The classes of a sentence, as many as its counts, and where a count or a class stands."""
    mentions = [m for m in frame.mentions(source) if m.sure or is_label(source, m)]
    named = [(m, k) for m in mentions if (k := place_of(m, "y")) is not None]
    if not counts or len(counts) != len(named) or len({k for _, k in named}) != len(named):
        return [], []
    return named, sorted([(q.start, "n") for q in counts] + [(m.start, "c") for m in mentions])


PAIR = 2
"""Classes of which each is all that the other may be taken for."""
WRONGLY = rare(
    rf"\b(?:(?:incorrectly|wrongly|falsely|mistakenly)\s+(?:{VERB}|classfied)|misclassif\w+)\s+(?=\d)", re.I
)
"""``falsely classified 5 oaks``: active, so that the true class is behind it."""


def read_misses(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The cells beside the diagonal of two classes, perhaps behind those on it."""
    source = text.text
    told = WRONGLY.search(source)
    if told is None or not len(frame.y) == len(frame.x) == PAIR or TAKEN_FOR.search(source):
        return []
    before = text.cut(0, told.start())
    right = read_hits(before, frame, rank)
    if len(right) != len(counts_of(before.text)):
        return []
    behind = text.cut(told.end())
    turns = [(m.start, place_of(m, "y")) for m in frame.mentions(behind.text) if m.sure]
    counts = counts_of(behind.text)[: len(turns)]
    order = [at for pair in zip(counts, turns, strict=False) for at in (pair[0].start, pair[1][0])]
    if not counts or len(counts) != len(turns) or order != sorted(order):
        return []
    out = list(right)
    for q, (_, own) in zip(counts, turns, strict=True):
        if own is None:
            return []
        place = (1 - own, own) if turned(frame) else (own, 1 - own)
        out.append(statement(*place, q, rank, behind.span(q.start, q.end)))
    return each_once(out)
