"""What the text says about the axes: their labels, their categories, and where they begin."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from replot.findings import Span
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.labels import LabelList
from replot.reading.description.lexicon.lists import claimed_count, find_labels, tidy
from replot.reading.description.statements.axis_labels import backward_label, clean_label, forward_label
from replot.reading.description.statements.axis_words import (
    BOTH,
    DEFINES,
    DOWNWARD,
    GOES_ON,
    HINT,
    LEFTWARD,
    MENTION,
    PLACED,
    RIGHTWARD,
    ROW_TALK,
    SAME,
    UNLABELLED,
    UPWARD,
)

__all__ = ["AxisFact", "direction", "read_axes"]


@dataclass(slots=True)
class AxisFact:
    """What the text says of one axis.

    Attributes
    ----------
    label : str or None
    categories : tuple of str
        In the reading direction (left to right, top to bottom).
    directed : bool
        Whether the text says where the axis begins.
    kind : str
        ``"list"``, ``"range"`` or ``"partial"``.
    count : int or None
        How many categories are claimed.
    same : bool
        Whether the axis is said to list the same as the other one.
    side : str or None
        Where the labels stand, if said.
    """

    label: str | None = None
    label_span: Span | None = None
    categories: tuple[str, ...] = ()
    category_spans: tuple[Span, ...] = ()
    directed: bool = False
    kind: str = ""
    count: int | None = None
    count_span: Span | None = None
    span: Span | None = None
    same: bool = False
    side: str | None = None
    unlabelled: bool = False

    def merge(self, other: AxisFact) -> None:
        """Take what is not known yet; a full list beats a partial one."""
        if self.label is None and other.label is not None:
            self.label, self.label_span = other.label, other.label_span
        better = len(other.categories) > len(self.categories) and (
            self.kind in ("", "partial")
            or (other.kind == "list" and not self.directed and self.kind != "list")
        )
        if other.categories and (not self.categories or better):
            self.categories, self.category_spans, self.kind = (
                other.categories,
                other.category_spans,
                other.kind,
            )
            self.directed, self.span = other.directed, other.span
        elif other.categories == self.categories and other.directed:
            self.directed = True
        if self.count is None:
            self.count, self.count_span = other.count, other.count_span
        self.same = self.same or other.same
        self.side = self.side or other.side
        self.unlabelled = self.unlabelled or other.unlabelled


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
    facts = facts if facts is not None else {"x": AxisFact(), "y": AxisFact()}
    last: str | None = None
    for text, children, first in pieces:
        last = _read_piece(text, children, facts, None if first else last)
    for here, there in (("x", "y"), ("y", "x")):
        fact, other = facts[here], facts[there]
        if fact.same and not fact.categories and other.categories:
            fact.categories, fact.category_spans, fact.kind = (
                other.categories,
                other.category_spans,
                other.kind,
            )
            fact.directed, fact.span = True, other.span
    return facts


def _mentions(source: str) -> list[tuple[str, int, int, bool]]:
    """(axis, start, end, strong) of every mention that defines something."""
    out: list[tuple[str, int, int, bool]] = []
    for match in MENTION.finditer(source):
        name = match.lastgroup or ""
        strong = name.isupper()
        axis = name.lower()
        if not strong:
            word = match.group(0).lower()
            if word in ("row", "rows", "column", "columns"):
                if re.match(r"\s*(?:#?\d|[A-Z]\b)|-\w", source[match.end() :]):
                    continue
                bracketed = (
                    source[: match.start()].rstrip().endswith("(")
                    and source[match.end() :].lstrip()[:1] in ":)"
                )
                if not bracketed and not DEFINES.match(source, match.end()):
                    continue
                before = ROW_TALK.search(source[: match.start()])
                if (
                    before
                    and before.group(0).strip().lower() == "in"
                    and re.match(r"\s*[(:]", source[match.end() :])
                ):
                    before = None
                if before and not re.search(r"\b(?:each|every|one|per)\s+$", source[: match.start()], re.I):
                    continue
        out.append((axis, match.start(), match.end(), strong))
    # "X-axis (Horizontal)" and "horizontal axis (x)" are one mention
    merged: list[tuple[str, int, int, bool]] = []
    for mention in out:
        if (
            merged
            and merged[-1][0] == mention[0]
            and mention[1] - merged[-1][2] <= 3
            and not re.search(r"[.;:]", source[merged[-1][2] : mention[1]])
        ):
            axis, start, end, strong = merged[-1]
            stop = mention[2] + (
                source[mention[2] : mention[2] + 1] == ")" and "(" in source[end : mention[1]]
            )
            merged[-1] = (axis, start, stop, strong or mention[3])
        else:
            merged.append(mention)
    return merged


def _named_axis(text: Text, facts: dict[str, AxisFact]) -> None:
    """``from top to bottom for the "Query" axis``: the direction tells which axis is named."""
    source = text.text
    for axis, pattern in (
        ("y", r"(?:top to bottom|downwards|bottom to top)"),
        ("x", r"(?:left to right|rightwards)"),
    ):
        named = re.search(
            pattern
            + r"\s+(?:for|on|along) (?:the )?(?P<label>[\"“`][^\"”`]{1,60}[\"”`]|[\w -]{1,40}?)[- ]axis\b",
            source,
            re.I,
        )
        if named and not re.search(
            r"^(?:x|y|horizontal|vertical|other)$", named.group("label").strip(), re.I
        ):
            fact = AxisFact(label=tidy(named.group("label")), label_span=text.span(*named.span("label")))
            found = find_labels(source[named.end() :])
            if found is not None and "axis" not in source[named.end() :]:
                fact = _with_list(fact, text, found, named.end(), "", axis)
                fact.directed = True
                twin = AxisFact(
                    categories=fact.categories,
                    category_spans=fact.category_spans,
                    kind=fact.kind,
                    directed=True,
                    span=fact.span,
                )
                if SAME.search(source):
                    facts[{"x": "y", "y": "x"}[axis]].merge(twin)
            facts[axis].merge(fact)


def _placed(text: Text, facts: dict[str, AxisFact]) -> None:
    """``by hour (6 to 11, left to right)``: the direction of a list in brackets tells its axis."""
    source = text.text
    for placed in PLACED.finditer(source):
        axis = (
            "x" if re.search(r"left[- ]to[- ]right|right[- ]to[- ]left", placed.group("list"), re.I) else "y"
        )
        found = find_labels(placed.group("list"))
        if found is not None and not MENTION.search(placed.group(0).split("(")[0]):
            fact = _with_list(
                AxisFact(label=clean_label(placed.group("label"))),
                text,
                found,
                placed.start("list"),
                placed.group("list"),
                axis,
            )
            fact.directed = True
            if fact.label:
                fact.label_span = text.span(*placed.span("label"))
            facts[axis].merge(fact)


def _down_across(text: Text, facts: dict[str, AxisFact]) -> None:
    """``true class down, predicted class across``."""
    source = text.text
    across = re.search(
        r"(?:^|[(;:,]\s*|\bof )(?P<y>[\w -]{2,40}?) down,? (?:and )?(?P<x>[\w -]{2,40}?) across\b",
        source,
        re.I,
    )
    if across:
        for axis in "xy":
            label = clean_label(across.group(axis))
            if label:
                facts[axis].merge(AxisFact(label=label, label_span=text.span(*across.span(axis))))
        rest = source[across.end() :]
        named = re.match(r"[;:,]?\s*(?:(?:classes|labels|names|categories)\s*:)?\s*", rest)
        found = find_labels(rest[named.end() :]) if named else None
        if found is not None and rest[:1] in ";:":
            colon = re.match(r"[;:,]?\s*(?:classes|labels|names|categories)", rest)
            for axis in "xy" if colon else "x":
                facts[axis].merge(
                    _with_list(
                        AxisFact(), text, found, across.end() + (named.end() if named else 0), source, axis
                    )
                )


def _both_axes(text: Text, children: list[Text], facts: dict[str, AxisFact]) -> bool:
    """``both axes list A, B and C``: whether the statement was about both and gave their labels."""
    source = text.text
    both = BOTH.search(source)
    if both and re.search(
        r"vertical|horizontal|\bx\b|\by\b|[xy]-axis", source[both.end() : both.end() + 60], re.I
    ):
        both = None
    if both and not re.search(r"respectively", source, re.I):
        listed = find_labels(source[both.end() :])
        fact = (
            _with_list(AxisFact(), text, listed, both.end(), source, "y")
            if listed is not None and listed.kind != "partial"
            else _statement(text, both.end(), len(source), "y")
        )
        if not fact.categories and both.start() > 0:
            lead = re.sub(
                r"\s+(?:are|is|appear|stand|listed|shown)(?:\s+\w+)?\s+(?:on|along)?\s*$",
                "",
                source[: both.start()],
            )
            before = find_labels(lead)
            if before and before.kind == "list" and len(before.labels) > 2:
                fact = _with_list(fact, text, before, 0, source, "y")
        if not fact.categories and children:
            _take_children(fact, children, source)
        fact.label = None
        if fact.categories:
            for axis in "xy":
                copy = AxisFact()
                copy.merge(fact)
                facts[axis].merge(copy)
            return True
        if SAME.search(source):
            for axis in "xy":
                facts[axis].same = True
    return False


def _read_piece(text: Text, children: list[Text], facts: dict[str, AxisFact], last: str | None) -> str | None:
    source = text.text
    if not HINT.search(source):
        return last if _continues(source, text, facts, last, children) else None
    _named_axis(text, facts)
    _placed(text, facts)
    _down_across(text, facts)
    if _both_axes(text, children, facts):
        return "xy"
    mentions = _mentions(source)
    if not mentions:
        return last if _continues(source, text, facts, last, children) else None
    if len({axis for axis, *_ in mentions}) == 1 and len(mentions) > 1:
        mentions = [([m for m in mentions if m[3]] or mentions)[0]]
    for k, (axis, start, end, strong) in enumerate(mentions):
        stop = mentions[k + 1][1] if k + 1 < len(mentions) else len(source)
        if k + 1 < len(mentions):
            ahead = backward_label(source, end, *mentions[k + 1][1:])
            if ahead is not None and ahead[1] > end:
                stop = min(stop, ahead[1])
        begin = mentions[k - 1][2] if k else 0
        other = {"x": "y", "y": "x"}[axis]
        backward = backward_label(source, begin, start, end, strong)
        if backward is not None and k + 1 < len(mentions):
            # what stands before the next mention is that mention's label, not this one's list
            clause = re.search(
                r"[;,]?\s+(?:and|while|whereas|with)\s+(?=[^()]*$)|;\s*(?=[^()]*$)", source[end:stop]
            )
            if clause:
                stop = end + clause.start()
        trailing = (
            re.search(r"(?:[;,.]\s*|\s)(?:and|while|whereas|but)?\s*(?:the|its|each)?\s*$", source[end:stop])
            if k + 1 < len(mentions)
            else None
        )
        if trailing:
            stop = end + trailing.start()
        inside = source[:start].rstrip().endswith("(") and source[end:].lstrip().startswith(")")
        fact = AxisFact() if inside and backward is not None else _statement(text, end, stop, axis)
        if SAME.search(source[end:stop]) and not fact.categories:
            fact.same = True
        if backward is not None:
            label, a, b = backward
            label_list = find_labels(source[a:b]) if re.match(r"\s*\)", source[end:]) else None
            if label_list and label_list.kind == "list" and not fact.categories:
                fact = _with_list(fact, text, label_list, a, source, axis)
            elif label and (fact.label is None or not strong):
                fact.label, fact.label_span = label, text.span(a, b)
        if children and not fact.categories and len(mentions) == 1:
            _take_children(fact, children, source)
        if (
            not strong
            and not fact.categories
            and fact.label
            and (len(fact.label.split()) > 4 or facts[axis].label)
        ):
            fact.label = None
        facts[axis].merge(fact)
        if facts[other].same and not facts[other].categories and fact.categories:
            facts[other].categories, facts[other].category_spans = fact.categories, fact.category_spans
            facts[other].directed, facts[other].kind = True, fact.kind
    shared = re.search(
        r"\b(?:each|both) (?:with|having|listing|containing|showing|covering|of which)\b",
        source[mentions[-1][2] :],
    )
    if shared and len({m[0] for m in mentions}) == 2:
        at = mentions[-1][2] + shared.end()
        listed = find_labels(source[at:])
        if listed is not None:
            fact = _with_list(AxisFact(), text, listed, at, source[at:], "y")
            for axis in "xy":
                facts[axis].categories = ()
                facts[axis].merge(
                    AxisFact(
                        categories=fact.categories,
                        category_spans=fact.category_spans,
                        kind=fact.kind,
                        directed=True,
                        span=fact.span,
                    )
                )
    return mentions[-1][0]


def _continues(
    source: str, text: Text, facts: dict[str, AxisFact], last: str | None, children: list[Text]
) -> bool:
    """A sentence after an axis statement that goes on about the same axis: ``It lists ...``."""
    if last is None or len(last) != 1 or not GOES_ON.match(source):
        return False
    if re.search(r"\bcolou?r|\blegend|\bgradient|\bcells?\b", source, re.I) and not re.match(
        r"\W*(?:integer |numeric |even |odd )?(?:tick|label|number|categor)", source, re.I
    ):
        return False
    fact = _statement(text, 0, len(source), last)
    fact.label = None
    if children and not fact.categories:
        _take_children(fact, children, source)
    facts[last].merge(fact)
    return True


def _statement(text: Text, start: int, end: int, axis: str) -> AxisFact:
    """Label and categories that stand after the mention of an axis."""
    source = text.text
    segment = source[start:end]
    fact = AxisFact()
    fact.unlabelled = bool(UNLABELLED.search(segment))
    claimed = claimed_count(segment)
    if claimed:
        fact.count = claimed[0]
        fact.count_span = text.span(start + claimed[1], start + claimed[2])
    label, label_end = forward_label(segment)
    if label is not None and not fact.unlabelled:
        at = segment.find(label)
        fact.label, fact.label_span = label, text.span(start + max(at, 0), start + max(at, 0) + len(label))
    found = find_labels(segment[label_end:], fact.count)
    if found is None and label_end:
        found = None if label else find_labels(segment, fact.count)
    if found is not None:
        fact = _with_list(fact, text, found, start + label_end, source, axis)
    if (
        re.search(r"\b(?:at|on|along|across) the top\b|\btop (?:axis|edge)\b", source)
        and axis == "x"
        and not re.search(r"\bat the top (?:down )?(?:to|and)\b|from the top|top row", source)
    ):
        fact.side = "top"
    if (
        axis == "y"
        and re.search(r"\b(?:on|along|at) the right(?:[- ]hand)?(?: side| edge)?\b", segment)
        and re.search("axis|label", source)
    ):
        fact.side = "right"
    return fact


def _with_list(fact: AxisFact, text: Text, found: LabelList, shift: int, source: str, axis: str) -> AxisFact:
    labels = found.texts
    spans = tuple(text.span(shift + label.start, shift + label.end) for label in found.labels)
    turn = direction(source, labels, axis) if found.kind != "partial" else 0
    if turn == -1:
        labels, spans = labels[::-1], spans[::-1]
    fact.categories, fact.category_spans, fact.kind = labels, spans, found.kind
    fact.directed = turn != 0
    fact.span = text.span(shift + found.start, shift + found.end)
    return fact


def direction(source: str, labels: tuple[str, ...], axis: str) -> int:
    """1 if the labels run with the reading direction, -1 if against it, 0 where the text does not say."""
    first, last = re.escape(labels[0]), re.escape(labels[-1])
    if axis == "y":
        low = (
            r"(?:\s*\)|\s*[\"”'`])?(?:\s+(?:row|being|is|stands?|sits?|appears?))*\s*(?:\(\s*|"
            r",\s*)?(?:at|on|in)?\s*(?:the\s+)?(?:very\s+)?"
        )
        if re.search(
            rf"(?<![\w.]){first}{low}(?:bottom|foot|lowest)\b(?!\s*(?:to\b|-to-|→))", source
        ) or re.search(rf"(?<![\w.]){last}{low}(?:top|head)\b(?!\s*(?:down|to\b|-to-|→))", source):
            return -1
        if re.search(rf"(?<![\w.]){first}{low}(?:top|head|upper)\b", source) or re.search(
            rf"(?<![\w.]){last}{low}(?:bottom|foot)\b", source
        ):
            return 1
        up, down = UPWARD.search(source), DOWNWARD.search(source)
        if up and (not down or up.start() < down.start()):
            return -1
        return 1 if down else 0
    back = LEFTWARD.search(source)
    if back:
        return -1
    if RIGHTWARD.search(source) or re.search(rf"{first}\s*(?:\(|at the |on the |at )?(?:far )?left", source):
        return 1
    return 0


ITEM_LABEL = re.compile(r"^(.{1,80}?)(?:\s*[:–—]\s|\s+[-]\s|:$|$)")


def _take_children(fact: AxisFact, children: list[Text], source: str) -> None:
    """Categories from the list items under an axis statement; what follows the name is a gloss."""
    names: list[str] = []
    spans: list[Span] = []
    listed: list[tuple[Text, LabelList]] = []
    for child in children:
        lead = re.match(
            r"\s*(?:labels?|title|label text|name|axis (?:label|title))\s*[:=]\s*(.+)$", child.text, re.I
        )
        if lead:
            label = clean_label(lead.group(1))
            if label and fact.label is None:
                fact.label, fact.label_span = label, child.span(lead.start(1), lead.end(1))
            continue
        aside = re.match(
            r"\s*(?:categories|values|tick labels?|ticks?|tick marks?|markers|range|scale|items|labels?|"
            r"tick values|classes|rows|columns|order|entries)\b[^:=]{0,40}[:=]",
            child.text,
            re.I,
        )
        found = find_labels(child.text[aside.end() :] if aside else child.text)
        if found is not None and (aside or len(children) == 1):
            shift = aside.end() if aside else 0
            listed.append((child.cut(shift), found))
            continue
        match = ITEM_LABEL.match(child.text)
        name = tidy(match.group(1)) if match else ""
        if name:
            names.append(name)
            spans.append(child.span(0, len(match.group(1)) if match else None))
    if listed:
        child, found = listed[0]
        turn = direction(source + " " + child.text, found.texts, "y")
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
