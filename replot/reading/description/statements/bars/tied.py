"""The ends of a scale from the numbers that its colours stand for: ``white = 0, dark blue = 1``."""

from __future__ import annotations

from typing import NamedTuple

from replot.findings import Span
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import find_quantities

__all__ = ["OPEN", "tied_ends"]
IN_BRACKET = re.compile(
    r"[^().;\d]{0,32}\((?:(?:close|near(?:ly)?|around|about|roughly|approximately|approx\.?|correspond\w*|"
    r"represent\w*|indicat\w*|meaning|(?:low|high|small|large)\w*(?: [a-z]+)?|"
    r"labell?ed|marked|[`\"“]|min(?:imum)?|max(?:imum)?|values?|scores?|up to|to|at|of|for|an?|"
    r"the|end|is|[a-z]+(?: [a-z]+){0,2},|[~≈,:=\s-])\s*)*+",
    re.I,
)
"""Between a colour and the number said of it in brackets: ``red (high values, about 0.9)``."""
BEFORE_NUMBER = re.compile(
    r"[\s(=:,<>≤≥]*(?:at|mean(?:s|ing)|for|is|being|near|stands for|denot(?:es|ing)|represent(?:s|ing)|"
    r"indicat(?:es|ing)|marks|corresponds to|end|value|\()?"
    r"[\s(]*(?:the value |a value of )?"
)
BEFORE_COLOUR = re.compile(
    r"\s?%?\s?(?:→|->)\s?|\s[^\W\d_]{1,8} (?:is|are) (?:mapped|set|drawn) (?:to|as|in) |"
    r"\s?(?:[^\W\d_]{1,4}(?:/[^\W\d_]{1,4})?(?=[\s)]))?[\s(=:,)%]*(?:is|as|in|the|a|an|are|being|\()*[\s(]*"
    r"(?:(?<==\s)[a-z]{3,14},? )?"
)
"""Between a number, perhaps with a unit, and the colour behind it: ``0 mm white``."""
OPEN = re.compile(r"[<>≤≥]\s?$")
"""Before a number beyond which a class is open."""
REACHES = re.compile(
    r"\b(?:goes|go|runs?|extends?|reach\w*|rises?|climbs?|ranges?|continues?)\s*$|"
    r"\(high\w* (?:values?|scores?),\s*$",
    re.I,
)
"""Before ``up to 1,200``, which is the end of the scale and no class that is open."""
LAST_OF_RANGE = re.compile(r"\bto (?:an? |the )?(?:[a-z-]+ ){1,3}\([<>≤≥]\s?$")
FIRST_OF_RANGE = re.compile(r"(?:\bfrom|[:,])\s(?:an? |the )?(?:[a-z-]+ ){1,3}\([<>≤≥]\s?$")
ONWARD = re.compile(r"\)\s*(?:to\b|→|->|–|through\b|via\b)")
"""``from white (≤0) to red``, which begins at 0."""
REACH = 40
"""``from blue (0) to red (>50)``: the bar ends at 50, whatever lies beyond it."""
PER = re.compile(r"\bper\s$", re.I)
SHADE = re.compile(
    r"(?<![\w-])(?:dark|light|bright|pale|deep|faint|saturated|strong|intense)(?:er|est)?"
    r"(?: tone| shade| colou?r)?"
    r"(?= (?:is|means?|for|stand(?:s|ing)?)\b| ?[=:]| at [-−+]?\.?\d| ?\([~≈]?[-−+]?\.?\d)|"
    r"(?<![\w-])(?:dark|light|bright|pal|deep)est(?=\s*(?:[,.;)]|and\b|$))",
    re.I,
)
"""A shade without a hue: ``dark is fast (20)``."""
NOTHING = re.compile(
    r"\s*(?:is|are|means?|=|:|\(|for|stands? for|marks?|shows?)\s*"
    r"(?P<n>no\s(?!data|values?\b|entr|measure|results?\b|information|number)[a-z]+|none|nothing|zero)\b",
    re.I,
)
"""What says zero behind a colour: ``white is no snow``."""


class _Tied(NamedTuple):
    """A number that a colour stands for, and their places."""

    value: float
    start: int
    end: int
    colour: str


def tied_ends(text: Text, start: int = 0) -> tuple[float, float, Span, bool] | None:
    """The two ends of a scale in numbers that stand beside its colours: (low, high, place, approximate).

    None where one colour stands for several numbers: then the numbers are those of cells.
    """
    from replot.reading.description.colours.words import find_colours

    source = text.text
    words = [(c.text, c.start, c.end) for c in find_colours(source)]
    taken = {at for _, begin, end in words for at in range(begin, end)}
    words += [(m[0], *m.span()) for m in SHADE.finditer(source) if m.start() not in taken]
    if len(words) < 2:
        return None
    tied: list[_Tied] = []
    for quantity in find_quantities(source[start:]):
        at, end = start + quantity.number_start, start + quantity.end
        if PER.search(source, max(at - 5, 0), at):
            continue  # "cases per 1,000, white = 0"
        beside = [word for word in words if _stands_for(source, word, at, end)]
        if not beside:
            continue
        # "0 = white, 60 = red": 60 is not what white stands for
        colour = min(beside, key=lambda word: "," in source[min(word[2], end) : max(word[1], at)])
        end_told = LAST_OF_RANGE.search(source, max(at - REACH, 0), at) is not None
        if FIRST_OF_RANGE.search(source, max(at - REACH, 0), at) and ONWARD.match(source, end):
            end_told = True
        above = quantity.is_open and not REACHES.search(source, 0, start + quantity.start)
        if (above or OPEN.search(source, max(at - 3, 0), at)) and not end_told:
            return None  # "red > 1": where the scale ends is not told
        if quantity.low is None or end_told:
            tied.append(_Tied(quantity.value, at, end, colour[0].lower()))
    for name, _, stop in words:
        if (none := NOTHING.match(source, stop)) is not None and stop >= start:
            tied.append(_Tied(0.0, *none.span("n"), name.lower()))
    first, last = min(tied, default=None), max(tied, default=None)
    if first is None or last is None or first.value == last.value or first.colour == last.colour:
        return None
    values = {(each.value, each.colour) for each in tied}
    if len({colour for _, colour in values}) < len(values):
        return None
    span = text.span(min(first.start, last.start), max(first.end, last.end))
    return first.value, last.value, span, False


def _stands_for(source: str, colour: tuple[str, int, int], at: int, end: int) -> bool:
    """Whether the number from ``at`` to ``end`` is said of a colour."""
    _, begin, stop = colour
    return (
        (0 <= at - stop <= 14 and BEFORE_NUMBER.fullmatch(source, stop, at) is not None)
        or (0 < at - stop <= 70 and IN_BRACKET.fullmatch(source, stop, at) is not None)
        or (0 <= begin - end <= 14 and BEFORE_COLOUR.fullmatch(source, end, begin) is not None)
    )
