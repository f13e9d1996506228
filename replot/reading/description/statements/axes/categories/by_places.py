"""Labels told one by one with their places: ``1024 is at the top, 512 in the middle, 256 at the bottom``."""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import Label, LabelList
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare

__all__ = ["by_places"]
NAME = (
    r"(?:(?!\b(?:is|are|and|the|it|its|labels?|axis|bar|legend|scale)\b)[^\s,;:.()]|"
    r"(?<=\d)\.(?=\d)|(?<=\w) (?=\w))"
)
ONE = rare(
    rf"(?<![\w-])(?P<name>{NAME}{{1,40}}?)(?: (?:is|are|stands?|sits?|comes?|lies?))?,? "
    r"(?:at|on|in) (?:the )?(?:very |far )?"
    r"(?P<place>top|bottom|middle|cent(?:er|re)|left|right)(?:most)?\b"
    r"(?! (?:of|bar|panel|heat ?map|axis|plot|chart|figure|corner|legend|cell|hand))"
    r"(?: (?:row|column|end|edge))?",
    re.I,
)
JOINT = re.compile(r"(?:,|;|,? and|,? then|, with)\s+(?:and\s+)?(?:the )?", re.I)
DOWN, ACROSS = ("top", "middle", "bottom"), ("left", "middle", "right")
WAYS = {"y": DOWN, "x": ACROSS}
STACKED = rf"(?:(?!\b(?:above|below|over|under)\b){NAME}){{1,40}}?"
"""A name without the words between two, so that a list of them is parted in one way only."""
STACK = re.compile(
    rf"\((?P<list>(?:the )?{STACKED}(?: (?P<way>above|below|over|under) (?:the )?{STACKED}){{1,9}})\s*[;)]"
)
"""``rows (sick above well)``."""
WITH = re.compile(r"(?<=[,:] )with (?=\S)", re.I)
"""What leads to the first label: ``time, with 24 h at the top``."""
UP = ("below", "under")


def by_places(source: str, axis: str) -> LabelList | None:
    """The labels in the order of their places on an axis, if those at both of its ends and between are told.

    Parameters
    ----------
    source : str
    axis : str
        ``"x"`` or ``"y"``.
    """
    stack = STACK.search(source) if axis == "y" else None
    if stack is not None:
        parts = [*re.finditer(rf"(?:the )?(?P<name>.+?)(?: {stack['way']} |$)", stack["list"])]
        at = stack.start("list")
        names = [Label(tidy(part["name"]), at + part.start("name"), at + part.end("name")) for part in parts]
        labels = tuple(names[::-1] if stack["way"] in UP else names)
        if len({label.text[:1].isdigit() for label in labels}) > 1:
            return None  # "values above 10"
        return LabelList(labels, "list", stack.start(), stack.end())
    found = list(ONE.finditer(source))
    if len(found) < len(DOWN) or not all(
        JOINT.fullmatch(source, one.end(), other.start()) for one, other in pairwise(found)
    ):
        return None
    way = WAYS[axis]
    places = ["middle" if one["place"][0] in "mMcC" else one["place"].lower() for one in found]
    if sorted(places) != sorted(way):
        return None
    ordered = sorted(zip(places, found, strict=True), key=lambda told: way.index(told[0]))
    labels = tuple(_named(source, *one.span("name")) for _, one in ordered)
    return LabelList(labels, "list", found[0].start(), found[-1].end())


def _named(source: str, start: int, end: int) -> Label:
    if (lead := WITH.match(source, start)) is not None and lead.end() < end:
        start = lead.end()
    return Label(tidy(source[start:end]), start, end)
