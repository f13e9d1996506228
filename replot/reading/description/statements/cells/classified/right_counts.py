"""How many of a class came out right, in brackets behind its name: ``for oak (9 correct predictions)``."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.classified.verdict_words import DONE, NOT_ONE, NOUN, RIGHT

__all__ = ["OF_MODEL", "right_counts"]
ASIDE = rare(
    r"[ ]\((?:with )?(?P<n>\d[\d,]*)(?: (?:out )?of \d[\d,]*|\s?/\s?\d[\d,]*|\s?%)? "
    rf"(?:(?:were |are )?(?:{RIGHT} {DONE}|{DONE} {RIGHT})|(?:correct|right))"
    rf"(?: (?:predictions?|classifications?|detections?|{NOUN}))?\s{{0,20}}\)",
    re.I,
)
LED = re.compile(
    r"(?:^|\b(?:for|from|by|to|than|of|on|with|in|at|are|is|were|was|as|and|et|y|e|und|pour|para|für|the|an?|both|like|"
    r"well|best|better|bien|bem|mieux|gut|namely|especially|notably|particularly|class(?:es)?|"
    r"(?:recogni[sz]|identif|predict|classif|detect|handl|distinguish)\w*)\b|[:;,—–(])\s*[\"“'‘`*]{0,2}"
    r"(?P<name>[^\W\d_][\w'/-]*(?: [\w'/-]+){0,2})[\"”'’`*]{0,2}$",
    re.I,
)
"""A name behind a word that leads to it."""
OF_MODEL = re.compile(r"(?:model|classifier|network|fold|run|epoch|experiment)s?\b", re.I)
"""What has right predictions and is no class."""
LONGEST = 60
FEWEST = 2


def right_counts(source: str) -> list[tuple[str, Quantity]]:
    """Each class with its count; empty unless several have theirs, and no other number stands between."""
    asides = list(ASIDE.finditer(source))
    if len(asides) < FEWEST or any(map(str.isdigit, ASIDE.sub("", source))):
        return []
    names = list(_names(source, [aside.start() for aside in asides]))
    starts = {q.start: q for q in find_quantities(source)}
    counts = [starts[aside.start("n")] for aside in asides if aside.start("n") in starts]
    if any(NOT_ONE.search(name) or OF_MODEL.match(name) for name in names):
        return []
    if len(names) != len(counts) or len(set(map(str.lower, names))) < len(names):
        return []
    return list(zip(names, counts, strict=True))


def _names(source: str, ends: list[int]) -> Iterator[str]:
    """The names before these places, the shortest that a word leads to."""
    for end in ends:
        before = source[max(0, end - LONGEST) : end]
        begins = [
            0,
            *(k for k, (a, b) in enumerate(pairwise(before), 1) if not (a.isalnum() and b.isalnum())),
        ]
        found = [led["name"] for at in begins if (led := LED.match(before, at)) is not None]
        if found:
            yield tidy(min(found, key=len))
