"""Names of axes joined with the number beside them: ``k = 1``, ``Length 5``, ``500 window``."""

from __future__ import annotations

from replot.reading.description.lexicon.counts import NUMBER_WORDS
from replot.reading.description.statements.axes.categories.counted import number_list
from replot.reading.description.statements.cells.keywords import LINES
from replot.reading.description.statements.cells.lines.named_lines import (
    SPOKEN,
    STAYS,
    named_line,
    named_range,
)
from replot.reading.description.statements.cells.token import Token
from replot.reading.description.statements.frame import Frame, Place
from replot.reading.description.statements.frame.index import PREDICTION, TRUTH

__all__ = ["join"]
Joined = tuple[list[Token], int]
"""Tokens in the place of others, and where the next one stands."""
IS = ("=", ":", "is", "of")
OPENING = frozenset("`\"“'")
"""Marks that may stand before a label: ``layers `4-8` ``."""
GENERIC = frozenset(
    ["class", "classes", "label", "category", "value", "index", "number", "level", "type", "of", "no"]
)
JOINED = frozenset("wOAXYLB")
"""Kinds of tokens that the following ones can be joined to."""
JOINING = frozenset("XYAB")
JOINS = SPOKEN | {"no", "x-axis", "y-axis"} | NUMBER_WORDS.keys()
"""Kinds of tokens and words without one of which nothing is joined, but for labels that begin with digits."""
GOES = frozenset(
    ["goes", "grows", "increases", "rises", "moves", "changes", "decreases", "falls", "drops", "shrinks"]
)
"""Between the name of an axis and a stretch of it: ``as the batch size goes from 1 to 128``."""
LONGEST_ARTICLE = 3
"""Letters of a word between a number and the axis that it is of: ``500 in x``."""


def join(tokens: list[Token], frame: Frame) -> list[Token]:
    """The tokens, those that only together name a label as one.

    Parameters
    ----------
    tokens : list of Token
    frame : Frame
        The axes whose labels they name.
    """
    if not _may_join(tokens):
        return tokens
    out: list[Token] = []
    k = 0
    while k < len(tokens):
        token = tokens[k]
        if token.kind not in JOINED and token.text != STAYS:
            out.append(token)
            k += 1
            continue
        line = named_line(tokens, k, frame)
        if line is not None:
            out.append(line[0])
            k = line[1]
            continue
        if token.text.lower() == "no" and k + 1 < len(tokens) and tokens[k + 1].kind == "L":
            token = Token("M", token.start, token.end, token.text)  # "no wins, 3 draws"
        joined = _listed(tokens, k) if token.kind in "XYB" else None
        if joined is None and token.kind in "XY":
            joined = _behind_name(tokens, k, frame)
        elif joined is None and token.kind == "B":
            joined = _before_name(tokens, k, frame)
        elif joined is None and token.kind == "L" and len(token.places) > 1:
            joined = _before_line(tokens, k)
        if joined is not None and out and out[-1].text in ("a", "an"):
            joined[0][0].start = out.pop().start  # "at a feed of 0.05"
        more, k = joined or ([token], k + 1)
        out += more
    _join_listed(out, frame)
    return out


def _may_join(tokens: list[Token]) -> bool:
    """Whether any token may be joined with its neighbours, or make labels of the numbers before it."""
    return (
        not JOINING.isdisjoint([token.kind for token in tokens])
        or not JOINS.isdisjoint([token.text.lower() for token in tokens])
        or True in [token.text[:1].isdigit() for token in tokens if token.kind == "L"]
    )


def _join_listed(tokens: list[Token], frame: Frame) -> None:
    """Make labels of the numbers before a label with its unit: ``at ~1,000 and 15,000 steps``."""
    for k, label in enumerate(tokens):
        if label.kind != "L" or not label.text[:1].isdigit():
            continue
        first = k
        while first > 1 and tokens[first - 1].kind in ",&" and tokens[first - 2].kind in "NB,":
            first -= 1 + (tokens[first - 2].kind != ",")
        if first < k and first and tokens[first - 1].kind == "a":
            numbers = [(token, token.quantity) for token in tokens[first:k] if token.quantity is not None]
            axis = label.places[0][0]
            found = [[p for p in frame.written(number) if p[0] == axis] for _, number in numbers]
            if not any(found) and any(number.percent for _, number in numbers):
                continue  # "Never with 83%, 1–2 days with 12%"
            for (token, _), places in zip(numbers, found, strict=True):
                token.kind, token.places = "L" if places else "w", places


def _listed(tokens: list[Token], k: int) -> Joined | None:
    """The numbers of a list that names its axis once: ``lengths 5, 10 and 20``."""
    listed = number_list(tokens, k)
    if listed is None:
        return None
    axis, numbers, end = listed
    out: list[Token] = []
    for item in tokens[k:end]:
        if item in numbers:
            places = [place for place in item.places if place[0] == axis]
            item = Token("L", item.start, item.end, item.text, places)
        if item.kind in "L,&":
            out.append(item)
    return out, end


def _behind_name(tokens: list[Token], k: int, frame: Frame) -> Joined | None:
    """The label, or the range of labels, behind the name of its axis: ``k = 1``, ``Length is 5``."""
    token = tokens[k]
    axis = token.kind.lower()
    after = _name_end(tokens, k)
    if after + 1 < len(tokens) and tokens[after].text.lower() in GOES and tokens[after + 1].kind == "f":
        after += 2
    sign = ""
    if after < len(tokens) and tokens[after].kind in ("=", ":", "i") and tokens[after].text in IS:
        sign = tokens[after].text
        after += 1
    if after + 1 < len(tokens) and tokens[after].kind == "w":
        word, following = tokens[after].text, tokens[after + 1].kind
        generic = word.lower() in GENERIC and following in ("B", "L")
        after += generic or (word in OPENING and following in ("B", "L", "N"))
    if after < len(tokens) and tokens[after].kind in ("B", "L") and sign != ":":
        label = tokens[after]
        if places := _on(axis, label):
            return [Token("L", token.start, label.end, f"{token.text} {label.text}", places)], after + 1
    spread = named_range(tokens, after, axis, frame)
    if spread is None:
        return None
    first, last, end, following_at = spread
    return [Token("L", token.start, end, token.text, [(axis, first)], through=last)], following_at


def _before_name(tokens: list[Token], k: int, frame: Frame) -> Joined | None:
    """The number before the name of its axis: ``500 window``, ``500 of size``."""
    token = tokens[k]
    following = tokens[k + 1 : k + 3]
    if len(following) == 2 and following[0].kind == "w" and len(following[0].text) <= LONGEST_ARTICLE:
        name = following[1]
        if name.kind in "XY" and (places := _on(name.kind.lower(), token)):
            return [Token("L", token.start, name.end, token.text, places)], k + 3
    if not following or following[0].kind not in "XY":
        return None
    the_line = k > 0 and tokens[k - 1].text.lower() in ("the", "a") and following[0].text in ("row", "column")
    if following[0].text in LINES and not the_line:
        return None  # "3 rows"
    places = _on(following[0].kind.lower(), token)
    percent = token.quantity is not None and token.quantity.percent
    if not places or (percent and not _label_has_percent(frame, places[0])):
        return None
    end = _name_end(tokens, k + 1)
    return [Token("L", token.start, tokens[end - 1].end, token.text, places)], end


def _before_line(tokens: list[Token], k: int) -> Joined | None:
    """A label of both axes before what says which one is meant.

    ``The oak row and the elm column``, ``oak (y-axis)``, ``oak on the x-axis``, ``oak as the source``.
    """
    token = tokens[k]
    words = [following.text.lower() for following in tokens[k + 1 : k + 5]]
    at = next((len(lead) for lead in BEFORE_LINE if words[: len(lead)] == list(lead)), 0)
    if k + 1 + at >= len(tokens):
        return None
    line = tokens[k + 1 + at]
    named = line.kind in "XY" and (at > 0 or _is_noun(tokens, k + 1))
    axis = NAMED_AXES.get(line.text.lower(), line.kind.lower() if named else "")
    if not axis or not (places := _on(axis, token)):
        return None
    end = k + 2 + at + (words[:1] == ["("])
    if words[:1] == ["("] and (end > len(tokens) or tokens[end - 1].kind != ")"):
        return None
    return [Token("L", token.start, tokens[end - 1].end, token.text, places, sure=token.sure)], end


def _is_noun(tokens: list[Token], k: int) -> bool:
    """Whether the name of an axis belongs to the label before it: ``on NLP sets``, no ``A predicted B``."""
    word, end = tokens[k].text.lower(), _name_end(tokens, k)
    after = tokens[end].kind if end < len(tokens) else ""
    spoken = word in PREDICTION or word in TRUTH or word.endswith("ed")
    return not spoken and after not in ("L", "B")


BEFORE_LINE = (("on", "the"), ("along", "the"), ("as", "the"), ("as",), ("(", "the"), ("(",))
"""What may stand between a label and the axis that it is on."""
NAMED_AXES = {"row": "y", "column": "x", "y-axis": "y", "x-axis": "x"}


def _name_end(tokens: list[Token], k: int) -> int:
    """Where the words end that name one axis."""
    kind = tokens[k].kind
    while k < len(tokens) and tokens[k].kind == kind:
        k += 1
    return k


def _on(axis: str, token: Token) -> list[Place]:
    return [place for place in token.places if place[0] == axis]


def _label_has_percent(frame: Frame, place: Place) -> bool:
    return "%" in frame.axis(place[0])[place[1]]
