"""A scale of which a text tells one end: ``the bar goes up to 250``, ``it saturates at 5``."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.bars.classes import classes_told

__all__ = ["both_ends", "single_ends"]
NUMBER = rf"(?P<n>{PLAIN})(?![\w^]|[.,]\d|(?:st|nd|rd|th)\b|\s?(?:±|[-–]\s?\d))"
NUMBER_IS = r"\s*+(?:is|of|at|=|:|being)?\s*+(?:set to |set at |about |around |approximately |~|≈)?\s*"
OF_SCALE = r"(?: of (?:the|its) (?:colou?r )?(?:scale|bar|map))?"
HIGH = rare(
    r"\b(?:(?:goes|go|runs?|extends?|reach(?:es|ing)?|rises?|climbs?|continues?|going|running|rising) "
    r"(?:all the way )?up to|"
    r"reach(?:es|ing)?|(?:which|that) (?:is|are) (?:only )?reached (?:only )?(?:at|with)|"
    r"(?:ends?|ending|stops?|stopping|tops? out|topping out|topped|saturat(?:es?|ed|ing)|"
    r"capped|clipped|cut off|truncated|maxes out|maxed out|peaks?) (?:above )?at|"
    rf"(?:maximum|max\.?|[vz]max|upper (?:end|limit|bound)|top end|top(?!-\d))(?: values?| limit)?{OF_SCALE})"
    rf"{NUMBER_IS}{NUMBER}",
    re.I,
)
LOW = rare(
    r"\b(?:(?:starts?|starting|begins?|beginning|bottoms? out|bottoming out) (?:at|from|with)|"
    r"from(?= [-−+]?[\d.]*\d,? (?:and )?(?:clipped|capped|saturat|cut off|truncated|topp|maxe|end|stop))|"
    r"(?:runs?|goes|rises?) up(?:wards?)? from|"
    rf"(?:minimum|min\.?|[vz]min|lower (?:end|limit|bound)|bottom end|bottom)(?: values?| limit)?{OF_SCALE})"
    rf"{NUMBER_IS}{NUMBER}",
    re.I,
)
AT_END = r"\b(?:the|its|a|an) (?:[a-z-]+ ){1,2}end(?: (?:is|lies|stands|sits|being))?(?: (?:at|is|of))? "
BOTH = rare(
    rf"{AT_END}{NUMBER}\s?%?,?\s(?:and|while|with|to)\s{AT_END}{NUMBER.replace('<n>', '<m>')}", re.I
)
"""``its white end at 0.3 and its black end at 0.9``: which is which, the numbers say."""
DOWN_AND_UP = rare(
    rf"\(down to {NUMBER}\s?%?\)[^().;]{{1,60}}\(up to {NUMBER.replace('<n>', '<m>')}\s?%?\)|"
    rf"\(up to {NUMBER.replace('<n>', '<o>')}\s?%?\)[^().;]{{1,60}}"
    rf"\(down to {NUMBER.replace('<n>', '<p>')}\s?%?\)",
    re.I,
)
"""``Blue cells are too cold (down to -4), red ones too warm (up to 4)``."""
ASIDE = re.compile(
    r"\b(?:ticks?|values?|cells?|scores?|observed|data|accurac\w+|rows?|columns?)\b[^,;]{0,30}$", re.I
)
"""Before an end that is one of the values, and none of the scale."""
SEVERAL = re.compile(r"\s?%?\s*(?:and|or|to|,)\s*[-−+]?\d")


def both_ends(text: Text, start: int = 0) -> tuple[float, float, Span] | None:
    """The ends of a scale that a sentence tells by their colours: low, high, and the place."""
    both = BOTH.search(text.text, start) or DOWN_AND_UP.search(text.text, start)
    ends = [parse_quantity(end) for end in both.groupdict().values() if end] if both is not None else []
    values = sorted(end.value for end in ends if end is not None and end.value is not None)
    if both is None or len(values) < len("nm") or values[0] == values[-1]:
        return None
    return values[0], values[-1], text.span(*both.span())


def single_ends(text: Text, start: int = 0) -> dict[str, tuple[float, Span]]:
    """The ends of a scale that a sentence about it tells one by one, ``vmin`` and ``vmax``."""
    classes = classes_told(text, start)
    if classes is not None and classes[1] is None:
        return {"vmin": (classes[0], classes[2])}
    source = text.text
    out: dict[str, tuple[float, Span]] = {}
    for name, pattern in (("vmin", LOW), ("vmax", HIGH)):
        found = pattern.search(source, start)
        if found is None or ASIDE.search(source, start, found.start()) or SEVERAL.match(source, found.end()):
            continue
        quantity = parse_quantity(found["n"])
        if quantity is not None:
            out[name] = quantity.value, text.span(*found.span("n"))
    low, high = out.get("vmin"), out.get("vmax")
    return {} if low and high and low[0] >= high[0] else out
