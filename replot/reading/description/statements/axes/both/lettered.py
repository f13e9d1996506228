"""Axes by their letters and marks: ``y "Token", x "Step" (0-11)``, ``"Rate" (y-axis)``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.sides import SIDES
from replot.reading.description.statements.axes.facts import AxisFact, with_list
from replot.reading.description.statements.axes.labels.names import clean_label

__all__ = ["MARKED", "read_letters", "read_marked_axes"]
MARK = r"[(\[](?:the )?(?P<axis>x|y|horizontal|vertical)[- ]?axis"
MARKS = re.compile(MARK, re.I)
MARKED = rare(
    r"(?P<name>[\"“][^\"“”\n]{1,60}[\"”]|"
    r"(?<!\w['’])[^\W\d_](?:[\w/%-]|(?<=\w)['’]s\b)*(?: [\w/%-]+){0,4}?(?: "
    r"?[(\[][^()\[\],]{1,16}[)\]])?)\s*"
    rf"{MARK}(?:[,;:] (?P<rest>[^()\[\]]{{1,400}}))?[)\]]",
    re.I,
)
"""``Time (x-axis) and distance (y-axis)``."""
PRINTED = re.compile(r"[\"“][^\"“”\n]{1,60}[\"”]")
"""What is printed beside an axis, behind what the axis is: ``the true class (y-axis: "Truth")``."""
BEFORE_NAME = re.compile(
    r"^(?:.*\b(?:labell?ed(?: as)?|titled|named|are|is|shows?|plots?|plotted|displays?|against|versus|"
    r"vs|by|of|with|for|"
    r"between|over|across|and|on|as|in|to|showing|maps?|compares?|comparing|function of)\s+)?(?:the\s+)?",
    re.I,
)


AS_LABELS = re.compile(r"\b(?:labell?ed|titled|named)\b", re.I)


X_IS = rare(
    r"(?<![\w-])(?P<one>[xy]) (?:is|=|are|gives|shows) (?:the )?(?P<a>[^\d\W][^,.;:()=]{1,40}?)"
    r"(?:,|;|,? and) (?:and )?"
    r"(?P<other>[xy]) (?:is|=|are|gives|shows) (?:the )?(?P<b>[^\d\W][^,.;:()=]{1,40}?)(?=[.,;:(]|$)",
    re.I,
)
"""``x is operand A, y is operand B``."""


BARE_NAME = (
    r"(?!(?:is|are|has|have|and|or|also|with|from|to|in|on|at|of|for|as|goes|runs?|shows?|lists?|gives?|reads?|"
    r"rang\w+|labels?|labell?ed|titled?|named|called|ticks?|values?|categor\w+|direction|represents?|contains?|"
    r"displays?|indicates?|denotes?|plots?|corresponds?|spans?|holds?|illustrates?|depicts?|captures?|describes?|"
    r"tracks?|reports?|presents?|portrays?|specif\w+|identif\w+|encodes?|measures?|covers?|refers?|being|left|right|top|bottom|upwards?|"
    r"downwards?)\b)[^\W\d_][\w%/-]*(?: [\w%/-]+){0,2}?"
)
AXES_NAMED = rare(
    rf"(?:^|[:;,(]\s*|\bwith )(?:the )?(?P<one>[xy])[- ]axis (?P<a>{BARE_NAME}),? (?:and |vs\.? |against )?"
    rf"(?:the )?(?P<other>[xy])[- ]axis (?P<b>{BARE_NAME})(?=\s*(?:[.,;)]|$))",
    re.I,
)
"""``X-axis dose, Y-axis speed``."""
SIDE_NAME = rf"(?:the )?(?:{SIDES})(?: (?:labels?|class(?:es)?|categor(?:y|ies)|values?))?"
SIDES_OF_LINES = rare(
    rf"\b(?P<one>row|column)s?(?::| are| is| =)? (?P<a>{SIDE_NAME})(?:,? (?:and |while |vs\.? )?|; )"
    rf"(?:the )?(?P<other>row|column)s?(?::| are| is| =)? (?P<b>{SIDE_NAME})(?=\s*(?:[.,;)]|$))",
    re.I,
)
"""``rows true, columns predicted``."""


ELIDED = rare(
    r"\b(?P<one>x|y|horizontal|vertical|left|bottom|top)[- ]axis (?:shows?|represents?|lists?|displays?|"
    r"illustrates?|depicts?|captures?|describes?|gives?|"
    r"is(?: (?:labell?ed|titled|named|called)(?: as)?)?) (?:the )?"
    rf"(?P<a>{BARE_NAME})(?:,? and|,? while|,|;) (?:and )?(?:the )?"
    r"(?P<other>x|y|horizontal|vertical|left|bottom|top)"
    rf"[- ]axis (?:the )?(?P<b>{BARE_NAME})(?=\s*(?:[.,;)]|$))",
    re.I,
)
"""``The x-axis shows hours, the y-axis days``."""
LETTERED = (X_IS, AXES_NAMED, ELIDED, SIDES_OF_LINES)
LETTER = {
    **dict.fromkeys(["horizontal", "bottom", "top", "column"], "x"),
    **dict.fromkeys(["vertical", "left", "row"], "y"),
}


QUOTED_LETTER = re.compile(
    r"(?<![\w-])(?P<axis>[xy])(?:\s?[-–—:=→])?\s(?P<label>[\"“][^\"“”\n]{1,60}[\"”])(?P<list> \([^()]+\))?"
)


def _read_quoted_letters(text: Text, facts: dict[str, AxisFact]) -> None:
    """``y "Token", x "Step" (0–11)``."""
    told = {named["axis"]: named for named in QUOTED_LETTER.finditer(text.text)}
    for axis, named in told.items() if len(told) > 1 else ():
        fact = AxisFact(label=clean_label(named["label"]), label_span=text.span(*named.span("label")))
        listed = find_labels(named["list"]) if named["list"] else None
        if listed is not None and listed.kind != "partial":
            fact = with_list(fact, text, listed, named.start("list"), "", axis)
        facts[axis].merge(fact)


def read_letters(text: Text, facts: dict[str, AxisFact]) -> None:
    """Names of the axes behind their letters."""
    _read_quoted_letters(text, facts)
    found = next(filter(None, (way.search(text.text) for way in LETTERED)), None)
    if found is None or found["one"].lower() == found["other"].lower():
        return
    for name, letter in (("a", "one"), ("b", "other")):
        label = clean_label(found[name])
        if label and (found.re is not ELIDED or " and " not in found[name]):
            axis = found[letter].lower()
            fact = AxisFact(label=label, label_span=text.span(*found.span(name)))
            facts[LETTER.get(axis, axis)].merge(fact)


def read_marked_axes(text: Text, facts: dict[str, AxisFact]) -> bool:
    """``"Rate" (y-axis, 0 to 40) against "Lag" (x-axis)``: whether both axes stand behind their names."""
    source = text.text
    if len(MARKS.findall(source)) < 2:
        return False
    found = {"xy"[m["axis"][0].lower() in "yv"]: m for m in MARKED.finditer(source)}
    if len(found) < 2 or sum(1 for _ in MARKED.finditer(source)) != 2:
        return False
    first = min(found.values(), key=lambda match: match.start())
    told = all(match["rest"] for match in found.values()) or AS_LABELS.search(first["name"])
    if not told and not all(match["name"][0] in "\"“" for match in found.values()):
        return False
    named = {}
    for axis, match in found.items():
        quoted = match["name"][0] in "\"“"
        begin = match.start("name") + (0 if quoted else BEFORE_NAME.match(match["name"]).end())  # type: ignore[union-attr]
        label = clean_label(source[begin : match.end("name")])
        if label is None:
            return False
        if match["rest"] and PRINTED.fullmatch(match["rest"]) and not quoted:
            label, begin, end = clean_label(match["rest"]), match.start("rest"), match.end("rest")
            fact = AxisFact(label=label, label_span=text.span(begin, end), outright=True)
            named[axis] = fact
            continue
        fact = AxisFact(label=label, label_span=text.span(begin, match.end("name")), outright=True)
        listed = find_labels(match["rest"]) if match["rest"] else None
        measured = label.endswith((")", "]"))  # "Lag [ms]" is no row of labels
        if listed is not None and (listed.kind == "list" or (listed.start == 0 and not measured)):
            fact = with_list(fact, text, listed, match.start("rest"), "", axis)
        named[axis] = fact
    for axis, fact in named.items():
        facts[axis].merge(fact)
    return True
