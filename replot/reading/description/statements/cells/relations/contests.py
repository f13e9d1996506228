"""What one of a square did against others: ``Ayr lost to Bath (-5) and took +2 off Cork``."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.pairs.pairs import place_on
from replot.reading.description.statements.cells.relations.opponents import OTHERS
from replot.reading.description.statements.cells.statement import CellStatement, from_token
from replot.reading.description.statements.cells.token import Token
from replot.reading.description.statements.cells.tokens import tokenize
from replot.reading.description.statements.frame import Frame

__all__ = ["read_contests"]
CONTEST = rare(
    r"\b(?:beat|beats|beaten|lost|loses?|won|wins?|drew|draws?|level|tied?|took|takes?|against|over|"
    r"defeat\w*)\b",
    re.I,
)
LOST = re.compile(r"\b(?:lost|loses?|losing|beaten|behind|trail\w*|down|defeated by|conced\w*)\b", re.I)
"""What makes a number without a sign one below zero, or not: nobody knows."""
APART = re.compile(r"[,;]|\b(?:and|but|while|whereas|yet|then)\b", re.I)
"""What parts one contest from the next, and no number from its opponent."""
SLOTS, SIGNS = frozenset("LNBM"), frozenset("+-−")
FEWEST = 2


def read_contests(text: Text, frame: Frame, rank: int) -> list[CellStatement] | None:
    """The cells of a sentence about one, if each number stands beside one of the others, in whatever order.

    None where a number or a name is left over, and no cells where a number may be one below zero.
    """
    source = text.text
    if frame.x != frame.y or CONTEST.search(source) is None:
        return None
    slots = [token for token in tokenize(source, frame) if token.kind in SLOTS]
    pairs = [slots[k : k + 2] for k in range(1, len(slots), 2)]
    own = place_on(slots[0], "y") if slots and slots[0].kind == "L" else None
    if own is None or len(slots) != 1 + 2 * len(pairs) or len(pairs) < FEWEST:
        return None
    if any(APART.search(source, last.end, first.start) is None for (_, last), (first, _) in pairwise(pairs)):
        return None
    out: dict[int, Token] = {}
    for first, second in pairs:
        label, value = (first, second) if first.kind == "L" else (second, first)
        other = place_on(label, "x") if label.kind == "L" and value.kind != "L" else None
        if other is None or other in out or other == own or APART.search(source, first.end, second.start):
            return None
        out[other] = value
    if any(_unclear(value, source, slots) for value in out.values()):
        return []
    turned = OTHERS.search(frame.y_label or "") is not None and OTHERS.search(frame.x_label or "") is None
    places = {(other, own) if turned else (own, other): value for other, value in out.items()}
    return [from_token(replace(value, difference=False), *at, text, rank) for at, value in places.items()]


def _unclear(value: Token, source: str, slots: list[Token]) -> bool:
    """Whether a number is no value, or may be one below zero: ``lost to Ayr by 5``."""
    signed = value.text[:1] in SIGNS
    if (value.difference and not signed) or (value.quantity is None and value.kind != "M"):
        return True  # "beat Ayr by 4"
    before = max((slot.end for slot in slots if slot.end <= value.start and slot.kind != "L"), default=0)
    lost = value.quantity is not None and value.quantity.value > 0 and LOST.search(source, before, value.end)
    return bool(lost) and not signed
