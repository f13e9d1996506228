"""A stretch of data text as tokens: labels, values, and the words and signs between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import count_word
from replot.reading.description.lexicon.missing import find_missing
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.axes.counted import number_list
from replot.reading.description.statements.cells.keywords import KEYWORDS
from replot.reading.description.statements.frame import Frame, Place

__all__ = ["Token", "tokenize"]


@dataclass(slots=True)
class Token:
    """One token.

    Attributes
    ----------
    kind : str
        ``L`` label · ``N`` number · ``B`` number that may be a label · ``M`` missing ·
        ``X``/``Y`` name of an axis · ``A`` all · ``O`` other · ``a`` at/for/in · ``i`` is/has · ``&`` and ·
        ``f`` from · ``t`` to · ``r`` respectively · ``w`` another word · else the sign itself (``→`` for
        arrows).
    through : int or None
        For a run of labels (``layers 0-4``): the index of the last one.
    """

    kind: str
    start: int
    end: int
    text: str
    places: Sequence[Place] = ()
    quantity: Quantity | None = None
    sure: bool = True
    through: int | None = None


WORD = re.compile(r"[^\W\d_][\w'’-]*|->|=>|-->|→|⟶|↔|[^\w\s]|\w+")
OPENING = frozenset("`\"“'")
"""Marks that may stand before a label: ``layers `4-8` ``."""
QUOTES = {"`": "`", '"': '"', "“": "”", "'": "'", "‘": "’"}
"""Marks around a label, which are no words between it and others: `` `A` and `B` ``."""
GENERIC = frozenset(
    ["class", "classes", "label", "category", "value", "index", "number", "level", "type", "of", "no"]
)
SIGNS = frozenset(",;:=()[]/–—-<>.…")
JOINED = frozenset("wOAXYLB")
"""Kinds of tokens that the following ones can be joined to."""
LINES = frozenset(["row", "rows", "column", "columns"])


def tokenize(text: str, frame: Frame) -> list[Token]:
    """Tokens of a text in order."""
    known = frame.tokens.get(text)
    if known is None:
        known = frame.tokens[text] = _merge(_tokens(text, frame), frame)
        _join_listed(known, frame)
    return known


def _join_listed(tokens: list[Token], frame: Frame) -> None:
    """Make labels of the numbers before a label with its unit: ``at ~1,000 and 15,000 steps``."""
    for k, label in enumerate(tokens):
        if label.kind != "L" or not label.text[:1].isdigit():
            continue
        first = k
        while first > 1 and tokens[first - 1].kind in ",&" and tokens[first - 2].kind in "NB,":
            first -= 1 + (tokens[first - 2].kind != ",")
        if first < k and first and tokens[first - 1].kind == "a":
            for token in tokens[first:k]:
                if token.quantity is not None:
                    axis = label.places[0][0]
                    token.places = [p for p in frame.numbers(token.quantity.value) if p[0] == axis]
                    token.kind = "L" if token.places else "w"


def _tokens(text: str, frame: Frame) -> list[Token]:
    words = {match.start(): match for match in WORD.finditer(text)}
    quantities = {q.start: q for q in find_quantities(text)}
    missing = {match.start(): match for match in find_missing(text)}
    labels = {m.start: m for m in frame.mentions(text)}
    others = {*quantities, *missing, *labels}
    starts: Iterable[int] = words if others <= words.keys() else sorted({*words, *others})
    out: list[Token] = []
    alias = frame.alias
    at = 0
    for start in starts:
        if start < at:
            continue
        if (mention := labels.get(start)) is not None:
            at = mention.end
            if out and out[-1].end == start and QUOTES.get(out[-1].text, " ") == text[at : at + 1]:
                out.pop()
                at += 1
            named = text[start : mention.end]
            out.append(Token("L", start, mention.end, named, mention.places, sure=mention.sure))
        elif (q := quantities.get(start)) is not None:
            nested = next(filter(labels.__contains__, range(start + 1, q.end)), 0) if labels else 0
            if nested > q.number_start:
                at = start + 1
                continue
            bare = q.low is None and q.high is None and q.error is None and not q.suffix
            places = frame.numbers(q.value) if bare and not q.approximate else ()
            at = q.end
            out.append(Token("B" if places else "N", start, at, text[start:at], places, q))
        elif (nothing := missing.get(start)) is not None:
            at = nothing.end()
            out.append(Token("M", start, at, nothing.group()))
        elif (match := words.get(start)) is not None:
            at, word = match.end(), match.group()
            small = word.lower()
            kind = KEYWORDS.get(small) or (word if word in SIGNS else "w")
            unit = len(small) == 1 and out and out[-1].kind in "NB"  # "5 s" are seconds, not the sizes
            if small in alias and (small not in KEYWORDS or small in LINES) and not unit:
                kind = alias[small].upper()
            out.append(Token(kind, start, at, word))
    return out


def _merge(tokens: list[Token], frame: Frame) -> list[Token]:
    """Names of axes joined with the number beside them: ``k = 1``, ``Length 5``, ``500 window``."""
    out: list[Token] = []
    k = 0
    while k < len(tokens):
        token = tokens[k]
        if token.kind not in JOINED:
            out.append(token)
            k += 1
            continue
        line = _line(tokens, k, frame)
        if line is not None:
            out.append(line[0])
            k = line[1]
            continue
        if token.text.lower() == "no" and k + 1 < len(tokens) and tokens[k + 1].kind == "L":
            token = Token("M", token.start, token.end, token.text)  # "no wins, 3 draws"
        listed = number_list(tokens, k) if token.kind in "XYB" else None
        if listed is not None:
            axis, numbers, end = listed
            for item in tokens[k:end]:
                if item in numbers:
                    places = [place for place in item.places if place[0] == axis]
                    item = Token("L", item.start, item.end, item.text, places)
                if item.kind in "L,&":
                    out.append(item)
            k = end
            continue
        if token.kind in "XY":
            axis = token.kind.lower()
            j = k + 1
            while j < len(tokens) and tokens[j].kind == token.kind:
                j += 1
            if (
                j < len(tokens)
                and tokens[j].kind in ("=", ":", "i")
                and tokens[j].text in ("=", ":", "is", "of")
            ):
                sign = tokens[j].text
                after = j + 1
            else:
                sign, after = "", j
            if (
                after + 1 < len(tokens)
                and tokens[after].kind == "w"
                and (
                    (tokens[after].text.lower() in GENERIC and tokens[after + 1].kind in ("B", "L"))
                    or (tokens[after].text in OPENING and tokens[after + 1].kind in ("B", "L", "N"))
                )
            ):
                after += 1
            if after < len(tokens) and tokens[after].kind in ("B", "L") and sign != ":":
                places = [p for p in tokens[after].places if p[0] == axis]
                if places:
                    out.append(
                        Token(
                            "L", token.start, tokens[after].end, token.text + " " + tokens[after].text, places
                        )
                    )
                    k = after + 1
                    continue
            spread = _spread(tokens, after, axis, frame)
            if spread is not None:
                out.append(
                    Token("L", token.start, spread[2], token.text, [(axis, spread[0])], through=spread[1])
                )
                k = spread[3]
                continue
        elif (
            token.kind == "B"
            and k + 2 < len(tokens)
            and tokens[k + 1].kind == "w"
            and len(tokens[k + 1].text) <= 3
            and tokens[k + 2].kind in "XY"
            and any(p[0] == tokens[k + 2].kind.lower() for p in token.places)
        ):
            axis = tokens[k + 2].kind.lower()
            out.append(
                Token(
                    "L", token.start, tokens[k + 2].end, token.text, [p for p in token.places if p[0] == axis]
                )
            )
            k += 3
            continue
        elif (
            token.kind == "B"
            and k + 1 < len(tokens)
            and tokens[k + 1].kind in "XY"
            and tokens[k + 1].text not in ("row", "rows", "column", "columns")
        ):
            axis = tokens[k + 1].kind.lower()
            places = [p for p in token.places if p[0] == axis]
            if places and not (
                token.quantity and token.quantity.percent and not _label_has_percent(frame, places[0])
            ):
                j = k + 2
                while j < len(tokens) and tokens[j].kind == tokens[k + 1].kind:
                    j += 1
                out.append(Token("L", token.start, tokens[j - 1].end, token.text, places))
                k = j
                continue
        out.append(token)
        k += 1
    return out


def _line(tokens: list[Token], k: int, frame: Frame) -> tuple[Token, int] | None:
    """``the second row``, ``row two``, ``all stations have``: lines of the grid that no label names."""
    if k + 1 >= len(tokens):
        return None
    token, after = tokens[k], tokens[k + 1]
    if token.kind in "wO" and after.kind in "XY" and after.text.lower() in ("row", "column"):
        found = frame.resolve(f"{token.text} {after.text}")
    elif token.text.lower() in ("row", "column") and (n := count_word(after.text)) and after.kind == "w":
        found = frame.resolve(f"{token.text} {n}")
    elif token.kind == "A" and (whole := _whole_axis(tokens, k, frame)) is not None:
        axis, end = whole
        last = len(frame.axis(axis)) - 1
        return Token("L", token.start, tokens[end - 1].end, axis, [(axis, 0)], through=last), end
    else:
        return None
    if found is None or len(found[1]) != 1:
        return None
    text = f"{token.text} {after.text}"
    return Token("L", token.start, after.end, text, [(found[0], found[1][0])]), k + 2


def _whole_axis(tokens: list[Token], k: int, frame: Frame) -> tuple[str, int] | None:
    """The axis of ``all stations have 3``, ``3 every day``, ``3 in all four``, ``3 regardless of the dose``.

    Returns
    -------
    (str, int) or None
        The axis and the token behind it.
    """
    end = k + 1
    while end < len(tokens) and end - k < 3 and tokens[end].text.lower() in ("of", "the"):
        end += 1
    count = count_word(tokens[end].text) if end < len(tokens) else None
    end += count is not None
    axes = {token.kind.lower() for token in tokens[end : end + 1] if token.kind in "XY"}
    named = bool(axes)
    if not axes and count is not None:
        axes = {axis for axis in "xy" if len(frame.axis(axis)) == count}
        if len(axes) > 1:  # "Ruiz got 10 in all three": Ruiz is on the other one
            axes -= {axis for token in tokens[:k] if token.kind == "L" for axis, _ in token.places}
    if len(axes) != 1:
        return None
    axis = axes.pop()
    while end < len(tokens) and tokens[end].kind == axis.upper():
        end += 1
    after = [token.kind for token in tokens[end : end + 2]]
    near = tokens[max(k - 3, 0) : k]
    leads = named and len(after) > 1 and after[0] in "i:" and after[1] in "NB"
    values = [token.quantity for token in near if token.kind in "NB"]
    exact = len(values) == 1 and values[0] is not None and not values[0].is_range
    ends = (not after or after[0] in ",;.&") and exact and not any(token.kind == "L" for token in near)
    return (axis, end) if leads or ends else None


def _spread(tokens: list[Token], at: int, axis: str, frame: Frame) -> tuple[int, int, int, int] | None:
    """A range whose two ends are labels, after the name of their axis: ``layers 0-4``, ``layers (0-8)``."""
    bracket = at < len(tokens) and tokens[at].kind == "("
    k = at + bracket
    q = tokens[k].quantity if k < len(tokens) else None
    if q is None or not q.is_range:
        return None
    ends = [
        next((p[1] for p in frame.numbers(v) if p[0] == axis), None) for v in (q.low, q.high) if v is not None
    ]
    if len(ends) != 2 or ends[0] is None or ends[1] is None:
        return None
    return (
        min(ends[0], ends[1]),
        max(ends[0], ends[1]),
        tokens[k].end,
        k + 1 + (bracket and k + 1 < len(tokens) and tokens[k + 1].kind == ")"),
    )


def _label_has_percent(frame: Frame, place: Place) -> bool:
    return "%" in frame.axis(place[0])[place[1]]
