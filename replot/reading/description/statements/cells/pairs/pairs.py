"""A label and its value, over and over: ``label: value``, ``value (label)``, ``value at label``."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.statement import (
    CellStatement,
    Context,
    from_token,
)
from replot.reading.description.statements.cells.token import Token
from replot.reading.description.statements.frame import Frame

__all__ = ["place_on", "read_pairs", "segments"]


def place_on(token: Token, axis: str) -> int | None:
    for on, place in token.places:
        if on == axis:
            return place
    return None


@dataclass
class Segment:
    """Tokens between commas, semicolons and *and* outside brackets, and the signs that stand before them."""

    tokens: list[Token]
    apart: str = ""

    @cached_property
    def kinds(self) -> list[str]:
        """Those of the tokens that are no words, no prepositions and no stop."""
        return [token.kind for token in self.tokens if token.kind not in "wa."]

    @cached_property
    def label(self) -> Token | None:
        """The label that is all that it holds, beside words."""
        told = [token for token in self.tokens if token.kind not in "wa."]
        return told[0] if self.kinds == ["L"] and told[0].through is None else None

    @cached_property
    def number(self) -> Token | None:
        """The number that is all that it holds, and may be a label: ``no data in 2018 and 2019``."""
        return self.tokens[0] if [token.kind for token in self.tokens] == ["B"] else None


def segments(tokens: list[Token]) -> list[Segment]:
    """A list of tokens in its segments."""
    out = [Segment([])]
    depth = 0
    for token in tokens:
        if token.kind in "([":
            depth += 1
        elif token.kind in ")]":
            depth = max(0, depth - 1)
        if depth == 0 and token.kind in ",;&":
            if out[-1].tokens:
                out.append(Segment([]))
            out[-1].apart += token.kind
        else:
            out[-1].tokens.append(token)
    return [segment for segment in out if segment.tokens]


VALUE = ("N", "M", "B")


def read_pairs(
    tokens: list[Token], text: Text, frame: Frame, context: Context, rank: int
) -> list[CellStatement]:
    """``label: value``, ``value (label)``, ``value at label`` ... for one axis, the other one fixed."""
    for axis in context.free:
        other = OTHER[axis]
        if other not in context.fixed or not frame.axis(axis):
            continue
        pairs: list[tuple[list[int], Token]] = []
        ok = True
        own = context.fixed[other] if frame.x == frame.y else []
        named: list[int] = []
        parts = segments(tokens)
        for k, segment in enumerate(parts):
            way = _goes_with(parts, k)
            label = segment.label or segment.number
            shared = place_on(label, axis) if way and label else None
            if shared is not None and (way > 0 or (pairs and not named)):
                (named if way > 0 else pairs[-1][0]).append(shared)
                continue
            pair = _hits(segment.tokens, own) or _pair(segment.tokens, axis, frame)
            if pair is None and pairs and (_in_words(segment, axis) or _leaves_out(segment)):
                continue  # "40 = broken", "then a striped tile in 2018", behind other cells
            if pair is None:
                if named or any(t.kind in ("N", "B", "L") for t in segment.tokens):
                    ok = False
                    break
                continue
            pairs.append(([*named, *pair[0]], pair[1]))
            named = []
        if not ok or named or not pairs:
            continue
        labels = [k for indices, _ in pairs for k in indices]
        if len(set(labels)) != len(labels):
            continue
        out: list[CellStatement] = []
        for indices, token in pairs:
            for k in indices:
                for fixed in context.fixed[other]:
                    row, column = (fixed, k) if axis == "x" else (k, fixed)
                    out.append(from_token(token, row, column, text, rank))
        return out
    return []


TILES = frozenset(["tile", "cell", "square", "box", "field", "gap"])


def _leaves_out(segment: Segment) -> bool:
    """Whether a segment speaks of the cell of a label, of which it gives no value."""
    kinds = [token.kind for token in segment.tokens if token.kind in "NMBL"]
    return kinds in (["L"], ["B"]) and any(token.text.lower() in TILES for token in segment.tokens)


def _in_words(segment: Segment, axis: str) -> bool:
    """Whether a segment gives a label a word in place of a value, which may mean anything."""
    label, *rest = segment.tokens
    told = label.kind in "LB" and place_on(label, axis) is not None and len(rest) > 1
    return told and rest[0].kind in "=:" and rest[1].kind == "w" and not any(t.kind in "NMBL" for t in rest)


def _goes_with(parts: list[Segment], k: int) -> int:
    """With which segment a label alone shares its value: -1 the one before, 1 the next, 0 none."""
    if parts[k].number is not None:
        told = k > 0 and parts[k].apart == "&" and parts[k - 1].kinds == ["M", "B"]
        return -1 if told and (k + 1 == len(parts) or parts[k + 1].apart in (",", ";")) else 0
    if parts[k].label is None:
        return 0
    following = parts[k + 1] if k + 1 < len(parts) else Segment([])
    leads = following.kinds[:1] == ["L"]
    before = next((part.kinds for part in parts[max(k - LONGEST_LIST, 0) : k][::-1] if not part.label), [])
    behind = before[:1] in (["N"], ["M"]) and "L" in before
    if behind and parts[k].apart == "&" and not (leads and "," not in following.apart):
        return -1  # "5 in May and June"
    return 1 if leads and (following.label or "&" in following.apart) else 0  # "May and June are 5"


LONGEST_LIST = 12
MOST_WORDS = 3
HITS = frozenset(["correct", "correctly", "right", "rightly", "itself", "hits"])


def _hits(segment: list[Token], own: list[int]) -> tuple[list[int], Token] | None:
    """``231 correct`` in the line of one class of a square matrix: that class, and the count."""
    words = [token.text.lower() for token in segment if token.kind == "w"]
    values = [token for token in segment if token.kind != "w"]
    told = len(own) == 1 and 0 < len(words) <= MOST_WORDS and not HITS.isdisjoint(words)
    return (own, values[0]) if told and [token.kind for token in values] in (["N"], ["B"]) else None


def _pair(segment: list[Token], axis: str, frame: Frame) -> tuple[list[int], Token] | None:
    words = 0
    labels, maybe, values = [], [], []
    for token in segment:
        if token.kind == "w":
            words += 1
        elif token.kind == "L":
            if place_on(token, axis) is None:
                return None
            labels.append(token)
        elif token.kind == "B" and place_on(token, axis) is not None:
            maybe.append(token)
        elif token.kind in VALUE:
            values.append(token)
    if words > MOST_WORDS:
        return None
    if len(values) > 1 and all(token.kind == "M" for token in values):
        del values[1:]  # "no train to Ayr (blank)"
    between = segment[segment.index(labels[0]) : segment.index(labels[1])] if len(labels) > 1 else []
    if (
        len(labels) == 2
        and any(t.kind in ("t", "–", "-", "—") for t in between)
        and not any(t.kind in "wia" for t in between)  # "6 of A are given to B" is no range
        and len(values) + len(maybe) == 1
    ):
        a, b = place_on(labels[0], axis), place_on(labels[1], axis)
        if a is not None and b is not None:
            return list(range(min(a, b), max(a, b) + 1)), (values + maybe)[0]
    sure = [t for t in labels if t.sure] or labels
    if len(sure) == 1 and len(values) + len(maybe) == 1:
        k = place_on(sure[0], axis)
        if k is None:
            return None
        last = sure[0].through if sure[0].through is not None else k
        return list(range(k, last + 1)), (values + maybe)[0]
    if not labels and len(maybe) == 1 and len(values) == 1:
        k = place_on(maybe[0], axis)
        linked = values[0].kind == "M" or _linked(segment, maybe[0], values[0])  # "2017 striped"
        return ([k], values[0]) if k is not None and linked else None
    if not labels and len(maybe) == 2 and not values:
        kinds = "".join(t.kind for t in segment if t.kind != "w")
        label = None
        if re.fullmatch(r"\(B\)[:=→i]?B", kinds) or re.fullmatch(r"B[:=→i]B", kinds):
            label = maybe[0]
        elif re.fullmatch(r"B\(a?B\)|BaB|B[:=]?\[B\]", kinds):
            label = maybe[1]
        if label is not None:
            k = place_on(label, axis)
            return ([k], maybe[1] if label is maybe[0] else maybe[0]) if k is not None else None
    return None


def _linked(segment: list[Token], label: Token, value: Token) -> bool:
    """Whether a bare number is tied to a value: by brackets, a sign or a preposition."""
    first, second = sorted((label, value), key=lambda t: t.start)
    between = [t.kind for t in segment if first.end <= t.start < second.start and t.kind != "w"]
    before = [t.kind for t in segment if t.end <= first.start]
    if label is first:
        if before[-1:] == ["a"] and between in ([], ["a"]):
            return True  # "in 2022 with 1,010"
        return bool(between) and (
            between[0] in ":=→i" or (between[0] in ")]" and any(b in "([" for b in before))
        )
    return bool(between) and between[0] in "(a["
