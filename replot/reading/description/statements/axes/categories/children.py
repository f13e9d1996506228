"""What the list under the statement of an axis says of it: its labels, its name, their step."""

from __future__ import annotations

from dataclasses import replace

from replot.findings import Span
from replot.reading.description.document.parents import OWN_LIST
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import COUNT
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.labels import LabelList
from replot.reading.description.lexicon.lists import QUOTED, claimed_count, split_list, tidy
from replot.reading.description.lexicon.ranges import NUMBER_RANGE, expand_range
from replot.reading.description.statements.axes.categories.order import direction
from replot.reading.description.statements.axes.facts import AxisFact
from replot.reading.description.statements.axes.labels.names import clean_label

__all__ = ["BARE_FACT", "below_words", "take_children"]
AFTER_NAME = re.compile(r"\s*(?:[(:–—]|-\s)")
ITEM_LABEL = re.compile(r"^(.{1,80}?)(?:\s*[:–—]\s|\s+[-]\s|:$|$)")
PREFIXED_LABEL = re.compile(r"^(.{1,80}?)(?:\s*[–—]\s|\s+[-]\s|:$|$)")
"""Where a colon belongs to the label: ``Pred: Stable``."""


def _one_each(children: list[Text], source: str) -> list[Text]:
    """The items under an axis, with one label each where several in a line make up the number told before."""
    told = claimed_count(source)
    if told is None or not 2 <= len(children) < told[0]:
        return children
    parts = [(child, part) for child in children for part in split_list(child.text)]
    if len(parts) != told[0] or any(":" in child.text for child in children):
        return children
    return [child.cut(part.start, part.end) for child, part in parts]


MEANS = re.compile(
    r"(?:represents?|shows?|displays?|denotes?|indicates?|refers to|corresponds to)\s+(?:the\s+)?"
    r"(?P<label>[^.,;:()]{2,60})", re.I
)
"""``Label: represents drugs``: the name is what it stands for."""
INCREMENT = re.compile(
    r"\s*(?:increments?|steps?|step size|intervals?|spacing)\s*[:=]\s*\W?(?P<step>\d[\d.]*)", re.I
)


def _stepped(told: str, step: re.Match[str] | None) -> LabelList | None:
    """The labels of a range whose step stands on a line of its own."""
    bare = told.replace("`", " ")
    if step is None or NUMBER_RANGE.fullmatch(bare.strip()) is None:
        return None
    found = expand_range(f"{bare} in steps of {step['step'].rstrip('.')}")
    if found is None:
        return None
    labels = tuple(label._replace(start=0, end=len(told)) for label in found.labels)
    return replace(found, labels=labels)


SAID = r"(?:[\w'’-]+,? ){0,8}[\w'’-]+(?: \([^():]{1,40}\))?:\s*"
BARE_FACT = re.compile(
    r"\s*(?:(?:[\w-]+ )?(?:categories|values|tick labels?|ticks|tick marks|markers|labels|entries)"
    rf"(?: \([^():]{{1,40}}\))?\s*:?\s*(?:{SAID})?|"
    rf"(?=(?:[\w-]+ ){{0,6}}(?:{COUNT}|\d+|following|listed|shown|includes?)\b){SAID})",
    re.I,
)
"""What heads a list one level deeper, and is no label itself: ``Categories:``, ``Labels: five towns:``."""


PLURAL_LABELS = re.compile(r"\s*labels\b", re.I)
DOTTED = re.compile(r"\s*[\"“`][^\"”`]{1,12}\.[\"”`]\s*\(")
"""``"Subj." (Subject)``: the full stop is part of the label."""


OF_BAR = re.compile(r"\W*(?:colou?r[- ]?(?:bar|scale|map|key|gradient)|legend)\b[^:]{0,30}:", re.I)
"""What stands among the labels of an axis, but tells of the colours."""


NUMBERS = re.compile(r"[-+−\d.]+%?(?:\s*[,;|]\s*[-+−\d.]+%?)+")
"""A list of bare numbers, as the values of a line are told."""
VALUES = re.compile(rf"[^:]{{1,60}}:\s*{NUMBERS.pattern}")
FEWEST = 2
"""Labels that an axis has at least."""


def below_words(fact: AxisFact, children: list[Text], source: str) -> AxisFact:
    """The labels under ``the y-axis lists several codes, likely of areas or layers:``, which are no labels.

    The fact as it is, unless common words stand right before the colon, and other names under them.
    """
    before = source.rstrip(" *_")
    words = all(name[:1].islower() for name in fact.categories)
    names = all(child.text.strip(" *_`\"“")[:1].isupper() and len(child) <= NAME for child in children)
    if not (words and names and len(children) > 1 and before.endswith(f"{fact.categories[-1]}:")):
        return fact
    below = replace(fact, categories=(), category_spans=(), kind="", directed=False)
    take_children(below, children, source)
    return below if below.categories else fact


CLAUSE = re.compile(
    r"\W*(?:(?:shows?|represents?|indicates?|tells?|displays?|describes?|contains?|means)\s(?=[a-z])|"
    r"(?:each|every|one) (?:row|column|line|of (?:these|them))\b|"
    r"(?:the|this|these|they|it|we|you)\b(?: \w+){0,3}? (?:is|are|was|were|has|have|shows?|means?|faces?)\s)",
    re.I,
)
"""What is said of all lines of an axis, and no label: ``Shows who plays``, ``Each row is one host``."""
GLOSS = re.compile(r"\s*\((?:the|who|which|that)\b[^()]*\)\s*$")
"""``(the side that hosts)``."""


def _name_only(children: list[Text]) -> Text | None:
    """The name of an axis, where the list under it gives that and only clauses besides."""
    names = [child for child in children if not CLAUSE.match(child.text)]
    gloss = GLOSS.search(names[0].text) if len(names) == 1 else None
    if len(names) != 1 or (len(children) < FEWEST and gloss is None):
        return None
    name = names[0].cut(0, gloss.start() if gloss is not None else None)
    return name if re.search(r"[^\W\d_]", name.text) and len(name.text.split()) <= MOST_WORDS else None


LISTS = re.compile(
    rf"\s*(?:(?:the )?(?:{COUNT}|\d+) )?(?:categories|values|tick labels?|ticks?|tick marks?|markers|"
    r"range|scale|items|labels?|tick values|classes|rows|columns|order|entries)\b[^:=]{0,40}[:=]",
    re.I,
)
"""What lists the labels of the axis in a line of its own."""
TICKS = re.compile(r"\s*(?:(?:axis )?tick|label|categor(?:y|ies)\b|mark)", re.I)
MOST_WORDS = 4
OF_AXIS = re.compile(
    r"\W*(?:the )?(?:[xy]|horizontal|vertical)[- ]axis\b(?! (?:label|title|name|ticks?|range|unit|values))"
    r"[^:=→]{0,30}(?:[:=→]|->)", re.I
)
TELLS = re.compile(
    r"\b(?:is|are|was|were|has|have|had|shows?|comes?|follows?|correlates?|reaches)\b.{0,80}?\d\.\d"
)
"""A sentence that gives a value."""
NAME = 40
"""Letters of a name in a list under an axis."""


def take_children(fact: AxisFact, children: list[Text], source: str) -> None:
    """Categories from the list items under an axis statement; what follows the name is a gloss."""
    own = [child for child in children if not (OWN_LIST.match(child.text) or OF_BAR.match(child.text))]
    if len(own) > 1 and all(NUMBERS.fullmatch(child.text) for child in own):
        return  # "The rows are as before:", and under it their values
    if 2 * sum(TELLS.search(child.text) is not None for child in own) > len(own):
        return  # "Looking at the row of rain:", and under it what is said of its values
    if any(OF_AXIS.match(child.text) for child in own):
        return  # "Two maps, shared y-axis", and under it the parts of the figure
    while len(own) > FEWEST and VALUES.fullmatch(own[-1].text) and not VALUES.fullmatch(own[0].text):
        if TICKS.match(own[-1].text) is not None:
            break
        own.pop()  # a line of values in the same list
    if (only := _name_only(own)) is not None:
        fact.label, fact.label_span = clean_label(only.text), only.span()
        return
    children = _one_each(own, source)
    heads = [match.group(1) for child in children if (match := ITEM_LABEL.match(child.text))]
    item_label = ITEM_LABEL if len(set(heads)) == len(heads) else PREFIXED_LABEL
    names: list[str] = []
    spans: list[Span] = []
    listed: list[tuple[Text, LabelList, str]] = []
    step = next(filter(None, (INCREMENT.match(child.text) for child in children)), None)
    dotted = sum(DOTTED.match(child.text) is not None for child in children) > 1
    for child in children:
        lead = re.match(
            r"\s*(?:(?:labels?|title|label text|name|axis (?:label|title))\s*[:=]|labell?ed(?= [\"“]))"
            r"\s*(.+)$",
            child.text,
            re.I,
        )
        listing = PLURAL_LABELS.match(child.text) and (
            fact.outright
            or (lead and (lead.group(1).count(",") > 1 or sum(1 for _ in QUOTED.finditer(lead.group(1))) > 1))
        )
        if lead and not listing:
            meant = MEANS.match(lead.group(1))
            label = clean_label(meant["label"] if meant is not None else lead.group(1))
            if label and not fact.outright:
                fact.label, fact.label_span = label, child.span(lead.start(1), lead.end(1))
                fact.outright = True
            continue
        if BARE_FACT.fullmatch(child.text):
            source = f"{source} {child.text}"  # "Categories (from bottom to top):"
            continue
        aside = LISTS.match(child.text)
        told = child.text[aside.end() :] if aside else child.text
        found = _stepped(told, step) or find_labels(told)
        if found is not None and (aside or len(children) == 1):
            shift = aside.end() if aside else 0
            listed.append((child.cut(shift), found, child.text))
            continue
        quoted = QUOTED.match(child.text)
        if quoted and AFTER_NAME.match(child.text, quoted.end()):
            names.append(quoted.group(0)[1:-1] if dotted else tidy(quoted.group(0)))
            spans.append(child.span(*quoted.span()))
            continue
        match = item_label.match(child.text)
        name = tidy(match.group(1)) if match else ""
        if name:
            names.append(name)
            spans.append(child.span(0, len(match.group(1)) if match else None))
    if listed:
        written = (each for each in listed if each[1].kind == "list")  # "Scale: 0 to 100" tells the ends
        child, found, said = next(written, listed[0])
        turn = direction(source + " " + said, found.texts, "y")
        labels = found.texts[::-1] if turn == -1 else found.texts
        fact.categories, fact.kind, fact.directed = labels, found.kind, turn != 0
        fact.category_spans = tuple(child.span(label.start, label.end) for label in found.labels)[
            :: turn or 1
        ]
        fact.span = child.span()
    elif len(names) >= 2 and all(len(n.split()) <= 8 for n in names):
        turn = direction(source, tuple(names), "y") or 0
        if turn == -1:
            names.reverse()
            spans.reverse()
        fact.categories, fact.category_spans, fact.kind, fact.directed = (
            tuple(names),
            tuple(spans),
            "list",
            turn != 0,
        )
        fact.span = spans[0]
