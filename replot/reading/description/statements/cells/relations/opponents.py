"""Pairs of one against another, where the other is named first: ``Against Ayr, Bath won 6 games``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.pairs.pairs import place_on
from replot.reading.description.statements.cells.ruled_out.claim_words import claims
from replot.reading.description.statements.cells.statement import CellStatement, from_token
from replot.reading.description.statements.cells.token import Token
from replot.reading.description.statements.cells.tokens import tokenize
from replot.reading.description.statements.frame import Frame

__all__ = ["AGAINST", "read_opposed"]
AGAINST = r"(?:against|versus|vs\.?|facing)"
"""What stands before the other one of a pair, as alternatives of a pattern."""
LED = rare(rf"(?:^\W*|[;,.:]\s+)(?:(?:and|but|while|whereas|yet|then)\s+)?{AGAINST}\s+(?=\S)", re.I)
"""What begins a clause that names the other one first."""
BEFORE = re.compile(rf"\b{AGAINST}\s+(?:the\s+)?[\"“'‘`]?$", re.I)
NEAR = 24
"""Letters before a label in which the word stands that makes it the other one."""
JOINT = re.compile(r"[\"”'’`]?(?:,|,?\s+(?P<last>and|&))\s+(?:the\s+)?[\"“'‘`]?", re.I)
TIED = re.compile(rf"(?:\s*%|\s+[^\W\d_]+){{0,4}}\s+{AGAINST}\s+(?:the\s+)?[\"“'‘`]?$", re.I)
CONJUNCTION = re.compile(r"\b(?:and|but|while|whereas|yet|then)\b", re.I)
OTHERS = re.compile(r"oppon\w*|against|versus|loser|losing|beaten|defeated|defend\w*|rivals?|other", re.I)
"""What an axis is called that holds the others."""


def read_opposed(text: Text, frame: Frame, rank: int) -> list[CellStatement] | None:
    """The cells of a sentence with such a clause; none where it is not understood, None where it has none.

    The one that the value is told of is the row, the other the column, as it is where the one is named
    first; unless an axis is said to hold the others.
    """
    source = text.text
    if frame.x != frame.y or (led := LED.search(source)) is None:
        return None
    tokens = [token for token in tokenize(source, frame) if token.kind in "LNBM"]
    if not any(token.kind == "L" and token.start >= led.end() for token in tokens):
        return None
    if not any(token.quantity is not None for token in tokens):
        return None
    if claims(source, "mild", "comment"):
        return []  # "Versus last year, Ayr improved by 5 points against Bath"
    found = _paired(tokens, source)
    turned = OTHERS.search(frame.y_label or "") is not None and OTHERS.search(frame.x_label or "") is None
    cells = {(b, a) if turned else (a, b): token for token, (a, b) in found}
    if len(cells) < len(found) or any(token.difference for token, _ in found):
        return []
    return [from_token(token, *place, text, rank) for place, token in cells.items()]


def _paired(tokens: list[Token], source: str) -> list[tuple[Token, tuple[int, int]]]:
    """Each value with the one that it is of and the other; nothing unless every value has both."""
    one: list[int] = []
    other: list[int] = []
    values: list[Token] = []
    out: list[tuple[Token, tuple[int, int]]] = []
    listed = -1
    for k, token in enumerate(tokens):
        place = place_on(token, "y") if token.kind == "L" else None
        if place is not None:
            if BEFORE.search(source, max(0, token.start - NEAR), token.start):
                other, listed = [place], _last_listed(tokens, k, source)
            elif k <= listed:
                other = [*other, place]
            else:
                one = [place]
            continue
        values.append(token)
        behind = tokens[k + 1] if k + 1 < len(tokens) else None
        if behind is not None and behind.kind != "L":
            continue  # the values of a list
        tied = _tied(token, behind, source)
        pairs = _pairs(one, [tied] if tied is not None else other, len(values))
        if len(pairs) < len(values):
            return []
        out += zip(values, pairs, strict=True)
        values = []
    return out


def _last_listed(tokens: list[Token], first: int, source: str) -> int:
    """The last of the labels that a list begins with; the first itself, where no *and* ends the list."""
    last = k = first
    while k + 1 < len(tokens) and tokens[k + 1].kind == "L":
        joint = JOINT.fullmatch(source, tokens[k].end, tokens[k + 1].start)
        if joint is None:
            break
        k += 1
        last = k if joint["last"] else last
    return last


def _tied(value: Token, behind: Token | None, source: str) -> int | None:
    """The other one right behind a value: ``71 % against Ayr``."""
    if behind is None or TIED.fullmatch(source, value.end, behind.start) is None:
        return None
    return None if CONJUNCTION.search(source, value.end, behind.start) else place_on(behind, "y")


def _pairs(one: list[int], others: list[int], count: int) -> list[tuple[int, int]]:
    """The pairs of so many values; nothing where it is not clear which."""
    if len(one) != 1 or len(others) != count:
        return []
    return [(one[0], other) for other in others if other != one[0]]
