"""The values that the prose and the lists of a panel state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from replot.reading.description.assembly.axes.classes.outcome_classes import CONFUSION
from replot.reading.description.assembly.blanks import ONE_WAY, SYMMETRIC
from replot.reading.description.assembly.facts import Facts, PanelFacts, Told
from replot.reading.description.assembly.in_order import fixed_above, items_in_order
from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.assembly.panels.values.alike import LinesAlike
from replot.reading.description.assembly.panels.values.block_cells import block_values
from replot.reading.description.assembly.panels.values.line_ways import LineWays
from replot.reading.description.assembly.panels.values.stairs import are_stairs, empty_lines, may_be_stairs
from replot.reading.description.assembly.panels.values.without_cells import leaves_cells, without_cell
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.lexicon.roles import AXES, role_of
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.classified.out_of_all import (
    counts_beside_shares,
    counts_out_of_all,
)
from replot.reading.description.statements.cells.classified.recalls import read_recalls
from replot.reading.description.statements.cells.classified.verdicts import count_totals
from replot.reading.description.statements.cells.lines.like_others import read_like_others
from replot.reading.description.statements.cells.many.groups_told import without_lone_rest
from replot.reading.description.statements.cells.many.one_colour import with_meanings
from replot.reading.description.statements.cells.order import against
from replot.reading.description.statements.cells.pairs.triples import pairs_begin_with_column
from replot.reading.description.statements.cells.places.row_by_row import ONLY_NUMBERS, line_order
from replot.reading.description.statements.cells.relations.in_turn import (
    on_one_side,
    read_in_turn,
    relations_in_turn,
)
from replot.reading.description.statements.cells.relations.one_to_many import lines_of_many
from replot.reading.description.statements.cells.ruled_out.impressions import (
    without_crossed,
    without_impressions,
    without_summaries,
)
from replot.reading.description.statements.cells.ruled_out.may_hold import may_hold_values
from replot.reading.description.statements.cells.sentences.topics import read_sentence
from replot.reading.description.statements.cells.statement import Context, Ranks
from replot.reading.description.statements.frame import Frame

__all__ = ["read_claims", "state_cells"]


def state_cells(
    panel: PanelFacts, scope: Scope, inside: list[Block], several: bool, facts: Facts, told: Told
) -> None:
    """Read what the prose and the lists of a panel state of its cells.

    Lines that are shorter than the axis are read once more: without those that are empty as a whole, or as
    stairs, of which all begin on the left, and each is one value shorter than the one before. That is taken
    where it leaves no line over.
    """
    again = replace(panel, cells=[*panel.cells], misfits=[*panel.misfits])
    again.lost, again.told = [*panel.lost], [*panel.told]
    _state_cells(panel, scope, inside, several, facts, told)
    empty = empty_lines(panel)
    if not empty and not (may_be_stairs(panel, told.whole) and not told.ragged):
        return
    other = replace(told, empty=empty) if empty else replace(told, stairs=True)
    _state_cells(again, scope, inside, several, facts, other)
    if (not again.misfits) if empty else are_stairs(again):
        panel.cells, panel.misfits = again.cells, again.misfits
        panel.lost, panel.told = again.lost, again.told


def _state_cells(
    panel: PanelFacts, scope: Scope, inside: list[Block], several: bool, facts: Facts, told: Told
) -> None:
    up = panel.upward or (several and told.upward)
    pairs_xy = _column_first(panel.x.label, panel.y.label, told.squeezed) or pairs_begin_with_column(
        (block.text.text for block in inside if block.is_prose), panel.x.categories, panel.y.categories
    )
    frame = facts.frame(panel.x, panel.y, up, pairs_xy)
    if not (frame.x or frame.y):
        return  # no label has a place
    scale_low = panel.bar.vmin if panel.bar.vmin is not None else facts.bar.vmin
    above: dict[tuple[Block, ...], dict[str, list[int]] | None] = {}
    ways_above: dict[tuple[Block, ...], str] = {(): ""}
    only: dict[str, list[int]] = {}
    if len(panel.x.categories) == 1 < len(panel.y.categories) and panel.x.kind == "data":
        only = {"x": [0]}  # one column
    ordered = {**lines_of_many(inside, frame), **items_in_order(inside, frame, panel.misfits)}
    alike, ways = LinesAlike(frame, panel), LineWays(frame, told.whole)
    commented: list[Block] = []
    ways_to_read = told.ragged, scale_low, told.stairs
    for block in _with_orders(inside, frame):
        if block in told.grids or block.kind in ("table", "code", "heading"):
            continue
        if not may_hold_values(block.text.text):
            ways.hear(block.text)
            continue
        if block.parents not in above:
            above[block.parents] = fixed_above(block.parents, frame)
        fixed = above[block.parents]
        if fixed is None and _names_its_cells(block, frame):
            fixed = {}  # "Highest values:", and under it one cell a line
        if fixed is None:
            commented.append(block)
        if fixed is not None:
            row = ONE_ROW if _is_of_one_row(block, frame, panel) else only
            context = Context({**row, **fixed, **ordered.get(block, {})}, *ways_to_read)
            context.backward, context.empty = _backward(block.parents, ways_above), told.empty
            role = role_of(block, told.roles)
            own = scope.facet or block is scope.head
            kind = None if own else alike.kind_of(block, role, context)
            if kind is None or not alike.read(kind, block, context):
                block_values(block, scope, frame, panel, role, context, ways)
                if kind is not None:
                    alike.learn(kind, block, context)
    for block in () if panel.states_values else commented:  # "Visual summary", which is all there is
        if (fixed := fixed_above(block.parents, frame, headings=False)) is not None:
            context = Context({**only, **fixed, **ordered.get(block, {})}, *ways_to_read)
            context.backward = _backward(block.parents, ways_above)
            block_values(block, scope, frame, panel, role_of(block, told.roles), context)
    for block in () if panel.states_values else inside:  # a paragraph on the axes may go on to the values
        of_axes = block.kind == "paragraph" and role_of(block, told.roles) == AXES
        if of_axes and len(sentences(block.text)) > 1:
            context = Context(above.get(block.parents) or {}, *ways_to_read)
            block_values(block, scope, frame, panel, "", context)
    if Ranks.REST in {c.rank for c in panel.cells} and any(
        len(without_cell(sentence, frame, panel, unsure=True)) > understood
        or leaves_cells(sentence, understood, frame)
        for sentence, understood in ((told, known + count_totals(told.text)) for told, known in panel.told)
    ):  # what is said of the rest may not hold for the cells that were not understood
        panel.cells = [c for c in panel.cells if c.rank != Ranks.REST]
    panel.cells = without_summaries(without_impressions(without_lone_rest(panel.cells)))
    if frame.x == frame.y and re.in_whole(SYMMETRIC, told.whole) and not re.in_whole(ONE_WAY, told.whole):
        panel.cells = without_crossed(panel.cells)
    said = [piece for block in inside if block.is_prose for piece in sentences(block.text)]
    if frame.x == frame.y and re.in_whole(CONFUSION, told.whole):
        counted = counts_beside_shares(counts_out_of_all(panel.cells), said)
        spans = {cell.span for cell in counted}
        left_out = [cell.span for cell in panel.cells if len(counted) < len(panel.cells)]
        panel.lost = [span for span in [*panel.lost, *left_out] if span not in spans]
        panel.cells = counted
    panel.cells += read_like_others(said, frame, panel.cells)
    if set(frame.x) == set(frame.y) and panel.x.kind == "data" and not panel.tables:
        pairs = relations_in_turn(inside)
        panel.cells += read_in_turn(pairs, frame, panel.cells, Ranks.PROSE)
        if frame.x == frame.y and not re.in_whole(ONE_WAY, told.whole):
            panel.cells = on_one_side(pairs, frame, panel.cells, Ranks.PROSE)
    recalls = read_recalls(said, told.whole, frame, panel.cells)
    panel.cells += recalls
    panel.lost = [span for span in panel.lost if span not in {cell.span for cell in recalls}]


ONE_ROW = {"y": [0]}


def _is_of_one_row(block: Block, frame: Frame, panel: PanelFacts) -> bool:
    """Whether an item is led by a column of the one row; elsewhere words may only look like its columns."""
    if not len(panel.y.categories) == 1 < len(panel.x.categories) or panel.y.kind != "data":
        return False
    return block.kind == "item" and frame.resolve(lead_of(block)[0], "x") is not None


def _backward(parents: tuple[Block, ...], known: dict[tuple[Block, ...], str]) -> str:
    """The axes against whose reading direction the lists go, as the headings and items above them say."""
    if parents not in known:
        parent, way = parents[-1], _backward(parents[:-1], known)
        known[parents] = against(parent.text.text, way) if len(parent.text) < LONGEST_LEAD else way
    return known[parents]


LONGEST_LEAD = 200
COLUMN_FIRST = ("(column,row)", "(col,row)", "(x,y)")
"""What tells that pairs begin with the column, without spaces."""
NAMED_FIRST = ("({x},{y})", "{x}→{y}", "{x}->{y}", "{x}⟶{y}", "{x}=>{y}")


def _column_first(x: str | None, y: str | None, squeezed: str) -> bool:
    """Whether a text without spaces tells that pairs begin with the column: ``sender → receiver``."""
    names = {axis: "".join((label or "").split()).lower() for axis, label in (("x", x), ("y", y))}
    told = NAMED_FIRST if names["x"] and names["y"] and names["x"] != names["y"] else ()
    return any(order.format(**names) in squeezed for order in (*COLUMN_FIRST, *told))


def _names_its_cells(block: Block, frame: Frame) -> bool:
    """Whether a line gives each of its numbers both labels: ``A1, B2: 5``, ``A1: B1 (4), B2 (5)``."""
    lead, stop = lead_of(block)
    if not lead or frame.resolve_pair(lead) is not None:
        return bool(lead)
    row, rest = frame.resolve(lead), block.text.text[stop:]
    if row is None or len(row[1]) != 1 or set(frame.x) & set(frame.y):
        return False
    named = {place for m in frame.mentions(rest) if m.sure for place in m.places if place[0] == OTHER[row[0]]}
    return 0 < len(named) == sum(1 for _ in find_quantities(rest))


def _with_orders(blocks: list[Block], frame: Frame) -> Iterator[Block]:
    """The blocks; numbers alone go with the line before them that tells in which order to read them."""
    before = Text()
    for block in blocks:
        led = before.text.endswith(":") and block.kind == "paragraph"
        led = led and ONLY_NUMBERS.fullmatch(block.text.text) is not None
        if led and line_order(before.text, frame) is not None:
            yield block.saying(sentences(before)[-1].join(block.text))
        else:
            yield block
        before = block.text


def read_claims(
    block: Block, frame: Frame, panel: PanelFacts, ragged: bool, line: dict[str, list[int]] | None = None
) -> None:
    context = Context({**(fixed_above(block.parents, frame, headings=False) or {}), **(line or {})}, ragged)
    for before, sentence in pairwise([Text(), *with_meanings(sentences(block.text))]):
        if len(sentence) < 2000:
            found = read_sentence(sentence, before, frame, context, Ranks.CLAIM)
            panel.claims.extend(cell for cell in found if not panel.is_label(cell.span))
