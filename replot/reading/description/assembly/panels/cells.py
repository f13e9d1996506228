"""The values that the prose and the lists of a panel state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from replot.reading.description.assembly.blanks import ONE_WAY, SYMMETRIC
from replot.reading.description.assembly.facts import Facts, PanelFacts, Told
from replot.reading.description.assembly.in_order import fixed_above, items_in_order
from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.assembly.panels.alike import LinesAlike
from replot.reading.description.assembly.panels.axis_talk import (
    after_axes,
    after_lists,
    is_axis_talk,
)
from replot.reading.description.assembly.panels.elsewhere import of_this_panel
from replot.reading.description.assembly.panels.line_ways import LineWays
from replot.reading.description.assembly.panels.own_line import gives_value, is_own_line
from replot.reading.description.assembly.panels.scope import Scope
from replot.reading.description.assembly.panels.stairs import are_stairs, may_be_stairs
from replot.reading.description.assembly.panels.without_cells import leaves_cells, without_cell, without_class
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.lexicon.roles import AXES, OVERVIEW, TITLE, role_of
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.bands import in_labels
from replot.reading.description.statements.cells.carried import Carried
from replot.reading.description.statements.cells.claim_words import asks
from replot.reading.description.statements.cells.diagonals import names_diagonal, read_under_diagonal
from replot.reading.description.statements.cells.editions import corrects, of_before
from replot.reading.description.statements.cells.exceptions import with_exceptions
from replot.reading.description.statements.cells.heads import SHARING, named_pair
from replot.reading.description.statements.cells.like_others import likens, read_like_others
from replot.reading.description.statements.cells.outcome_words import turned
from replot.reading.description.statements.cells.quadrants import names_quadrant
from replot.reading.description.statements.cells.recalls import read_recalls, tells_recalls
from replot.reading.description.statements.cells.related import related
from replot.reading.description.statements.cells.relations_in_turn import read_in_turn, relations_in_turn
from replot.reading.description.statements.cells.row_by_row import ONLY_NUMBERS, line_order
from replot.reading.description.statements.cells.statement import Context, Ranks
from replot.reading.description.statements.cells.topics import read_sentence
from replot.reading.description.statements.cells.truth_pairs import truth_pairs
from replot.reading.description.statements.cells.vague import (
    REMARK,
    without_crossed,
    without_impressions,
    without_summaries,
)
from replot.reading.description.statements.cells.values import COMMENT, may_hold_values, read_values
from replot.reading.description.statements.cells.verdict_cells import class_taken
from replot.reading.description.statements.cells.verdicts import count_totals, verdicts
from replot.reading.description.statements.cells.windows import line_from
from replot.reading.description.statements.frame import Frame

__all__ = ["is_comment", "read_claims", "state_cells"]


def state_cells(
    panel: PanelFacts, scope: Scope, inside: list[Block], several: bool, facts: Facts, told: Told
) -> None:
    """Read what the prose and the lists of a panel state of its cells.

    Lines that are shorter than the axis are read once more, as stairs: all begin on the left, and each is one
    value shorter than the one before. That is taken where it leaves no line over.
    """
    again = replace(panel, cells=[*panel.cells], misfits=[*panel.misfits])
    again.lost, again.told = [*panel.lost], [*panel.told]
    _state_cells(panel, scope, inside, several, facts, told)
    if may_be_stairs(panel, told.whole) and not told.ragged:
        _state_cells(again, scope, inside, several, facts, replace(told, stairs=True))
        if are_stairs(again):
            panel.cells, panel.misfits = again.cells, again.misfits
            panel.lost, panel.told = again.lost, again.told


def _state_cells(
    panel: PanelFacts, scope: Scope, inside: list[Block], several: bool, facts: Facts, told: Told
) -> None:
    up = panel.upward or (several and told.upward)
    pair = f"({panel.x.label},{panel.y.label})"
    named = bool(panel.x.label and panel.y.label) and "".join(pair.split()).lower() in told.squeezed
    pairs_xy = named or any(order in told.squeezed for order in COLUMN_FIRST)
    frame = facts.frame(panel.x, panel.y, up, pairs_xy)
    scale_low = panel.bar.vmin if panel.bar.vmin is not None else facts.bar.vmin
    above: dict[tuple[Block, ...], dict[str, list[int]] | None] = {}
    only: dict[str, list[int]] = {}
    if len(panel.x.categories) == 1 < len(panel.y.categories) and panel.x.kind == "data":
        only = {"x": [0]}  # one column
    ordered = items_in_order(inside, frame, panel.misfits)
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
            context = Context({**only, **fixed, **ordered.get(block, {})}, *ways_to_read)
            role = role_of(block, told.roles)
            own = scope.facet or block is scope.head
            kind = None if own else alike.kind_of(block, role, context)
            if kind is None or not alike.read(kind, block, context):
                _block_values(block, scope, frame, panel, role, context, ways)
                if kind is not None:
                    alike.learn(kind, block, context)
    for block in () if panel.states_values else commented:  # "Visual summary", which is all there is
        if (fixed := fixed_above(block.parents, frame, headings=False)) is not None:
            context = Context({**only, **fixed, **ordered.get(block, {})}, *ways_to_read)
            _block_values(block, scope, frame, panel, role_of(block, told.roles), context)
    for block in () if panel.states_values else inside:  # a paragraph on the axes may go on to the values
        of_axes = block.kind == "paragraph" and role_of(block, told.roles) == AXES
        if of_axes and len(sentences(block.text)) > 1:
            context = Context(above.get(block.parents) or {}, *ways_to_read)
            _block_values(block, scope, frame, panel, "", context)
    if Ranks.REST in {c.rank for c in panel.cells} and any(
        len(without_cell(sentence, frame, panel, unsure=True)) > understood
        or leaves_cells(sentence, understood, frame)
        for sentence, understood in ((told, known + count_totals(told.text)) for told, known in panel.told)
    ):  # what is said of the rest may not hold for the cells that were not understood
        panel.cells = [c for c in panel.cells if c.rank != Ranks.REST]
    panel.cells = without_summaries(without_impressions(panel.cells))
    if frame.x == frame.y and re.in_whole(SYMMETRIC, told.whole) and not re.in_whole(ONE_WAY, told.whole):
        panel.cells = without_crossed(panel.cells)
    said = [piece for block in inside if block.is_prose for piece in sentences(block.text)]
    panel.cells += read_like_others(said, frame, panel.cells)
    if set(frame.x) == set(frame.y) and panel.x.kind == "data" and not panel.tables:
        panel.cells += read_in_turn(relations_in_turn(inside), frame, panel.cells, Ranks.PROSE)
    recalls = read_recalls(said, told.whole, frame, panel.cells)
    panel.cells += recalls
    panel.lost = [span for span in panel.lost if span not in {cell.span for cell in recalls}]


COLUMN_FIRST = ("(column,row)", "(col,row)", "(x,y)")
"""What tells that pairs begin with the column, without spaces."""


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


def _block_values(
    block: Block,
    scope: Scope,
    frame: Frame,
    panel: PanelFacts,
    role: str,
    context: Context,
    ways: LineWays | None = None,
) -> None:
    if role == AXES and (lead := lead_of(block)[0]) and frame.resolve(lead) is not None:
        role = ""  # "Digit Scale 1: ..."
    if role == TITLE or (role == AXES and not _under_axis_label(block, frame)):
        return
    head = block is scope.head
    if (meant := in_labels(block.text, frame)) is not block.text:
        block = replace(block, text=meant, lead=None, own_role=None, names=None)
    heading = lead_of(block.parents[-1])[0] if frame.x == frame.y and block.parents else ""
    headed = names_diagonal(heading) and not any(True for _ in find_quantities(heading))
    if headed and (listed := read_under_diagonal(block.text, frame, Ranks.LIST)):
        panel.cells.extend(listed)
        return
    if context.fixed and frame.x == frame.y and related(block.text.text):
        context = replace(context, fixed={})  # both variables are named
    if (
        len(context.fixed) == 1
        and frame.x == frame.y
        and (own := _said_axis(lead_of(block)[0], frame)) in context.fixed
    ):
        # "Trained on X" under a bare "Y": the wording tells which of the two is the row
        other = OTHER[own]
        context = replace(context, fixed={other: context.fixed[own]})
    text = block.text
    if head and scope.lead_end:
        text = text.cut(scope.lead_end)
    elif scope.facet:
        text = text.cut(lead_of(block)[1])
    elif ways is not None and len(context.free) == 2 and (line := ways.line(text)) is not None:
        axis, place, text = line
        context = context.with_(axis, [place])
    elif block.is_prose:
        lead, stop = lead_of(block)
        if lead and stop < len(text):
            if frame.x == frame.y and OWN_SCORE.match(text.text) and frame.resolve(lead) is None:
                return
            told = names_quadrant(lead)  # "True negatives" is no row of the negatives
            told = told or (frame.x == frame.y and bool(truth_pairs(text.text)))
            told = told or (frame.x == frame.y and bool(related(text.text[stop:].strip())))
            told = told or (frame.x == frame.y and bool(verdicts(text.text)))  # of the class that leads
            pair = named_pair(lead, frame) if not (told or context.fixed) else None
            fixed = None if told else frame.places(lead, context.fixed)
            if pair is not None:
                fixed = {"y": [pair[0]], "x": [pair[1]]}
            true = class_taken(lead, frame) if frame.x == frame.y and not context.fixed else None
            if true is not None:  # "predicted" is no word for the column here
                fixed = {"x" if turned(frame) else "y": [true]}
            if (
                fixed is not None
                and len(fixed) - len(context.fixed) == 2
                and len(list(find_quantities(text.text[stop:]))) > 1
            ):
                fixed = None
            said = sentences(text)
            window = line_from(lead, text.text[stop:], frame, context.fixed) if not told else None
            if window is not None:
                context = replace(context, fixed=window)
                text = text.cut(stop)
            elif (
                fixed is not None
                and (len(fixed) < 2 or len(fixed) - len(context.fixed) == 2 or len(said) > 1)
                and is_own_line(text.cut(stop), said[1:], fixed, frame)
                and not gives_value(lead, text.cut(stop))
            ):
                shared = SHARING.match(text.text)
                context = replace(context, fixed=fixed, alike=shared is not None)
                text = text.cut(max(stop, shared.end() if shared is not None else 0))
            elif fixed is None and names_diagonal(lead):
                context = replace(context, diagonal=True)
    if len(context.fixed) == 2 and (remark := REMARK.search(text.text)) is not None:
        text = text.cut(0, remark.start())
    if not text.text or _is_remark(text.text, frame):
        return
    rank = Ranks.LIST if block.kind == "item" or context.fixed else Ranks.PROSE
    if role == OVERVIEW:
        rank = Ranks.CLAIM
    items = with_exceptions(apart := sentences(text))
    if any(not read_values(each, frame, context, rank) for each in items if each not in apart):
        items = apart
    old = of_before(items, frame)
    carried = Carried(frame)
    for k, sentence in enumerate(items):
        if k in old or _is_remark(sentence.text, frame) or likens(sentence.text, frame):
            continue
        if asks(sentence.text, items[k - 1].text if k else ""):
            continue
        if is_axis_talk(sentence.text):
            sentence = after_axes(sentence)
        sentence = of_this_panel(after_lists(sentence, panel), scope, frame)
        above = block.parents[-1].text if block.kind == "item" and block.parents else Text()
        before = items[k - 1] if k else above if frame.x == frame.y else Text()
        counts = Ranks.CORRECTION if rank != Ranks.CLAIM and corrects(sentence.text) else rank
        line = ways.line(sentence) if ways is not None and len(context.free) == 2 else None
        if line is None:
            found = carried.read(sentence, before, context, counts)
        else:
            found = read_sentence(line[2], Text(), frame, context.with_(line[0], [line[1]]), counts)
        if ways is not None:
            ways.hear(sentence)
        got = [cell for cell in found if not panel.is_label(cell.span)]
        if got and tells_recalls(sentence, frame):
            got = []
        for cell in got:
            if Ranks.DEFAULT <= cell.rank < rank:
                cell.rank += rank  # all other cells of an overview count less than its single ones
        panel.cells.extend(got)
        if rank < Ranks.DEFAULT:
            unread = not got and len(context.fixed) == 2 and any(True for _ in find_quantities(sentence.text))
            panel.told.append((sentence, UNREAD if unread else len({cell.span for cell in got})))
            square = got and frame.x == frame.y
            panel.lost += without_class(sentence, got) if square else []
            panel.lost += [] if got else without_cell(sentence, frame, panel, len(context.fixed) == 1)
    panel.misfits.extend(context.misfits)
    panel.lost.extend(span for span in context.homeless if span not in panel.lost)


def _is_remark(source: str, frame: Frame) -> bool:
    """Whether a sentence calls itself a comment, and is about no label and corrects nothing."""
    told = COMMENT.match(source) is not None and frame.resolve(source.split(":", maxsplit=1)[0]) is None
    return told and not corrects(source)


OWN_SCORE = re.compile(
    r"\W*(?:(?:overall|test|train\w*|validation|macro|micro|weighted|balanced|average|mean|model)[ _-])*"
    r"(?:accuracy|precision|recall|f-?1(?:[ -]score)?|f-(?:score|measure)|sensitivity|specificity|auc|auroc|"
    r"(?:roc|pr)[ -]?auc|mcc|kappa|npv|ppv)\b(?![-–/&]\w)[^:\d]{0,30}:\W*[.\d]+",
    re.I,
)
"""``Recall: 0.94 (94% of the oaks ...)``: a score, and what it means."""


UNREAD = -1
"""In place of the number of cells that a sentence states of which nothing but its cell was understood."""


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


def _under_axis_label(block: Block, frame: Frame) -> bool:
    return (
        any(frame.resolve(lead_of(parent)[0]) is not None for parent in block.parents if lead_of(parent)[0])
        and block.kind == "item"
    )


def is_comment(block: Block) -> bool:
    """Whether part of a block calls itself a comment, or all stands under one: ``Interpretation: in May``."""
    heads = [sentence.text for sentence in sentences(block.text)]
    heads += [f"{lead_of(above)[0]}:" for above in block.parents]
    return any(COMMENT.match(head) for head in heads)


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


def read_claims(block: Block, frame: Frame, panel: PanelFacts, ragged: bool) -> None:
    context = Context(fixed_above(block.parents, frame, headings=False) or {}, ragged)
    for before, sentence in pairwise([Text(), *sentences(block.text)]):
        if len(sentence) < 2000:
            found = read_sentence(sentence, before, frame, context, Ranks.CLAIM)
            panel.claims.extend(cell for cell in found if not panel.is_label(cell.span))
