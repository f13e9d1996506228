"""Labels behind the name of an axis, in what was taken for the name: ``ponds P1``, ``depth 2/4/8``."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import split_list
from replot.reading.description.lexicon.ranges import expand_range
from replot.reading.description.statements.axes.facts import AxisFact

__all__ = ["name_only", "take_slashed"]


def _names(label: str) -> list[str]:
    return [name.text for name in split_list(label)]


LAST_RANGE = re.compile(r"\s(\d+)\s*(?:[-–—]|to|through)\s*(\d+)$")


def name_only(fact: AxisFact) -> str | None:
    """The label of an axis without the categories that may follow it: ``ponds`` of ``ponds P1``."""
    label = fact.label
    if label is None or not fact.categories:
        return label
    if label in fact.categories or (" and " in label and tuple(_names(label)) == fact.categories):
        return None
    at = label.find(" " + fact.categories[0])
    if at > 0 and label.endswith((fact.categories[0], fact.categories[-1])):
        return label[:at].strip()
    ends = LAST_RANGE.search(label)
    if ends is not None and ends.groups() == (fact.categories[0], fact.categories[-1]):
        return label[: ends.start()].strip()
    spread = expand_range(label)
    if spread is not None and spread.start and spread.end == len(label) and spread.texts == fact.categories:
        return label[: spread.start].strip()
    return label


SLASHED = re.compile(
    r"(?P<name>[^\W\d_][^/]*?)\s(?P<list>[^\s/()]+(?:/[^\s/()]+){2,}|\d{2,}/\d{2,})"
)
BETWEEN = re.compile(r"[^/]+")


def take_slashed(fact: AxisFact) -> None:
    """Take the labels between slashes behind the name of an axis: ``depth 2/4/8``, ``width 64/128``."""
    told, span = SLASHED.fullmatch(fact.label or ""), fact.label_span
    if fact.categories or told is None or span is None or told[0] not in span.text:
        return
    at = span.column + span.text.index(told[0]) + told.start("list")
    items = BETWEEN.finditer(told["list"])
    fact.category_spans = tuple(Span(span.line, at + item.start(), len(item[0]), item[0]) for item in items)
    fact.categories, fact.kind = tuple(told["list"].split("/")), "list"
    fact.span = Span(span.line, at, len(told["list"]), told["list"])
    fact.label = told["name"]
