"""Labels that are stretches of numbers, in other words: ``in those over 60`` for the row ``60+``."""

from __future__ import annotations

import math
from functools import lru_cache

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.frame import Frame

__all__ = ["in_labels"]
NUMBER = r"\d+(?:,\d{3})*(?:\.\d+)?[kKM]?"
NO_UNIT = r"(?!(?:the|it|is|are|was|at|in|by|has|for|on|and|or|to|get|of)\b)"
UNIT = rf"(?:\s?(?:years?|yrs?|{NO_UNIT}[a-z°µ%][a-zA-Z/²³]{{0,2}})\b)?"
ABOVE = r"(?:over|above|more|older|greater|longer|higher|larger|beyond|exceeding)"
BELOW = r"(?:under|below|less|younger|shorter|lower|fewer|smaller)"
LABEL = re.compile(
    rf"(?:(?P<over>[>≥]=?|\b{ABOVE}(?: than)? )\s?(?P<a>{NUMBER})|"
    rf"(?P<under>[<≤]=?|\b{BELOW}(?: than)? )\s?(?P<b>{NUMBER})|"
    rf"(?P<low>{NUMBER})\s?(?:[-–—]|to)\s?(?P<high>{NUMBER})|"
    rf"(?P<c>{NUMBER})(?:\+|{UNIT} (?:and|or) {ABOVE}\b))",
    re.I,
)
WHOSE = (
    r"(?:(?:those|people|persons|patients|adults|men|women|children|respondents|participants|users|customers|"
    r"(?:[a-z]+s|BMI|age|income|distance)) "
    r"(?:who are |that are |which are |with |of |aged |ages |the age of |[a-z]+ing )?)?"
)
GOES_ON = (
    r"(?=\s*(?:[:,(]|\b(?:the|they|it|there|is|are|was|were|score|get|have|has|had)\b|(?-i:[A-Z])|"
    r"[a-z]+ [-−+]?\d))"
)
SAID = re.compile(
    rf"(?P<lead>^\W*|(?<=[.;!?] )|\b(?:in|among|amongst|for|at|with)\s+(?:the\s+)?)(?P<whose>{WHOSE})"
    rf"(?:(?:aged |ages )?(?:between (?:the ages of )?|from )?"
    rf"(?P<low>{NUMBER}){UNIT} (?:and|to) (?P<high>{NUMBER})|"
    rf"{ABOVE}(?: than)? (?P<over>{NUMBER})|(?:at least )?(?P<more>{NUMBER}){UNIT} (?:and|or) {ABOVE}\b|"
    rf"{BELOW}(?: than)? (?P<under>{NUMBER})){UNIT}{GOES_ON}",
    re.I,
)
"""``In those over 60``, ``BMI of 30 or more:``, ``among people aged 40 to 59``."""
OF_VALUES = re.compile(r"\b(?:values?|scores?|rates?|cells?|counts?|numbers?|shares?)\b", re.I)
SIGNS = frozenset("<>≤≥+-–—")
Band = tuple[float, float]


def in_labels(text: Text, frame: Frame) -> Text:
    """A text with the labels that it means in the place of other words for the same stretch of numbers."""
    bands = _bands(frame.x, frame.y)
    if not bands:
        return text
    source = text.text
    out, at = [], 0
    for said in SAID.finditer(source):
        label = bands.get(_said_band(said))
        start, end = said.start("whose"), said.end()
        told = label is not None and len(label) <= end - start and not OF_VALUES.search(said["whose"])
        if label is None or not told or (said["low"] and label in source[start:end]):
            continue
        out += [source[at:start], label.ljust(end - start) if start == 0 else label.rjust(end - start)]
        at = end
    return text.reworded("".join((*out, source[at:]))) if out else text


@lru_cache(maxsize=64)
def _bands(x: tuple[str, ...], y: tuple[str, ...]) -> dict[Band, str]:
    """The stretches of the axis whose labels all are such, if that is one; those of two labels are none."""
    for labels in (x, y):
        if len(labels) < 2 or not all(SIGNS & set(label) or LABEL.search(label) for label in labels):
            continue
        found = [list(LABEL.finditer(label)) for label in labels]
        if any(len(each) != 1 for each in found):
            continue
        bands = [_of_label(each[0]) for each in found]
        if len(set(bands)) == len(bands):
            return dict(zip(bands, labels, strict=True))
    return {}


def _of_label(label: re.Match[str]) -> Band:
    return _band(label["a"] or label["c"] or label["low"], label["b"] or label["high"])


def _said_band(said: re.Match[str]) -> Band:
    return _band(said["over"] or said["more"] or said["low"], said["under"] or said["high"])


def _band(low: str | None, high: str | None) -> Band:
    return (_value(low) if low else -math.inf, _value(high) if high else math.inf)


def _value(number: str) -> float:
    times = {"k": 1e3, "m": 1e6}.get(number[-1].lower(), 1.0)
    return float(number.rstrip("kKmM").replace(",", "")) * times
