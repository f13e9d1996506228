"""Words for the end of a figure at which a list of its labels begins."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["BEGINNING", "BOTTOM", "LEFT", "RIGHT", "TOP", "with_direction"]
BEGINNING = r"(?:beginning|starting|starts?|begins?) (?:at|from|with|on)"
"""What leads to the end at which a list begins; for a pattern, as the names of the ends."""
LINE = r"(?:[- ]hand)?(?: (?:one|row|line|column|side|edge|end|corner))?"
TOP = rf"(?:the )?(?:very )?(?:top(?:most)?|upper(?:most)?|highest){LINE}"
BOTTOM = rf"(?:the )?(?:very )?(?:bottom(?:most)?|lower(?:most)?|lowest){LINE}"
LEFT = rf"(?:the )?(?:far )?left(?:most)?{LINE}"
RIGHT = rf"(?:the )?(?:far )?right(?:most)?{LINE}"
ASIDE = rare(
    rf"(?P<lead>[,(]?\s?)\b(?:(?:beginning|starting) (?:at|from|with|on) (?:(?P<top>{TOP})|"
    rf"(?P<bottom>{BOTTOM})|"
    rf"(?P<left>{LEFT})|(?P<right>{RIGHT}))|from (?:(?P<down>{TOP} down)|(?P<up>{BOTTOM} up)|"
    rf"(?P<on>{LEFT} on)|(?P<back>{RIGHT} on))(?:wards?)?)(?=\s*[,:(])",
    re.I,
)
"""``The rows, starting with the upper one, are A and B``."""
WAYS = {
    **dict.fromkeys(["top", "down"], "top to bottom"),
    **dict.fromkeys(["bottom", "up"], "bottom to top"),
    **dict.fromkeys(["left", "on"], "left to right"),
    **dict.fromkeys(["right", "back"], "right to left"),
}


SAID = r"(?:(?:we|you|one) (?:can )?(?:find|see|have|read|get)s?|there (?:are|is)|are|is)"
ON_WAY = rare(
    rf"(?:\b(?P<said>{SAID}))?, (?:going|reading|running|moving|looking) (?:(?P<down>down)|(?P<up>up)|"
    r"(?P<on>right|across|to the right))(?:wards?)?,(?= \S)",
    re.I,
)
"""``On the y-axis we find, going down, A and B``."""
BRIEF_WAYS = {"down": "downwards", "up": "upwards", "on": "left to right"}


def with_direction(text: str) -> str:
    """A text of the same length that tells of directions in plain words.

    Both ends stand for ``starting with the upper one``, and commas for ``A at the top, followed by B``.
    """
    return FOLLOWED.sub(_first_of_list, ON_WAY.sub(_way_told, ASIDE.sub(_both_ends, text)))


ENDS = {
    **dict.fromkeys(["top", "head", "uppermost", "topmost"], "at the top"),
    **dict.fromkeys(["bottom", "foot", "lowermost", "bottommost"], "at the bottom"),
    **dict.fromkeys(["left", "leftmost"], "on the left"),
    **dict.fromkeys(["right", "rightmost"], "on the right"),
}
FOLLOWED = rare(
    r"(?: is| being| comes)?(?: first)?(?: (?:at|on) the)?(?: very)?(?: far)? (?:on )?"
    rf"(?P<end>{'|'.join(ENDS)}),? (?:and )?(?:is )?(?:followed|succeeded)(?: in turn)?"
    r"(?: downwards?| upwards?| below| above| to the right)? by ",
    re.I,
)
"""``A at the top, followed by B and C``."""


def _first_of_list(lead: re.Match[str]) -> str:
    return f" {ENDS[lead['end'].lower()]},".ljust(len(lead[0]))


def _way_told(told: re.Match[str]) -> str:
    way = told.lastgroup or "down"
    ways = (f"are, {WAYS[way]},", f"are {WAYS[way]}:") if told["said"] else (f", {WAYS[way]},",)
    brief = f"are {BRIEF_WAYS[way]}:" if told["said"] else f", {BRIEF_WAYS[way]},"
    return next((plain for plain in ways if len(plain) <= len(told[0])), brief).ljust(len(told[0]))


def _both_ends(aside: re.Match[str]) -> str:
    way = WAYS[aside.lastgroup or "top"]
    return (aside["lead"] + way).ljust(len(aside[0]))
