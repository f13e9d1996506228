"""Courses told from one end of a line to the other: ``from 3 in the youngest group through 4 and 6 to 8``."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.numbers import as_float
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import is_strictly_monotonic
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.sentences.chains import VALUE
from replot.reading.description.statements.frame import Frame

__all__ = ["HIGH", "LOW", "in_order_of_labels", "rises"]
PLACE = (
    r"(?:\s+(?:in|at|on|for|with|among|under|by|after)\s+(?P<%s>[^.;,()]{1,40}?)|"
    r"\s*\((?P<%s>[^()]{1,40})\))?"
)
COURSE = rare(
    rf"\bfrom\s+(?P<first>{VALUE}){PLACE % ('a', 'b')}"
    rf"(?P<between>(?:,?\s+(?:over|via|through)\s+{VALUE}(?:(?:,\s+and|,|\s+and|,?\s+then)\s+{VALUE})*)+),?\s+"
    rf"(?:and\s+)?(?:finally\s+)?to\s+(?P<last>{VALUE}){PLACE % ('c', 'd')}"
    r"(?=\s*(?:[,;.)]|$)|\s+(?:and|while|whereas|but)\b)",
    re.I,
)
ONE = re.compile(VALUE, re.I)
LOW = (
    r"(?P<low>youngest|lowest|smallest|shortest|shallowest|slowest|lightest|coldest|coolest|cheapest|thinnest|"
    r"narrowest|weakest|poorest|nearest|closest|fewest|least|earliest)"
)
HIGH = (
    r"(?P<high>oldest|highest|largest|biggest|greatest|longest|deepest|fastest|heaviest|hottest|warmest|"
    r"dearest|thickest|widest|strongest|richest|farthest|furthest|most|latest)"
)
DEGREE = re.compile(
    rf"(?:the\s+|its\s+)?(?:{LOW}|{HIGH}|(?P<begin>first|initial)|(?P<end>last|final))\b"
    r"(?!\s+(?:rows?|columns?|lines?|bands?)\b)",
    re.I,
)
"""Which end of an axis is meant, by how large its label is or by where that stands."""
NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")
IN_UNIT = re.compile(r"(?P<number>\d[\d.]*)\s?[^\W\d_]{1,8}")
"""``24 hpf``, where the label is 24 and the unit stands nowhere else."""
YEAR = 1000
"""From this number on a label is a year, and the oldest one the smallest."""


def in_order_of_labels(text: Text, frame: Frame) -> Text:
    """The text with the values of such courses as lists in the order of the labels, without their ends.

    What the first course of a sentence tells of its ends holds for those behind it.
    """
    ways = list(COURSE.finditer(text.text))
    told = [_is_backward(way, text.text, frame) for way in ways]
    if all(way is None for way in told):
        return text
    out, at = Text(), 0
    backward: bool | None = None
    for way, own in zip(ways, told, strict=True):
        tied = any(way[name] for name in "abcd")
        backward = own if tied else backward
        if backward is None:
            continue
        values = [text.cut(*place) for place in _places(way, text.text)]
        listed = Text.of_lines(values[::-1] if backward else values, gap=", ")
        before = text.cut(at, way.start())
        out = (out.join(before) if out else before).join(listed)
        at = way.end()
    rest = text.cut(at)
    return out.join(rest, "" if rest.text[:1] in ",;.)" else " ") if rest else out


def _places(way: re.Match[str], source: str) -> list[tuple[int, int]]:
    """Where the values of a course stand."""
    between = (one.span() for one in ONE.finditer(source, *way.span("between")))
    return [way.span("first"), *between, way.span("last")]


def _is_backward(way: re.Match[str], source: str, frame: Frame) -> bool | None:
    """Whether a course goes from the last label of an axis to its first; None where that is not told.

    One end tells it where the other one is called by words of its own: ``12 in the open sea``.
    """
    ends = (way["a"] or way["b"], way["c"] or way["d"])
    count = len(_places(way, source))
    axes = [axis for axis in "xy" if len(frame.axis(axis)) == count]
    named = {axis for m in frame.mentions(source[: way.start()]) for axis, _ in m.places}
    if len(axes) > 1:
        axes = [axis for axis in axes if axis not in named]
    if len(axes) > 1:  # "at 3 days", where the other axis has no 3
        axes = [axis for axis in axes if all(_end(end, axis, frame) is not None for end in ends if end)]
    if len(axes) != 1 or not any(ends) or (frame.x != frame.y and OTHER[axes[0]] not in named and named):
        return None
    places = [_end(end, axes[0], frame) if end else None for end in ends]
    unknown = [end for end, place in zip(ends, places, strict=True) if end and place is None]
    if len(unknown) == sum(map(bool, ends)) or any(NUMBER.search(e) or frame.mentions(e) for e in unknown):
        return None
    first = places[0] if places[0] is not None else count - 1 - (places[1] or 0)
    last = places[1] if places[1] is not None else count - 1 - first
    return first > last if {first, last} == {0, count - 1} else None


def _end(said: str, axis: str, frame: Frame) -> int | None:
    """The label that is meant by its name, by how large it is, or by being the first or the last one."""
    labels = frame.axis(axis)
    found = frame.resolve(tidy(said.removeprefix("the ")), axis)
    if found is not None:
        return found[1][0] if found[0] == axis and len(found[1]) == 1 else None
    degree = DEGREE.match(said)
    if degree is None:
        number = IN_UNIT.fullmatch(said)
        return labels.index(number["number"]) if number and number["number"] in labels else None
    if degree["begin"] or degree["end"]:
        return 0 if degree["begin"] else len(labels) - 1
    rising = rises(labels, degree[0].lower().endswith(("oldest", "youngest")))
    return None if rising is None else 0 if rising == bool(degree["low"]) else len(labels) - 1


def rises(labels: Sequence[str], ages: bool) -> bool | None:
    """Whether the numbers that the labels begin with rise; None where they do not go one way."""
    found = [NUMBER.search(label) for label in labels]
    numbers = [as_float(one[0]) for one in found if one is not None]
    known = [number for number in numbers if number is not None]
    if len(known) < len(labels) or not is_strictly_monotonic(known) or (ages and min(known) >= YEAR):
        return None
    return known[0] < known[-1]
