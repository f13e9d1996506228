"""The ends of classes of colours that follow one another: ``0-10 yellow, 10-25 red``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from replot.findings import Span
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.bars.tied import OPEN

__all__ = ["UP_TO_TWICE", "classes_of_items", "classes_told", "open_classes"]


def classes_told(text: Text, start: int = 0, gaps: bool = False) -> tuple[float, float | None, Span] | None:
    """The ends of classes that follow one another: ``0-10 yellow, 10-25 red``; the last may be open.

    Some numbers may lie in none of them, as those that no product is, if there may be ``gaps``.
    """
    source = text.text
    found = list(find_quantities(source[start:]))
    bands = [q for q in found if q.is_range]
    counts = all(end is not None and float(end).is_integer() for q in bands for end in (q.low, q.high))
    steps = (0, 1) if counts else (0,)  # "0-4 green, 5-9 amber"
    apart = [(b.low or 0) - (a.high or 0) for a, b in pairwise(bands)]
    if not apart or any(gap < 0 if gaps and counts else gap not in steps for gap in apart):
        return None
    low, high = bands[0].low, bands[-1].high
    if low is None or high is None or low >= high:
        return None
    beyond = {high + step for step in steps}
    last = next((q for q in found if not q.is_range and q.start > bands[-1].end and q.value in beyond), None)
    span = text.span(start + bands[0].start, start + bands[-1].end)
    return low, None if last is not None else high, span  # "> 50": where the scale ends is not told


UP_TO_TWICE = rare(r"\bup to [-−+]?\d[^.;]*\bup to [-−+]?\d", re.I)
"""Classes that are told by their upper ends: ``green up to 2, yellow up to 5, red above``."""


OF_BAR = re.compile(r"\b(?:bar|scale|key)\b(?: [a-z]+){0,2} from $")
"""Before the ends of the bar, which are no class: ``red below 0, green above (bar from -5 to 5)``."""


SHADE = re.compile(r"\b(?:light|pale|faint|medium|intermediate|mid|dark|deep|bright)(?:er|est)?\b", re.I)
"""What classes are called that have no hue of their own: ``below 10 (light), 10 to 20 (medium)``."""


OPEN_BEHIND = re.compile(
    r" ?%? (?:or|and) (?:less|fewer|lower|below|under|smaller|more|above|over|higher|greater|larger|"
    r"up)\b", re.I
)
"""``scores of 4 or less are green, 5 to 8 amber``."""


BEYOND = rare(
    r"\b(?P<colour>[a-z]+),? (?:above|beyond|over|otherwise|from there(?: on)?)(?: (?:that|it|this))?"
    r"\s*(?:[.,;)]|$)",
    re.I,
)
"""``red below 85, amber to 92 and green above``."""
BOUND = re.compile(r"\b(?:below|under|up to|to|until|less than|at most)\s\d|[<≤]\s?\d", re.I)


def open_classes(source: str) -> bool:
    """Whether colours stand for classes of which one is open: ``green above 90, yellow 50-90``.

    Or ``green above`` behind the bounds of several others; ``blue below 0, red above`` tells the middle.
    """
    from replot.reading.description.colours.words import find_colours

    told = list(find_quantities(source))
    bare = BEYOND.search(source)
    bounds = sum(1 for _ in BOUND.finditer(source, 0, bare.start())) if bare is not None else 0
    if bare is not None and bounds > 1 and find_colours(bare["colour"]):
        return True
    bands = [
        q
        for q in told
        if q.low is not None
        and q.high is not None
        and not OF_BAR.search(source, max(q.number_start - 40, 0), q.number_start)
    ]
    beyond = [
        q
        for q in told
        if q.is_open
        or OPEN.search(source, max(q.number_start - 3, 0), q.number_start)
        or OPEN_BEHIND.match(source, q.end)
    ]
    shades = sum(1 for _ in SHADE.finditer(source))
    return bool(bands and beyond) and max(len(find_colours(source)), shades) > len(bands)


IN_CLASS = re.compile(r"\d\s?%?\s?(?:[-–—]|to)\s?\d|\d\+")


def classes_of_items(items: Sequence[Text]) -> tuple[tuple[float, float, Span] | None, list[Text]]:
    """The ends of classes that items tell one after the other, from either end, and these items.

    ``Green (1-3): fine``, ``Red (4-9): stop``; without ends where one is open: ``Red: below 50``.
    """
    from replot.reading.description.colours.words import find_colours

    coloured = [item for item in items if find_colours(item.text)]
    if open_classes("; ".join(item.text for item in coloured)):
        return None, coloured
    classes = [item for item in coloured if IN_CLASS.search(item.text)]
    for each in (classes, classes[::-1]) if len(classes) > 1 else ():
        told = classes_told(Text("; ".join(item.text for item in each)), gaps=True)
        if told is not None:
            low, high, _ = told
            return (low, high, classes[0].span()) if high is not None else None, classes
    return None, []
