"""What the text says about the axes: their labels, their categories, and where they begin."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.sides import side_of
from replot.reading.description.statements.axes.about_axes import WITH_VALUES, about_axes
from replot.reading.description.statements.axes.both.both import (
    before_cells,
    read_both_axes,
    read_two_items,
    take_kind_of_both,
)
from replot.reading.description.statements.axes.both.bracketed import read_bracketed_axes
from replot.reading.description.statements.axes.both.indexed import read_indexed_cell
from replot.reading.description.statements.axes.both.lettered import read_letters, read_marked_axes
from replot.reading.description.statements.axes.both.rows_columns import (
    read_as_axes,
    read_listed_lines,
    read_named_axes,
    read_under_one_verb,
)
from replot.reading.description.statements.axes.both.shared import (
    bracket_of_both,
    put_on_both,
    take_of_shared_kind,
    take_repeated,
)
from replot.reading.description.statements.axes.both.true_predicted import (
    take_classes_of_sides,
    true_and_predicted,
)
from replot.reading.description.statements.axes.categories.by_name import labels_by_name
from replot.reading.description.statements.axes.categories.continued import continues, names_below
from replot.reading.description.statements.axes.categories.crossed_lists import (
    AGAINST,
    DIMENSIONS,
    crosses_lists,
)
from replot.reading.description.statements.axes.categories.listed_first import read_listed_first
from replot.reading.description.statements.axes.facts import (
    AxisFact,
    drop_name_before_first,
    with_list,
)
from replot.reading.description.statements.axes.labels.named_sides import read_named_sides
from replot.reading.description.statements.axes.labels.trailing import name_only, take_slashed
from replot.reading.description.statements.axes.mentioned import is_labels_end, read_mentioned
from replot.reading.description.statements.axes.mentions import Mention, axis_mentions, main_mention
from replot.reading.description.statements.axes.sides.directions import read_directions
from replot.reading.description.statements.axes.sides.edges import edges_as_axes, said_plainly
from replot.reading.description.statements.axes.sides.sided import read_side_items, read_sides
from replot.reading.description.statements.axes.sides.told_apart import read_apart, take_titles
from replot.reading.description.statements.axes.words import (
    AXES_UNTITLED,
    BOTH,
    BOTH_IN_ORDER,
    HINT,
    ITS_VALUES,
    NAME_ASIDE,
    OTHER,
    ROWS_BEFORE,
    SAME,
)
from replot.reading.description.statements.bars.words import STARTS_BAR

__all__ = ["read_axes"]


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
    pieces = ((said_plainly(_without_gloss(text)), children, first) for text, children, first in pieces)
    pieces = sorted(pieces, key=lambda piece: HEADERS.search(piece[0].text) is not None)
    facts = facts if facts is not None else {"x": AxisFact(), "y": AxisFact()}
    read_side_items([text for text, _, _ in pieces], facts)
    if not (facts["x"].categories and facts["y"].categories):
        plain = edges_as_axes([text for text, _, _ in pieces])
        pieces = [(text, *piece[1:]) for text, piece in zip(plain, pieces, strict=True)]
    last: str | None = None
    for text, children, first in pieces:
        if NAME_ASIDE.fullmatch(text.text):
            last = None
            continue
        last = _read_piece(text, children, facts, None if first else last)
    untitled = any(AXES_UNTITLED.search(text.text) for text, _, _ in pieces)
    labels_by_name([text for text, _, _ in pieces], facts)
    read_indexed_cell((text for text, _, _ in pieces), facts)
    take_classes_of_sides((text for text, _, _ in pieces), facts)
    true_and_predicted((text for text, _, _ in pieces), facts)
    if not (facts["x"].categories or facts["y"].categories):
        take_kind_of_both([(text, children) for text, children, _ in pieces], facts)
    if facts["x"].label and facts["y"].label and not (facts["x"].categories or facts["y"].categories):
        take_repeated((text for text, _, _ in pieces), facts)
    take_of_shared_kind((text for text, _, _ in pieces), facts)
    for here, there in (("x", "y"), ("y", "x")):
        fact, other = facts[here], facts[there]
        if fact.same and not fact.categories and other.categories:
            fact.categories, fact.category_spans, fact.kind = (
                other.categories,
                other.category_spans,
                other.kind,
            )
            fact.directed, fact.span = True, other.span
    take_titles((text for text, _, _ in pieces), facts)
    for fact in facts.values():
        take_slashed(fact)
        drop_name_before_first(fact)
        fact.label = name_only(fact)
        if fact.label and is_labels_end(fact.label, fact.categories):
            fact.label = fact.label_span = None
        if untitled and not fact.outright:
            fact.label, fact.label_span, fact.unlabelled = None, None, True
    return facts


GLOSS = rare(
    r"\s?\((?:(?:the|those) (?:one |\w+ ){1,2})?(?:who|which|that|what|whom|whose)\b[^()]{1,60}\)", re.I
)
"""``Predator (who eats)``: what the name of an axis means."""


def _without_gloss(text: Text) -> Text:
    gloss = GLOSS.search(text.text)
    return text if gloss is None else text.cut(0, gloss.start()).join(text.cut(gloss.end()), gap="")


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


HEADERS = rare(r"\b(?:row|column) head(?:er|ing)s?\b", re.I)
PLACE_NOTE = rare(
    r"\((?:the )?(?:top|bottom|left|right|upper|lower|middle|first|last|cent(?:er|re))(?:most)? "
    r"(?:row|column)\)", re.I
)
"""Where a label stands, which names no axis: ``"Mistral" (top row)``."""


MOST_TURNS = 6
"""How often a sentence turns to the axes again and is still gone along with."""


def _read_piece(
    text: Text, children: list[Text], facts: dict[str, AxisFact], last: str | None, turns: int = 0
) -> str | None:
    """Take what a sentence says of the axes, which is the rest of one that turned to them some times before.

    Returns
    -------
    str or None
        The axis that a sentence behind this one may go on about: ``"x"``, ``"y"``, ``"xy"``.
    """
    if STARTS_BAR.match(text.text) and (both := BOTH.search(text.text)) is not None:
        # "colour bar "Share", and model labels A, B, C"
        return "xy" if read_both_axes(text.cut(both.start()), children, facts) else None
    order = ORDER.match(text.text)
    if order is None and all(side_of(facts[axis].label or "") for axis in "xy"):
        order = CLASSES.match(text.text)  # of the truth and of the prediction
    named_only = all(facts[axis].label and not facts[axis].categories for axis in "xy")
    if order is not None and named_only and _take_classes(text.cut(order.end()), facts):
        return None
    lists = "(" in text.text or "∈" in text.text or AGAINST.search(text.text) is not None
    lists = lists and (HINT.search(text.text) is None or DIMENSIONS.search(text.text) is not None)
    if lists and crosses_lists(text, facts):
        return None
    if OF_EACH.search(text.text) and HINT.search(text.text) is None:
        return "xy" if read_both_axes(text, children, facts) else None
    if children and read_two_items(text, children, facts):
        return "xy"
    if (last is None and not HINT.search(text.text)) or ITS_VALUES.match(text.text):
        return None
    if ROWS_BEFORE.search(text.text):
        return None
    children = children if WITH_VALUES.search(text.text) is None else []
    text = read_listed_first(about_axes(text), facts)
    source = text.text
    if STARTS_BAR.match(source) and not AXES.search(source):
        return None
    if names_below(source, facts, last, children):
        return last
    if not HINT.search(PLACE_NOTE.sub("", source)):
        return last if continues(source, text, facts, last, children) else None
    read_named_sides(text, facts)
    further = "; " in source and turns < MOST_TURNS
    if further and (apart := _said_twice(source, axis_mentions(source))) > 0:
        _read_piece(text.cut(0, apart), [], facts, last)
        return _read_piece(text.cut(apart + 2), children, facts, None, turns + 1)
    if (classes := CLASSES_BEHIND.search(source)) is not None and _name_sides(text, classes.span(), facts):
        return "xy"
    if (ordered := IN_ORDER.search(source)) is not None:
        _take_names(text.cut(0, ordered.start()), facts)
        return "xy" if read_both_axes(text.cut(ordered.end()), children, facts) else None
    if read_sides(text, facts) or read_apart(text, facts) or read_bracketed_axes(text, facts):
        return None
    _named_axis(text, facts)
    if read_directions(text, facts):
        return None
    read_under_one_verb(text, facts)
    read_listed_lines(text, facts)
    read_letters(text, facts)
    if read_as_axes(text, facts) or read_named_axes(text, facts) or read_marked_axes(text, facts):
        return None
    text = before_cells(text)
    source = text.text
    if read_both_axes(text, children, facts):
        both = BOTH.search(source)
        if both and _are_two(axis_mentions(source[: both.start()])):
            apart = source.rfind("; ", 0, both.start())  # "X on the left, Y on top; A, B and C on both sides"
            behind = apart >= 0 and not axis_mentions(source[apart : both.start()])
            _read_piece(text.cut(0, apart if behind else both.start()), [], facts, None)
        return "xy"
    mentions = axis_mentions(source)
    if not mentions:
        return last if continues(source, text, facts, last, children) else None
    if _are_two(mentions):
        opened = bracket_of_both(source, mentions[0].start, mentions[-1].end)
        listed = find_labels(source[:opened]) if opened > 0 else None
        if listed is not None and listed.kind == "list":
            _read_piece(text.cut(opened + 1, source.find(")", opened)), [], facts, None)
            put_on_both(with_list(AxisFact(), text, listed, 0, source[:opened], "y"), facts)
            return None
    elif len(mentions) > 1:
        if further and (apart := source.find("; ", mentions[0].end, mentions[-1].start)) > 0:
            last = _read_piece(text.cut(0, apart), [], facts, last, turns + 1)
            return _read_piece(text.cut(apart + 2), children, facts, last, turns + 1)
        mentions = (main_mention(mentions, source),)
    read_mentioned(text, children, mentions, facts)
    return mentions[-1].axis


def _name_sides(text: Text, lead: tuple[int, int], facts: dict[str, AxisFact]) -> bool:
    """Take the names of both axes before some words, and the labels of both behind; whether there are."""
    named = {axis: AxisFact() for axis in "xy"}
    _read_piece(text.cut(0, lead[0]), [], named, None, MOST_TURNS)
    only = all(fact.label and not fact.categories for fact in named.values())
    if not only or not _take_classes(text.cut(lead[1]), named):
        return False
    for axis, fact in named.items():
        facts[axis].merge(fact)
    return True


def _take_classes(text: Text, facts: dict[str, AxisFact]) -> bool:
    """Take the labels that a text begins with for both axes; whether there are any."""
    listed = find_labels(text.text)
    if listed is None or listed.kind == "partial":
        return False
    put_on_both(with_list(AxisFact(), text, listed, 0, "", "y"), facts)
    return True


def _take_names(text: Text, facts: dict[str, AxisFact]) -> None:
    """The names of both axes, of which the labels are listed elsewhere: ``start in the rows``."""
    own = {axis: AxisFact() for axis in "xy"}
    _read_piece(text, [], own, None, MOST_TURNS)
    for axis, fact in own.items():
        label, span = fact.label, fact.label_span
        if label is None and fact.categories:  # "times, start in the rows"
            label, span = fact.categories[-1], fact.category_spans[-1]
        if label is not None:
            facts[axis].merge(AxisFact(label=label, label_span=span))


IN_ORDER = rare(rf", (?={BOTH_IN_ORDER})", re.I)
ORDER = re.compile(
    r"\W*(?:(?:class(?:es)?|labels?|category) )?order(?: of (?:the )?(?:classes|labels|"
    r"categories))?:\s+(?=\S)", re.I
)
"""``Order: A, B, C``, behind the names of both axes."""
CLASSES = re.compile(
    r"\W*(?:the )?(?:[a-z]+ |\d+ ){0,2}(?:classes|categories|labels)(?: \w+ order)?\s*(?::|are:?|"
    r"\bbeing)\s+(?=\S)", re.I
)
"""``The three classes are A, B and C``."""
OF_EACH = rare(
    r"\b(?:values|classes|categories|labels|levels|outcomes) (?:for|on|of|in) (?:each|both)\b", re.I
)
"""``rows are the truth, columns the guess; there are two values for each: A and B``."""
CLASSES_BEHIND = rare(
    r"[,;] (?:and |with )?(?:the )?(?:[a-z]+ |\d+ )?classes(?: are|:)? (?=[^\s,;.]+(?: [^\s,;.]+)?(?:,|,? "
    r"and) )",
    re.I,
)
"""``rows true, columns predicted, classes A, B``: what follows is on both axes."""
AXES = re.compile(r"\bax[ei]s\b", re.I)


def _said_twice(source: str, mentions: Sequence[Mention]) -> int:
    """Where a sentence turns to both axes again: ``y-axis "Town" and x-axis "Day"; rows: A; columns: 1``."""
    if len(mentions) < FEWEST_TWICE:
        return -1
    for semicolon in SEMICOLON.finditer(source):
        at = semicolon.start()
        parts = ([m for m in mentions if m.start < at], [m for m in mentions if m.start > at])
        if all(map(_are_two, parts)):
            return at
    return -1


FEWEST_TWICE = 4
SEMICOLON = re.compile(r"; ")


def _are_two(mentions: Sequence[Mention]) -> bool:
    return len({mention.axis for mention in mentions}) == 2
