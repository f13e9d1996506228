"""What a sentence or a clause is about that the axes do not have: ``RF gets 94``, where no row is ``RF``."""

from __future__ import annotations

from collections.abc import Container

from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.frame import Frame

__all__ = ["is_about_stranger", "without_strangers"]
LEADS = r"\W*(?:(?:and|but|while|whereas|then|finally|for|in|on|at|with|the),? ){0,3}[\"“'`]?"
CODE = r"[A-Z]{2,}[\w.+/-]*|[a-z]{0,2}[A-Z][a-z]*[A-Z\d][\w.+/-]*|[A-Z]\w*-\d[\w.]*"
"""A name that no word of a sentence looks like, wherever it stands: ``RF``, ``ResNet50``, ``kNN``."""
NAMES = rf"(?:{CODE}|[A-Z][a-z][\w'-]*)(?: (?:{CODE}|[A-Z][a-z][\w'-]*|\d[\w.]*)){{0,3}}"
ACTS = r"(?:gets?|got|scor(?:es?|ed)|sold|sells?|earn(?:s|ed)|won|wins|has|had)"
"""What is said of somebody, and of no measure."""
VERB = (
    rf"(?:{ACTS}|have|is|was|are|were|reach(?:es|ed)?|achiev(?:es?|ed)|shows?|record(?:s|ed)|stands?|goes|went|"
    r"at|with)"
)
VALUE = r"[~≈]?(?=[-−+]?\.?\d)"
CODED = re.compile(rf"{LEADS}(?P<name>{CODE})[\"”'`]?(?:'s)?[:,]?\s+(?:{VERB}\s+){{0,3}}{VALUE}")
ACTING = re.compile(rf"{LEADS}(?P<name>[A-Z][a-z][\w'-]*|{NAMES})[\"”'`]?\s+{ACTS}\s+{VALUE}")
INSIDE = re.compile(rf"{LEADS}(?P<name>{NAMES})[\"”'`]?:?\s+(?:{VERB}\s+){{0,3}}{VALUE}")
"""Inside of a sentence any name with a capital is one."""
FOR = re.compile(rf"\W*(?:for|in|on|at|with) (?P<name>{CODE}),\s")
APART = re.compile(
    r";\s+(?:and\s+|while\s+|whereas\s+)?|,\s+(?:whereas|while|but|and)\s+|"
    rf",\s+(?=(?:{NAMES})\s+[~≈]?[-−+]?[\d.]+\s?%?\s+(?:on|in|at|for|with)\s)"
)
PAIR = re.compile(
    r"(?P<pair>\([\"“'`]?(?P<a>[^(),;=]{1,40}?)[\"”'`]?, ?[\"“'`]?(?P<b>[^(),;=]{1,40}?)[\"”'`]?\))\s*"
    r"(?:=|:|is|->|→)\s*[-−+~≈]?\.?\d[\d.,]*%?"
)
"""A row and a column with their value, of which one may be nobody's: ``(B, z) = 7``."""


DOING = re.compile(rf"{LEADS}(?P<name>[A-Z][a-z][\w'-]*)[\"”'`]? (?P<verb>[a-z]+)\s+{VALUE}")


def is_about_stranger(source: str, frame: Frame, verbs: Container[str]) -> bool:
    """Whether a sentence begins with a name that is no label, and gives it a number.

    What does as lines did (``verbs``) is no measure: ``Ann worked 3 hours. Cid worked 9``.
    """
    told = DOING.match(source)
    if told is not None and told["verb"] in verbs and _is_stranger(told, source, frame):
        return True
    return any(_is_stranger(way.match(source), source, frame) for way in (CODED, ACTING))


def without_strangers(text: Text, frame: Frame) -> Text:
    """A text with blanks for the clauses and the pairs about something that the axes do not have."""
    source = text.text
    if "(" in source:
        source = PAIR.sub(lambda told: blank(told) if _is_half_known(told, frame) else told[0], source)
    breaks = [*APART.finditer(source)]
    ends = [*(apart.start() for apart in breaks), len(source)][1:]
    for apart, end in zip(breaks, ends, strict=True):
        ways = (way.match(source, apart.end()) for way in (INSIDE, FOR))
        if any(_is_stranger(told, text.text, frame) for told in ways):
            source = source[: apart.start()] + " " * (end - apart.start()) + source[end:]
    return text if source == text.text else text.reworded(source)


def _is_stranger(told: re.Match[str] | None, source: str, frame: Frame) -> bool:
    if told is None or frame.places(told["name"], {}) is not None or _is_place(told["name"], frame):
        return False
    a, b = told.span("name")
    return not any(mention.start < b and a < mention.end for mention in frame.mentions(source))


def _is_half_known(told: re.Match[str], frame: Frame) -> bool:
    """Whether of the two names of a cell one is a label and the other is none."""
    known = [frame.resolve(told[side]) is not None for side in "ab"]
    return known[0] != known[1] and frame.resolve_pair(told["pair"]) is None


def _is_place(name: str, frame: Frame) -> bool:
    """Whether a name is a label of each axis, one right behind the other: the well ``B2`` of a plate."""
    return any(name[:at] in frame.y and name[at:] in frame.x for at in range(1, len(name)))
