"""Labels of a list without the numbers that count them: ``1 = clay, 2 = sand``."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import Label
from replot.reading.description.lexicon.lists import tidy

__all__ = ["without_numbers"]
NUMBER = r"(?:(?:row|column|class|label)\s+)?(?P<n>\d{1,2})\s*=\s*"
NUMBERED = re.compile(rf"{NUMBER}(?=\S)", re.I)
BEFORE = re.compile(rf"{NUMBER}[\"“'‘`]?$", re.I)
LONGEST = 16


def without_numbers(labels: list[Label], text: str) -> list[Label]:
    """The labels without such numbers, where all have one and these count up; else as they are."""
    first = labels[0].start
    found = [NUMBERED.match(label.text) for label in labels]
    head = found[0] or BEFORE.search(text, max(0, first - LONGEST), first)
    told = [head, *found[1:]]
    if len(labels) < 2 or not _counts_up([m["n"] if m is not None else "" for m in told]):
        return labels
    return [
        label._replace(text=tidy(label.text[mark.end() :])) if mark is not None else label
        for label, mark in zip(labels, found, strict=True)
    ]


def _counts_up(numbers: Sequence[str]) -> bool:
    if not all(numbers):
        return False
    counted = [int(number) for number in numbers]
    return counted == list(range(counted[0], counted[0] + len(counted)))
