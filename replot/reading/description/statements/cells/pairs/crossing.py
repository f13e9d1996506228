"""Bare numbers that are labels by what joins them: ``at 4 and 32 it is 0.6``, ``a depth-4 network``."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.cells.token import Token
from replot.reading.description.statements.frame import Frame, Place

__all__ = ["glued_labels", "join_crossing", "join_elided", "join_respective", "slashed_label"]
MEETS = frozenset(["meets", "meet", "crosses", "cross", "meeting", "crossing", "×"])
CROSSING = frozenset(["intersection", "crossing", "combination", "combinations", "pair", "cell", "case"])
"""Words *of* which a row and a column are told."""


def join_crossing(tokens: Sequence[Token]) -> None:
    """Make labels of two numbers of which only the one can be a row and only the other a column.

    ``at 4 and 32 it is 0.6``, ``at the intersection of 4 and 32``, ``where 4 meets 32``, ``0.6 at 4/32``.
    """
    for k in range(1, len(tokens) - 1):
        joint = tokens[k]
        if joint.kind == "/":
            _join_slashed(tokens, k)
            continue
        meets = joint.text.lower() in MEETS
        if not meets and joint.kind != "&":
            continue
        one, other = tokens[k - 1], tokens[k + 1]
        if meets and other.kind == "B" and one.text.lower() == "it" and len(other.places) == 1:
            other.kind = "L"
        axes = [{axis for axis, _ in token.places} for token in (one, other)]
        if {one.kind, other.kind} not in ({"B"}, {"B", "L"}) or any(len(each) != 1 for each in axes):
            continue
        lead = tokens[k - 2] if k > 1 else joint
        told = lead.kind == "a" or (
            lead.text.lower() == "of" and k > 2 and tokens[k - 3].text.lower() in CROSSING
        )
        following = "".join(token.kind for token in tokens[k + 2 : k + 4])
        more = (following[:1] in (",", "&") and following[1:] in ("N", "B")) or following == "aL"
        tied = following[:1] in ("a", "(", "t")  # "10 at 4 and 32 at 8"
        if axes[0] != axes[1] and (meets or (told and not more and not tied)):
            one.kind = other.kind = "L"


def slashed_label(before: Sequence[Token], start: int, number: str, frame: Frame) -> Place | None:
    """The label of the other axis that a number is right behind a label and a slash: ``oak/2``."""
    if len(before) < 2 or before[-1].kind != "/" or before[-1].end != start:
        return None
    label, found = before[-2], frame.exact.get(number, [])
    apart = label.kind == "L" and label.end == before[-1].start and len(found) == 1
    return found[0] if apart and {axis for axis, _ in label.places}.isdisjoint({found[0][0]}) else None


def _join_slashed(tokens: Sequence[Token], k: int) -> None:
    """Make a label of the number that a slash ties to a label of the other axis: ``25%/64K``."""
    one, slash, other = tokens[k - 1], tokens[k], tokens[k + 1]
    if one.end != slash.start or slash.end != other.start or {one.kind, other.kind} != {"B", "L"}:
        return
    axes = [{axis for axis, _ in token.places} for token in (one, other)]
    if axes[0] != axes[1] and all(len(each) == 1 for each in axes):
        one.kind = other.kind = "L"


ENDS_IN_NUMBER = re.compile(r"(.*\D)\d+(?:\.\d+)?$")


def join_elided(tokens: Sequence[Token], frame: Frame) -> None:
    """Make labels of the numbers behind a label that ends in one: ``at pH 5, 6 and 7, respectively``."""
    for k, first in enumerate(tokens):
        named = ENDS_IN_NUMBER.match(first.text) if first.kind == "L" and len(first.places) == 1 else None
        if named is None:
            continue
        numbers = []
        end = k + 1
        while end + 1 < len(tokens) and tokens[end].kind in ",&" and tokens[end + 1].kind in "NB,":
            end += tokens[end + 1].kind == ","
            if end + 1 >= len(tokens) or tokens[end + 1].kind not in "NB":
                break
            numbers.append(tokens[end + 1])
            joint = tokens[end].kind
            end += 2
        closes = end >= len(tokens) or tokens[end].kind in ",;.:)r"
        if not numbers or joint != "&" or not closes:
            continue
        axis = first.places[0][0]
        places = [
            next((p for p in frame.exact.get(f"{named[1]}{number.text}".lower(), ()) if p[0] == axis), None)
            for number in numbers
        ]
        for number, place in zip(numbers, places, strict=True):
            if place is not None and all(places):
                number.kind, number.places = "L", [place]


def join_respective(tokens: Sequence[Token]) -> None:
    """Make labels of bare numbers behind as many values: ``1.2 and 2.9 at 5 and 15 °C, respectively``."""
    for end, last in enumerate(tokens):
        if last.kind != "r":
            continue
        begin = next((k for k in range(end - 1, 0, -1) if tokens[k].kind == "a"), 0)
        labels = [token for token in tokens[begin + 1 : end] if token.kind == "B"]
        if not begin or any(token.kind not in "B,&w" for token in tokens[begin + 1 : end]):
            continue
        values = 0
        while (k := begin - 1 - values) >= 0 and tokens[k].kind in "N,&":
            values += 1
        numbers = sum(token.kind == "N" for token in tokens[begin - values : begin])
        axes = [{axis for axis, _ in token.places} for token in labels]
        if len(labels) == numbers > 1 and all(len(each) == 1 and each == axes[0] for each in axes):
            for label in labels:
                label.kind = "L"


GLUED = re.compile(
    r"(?<![\w-])(?:(?P<name>[^\W\d_]{2,})-(?P<n>\d[\d.]*)|(?P<n2>\d[\d.]*)-(?P<name2>[^\W\d_]{2,}))(?![\w-])"
)
"""``depth-4``, ``4-layer``."""


def glued_labels(text: str, frame: Frame) -> dict[int, tuple[int, Place]]:
    """Where a number is a label by the name of the axis that a hyphen ties to it, with its end."""
    out = {}
    for both in GLUED.finditer(text):
        axis = frame.alias.get((both["name"] or both["name2"]).lower())
        number = (both["n"] or both["n2"]).rstrip(".")
        found = [place for place in frame.exact.get(number, ()) if place[0] == axis]
        if found:
            out[both.start()] = both.end(), found[0]
    return out
