"""Panels that are named beside their place in brackets: ``the baseline (left) and the variant (right)``."""

from __future__ import annotations

from itertools import pairwise

from replot.findings import Span
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import MAPS
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare

__all__ = [
    "BEING",
    "IN_TURN",
    "NAMED_SIDES",
    "QUOTED_SIDE",
    "SEVERAL",
    "SIDE",
    "names_before",
    "names_behind_sides",
    "names_in_turn",
    "sided_names",
]
SIDE = rare(
    r"\((?:the |on the )?(?P<side>left|right|top|bottom|middle|cent(?:er|re)|upper|lower)"
    r"(?P<kind> panel| heat ?map)?\)",
    re.I,
)
BEING = rare(
    r"(?<=[\w)]) (?P<being>being )?the (?P<side>first|second|third|fourth)(?P<kind> one| panel| heat ?map)?"
    r"(?= and\b|[,.;)]|$)",
    re.I,
)
"""``Ash being the first and Elm the second``."""
QUOTED_SIDE = rare(
    r"(?P<name>[\"“][^\"”\n]{1,60}[\"”]) (?:(?:is|stands|appears)(?: printed| written)? )?"
    r"(?:(?:on|at|to) the|(?:above|over|below|under) the(?= \w+ (?:heat ?map|panel|plot|one|map)\b)) "
    r"(?P<side>left|right|top|bottom)\b",
    re.I,
)
"""``"Observed" on the left, "Expected" on the right``."""
SEVERAL = re.compile(
    rf"\b(?:(?:left|right) (?:one|heat ?map|panel)|{MAPS}|pair)\b", re.I
)
OTHER_THINGS = re.compile(
    r"\b(?:ax[ie]s|labels?|ticks?|colou?r\w*|legend|bar|values?|cells?|rows?|col(?:umn)?s?|corner)\b"
    r"(?!-)",
    re.I,
)
LEADS = re.compile(
    r"^.*(?:\b(?:for|of|and|by|with|between|versus|vs\.?|shows?|showing|compar\w+|against|"
    rf"{MAPS})|[:,;])\s+",
    re.I,
)
ARTICLE = re.compile(r"(?:the|an?|its|one for)\s+", re.I)
JOINED = re.compile(r"\s*(?:,|;|and\b|with\b|against\b|vs\.?|versus\b|/)", re.I)
BEFORE_SIDE = re.compile(r"(?:^|[,:;]|\b(?:for|of|and|the|an?|with|between|versus|vs\.?|shows?))\s*$", re.I)
BEHIND = re.compile(
    r"\s*:?\s*(?P<name>[^\s,.;:()][^,.;:()]{0,60}?)\s*"
    r"(?=[,.;:(–—]|$|\b(?:and|versus|vs|of|over|against|for|as|across|with)\b)",
    re.I,
)
MOST_WORDS = 5
NAMED_SIDES = rare(
    r"(?:^|[.;,(]\s*)\W{0,3}(?P<side>(?:(?:top|bottom|upper|lower)[- ])?(?:left|right)|top|bottom|middle|"
    r"cent(?:er|re))(?: (?:panel|heat ?map|matrix|plot|"
    r"map))?\W{0,2}:\W{0,2}\s+(?P<name>[\"“][^\"“”\n]{1,60}[\"”]|[^\W\d_][^,.;:()]{1,50}?)"
    r"(?=\s*(?:[,.;)(]|$))",
    re.I,
)
"""``(left: raw counts, right: row-normalised)``."""


PLACE = r"first|second|third|fourth|left|middle|cent(?:er|re)|right|top|bottom|upper|lower"
IN_TURN = rare(
    rf"\bthe (?P<side>{PLACE})(?:most)?(?: (?:one|panel|heat ?map|map|matrix))? "
    r"\((?P<name>(?!(?:n|left|right|top|bottom|middle|see|fig)\b)[^\W\d_][^()]{1,40})\)(?= [a-z]+| ?[:,;])",
    re.I,
)
"""``the first (all layers) shows ...; the second (one layer only) shows ...``."""


def names_in_turn(sentence: Text) -> list[tuple[str, Span]]:
    """The names in brackets with which a sentence turns to one panel after the other."""
    found = list(IN_TURN.finditer(sentence.text))
    sides = {mark["side"].lower() for mark in found}
    names = [tidy(mark["name"]) for mark in found]
    if not 2 <= len(found) == len(sides) == len(set(names)) <= 6 or SEVERAL.search(sentence.text) is None:
        return []
    if any(OTHER_THINGS.search(name) or len(name.split()) > MOST_WORDS for name in names):
        return []
    return [(name, sentence.span(*mark.span("name"))) for name, mark in zip(names, found, strict=True)]


def names_behind_sides(text: Text) -> dict[str, tuple[str, Span]]:
    """The names of panels behind their sides and colons, where a text tells several one after the other."""
    found = list(NAMED_SIDES.finditer(text.text))
    sides = {mark["side"].lower().replace(" ", "-") for mark in found}
    names = [tidy(mark["name"]) for mark in found]
    plain = all(len(name.split()) <= MOST_WORDS + 2 and not OTHER_THINGS.search(name) for name in names)
    if not 2 <= len(found) <= 6 or len(sides) < len(found) or len(set(names)) < len(names) or not plain:
        return {}
    return {
        mark["side"].lower().replace(" ", "-"): (name, text.span(*mark.span("name")))
        for mark, name in zip(found, names, strict=True)
    }


def sided_names(sentence: Text) -> list[tuple[str, Span]]:
    """The names of panels beside their sides, in the order of the sentence; none where it names one panel.

    It has to speak of several panels: ``ages from young (left) to old (right)`` is the order of an axis.
    """
    source = sentence.text
    quoted = list(QUOTED_SIDE.finditer(source))
    if SEVERAL.search(source) and 2 <= len({mark["side"].lower() for mark in quoted}) == len(quoted):
        return [(tidy(mark["name"]), sentence.span(*mark.span("name"))) for mark in quoted]
    marks = list(SIDE.finditer(source)) or _being(source)
    if not 2 <= len(marks) <= 6:
        return []
    if SEVERAL.search(source) is None and not all(mark["kind"] for mark in marks):
        return []
    if len({mark["side"].lower() for mark in marks}) < len(marks):
        return []
    found = names_before(source, marks) or _behind(source, marks)
    names = [(tidy(source[a:b]), sentence.span(a, b)) for a, b in found]
    said = {name for name, _ in names}
    plain = all(name and len(name.split()) <= MOST_WORDS and not OTHER_THINGS.search(name) for name in said)
    return names if plain and len(said) == len(names) else []


def _being(source: str) -> list[re.Match[str]]:
    """The words for the places of panels that are told without brackets."""
    marks = list(BEING.finditer(source))
    return marks if marks and marks[0]["being"] and marks[0]["side"].lower() == "first" else []


def names_before(source: str, marks: list[re.Match[str]]) -> list[tuple[int, int]]:
    """Where the names stand that end before their side."""
    out = []
    for before, mark in pairwise([None, *marks]):
        begin = before.end() if before is not None else 0
        if before is not None and JOINED.match(source, begin) is None:
            return []
        stretch = source[begin : mark.start()].rstrip()  # type: ignore[union-attr]
        lead = LEADS.match(stretch + " ")
        if lead is None or lead.end() >= len(stretch):
            return []
        article = ARTICLE.match(stretch, lead.end())
        start = article.end() if article else lead.end()
        out.append((begin + start, begin + len(stretch)))
    return out


def _behind(source: str, marks: list[re.Match[str]]) -> list[tuple[int, int]]:
    """Where the names stand that begin behind their side."""
    out = []
    for mark in marks:
        article = ARTICLE.match(source, mark.end() + 1)
        named = BEHIND.match(source, article.end() if article else mark.end())
        if named is None or BEFORE_SIDE.search(source, 0, mark.start()) is None:
            return []
        out.append(named.span("name"))
    return out
