"""The limits of several bars in one sentence: ``2 to 9 for the left panel and 10 to 60 for the right``."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.bars.fact import BarFact
from replot.reading.description.statements.bars.words import BAR

__all__ = ["limits_by_name", "limits_by_side"]
SIDE = re.compile(
    r"\b(?:(?P<first>left|top|upper|first)|(?P<middle>middle|cent(?:er|re)|central)|"
    r"(?P<last>right|bottom|lower|second|third))\b(?![- ](?:to|end|of)\b)|\((?P<letter>[a-h])\)",
    re.I,
)
FEWEST = 2
QUOTED = re.compile(r"[\"“][^\"“”\n]{2,60}[\"”]")


def limits_by_side(sentence: Text) -> dict[int, BarFact]:
    """The limits of the left or upper bar (0), the right or lower one (-1) and one between, if all are told.

    The sides, or the letters of the panels, are named in the order in which the limits stand.
    """
    source = sentence.text
    sides = list(SIDE.finditer(source)) if BAR.search(source) is not None else []
    places = [_place(side, len(sides)) for side in sides]
    if not sides and (both := _in_turn(sentence)):
        return both
    if len(sides) < FEWEST or None in places or len(set(places)) < len(places):
        return {}
    marks = [side.start() for side in sides]
    told = _one_each(source, marks)
    names = _names_each(source, marks)
    return {
        place: BarFact(
            label=name.group().strip(MARKS) if name is not None else None,
            label_span=sentence.span(*name.span()) if name is not None else None,
            vmin=one.low,
            vmax=one.high,
            limits_span=sentence.span(one.start, one.end),
            strength=3,
            approximate=one.approximate,
        )
        for place, one, name in zip(places, told, names, strict=False)
        if place is not None
    }


SEVERAL_BARS = re.compile(
    r"\bcolou?r ?(?:bars|scales|keys|legends)\b|\b(?:bars|legends|scales) (?:run|range|go|span)\b", re.I
)
NEXT_ONE = re.compile(r"[^\d\"“.;]{0,12},? and (?:then )?(?:from )?")
EACH_HAS = re.compile(r"\b(?:each|both|all|every|ticks?|marks?)\b", re.I)


def _in_turn(sentence: Text) -> dict[int, BarFact]:
    """``The colour bars run from 0 to 80 and from 0 to 1``: those of the first panel and of the last one."""
    source = sentence.text
    told = [one for one in find_quantities(source) if one.is_range]
    if len(told) != FEWEST or SEVERAL_BARS.search(source, 0, told[0].start) is None:
        return {}
    if EACH_HAS.search(source) or NEXT_ONE.fullmatch(source, told[0].end, told[1].start) is None:
        return {}
    return {
        place: BarFact(vmin=one.low, vmax=one.high, limits_span=sentence.span(one.start, one.end), strength=3)
        for place, one in zip((0, -1), told, strict=True)
    }


def limits_by_name(sentence: Text, names: list[str]) -> dict[str, tuple[float, float, Span]]:
    """The limits behind the names of panels, in a sentence about their bars: ``Ash 0 to 5, Oak 2 to 9``."""
    source = sentence.text
    if BAR.search(source) is None or sum(name in source for name in names) < FEWEST:
        return {}
    places = sorted((source.find(name), name) for name in names if name in source)
    told = _one_each(source, [at for at, _ in places])
    return {
        name: (one.low, one.high, sentence.span(one.start, one.end))
        for (_, name), one in zip(places, told, strict=False)
        if one.low is not None and one.high is not None
    }


def _one_each(source: str, marks: list[int]) -> list[Quantity]:
    """The ranges of a text, where one stands before each of the marks, or one behind each; else none."""
    told = [quantity for quantity in find_quantities(source) if quantity.is_range]
    if len(marks) != len(told):
        return []
    return told if _alternate(marks, [one.start for one in told]) else []


def _names_each(source: str, marks: list[int]) -> list[re.Match[str] | None]:
    """The names in quotation marks, where one stands before each of the marks, or one behind each."""
    told = list(QUOTED.finditer(source))
    fit = len(told) == len(marks) and _alternate(marks, [name.start() for name in told])
    return [*told] if fit else [None] * len(marks)


MARKS = "\"“”"


def _alternate(marks: list[int], told: list[int]) -> bool:
    """Whether of two kinds of places, as many of each, one follows the other all along."""
    ahead = marks[0] < told[0]
    order = sorted([*((at, False) for at in told), *((mark, True) for mark in marks)])
    return all(is_mark == (ahead == (k % 2 == 0)) for k, (_, is_mark) in enumerate(order))


def _place(side: re.Match[str], count: int) -> int | None:
    """Which of the panels a side or a letter means; the last one is -1, as nobody knows here how many."""
    if side["letter"]:
        return ord(side["letter"].lower()) - ord("a")
    return {"first": 0, "middle": 1 if count > FEWEST else None, "last": -1}[side.lastgroup or ""]
