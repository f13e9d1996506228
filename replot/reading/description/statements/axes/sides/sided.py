"""Both axes by the sides on which they stand: ``across the top "Rate" (0, 1), down the side "Size" (S)``."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.list_leads import ONLY_KIND
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.facts import AxisFact, statement, with_list
from replot.reading.description.statements.axes.labels.names import clean_label
from replot.reading.description.statements.bars.words import BAR

__all__ = ["read_side_items", "read_sides"]
EDGE = r"(?: (?:edge|side|margin))?"
HOLDS = rf"{EDGE} (?:lists|shows|has|holds|carries|gives|names)"
PLACED = rare(
    r"(?:^\W*|[;,.]\s+|\b(?:and|while|with)\s+)(?:(?:and|while)\s+)?"
    rf"(?:(?P<x>(?:across|along|at|on|over|below) (?:the |its )?(?:top|bottom){EDGE}|"
    rf"the (?:top|bottom){HOLDS})|"
    rf"(?P<y>(?:down|along|on|at|up) (?:the |its )?(?:(?:left|right)(?:[- ]hand)?{EDGE}|side)|"
    rf"the (?:(?:left|right)(?:[- ]hand)? )?side{HOLDS}))[,:]?\s+"
    r"(?:(?:there )?(?:runs?|is|are|stands?|sits?|goes|comes?|lies?|we (?:have|see|find|read)|"
    r"you (?:have|see|find|read))\s+)?(?:the\s+)?(?=\S)",
    re.I,
)
ITEM = re.compile(
    r"\W*(?:(?:on|at|along) (?:the )?)?(?:(?P<x>top|bottom|foot)|(?P<y>left|right|side))"
    r"(?: (?:edge|side|margin))?(?P<nameless>\s\((?:no |without |un)[^()]{3,30}\))?\s*(?::|\s[–—-])\s+(?=\S)",
    re.I,
)
"""``Left: "Decoder" - greedy, beam``."""
KEPT_AT = re.compile(
    r"\W*(?:the )?(?P<name>[^\W\d_][\w-]*(?: [\w-]+){0,2}?)"
    r"(?:,? (?:as )?(?:written|printed|shown|listed|given|named|runs?|stands?|sits?|goe?s?|are|is))? "
    r"(?:(?P<x>(?:under|below|beneath|above|along the (?:top|bottom)(?: of)?|at the (?:top|bottom)(?: of)?)"
    r"(?: (?:the|it)(?: (?:grid|map|heat ?map|matrix|squares|cells))?)?)|"
    r"(?P<y>(?:at|on|along|down) (?:the )?(?:left|right)(?:[- ]hand)?(?: (?:edge|side|margin))?))"
    r"(?:,? [a-z]+(?: [a-z]+){0,4})?\s*:\s++(?P<labels>[^;:]{3,400}?)[\s.;]*",
    re.I,
)
"""``Dates, as written under the grid: 4 May, 8 Jun``, ``Depths at the left edge: 0 m, 3 m``."""
NO_NAME = re.compile(r"(?:tick )?(?:labels?|ticks?|texts?|names|categories)", re.I)
NAMED = re.compile(
    r"(?P<name>[\"“][^\"”\n]{1,60}[\"”]|[^\W\d_][\w -]{1,40}?(?: \([^()]{1,12}\))?)\s*"
    r"(?:\((?P<inside>[^()]{3,400})\)|:\s++(?P<behind>[^;:]+)|"
    r"\s[–—-]\s++(?P<dashed>[^;:]+)|,\s++(?P<then>[^;:]+))"
    r"[\s.;,]*(?:and\s*|while\s*)?"
)
"""A name and its labels."""
LISTED = re.compile(r"(?P<name>[^\W\d_][\w-]*s)\s++(?P<labels>[^;:.()]{3,300}?)[\s.;,]*(?:and\s*|while\s*)?")
"""``towns Ayr and Bath``."""
OTHERS = re.compile(
    r"\b(?:title|heading|headline|caption|footnote|note|remark|source|credits?|legend|histogram|bar chart|"
    r"box ?plot|dendrogram|logo|buttons?|menu)\b",
    re.I,
)
LONGEST = 4000
QUOTES = "\"“"


def read_sides(text: Text, facts: dict[str, AxisFact]) -> bool:
    """Take both axes from a sentence that has one at the top or the bottom, and the other at a side."""
    source = text.text
    if len(source) > LONGEST:
        return False
    found = list(PLACED.finditer(source))
    ends = [*(place.start() for place in found[1:]), len(source)]
    ends = [end if (at := source.find(";", place.end(), end)) < 0 else at
            for place, end in zip(found, ends, strict=False)]
    places = [
        (place, end)
        for place, end in zip(found, ends, strict=False)
        if not _is_other(source, place.end(), min(place.end() + 30, end))
    ]
    axes = [_axis(place) for place, _ in places]
    if sorted(axes) != ["x", "y"]:
        return False
    told = {a: _named(text, place.end(), end, a) for a, (place, end) in zip(axes, places, strict=True)}
    above = places[axes.index("x")][0]["x"]
    if told["x"] is not None and "top" in above.lower():
        told["x"].side = "top"
    return _take(told, facts)


def read_side_items(texts: Sequence[Text], facts: dict[str, AxisFact]) -> None:
    """Take both axes from items of which one begins ``Left:``, and another one ``Bottom:``."""
    told: dict[str, AxisFact | None] = {}
    for text in texts:
        place = ITEM.match(text.text) if len(text.text) < LONGEST else None
        if place is None and (kept := _kept_at(text)) is not None and kept[0] not in told:
            told[kept[0]] = kept[1]
            continue
        if place is None or _is_other(text.text, place.end(), place.end() + 30):
            continue
        axis = _axis(place)
        if axis in told:
            return  # panels, and no sides of one
        named = _named(text, place.end(), len(text.text), axis)
        if named is None and place["nameless"]:
            fact = statement(text, place.end(), len(text.text), axis, named=False)
            named = fact if fact.categories else None
        scale = named is not None and named.kind == "range" and text.text[place.end()] not in QUOTES
        told[axis] = None if scale else named  # "Left: Accuracy (0 to 1)" is a panel
    if len(told) > 1:
        _take(told, facts)


def _kept_at(text: Text) -> tuple[str, AxisFact] | None:
    """The axis of a list whose name is told together with the side on which it stands."""
    place = KEPT_AT.fullmatch(text.text) if ":" in text.text[:LONGEST_NAME] else None
    if place is None or BAR.search(text.text) is not None or OTHERS.search(text.text) is not None:
        return None
    listed = find_labels(place["labels"])
    if listed is None or listed.kind == "partial" or listed.start or listed.end < len(place["labels"]):
        return None
    fact = with_list(AxisFact(), text, listed, place.start("labels"), place[0], _axis(place))
    fact.label = None if NO_NAME.fullmatch(place["name"]) else clean_label(place["name"])
    fact.label_span = text.span(*place.span("name")) if fact.label else None
    return (_axis(place), fact) if fact.categories else None


LONGEST_NAME = 100


def _axis(place: re.Match[str]) -> str:
    """The axis that stands at a place."""
    return "x" if place["x"] else "y"


def _is_other(source: str, start: int, end: int) -> bool:
    """Whether a bar, a note or another chart stands at a side."""
    return BAR.search(source, start, end) is not None or OTHERS.search(source, start, end) is not None


def _named(text: Text, start: int, end: int, axis: str) -> AxisFact | None:
    """The name and the labels of a stretch that is nothing else."""
    source = text.text
    for pattern in (NAMED, LISTED):
        told = pattern.fullmatch(source, start, end)
        if told is None:
            continue
        kind = source[:start].endswith("the ") and ONLY_KIND.fullmatch(f"the {told['name']}")
        if pattern is NAMED and told["then"] and told["name"][0] not in QUOTES and not kind:
            continue  # "months May, June and July"
        group = next(name for name, part in told.groupdict().items() if name != "name" and part)
        listed = find_labels(told[group])
        whole = listed is not None and listed.kind != "partial" and listed.start == 0
        if listed is None or not whole or listed.end < len(told[group].rstrip(" .;,")):
            continue
        fact = with_list(AxisFact(), text, listed, told.start(group), told[0], axis)
        if fact.categories:
            fact.label = clean_label(told["name"])
            fact.label_span = text.span(*told.span("name")) if fact.label else None
            return fact
    return None


def _take(told: dict[str, AxisFact | None], facts: dict[str, AxisFact]) -> bool:
    if any(fact is None for fact in told.values()):
        return False
    for axis, fact in told.items():
        facts[axis].merge(fact)  # type: ignore[arg-type]
    return True
