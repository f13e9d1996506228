"""What a sentence says of the axes that it mentions: behind each mention, or before it."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import IRREGULAR
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.labels import LabelList
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.ranges import expand_range
from replot.reading.description.statements.axes.both.shared import SHARED_LIST, put_on_both
from replot.reading.description.statements.axes.categories.children import below_words, take_children
from replot.reading.description.statements.axes.facts import AxisFact, statement, with_list
from replot.reading.description.statements.axes.labels.before import backward_label, backward_list
from replot.reading.description.statements.axes.labels.names import clean_label
from replot.reading.description.statements.axes.mentions import Mention
from replot.reading.description.statements.axes.said_until import (
    ON_AXIS,
    before_values,
    begins_clause,
    bracket_end,
    own_stop,
    stop_before,
)
from replot.reading.description.statements.axes.words import DIRECTION, OTHER, SAME, UNIT_BEHIND

__all__ = ["is_labels_end", "read_mentioned"]
THE_SAME = re.compile(r"\s*\((?:also |again )?(?:the )?same\b[^()]*\)$", re.I)
"""``keys (the same four)``, before ``on the x-axis``."""
GOES_BACK = re.compile(r"\s*(?:,|and\b|;|\.|$)")
"""What follows an axis whose labels stood before it."""
LISTED_KIND = re.compile(
    r"(?:\b(?:the|with|by|of|has|have|between|over|for|across|and)\s+|(?:^|[.;:,]\s)\s*)"
    rf"(?P<kind>[A-Za-z][\w-]*(?: [a-z][\w-]*)?s|(?:[a-z][\w-]* )?{IRREGULAR})\s+(?:are\s+)?$"
)
"""``the ponds`` of ``with the ponds A, B and C on the y-axis``."""
LISTED_BEHIND = re.compile(r"\s*\)\s*(?:[:=]|are\b|is\b)")
"""``Tissues (x): Liver, Lung``."""
OUTRIGHT = re.compile(
    r"[\s*]*(?:\([^()]*\))?[\s*:,]*"
    r"(?:(?:is |are )?(?:labell?ed|titled|named|captioned|headed|entitled)\b|"
    r"(?:title|label|name)\W{0,4}[:=]|(?<!\w)[\"“](?=[^\"“”\n]{1,60}[\"”](?!,? (?:and )?[\"“]))|"
    r"(?-i:[A-Z])[\w%/ -]{2,60} \([^()]{1,400},[^()]{1,400}\))",
    re.I,
)
WITHIN = re.compile(
    r"\s+(?:[a-z]+ed\s+)?(?:in|within|during|across|throughout|after|before)\s+(?:the|each|this|our)\b", re.I
)
OWN_LIST = re.compile(r"\b(?:are|is|list|include|cover)\b[^;]*;")
"""Between two axes of which the first has its own list: ``(rows) are A, B; kinds (columns) are ...``."""
WHERE_ENDS = re.compile(r"(?:on the left.*|on top|across|down)[.,;]", re.I)
"""Where something stands, at the end of a clause: nothing of the axis follows."""
UNIT_FIRST = re.compile(
    rf"{UNIT_BEHIND}:\s|,\s+(?:from )?(?:bottom to top|top to bottom|left to right|right to left)\s*,\s+"
    r"(?:are|is|we|you|one|there|stands?|come)\b"
)
"""What stands between the words for an axis and its labels: ``on the left, from top to bottom, are A "
"and B``."""
Before = tuple[str | None, int, int]
"""The label that stands before a mention, and where."""


def is_labels_end(name: str, labels: Sequence[str]) -> bool:
    """Whether what looks like a name is a label, its end, or two: ``rare, likely, certain on the y axis``."""
    if name == " and ".join(labels):
        return True  # "The rows are labelled low and high"
    return any(label == name or label.endswith(f": {name}") for label in labels)


def read_mentioned(
    text: Text, children: list[Text], mentions: Sequence[Mention], facts: dict[str, AxisFact]
) -> None:
    """Take what a sentence says of the axes that it mentions.

    Parameters
    ----------
    text : Text
    children : list of Text
        The items under the sentence: the labels of its only axis, where it lists none itself, or of the
        last of two.
    mentions : sequence of Mention
        In their order; at least one.
    facts : dict
        ``"x"`` and ``"y"``, which take what is said.
    """
    source = text.text
    two = len({mention.axis for mention in mentions}) == 2
    own_lists = two and OWN_LIST.search(source, mentions[0].end, mentions[-1].start)
    shared = SHARED_LIST.search(source, mentions[-1].end) if two and not own_lists else None
    forward = two and all(ON_AXIS.search(source, 0, mention.start) for mention in mentions)
    for k, mention in enumerate(mentions):
        axis, start, end, strong = mention
        begin = max(mentions[k - 1].end, _closes(source, mentions[k - 1], start)) if k else 0
        following = mentions[k + 1] if k + 1 < len(mentions) else None
        last = following.start if following else shared.start() if shared else len(source)
        listed: LabelList | None = None
        before: Before | None = None
        if not forward and (strong or not begins_clause(source, begin, mention)):
            listed = backward_list(source, begin, start)
            before = backward_label(source, begin, start, end, strong)
        stop = own_stop(source, mention, last, two)
        stop = before_values(source, end, stop, facts[OTHER[axis]].categories)
        if following is not None:
            stop = stop_before(source, end, stop, following, forward, before is not None)
        fact, stop = _behind(text, mention, stop, last, before)
        if SAME.search(source[end:stop]) and not fact.categories:
            fact.same = True
        if not fact.categories and SAME_AHEAD.search(source, begin, start) is not None:
            fact.same, listed, before = True, None, None
        if before is not None and (same := THE_SAME.search(source, *before[1:])) is not None:
            before = clean_label(source[before[1] : same.start()]), before[1], same.start()
            fact.same = fact.same or not fact.categories
        if listed is not None and (not fact.categories or GOES_BACK.match(source, end)):
            fact = _listed_before(text, mention, listed, begin, source[listed.end : stop], before, fact.side)
        elif before is not None:
            fact = _named_before(text, mention, before, begin, fact)
        of_last = two and following is None and AHEAD.search(source, end) is not None
        of_last = of_last and bool(facts[OTHER[axis]].label or facts[OTHER[axis]].categories)
        of_last = of_last and not any(DIGIT.search(child.text) for child in children)  # the lines of the grid
        if children and fact.categories and len(mentions) == 1:
            fact = below_words(fact, children, source)
        elif children and (len(mentions) == 1 or (of_last and not fact.categories)):
            take_children(fact, children, source)
        if not strong and not fact.categories and fact.label:
            _shorten(fact, facts[axis])
        if ITS_LABELS.match(source, end):
            _drop_range(facts[axis], fact.categories)
        if fact.label and is_labels_end(fact.label, fact.categories):
            fact.label, fact.label_span = None, None
        facts[axis].merge(fact)
        _give_to_same(facts[axis], facts[OTHER[axis]])
    if two:
        _in_full(text, mentions, facts)
    listed = find_labels(source[shared.end() :]) if shared is not None else None
    if shared is not None and listed is not None:
        for axis in "xy":
            facts[axis].categories = ()
        put_on_both(with_list(AxisFact(), text, listed, shared.end(), source[shared.end() :], "y"), facts)


SAME_AHEAD = rare(
    r"\bthe (?:very )?same(?: (?!as\b|in\b|on\b|for\b)[a-z]+){0,2}(?: (?:are|is|being|form|make up|stand))?"
    r"(?: (?:as|in|on|along|down|across|for|at))?(?: the)? ?$",
    re.I,
)
"""Before the second axis: ``and the same towns as columns``."""
DIGIT = re.compile(r"\d")
AHEAD = re.compile(r":\W*$")
"""``each row is a town, and each column a risk:``: what is below is of the last of them."""


def _closes(source: str, mention: Mention, before: int) -> int:
    """Where the bracket ends that a mention begins, if it lists nothing: ``(rows, from top)``."""
    end = bracket_end(source, mention.start, mention.end)
    aside = source[mention.start - 1] == "(" and end < before and DIRECTION.match(source, mention.end)
    return end + 1 if aside and aside.end() == end else -1


IN_FULL = r"\s+(?:at|of|in|on|for|from|to|before|after)\s[^;:.,()]{2,40}?(?=\s*(?:[;.,(]|$))"
"""What tells one from the other of two names that begin alike: ``rating at the end of the year``."""


def _in_full(text: Text, mentions: Sequence[Mention], facts: dict[str, AxisFact]) -> None:
    """Give both axes their names in full where a sentence tells them apart by no more than how they end."""
    name = facts["x"].label
    if name is None or name != facts["y"].label:
        return
    found = list(re.finditer(rf"(?<!\w){re.escape(name)}{IN_FULL}", text.text))
    if len(found) != FEW or len({match[0] for match in found}) < FEW:
        return
    axes = [next((m.axis for m in reversed(mentions) if m.end <= match.start()), "") for match in found]
    for axis, match in zip(axes, found, strict=True) if sorted(axes) == ["x", "y"] else ():
        facts[axis].label, facts[axis].label_span = match[0], text.span(*match.span())


BRACKET_CLOSES = re.compile(r"\s*\)")


def _behind(
    text: Text, mention: Mention, stop: int, last: int, before: Before | None
) -> tuple[AxisFact, int]:
    """What stands behind a mention, and where that ends."""
    source = text.text
    axis, start, end, strong = mention
    if "(" in source[start:end] and (where := SIDE_CLOSES.match(source, end)) is not None:
        end = where.end()
    if before is not None and source[:start].rstrip().endswith("("):
        direction = DIRECTION.match(source, end)
        closed = direction.end() if direction else end
        if BRACKET_CLOSES.match(source, closed):
            if (behind := LISTED_BEHIND.match(source, closed)) is None:
                return AxisFact(), stop
            stop = last if direction else stop  # the bracket ends before the list
            fact = statement(text, behind.end(), stop, axis)
            listed = find_labels(source[behind.end() : stop])
            if listed is not None and listed.texts[1:] == fact.categories:  # "[CLS]" is no name of the others
                fact = with_list(fact, text, listed, behind.end(), source[behind.end() : stop], axis)
            fact.label = None
            return fact, stop
    if WHERE_ENDS.fullmatch(source, start, min(end + 1, len(source))) and not UNIT_FIRST.match(source, end):
        return AxisFact(), stop
    if _ends_bracket(source, start, end) or (not strong and OF_ANOTHER.match(source, end)):
        return AxisFact(), stop
    fact = statement(text, end, stop, axis)
    if fact.label and NOTHING.match(fact.label):
        fact.label = fact.label_span = None
    lines = OF_LINES.match(source, end) if strong and fact.label is None and not fact.categories else None
    if lines is not None and len({line.lower() for line in LINES.findall(source)}) == 1:
        fact.label, fact.label_span = lines["label"], text.span(*lines.span("label"))
    if strong and fact.label is None and not fact.categories:
        _take_bold(fact, text, end)
    fact.outright = strong and fact.label is not None and OUTRIGHT.match(source, end) is not None
    return fact, stop


def _take_bold(fact: AxisFact, text: Text, end: int) -> None:
    """Take a name in bold right behind a mention: ``the x-axis **Month**``."""
    start, stop = next((bold for bold in text.bold if bold[0] == end + 1), (0, 0))
    bold = text.text[start:stop]
    if bold and text.text[end] == " " and "," not in bold and NAME_ENDS.match(text.text, stop):
        fact.label, fact.label_span = clean_label(f'"{bold}"'), text.span(start, stop)


NAME_ENDS = re.compile(r"\s*(?:[.;,(]|$|(?:and|with|while|whereas)\b)")
OF_LINES = re.compile(
    r" (?:represents?|shows?|displays?|lists?|contains?|holds?|is|are|denotes?|corresponds to) (?:the )?"
    r"(?P<label>(?:columns|rows)(?: of the (?:data ?(?:set|frame)?|table|file))?)"
    r"(?=\s*(?:[,;.]|$)| (?:and|while)\b)",
    re.I,
)
"""``The x-axis represents the columns``: those of the data. Beside the rows they are those of the figure."""
LINES = re.compile(r"\b(?:row|column)(?=s?\b)", re.I)
NOTHING = re.compile(r"(?:no|not|nothing|never|neither) (?!of\b)", re.I)
"""``The edge on the right side is no gap``: what a side is not."""
SIDE_CLOSES = re.compile(r",\s+(?:on |at |along )?(?:the )?(?:left|right|bottom|top)(?: side| edge)?\)", re.I)
"""The end of ``y-axis (vertical, left side)``, of which *vertical* is a word for the axis too."""
OF_ANOTHER = re.compile(r"\s+\d+(?:(?:,|,? and|,? to|[–-]) ?\d+)* of (?:the|this|that|each|our|its)\b", re.I)
"""``edge effects in columns 1 and 24 of the plate``: lines of something else."""


def _ends_bracket(source: str, start: int, end: int) -> bool:
    """Whether what follows is said of other things: ``Tasks (in red on the y-axis) show``."""
    return (
        bracket_end(source, start, end) == end
        and not source[:start].rstrip().endswith("(")
        and not LISTED_BEHIND.match(source, end)
    )


def _listed_before(
    text: Text,
    mention: Mention,
    listed: LabelList,
    begin: int,
    behind: str,
    before: Before | None,
    side: str | None,
) -> AxisFact:
    """The list that stands before a mention, with the label before it: ``the ponds A, B on the y-axis``."""
    fact = with_list(AxisFact(side=side), text, listed, 0, behind, mention.axis)
    if before is not None and before[0] and before[2] <= listed.start:
        fact.label, fact.label_span = before[0], text.span(*before[1:])
    else:
        _take_kind(fact, text, begin, listed.start)
    return fact


def _take_kind(fact: AxisFact, text: Text, begin: int, end: int) -> None:
    """Give an axis the name of what is listed: ``with the ponds A, B and C``."""
    if kind := LISTED_KIND.search(text.text, begin, end):
        fact.label, fact.label_span = clean_label(kind["kind"]), text.span(*kind.span("kind"))


def _named_before(text: Text, mention: Mention, before: Before, begin: int, fact: AxisFact) -> AxisFact:
    """What is said behind a mention, with the label or the labels that stand before it."""
    source = text.text
    label, start, end = before
    directed = DIRECTION.match(source, mention.end)
    closes = BRACKET_CLOSES.match(source, directed.end() if directed is not None else mention.end)
    listed = find_labels(source[start:end]) if closes else None
    if listed and listed.kind == "list" and not fact.categories:
        fact = with_list(fact, text, listed, start, source, mention.axis)
        _take_kind(fact, text, begin, start + listed.labels[0].start)
    elif label and not fact.categories and (run := expand_range(source[start:end], strict=True)):
        # "months Jan to Jun on the x-axis"
        fact = with_list(fact, text, run, start, source, mention.axis)
        fact.label = clean_label(source[start : start + run.start])
        fact.label_span = text.span(start, start + run.start) if fact.label else None
    elif label and PART.fullmatch(label) is not None:
        return fact
    elif label and (fact.label is None or not mention.strong or source[start] in "\"“"):
        fact.label, fact.label_span = label, text.span(start, end)
    return fact


PART = re.compile(
    r"(?:[a-z-]+ )?(?:diagonals?|triangles?)|[a-z-]+ (?:edge|corner|border|quadrant|half|halves)s?", re.I
)
"""``the ragged edge on the right side``: a part of the picture, and no name of an axis."""


def _shorten(fact: AxisFact, known: AxisFact) -> None:
    """Cut a long label at the place where it says where; none where the axis has one already."""
    label = fact.label or ""
    if known.label:
        fact.label = None
    elif len(label.split()) > LONG:
        short = WITHIN.split(label)[0]
        fact.label = short if len(short.split()) <= LONG else None


LONG = 4
"""Words of a label that rows or columns have, which no word such as *axis* announces."""


def _give_to_same(told: AxisFact, other: AxisFact) -> None:
    """Give the other axis the labels of this one, where it is said to have the same."""
    if other.same and not other.categories and told.categories:
        other.categories, other.category_spans = told.categories, told.category_spans
        other.directed, other.kind = True, told.kind


ITS_LABELS = re.compile(r"[\s*]*(?:\([^()]*\))?\s*(?:tick )?labels\b[^:]{0,20}:", re.I)
FEW = 2


def _drop_range(known: AxisFact, listed: tuple[str, ...]) -> None:
    """Forget a range whose labels are listed now: ``from 2 to 8``, and then ``Labels: 2, 5, 8``."""
    ends = (known.categories[:1], known.categories[-1:])
    if known.kind == "range" and len(listed) > FEW and ends == (listed[:1], listed[-1:]):
        known.categories, known.kind = (), ""
