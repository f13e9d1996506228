"""Wholes and their parts: ``50 roses, of which 48 were ...``, ``48 of 50``, ``40 + 8 = 48``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import COUNT
from replot.reading.description.lexicon.patterns import rare

__all__ = ["parts_led_by_all", "without_summands", "without_wholes"]
OF_WHICH = rare(
    r"\bthere (?:were|are|was|is) (?P<all>(?:exactly |a total of )?\d[\d,]{0,12} [^.,;:()\n]{1,60}?),? of "
    rf"(?:which|whom|these|those),? (?=(?:\d[\d,]{{0,12}}|{COUNT}|all|none) [^.;:\n]{{0,60}}?"
    r"\b(?:predicted|classified|recogni[sz]ed|identified|labell?ed|taken|detected|misclassified|mistaken)\b)",
    re.I,
)


def parts_led_by_all(source: str) -> str:
    """A text as long as before with ``Of 50 roses, 48 were ...`` for a whole whose parts are classified."""
    return OF_WHICH.sub(lambda said: f"Of {said['all']}, ".ljust(len(said[0])), source)


OF_WHOLE = re.compile(
    r"(?<![\w.,/])(?P<part>\d{1,6})(?P<of> (?:out )?of (?P<whole>\d{1,3}(?:,\d{3}){1,3}|\d{1,6}(?!,\d{3})))"
    r"(?=\s*(?:[,;.)\n]|$)|\s(?:in|for|"
    r"on|at|"
    r"with|under|and)\s)"
)
FEWEST_PARTS = 3


def without_wholes(source: str) -> str:
    """A text as long as before without the whole that all its counts are of: ``14 of 20 in Math``."""
    found = list(OF_WHOLE.finditer(source)) if " of " in source else []
    parts: dict[str, set[str]] = {}
    for match in found:
        parts.setdefault(match["whole"], set()).add(match["part"])
    out, at = [], 0
    for match in found:
        if len(parts[match["whole"]]) >= FEWEST_PARTS:
            out += [source[at : match.start("of")], " " * len(match["of"])]
            at = match.end("of")
    return "".join((*out, source[at:]))


SUMMED = re.compile(r"(?<![\w.+=^-])\d{1,9}(?: ?\+ ?\d{1,9})+ ?= ?(?=\d)")
"""``1383+166=1549``: what a number is the sum of."""


def without_summands(source: str) -> str:
    """A text as long as before without what a number is said to be the sum of."""
    return SUMMED.sub(lambda said: " " * len(said[0]), source) if "+" in source else source
