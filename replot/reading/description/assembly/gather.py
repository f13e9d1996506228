"""Document to statements to figure: the compiler's main road."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property

from replot.findings import Finding, Span
from replot.reading.description.assembly.bars_told import read_bars
from replot.reading.description.assembly.colouring import Colouring
from replot.reading.description.assembly.declared import declared_panels, told_panels
from replot.reading.description.assembly.implicit import implicit_scopes, take_shown_measure
from replot.reading.description.assembly.in_order import fixed_above, items_in_order
from replot.reading.description.assembly.infer import SQUARE, infer_axes
from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.assembly.leftovers import leaves_over, tried_sentences
from replot.reading.description.assembly.own_tables import classes_of_report, own_tables
from replot.reading.description.assembly.panel_names import ASIDE
from replot.reading.description.assembly.parts import panel_parts
from replot.reading.description.assembly.pieces import axis_pieces, pieces_of
from replot.reading.description.assembly.rivals import best_axes
from replot.reading.description.assembly.scopes import Scope, find_scopes
from replot.reading.description.assembly.siblings import (
    drop_other_figures,
    drop_title_of_some,
    same_as_before,
    take_order_of_first,
    title_of_the_one,
)
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.numbering import take_off_numbers
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import (
    find_quantities,
    says_accounting,
)
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.roles import AXES, CLAIMS, OVERVIEW, TITLE, role_of, roles
from replot.reading.description.limits import current, too_many, way_out
from replot.reading.description.statements.axes import read_axes
from replot.reading.description.statements.axis_facts import BARE_FACT, AxisFact
from replot.reading.description.statements.axis_words import MENTION, OTHER
from replot.reading.description.statements.bar_limits import read_limits
from replot.reading.description.statements.bar_words import BAR
from replot.reading.description.statements.bars import BarFact, read_bar
from replot.reading.description.statements.bound import CLAIM_WORDS
from replot.reading.description.statements.cells import CellStatement, Context, Ranks
from replot.reading.description.statements.diagonals import DIAGONAL
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.kinds import kinds_of
from replot.reading.description.statements.table_facts import TableFact
from replot.reading.description.statements.tables import code_table, read_table
from replot.reading.description.statements.titles import read_title
from replot.reading.description.statements.vague import REMARK, without_impressions
from replot.reading.description.statements.values import COMMENT, may_hold_values, read_values

__all__ = ["Facts", "PanelFacts", "gather", "is_axis_talk"]


@dataclass
class PanelFacts:
    """All that the text says of one panel."""

    title: str | None = None
    title_span: Span | None = None
    x: AxisFact = field(default_factory=AxisFact)
    y: AxisFact = field(default_factory=AxisFact)
    bar: BarFact = field(default_factory=BarFact)
    cells: list[CellStatement] = field(default_factory=list)
    claims: list[CellStatement] = field(default_factory=list)
    tables: list[TableFact] = field(default_factory=list)
    misfits: list[tuple[Span, int, int]] = field(default_factory=list)
    strays: list[tuple[str, Span]] = field(default_factory=list)
    assumed: set[str] = field(default_factory=set)
    classes: tuple[str, ...] = ()
    blocks: list[Block] = field(default_factory=list)
    colouring: Colouring | None = None
    lost: list[Span] = field(default_factory=list)
    told: list[tuple[Text, int]] = field(default_factory=list)
    upward: bool = False

    @cached_property
    def _label_places(self) -> dict[int, list[tuple[int, int]]]:
        """Where the labels of the axes stand, line by line."""
        places: dict[int, list[tuple[int, int]]] = {}
        for fact in (self.x, self.y):
            for line, column, length, _ in fact.category_spans if fact.kind == "list" else ():
                places.setdefault(line, []).append((column, column + length))
        return places

    def is_label(self, span: Span) -> bool:
        """Whether words are part of the list of labels of an axis, and so no value."""
        places = self._label_places.get(span.line)
        return places is not None and any(start <= span.column < end for start, end in places)

    @property
    def states_values(self) -> bool:
        """Whether a number is stated outside the commentary."""
        return any(c.quantity is not None and c.rank < Ranks.CLAIM for c in self.cells)


@dataclass
class Facts:
    """All that the text says."""

    title: str | None = None
    title_span: Span | None = None
    panels: list[PanelFacts] = field(default_factory=list)
    bar: BarFact = field(default_factory=BarFact)
    blocks: list[Block] = field(default_factory=list)
    roles: dict[Block, str] = field(default_factory=dict)
    accounting: bool = False
    findings: list[Finding] = field(default_factory=list)
    colouring: Colouring | None = None
    frames: dict[tuple, Frame] = field(default_factory=dict)
    cells: int = 0
    prose: str = ""

    def frame(self, x: AxisFact, y: AxisFact, up: bool = False, pairs_xy: bool = False) -> Frame:
        """The frame of two axes; panels with the same axes share one, and all that it has looked up."""
        names = (x.categories, y.categories, x.label, y.label, up, pairs_xy)
        if names not in self.frames:
            kinds = kinds_of(self.prose, x.categories, y.categories)
            self.frames[names] = Frame(*names, self.accounting, kinds)
        return self.frames[names]


LONGEST_PROSE = 20_000
"""Letters of prose in which the words for one of the labels are looked for."""


@dataclass
class _Told:
    """What the document says around its panels.

    Attributes
    ----------
    roles : dict of Block to str
    children : dict of Block to list of Text
        The items under a block.
    grids : dict of Block to list of TableFact
    axes : (dict, dict)
        What is said of the axes outside the parts of the panels, and anywhere.
    fallback : dict or None
        The same with the commentary, where the rest does not say enough.
    whole : str
        The prose and the captions of tables, without what is too long to be read as a whole.
    upward : bool
        Whether rows are counted from the bottom.
    ragged : bool
        Whether rows may be as long as their number.
    squeezed : str
        The prose in lower case and without white space.
    classes : tuple of str
        The names that a classification report gives to the classes.
    outside : list of Block
        What stands in no part about one panel.
    """

    roles: dict[Block, str]
    children: dict[Block, list[Text]]
    grids: dict[Block, list[TableFact]]
    axes: tuple[dict[str, AxisFact], dict[str, AxisFact]]
    fallback: dict[str, AxisFact] | None
    whole: str
    upward: bool
    ragged: bool
    squeezed: str
    classes: tuple[str, ...]
    outside: list[Block]


def gather(blocks: list[Block]) -> Facts:
    """Read all statements of a document."""
    take_off_numbers(blocks)
    blocks = panel_parts(blocks)
    accounting = any(says_accounting(b.text.text) for b in blocks if len(b.text) < 20_000)
    every = _tables(blocks, accounting or None)
    blocks, grids, beside = own_tables(blocks, every)
    take_shown_measure(blocks, grids)
    found = roles(blocks)
    facts = Facts(blocks=blocks, roles=found, accounting=accounting, findings=beside)
    facts.prose = " ".join(b.text.text for b in blocks if b.kind not in ("table", "code"))[:LONGEST_PROSE]
    facts.title, facts.title_span = read_title(blocks, found)
    children: dict[Block, list[Text]] = {}
    deeper: dict[Block, Block] = {}
    for block in blocks:
        if block.kind == "item" and block.parents:
            children.setdefault(block.parents[-1], []).append(block.text)
            head, above = block.parents[-1], block.parents[-2:-1]
            if above and BARE_FACT.fullmatch(head.text.text) and deeper.setdefault(above[0], head) is head:
                children.setdefault(above[0], []).append(block.text)
    general = pieces_of([b for b in blocks if role_of(b, found) != CLAIMS], children)
    axes = read_axes(axis_pieces(blocks, found, children))
    fallback = None
    if not (axes["x"].categories and axes["y"].categories):
        fallback = read_axes(pieces_of(blocks, children))
    frame = facts.frame(axes["x"], axes["y"])
    scopes = find_scopes(blocks, found, frame, grids)
    facets = None
    if not scopes:
        scopes, facets = implicit_scopes(blocks, found, grids, frame)
    if not scopes:
        scopes = declared_panels(blocks) or told_panels(blocks, bool(grids))
    drop_title_of_some(facts, scopes, blocks)
    outside = blocks
    if scopes and facets is None:
        taken = {block for scope in scopes for block in scope.blocks}
        outside = [b for b in blocks if b not in taken]
    positions: dict[int, BarFact] = {}
    for block in outside:  # a colour bar given as a line of a two-column table
        for row in block.rows if block.kind == "table" else ():
            if len(row) == 2 and BAR.search(row[0].text) and len(row[0].text) < 40:
                bar = read_bar(row[0].join(row[1], gap=": "), [], named=True)
                if bar is not None:
                    facts.bar.merge(bar)
    read_bars([b for b in outside if role_of(b, found) != CLAIMS], children, frame, facts.bar, positions)
    axes_outside = read_axes(axis_pieces(outside, found, children)) if scopes and facets is None else axes
    prose = " ".join(b.text.text for b in blocks if b.kind not in ("table", "code"))
    told = _Told(
        found,
        children,
        grids,
        (axes_outside, axes),
        fallback,
        whole=" ".join(b.text.text for b in blocks if b.kind != "code" and len(b.text) < 20_000),
        upward=bool(UPWARD_ROWS.search(" ".join(piece[0].text for piece in general))),
        ragged=bool(RAGGED.search(prose)),
        squeezed="".join(prose.split()).lower(),
        classes=classes_of_report(every),
        outside=outside,
    )
    most = current.get().panels
    if len(scopes) > most:
        first = scopes[most]
        message = f"the text has {len(scopes):,} panels, more than the limit of {most:,}; others are left out"
        spans = (first.span,) if first.span is not None else ()
        facts.findings.append(Finding("R402", message, way_out("panels", len(scopes)), spans, ("panels",)))
        scopes = scopes[:most]
    for scope in scopes or [Scope(None, blocks=blocks)]:
        facts.panels.append(_panel(scope, bool(scopes), facts, told))
    drop_other_figures(scopes, facts)
    take_order_of_first(scopes, facts)
    title_of_the_one(facts)
    for k, bar in positions.items():
        if len(facts.panels) > 1:
            bar.merge(facts.panels[k].bar)
            facts.panels[k].bar = bar
    return facts


def _tables(blocks: list[Block], accounting: bool | None) -> dict[Block, list[TableFact]]:
    out: dict[Block, list[TableFact]] = {}
    for k, block in enumerate(blocks):
        table: Block | None = block
        if block.kind == "code":
            table = code_table(block)
            if table is not None:
                table.parents = block.parents
        elif block.kind != "table":
            continue
        if table is None or _other_table(blocks, k):
            continue
        if grids := read_table(table, accounting=accounting):
            out[block] = grids
    return out


OTHER_TABLE = re.compile(r"^\W*(?:(?:supplementary|extended data) )?table\s+[A-Z]?\d+\b", re.I)
FIGURE = re.compile(r"^\W*(?:\[image|fig(?:ure|\.)?\s*[A-Z]?\d|!\[)", re.I)


def _other_table(blocks: list[Block], k: int) -> bool:
    """Whether a table is one of the paper's own, numbered apart from the figure that the text describes."""
    before = [b for b in blocks[max(0, k - 2) : k] if b.kind in ("paragraph", "heading", "item")]
    numbered = any(
        OTHER_TABLE.match(b.text.text) and not re.search(r"heat ?map", b.text.text, re.I)
        for b in before
        if b.kind != "heading"
    )
    return numbered and any(FIGURE.match(b.text.text) for b in blocks if b.kind in ("paragraph", "item"))


RAGGED = rare(r"\b(?:lower[- ]?triang\w+|upper triang\w+|causal|above the diagonal|upper half)\b", re.I)
UPWARD_ROWS = rare(
    r"\brows? (?:are )?(?:numbered|listed|counted|given|read)?\s*(?:here )?from (?:the )?bottom\b|"
    r"\brows from the bottom\b|\bbottom (?:row )?first\b",
    re.I,
)
ONLY_LABEL = re.compile(r"^\W*$")


def _panel(scope: Scope, several: bool, facts: Facts, told: _Told) -> PanelFacts:
    blocks, found, children, grids, axes = facts.blocks, told.roles, told.children, told.grids, told.axes
    panel = PanelFacts(
        scope.title, scope.span, blocks=scope.blocks if several else [], classes=told.classes
    )
    inside = [b for b in scope.blocks if role_of(b, found) != CLAIMS or b is scope.head]
    own_axes = {"x": AxisFact(), "y": AxisFact()}
    if several:
        read_axes(axis_pieces([b for b in inside if b.kind != "heading"], found, children), own_axes)
        read_bars(
            inside, children, facts.frame(own_axes["x"], own_axes["y"]), panel.bar, shared=facts.bar
        )
        if scope.head is not None and panel.bar.vmin is None:
            aside = re.search(
                r"[(\[–—:][^()\[\]]*\b(?:scale|bar|range|limits)\b[^()\[\]]*", scope.head.text.text, re.I
            )
            if aside and (limits := read_limits(scope.head.text, aside.start())):
                panel.bar.vmin, panel.bar.vmax, panel.bar.limits_span, panel.bar.approximate = limits
    for axis in "xy":
        merged = AxisFact()
        merged.merge(own_axes[axis])
        merged.merge(axes[0][axis])
        if not merged.categories and not (own_axes["x"].categories or own_axes["y"].categories):
            merged.merge(axes[1][axis])
        if not merged.categories and facts.panels and same_as_before(axis, inside):
            merged.merge(getattr(facts.panels[-1], axis))
        setattr(panel, axis, merged)
    panel.tables = [
        g
        for b in inside
        if b in grids
        for g in grids[b]
        if not several or g.panel_name is None or g.panel_name == scope.title
    ]
    if several and scope.head in grids:
        panel.tables = [g for g in grids[scope.head] if g.panel_name in (None, scope.title)]
    only_named = several and not any(b for b in inside if b.marker != ASIDE)
    if only_named and facts.panels:  # what is told of the labels outside is the same for all
        for axis in "xy":
            getattr(panel, axis).merge(getattr(facts.panels[0], axis))
    about = told.outside if only_named and not facts.panels else inside
    if panel.title and panel.bar.label == panel.title:
        panel.bar.label = panel.bar.label_span = None  # "Title: ..." in the part about a panel
    infer_axes(panel, about, found, children, told.fallback, told.whole)
    _within_limits(facts, panel)
    prose = " ".join(b.text.text for b in inside if b.kind not in ("table", "code"))
    panel.upward = bool(UPWARD_ROWS.search(prose))
    _state_cells(panel, scope, inside, several, facts, told)
    tried = tried_sentences(inside, found) if not panel.tables else []
    if tried and leaves_over(tried, panel):

        def read(y: AxisFact, x: AxisFact) -> list[CellStatement]:
            trial = replace(panel, x=x, y=y, cells=[], misfits=[], lost=[], told=[])
            _state_cells(trial, scope, inside, several, facts, told)
            return trial.cells

        first = {"x": panel.x, "y": panel.y}
        other = best_axes(tried, first, panel.cells, bool(SQUARE.search(told.whole)), read)
        if other is not None:
            panel = replace(panel, x=other["x"], y=other["y"], cells=[], misfits=[], lost=[], told=[])
            _within_limits(facts, panel)
            _state_cells(panel, scope, inside, several, facts, told)
    if not several and not panel.states_values:  # then the commentary is all there is
        frame = facts.frame(panel.x, panel.y)
        for block in blocks:
            if block.kind not in ("table", "code") and role_of(block, found) == CLAIMS:
                _claims(block, frame, panel, told.ragged)
    return panel


def _state_cells(
    panel: PanelFacts, scope: Scope, inside: list[Block], several: bool, facts: Facts, told: _Told
) -> None:
    """Read what the prose and the lists of a panel state of its cells."""
    up = panel.upward or (several and told.upward)
    pair = f"({panel.x.label},{panel.y.label})"
    pairs_xy = bool(panel.x.label and panel.y.label) and "".join(pair.split()).lower() in told.squeezed
    frame = facts.frame(panel.x, panel.y, up, pairs_xy)
    scale_low = panel.bar.vmin if panel.bar.vmin is not None else facts.bar.vmin
    above: dict[tuple[Block, ...], dict[str, list[int]] | None] = {}
    only: dict[str, list[int]] = {}
    if len(panel.x.categories) == 1 < len(panel.y.categories) and panel.x.kind == "data":
        only = {"x": [0]}  # one column
    ordered = items_in_order(inside, frame, panel.misfits)
    for block in inside:
        if block in told.grids or block.kind in ("table", "code", "heading"):
            continue
        if not may_hold_values(block.text.text):
            continue
        if block.parents not in above:
            above[block.parents] = fixed_above(block.parents, frame)
        fixed = above[block.parents]
        if fixed is None and (lead := lead_of(block)[0]) and frame.resolve_pair(lead) is not None:
            fixed = {}  # "Highest values:", and under it one cell a line
        if fixed is not None:
            context = Context({**only, **fixed, **ordered.get(block, {})}, told.ragged, scale_low)
            _block_values(block, scope, frame, panel, role_of(block, told.roles), context)
    for block in () if panel.states_values else inside:  # a paragraph on the axes may go on to the values
        of_axes = block.kind == "paragraph" and role_of(block, told.roles) == AXES
        if of_axes and len(sentences(block.text)) > 1:
            context = Context(above.get(block.parents) or {}, told.ragged, scale_low)
            _block_values(block, scope, frame, panel, "", context)
    if any(c.rank == Ranks.REST for c in panel.cells) and any(
        len(_without_cell(sentence, frame, panel)) > understood for sentence, understood in panel.told
    ):  # what is said of the rest may not hold for the cells that were not understood
        panel.cells = [c for c in panel.cells if c.rank != Ranks.REST]
    panel.cells = without_impressions(panel.cells)


def _within_limits(facts: Facts, panel: PanelFacts) -> None:
    """Refuse a figure that is larger than the limits allow, before anything is made of its size."""
    limits = current.get()
    for axis in (panel.x, panel.y):
        if len(axis.categories) > limits.categories:
            raise too_many("labels on one axis", len(axis.categories), "categories")
    facts.cells += len(panel.x.categories) * len(panel.y.categories)
    if facts.cells > limits.cells:
        raise too_many("cells", facts.cells, "cells")


def _block_values(
    block: Block, scope: Scope, frame: Frame, panel: PanelFacts, role: str, context: Context
) -> None:
    if role == AXES and (lead := lead_of(block)[0]) and frame.resolve(lead) is not None:
        role = ""  # "Digit Scale 1: ..."
    if role == TITLE or (role == AXES and not _under_axis_label(block, frame)):
        return
    if (
        len(context.fixed) == 1
        and frame.x == frame.y
        and (own := _said_axis(lead_of(block)[0], frame)) in context.fixed
    ):
        # "Trained on X" under a bare "Y": the wording tells which of the two is the row
        other = OTHER[own]
        context = replace(context, fixed={other: context.fixed[own]})
    text = block.text
    if block is scope.head and scope.lead_end:
        text = text.cut(scope.lead_end)
    elif scope.facet:
        text = text.cut(lead_of(block)[1])
    elif block.kind in ("item", "paragraph"):
        lead, stop = lead_of(block)
        if lead and stop < len(text):
            fixed = frame.places(lead, context.fixed)
            if (
                fixed is not None
                and len(fixed) - len(context.fixed) == 2
                and len(list(find_quantities(text.text[stop:]))) > 1
            ):
                fixed = None
            own_heads = any(
                m is not None and frame.places(m.group(1), {}) is not None
                for m in (re.match(r"([^:]{1,60}):", s.text) for s in sentences(text)[1:])
            )
            if (
                fixed is not None
                and not own_heads
                and (len(fixed) < 2 or len(fixed) - len(context.fixed) == 2 or len(sentences(text)) > 1)
            ):
                context = replace(context, fixed=fixed)
                text = text.cut(stop)
            elif fixed is None and DIAGONAL.search(lead) and len(lead.split()) <= 4:
                context = replace(context, diagonal=True)
    if len(context.fixed) == 2 and (remark := REMARK.search(text.text)) is not None:
        text = text.cut(0, remark.start())
    if not text.text or (COMMENT.match(text.text) and frame.resolve(text.text.split(":")[0]) is None):
        return
    rank = Ranks.LIST if block.kind == "item" or context.fixed else Ranks.PROSE
    if role == OVERVIEW:
        rank = Ranks.CLAIM
    items = sentences(text)
    for sentence in items:
        if COMMENT.match(sentence.text) and frame.resolve(sentence.text.split(":")[0]) is None:
            continue
        if is_axis_talk(sentence.text):
            sentence = _after_axes(sentence)
        sentence = _after_lists(sentence, panel)
        got = [c for c in read_values(sentence, frame, context, rank) if not panel.is_label(c.span)]
        panel.cells.extend(got)
        if rank < Ranks.DEFAULT:
            panel.told.append((sentence, len({cell.span for cell in got})))
            panel.lost += [] if got else _without_cell(sentence, frame, panel)
    panel.misfits.extend(context.misfits)


def _after_lists(sentence: Text, panel: PanelFacts) -> Text:
    """What follows the labels of both axes, where one sentence lists them and then goes on to the values."""
    end = 0
    for fact in (panel.x, panel.y):
        last = fact.category_spans[-1] if fact.kind == "list" and fact.category_spans else None
        at = sentence.text.find(last.text) if last is not None and last.text else -1
        if last is None or at < 0 or sentence.span(at)[:2] != last[:2]:
            return sentence
        end = max(end, at + len(last.text))
    rest = sentence.cut(end)
    return rest if any(True for _ in find_quantities(rest.text)) else sentence


def _without_cell(sentence: Text, frame: Frame, panel: PanelFacts) -> list[Span]:
    """The numbers of a sentence that gives values of a label, though it could not be told of which cells."""
    source = sentence.text
    named = [sentence.span(mention.start, mention.end) for mention in frame.mentions(source) if mention.sure]
    if not named or any(map(panel.is_label, named)):
        return []
    if CLAIM_WORDS.search(source) or AXIS_TALK.search(source) or BAR.search(source):
        return []
    inside = {k for m in frame.mentions(source) for k in range(m.start, m.end)}
    left = (q for q in find_quantities(source) if not frame.numbers(q.value) and q.number_start not in inside)
    return [sentence.span(q.start, q.end) for q in left]


def _said_axis(lead: str, frame: Frame) -> str:
    """The axis whose name the words of a lead share, or nothing."""
    words = re.findall(r"[^\W\d_]{4,}", lead.lower())
    axes = {
        axis
        for alias, axis in frame.alias.items()
        if len(alias) >= 4 and " " not in alias
        for w in words
        if w.startswith(alias) or alias.startswith(w)
    }
    return axes.pop() if len(axes) == 1 else ""


AXIS_TALK = rare(
    r"\b(?:[xy][- ]axis|horizontal axis|vertical axis|axis (?:label|title)|tick (?:labels?|marks?)|"
    r"colou?r[- ]?(?:bar|scale|map|gradient|legend)|legend|gradient|"
    r"numbered (?:from|top|left|bottom|1|0|one|zero)|numbered(?=[.,;]|$)|labelled from|in steps of|"
    r"ranges? from .* to .*\bcolou?r)\b",
    re.I,
)


def is_axis_talk(source: str) -> bool:
    """Whether a sentence is about axes or colours and so holds no cells."""
    match = AXIS_TALK.search(source)
    return bool(match) and not re.search(r"\bcells?\b[^.]*\b(?:contain|read|hold|show|is|=)", source, re.I)


def _after_axes(sentence: Text) -> Text:
    """What follows the colon of a sentence that names both axes first; empty where there is no such thing."""
    source = sentence.text
    colon = source.rfind(": ")
    before = {(match.lastgroup or "").lower() for match in MENTION.finditer(source[: max(colon, 0)])}
    tail = sentence.cut(colon + 1)
    return tail if before == {"x", "y"} and not AXIS_TALK.search(tail.text) else Text()


def _under_axis_label(block: Block, frame: Frame) -> bool:
    return (
        any(frame.resolve(lead_of(parent)[0]) is not None for parent in block.parents if lead_of(parent)[0])
        and block.kind == "item"
    )


def _claims(block: Block, frame: Frame, panel: PanelFacts, ragged: bool) -> None:
    for sentence in sentences(block.text):
        if len(sentence) < 2000:
            panel.claims.extend(read_values(sentence, frame, Context(ragged=ragged), Ranks.CLAIM))
