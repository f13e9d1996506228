"""Labels between the two ends that a text tells of an axis: ``90 kW at the top, 30 kW at the bottom``."""

from __future__ import annotations

from dataclasses import replace

from replot.findings import Span
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import PLAIN, as_float
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.facts import AxisFact

__all__ = ["with_labels_between"]
UNIT = r"(?:°[CF]?|%|[^\W\d_][^\s\d,;:.()]{0,8})"
AT = r"(?:,? (?:is|being|stands))? (?:at|on) the (?:very |far )?(?:top|bottom|left|right)\b[^,;:.()\d]{0,20}"
ENDS = rare(
    rf"(?<![\w.])(?P<a>{PLAIN})(?P<unit>\s?{UNIT}){AT}(?:,|,? and|,? to|,? down to|,? up to) "
    rf"(?P<b>{PLAIN})(?P=unit){AT}"
)
"""The first and the last label, with their unit: what stands between them is not told there."""
LEADS = r"(?:(?:^|[.;:,] |\band )(?:(?i:at|for|with|under|in|the) )+|\n)"
FEWEST, MOST = 2, 40
"""Ends, and labels of an axis."""


def with_labels_between(fact: AxisFact, other: AxisFact, whole: str) -> AxisFact:
    """An axis of which only the ends are told, with the labels between them that lines begin with.

    Parameters
    ----------
    fact, other : AxisFact
        The axis and the other one, whose labels are none of it.
    whole : str
        The text.
    """
    if len(fact.categories) != FEWEST or fact.kind != "list":
        return fact
    values = [_number(label) for label in fact.categories]
    for told in ENDS.finditer(whole):
        if {as_float(told["a"]), as_float(told["b"])} != {*values}:
            continue
        unit = re.escape(told["unit"].strip())
        led = re.finditer(rf"{LEADS}(?P<label>(?P<n>{PLAIN})\s?{unit})(?!\w)", whole)
        found = {as_float(line["n"]): line["label"] for line in led}
        if not found.keys() >= {*values} or not found.keys().isdisjoint(map(_number, other.categories)):
            continue
        low, high = sorted(n for n in values if n is not None)
        between = sorted((n for n in found if n is not None and low < n < high), reverse=values[0] == high)
        if 0 < len(between) <= MOST:
            first, last = fact.categories
            spans: tuple[Span, ...] = ()
            named = tuple(found[n] if first.endswith(told["unit"].strip()) else f"{n:g}" for n in between)
            return replace(fact, categories=(first, *named, last), category_spans=spans)
    return fact


NUMBER = re.compile(rf"(?P<n>{PLAIN})(?:\s?{UNIT})?")


def _number(label: str) -> float | None:
    found = NUMBER.fullmatch(label)
    return as_float(found["n"]) if found is not None else None
