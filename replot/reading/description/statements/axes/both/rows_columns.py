"""Rows and columns told in one breath: ``days as rows and weeks as columns``, ``axes labelled A and B``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import IRREGULAR, SEVERAL
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.lists import QUOTED, tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.facts import AxisFact, with_list
from replot.reading.description.statements.axes.labels.names import clean_label

__all__ = ["read_as_axes", "read_listed_lines", "read_named_axes", "read_under_one_verb"]
AS = rare(r"\s(?:as|in)\s+(?:(?:the|its|their)\s+)?(?P<what>rows?|columns?)\b", re.I)
JOINED = re.compile(r"\s*,?\s+(?:and|with|by|against)\s+")
BEGINS = re.compile(
    r"[:;]\s|\b(?i:left|right|top|bottom|first|second) (?:heat ?map|matrix|panel|plot|map),\s|"
    r"\b(?:[Ww]ith|uses|has|have|shows?|showing)\s+(?:the\s+)?"
)
REACH = 200
"""Letters that the names and labels of an axis may take before ``as rows``."""
ONE_VERB = rare(
    r"\b(?P<one>rows?|columns?) (?:correspond(?:s|ing)? to|represent(?:s|ing)?|show(?:s|ing)?|denot\w+|"
    r"indicat\w+|are|list|stand(?:s)? for) "
    r"(?:(?:labell?ed|indexed|named|identified|defined) (?:by|with|after) )?"
    r"(?:the )?[\"“]?(?P<a>[\w -]{2,40}?)[\"”]?(?: \([^()]{1,300}\))?(?:,? (?:and|while)|[,;]) (?:the )?"
    r"(?P<other>rows?|columns?) (?:(?:to|by|with|after) )?(?:the )?[\"“]?"
    r"(?P<b>(?!correspond|represent|show|denot|indicat|are\b|is\b|list|stand)[\w -]{2,40}?)[\"”]?"
    r"(?=[.,;:(]|$)",
    re.I,
)


def _axis(word: str) -> str:
    return "y" if word[0] in "rR" else "x"


MAKE_UP = "(?:are|is|=|form|make up|label|name|head|give)"
ARE_THE = rare(
    r"(?:^|[:;,.]\s|\b(?:and|with) )(?:the )?(?P<a>[^\W\d_][\w/-]*(?: [\w/-]+){0,2})(?: \([^()]*\))? "
    rf"{MAKE_UP}(?: the)? (?P<one>rows?|columns?)(?:,| and|,? while|;) (?:and )?(?:the )?"
    rf"(?P<b>[^\W\d_][\w/-]*(?: [\w/-]+){{0,2}}?)(?: \([^()]*\))?(?: {MAKE_UP}(?: the)?| the) "
    r"(?P<other>rows?|columns?)\b(?!\s+(?:\d|[A-Z]\b))",
    re.I,
)
"""``Subjects (...) are the columns, grades the rows``."""


def read_as_axes(text: Text, facts: dict[str, AxisFact]) -> bool:
    """``weekdays (Mon, Wed) as rows and weeks 1 to 5 as columns``: whether it was said."""
    source = text.text
    first = AS.search(source)
    joined = JOINED.match(source, first.end()) if first else None
    second = AS.search(source, joined.end()) if joined else None
    if first is None or joined is None or second is None or second.start() - joined.end() > REACH:
        return False
    if _axis(first["what"]) == _axis(second["what"]):
        return False
    begin = max(0, first.start() - REACH)
    begin = max((m.end() for m in BEGINS.finditer(source, begin, first.start())), default=begin)
    for start, end, word in (
        (begin, first.start(), first["what"]),
        (joined.end(), second.start(), second["what"]),
    ):
        named = COUNTED_NAME.search(source, start, end)
        listed = find_labels(source[start:end]) if named is None else None
        start = start if named is None else named.start("name")
        stop = start + listed.labels[0].start if listed is not None else end
        label = clean_label(source[start:stop].strip(" (:"))
        fact = AxisFact(label=label if label and len(label.split()) <= 4 else None)
        if fact.label:
            fact.label_span = text.span(start, stop)
        if listed is not None:
            fact = with_list(fact, text, listed, start, "", _axis(word))
        fact.same = listed is None and THE_SAME.match(source, start, end) is not None
        facts[_axis(word)].merge(fact)
    return True


THE_SAME = re.compile(r"(?:the )?(?:very )?same(?: (?:ones|[a-z]+s))?\s*$", re.I)
"""``and the same towns as columns``."""
COUNTED_NAME = re.compile(
    rf"(?:^|\b(?:for|of|with|by|has|have|shows?|lists?|covers?|over|across|the|and|against)\s+)(?:{SEVERAL}|\d{{1,3}})\s+"
    rf"(?P<name>(?!by\b)[a-z][a-z-]*(?: [a-z][a-z-]*){{0,3}}?(?:(?<=s)|\b{IRREGULAR}))\s*$",
    re.I,
)
"""How many, and of what, before *in rows*: ``yield, in tonnes, for four wheat varieties``."""
LABELLED = re.compile(r"(?:labell?ed|named|numbered|lettered|called) ", re.I)
"""``labelled A through D``: the labels, and no name."""


def read_under_one_verb(text: Text, facts: dict[str, AxisFact]) -> None:
    """``the rows correspond to the true species and the columns to the predicted species``."""
    found = ONE_VERB.search(text.text) or ARE_THE.search(text.text)
    if found is None or _axis(found["one"]) == _axis(found["other"]) or GOES_ON.match(text.text, found.end()):
        return
    for name, word in (("a", "one"), ("b", "other")):
        label = None if LABELLED.match(found[name]) or " and " in found[name] else clean_label(found[name])
        if label and len(label.split()) <= 5:
            facts[_axis(found[word])].merge(AxisFact(label=label, label_span=text.span(*found.span(name))))


GOES_ON = re.compile(
    r", (?!(?:and|with|while)\b)(?:[^\s,.;:]+ ?){1,3}(?:[,.;]|$)|,? and (?:[^\s,.;:]+ ?){1,2}[.;]"
)
"""The next label of a list, and no name: ``columns May, June``."""
BOTH_LISTED = rare(
    r"\b(?:with|has|have|having|shares?|sharing) (?:the )?(?P<one>rows|columns) (?P<a>[^.;:()]{3,200}?),? "
    r"and (?:the )?(?P<other>rows|columns) (?P<b>[^.;:()]{3,200}?)(?=[.;:]|$)",
    re.I,
)
"""``share the columns low and high and the rows salt and ash``."""


def read_listed_lines(text: Text, facts: dict[str, AxisFact]) -> None:
    """The labels of both axes behind the words for their lines, however they are written."""
    found = BOTH_LISTED.search(text.text)
    if found is None or _axis(found["one"]) == _axis(found["other"]):
        return
    lists = [find_labels(found[name]) for name in "ab"]
    for name, listed in zip("ab", lists, strict=True):
        if listed is None or listed.kind != "list" or listed.labels[0].start > 0:
            return
        if listed.labels[-1].end < len(found[name]):
            return
    for name, word, listed in zip("ab", ("one", "other"), lists, strict=True):
        if listed is not None:
            axis = _axis(found[word])
            facts[axis].merge(with_list(AxisFact(), text, listed, found.start(name), "", axis))


ONE_NAME = r"(?:[\"“][^\"“”\n]{1,60}[\"”]|[A-Z][\w%/-]*(?: [\w%/-]+){0,4}?(?: \([^\s(),]{1,12}\))?)"
NAMED_AXES = rare(
    r"\b(?:axes(?: labels?)?|axis labels)\s*(?:(?:are|read)\s+)?"
    r"(?:(?:labell?ed|titled|named|called|headed)\b|"
    r"(?:carry|have|bear) the (?:titles|labels|names)|[:=]|\bare\b|"
    r"(?=[\"“]))\s*"
    rf"(?P<y>{ONE_NAME})(?:\s*\((?P<ys>[^()]{{3,2000}})\))?,?\s+(?:and|&|vs\.?|versus|by)\s+(?P<x>{ONE_NAME})"
    r"(?:\s*\((?!both|each)(?P<xs>[^()]{3,2000})\))?(?=\s*(?:[.;,()\]—–]|$)|\s+with\b|(?<=,[\"”])\s)",
    re.I,
)
"""``Axes labeled "Speaker" and "Target"``."""
BOTH_HAVE = re.compile(
    r"\W*(?:(?:both|each|all)\s+)?(?:with\s+|sharing\s+)?(?:the\s+)?(?:[\w-]+\s+){0,3}?"
    r"(?!(?:scores?|colou?rs?|cells|numbers|panels|rows|columns|ticks at)\b)(?:tick labels|[a-z-]+s)\b"
    r"(?:\s+shown)?(?:\s+are|\s+include|:)?\s*|\W*(?:and\s+)?both\s+(?:list|show|have|carry|cover|contain)\s+",
    re.I,
)
"""What leads from the names of both axes to the labels that they share."""
LATER_LABELS = re.compile(
    r"[,;]\s+(?:and\s+|with\s+)?(?:the\s+)?(?:(?!colou?r|bar|legend)[a-z]+\s+){0,2}labels\s*:?\s+(?=[^\W_a-z]|[\"“`])"
)
"""``..., and model labels A, B, C``: the labels, behind other things."""
CLAUSE_END = re.compile(r"[;\])]|\.(?:\s|$)|,?\s(?:on|for|along) (?:both|each|either)\b")
ONE_SIDE = re.compile(r"\b(?:horizontal|vertical|[xy]|rows?|columns?|bottom|left|respectively)\b", re.I)


SHORT_NAME = r"(?:[\"“][^\"“”\n]{1,40}[\"”]|[^\W\d_][\w/-]*(?: [\w/-]+){0,2}?)"
BEFORE_AXES = rare(
    rf"\bwith (?:the )?(?P<y>{SHORT_NAME}) (?:and|by|versus) (?:the )?(?P<x>{SHORT_NAME}) axes\b", re.I
)
"""``with row model and opponent model axes``."""
ONE_OF_AXES = re.compile(
    r"\b(?:horizontal|vertical|[xy]|both|all|each|same|shared|two|equal|labell?ed|clear|identical)\b", re.I
)


BOTH_BEFORE = re.compile(r"\b(?:both|each|all) (?:\w+ )?$", re.I)


def read_named_axes(text: Text, facts: dict[str, AxisFact]) -> bool:
    """``Axes labeled "Speaker" and "Target", with categories poor and wealthy``: whether it was said.

    Which of them is which the text does not say: the first is taken for the rows, but what was predicted
    for the columns.
    """
    source = text.text
    if (before := BEFORE_AXES.search(source)) is not None and not ONE_OF_AXES.search(before.group()):
        for axis in "xy":
            span = text.span(*before.span(axis))
            facts[axis].merge(AxisFact(label=tidy(before[axis]), label_span=span, assumed=True))
        return True
    named = NAMED_AXES.search(source)
    if named is None or ONE_SIDE.search(QUOTED.sub("", named.group())):
        return False
    if BOTH_BEFORE.search(source, 0, named.start()):
        return False  # "Both axes are labelled "Token" and list ..." gives one name
    shared = None
    lead = BOTH_HAVE.match(source, named.end())
    if lead is None or find_labels(source[lead.end() :]) is None:
        lead = LATER_LABELS.search(source, named.end())
    if lead is not None and named["ys"] is None:
        stop = CLAUSE_END.search(source, lead.end())
        said = source[lead.end() : stop.start() if stop else len(source)]
        shared = None if ONE_SIDE.search(said) else find_labels(said)
    turned = PREDICTED.match(named["y"]) and not PREDICTED.match(named["x"])
    for name, axis in zip("yx", "xy" if turned else "yx", strict=True):
        fact = AxisFact(label=tidy(named[name]), label_span=text.span(*named.span(name)), assumed=True)
        own = find_labels(named[f"{name}s"]) if named[f"{name}s"] else None
        if own is not None:
            fact = with_list(fact, text, own, named.start(f"{name}s"), "", axis)
        elif shared is not None and lead is not None:
            fact = with_list(fact, text, shared, lead.end(), "", axis)
        facts[axis].merge(fact)
    return True


PREDICTED = re.compile(r"[\"“]?predict", re.I)
"""What stands along the x axis of a confusion matrix, as it is mostly drawn."""
