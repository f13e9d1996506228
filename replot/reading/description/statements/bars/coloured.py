"""The ends of a scale in a sentence that names colours and no bar: ``White = 0, dark blue = 1``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.bars.aside import bracketed_scale
from replot.reading.description.statements.bars.examples import without_examples
from replot.reading.description.statements.bars.fact import BarFact
from replot.reading.description.statements.bars.labels import told_label
from replot.reading.description.statements.bars.limits import read_limits
from replot.reading.description.statements.bars.map_limits import map_limits
from replot.reading.description.statements.bars.names import is_name
from replot.reading.description.statements.bars.one_end import single_ends
from replot.reading.description.statements.bars.words import AXIS_OR_LINE

__all__ = ["coloured_limits"]
DIGIT = re.compile(r"[\d½¼¾⅓⅔⅕⅛]")
EXTREME = rare(r"\b(?:light|pal|bright)est\b", re.I)
"""The light end of a scale, whose hue the other end tells."""
SHADES = rare(
    r"\b(?:light|dark|pal|bright|deep)est (?:shade|colou?r|tone|cell|one|square|tile)|"
    r"\((?:light|dark|pale|bright|deep)(?:er|est)?\)|"
    r"\b(?:light|dark|pale|bright|deep|faint|saturated|strong|intense)"
    r"(?: \([~≈]?[-−+]?\.?\d|(?: ?=| at) ?[-−+]?\.?\d|: ?\d)|"
    r"\bthe (?:light|dark|pal|bright|deep)est (?:stand(?:s|ing)|is|means|for|being)\b|"
    r"\d%?(?: [a-z]{1,4})? (?:(?:is|being|=) )?(?:the )?(?:light|dark|pal|bright|"
    r"deep)est(?=\s*(?:[,.;)]|and\b|$))",
    re.I,
)
"""``The lightest shade stands for 0 %, the darkest for 100 %``."""
SHADED = re.compile(
    r"\b(?:light|pale)\w*\s*(?:\bto\b|→|->|–)\s*(?:dark|deep)|"
    r"\b(?:light|pale|dark|deep)\s*\((?:[~≈]|approx\.? |about |around )?\s?[-−+]?\.?\d[^()]{0,12}\)\s*(?:to|"
    r"→|->)\s|"
    r"\b(?:gradient|(?:shades?|tints?|tones?) of)\b", re.I
)
"""Two shades of one colour."""
OF_OTHERS = re.compile(
    r"^\W*the (?:[a-z]+ )?(?:rows?|columns?) (?:for|of|at|\()|"
    r"\bcorrelat(?:e|es|ed|ing) (?:about |only |at )*[-−+]?\.?\d",
    re.I,
)
"""``The row for dose 3 turns from red to blue (from 5 to 9)``: the looks or values of some, and no scale."""
RIGHT_BEHIND = re.compile(
    r"(?: (?:colou?r ?-?)?(?:map|scale|palette|scheme|gradient))?(?:, | \(|: )"
    r"(?:from )?[-−–]?\.?\d[\d.,]*%? ?(?:to|→|->|–|-) ?[-−+]?\.?\d"
)
"""``a red–blue palette, −1 to 1``: colours of a scale, and its ends."""
LEAST_COLOURS = 2
LONGEST = 600
"""Letters of a sentence up to which its colours are looked for."""


def coloured_limits(text: Text) -> BarFact | None:
    """``White = 0, dark blue = 1``: the ends of the scale in a sentence that names colours and no bar."""
    fact = _ends_told(text)
    called = CALLED.search(text.text) if fact is not None and fact.label is None else None
    if fact is not None and called is not None:
        fact.label, fact.label_span = tidy(called["label"]), text.span(*called.span("label"))
    return fact


def _ends_told(text: Text) -> BarFact | None:
    from replot.reading.description.colours.words import find_colours

    source = text.text
    if len(source) > LONGEST or DIGIT.search(source) is None or OF_OTHERS.search(source) is not None:
        return None
    ends = map_limits(source)
    if ends is not None and (limits := read_limits(text.cut(0, ends[2]), ends[1])):
        return BarFact(vmin=limits[0], vmax=limits[1], limits_span=limits[2], strength=1)
    mentions = list(AXIS_OR_LINE.finditer(source))
    if mentions and len(find_colours(source[: mentions[0].start()])) > 1:
        text = text.cut(0, mentions[0].start())  # the colours come first: "...; the row of sums is left out"
        source, mentions = text.text, []
    axes = max((m.end() for m in mentions), default=0)
    found = find_colours(source[axes:])
    words = sum(len(word.parts) if len(word.parts) > 2 else 1 for word in found)  # "blue-white-red"
    coloured = max(words, sum(1 for _ in SHADES.finditer(source, axes)))
    if any(word.parts and RIGHT_BEHIND.match(source, axes + word.end) for word in found):
        coloured = LEAST_COLOURS
    if (scale := bracketed_scale(text)) is not None:
        low, high, span, label, place = scale
        return BarFact(label, place, vmin=low, vmax=high, limits_span=span)
    shaded = coloured and (SHADED.search(source, axes) or EXTREME.search(source, axes))
    if coloured < LEAST_COLOURS and not shaded:
        return None
    limits = read_limits(without_examples(text), axes)
    if limits is None and REACHED.search(source) is not None and (single := single_ends(text, axes)):
        return BarFact(single=single, strength=0)
    if limits is None or sum(q.is_range for q in find_quantities(source)) > 1:
        return None  # the bands of classes say nothing of the ends
    fact = BarFact(vmin=limits[0], vmax=limits[1], limits_span=limits[2], approximate=limits[3], strength=0)
    fact.label, fact.label_span = told_label(text, 0)
    led = BEFORE_ENDS.match(source) if fact.label is None else None
    if led is not None and led.end() == source.find(limits[2].text) and is_name(led["label"]):
        fact.label, fact.label_span = led["label"], text.span(*led.span("label"))
    return fact


REACHED = rare(r"\b(?:which|that) (?:is|are) (?:only )?reached (?:only )?(?:at|with)\b", re.I)
"""``to a dark red, which is reached at 9``."""
CALLED = re.compile(
    r"[,;]\s+(?:with the |its )?(?:label|titled?|labell?ed)(?: is|:)? (?P<label>[\"“][^\"“”]{1,60}[\"”])"
)
"""``..., 0 to 1; label "Share"``."""
BEFORE_ENDS = re.compile(
    r"(?P<label>[A-Z][^\W\d_]+"
    r"(?: (?!(?:values?|rang(?:es?|ing)|runs?|goes|go|spans?|var(?:y|ies)|from|between)\b)[a-z]+){0,2}"
    r"(?: \([^()\s\d]{1,8}\))?)(?: values?)?(?::| is|,)?\s+"
    r"(?:(?:rang(?:es?|ing)|runs?|goes|go|spans?|var(?:y|ies)) )?(?:from |between )?"
)
"""``Score 0-10 (red = 0, green = 10)``, ``Ozone values range from 0 (white) to 5 (green)``."""
