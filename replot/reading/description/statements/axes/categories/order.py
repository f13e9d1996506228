"""Whether the labels of an axis are listed in the reading direction or against it."""

from __future__ import annotations

from itertools import islice

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.hours import minutes_of
from replot.reading.description.lexicon.labels import followed
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.words import DOWNWARD, LEFTWARD, RIGHTWARD, UPWARD

__all__ = ["ROWS_AT_ENDS", "direction"]
END = r"(?:in |at )?the (?:very )?(?P<%s>lowest|bottom(?:most)?|lower|highest|top(?:most)?|upper(?:most)?)"
ROWS_AT_ENDS = rare(
    r"(?:[,;:(]\s|\band\s|^)\s*(?:(?:i\. ?e\.|that is|so|with|meaning),?\s+)?"
    rf"(?P<a>[^.;:,()]{{1,40}}?) (?:is|are|being|forms|makes) {END % 'end'} row,?"
    r"(?: (?:and|while|but)(?: with)?)? (?P<b>[^.;:,()]{1,40}?) "
    rf"(?:(?:is|are|being|forms|makes) )?{END % 'other'}\b"
    r"(?: (?:row|one))?",
    re.I,
)
"""``i.e. 5 is the lowest row and 20 the highest``: the labels of the two rows at the ends, and no list."""
HIGH_ON_TOP = re.compile(
    r"\b(?:highest|largest|biggest|greatest|latest|deepest|longest)(?: one| value)?(?: is)? (?:at|on) "
    r"(?:the )?top\b|"
    r"\b(?:lowest|smallest|earliest|shallowest|shortest)(?: one| value)?(?: is)? (?:at|on) (?:the )?bottom\b|"
    r"\b(?:increas|ris|grow|ascend)(?:ing|es|s)? (?:to(?:wards?)? the top|upwards?)\b",
    re.I,
)
LOW_ON_TOP = re.compile(
    r"\b(?:lowest|smallest|earliest|shallowest|shortest)(?: one| value)?(?: is)? (?:at|on) (?:the )?top\b|"
    r"\b(?:highest|largest|biggest|greatest|latest|deepest|longest)(?: one| value)?(?: is)? (?:at|on) "
    r"(?:the )?bottom\b",
    re.I,
)
"""What a text says of the numbers of a vertical axis, whichever way it lists them."""
LIES = (
    r"(?:\s*\)|\s*[\"”'`])?(?:\s+(?:row|being|is|stands?|sits?|appears?))*\s*(?:\(\s*|"
    r",\s*)?(?:at|on|in)?\s*(?:the\s+|its\s+)?(?:very\s+)?"
)
LIES_LOWEST = re.compile(rf"{LIES}(?:bottom|foot|lowest)\b(?!\s*(?:to\b|-to-|→))")
LIES_HIGHEST = re.compile(rf"{LIES}(?:top|head)\b(?!\s*(?:down|to\b|-to-|→))")
LIES_HIGH = re.compile(rf"{LIES}(?:top|head|upper)\b(?!\s*(?:down|to\b|-to-|→))")
LIES_LOW = re.compile(rf"{LIES}(?:bottom|foot)\b(?!\s*(?:to\b|-to-|→))")
LIES_LEFT = re.compile(r"\s*(?:\(|at the |on the |at )?(?:far )?left(?!\s*(?:to\b|-to-|→))")
LIES_RIGHT = re.compile(r"\s*(?:\(|at the |on the |at )(?:far )?right(?!\s*(?:to\b|-to-|→))")


BESIDE_LIST = re.compile(
    r"\b(?:from|(?:start|beginn|read)ing (?:at|from|with)) the (?P<end>top|bottom|foot|head)"
    r"(?: (?:down|up)(?:wards?)?| row| end)?\s*[:,]\s*[\"“`'‘(]*$", re.I
)
"""Right before the list itself: ``up the side (from the top: 4, 11)``."""
POSITIONS = frozenset(["top", "bottom", "upper", "lower"])
"""Labels that say where they stand, and not where the one before them does: ``top, bottom``."""


def direction(source: str, labels: tuple[str, ...], axis: str) -> int:
    """1 if the labels run with the reading direction, -1 if against it, 0 where the text does not say."""
    first, last = labels[0], labels[-1]
    if axis == "y" and POSITIONS.isdisjoint(label.lower() for label in labels):
        if followed(source, first, LIES_LOWEST) or followed(source, last, LIES_HIGHEST):
            return -1
        if followed(source, first, LIES_HIGH) or followed(source, last, LIES_LOW):
            return 1
        most = {label: f"most {label.lower()}" for label in (first, last)}  # "most likely at the top"
        if followed(source, most[first], LIES_LOWEST) or followed(source, most[last], LIES_HIGHEST):
            return -1
        if followed(source, most[first], LIES_HIGH) or followed(source, most[last], LIES_LOW):
            return 1
    if axis == "y" and ((high := HIGH_ON_TOP.search(source)) or LOW_ON_TOP.search(source)):
        ends = [end for label in (first, last) if (end := _number(label)) is not None]
        if len(ends) > 1 and ends[0] != ends[1]:
            return -1 if (ends[0] < ends[1]) == (high is not None) else 1
    if axis == "y":
        at = source.find(first)
        if at > 0 and (beside := BESIDE_LIST.search(source, max(0, at - 40), at)) is not None:
            return -1 if beside["end"].lower() in ("bottom", "foot") else 1
        up, down = UPWARD.search(source), DOWNWARD.search(source)
        if up and (not down or up.start() < down.start()):
            return -1
        return 1 if down else 0
    back = LEFTWARD.search(source)
    if back or followed(source, first, LIES_RIGHT) or followed(source, last, LIES_LEFT):
        return -1
    if RIGHTWARD.search(source) or followed(source, first, LIES_LEFT, apart=False):
        return 1
    return 0


def _number(label: str) -> float | None:
    """What a label is on a scale: a time of the day, or the first number of it."""
    minutes = minutes_of(label)
    if minutes is not None:
        return minutes
    return next((found.value for found in islice(find_quantities(label), 1)), None)
