"""One panel: its axes, its tables, and the values that its part of the text states."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.assembly.axes.infer import infer_axes
from replot.reading.description.assembly.axes.lines.line_names import as_lines_name
from replot.reading.description.assembly.axes.lists.between_ends import with_labels_between
from replot.reading.description.assembly.axes.lists.counted_kin import with_counted_kin
from replot.reading.description.assembly.axes.lists.explained import without_explanations
from replot.reading.description.assembly.axes.lists.grouped_values import spread_groups
from replot.reading.description.assembly.axes.lists.joined_names import with_joined_names
from replot.reading.description.assembly.axes.lists.shared_nouns import without_shared_noun
from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.assembly.axes.names.bare_labels import strip_keys
from replot.reading.description.assembly.axes.names.crossed_names import take_crossed_names
from replot.reading.description.assembly.axes.names.noun_names import take_names_of_lists
from replot.reading.description.assembly.axes.pairs.related_variables import tells_relations
from replot.reading.description.assembly.axes.sentences.subjects import labels_of_subjects
from replot.reading.description.assembly.axes.told_ends import turn_by_ends
from replot.reading.description.assembly.bars_told import read_bars
from replot.reading.description.assembly.facts import Facts, PanelFacts, Told
from replot.reading.description.assembly.panels.named.names import ASIDE
from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.assembly.panels.siblings import same_as_before, same_bar, take_missing_axis
from replot.reading.description.assembly.panels.values.block_cells import is_comment
from replot.reading.description.assembly.panels.values.cells import read_claims, state_cells
from replot.reading.description.assembly.panels.values.cells_in_remarks import read_cells_in_remarks
from replot.reading.description.assembly.panels.values.diagonal_in_remarks import read_diagonal_in_remarks
from replot.reading.description.assembly.pieces import axis_pieces
from replot.reading.description.assembly.rivals.best import best_axes
from replot.reading.description.assembly.rivals.leftovers import leaves_over, tried_sentences
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.lexicon.roles import CLAIMS, PLAIN, role_of
from replot.reading.description.lexicon.square import SQUARE
from replot.reading.description.limits import current, too_many
from replot.reading.description.statements.axes.facts import AxisFact
from replot.reading.description.statements.axes.sentences import read_axes
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.bars.limits import read_limits
from replot.reading.description.statements.cells.many.all_at_once import read_all_at_once
from replot.reading.description.statements.cells.relations.one_to_many import lines_of_many
from replot.reading.description.statements.cells.statement import CellStatement

__all__ = ["UPWARD_ROWS", "read_panel"]

UPWARD_ROWS = rare(
    r"\brows? (?:are )?(?:numbered|listed|counted|given|read)?\s*(?:here )?from (?:the )?bottom\b|"
    r"\brows from the bottom\b|\bbottom (?:row )?first\b",
    re.I,
)


def read_panel(scope: Scope, several: bool, facts: Facts, told: Told) -> PanelFacts:
    """All that the text says of the panel of a scope; ``several`` where the figure has more than one."""
    blocks, found, children, grids, axes = facts.blocks, told.roles, told.children, told.grids, told.axes
    panel = PanelFacts(
        scope.title, scope.span, blocks=scope.blocks if several else [], classes=told.classes
    )
    inside = [b for b in scope.blocks if role_of(b, found) != CLAIMS or b is scope.head]
    if not several and len(inside) < len(scope.blocks):
        told_in = set(inside)
        panel.comments = [b for b in scope.blocks if b not in told_in]
    own_axes = {"x": AxisFact(), "y": AxisFact()}
    if several:
        panel.outside = told.outside
        read_axes(axis_pieces([b for b in inside if b.kind != "heading"], found, children), own_axes)
        _without_parts_of_all(own_axes, axes[0])
        named = {axis: own_axes[axis] if own_axes[axis].label else axes[0][axis] for axis in "xy"}
        frame = facts.frame(named["x"], named["y"])
        read_bars(inside, children, frame, panel.bar, facts.positions, facts.bar)
        if facts.panels and same_bar(inside, panel.bar):
            panel.bar.merge(facts.panels[-1].bar)
            panel.coloured_like = facts.panels[-1]
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
    told_at, named_at = panel.bar.label_span, scope.span
    if panel.title and panel.bar.label and panel.title.startswith(panel.bar.label) and (
        told_at is None or named_at is None or told_at.line == named_at.line
    ):
        panel.bar.label = panel.bar.label_span = None  # "Title: ..." in the part about a panel
    head = scope.head, scope.lead_end
    infer_axes(panel, about, found, children, told.fallback, told.whole, head, facts.title)
    if not several and len(inside) < len(scope.blocks) and _goes_on(panel, inside, scope.blocks):
        inside, found = scope.blocks, _without_claims(found, scope.blocks)  # the commentary is all there is
        for fact in (panel.x, panel.y):
            fact.categories = ()
        infer_axes(panel, inside, found, children, told.fallback, told.whole, head, facts.title)
    if facts.panels:
        take_missing_axis(panel, facts.panels[-1], inside)
    both = ((panel.x, panel.y), (panel.y, panel.x))
    panel.x, panel.y = (as_lines_name(*axes, inside, panel.tables) for axes in both)
    panel.x, panel.y = (without_explanations(axis, told.whole) for axis in (panel.x, panel.y))
    panel.x, panel.y = (with_counted_kin(axis, told.whole) for axis in (panel.x, panel.y))
    panel.x, panel.y = (without_shared_noun(axis, told.whole) for axis in (panel.x, panel.y))
    both = ((panel.x, panel.y), (panel.y, panel.x))
    panel.x, panel.y = (with_labels_between(*axes, told.whole) for axes in both)
    if panel.x.categories != panel.y.categories:  # else they are pairs
        panel.x, panel.y = (with_joined_names(axis, told.whole) for axis in (panel.x, panel.y))
    if not panel.tables:
        turn_by_ends(panel.x, panel.y, facts.blocks, told.whole)
    spread_groups(panel, inside)
    _within_limits(facts, panel)
    prose = " ".join(b.text.text for b in inside if b.kind not in ("table", "code"))
    panel.upward = bool(UPWARD_ROWS.search(prose))
    state_cells(panel, scope, inside, several, facts, told)
    tried = tried_sentences(inside, found, facts.title) if not panel.tables else []
    if tried and leaves_over(tried, panel):

        def read(y: AxisFact, x: AxisFact) -> list[CellStatement]:
            trial = replace(panel, x=x, y=y, cells=[], misfits=[], lost=[], told=[])
            state_cells(trial, scope, inside, several, facts, told)
            return trial.cells

        first = {"x": panel.x, "y": panel.y}
        other = best_axes(tried, first, panel.cells, bool(re.in_whole(SQUARE, told.whole)), read)
        if other is not None:
            panel = replace(panel, x=other["x"], y=other["y"], cells=[], misfits=[], lost=[], told=[])
            _within_limits(facts, panel)
            state_cells(panel, scope, inside, several, facts, told)
        if (subjects := _subjects(panel, first, tried)) is not None:
            panel = subjects
            state_cells(panel, scope, inside, several, facts, told)
    if not several and not panel.states_values:
        frame = facts.frame(panel.x, panel.y)
        below = lines_of_many(blocks, frame)
        for block in blocks:
            if block.kind not in ("table", "code") and (role_of(block, found) == CLAIMS or is_comment(block)):
                read_claims(block, frame, panel, told.ragged, below.get(block))
    elif not several and not panel.tables:
        remarks = [block for block in blocks if role_of(block, found) == CLAIMS or is_comment(block)]
        panel.cells += read_cells_in_remarks(remarks, facts.frame(panel.x, panel.y), panel.cells)
    if not panel.tables:
        said = [piece for b in scope.blocks if b.is_prose for piece in sentences(b.text)]
        frame = facts.frame(panel.x, panel.y)
        panel.cells += read_all_at_once(said, frame, [*panel.cells, *panel.claims])
        if panel.states_values:
            panel.cells += read_diagonal_in_remarks(said, frame, panel.cells)
    for fact in (panel.x, panel.y):
        strip_keys(fact)
    take_crossed_names(panel, scope.blocks)
    near = [*scope.blocks, *(b for b in told.outside if several and b not in scope.blocks)]
    take_names_of_lists(panel, [piece for b in near if b.is_prose for piece in sentences(b.text)])
    return panel


def _without_parts_of_all(own: dict[str, AxisFact], of_all: dict[str, AxisFact]) -> None:
    """Take ranges away that bound a part of the labels which all panels share: ``for sizes (1-16)``."""
    if not all(fact.kind == "list" for fact in of_all.values()):
        return
    listed = {label for fact in of_all.values() for label in fact.categories}
    for fact in own.values():
        if fact.kind == "range" and {fact.categories[0], fact.categories[-1]} <= listed:
            fact.categories, fact.category_spans, fact.kind = (), (), ""
            fact.directed = fact.only_ends = False


def _subjects(panel: PanelFacts, first: dict[str, AxisFact], tried: list[Text]) -> PanelFacts | None:
    """The panel with the subjects of sentences for the labels of an axis, where it had none or fewer."""
    for axis, other in OTHER.items():
        own = first[axis]
        if own.categories and own.kind != "data":
            continue
        labels = labels_of_subjects(axis, first[other], own.count, tried)
        before = {*getattr(panel, axis).categories, *own.categories}
        short = (label.removesuffix(" cohort") for label in labels)  # "The January cohort keeps 40%"
        labels = [a if a in before else b for a, b in zip(short, labels, strict=True)]
        whole = all(any(name == old or name.startswith(f"{old} ") for name in labels) for old in before)
        if whole and before != set(labels) and len(labels) >= len(before):
            fact = replace(own, categories=(), category_spans=())
            put_labels(fact, labels)
            both = {axis: fact, other: first[other]}
            return replace(panel, x=both["x"], y=both["y"], cells=[], misfits=[], lost=[], told=[])
    return None


def _goes_on(panel: PanelFacts, inside: list[Block], blocks: list[Block]) -> bool:
    """Whether the commentary names the axes: nothing else does, or only relations of which it tells more.

    Where a list names the variables and nothing else gives a value, it tells all of them.
    """
    if not (panel.x.categories or panel.y.categories):
        return True
    guessed = panel.x.kind == panel.y.kind == "data" and panel.x.categories == panel.y.categories
    if not guessed or panel.tables:
        return False
    values = (value for block in inside for value in find_quantities(block.text.text))
    if any(values) and not tells_relations(inside):
        return False
    return tells_relations(block for block in blocks if block not in inside)


def _without_claims(roles: dict[Block, str], blocks: list[Block]) -> dict[Block, str]:
    """The roles without that of a commentary; nor has any of the blocks that by its first words."""
    for block in blocks:
        if block.own_role == CLAIMS:
            block.own_role = PLAIN
    return {block: PLAIN if role == CLAIMS else role for block, role in roles.items()}


def _within_limits(facts: Facts, panel: PanelFacts) -> None:
    """Refuse a figure that is larger than the limits allow, before anything is made of its size."""
    limits = current.get()
    for axis in (panel.x, panel.y):
        if len(axis.categories) > limits.categories:
            raise too_many("labels on one axis", len(axis.categories), "categories")
    facts.cells += len(panel.x.categories) * len(panel.y.categories)
    if facts.cells > limits.cells:
        raise too_many("cells", facts.cells, "cells")
