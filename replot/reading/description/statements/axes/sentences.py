"""What the text says about the axes: their labels, their categories, and where they begin."""

from __future__ import annotations

from collections.abc import Iterable

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.ranges import expand_range
from replot.reading.description.statements.axes.both import read_both_axes, take_kind_of_both
from replot.reading.description.statements.axes.bracketed import read_bracketed_axes
from replot.reading.description.statements.axes.children import take_children
from replot.reading.description.statements.axes.continued import continues
from replot.reading.description.statements.axes.directions import read_directions, true_and_predicted
from replot.reading.description.statements.axes.facts import (
    AxisFact,
    statement,
    with_list,
)
from replot.reading.description.statements.axes.labels_before import backward_label, backward_list
from replot.reading.description.statements.axes.mentions import axis_mentions
from replot.reading.description.statements.axes.names import clean_label
from replot.reading.description.statements.axes.rows_columns import (
    read_as_axes,
    read_letters,
    read_marked_axes,
    read_named_axes,
    read_under_one_verb,
)
from replot.reading.description.statements.axes.shared import SHARED_LIST, bracket_of_both, put_on_both
from replot.reading.description.statements.axes.told_apart import read_apart
from replot.reading.description.statements.axes.words import (
    BOTH,
    DIRECTION,
    HINT,
    IN_ORDER,
    ITS_VALUES,
    MENTION,
    OTHER,
    ROWS_BEFORE,
    SAME,
)
from replot.reading.description.statements.bars.map_limits import map_limits
from replot.reading.description.statements.bars.words import STARTS_BAR

__all__ = ["name_only", "read_axes"]


def read_axes(
    pieces: Iterable[tuple[Text, list[Text], bool]], facts: dict[str, AxisFact] | None = None
) -> dict[str, AxisFact]:
    """Axis statements of some pieces of text.

    Parameters
    ----------
    pieces : iterable of (Text, list of Text, bool)
        Sentences, each with the items that stand directly under it, and whether it begins a block.

    Returns
    -------
    dict
        ``"x"`` and ``"y"``.
    """
    # headers above the grid say less of an axis than what is said of the axis itself
    pieces = sorted(pieces, key=lambda piece: HEADERS.search(piece[0].text) is not None)
    facts = facts if facts is not None else {"x": AxisFact(), "y": AxisFact()}
    last: str | None = None
    for text, children, first in pieces:
        last = _read_piece(text, children, facts, None if first else last)
    true_and_predicted((text for text, _, _ in pieces), facts)
    if not (facts["x"].categories or facts["y"].categories):
        take_kind_of_both([text for text, _, _ in pieces], facts)
    for here, there in (("x", "y"), ("y", "x")):
        fact, other = facts[here], facts[there]
        if fact.same and not fact.categories and other.categories:
            fact.categories, fact.category_spans, fact.kind = (
                other.categories,
                other.category_spans,
                other.kind,
            )
            fact.directed, fact.span = True, other.span
    for fact in facts.values():
        fact.label = name_only(fact)
    return facts


LAST_RANGE = re.compile(r"\s(\d+)\s*(?:[-–—]|to|through)\s*(\d+)$")


def name_only(fact: AxisFact) -> str | None:
    """The label of an axis without the categories that may follow it: ``ponds`` of ``ponds P1``."""
    label = fact.label
    if label is None or not fact.categories:
        return label
    if label in fact.categories:
        return None
    at = label.find(" " + fact.categories[0])
    if at > 0 and label.endswith((fact.categories[0], fact.categories[-1])):
        return label[:at].strip()
    ends = LAST_RANGE.search(label)
    if ends is not None and ends.groups() == (fact.categories[0], fact.categories[-1]):
        return label[: ends.start()].strip()
    spread = expand_range(label)
    if spread is not None and spread.start and spread.end == len(label) and spread.texts == fact.categories:
        return label[: spread.start].strip()
    return label


GOES_BACK = re.compile(r"\s*(?:,|and\b|;|\.|$)")
"""What follows an axis whose labels stood before it."""
NEXT_BEGINS = re.compile(
    r"(?:[;,.]\s*|\s)(?:(?:and|while|whereas|but)?\s*(?:the one|the|its|whose|each|an?)?|"
    rf"(?:and|while|whereas|but)\s+(?:(?:the|its)\s+)?(?:{SEVERAL}|one|\d+))\s*$"
)
OTHER_LINES = {
    axis: rare(
        rf"(?:,|;|\band|\bwhile)\s+(?:the|its)\s+(?:{SEVERAL}|\d+)\s+{lines}\s+(?:are|show|stand)\b", re.I
    )
    for axis, lines in (("y", "columns"), ("x", "rows"))
}
"""Where a sentence turns to the lines of the other axis: ``rows A, B and C, and the two columns are ...``."""
LISTED_KIND = re.compile(
    r"(?:\b(?:the|with|by|of|has|have|between|over|for|across|and)\s+|(?:^|[.;:,]\s)\s*)"
    r"(?P<kind>[A-Za-z][\w-]*(?: [a-z][\w-]*)?s)\s+$"
)
"""``the ponds`` of ``with the ponds A, B and C on the y-axis``."""
LISTED_BEHIND = re.compile(r"\s*\)\s*(?:[:=]|are\b|is\b)")
"""``Tissues (x): Liver, Lung``."""
FOR_AXIS = r"\s+(?:for|on|along) (?:the )?(?P<label>[\"“`][^\"”`]{1,60}[\"”`]|[\w -]{1,40}?)[- ]axis\b"
CALLED = (
    r",? the axis (?:called|named|labell?ed|titled) (?P<label>[\"“`][^\"”`]{1,60}[\"”`]|[\w -]{1,40}?),? "
    r"(?:reads|lists|shows|has|runs|goes|is|carries)\b"
)
DIRECTED = (
    ("y", rare(rf"(?:top to bottom|downwards|bottom to top){CALLED}", re.I)),
    ("x", rare(rf"(?:left to right|rightwards){CALLED}", re.I)),
    ("y", rare(rf"(?:top to bottom|downwards|bottom to top){FOR_AXIS}", re.I)),
    ("x", rare(rf"(?:left to right|rightwards){FOR_AXIS}", re.I)),
)


def _named_axis(text: Text, facts: dict[str, AxisFact]) -> None:
    """``from top to bottom for the "Query" axis``: the direction tells which axis is named."""
    source = text.text
    for axis, pattern in DIRECTED:
        named = pattern.search(source)
        if named and not re.search(
            r"^(?:x|y|horizontal|vertical|other)$", named.group("label").strip(), re.I
        ):
            fact = AxisFact(label=tidy(named.group("label")), label_span=text.span(*named.span("label")))
            found = find_labels(source[named.end() :])
            if found is not None and "axis" not in source[named.end() :]:
                fact = with_list(fact, text, found, named.end(), source[: named.end()], axis)
                fact.directed = True
                twin = AxisFact(
                    categories=fact.categories,
                    category_spans=fact.category_spans,
                    kind=fact.kind,
                    directed=True,
                    span=fact.span,
                )
                if SAME.search(source):
                    facts[OTHER[axis]].merge(twin)
            facts[axis].merge(fact)


OUTRIGHT = re.compile(
    r"[\s*]*(?:\([^()]*\))?[\s*:,]*"
    r"(?:(?:is |are )?(?:labell?ed|titled|named)\b|(?:title|label|name)\W{0,4}[:=])",
    re.I,
)
HEADERS = rare(r"\b(?:row|column) head(?:er|ing)s?\b", re.I)
WITHIN = re.compile(r"\s+(?:in|within|during|across|throughout)\s+(?:the|each|this|our)\b", re.I)
OWN_LIST = re.compile(r"\b(?:are|is|list|include|cover)\b[^;]*;")
"""Between two axes of which the first has its own list: ``(rows) are A, B; kinds (columns) are ...``."""
BAR_BEGINS = re.compile(
    r"(?<=[\w\"”)\]])[,;]?\s+(?:colou?rs?|colou?r[- ]?(?:scale|bar|map|key)s?|legend)\s?(?:[:=]|→|->)\s|"
    r"(?<=\]),\s+(?:type|title|z|values)\s?[:=]\s|"
    r"[;,]\s+(?:the )?(?:cell |tile )?colou?rs?\b(?:\s\([^()]{1,40}\))?\s"
    r"(?:shows?|encodes?|represents?|indicates?|gives?|denotes?|stands?|means?)\b",
    re.I,
)
"""Where the words about the axes end, although no stop stands there: ``Rows: A | B Colour scale: ...``."""
OPENS = re.compile(r"(?:^|[,;:]\s+|\band\s+)$")
NAMES_AFTER = re.compile(r"\s+(?:(?:are|is|we have)\s+)?the\s+\w")
"""Between the mention of an axis that begins its clause and what stands along it."""
WITH_VALUES = rare(
    r"[,;:]?\s+with\s+(?:the\s+)?(?:cell\s+)?values?:?\s+(?=[^\s.;:=]+(?: [^\s.;:=]+){0,2}[:=]\s*[-−+~]?\d)",
    re.I,
)
"""What ends the lists of labels: ``with values A: 1, 2``."""


PLACE_NOTE = rare(
    r"\((?:the )?(?:top|bottom|left|right|upper|lower|middle|first|last|cent(?:er|re))(?:most)? "
    r"(?:row|column)\)", re.I
)
"""Where a label stands, which names no axis: ``"Mistral" (top row)``."""


WHERE_ENDS = re.compile(r"(?:on the left.*|on top|across|down)[.,;]", re.I)
"""Where something stands, at the end of a clause: nothing of the axis follows."""


ON_AXIS = re.compile(
    r"(?:^\W*|[,;.]\s+|\b(?:and|while|with)\s+)(?:on|along|across|down) (?:the|its) $", re.I
)
"""Before the mention of an axis that its labels follow: ``on the x axis are days, on the y axis shops``."""


def _leads(source: str, begin: int, start: int, end: int) -> bool:
    """Whether a mention begins its clause: ``down the side the suits (...), across the top the players``."""
    return OPENS.search(source, begin, start) is not None and NAMES_AFTER.match(source, end) is not None


def _read_piece(text: Text, children: list[Text], facts: dict[str, AxisFact], last: str | None) -> str | None:
    if (last is None and not HINT.search(text.text)) or ITS_VALUES.match(text.text):
        return None
    if ROWS_BEFORE.search(text.text):
        return None
    if (panels := IN_ORDER.search(text.text)) is not None:
        text = text.reworded(text.text.replace(panels.group(), " " * len(panels.group())))
    if values := WITH_VALUES.search(text.text):
        text, children = text.cut(0, values.start()), []
    if (scale := map_limits(text.text)) is not None:
        # "columns = tasks, viridis, 1-5": the numbers are no labels
        before = MENTION.search(text.text, 0, scale[0])
        text = text.cut(0, scale[0]) if before else text.cut(scale[2])
    turn = BAR_BEGINS.search(text.text)
    if turn is not None and MENTION.search(text.text, 0, turn.start()):
        text = text.cut(0, turn.start())
    source = text.text
    if STARTS_BAR.match(source) and not re.search(r"\bax[ei]s\b", source, re.I):
        return None
    if not HINT.search(PLACE_NOTE.sub("", source)):
        return last if continues(source, text, facts, last, children) else None
    if read_apart(text, facts) or read_bracketed_axes(text, facts):
        return None
    _named_axis(text, facts)
    read_directions(text, facts)
    read_under_one_verb(text, facts)
    read_letters(text, facts)
    if read_as_axes(text, facts) or read_named_axes(text, facts) or read_marked_axes(text, facts):
        return None
    if read_both_axes(text, children, facts):
        both = BOTH.search(source)
        if both and len({axis for axis, *_ in axis_mentions(source[: both.start()])}) == 2:
            _read_piece(text.cut(0, both.start()), [], facts, None)
        return "xy"
    mentions = axis_mentions(source)
    if not mentions:
        return last if continues(source, text, facts, last, children) else None
    if len({axis for axis, *_ in mentions}) == 1 and len(mentions) > 1:
        if (apart := source.find("; ", mentions[0][2], mentions[-1][1])) > 0:
            last = _read_piece(text.cut(0, apart), [], facts, last)
            return _read_piece(text.cut(apart + 2), children, facts, last)
        mentions = (next((m for m in mentions if m[3]), mentions[0]),)
    two = len({axis for axis, *_ in mentions}) == 2
    if two and (opened := bracket_of_both(source, mentions[0][1], mentions[-1][2])) > 0:
        listed = find_labels(source[:opened])
        if listed is not None and listed.kind == "list":
            _read_piece(text.cut(opened + 1, source.find(")", opened)), [], facts, None)
            put_on_both(with_list(AxisFact(), text, listed, 0, source[:opened], "y"), facts)
            return None
    own_lists = two and OWN_LIST.search(source, mentions[0][2], mentions[-1][1])
    shared = SHARED_LIST.search(source, mentions[-1][2]) if two and not own_lists else None
    forward = two and all(ON_AXIS.search(source, 0, start) for _, start, _, _ in mentions)
    for k, (axis, start, end, strong) in enumerate(mentions):
        stop = mentions[k + 1][1] if k + 1 < len(mentions) else shared.start() if shared else len(source)
        if not two and (turn := OTHER_LINES[axis].search(source, end)):
            stop = turn.start()
        if (close := _bracket_end(source, start, end)) > end and ";" not in source[end:close]:
            stop = min(stop, close)
        if k + 1 < len(mentions) and forward:
            stop = ON_AXIS.search(source, 0, stop).start()  # type: ignore[union-attr]
        elif k + 1 < len(mentions):
            _, following, after, outspoken = mentions[k + 1]
            if not outspoken and _leads(source, end, following, after):
                stop = following
            else:
                ahead = backward_label(source, end, *mentions[k + 1][1:])
                if ahead is not None and ahead[1] > end:
                    stop = min(stop, ahead[1])
                listed_ahead = backward_list(source, end, mentions[k + 1][1])
                if listed_ahead is not None:
                    stop = min(stop, listed_ahead.start)
        begin = mentions[k - 1][2] if k else 0
        listed = backward_list(source, begin, start)
        other = OTHER[axis]
        backward = backward_label(source, begin, start, end, strong)
        if forward or (not strong and _leads(source, begin, start, end)):
            listed = backward = None
        if backward is not None and k + 1 < len(mentions):
            # what stands before the next mention is that mention's label, not this one's list
            clause = re.search(r";\s*(?=[^();]*$)", source[end:stop]) or re.search(
                r"[;,]?\s+(?:and|while|whereas|with)\s+(?=[^()]*$)", source[end:stop]
            )
            if clause:
                stop = end + clause.start()
        trailing = NEXT_BEGINS.search(source[end:stop]) if k + 1 < len(mentions) and not forward else None
        if trailing:
            stop = end + trailing.start()
        closing = DIRECTION.match(source, end)
        inside = source[:start].rstrip().endswith("(") and (
            source[closing.end() if closing else end :].lstrip().startswith(")")
        )
        if inside and backward is not None:
            fact = AxisFact()
            if listed_behind := LISTED_BEHIND.match(source, closing.end() if closing else end):
                if closing:  # the bracket ends before the list
                    stop = mentions[k + 1][1] if k + 1 < len(mentions) else len(source)
                fact = statement(text, listed_behind.end(), stop, axis)
                fact.label = None
        elif WHERE_ENDS.fullmatch(source, start, min(end + 1, len(source))):
            fact = AxisFact()
        else:
            fact = statement(text, end, stop, axis)
            fact.outright = strong and fact.label is not None and OUTRIGHT.match(source, end) is not None
        if SAME.search(source[end:stop]) and not fact.categories:
            fact.same = True
        if listed is not None and (not fact.categories or GOES_BACK.match(source, end)):
            fact = with_list(AxisFact(side=fact.side), text, listed, 0, source[listed.end : stop], axis)
            if backward is not None and backward[2] <= listed.start:
                fact.label, fact.label_span = backward[0], text.span(*backward[1:])
            elif kind := LISTED_KIND.search(source, begin, listed.start):
                fact.label, fact.label_span = clean_label(kind.group("kind")), text.span(*kind.span("kind"))
        elif backward is not None:
            label, a, b = backward
            label_list = find_labels(source[a:b]) if re.match(r"\s*\)", source[end:]) else None
            if label_list and label_list.kind == "list" and not fact.categories:
                fact = with_list(fact, text, label_list, a, source, axis)
                if kind := LISTED_KIND.search(source, begin, a + label_list.start):
                    fact.label, fact.label_span = clean_label(kind["kind"]), text.span(*kind.span("kind"))
            elif label and not fact.categories and (run := expand_range(source[a:b], strict=True)):
                # "months Jan to Jun on the x-axis"
                fact = with_list(fact, text, run, a, source, axis)
                fact.label = clean_label(source[a : a + run.start])
                fact.label_span = text.span(a, a + run.start) if fact.label else None
            elif label and (fact.label is None or not strong or source[a] in "\"“"):
                fact.label, fact.label_span = label, text.span(a, b)
        if children and not fact.categories and len(mentions) == 1:
            take_children(fact, children, source)
        if (
            not strong
            and not fact.categories
            and fact.label
            and (len(fact.label.split()) > 4 or facts[axis].label)
        ):
            short = WITHIN.split(fact.label)[0]
            fact.label = short if len(short.split()) <= 4 and not facts[axis].label else None
        facts[axis].merge(fact)
        if facts[other].same and not facts[other].categories and facts[axis].categories:
            told = facts[axis]
            facts[other].categories, facts[other].category_spans = told.categories, told.category_spans
            facts[other].directed, facts[other].kind = True, told.kind
    if shared is not None:
        at = shared.end()
        listed = find_labels(source[at:])
        if listed is not None:
            for axis in "xy":
                facts[axis].categories = ()
            put_on_both(with_list(AxisFact(), text, listed, at, source[at:], "y"), facts)
    return mentions[-1][0]


BRACKET = re.compile(r"[()]")


def _bracket_end(source: str, start: int, end: int) -> int:
    """Where the bracket ends that the words of an axis stand in, or -1: ``depth (rows 2, 4) and width``."""
    if source.rfind("(", 0, start) <= source.rfind(")", 0, start):
        return -1
    depth = 1
    for mark in BRACKET.finditer(source, end):
        depth += 1 if mark.group() == "(" else -1
        if depth == 0:
            return mark.start()
    return -1
