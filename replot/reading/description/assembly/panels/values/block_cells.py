"""The values that one block of a panel states."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.assembly.facts import PanelFacts
from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.assembly.panels.parts.elsewhere import of_this_panel
from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.assembly.panels.values.axis_talk import after_axes, after_lists, is_axis_talk
from replot.reading.description.assembly.panels.values.line_ways import LineWays, goes_on_counting
from replot.reading.description.assembly.panels.values.own_line import gives_value, is_own_line
from replot.reading.description.assembly.panels.values.without_cells import (
    clauses_without_cell,
    without_cell,
    without_class,
)
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.lexicon.roles import AXES, OVERVIEW, TITLE
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.bands import in_labels
from replot.reading.description.statements.cells.classified.outcome_words import turned
from replot.reading.description.statements.cells.classified.quadrants import names_quadrant
from replot.reading.description.statements.cells.classified.recalls import tells_recalls
from replot.reading.description.statements.cells.classified.truth_pairs import truth_pairs
from replot.reading.description.statements.cells.classified.verdict_cells import class_taken
from replot.reading.description.statements.cells.classified.verdicts import verdicts
from replot.reading.description.statements.cells.diagonal.in_line import crosses_diagonal, with_own_diagonal
from replot.reading.description.statements.cells.diagonal.under_heads import read_under_diagonal
from replot.reading.description.statements.cells.diagonal.words import names_diagonal
from replot.reading.description.statements.cells.heads import SHARING, named_pair
from replot.reading.description.statements.cells.lines.like_others import likens
from replot.reading.description.statements.cells.lines.windows import line_from
from replot.reading.description.statements.cells.many.blocks_told import names_block
from replot.reading.description.statements.cells.many.exceptions import with_exceptions
from replot.reading.description.statements.cells.many.groups_told import tells_group
from replot.reading.description.statements.cells.many.one_colour import with_meanings
from replot.reading.description.statements.cells.many.rectangles import tells_rectangle
from replot.reading.description.statements.cells.order import against
from replot.reading.description.statements.cells.pairs.triples import tells_triples
from replot.reading.description.statements.cells.relations.related import related
from replot.reading.description.statements.cells.ruled_out.claim_words import asks
from replot.reading.description.statements.cells.ruled_out.editions import corrects, of_before
from replot.reading.description.statements.cells.ruled_out.impressions import REMARK
from replot.reading.description.statements.cells.ruled_out.may_hold import COMMENT
from replot.reading.description.statements.cells.sentences.carried import Carried
from replot.reading.description.statements.cells.sentences.topics import read_sentence
from replot.reading.description.statements.cells.statement import Context, Ranks
from replot.reading.description.statements.cells.values import read_values
from replot.reading.description.statements.frame import Frame

__all__ = ["block_values", "is_comment"]


def block_values(
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
        if ways is not None:
            ways.hear(text)
        lead, stop = lead_of(block)
        if lead and stop < len(text):
            if frame.x == frame.y and OWN_SCORE.match(text.text) and frame.resolve(lead) is None:
                return
            told = names_quadrant(lead)  # "True negatives" is no row of the negatives
            told = told or (not context.fixed and names_block(lead, frame))
            told = told or (frame.x == frame.y and bool(truth_pairs(text.text)))
            if frame.x == frame.y and not crosses_diagonal(text.text[stop:]):
                told = told or bool(related(text.text[stop:].strip()))
                told = told or (OF_TWO.match(text.text, stop) is not None and bool(related(text.text)))
                told = told or bool(verdicts(text.text))  # of the class that leads
            told = told or tells_rectangle(lead, frame)
            told = told or tells_triples(text.text) or (len(context.free) == 1 and tells_group(text.text))
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
                and not goes_on_counting(lead, said[1:])
            ):
                shared = SHARING.match(text.text)
                context = replace(context, fixed=fixed, alike=shared is not None)
                text = text.cut(max(stop, shared.end() if shared is not None else 0))
            elif fixed is None and names_diagonal(lead):
                context = replace(context, diagonal=True)
    if (way := against(block.text.text[: len(block.text) - len(text)], context.backward)) != context.backward:
        context = replace(context, backward=way)
    text = with_own_diagonal(text, frame, context)
    if len(context.fixed) == 2 and (remark := REMARK.search(text.text)) is not None:
        text = text.cut(0, remark.start())
    text = _without_extreme(text, frame) if len(context.free) == BOTH else text
    if not text.text or _is_remark(text.text, frame):
        return
    rank = Ranks.LIST if block.kind == "item" or context.fixed else Ranks.PROSE
    if role == OVERVIEW:
        rank = Ranks.CLAIM
    items = with_exceptions(apart := with_meanings(sentences(text)))
    if any(not read_values(each, frame, context, rank) for each in items if each not in apart):
        items = apart
    old = of_before(items, frame)
    carried = Carried(frame)
    for k, sentence in enumerate(items):
        if k in old or _is_remark(sentence.text, frame) or likens(sentence.text, frame):
            continue
        if asks(sentence.text, items[k - 1].text if k else ""):
            continue
        if is_axis_talk(sentence.text) and frame.resolve(sentence.text.partition(":")[0]) is None:
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
            panel.lost += (
                clauses_without_cell(sentence, got, frame, panel)
                if got else without_cell(sentence, frame, panel, len(context.fixed) == 1)
            )
    panel.misfits.extend(context.misfits)
    panel.lost.extend(span for span in context.homeless if span not in panel.lost)


def _is_remark(source: str, frame: Frame) -> bool:
    """Whether a sentence calls itself a comment, and is about no label and corrects nothing."""
    told = COMMENT.match(source) is not None and frame.resolve(source.split(":", maxsplit=1)[0]) is None
    first = next(iter(frame.mentions(source)), None) if told else None
    begins = first is not None and first.sure and not source[: first.start].strip("*_ ")
    return told and not begins and not corrects(source)


BOTH = 2
EXTREME = re.compile(
    r"\W*(?:the )?(?:highest|lowest|best|worst|max(?:imum)?|min(?:imum)?|peak|strongest|weakest|largest|"
    r"smallest)\b[^:\d]{0,30}:\W*(?=\w)",
    re.I,
)


def _without_extreme(text: Text, frame: Frame) -> Text:
    """One cell and its value without the words that say which one it is: ``Highest: A in May: 5``."""
    lead = EXTREME.match(text.text)
    if lead is None or frame.resolve(text.text.split(":", maxsplit=1)[0]) is not None:
        return text
    rest = text.cut(lead.end())
    return rest if len(read_values(rest, frame, Context())) == 1 else text


OWN_SCORE = re.compile(
    r"\W*(?:(?:overall|test|train\w*|validation|macro|micro|weighted|balanced|average|mean|model)[ _-])*"
    r"(?:accuracy|precision|recall|f-?1(?:[ -]score)?|f-(?:score|measure)|sensitivity|specificity|auc|auroc|"
    r"(?:roc|pr)[ -]?auc|mcc|kappa|npv|ppv)\b(?![-–/&]\w)[^:\d]{0,30}:\W*[.\d]+",
    re.I,
)
"""``Recall: 0.94 (94% of the oaks ...)``: a score, and what it means."""


OF_TWO = re.compile(r"\W*(?:and|with|vs\.?|versus)\s|\s*&\s")
"""Behind the first of two names, of which none has the line to itself: ``**Dew** and **fog**``."""
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
