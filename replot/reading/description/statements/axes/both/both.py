"""One statement for both axes: both list A, B and C."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.labels import LabelList
from replot.reading.description.lexicon.list_remarks import told_order_begins
from replot.reading.description.lexicon.lists import split_list, tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.plausible import plausible
from replot.reading.description.statements.axes.both.shared import put_on_both
from replot.reading.description.statements.axes.categories.children import take_children
from replot.reading.description.statements.axes.categories.order import direction
from replot.reading.description.statements.axes.facts import (
    AxisFact,
    statement,
    with_list,
)
from replot.reading.description.statements.axes.labels.names import clean_label
from replot.reading.description.statements.axes.mentions import axis_mentions
from replot.reading.description.statements.axes.words import (
    BOTH,
    SAME,
)

__all__ = ["before_cells", "read_both_axes", "read_two_items", "take_kind_of_both"]
NAMES = re.compile(
    r"\b(?:class(?:es)?|labels|categories|names|models|tokens|words|variables|features|groups|languages)\s*[:(]?\s*$",
    re.I,
)
ONE_NAME = re.compile(
    r"\s*\(?(?:(?:are |is )?(?:labell?ed|titled|named|called|headed)(?: as)?\s+)?"
    r"(?P<label>[\"“][^\"“”\n]{1,60}[\"”]|['‘](?=\w)[^'‘’\n]{1,60}['’])(?!\s*(?:,|/|and|or|&)?\s*[\"“'‘])",
    re.I,
)
"""The one name of both axes: ``both axes are labelled "Token"``."""
BEFORE_BOTH = re.compile(
    r"(?:\s*\(|(?:,?\s+(?:are|is|appear|stand|listed|shown|given|the same|"
    r"in (?:the same|this|that) order|\w+ly))*"
    r"(?:\s+(?:on|along)|\s+(?:label|mark|head|line|name|make up|form)s?(?: the)?)?\s*)$"
)
"""Between a list and the words for both axes: ``are listed identically on``."""
ASIDE_END = re.compile(r"[^()]*\)")


ONE_OF_THEM = re.compile(r"[^;]{0,60}?(?:vertical|horizontal|\bx\b|\by\b|[xy]-axis)", re.I)


ONLY_WHERE = re.compile(
    r"(?: of (?:the|each|this) [a-z]+)? (?:is|are) "
    r"(?:shown|placed|drawn|printed|given|displayed|written|located) "
    r"(?:above|below|beside|next to|to the|along|at|on|in|around)\b",
    re.I,
)
"""``labels for the rows and columns are shown above and to the left``: where they stand, and not which."""
DONE = re.compile(r"(?: axes)?,")
"""What follows the words for both axes where the labels stand before them."""
SIDES_DONE = re.compile(r"\s+(?:sides|dimensions)(?=\s*[,;])[^.]*")
"""``R1 to R4 on both sides, the lower half filled in``: what is said of the figure behind, and no list."""
WAY = (
    r"(?:from )?(?:top to bottom|left to right|bottom to top|right to left)|"
    r"from (?:the )?(?:top|left|bottom)(?: (?:down|up)(?:wards?)?)?|in (?:this|that|the same) order"
)
RUNS = re.compile(
    r"\s+(?:run|read|go)s? (?=[^.;:]{1,40},)|"
    r"\s+(?:list|show|carry|carries|hold|name|have|contain|bear|are)s?(?:,\s|\s?\(|\s)"
    rf"(?:{WAY})(?:(?:,|,? and|,? or|;)\s(?:{WAY}))*(?:\)[:,]?|[,:])\s(?=[^.;]{{1,60}},)",
    re.I,
)
"""``both axes run yes, no, stop``, ``list, from top to bottom, yes, no``: a verb, and the labels behind."""
SIDES_TOLD = re.compile(
    r"(?:\s+axes)?\s*\([^()]*\b(?:left|right|top|bottom|vertical\w*|horizontal\w*|rows?|columns?)\b[^()]*\)",
    re.I,
)
"""``both axes (actual on the left, predicted along the bottom)``: what the two are, and no list of labels."""
KIND_OF_BOTH = re.compile(
    rf"\s*(?:(?:carry|carries|list|lists|show|shows|have|has|contain|contains|are|name|use|share) )?"
    rf"(?:the )?(?:same )?(?:(?:{SEVERAL}|\d{{1,3}}) )?(?:[a-z]+-[a-z]+ |short )?(?P<label>[a-z]+s) "
    rf"(?=[\"“A-Z\d][^.;]*,)"
)
"""``both axes carry the four suits Clubs, Hearts``: what is listed, before it is."""
OF_ANY = re.compile(r"names|abbreviations|acronyms|initials|codes|labels|values|ticks|classes", re.I)
"""What labels of any kind are: no name of an axis."""
KIND_ON_BOTH = re.compile(
    r"(?:^|[.;,]\s|\b(?:same|and|with)\s)\s*(?:the )?(?:same )?(?P<kind>[A-Za-z]+s) (?:are|appear|stand|run|"
    r"(?:is|are) (?:listed|shown|given))\b[^.;:]{0,60}\bboth "
    r"(?:(?:\w+ )?axes\b|(?:the )?(?:[xy]|horizontal|vertical)(?:[- ]axis)? and (?:the )?"
    r"(?:[xy]|horizontal|vertical)[- ]ax[ei]s\b)",
    re.I,
)
"""``Isolates appear in the same order on both axes``."""


SERVES = rare(
    r"\b(?:these|those|the (?:same|latter)) (?:[a-z]+ )?[a-z]+s "
    r"(?:serve|act|appear|function|stand|are (?:used|shown|listed)) (?:(?:as )?(?:both )?(?:the )?"
    r"(?:row and column|column and row) (?:head(?:er|ing)?s|labels|names)\b|(?:as labels )?on both axes\b)",
    re.I,
)
"""``These towns serve as both the row and column headers``, behind the sentence that lists them."""
WITH_KIND = re.compile(r"\bwith (?:the )?(?:same )?(?P<label>(?:[a-z][\w-]* )?[a-z][a-z-]+s) $")
"""``with towns on both axes``: their kind, and the labels behind."""
NAME = r"[^\W\d_][^;,:()=]{1,30}"
OWN_NAMES = rare(
    rf"[(\[](?:rows?|y(?:[- ]axis)?)\s*[:=]\s*(?P<y>{NAME})[;,]\s*"
    rf"(?:columns?|x(?:[- ]axis)?)\s*[:=]\s*(?P<x>{NAME})[)\]]",
    re.I,
)
"""``on both axes (rows: query; columns: key)``."""
OF_ONE = re.compile(
    r"\W*(?:[xy](?:[- ]?axis)?|rows?|columns?|horizontal|vertical)\b[^:=→]{0,30}(?:[:=→]|->)", re.I
)
"""What an item is about that stands under the words for both axes: ``x: month``."""
LIST_ENDS = re.compile(r"[.;(]|,\s+(?=(?:\w+ed|shown|drawn|as|with|which|that)\b)")


def take_kind_of_both(pieces: list[tuple[Text, list[Text]]], facts: dict[str, AxisFact]) -> None:
    """Labels of both axes that the text lists by their kind: ``the isolates A, B and C``, or under a head."""
    before = None
    for text in sorted((text for text, _ in pieces), key=lambda text: text.span()[:2]):
        if before is not None and SERVES.search(text.text) and (colon := before.text.rfind(": ")) > 0:
            labels = split_list(before.text[colon + 2 :].rstrip("."), colon + 2)
            if len(labels) > 1 and plausible(labels):
                both = LabelList(tuple(labels), "list", labels[0].start, labels[-1].end)
                put_on_both(with_list(AxisFact(), before, both, 0, "", "y"), facts)
                return
        before = text
    for text, _ in pieces:
        told = KIND_ON_BOTH.search(text.text)
        if told is None:
            continue
        named = re.compile(rf"\b{told['kind']}\s+(?:named |called )?(?=[\"“A-Z\d])", re.I)
        one = re.escape(told["kind"].removesuffix("s"))
        head = re.compile(rf"\W*(?:the )?{one}s?(?: (?:list|names?|labels?))?(?: \([^()]*\))?\W*", re.I)
        for piece, children in pieces:
            names = [tidy(child.text) for child in children] if head.fullmatch(piece.text) else []
            if len(names) > 1 and not any(":" in name for name in names):
                spans = tuple(child.span() for child in children)
                for axis in "xy":
                    facts[axis].merge(AxisFact(categories=tuple(names), category_spans=spans, kind="list"))
                return
            found = named.search(piece.text)
            listed = find_labels(LIST_ENDS.split(piece.text[found.end() :])[0]) if found else None
            if found is None or listed is None or listed.kind == "partial" or listed.start > 1:
                continue
            for axis in "xy":
                facts[axis].merge(with_list(AxisFact(), piece, listed, found.end(), "", axis))
            return


CHILD = re.compile(
    r"\W*(?P<name>[^\W\d_][^():]{1,50}?)\s*"
    r"(?:\((?P<inside>[^()]{3,200})\)|:\s++(?P<behind>[^:]{3,200}))\W*"
)
TWO = 2


def _one_a_child(children: list[Text], facts: dict[str, AxisFact]) -> bool:
    """``The axes represent:`` over two items, each with a name and its labels; the rows come first."""
    if len(children) != TWO or any(axis_mentions(child.text) for child in children):
        return False
    found = []
    for child in children:
        if (item := CHILD.fullmatch(child.text)) is None:
            return False
        group = "inside" if item["inside"] else "behind"
        listed, label = find_labels(item[group]), clean_label(item["name"])
        if listed is None or label is None:
            return False
        fact = AxisFact(label=label, label_span=child.span(*item.span("name")), assumed=True)
        found.append(with_list(fact, child, listed, item.start(group), "", "y"))
    for axis, fact in zip("yx", found, strict=True):
        facts[axis].merge(fact)
    return True


TWO_BELOW = rare(
    r"\b(?:heat ?maps?|matri(?:x|z|ce)|grid|figure|chart|plot|graphic|map|carte|mapa|mappa|it|this)\b"
    r"(?:(?! (?:filter|sort|order|rank|facet|cluster|normali[sz])\w*)[^.;:]){0,160}? "
    r"(?:by|across|along|over|per|par|por|nach|"
    r"(?:(?:of|has|over|across|along|between|with|the|its|two|2|following|deux|dos|duas|due|zwei) ){1,3}"
    r"(?:\w+ )?(?:dimensions|axes|variables|factors|dimensiones|dimensões|dimensioni|dimensionen))\W{0,4}$",
    re.I,
)
"""What leads to two items with an axis each: ``The heatmap breaks sales down across two dimensions:``."""


def read_two_items(text: Text, children: list[Text], facts: dict[str, AxisFact]) -> bool:
    """Whether a line says that a figure is by two things, which the items below name with their labels."""
    return len(children) == TWO and TWO_BELOW.search(text.text) is not None and _one_a_child(children, facts)


def _listed_before(lead: str) -> LabelList | None:
    """The labels that end where the words for both axes begin: ``A, B and C, in this order on both axes``."""
    lead = BEFORE_BOTH.sub("", lead)
    clause = lead.rfind("; ") + 2 if "," in lead[lead.rfind("; ") + 1 :] else 1
    lead = " " * (clause - 1) + lead[clause - 1 :]  # "4×4 heatmap; groups A, B and C on both axes"
    before = find_labels(lead)
    if before is None or before.kind == "partial":
        return None
    of_kind = NAMES.search(lead, 0, before.labels[0].start) is not None
    return before if len(before.labels) > (1 if of_kind else 2) else None


ORDER_BEHIND = re.compile(r"\s[–—-]\s(?:in )?the (?:same )?order (?:as|in which|of|that)\b.*$")
"""``A, B and C - the same order as in the table``."""


OF_CELLS = rare(
    r"(?:[,;]| -| –| —)?\s+(?:(?:and|with|while|where(?:as|in)?|so that|in which) )?"
    r"(?:(?:the )?(?:values? |colou?r |number )?(?:in(?:side)? |of )?(?:each|every|all)(?: of)?(?: the)?"
    r"(?: \w+)? (?:cells?|squares?|tiles?|boxes|entry|entries)|"
    r"(?:the )?(?:[a-z]+ )?(?:values?|numbers|colou?rs|entries) (?:in(?:side)?|of) "
    r"(?:the|its) (?:cells|squares|tiles|boxes)(?: (?:of|in) the (?:matrix|grid|table|map|heat ?map))?|"
    r"(?:the )?(?:cells|squares|tiles|boxes|entries)) "
    r"(?:(?:is|are|in|by|of) )?(?:contain|hold|hav|has|show|giv|display|represent|indicat|report|rang|fill|"
    r"annotat|colou?red|stand|carr|denot|express|reflect|quantif|measur|includ|encod|mark|label|shad)\w*",
    re.I,
)
"""``with each cell containing a score from 0 to 1``: what is said of the cells is no list of labels."""


def before_cells(text: Text) -> Text:
    """What a statement about both axes says before it turns to the cells."""
    both = BOTH.search(text.text)
    cells = OF_CELLS.search(text.text, both.end()) if both is not None else None
    return text if cells is None else text.cut(0, cells.start())


def read_both_axes(text: Text, children: list[Text], facts: dict[str, AxisFact]) -> bool:
    """``both axes list A, B and C``: whether the statement was about both and gave their labels."""
    if (order := ORDER_BEHIND.search(text.text)) is not None:
        text = text.cut(0, order.start())
    source = text.text
    both = BOTH.search(source)
    if both and both.end() == len(source.rstrip(" :*")) and _one_a_child(children, facts):
        return True
    if both and (aside := ASIDE_END.match(source, both.end())):
        both = BOTH.search(source, aside.end()) or both  # "(for both axes): listed on both axes"
    if both and ONLY_WHERE.match(source, both.end()):
        return True
    if both and ONE_OF_THEM.match(source, both.end()):
        both = None
    if both and both[0] == "on both" and len({m[0] for m in axis_mentions(source[: both.start()])}) == 2:
        apart = source.rfind("; ", 0, both.start())
        if apart >= 0 and not axis_mentions(source[apart : both.start()]):
            return read_both_axes(text.cut(apart + 2), children, facts)
        both = None  # the labels of the two stand between
    if both and (own := OWN_NAMES.search(source, both.end())) is not None:
        for axis in "xy":
            fact = AxisFact(label=tidy(own[axis]), label_span=text.span(*own.span(axis)))
            facts[axis].merge(fact)
        return read_both_axes(text.cut(0, own.start()), children, facts)
    if both and not re.search(r"respectively", source[: told_order_begins(source)], re.I):
        named = ONE_NAME.match(source, both.end())
        begin = named.end() if named else both.end()
        if (done := SIDES_DONE.match(source, begin)) is not None:
            begin = done.end()
        if (runs := RUNS.match(source, begin)) is not None:
            begin = runs.end()
        kind = KIND_OF_BOTH.match(source, begin)
        begin = kind.end() if kind else begin
        sides = SIDES_TOLD.match(source, begin)
        begin = sides.end() if sides else begin
        ahead = _listed_before(source[: both.start()]) if DONE.match(source, begin) else None
        listed = find_labels(source[begin:]) if ahead is None else None
        fact = (
            with_list(AxisFact(), text, listed, begin, source, "y")
            if listed is not None and listed.kind != "partial"
            else statement(text, begin, len(source), "y") if ahead is None else AxisFact()
        )
        if not fact.categories and both.start() > 0:
            before = ahead or _listed_before(source[: both.start()])
            fact = with_list(fact, text, before, 0, source, "y") if before is not None else fact
        if not fact.categories and children and not any(OF_ONE.match(child.text) for child in children):
            take_children(fact, children, source)
        if (told := named or kind or WITH_KIND.search(source, 0, both.start())) is not None:
            fact.label, fact.label_span = tidy(told["label"]), text.span(*told.span("label"))
        if told is None or (told is kind and OF_ANY.fullmatch(told["label"]) is not None):
            fact.label, fact.label_span = None, None
        if fact.categories or named:
            fact.side = None  # one side is none of both axes
            for axis in "xy":
                copy = AxisFact()
                copy.merge(fact)
                if axis == "x" and fact.backward and direction(source, fact.categories[::-1], "x") == 1:
                    copy.categories = copy.categories[::-1]  # "from bottom to top and from left to right"
                    copy.category_spans = copy.category_spans[::-1]
                facts[axis].merge(copy)
            return True
        if SAME.search(source):
            for axis in "xy":
                facts[axis].same = True
    return False
