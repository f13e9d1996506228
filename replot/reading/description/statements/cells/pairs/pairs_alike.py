"""Several pairs of a row and a column with one value: ``A/May and B/June, which are both 0``."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.statements.cells.statement import CellStatement, each_once, from_token
from replot.reading.description.statements.cells.token import Token
from replot.reading.description.statements.cells.tokens import tokenize
from replot.reading.description.statements.frame import Frame

__all__ = ["read_pairs_alike"]
BETWEEN = frozenset("&,;i:=().A")
"""Kinds of tokens between the pairs and their value."""
WORDS = frozenset([
    "which", "that", "both", "each", "also", "only", "×", "x", "the", "cells", "cell", "pairs", "where", "it",
    "they", "have", "has", "value", "values", "of",
])
TIES = frozenset(["/", "–", "a", "-"])
"""Kinds of tokens between the two labels of a pair."""
PAIR = 2


def read_pairs_alike(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The cells of a text that is nothing but pairs and values, of which one is that of several pairs.

    Nothing where the axes have the same labels, or where anything else is said.
    """
    if frame.x == frame.y or " and " not in text.text:
        return []
    pending: list[tuple[int, int]] = []
    out: list[CellStatement] = []
    shared, k = False, 0
    tokens = tokenize(text.text, frame)
    while k < len(tokens):
        token = tokens[k]
        if token.kind == "L":
            place, k = _pair(tokens, k)
            if place is None:
                return []
            pending.append(place)
            continue
        k += 1
        if token.kind == "N" and token.quantity is not None and not token.quantity.is_open and pending:
            shared |= len(pending) > 1
            out += [from_token(token, *place, text, rank) for place in pending]
            pending = []
        elif token.kind not in BETWEEN and token.text.lower() not in WORDS and not (
            token.kind == "a" and pending  # "at 58"
        ):
            return []
    return each_once(out) if shared and not pending else []


def _pair(tokens: Sequence[Token], k: int) -> tuple[tuple[int, int] | None, int]:
    """The row and the column of the two labels that begin at a token, and where they end."""
    end = k + 1
    if end < len(tokens) and (tokens[end].kind in TIES or tokens[end].text in "×x"):
        end += 1
    both = (tokens[k], tokens[end]) if end < len(tokens) else ()
    if len(both) < PAIR or any(one.kind != "L" or not one.sure or len(one.places) != 1 for one in both):
        return None, k + 1
    places = dict(one.places[0] for one in both)
    return ((places["y"], places["x"]) if len(places) == PAIR else None), end + 1
