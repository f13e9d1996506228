"""Sizes that the text claims and the limits do not allow."""

from __future__ import annotations

from collections.abc import Iterator

from replot.findings import Finding
from replot.reading.description.checks.scene import Scene
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.number_ranges import STEP
from replot.reading.description.lexicon.numbers import as_float
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.ranges import NUMBER_RANGE
from replot.reading.description.limits import current, way_out

__all__ = ["beyond"]
LARGE = re.compile(r"\d[\d,]{3}|\.0{2}|\de\d|10(?:\^|[⁰-⁹¹²³])", re.I)
EACH_INTEGER = rare(r"\b(?:(?:each|every|all) (?:integer|whole number)s?|integers from|one by one)\b", re.I)
CLAIMED = rare(
    r"\b(?P<n>\d[\d,]{2,}|\d(?:\.\d+)?e\+?\d{1,3})\s+"
    r"(?:(?!(?:with|and|or|of|in|into|to|for|on|per|by|from|at|as|over|across|between|under)\b)[a-z-]+\s+){0,2}?"
    r"(?P<what>rows?|columns?|ticks?|"
    r"tick marks?|labels?|categories|cells|panels|heat ?maps)\b",
    re.I,
)
STEP_BEFORE, STEP_AFTER = 60, 120


def beyond(scene: Scene) -> Iterator[Finding]:
    """R402: ranges of labels and counts that are larger than the limits allow."""
    limits = current.get()
    most = limits.categories
    for block, _ in scene.lowered:
        source = block.text.text
        if LARGE.search(source) is None:
            continue
        for match in NUMBER_RANGE.finditer(source):
            size = _range_size(match)
            if size > most:
                span = block.text.span(*match.span())
                yield Finding(
                    "R402",
                    f'"{span.text}" stands for {size:,} labels, more than the limit of {most:,}; '
                    "they are not written out",
                    way_out("categories", size),
                    (span,),
                )
        for match in CLAIMED.finditer(source):
            what = match.group("what").lower()
            field = "cells" if what == "cells" else "panels" if what[0] in "ph" else "categories"
            claimed = as_float(match.group("n").lower()) or 0.0
            limit = getattr(limits, field)
            if claimed > limit:
                yield Finding(
                    "R402",
                    f"the text claims {claimed:,.0f} {what}, more than the limit of {limit:,}; "
                    "those that it states are read",
                    way_out(field, int(claimed)),
                    (block.text.span(*match.span()),),
                )


def _range_size(match: re.Match[str]) -> int:
    """How many labels a range with a stated step stands for; 0 where no step is stated."""
    first, last = as_float(match.group("a")), as_float(match.group("b"))
    source = match.string
    stated = STEP.search(source[match.end() : match.end() + STEP_AFTER]) or STEP.search(
        source[max(0, match.start() - STEP_BEFORE) : match.start()]
    )
    if first is None or last is None:
        return 0
    step = as_float(next((group for group in stated.groups() if group), "")) if stated else None
    around = (max(0, match.start() - STEP_BEFORE), match.end() + STEP_AFTER)
    if step is None and EACH_INTEGER.search(source, *around):
        step = 1.0
    return min(int(abs(last - first) / step) + 1, 10**18) if step else 0
