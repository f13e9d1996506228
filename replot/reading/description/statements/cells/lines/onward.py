"""One value up to a label or from one on: ``zero until July``, ``3 through week 4``, ``4 from June on``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.calendar import DAYS, MONTHS, SEASONS
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.token import Token
from replot.reading.description.statements.frame import Frame

__all__ = ["join_onward"]
LEADS = rare(r"\b(?:until|till|before|prior to|up to|through|after|from|since)\b", re.I)
UP_TO = {"until": False, "till": False, "before": False, "prior to": False, "up to": True, "through": True}
"""What leads to the label where a stretch ends, and whether it is part of it."""
FROM = {"from": True, "since": True, "after": False}
ON = frozenset(["on", "onward", "onwards", "upward", "upwards"])
VALUE = re.compile(r"(?:^|(?<![fL&,])|(?<=[^NBM])[&,])[NBM]$")
"""The kinds of the tokens before the stretch: one value, neither a range nor one of several."""
MOVES = re.compile(
    r"\b(?:averag\w+|peak\w*|reach\w*|hits?|climb\w*|falls?|fell|drop\w*|rises?|rose|gains?|grows?|grew|"
    r"loses?|lost|total\w*|sums?|adds? up|changes?|shifts?|moves?|up|down|increas\w+|decreas\w+|"
    r"declin\w+|improv\w+)\b"
    r"(?: (?:to|at|by|in|all|a|an|about|around|roughly|nearly|only|up|of))*\s*$",
    re.I,
)
"""``reaches 9 before July``: a value that does not last."""
NEAR = 40
NUMBER = re.compile(r"\d+(?:\.\d+)?")
IN_ORDER = tuple(
    f" {names} "
    for names in (
        " ".join(MONTHS[0]).lower(),
        " ".join(DAYS[0]).lower(),
        " ".join((DAYS[0][-1], *DAYS[0][:-1])).lower(),
        "winter spring summer autumn",
        "spring summer autumn winter",
    )
)


def join_onward(tokens: list[Token], text: str, frame: Frame) -> None:
    """Make a run of labels of the one behind ``until``, where its axis has an order.

    ``After`` a number of hours something has a value, after a month it goes on having it.
    """
    if LEADS.search(text) is None:
        return
    for k, label in enumerate(tokens):
        if label.kind != "L" or len(label.places) != 1 or label.through is not None:
            continue
        at, lead = _lead(tokens, k)
        before = "".join([token.kind for token in tokens[max(at - 3, 0) : at]]) if at > 0 else ""
        if not VALUE.search(before):
            continue
        ((axis, place),) = label.places
        way, dated = _order(frame.axis(axis))
        onward = lead in FROM and (dated if lead == "after" else _goes_on(tokens, k))
        if not way or not (onward or lead in UP_TO):
            continue
        if MOVES.search(text, max(0, tokens[at - 1].start - NEAR), tokens[at - 1].start) is not None:
            label.kind = "w"  # where on the way it is so is not told
            continue
        inside = UP_TO[lead] if lead in UP_TO else FROM[lead]
        first, last = (place + (not inside), len(frame.axis(axis)) - 1)
        if onward == (way < 0):
            first, last = 0, place - (not inside)
        if first > last:
            label.kind = "w"
            continue
        label.places, label.through = [(axis, first)], last


def _lead(tokens: list[Token], k: int) -> tuple[int, str]:
    """Where the words before a label begin that tell a stretch, and those words."""
    at = k - 1
    if at > 0 and tokens[at].text.lower() in ("the", "about"):
        at -= 1
    if at > 0 and tokens[at].text.lower() == "to":
        return at - 1, f"{tokens[at - 1].text.lower()} to"
    return at, tokens[at].text.lower() if at >= 0 else ""


def _goes_on(tokens: list[Token], k: int) -> bool:
    return k + 1 < len(tokens) and tokens[k + 1].text.lower() in ON


def _order(labels: Sequence[str]) -> tuple[int, bool]:
    """Which way the labels of an axis count up (0: in no order), and whether they name times."""
    named = " ".join(label if label in SEASONS else label[:3] for label in map(str.lower, labels))
    for names in IN_ORDER:
        if f" {named} " in names:
            return 1, True
    numbers = [NUMBER.findall(label) for label in labels]
    if any(len(found) != 1 for found in numbers) or len({NUMBER.sub("", label) for label in labels}) > 1:
        return 0, False
    steps = [float(after[0]) - float(before[0]) for before, after in pairwise(numbers)]
    return (1 if all(s > 0 for s in steps) else -1 if all(s < 0 for s in steps) else 0) if steps else 0, False
