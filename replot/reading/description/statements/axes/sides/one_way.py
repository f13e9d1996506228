"""Axes named before the way they go, with their labels: ``museums vertically (A, B)``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.facts import AxisFact, with_list
from replot.reading.description.statements.axes.labels.names import clean_label
from replot.reading.description.statements.axes.words import MENTION

__all__ = ["ALONE", "OF_COLOUR", "ONE_WAY", "read_one_way"]
OF_COLOUR = rare(
    r"\b(?:colou?r\w*|tints?|shades?|hues?|bar|gradient|legend|scale|yellow|blue|red|green|white|black|purple|orange|"
    r"gr[ae]y|dark\w*|light\w*|pale)\b",
    re.I,
)
PUT = (
    r"(?:varies|vary|stacked|arranged|listed|laid out|written|shown|drawn|placed|set|ordered|runs?|running|"
    r"going|goes|go)"
)
NO_KIND = rf"(?:and|the|with|are|is|it|lists?|shows?|plots?|which|that|on|in|from|{PUT})"
KIND = (
    rf"(?P<label>(?!{NO_KIND}\b)[a-z][\w-]*"
    rf"(?: (?:of (?:the |an? )?)?(?!{NO_KIND}\b)[a-z][\w-]*){{0,2}})"
)
DOWN = r"vertically|(?:from )?top to bottom|down(?:wards)?(?: the (?:side|left)(?: side)?)?"
ALONG = r"horizontally|(?:from )?left to right|across(?: the (?:top|bottom))?"
WHERE = rf"(?:(?:are|is|being) )?(?:{PUT} )?(?:(?P<{{0}}y>{DOWN})|(?P<{{0}}x>{ALONG}))\b"
AT = r"[^,;:.()—–]{1,30} at the (?:very )?"
LEAD = (
    r"(?:^|[;,.] |\b(?:in which|where|and|while|lists?|plots?|shows?|puts?|arranges?|displays?|has|with|the|"
    r"against) )"
    rf"(?:the )?(?:(?:{SEVERAL}|\d{{1,3}}) )?"
)
ONE_WAY = rare(
    rf"{LEAD}{KIND}"
    rf"(?: {WHERE.format('')} \((?P<list>[^()]{{3,300}})\)|"
    rf" {WHERE.format('ends_')}, (?P<ends>{AT}(?:top|left|bottom|right),? (?:and|to|through|down to) "
    rf"{AT}(?:bottom|right|top|left))(?=[,;.]|$)|"
    rf", (?P<between>{AT}(?:top|left|bottom|right),? (?:and|to|through|down to) "
    rf"{AT}(?:bottom|right|top|left)), {WHERE.format('between_')}|"
    rf" {WHERE.format('then_')}(?:,? in (?:the|this) (?:order|sequence)(?: of)?:?|(?P<colon>:)) "
    r"(?P<then>[^.;:()]{3,300}?)(?=[.;]|$)|"
    rf" \((?P<before>[^()]{{3,300}})\) {WHERE.format('before_')}|"
    rf", (?P<comma>[^,;:.()]{{1,30}} ?(?:to|through|–|-) ?[^,;:.()]{{1,30}}), {WHERE.format('comma_')}|"
    rf" [—–] (?P<dashed>[^()—–:;]{{3,300}}) [—–] {WHERE.format('dashed_')}|"
    r" (?P<run>(?-i:[A-Z\d])[\w.]{0,9} ?(?:to|through|–|-) ?(?-i:[A-Z\d])[\w.]{0,9}) "
    rf"(?:are|is|being) {PUT} (?:(?P<run_y>vertically)|(?P<run_x>horizontally))\b)",
    re.I,
)
"""``lists museums vertically (A, B)``, ``the counties (A, B) run down the side``, ``weeks W1 to W6 are``."""


THINGS = re.compile(
    r"\b(?:bars|panels|cells|labels|ticks|numbers|values|words|titles|plots|squares|tiles|images)\b", re.I
)
"""What a figure is made of, which stands along no axis."""
BE_PUT = re.compile(rf"\s+(?:are|is|being|{PUT})\b", re.I)
NO_THINGS = rf"(?!(?:[\w-]+ ){{0,3}}?{THINGS.pattern})"
ALONE = rare(
    rf"{LEAD}{NO_THINGS}{KIND} (?:(?:are|is|being|run|runs|go|goes) )?(?:{PUT} )?(?:(?P<y>vertically)|"
    rf"(?P<x>horizontally))\b"
    r"(?! \()",
    re.I,
)
"""``Teams are stacked vertically``: a name and its direction, and no labels."""


def read_one_way(text: Text, facts: dict[str, AxisFact]) -> bool:
    """Take the name and the labels of an axis from before and behind its direction; whether of both."""
    told = set()
    for found in ALONE.finditer(text.text):
        if (label := clean_label(found["label"])) and not OF_COLOUR.search(found[0]):
            fact = AxisFact(label=label, label_span=text.span(*found.span("label")))
            facts["y" if found["y"] else "x"].merge(fact)
    for found in ONE_WAY.finditer(text.text):
        way, group = next((way, group) for way, group in WAYS.items() if found[group])
        axis = "y" if found[f"{way}y"] else "x"
        listed, label = find_labels(found[group]), clean_label(found["label"])
        if way == "then_" and found["colon"] and not _is_put(text.text, found):
            continue
        if way == "comma_" and OF_MANY.fullmatch(found["label"]) is None:
            continue  # "the counts fall, 9 to 3, from left to right"
        if listed is None or label is None or MENTION.search(found["label"]) or OF_COLOUR.search(found[0]):
            continue
        fact = AxisFact(label=label, label_span=text.span(*found.span("label")))
        said = found[group] if way in ENDED else found[group][listed.labels[-1].end :]
        fact = with_list(fact, text, listed, found.start(group), said, axis)
        fact.directed = True
        fact.side = "top" if (found[f"{way}x"] or "").endswith("the top") else None
        facts[axis].merge(fact)
        told.add(axis)
    return len(told) > 1


OF_MANY = re.compile(r"(?!values\b|numbers\b|counts\b|cells\b|squares\b|colou?rs\b)[a-z-]+s(?: of .+)?", re.I)
"""``hours of the day``, which a range may list."""


def _is_put(source: str, found: re.Match[str]) -> bool:
    """Whether things are put along a way, unlike ``wages fall from top to bottom: Ayr has 4, Bath 2``."""
    end = found.end("label")
    return BE_PUT.match(source, end) is not None and THINGS.search(source, found.start(), end) is None


WAYS = {"": "list", "then_": "then", "before_": "before", "ends_": "ends", "between_": "between",
        "dashed_": "dashed", "comma_": "comma", "run_": "run"}
"""What the direction of an axis is called in the pattern, and its labels."""
ENDED = ("ends_", "between_")
