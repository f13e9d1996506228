"""Lists of whole numbers of which some are told as a range: ``1, 2 and 13 to 17``."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import Label
from replot.reading.description.lexicon.quantities import is_strictly_monotonic

__all__ = ["with_ranges_apart"]
WHOLE = re.compile(r"\d{1,4}")
RANGE = re.compile(r"(\d{1,4})\s(?:to|through)\s(\d{1,4})")
MOST = 60


def with_ranges_apart(items: Sequence[Label]) -> list[Label]:
    """The labels, each number of a range for itself where others stand alone; bins are labels themselves."""
    ranges = [RANGE.fullmatch(item.text) for item in items]
    alone = [WHOLE.fullmatch(item.text) for item in items]
    if not any(ranges) or not any(alone) or not all(r or a for r, a in zip(ranges, alone, strict=True)):
        return list(items)
    out: list[Label] = []
    for item, spread in zip(items, ranges, strict=True):
        numbers = range(int(spread[1]), int(spread[2]) + 1) if spread else (int(item.text),)
        if len(numbers) > MOST:
            return list(items)
        out += [Label(str(n), item.start, item.end) for n in numbers] if spread else [item]
    return out if is_strictly_monotonic([float(label.text) for label in out]) else list(items)
