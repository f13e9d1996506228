"""What the last label of a list has for all of them: ``0.5, 1 and 2 µM``, ``young and old mice``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import ORDINALS
from replot.reading.description.lexicon.labels import Label
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.units import BRACKETED

__all__ = ["FIGURE", "with_unit_once", "without_shared_end"]
FIGURE = re.compile(PLAIN)
WITH_UNIT = re.compile(rf"{PLAIN}(?:\s?[%\w°µ]{{1,3}})?")
WITH_LAST_UNIT = re.compile(rf"({WITH_UNIT.pattern})\s+(?:[^\W\d]|[°µ%])[\w/%°]*")


BIN = rf"(?:[<>≤≥]\s?)?{PLAIN}(?:\s?[-–]\s?{PLAIN}|\+)?"
INTERVAL = re.compile(rf"{PLAIN}\s?[-–]\s?{PLAIN}")
BINS = re.compile(BIN)
LAST_BIN = re.compile(rf"({BIN})\s[a-zµ°%][\w/%]{{0,12}}")
"""``20-29 years``, behind ``0-9, 10-19``."""
LAST_IN_BRACKETS = re.compile(rf"(.*\d\S*) {BRACKETED}")
ALIKE = re.compile(r"\d[\d.,]*")
"""What differs between the labels of doses: ``N0, N50, N100 (kg/ha)``."""


def without_shared_end(items: list[Label]) -> list[Label]:
    """Labels whose last one alone has the unit or the noun of all of them, without it."""
    return _with_noun_once(with_unit_once(items))


def with_unit_once(items: list[Label]) -> list[Label]:
    """``0.5, 1 and 2 µM``: labels whose last one alone has the unit, without it."""
    unit = LAST_IN_BRACKETS.fullmatch(items[-1].text) if len(items) > 2 else None
    bare = not any("(" in item.text for item in items[:-1])
    if unit is not None and bare and ALIKE.sub("", items[0].text) == ALIKE.sub("", unit[1]):
        return [*items[:-1], Label(unit[1], items[-1].start, items[-1].start + len(unit[1]))]
    last = LAST_BIN.fullmatch(items[-1].text) if len(items) > 1 else None
    if last is not None and _are_bins([item.text for item in items[:-1]]):
        return [*items[:-1], Label(last[1], items[-1].start, items[-1].start + len(last[1]))]
    tail = WITH_LAST_UNIT.fullmatch(items[-1].text) if len(items) > 2 else None
    if (
        tail is None
        or not all(WITH_UNIT.fullmatch(item.text) for item in items[:-1])
        or FIGURE.sub("", items[-1].text) in {FIGURE.sub("", item.text) for item in items[:-1]}
        or all(FIGURE.sub("", item.text).strip() for item in items[:-1])  # "5 mg, 10 mg, 1 g"
    ):
        return items
    figure = FIGURE.match(items[-1].text)
    keep = figure.group(0) if figure and not FIGURE.sub("", items[0].text).strip() else tail.group(1)
    return [*items[:-1], Label(keep, items[-1].start, items[-1].start + len(keep))]


def _are_bins(texts: list[str]) -> bool:
    """Whether all are intervals of plain numbers, or the open ends of them."""
    return any(map(INTERVAL.fullmatch, texts)) and all(map(BINS.fullmatch, texts))


ADJECTIVES = """
high low big small large short long tall old new young hot cold warm cool wet dry clean noisy dirty
early late male female fast slow hard easy soft weak strong thick thin light dark near far inner
outer upper lower front rear seen unseen native foreign rural urban rich poor public private open
closed full empty positive negative mild severe wide narrow deep shallow heavy raw cooked smooth
rough left right fresh frozen sunny shady medium mid moderate
"""
OPPOSITES = frozenset(ADJECTIVES.split())


def _with_noun_once(items: list[Label]) -> list[Label]:
    """``young and old mice``, ``1st and 2nd week``: words whose last one alone has the noun, without it."""
    last = items[-1].text.split() if len(items) > 1 else []
    words = [item.text.lower() for item in items[:-1]]
    alike = {*words, last[0].lower()} if last else set()
    if len(last) != 2 or not last[1].islower() or not (alike <= OPPOSITES or alike <= ORDINALS.keys()):
        return items
    return [*items[:-1], Label(last[0], items[-1].start, items[-1].start + len(last[0]))]
