"""What the panels of one figure tell of each other: the same rows as before, the order of the values."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.assembly.panels.parts.part_words import PART
from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.document.blocks import OF_LINE, Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.lines.plain_lists import plain_values
from replot.reading.description.statements.cells.statement import Ranks, statement
from replot.reading.description.statements.panel_titles import panel_title
from replot.reading.description.statements.refuse import shows_one
from replot.reading.description.statements.title_words import GENERIC, PANEL_PREFIX

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import Facts, PanelFacts
    from replot.reading.description.statements.bars.fact import BarFact

__all__ = [
    "SAME_BUT",
    "SAME_WHOLE",
    "drop_other_figures",
    "drop_title_of_some",
    "same_as_before",
    "same_bar",
    "share_last_bar",
    "take_bar_before",
    "take_cells_of_same",
    "take_missing_axis",
    "take_order_of_first",
    "title_of_the_one",
]
SAME_LINES = {
    "y": rare(r"\bsame (?:[\w-]+ ){0,3}(?:rows?|row labels|y[- ]?axis|vertical axis)\b", re.I),
    "x": rare(r"\bsame (?:[\w-]+ ){0,3}(?:columns?|column labels|x[- ]?axis|horizontal axis)\b", re.I),
}
SAME_AXES = rare(
    r"\bsame (?:[\w-]+ ){0,2}(?:axes|layout|grid|rows and columns|labels|structure)\b|"
    r"\bsame [a-z-]+(?: [a-z-]+)?(?:,|,? and)(?: the)? same [a-z-]+|"
    r"\b(?:axes|rows and columns|labels)(?: and [a-z]+)? (?:are |stay |remain )?(?:all )?"
    r"(?:the same|identical|unchanged|as (?:in|for|before|above)|like (?:in|those))\b",
    re.I,
)
LONGEST = 8000


def same_as_before(axis: str, inside: list[Block]) -> bool:
    """Whether the part about a panel gives one axis only as that of the panel before: ``the same rows``."""
    texts = [block.text.text for block in inside if len(block.text) < LONGEST]
    return any(SAME_LINES[axis].search(text) or SAME_AXES.search(text) for text in texts)


SAME_IN_ALL = rare(
    r"\b(?:same|identical|similar) (?:[\w-]+ ){0,2}(?:structure|format|layout|set-?up|design|colou?r\w*)\b"
    r"[^.;]{0,30} (?:as|to|like)\b",
    re.I,
)
"""``Same structure as (a)``: what is not told of a panel is as in the one before."""


def take_bar_before(scopes: list[Scope], facts: Facts) -> None:
    """Give a panel that is told to be like the one before the colour bar of that one, where it has none."""
    for (one, two), scope in zip(pairwise(facts.panels), scopes[1:], strict=False):
        texts = (block.text.text for block in scope.blocks if len(block.text) < LONGEST)
        bare = two.bar.vmin is None and two.bar.vmax is None and not two.bar.label
        if bare and (one.bar.label or one.bar.vmin is not None) and any(map(SAME_IN_ALL.search, texts)):
            two.bar.merge(one.bar)


SAME_BAR = rare(
    r"\b(?:same|identical) (?:[\w-]+ ){0,2}?(?:colou?r ?(?:bar|scale|map|range|limits|key)|scale|legend)"
    r"(?: and (?:\w+ ){0,2}\w+)?(?: as (?:in )?(?:the )?(?:\W?\w+\W{0,2} ?){1,4})?(?=\s*(?:[.;,)]|$))",
    re.I,
)


def same_bar(inside: list[Block], bar: BarFact) -> bool:
    """Whether the part about a panel says of its bar only that it is the one of the panel before."""
    texts = [block.text.text for block in inside if len(block.text) < LONGEST]
    return bar.vmin is None and any(SAME_BAR.search(text) for text in texts)


def share_last_bar(facts: Facts) -> None:
    """Make the bar told behind the values of the last panel that of all, if no other panel has one."""
    bars = [panel.bar for panel in facts.panels]
    told = [bar.vmin is not None or bar.label is not None for bar in bars]
    if len(bars) < 2 or any(told[:-1]) or not told[-1]:
        return
    last, common = facts.panels[-1], facts.bar
    span = bars[-1].limits_span or bars[-1].label_span
    if span is None or common.vmin is not None or common.label is not None or common.per_panel:
        return
    said = any(block.kind == "paragraph" and block.line == span.line for block in facts.blocks)
    head = last.blocks[0].line if last.blocks else span.line
    at = max(((cell.span.line, cell.span.column) for cell in last.cells), default=(head, 1))
    if (said and span.line > at[0]) or (
        (span.line, span.column) > at and any(map(_begins_with_bar, last.blocks))
    ):
        common.merge(bars[-1])
        last.bar = type(common)()


def _begins_with_bar(block: Block) -> bool:
    """Whether one of the later sentences of a block is about the bar from its first word on."""
    if not block.is_prose or len(block.text) > LONGEST:
        return False
    return any(OF_BAR.match(sentence.text) for sentence in sentences(block.text)[1:])


OF_BAR = re.compile(
    r"(?:(?:the|an?|one|single|shared|common|vertical|horizontal) ){0,3}colou?r ?(?:bar|scale)\b", re.I
)


def take_missing_axis(panel: PanelFacts, before: PanelFacts, inside: list[Block]) -> None:
    """Give a panel the labels of the one before on an axis that has none, where it has the others in common.

    It has to list values: another kind of figure lists none.
    """
    for axis, other in (("x", "y"), ("y", "x")):
        mine, theirs = getattr(panel, other).categories, getattr(before, other).categories
        if getattr(panel, axis).categories or not mine or mine != theirs:
            continue
        if any(LISTED.search(block.text.text) for block in inside if len(block.text) < LONGEST):
            getattr(panel, axis).merge(getattr(before, axis))


LISTED = re.compile(r"[-+−\d.]+%?\s*[,;|]\s*[-+−]?\d")


SAME_BUT = rare(
    r"\b(?:the same|same as|identical|unchanged|like (?:that|the one)|equals?)\b[^.;]{0,60}?"
    r"(?:\b(?:except|but for|apart from|save for|other than|with the exception|only)\b|[,:] but\b)",
    re.I,
)
SAME_WHOLE = re.compile(
    r"\W*(?:is |looks |are )?(?:exactly |just )?(?:the same|same|identical)"
    r"(?: (?:as|to) (?:in |for |that of )?(?:the )?[\w'’-]+(?: (?:panel|heat ?map|map|one))?)?\W*$",
    re.I,
)
"""``The second one is exactly the same.``, behind the name of a panel."""


def take_cells_of_same(scopes: list[Scope], facts: Facts) -> None:
    """Give a panel that is the same as another but for some cells the other cells of that one.

    ``The women's panel is the same except for oak, which is 15.`` That other one is named there, or the one
    before.
    """
    for k, (scope, panel) in enumerate(zip(scopes, facts.panels, strict=False)):
        part = next((block for block in scope.blocks if block.marker == PART), None)
        if not k or part is None:
            continue
        told = part.text.text[lead_of(part)[1] :]
        if not SAME_WHOLE.match(told) and not (panel.cells and SAME_BUT.search(told)):
            continue
        named = [one for one in facts.panels[:k] if one.title and one.title in told]
        like = named[0] if len(named) == 1 else facts.panels[k - 1]
        if (like.x.categories, like.y.categories) != (panel.x.categories, panel.y.categories):
            continue
        own = {(cell.row, cell.column) for cell in panel.cells}
        panel.cells += [cell for cell in like.cells if (cell.row, cell.column) not in own]


def take_order_of_first(scopes: list[Scope], facts: Facts) -> None:
    """Place bare lists behind the names of panels, where the first panel tells the place of each value.

    ``A: dog-dog 1, dog-cat 2, cat-dog 3, cat-cat 4. B: 5, 6, 7, 8.``
    """
    first = facts.panels[0]
    if len(facts.panels) < 2:
        return
    places = [(cell.row, cell.column) for cell in first.cells]
    if len(places) < 3 or len(set(places)) < len(places) or None in [c.quantity for c in first.cells]:
        return
    frame = facts.frame(first.x, first.y)
    for scope, panel in zip(scopes[1:], facts.panels[1:], strict=False):
        same = (panel.x.categories, panel.y.categories) == (first.x.categories, first.y.categories)
        if scope.head is None or scope.head.marker != PART or panel.cells or not same:
            continue
        text = scope.head.text.cut(scope.lead_end)
        values = plain_values(text.text, frame)
        if values is not None and len(values) == len(places):
            for (quantity, start, end), place in zip(values, places, strict=True):
                panel.cells.append(statement(*place, quantity, Ranks.LIST, text.span(start, end)))


def drop_other_figures(scopes: list[Scope], facts: Facts) -> None:
    """Drop the parts that tell of no heatmap, beside one that does: other axes, and no value of any cell."""
    told = [
        bool(panel.tables) or any(shows_one(block.text.text) for block in scope.blocks)
        for scope, panel in zip(scopes, facts.panels, strict=False)
    ]
    shared = [_tells_axis_of_table(panel, facts.panels) or _only_leads_on(panel) for panel in facts.panels]
    if any(shared):
        facts.panels = [panel for panel, drop in zip(facts.panels, shared, strict=True) if not drop]
        scopes[:] = [scope for scope, drop in zip(scopes, shared, strict=False) if not drop]
        return
    if all(told) or not any(told):
        return
    first = facts.panels[told.index(True)]
    in_tables = any(panel.tables for panel in facts.panels)
    names = {first.x.label, first.y.label} - {None} if in_tables else {first.x.label, first.y.label, None}
    kept = [
        k
        for k, panel in enumerate(facts.panels)
        if told[k] or panel.cells or panel.x.label in names or panel.y.label in names
    ]
    facts.panels = [facts.panels[k] for k in kept]
    scopes[:] = [scopes[k] for k in kept]


LEADS_ON = re.compile(
    r"(?:from|according to|based on|in|given|looking at) (?:the|these|this|those|all|our)\b", re.I
)
"""``From the classification reports``, before a list: no name of a panel."""


def _only_leads_on(panel: PanelFacts) -> bool:
    """Whether what looks like a name of a panel leads to remarks, and nothing is told of a heatmap there."""
    told = panel.cells or panel.tables or panel.x.categories or panel.y.categories
    return not told and LEADS_ON.match(panel.title or "") is not None


def _tells_axis_of_table(panel: PanelFacts, others: list[PanelFacts]) -> bool:
    """Whether a part only lists the labels of one axis that panels in tables have: a caption beside them."""
    listed = [axis.categories for axis in (panel.x, panel.y) if axis.categories]
    if panel.cells or panel.tables or len(listed) != 1:
        return False
    labels = set(map(_plain, listed[0]))
    tables = (other for other in others if other.tables)
    return any(labels == set(map(_plain, axis.categories)) for other in tables for axis in (other.x, other.y))


def _plain(label: str) -> str:
    return key(label.replace("_", " "))


def title_of_the_one(facts: Facts) -> None:
    """Give the one heatmap of a figure the title that the text gives it as a panel of others."""
    line = facts.title_span.line if facts.title_span is not None else 0
    caption = any(block.line == line and FIGURE.match(block.text.text) for block in facts.blocks)
    if len(facts.panels) != 1 or facts.panels[0].title or (facts.title is not None and not caption):
        return
    panel = facts.panels[0]
    for block in facts.blocks:
        heads_line = block.marker == OF_LINE
        if not (block.is_prose or heads_line) or not shows_one(block.text.text):
            continue
        lead, stop = lead_of(block)
        names = PANEL_PREFIX.match(lead) and KIND.search(lead) and not FIGURE.match(lead)
        if names and (heads_line or (block.text.bold and stop < len(block.text))):
            title = panel_title(lead)
            if title and not GENERIC.match(title):
                panel.title, panel.title_span = title, block.text.span(0, len(lead))
                return
        titled = TITLED.search(block.text.text)
        if titled is not None:
            panel.title, panel.title_span = tidy(titled["title"]), block.text.span(*titled.span("title"))
            return


FIGURE = re.compile(r"\W*fig(?:ure|\.)?\s*\d", re.I)
KIND = re.compile(r"\bheat ?map|\bmatrix\b|\bmap\b", re.I)
TITLED = rare(
    r"\bheat[- ]?map,? (?:titled|entitled|captioned|headed) (?:as )?"
    r"(?P<title>[\"“][^\"”\n]{2,120}[\"”]|(?<!\w)['‘][^'‘’\n]{2,120}['’](?!\w))"
    r"(?! (?:on|along|for) the (?:[xy]|horizontal|vertical)\b)",
    re.I,
)


def drop_title_of_some(facts: Facts, scopes: list[Scope], blocks: list[Block]) -> None:
    """Forget the title of the figure where it is a heading over some of the panels only."""
    above = [set(scope.head.parents) for scope in scopes if scope.head is not None]
    line = facts.title_span.line if facts.title_span is not None else 0
    heads = [block for block in blocks if block.kind == "heading" and block.line == line]
    if any(0 < sum(head in parents for parents in above) < len(scopes) for head in heads):
        facts.title = facts.title_span = None
