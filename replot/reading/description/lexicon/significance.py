"""What tests say of the relation of two variables, beside its value: ``(r = 0.4, P < 0.01)``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["without_tests"]
NUMBER = r"(?:0?\.\d{1,6}|[01]\.\d{1,6}|\d{1,2}(?:\.\d)? ?%)"
OF = r"(?:significance|confidence|probability|alpha)"
LEVEL = rf"(?:levels? of {OF}|(?:{OF} )?levels?)"
TEST = re.compile(
    rf"\bat (?:an? |the )?(?:much |even )?(?:higher|lower|high|low|same|lowest|highest) {OF} levels?\b|"
    rf"\bat (?:an? |the )?{NUMBER} {LEVEL}\b|\bat (?:an? |the )?{LEVEL} of {NUMBER}(?!\w)|"
    r"(?:[,;] {0,2})?(?<![\w.])[Pp](?:[ -]?values?)?\s?(?:[<>≤≥]\s?\.?\d[\d.]{0,8}|= ?0?\.0\d{1,6})"
    r"(?![\w.]\d)"
)
"""``at the 0.01 level``, ``at a confidence level of 0.05``, ``P < 0.001``."""


def without_tests(source: str) -> str:
    """A sentence as long as before without the levels of tests, whose numbers are no values of pairs."""
    if "level" not in source and not SIGNS.search(source):
        return source
    return TEST.sub(lambda said: " " * len(said[0].rstrip(".")) + "." * said[0].endswith("."), source)


SIGNS = re.compile(r"[Pp](?:[ -]?values?)?\s?[<>≤≥=]")
