"""Sentences that go along a whole line: ``A starts at 3, climbs to 5, then 6, and drops to 2 at noon``.

Each of the values has its place where there are as many as the line has cells, and every label among them
stands beside the value that it has when they are taken in order.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.changes import FALLS, GOES, RISES
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.lines.stories import DIFFERENCE, MOVES
from replot.reading.description.statements.cells.order import told_order
from replot.reading.description.statements.cells.pairs.pairs import place_on
from replot.reading.description.statements.cells.ruled_out.claim_words import tells_apart
from replot.reading.description.statements.cells.statement import CellStatement, Context, from_token
from replot.reading.description.statements.cells.token import Token
from replot.reading.description.statements.frame import Frame

__all__ = ["read_whole_line"]
LEAST_VALUES = 3
MOST_BEFORE = 4
"""Words before the label that a sentence is about."""
OUT_OF_ORDER = re.compile(
    r"\b(?:rang\w+|span\w*|var(?:y|ies|ied|ying)|after|before|having|previously|highs?|lows?|"
    r"highest|lowest|m(?:ax|in)im\w+|best|worst|between|target|baseline|threshold|respectively)\b",
    re.I,
)
"""Words by which values are told in another order than that of the cells, or are none of them."""


def read_whole_line(
    tokens: Sequence[Token], text: Text, frame: Frame, context: Context, rank: int
) -> list[CellStatement]:
    """The values of all cells of a line, told one after the other in whatever words."""
    slots = [token for token in tokens if token.kind in ("L", "B", "N", "M")]
    if len(slots) < LEAST_VALUES or not context.free:
        return []
    source = text.text
    lines: list[tuple[str, int, Sequence[Token]]] = []
    if len(context.free) == 1:
        (fixed,) = context.fixed
        lines += [(fixed, line, slots) for line in context.fixed[fixed]]
    elif len(source[: slots[0].start].split()) <= MOST_BEFORE and _named(slots[0], tokens):
        places = [place_on(slots[0], axis) for axis in "yx"]
        lines += [(a, line, slots[1:]) for a, line in zip("yx", places, strict=True) if line is not None]
    found = [
        placed
        for axis, line, rest in lines
        if (placed := _along(rest, tokens, axis, line, frame, source, context.backward)) is not None
    ]
    if len(found) != 1 or not _plain(source, slots):
        return []
    told = [token for token, _ in found[0] if token.quantity is not None]
    if len({source[: token.start].rstrip().endswith("=") for token in told}) > 1:
        return []  # "5 at T = 1, 3 at T = 2": a setting that no axis is called by
    if not all(_goes_as_said(source[a.end : b.start], a, b) for a, b in pairwise(told)):
        return []
    return [from_token(token, *place, text, rank) for token, place in found[0]]


def _named(slot: Token, tokens: Sequence[Token]) -> bool:
    """Whether the first of the labels and numbers of a sentence is a label: ``A``, ``at 10``."""
    k = tokens.index(slot)
    return slot.kind == "L" or (slot.kind == "B" and k > 0 and tokens[k - 1].kind == "a")


def _along(
    slots: Sequence[Token],
    tokens: Sequence[Token],
    axis: str,
    line: int,
    frame: Frame,
    source: str,
    backward: str,
) -> list[tuple[Token, tuple[int, int]]] | None:
    """Each value with its row and its column, where the labels among them agree with their order."""
    along = OTHER[axis]
    order = told_order(frame, along, source, backward)
    values: list[Token] = []
    behind = {id(b) for a, b in pairwise(tokens) if a.kind in ("a", "=")}
    led = {id(b) for a, b in pairwise(tokens) if a.kind in "atf"}
    for n, slot in enumerate(slots):
        again = slot.kind == "M" and n > 0 and slots[n - 1].kind == "M"
        if again and COMMA.search(source, slots[n - 1].end, slot.start) is None:
            continue  # "blank because training diverged"
        at, k = place_on(slot, along), len(values)
        if slot.kind == "B" and at is not None and HEADS.match(source, slot.end):
            return None  # "estimated from 2020: 4, 5", where 2020 is a label
        if slot.kind == "B" and id(slot) in behind and place_on(slot, axis) not in (None, line):
            return None  # "in 2019 it was 26, in 2020 28": another line
        beside = [*order[max(k - 1, 0) : k], *order[k : k + 1]]
        if slot.kind == "L":
            if frame.x == frame.y and at != line and id(slot) not in led:
                return None  # "A is told rightly 90 times, then B (80)": another line of a square
            if k and slots[n - 1] is values[-1] and TIED.fullmatch(source, values[-1].end, slot.start):
                beside = beside[:1]  # "no value at 6 h; elsewhere 4, 5 and 6"
            if at not in beside and (at is not None or place_on(slot, axis) != line):
                return None
        elif slot.kind == "B" and at is not None and _joined(slots, n, along, source):
            return None  # "diverged at 1 and 2": labels, both of them
        elif slot.kind == "B" and id(slot) in behind and k and at == order[k - 1]:
            continue
        elif slot.kind == "B" and at is not None and (said := AT.search(source, 0, slot.start)):
            if STANDS.fullmatch(said["verb"]) is None:
                return None  # "C was shut at 9, then 4, 6, 5", where 9 is a label
            values.append(slot)
        elif k == len(order):
            return None
        else:
            values.append(slot)
    if len(values) != len(order) or len(values) < LEAST_VALUES:
        return None
    places = ((line, k) if axis == "y" else (k, line) for k in order)
    return list(zip(values, places, strict=True))


def _joined(slots: Sequence[Token], n: int, along: str, source: str) -> bool:
    """Whether a number follows upon a label of its own axis in one list."""
    before = slots[n - 1] if n else None
    if before is None or before.kind != "L" or place_on(before, along) is None:
        return False
    return JOINED.fullmatch(source, before.end, slots[n].start) is not None


JOINED = re.compile(r",?\s+(?:and|or|to)\s+|,\s+")


def _plain(source: str, slots: Sequence[Token]) -> bool:
    """Whether the values are told one after the other, and none of them is a bound or a difference."""
    numbers = [token.quantity for token in slots if token.kind in "NB" and token.quantity is not None]
    if any(q.is_open or q.is_range for q in numbers) or any(token.difference for token in slots):
        return False
    if len({q.percent for q in numbers if q.number_start >= slots[1].start}) > 1:
        return False
    if len({source[q.start - 1 : q.start] == "(" for q in numbers}) > 1:
        return False  # "12, (4), 7": a loss or an aside
    ends = [0, *(token.end for token in slots)]
    starts = [*(token.start for token in slots), len(source)]
    words = [source[a:b] for a, b in zip(ends, starts, strict=True)]
    first = next(k for k, token in enumerate(slots) if token.kind in "NBM" and k)
    words = [word if k <= first else ONWARD.sub("then ", word) for k, word in enumerate(words)]
    if any(map(BEGINS.search, words)):
        words = [FOLLOWED.sub(" then ", word) for word in words]
    return (
        OUT_OF_ORDER.search(" ".join(words)) is None
        and tells_apart(MOVES.sub(" ", " ".join(words)))
        and not any(DIFFERENCE.search(word) for word in words)
        and not any(FROM.search(word) for word in words[first + 1 :])
    )


def _goes_as_said(gap: str, one: Token, following: Token) -> bool:
    """Whether a value is above the one before it where the words between them say so, or below it."""
    low, high = one.quantity, following.quantity
    if low is None or high is None:
        return False
    up, down = UP.search(gap) is not None, DOWN.search(gap) is not None
    return up == down or (high.value >= low.value if up else high.value <= low.value)


BEGINS = re.compile(r"\b(?:start|begin|open)(?:s|ing)?\b|\b(?:began|started|opened)\b", re.I)
FOLLOWED = re.compile(r"\bfollowed by\b", re.I)
"""Behind the first value of a line; behind the best one it is an order of merit."""
ONWARD = re.compile(
    r"\bbefore (?:(?:it|they) )?(?=(?:(?:slowly|steadily|finally|suddenly|again) )?"
    rf"(?:{RISES}|{FALLS}|{GOES}|level|settl|end|return|recover|com)\w*)",
    re.I,
)
"""Behind a value, before what comes next: ``31 and 78 before falling back to 60``."""
UP, DOWN = re.compile(rf"\b{RISES}", re.I), re.compile(rf"\b{FALLS}", re.I)
FROM = re.compile(r"\bfrom\b", re.I)
TIED = re.compile(r"\s*%?\s+(?:at|in|for|on)\s+(?:the\s+)?")
"""Between a value and the label that it has."""
AT = re.compile(r"(?P<verb>\w+)(?: out| off)? at $")
STANDS = re.compile(
    r"(?:start|begin|began|open|peak|end|stay|sit|sat|stand|stood|remain|finish|level|settle|land|bottom|"
    r"top)\w*", re.I
)
"""Before *at* and a value."""
COMMA = re.compile("[,;]")
HEADS = re.compile(r"\s*:(?:\s|$)")
