"""Both axes told by lists in brackets: ``six drivers (D1-D6, y axis) under two roads (wet, dry; x axis)``."""

from __future__ import annotations

from collections.abc import Iterator

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.bracket_lists import list_inside
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.labels import LabelList
from replot.reading.description.lexicon.lists import split_list
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.units import ALONE, IN_WORDS
from replot.reading.description.statements.axes.facts import AxisFact, with_list
from replot.reading.description.statements.axes.labels.before import LABEL_BEGINS
from replot.reading.description.statements.axes.labels.names import clean_label
from replot.reading.description.statements.axes.words import MENTION

__all__ = ["BRACKET", "crossed", "name_before", "read_bracketed_axes"]
BRACKET = re.compile(r"\(([^()]{3,600})\)")
FIRST = re.compile(
    r"\s*(?:the |in |on |along )*(?P<axis>[^\s:=;,](?:[^:=;,]{0,20}[^\s:=;,])?)\s*(?:[:=;]|,(?=\s))\s*"
)
"""``rows: A, B``, ``vertical, 0 to 5``."""
LAST = re.compile(
    r"\s*[;,–—]\s*(?:(?:shown|listed|placed|forming|set)\s+)?(?:(?:as|in|on|along|across|down) )?(?:the )?"
    r"(?P<axis>[^\s;,–—][^;,–—]{0,20}?)"
    r"(?:,\s+(?:from )?(?:the )?(?:top|bottom|left|right)[- ]"
    r"(?:down|up|to[- ](?:the )?(?:top|bottom|left|right)))?$"
)
"""``A, B; rows``, ``A, B, on the y axis``, ``A, B; y axis, top to bottom``."""
BEHIND = re.compile(
    r"\s*,?\s*(?:(?:is|are|forms?|makes? up|runs?|goe?s?|stands?|listed|shown|placed|arranged)\s+)*"
    r"(?:(?:as|in|on|along|across|down|up)\s+)?(?:the\s+)?(?=\S)"
)
"""``(A, B) are the rows``."""
BEFORE = re.compile(
    r"\s*(?:of the (?:heat ?map|grid|matrix|figure|chart|plot)\s*)?,?\s*"
    r"(?:(?:is|are|there (?:are|is)|(?:we|you|I) (?:have|see|find|put)|"
    r"stands? for|represents?|corresponds? to|shows?|holds?|contains?|lists?|carr(?:y|ies)|"
    r"bears?|gives?|ha(?:s|ve)|for|per|"
    r"being|[:=])\s*)?"
    r"(?:(?:one|an?|the|each|a single)\s+)?"
    r"(?P<name>[^\W\d_][\w/%'-]*(?: [\w/%'-]+){0,2}(?: in [%°µ]?[\w/]{0,8})?)\s*"
)
"""``each row is one site``, before ``(A, B)``."""
LINE = re.compile(
    r"\b(?:each|every|one) $|"
    r"(?:^|[;,.]\s|\b(?:and|while|with) )(?:(?:on |along |across |down )?(?:the|its) )?$",
    re.I,
)
NAME = re.compile(r"(?P<name>[^\W\d_][\w/%'-]*(?: [\w/%'-]+){0,5}?)(?P<member>\s*∈)?\s*$")
QUOTED_NAME = re.compile(r"[\"“`](?P<name>[^\"“”`]+)[\"”`]\s*$")
UNIT_LAST = ALONE.replace("(?P<unit>", "(?:") + r"\s*$"
"""``mg`` of ``dose in mg``, before a bracket."""
NAME_BEGINS = re.compile(
    rf"^(?:.*\b(?:in(?! (?:(?:{IN_WORDS})\b|[%°µ]|{UNIT_LAST}))|under|on|at|over|across|between|against|"
    r"versus|vs|to|from|per|is|are|puts?|pits|compares?|crosses|maps|relates|contrasts|each|every|which|what|"
    r"heat ?map|matrix)\s+)?(?:the\s+)?",
    re.I,
)
GROUPED = re.compile(r"\b(?:grouped|sorted|clustered|split|organi[sz]ed|divided|ordered) (?:by|into)\b", re.I)
CLAUSE_END = re.compile(r"[;.(]")
NEAR = 60
"""Letters behind a bracket in which the direction of its list may stand."""
LONGEST_NAME = 60
BOTH = 2
Told = tuple[str, tuple[int, int], tuple[int, int]]
"""The axis, where its name stands, and where its labels do."""


def read_bracketed_axes(text: Text, facts: dict[str, AxisFact]) -> bool:
    """Whether the lists in two brackets are those of the two axes, each with the words that tell which."""
    for axis, fact in (*_named_inside(text), *_with_way(text)):
        facts[axis].merge(fact)
    if told := _one_after_other(text):
        for axis, fact in told.items():
            facts[axis].merge(fact)
        return True
    found: dict[str, AxisFact] = {}
    for axis, fact in _lists(text):
        if axis in found:
            return False
        found[axis] = fact
    if len(found) < BOTH:
        found = dict(crossed(text)) or (dict(_beside(text)) if not found else {}) or dict(_faced(text))
    if len(found) < BOTH:
        return False
    for axis, fact in found.items():
        facts[axis].merge(fact)
    return True


ONE_BY_ONE = rare(
    r"(?:^|[(:;.] ?|\bwith |\band |, )(?:the )?(?P<first>rows|columns)"
    r"(?: (?:are|show|list),?|:| =)? (?P<a>[^():;=]{3,200}?)"
    r"[,;]? (?:and )?(?:the )?(?P<second>rows|columns)(?: (?:are|show|list),?|:| =)? "
    r"(?P<b>[^():;=]{3,200}?)(?=[).;]|$)",
    re.I,
)
"""``(rows oak and elm, columns dry and wet)``."""
NAMES_THINGS = re.compile(r"[a-z][\w-]*s")
"""What an axis lists, and no label: ``layers and heads``."""


def _one_after_other(text: Text) -> dict[str, AxisFact]:
    """The two axes of ``rows A and B, columns C and D``, where a comma parts the one list from the other."""
    said = ONE_BY_ONE.search(text.text)
    if said is None or said["first"].lower() == said["second"].lower():
        return {}
    out: dict[str, AxisFact] = {}
    for word, where in (("first", "a"), ("second", "b")):
        items = split_list(said[where], said.start(where))
        words = {len(item.text.split()) for item in items}  # "wells A and B" tells the name of the axis too
        if len(items) < BOTH or len(words) > 1:
            return {}
        if text.text[said.start(where) : items[0].start].strip("\"“` "):
            return {}
        if any(NAMES_THINGS.fullmatch(item.text) for item in items):
            return {}
        listed = LabelList(tuple(items), "list", items[0].start, items[-1].end)
        axis = "y" if said[word][0] in "rR" else "x"
        out[axis] = with_list(AxisFact(), text, listed, 0, said[where], axis)
    return out


NAMED_INSIDE = rare(
    r"\b(?P<axis>rows|columns|(?:[xy]|horizontal|vertical)[- ]axis)\b[^().;:]{1,60}"
    r"\([\"“](?P<name>[^\"“”\n]{1,60})[\"”](?:[:;]|,(?=[^()\"“”]+\))) (?P<list>[^()]{3,400})\)",
    re.I,
)
"""``columns are calendar years ("Year": 2017, 2018)``: the name of the axis, and its labels."""


def _named_inside(text: Text) -> Iterator[tuple[str, AxisFact]]:
    """The axes of which a bracket behind the word for their lines holds the name and the labels."""
    for told in NAMED_INSIDE.finditer(text.text):
        listed = find_labels(told["list"])
        if listed is None or listed.kind == "partial":
            continue
        axis = "y" if told["axis"][0] in "rRyYvV" else "x"
        yield axis, _named_list(told, listed, text, axis)


def _named_list(told: re.Match[str], listed: LabelList, text: Text, axis: str) -> AxisFact:
    """The axis of which a bracket holds the name and the labels."""
    fact = AxisFact(label=told["name"], label_span=text.span(*told.span("name")), outright=True)
    return with_list(fact, text, listed, told.start("list"), told[0], axis)


WITH_WAY = rare(
    r"\([\"“](?P<name>[^\"“”\n]{1,60})[\"”][:;,] (?P<list>[^()\"“”]{3,400}?)"
    r"(?:, (?:from )?| from )(?:(?P<y>top to bottom|bottom to top|downwards|upwards|(?:the )?(?:top|"
    r"bottom)(?: (?:down|"
    r"up))?)|"
    r"(?P<x>left to right|right to left|rightwards|(?:the )?left))\)",
    re.I,
)
"""``ages ("Age (years)": 13, 15, 17 from top to bottom)``: the way tells which axis is named and listed."""


def _with_way(text: Text) -> Iterator[tuple[str, AxisFact]]:
    """The axes of which a bracket holds the name, the labels and the way."""
    for told in WITH_WAY.finditer(text.text):
        listed = list_inside(told["list"])
        if listed is None or MENTION.search(told["list"]) is not None:
            continue
        axis = "y" if told["y"] else "x"
        fact = _named_list(told, listed, text, axis)
        fact.directed = True
        yield axis, fact


def _lists(text: Text) -> Iterator[tuple[str, AxisFact]]:
    """The axis and the list of each bracket that holds labels and is told to be those of an axis."""
    source = text.text
    at = 0
    for bracket in BRACKET.finditer(source):
        told = _inside(bracket) or _outside(source, at, bracket)
        at = bracket.end()
        if told is None or GROUPED.search(source, *told[1]):
            continue
        axis, (a, b), (start, end) = told
        listed = list_inside(source[start:end])
        if listed is None:
            continue
        fact = AxisFact()
        label = clean_label(source[a:b])
        if label is not None and MENTION.search(label) is None:
            fact.label, fact.label_span = label, text.span(a, b)
        lead = BEHIND.match(source, bracket.end())
        own = MENTION.match(source, lead.end()) if lead is not None else None
        behind = MENTION.search(source, own.end() if own is not None else bracket.end())
        end = min(bracket.end() + NEAR, behind.start() if behind else len(source))
        clause = CLAUSE_END.search(source, bracket.end(), end)
        said = source[start : clause.start() if clause else end]
        yield axis, with_list(fact, text, listed, start, said, axis)


def _beside(text: Text) -> Iterator[tuple[str, AxisFact]]:
    """Two lists of which one is told to be at a side: ``types on the left axis (A, B) and kinds (C, D)``."""
    source = text.text
    lists = [bracket for bracket in BRACKET.finditer(source) if "," in bracket[1]]
    if len(lists) != BOTH or not ANOTHER.fullmatch(source, lists[0].end(), lists[1].start()):
        return
    sides = [_at_side(bracket) for bracket in lists]
    if sum(side is not None for side in sides) != 1 or sum(1 for _ in MENTION.finditer(source)) != 1:
        return
    told = next(side for side in sides if side is not None)
    for bracket, side in zip(lists, sides, strict=True):
        listed = list_inside(bracket[1])
        if listed is None:
            return
        place = PLACE.search(source, max(0, bracket.start() - LONGEST_SIDE), bracket.start())
        a, b = name_before(source, place.start() if place is not None else bracket.start())
        label = clean_label(source[a:b])
        fact = AxisFact(label=label, label_span=text.span(a, b) if label is not None else None)
        axis = told if side is not None else {"x": "y", "y": "x"}[told]
        yield axis, with_list(fact, text, listed, bracket.start(1), bracket.group(), axis)


FACED = rare(
    r"\((?P<before>[^()]{3,300})\)\s+(?:on|by|over|across|under|against|versus|vs\.?|for|and|with|×|x)\s+[^().;:,]{2,40}"
    r"\((?P<last>(?:as )?(?:rows?|columns?|[xy](?:[- ]axis)?))\)|"
    r"\((?P<first>(?:as )?(?:rows?|columns?|[xy](?:[- ]axis)?))\)\s+"
    r"(?:on|by|over|across|under|against|versus|vs\.?|for|and|with|×|x)\s+[^().;:,]{2,40}\((?P<behind>[^()]{3,300})\)",
    re.I,
)
"""``taggers (rows) on three corpora (WSJ, Brown)``: the one list is that of the axis that is not named."""


def _faced(text: Text) -> Iterator[tuple[str, AxisFact]]:
    """The axis that a bracket names, whose labels stand elsewhere, and the other one with the list."""
    source = text.text
    both = FACED.search(source)
    if both is None:
        return
    word, labels = ("first", "behind") if both["first"] else ("last", "before")
    axis, listed = _axis(both[word].removeprefix("as ").lower()), list_inside(both[labels])
    if not axis or listed is None or MENTION.search(both[labels]):
        return
    for at, where in ((axis, word), ({"x": "y", "y": "x"}[axis], labels)):
        a, b = name_before(source, both.start(where) - 1)
        label = clean_label(source[a:b])
        fact = AxisFact(label=label, label_span=text.span(a, b) if label is not None else None)
        yield at, with_list(fact, text, listed, both.start(labels), "", at) if where == labels else fact


def _at_side(bracket: re.Match[str]) -> str | None:
    """The axis that the words right before a bracket name: ``on the left axis (A, B)``."""
    source = bracket.string
    place = PLACE.search(source, max(0, bracket.start() - LONGEST_SIDE), bracket.start())
    mention = MENTION.search(source, place.start(), bracket.start()) if place is not None else None
    if place is None or mention is None or mention.end() != len(source[: bracket.start()].rstrip()):
        return None
    return (mention.lastgroup or "").lower()


PLACE = re.compile(
    r"\s+(?:on|at|along|down|across) the (?:left|right|top|bottom|[xy]|horizontal|vertical)\b-?\s?"
    r"(?:axis|side)?\s*$",
    re.I,
)
ANOTHER = re.compile(r",?\s+and\s+[^().;:]{2,60}")
LONGEST_SIDE = 30
CROSSED = re.compile(
    r"\(([^()]{3,600})\)\s+(?:×|x|by|versus|vs\.?|against)\s+[^().;:,]{2,40}\(([^()]{3,600})\)"
)
DIRECTED = re.compile(
    r"[;,–—]\s*(?:from )?(?:(?P<y>bottom to top|top to bottom)|(?P<x>left to right|right to left))$", re.I
)


def crossed(text: Text, rows_first: bool = False) -> Iterator[tuple[str, AxisFact]]:
    """Both lists of ``heights (low, high; bottom to top) × speeds (1, 2)``, where one tells its direction.

    Else the rows come first, as those of a matrix do, or nothing is told.
    """
    source = text.text
    both = CROSSED.search(source)
    told = [DIRECTED.search(both[k]) for k in (1, 2)] if both is not None else []
    axes = ["" if said is None else said.lastgroup or "" for said in told]
    if both is not None and axes == ["", ""] and rows_first:
        axes = ["y", "x"]
    if both is None or sorted(axes) not in (["", "x"], ["", "y"], ["x", "y"]):
        return
    axes = [axis or {"x": "y", "y": "x"}[axes[1 - k]] for k, axis in enumerate(axes)]
    for k, axis in enumerate(axes, 1):
        said = told[k - 1]
        start = both.start(k)
        end = start + said.start() if said is not None else both.end(k)
        listed = list_inside(source[start:end])
        if listed is None:
            return
        a, b = name_before(source, start - 1)
        label = clean_label(source[a:b])
        fact = AxisFact(label=label, label_span=text.span(a, b) if label is not None else None)
        yield axis, with_list(fact, text, listed, start, source[end : both.end(k)], axis)


def _inside(bracket: re.Match[str]) -> Told | None:
    """``drivers (D1-D6, y axis)``."""
    source, (a, b) = bracket.string, bracket.span(1)
    for pattern, first in ((FIRST, True), (LAST, False)):
        said = pattern.match(source, a, b) if first else pattern.search(source, max(a, b - 40), b)
        axis = _axis(said["axis"]) if said is not None else ""
        if said is not None and axis:
            return axis, name_before(source, bracket.start()), (said.end(), b) if first else (a, said.start())
    return None


def _outside(source: str, at: int, bracket: re.Match[str]) -> Told | None:
    """``each row is one site (A, B)``, ``sites (A, B) are the rows``."""
    begin = max(at, bracket.start() - 100)
    for mention in MENTION.finditer(source, begin, bracket.start()):
        named = BEFORE.fullmatch(source, mention.end(), bracket.start())
        if named is not None and LINE.search(source, begin, mention.start()):
            return (mention.lastgroup or "").lower(), named.span("name"), bracket.span(1)
    behind = BEHIND.match(source, bracket.end())
    axis = MENTION.match(source, behind.end()) if behind is not None else None
    if axis is not None:
        return (axis.lastgroup or "").lower(), name_before(source, bracket.start()), bracket.span(1)
    return None


DIRECT = {"x": "x", "y": "y", "horizontal": "x", "vertical": "y"}
"""Words for an axis that are one only in a bracket of their own."""


def _axis(said: str) -> str:
    if said in DIRECT:
        return DIRECT[said]
    mention = MENTION.match(said)
    whole = mention is not None and mention.end() == len(said.rstrip())
    return (mention.lastgroup or "").lower() if mention is not None and whole else ""


def name_before(source: str, end: int) -> tuple[int, int]:
    """The name of what a bracket lists, right before it."""
    quoted = QUOTED_NAME.search(source, max(0, end - LONGEST_NAME), end)
    if quoted is not None:
        return quoted.span("name")
    named = NAME.search(source, max(0, end - LONGEST_NAME), end)
    if named is None:
        return end, end
    said = named["name"]
    start = LABEL_BEGINS.match(said).end()  # type: ignore[union-attr]
    start = max(start, NAME_BEGINS.match(said).end())  # type: ignore[union-attr]
    if named["member"]:
        start = said.rfind(" ") + 1  # "over η ∈"
    return named.start("name") + start, named.end("name")
