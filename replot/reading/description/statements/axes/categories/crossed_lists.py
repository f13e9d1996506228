"""Two lists that are crossed, without a word for axes: ``α ∈ {1, 2}, β ∈ {3, 4}``, ``area (A) × day (1)``."""

from __future__ import annotations

from collections.abc import Iterator

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.bracket_lists import list_inside
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.both.bracketed import crossed
from replot.reading.description.statements.axes.facts import AxisFact, with_list
from replot.reading.description.statements.axes.labels.names import clean_label

__all__ = ["AGAINST", "DIMENSIONS", "VARIED", "crosses_lists"]
BOTH = 2
PRODUCT = re.compile(
    r"[^\W\d_]\s?\([^()]{3,600}\)\s+(?:×|by|versus|vs\.?|against)\s+[^().;:,]{2,40}\([^()]{3,600}\)"
)
DIMENSIONS = rare(r"\b(?:dimensions|axes|variables|factors):(?= )", re.I)
THING = r"(?!(?:numbers?|values?|combinations?|settings?|levels?|pairs?|of)\b)[^\W\d][\w-]*"
NAME = rf"{THING}(?: {THING}){{0,2}}(?: of (?:the )?{THING})?"
VARIED = rare(
    r"(?:\b(?:different|various|varying|all|each|every|several|by|per|for|over|depending on|"
    r"as a function of|combin(?:es|ation of)(?: an?)?|cross(?:es|ing)|plotted for)|"
    rf"{DIMENSIONS.pattern}) "
    r"(?:(?:numbers?|values?|combinations?|settings?|levels?|pairs?|choices?) of )?(?:the )?"
    rf"(?P<a>{NAME}) \((?P<y>[^()]{{3,200}})\) (?:and|by|per|with|versus|vs\.?|against|×) "
    r"(?:(?:different|various|the|an?|by|per|for|over|each) )*"
    rf"(?P<b>{NAME}) \((?P<x>[^()]{{3,200}})\)",
    re.I,
)
"""``for different numbers of layers (1-6) and heads (1-6)``, ``by plot (P1, P2) and year (2019-2021)``."""


AGAINST = rare(
    r"\b(?P<a>(?!values\b|cells\b)[a-z][a-z-]+s) (?P<y>(?-i:[\"“A-Z\d])[^.;:()]{3,200}?),? "
    r"(?:(?:(?:are|is) )?(?:plotted|set|shown|compared|drawn|crossed|tabulated|mapped) )?"
    r"(?:against|versus|vs\.?) (?:the |(?:two|three|four|five|six) )?"
    r"(?P<b>[a-z][a-z-]+s) (?P<x>[\"“\w][^.;:()]{3,200}?)(?=\s*(?:[.;]|$))",
    re.I,
)
"""``We see the brands Ford and Opel plotted against the fuels petrol and diesel``."""


def _against(text: Text) -> Iterator[tuple[str, AxisFact]]:
    """Two kinds of things with the labels behind each, which fill all between them; the rows come first."""
    told = AGAINST.search(text.text)
    if told is None:
        return
    for axis, name in (("y", "a"), ("x", "b")):
        listed = find_labels(told[axis])
        if listed is None or listed.kind != "list" or listed.labels[0].start or listed.labels[-1].end < len(
            told[axis]
        ):
            return
        fact = AxisFact(label=told[name], label_span=text.span(*told.span(name)), assumed=True)
        yield axis, with_list(fact, text, listed, told.start(axis), "", axis)


def _varied(text: Text) -> Iterator[tuple[str, AxisFact]]:
    """What two things are varied over, each with its list; the first one has the rows."""
    if (told := VARIED.search(text.text)) is None:
        return
    for axis, name in (("y", "a"), ("x", "b")):
        listed, label = list_inside(told[axis]), clean_label(told[name])
        if listed is None or label is None:
            return
        fact = AxisFact(label=label, label_span=text.span(*told.span(name)), assumed=True)
        yield axis, with_list(fact, text, listed, told.start(axis), "", axis)


OTHER_WORD = r"(?<!\w)(?!(?:and|of|for|with|over|the)\b)[^\W\d][^\s{}(),.:;–—]*"
SET = rare(
    rf"(?P<name>{OTHER_WORD}(?: {OTHER_WORD}){{0,2}})\s*∈\s*"
    r"[{\[](?P<list>[^{}\[\]]{3,300})[}\]]"
)
"""``learning rate ∈ {0.1, 0.2}``."""
SETS_JOINED = re.compile(r"\s*(?:,|,? and|,? with|×|x|;)\s*(?:the )?")


def _sets(text: Text) -> Iterator[tuple[str, AxisFact]]:
    """Both sets of ``α ∈ {0.1, 0.5}, β ∈ {1, 3}``; the rows come first, where there is no word for axes."""
    sets = list(SET.finditer(text.text)) if "∈" in text.text else []
    if len(sets) != BOTH or SETS_JOINED.fullmatch(text.text, sets[0].end(), sets[1].start("name")) is None:
        return
    for axis, told in zip("yx", sets, strict=True):
        listed = list_inside(told["list"])
        if listed is None:
            return
        name = clean_label(told["name"])
        fact = AxisFact(label=name, label_span=text.span(*told.span("name")), assumed=True)
        yield axis, with_list(fact, text, listed, told.start("list"), "", axis)


def crosses_lists(text: Text, facts: dict[str, AxisFact]) -> bool:
    """Whether a sentence crosses two lists without a word for axes: ``preset (A, B) × horizon (7d, 14d)``."""
    product = PRODUCT.search(text.text) is not None
    told = dict(crossed(text, rows_first=True) if product else _sets(text)) or dict(_varied(text))
    told = told if len(told) == BOTH else dict(_against(text))
    if len(told) < BOTH:
        return False
    for axis, fact in told.items():
        facts[axis].merge(fact)
    return True
