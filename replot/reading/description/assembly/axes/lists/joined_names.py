"""Labels that hold an *and*, and were taken for two: ``Lyon, Nice, Ayr & Bath``, then ``Ayr & Bath: 5``."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.axes.facts import AxisFact

__all__ = ["with_joined_names"]
JOINTS = (" & ", " and ", " + ")
FEWEST = 2
"""Times that a text has to name the two as one."""
LONGEST = 60
BEFORE, BEHIND = r"(?:^|[.;:]\s)[^\w\n]{0,8}", r"\W{0,3}(?::|\||=)"
"""Around what a line of values is called."""


def with_joined_names(fact: AxisFact, whole: str) -> AxisFact:
    """An axis whose last two labels are one, if the text never names one of them without the other."""
    if len(fact.categories) <= FEWEST or any(len(name) > LONGEST for name in fact.categories[-2:]):
        return fact
    first, last = fact.categories[-2:]
    for joint in JOINTS:
        name = f"{first}{joint}{last}"
        times = whole.count(name)
        if times < FEWEST or re.search(rf"{BEFORE}{re.escape(name)}{BEHIND}", whole, re.M) is None:
            continue
        alone = [len(re.findall(rf"(?<!\w){re.escape(part)}(?!\w)", whole)) for part in (first, last)]
        if alone == [times, times]:
            spans = fact.category_spans
            return replace(
                fact, categories=(*fact.categories[:-2], name), category_spans=(*spans[:-2], *spans[-2:-1])
            )
    return fact
