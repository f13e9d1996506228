"""Axes named before the way they go, with their labels: ``museums vertically (A, B)``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.facts import AxisFact, with_list
from replot.reading.description.statements.axes.names import clean_label
from replot.reading.description.statements.axes.words import MENTION

__all__ = ["OF_COLOUR", "ONE_WAY", "read_one_way"]
OF_COLOUR = rare(
    r"\b(?:colou?r\w*|tints?|shades?|hues?|bar|gradient|legend|scale|yellow|blue|red|green|white|black|purple|orange|"
    r"gr[ae]y|dark\w*|light\w*|pale)\b",
    re.I,
)
PUT = r"(?:stacked|arranged|listed|laid out|written|shown|placed|set|ordered|runs?|running|going|goes|go)"
KIND = (
    r"(?P<label>(?!(?:and|the|with|run|runs|are|is|it|lists?|shows?|plots?)\b)[a-z][\w-]*"
    rf"(?: (?!(?:are|is|{PUT})\b)[a-z][\w-]*)?)"
)
DOWN = r"vertically|(?:from )?top to bottom|down(?:wards)?(?: the (?:side|left)(?: side)?)?"
ALONG = r"horizontally|(?:from )?left to right|across(?: the (?:top|bottom))?"
WHERE = rf"(?:(?:are|is|being) )?(?:{PUT} )?(?:(?P<{{0}}y>{DOWN})|(?P<{{0}}x>{ALONG}))\b"
ONE_WAY = rare(
    r"\b(?:lists?|plots?|shows?|puts?|arranges?|displays?|has|with|the|and|against) (?:the )?"
    rf"{KIND} (?:{WHERE.format('')} \((?P<list>[^()]{{3,300}})\)|"
    rf"\((?P<before>[^()]{{3,300}})\) {WHERE.format('before_')})"
)
"""``lists museums vertically (A, B)``, ``the counties (A, B) run down the side``."""


def read_one_way(text: Text, facts: dict[str, AxisFact]) -> None:
    """Take the name and the labels of an axis from before and behind its direction."""
    for found in ONE_WAY.finditer(text.text):
        axis = "y" if found["y"] or found["before_y"] else "x"
        name = "list" if found["list"] else "before"
        listed, label = find_labels(found[name]), clean_label(found["label"])
        if listed is None or label is None or MENTION.search(found["label"]) or OF_COLOUR.search(found[0]):
            continue
        fact = AxisFact(label=label, label_span=text.span(*found.span("label")))
        fact = with_list(fact, text, listed, found.start(name), "", axis)
        fact.directed = True
        facts[axis].merge(fact)
