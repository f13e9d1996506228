"""The items under a colour bar: what they say of it by their keys, and the values of a legend."""

from __future__ import annotations

from operator import itemgetter

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import IN_BRACKETS, QUOTED, tidy
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.bars.examples import EXAMPLES
from replot.reading.description.statements.bars.fact import BarFact
from replot.reading.description.statements.bars.limits import end_value, read_limits
from replot.reading.description.statements.bars.words import IN_CORNER

__all__ = ["Legend", "find_only_colour"]
RANGE_LINE = re.compile(r"(?:range|scale|limits?|values?|extent)\b")
NAME_LINE = re.compile(r"(?:label|title|name)\b")
STANDS_FOR = re.compile(
    r"^\s*(?:(?:the|this) (?:colou?r )?(?:scale|bar|legend|key|gradient)s? )?(?:represents|shows|indicates|"
    r"displays|denotes) (?:the )?",
    re.I,
)
"""``Label: the scale represents rainfall``."""
TICK_LINE = re.compile(r"(?:(?:key|labell?ed|tick) )?(?:ticks?|tick (?:marks?|labels?)|markers?)")
"""What leads the numbers beside a bar: ``Labelled ticks: 64 (bottom), 65, 66 (top)``."""
IN_WORDS = re.compile(r"\s*(?:low|high|medium|mid)")
VALUE_FIRST = re.compile(rf"\s*(?:~|approx\w*\s)?({PLAIN})\s*%?\s*(?:\(|$|[:=–—-]\s)")
VALUE_LAST = re.compile(
    rf"[A-Za-z][\w /-]{{2,40}}:\s*(?:~|≈|approx\w*\s|about\s)?\s*({PLAIN})%?\s*(?:\(.*)?"
)
DASHED = re.compile(r"([^\W\d][^:=()–—]{0,40}?)(?: [–—-]| ?=) (?=(?:from )?[-−+~≈]?\.?\d)")
"""``Recall – 0.2 to 0.9``: a key without a colon."""
VALUE = itemgetter(0)
Mark = tuple[float, Text]
"""A value, and the item that tells it."""


class Legend:
    """What the items under a colour bar say, one after the other.

    Parameters
    ----------
    fact : BarFact
        The bar, which takes what the keys of the items say.
    """

    def __init__(self, fact: BarFact) -> None:
        self.fact = fact
        self.marks: list[Mark] = []
        self.lows: list[Mark] = []
        self.highs: list[Mark] = []

    def read(self, item: Text) -> bool:
        """Take what an item says; whether it has a key."""
        head, colon, rest = item.text.partition(":")
        if colon and not list(find_quantities(head)):
            self._read_key(head, item.cut(len(head) + 1))
        elif not colon and (dashed := DASHED.match(item.text)) is not None:
            self._read_key(dashed[1], item.cut(dashed.end()))
        band = parse_quantity(head) if colon else None
        if band is not None and band.low is not None and band.high is not None:
            self.lows.append((band.low, item))
            self.highs.append((band.high, item))
        if colon and find_only_colour(head) and not IN_WORDS.match(rest):
            for value in _marks(rest):
                ends = (value.low, value.high) if value.is_range else (value.value,)
                self.marks.extend((end, item) for end in ends if end is not None)
        told = VALUE_FIRST.match(item.text) or VALUE_LAST.fullmatch(item.text)
        if told is not None and (mark := end_value(told[1])) is not None:
            self.marks.append((mark, item))
        return bool(colon)

    def _read_key(self, head: str, told: Text) -> None:
        """``Range: 0 to 1``, ``Ticks: 0, 0.5, 1``, ``Label: Share``, and the ends of one panel's bar."""
        key, rest = head.strip().lower(), told.text
        limits = read_limits(told)
        if RANGE_LINE.match(key) and limits is not None:
            low, high, span, approximate = limits
            self.fact.merge(
                BarFact(vmin=low, vmax=high, limits_span=span, approximate=approximate, strength=3)
            )
        elif TICK_LINE.fullmatch(key) and len(ends := [tick.value for tick in _marks(rest)]) >= 2:
            marks = tuple(sorted(end for end in ends if end is not None))
            low, high = marks[0], marks[-1]
            self.fact.merge(BarFact(ticks=marks, vmin=low, vmax=high, limits_span=told.span(), strength=2))
        elif NAME_LINE.match(key) and self.fact.label is None:
            quoted = QUOTED.match(rest.lstrip())
            if quoted is not None and IN_CORNER.match(rest.lstrip(), quoted.end()):
                return
            if name := tidy(quoted[0] if quoted else STANDS_FOR.sub("", rest)):
                self.fact.label, self.fact.label_span = name, told.span()
        elif limits is not None and rest.strip():
            self.fact.per_panel[tidy(head)] = limits[:3]

    def take_ends(self) -> None:
        """Give the bar the least and the greatest value of the legend, where it has no ends."""
        for low, high in ((self.marks, self.marks), (self.lows, self.highs)):
            if self.fact.vmin is None and len(low) >= 2:
                (least, first), (most, last) = min(low, key=VALUE), max(high, key=VALUE)
                if least < most:
                    self.fact.vmin, self.fact.vmax, self.fact.strength = least, most, 1
                    self.fact.limits_span, self.fact.high_span = first.span(), last.span()


def _marks(rest: str) -> list[Quantity]:
    """The numbers of a line of a legend: outside its brackets, else inside; none that are examples."""
    rest = EXAMPLES.sub("", rest)
    return list(find_quantities(IN_BRACKETS.sub("", rest))) or list(find_quantities(rest))


def find_only_colour(text: str) -> bool:
    """Whether a text is a colour and nothing else: the key of a legend line."""
    from replot.reading.description.colours.words import find_colours

    found = find_colours(text)
    return bool(found) and sum(c.end - c.start for c in found) >= 0.6 * len(text.strip())
