"""The values that the prose and the lists of a panel state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from replot.findings import Span
from replot.reading.description.assembly.facts import Facts, PanelFacts, Told
from replot.reading.description.assembly.in_order import fixed_above, items_in_order
from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.assembly.panels.alike import LinesAlike
from replot.reading.description.assembly.panels.elsewhere import of_this_panel
from replot.reading.description.assembly.panels.own_line import gives_value, is_own_line
from replot.reading.description.assembly.panels.scope import Scope
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.dates import is_year
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.lexicon.roles import AXES, OVERVIEW, TITLE, role_of
from replot.reading.description.statements.axes.words import MENTION, OTHER
from replot.reading.description.statements.bars.words import BAR
from replot.reading.description.statements.cells.bands import in_labels
from replot.reading.description.statements.cells.claim_words import claims
from replot.reading.description.statements.cells.diagonals import DIAGONAL
from replot.reading.description.statements.cells.editions import corrects, of_before
from replot.reading.description.statements.cells.exceptions import with_exceptions
from replot.reading.description.statements.cells.outcomes import turned
from replot.reading.description.statements.cells.quadrants import names_quadrant
from replot.reading.description.statements.cells.related import related
from replot.reading.description.statements.cells.row_by_row import line_order
from replot.reading.description.statements.cells.statement import CellStatement, Context, Ranks
from replot.reading.description.statements.cells.topics import read_sentence
from replot.reading.description.statements.cells.truth_pairs import truth_pairs
from replot.reading.description.statements.cells.vague import REMARK, without_impressions, without_summaries
from replot.reading.description.statements.cells.values import COMMENT, may_hold_values, read_values
from replot.reading.description.statements.cells.verdicts import class_taken, count_totals, verdicts
from replot.reading.description.statements.cells.windows import line_from
from replot.reading.description.statements.frame import Frame

__all__ = ["is_comment", "read_claims", "state_cells"]


def state_cells(
    panel: PanelFacts, scope: Scope, inside: list[Block], several: bool, facts: Facts, told: Told
) -> None:
    """Read what the prose and the lists of a panel state of its cells."""
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
    alike = LinesAlike(frame, panel)
    commented: list[Block] = []
    for block in _with_orders(inside, frame):
        if block in told.grids or block.kind in ("table", "code", "heading"):
            continue
        if not may_hold_values(block.text.text):
            continue
        if block.parents not in above:
            above[block.parents] = fixed_above(block.parents, frame)
        fixed = above[block.parents]
        if fixed is None and _names_its_cells(block, frame):
            fixed = {}  # "Highest values:", and under it one cell a line
        if fixed is None:
            commented.append(block)
        if fixed is not None:
            context = Context({**only, **fixed, **ordered.get(block, {})}, told.ragged, scale_low)
            role = role_of(block, told.roles)
            own = scope.facet or block is scope.head
            kind = None if own else alike.kind_of(block, role, context)
            if kind is None or not alike.read(kind, block, context):
                _block_values(block, scope, frame, panel, role, context)
                if kind is not None:
                    alike.learn(kind, block, context)
    for block in () if panel.states_values else commented:  # "Visual summary", which is all there is
        if (fixed := fixed_above(block.parents, frame, headings=False)) is not None:
            context = Context({**only, **fixed, **ordered.get(block, {})}, told.ragged, scale_low)
            _block_values(block, scope, frame, panel, role_of(block, told.roles), context)
    for block in () if panel.states_values else inside:  # a paragraph on the axes may go on to the values
        of_axes = block.kind == "paragraph" and role_of(block, told.roles) == AXES
        if of_axes and len(sentences(block.text)) > 1:
            context = Context(above.get(block.parents) or {}, told.ragged, scale_low)
            _block_values(block, scope, frame, panel, "", context)
    if Ranks.REST in {c.rank for c in panel.cells} and any(
        len(_without_cell(sentence, frame, panel)) > understood
        or _leaves_cells(sentence, understood, frame)
        for sentence, understood in ((told, known + count_totals(told.text)) for told, known in panel.told)
    ):  # what is said of the rest may not hold for the cells that were not understood
        panel.cells = [c for c in panel.cells if c.rank != Ranks.REST]
    panel.cells = without_summaries(without_impressions(panel.cells))


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
    block: Block, scope: Scope, frame: Frame, panel: PanelFacts, role: str, context: Context
) -> None:
    if role == AXES and (lead := lead_of(block)[0]) and frame.resolve(lead) is not None:
        role = ""  # "Digit Scale 1: ..."
    if role == TITLE or (role == AXES and not _under_axis_label(block, frame)):
        return
    head = block is scope.head
    if (meant := in_labels(block.text, frame)) is not block.text:
        block = replace(block, text=meant, lead=None, own_role=None, names=None)
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
    elif block.kind in ("item", "paragraph"):
        lead, stop = lead_of(block)
        if lead and stop < len(text):
            if frame.x == frame.y and OWN_SCORE.match(text.text) and frame.resolve(lead) is None:
                return
            told = names_quadrant(lead)  # "True negatives" is no row of the negatives
            told = told or (frame.x == frame.y and bool(truth_pairs(text.text)))
            told = told or (frame.x == frame.y and bool(related(text.text[stop:].strip())))
            told = told or (frame.x == frame.y and bool(verdicts(text.text)))  # of the class that leads
            fixed = None if told else frame.places(lead, context.fixed)
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
                context = replace(context, fixed=fixed)
                text = text.cut(stop)
            elif fixed is None and DIAGONAL.search(lead) and len(lead.split()) <= 4:
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
    for k, sentence in enumerate(items):
        if k in old:
            continue
        if _is_remark(sentence.text, frame):
            continue
        if is_axis_talk(sentence.text):
            sentence = _after_axes(sentence)
        sentence = of_this_panel(_after_lists(sentence, panel), scope, frame)
        above = block.parents[-1].text if block.kind == "item" and block.parents else Text()
        before = items[k - 1] if k else above if frame.x == frame.y else Text()
        counts = Ranks.CORRECTION if rank != Ranks.CLAIM and corrects(sentence.text) else rank
        found = read_sentence(sentence, before, frame, context, counts)
        got = [cell for cell in found if not panel.is_label(cell.span)]
        for cell in got:
            if Ranks.DEFAULT <= cell.rank < rank:
                cell.rank += rank  # all other cells of an overview count less than its single ones
        panel.cells.extend(got)
        if rank < Ranks.DEFAULT:
            unread = not got and len(context.fixed) == 2 and any(True for _ in find_quantities(sentence.text))
            panel.told.append((sentence, UNREAD if unread else len({cell.span for cell in got})))
            square = got and frame.x == frame.y
            panel.lost += _without_class(sentence, got) if square else []
            panel.lost += [] if got else _without_cell(sentence, frame, panel)
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
LISTED = ("list", "range")


def _after_lists(sentence: Text, panel: PanelFacts) -> Text:
    """What follows the labels of both axes, where one sentence lists them and then goes on to the values."""
    end = 0
    for fact in (panel.x, panel.y):
        last = fact.category_spans[-1] if fact.kind in LISTED and fact.category_spans else None
        at = sentence.text.find(last.text) if last is not None and last.text else -1
        if last is None or at < 0 or sentence.span(at)[:2] != last[:2]:
            return sentence
        end = max(end, at + len(last.text))
    rest = sentence.cut(end)
    return rest if any(True for _ in find_quantities(rest.text)) else sentence


SIZE = re.compile(r"\b\d{1,4}\s?[×x]\s?\d{1,4}\b(?![.×x])")
"""``a 4×4 grid``: how many lines there are, and no value."""


def _without_cell(sentence: Text, frame: Frame, panel: PanelFacts) -> list[Span]:
    """The numbers of a sentence that gives values of a label, though it could not be told of which cells."""
    source = sentence.text
    named = [sentence.span(mention.start, mention.end) for mention in frame.mentions(source) if mention.sure]
    if not named or any(map(panel.is_label, named)):
        return []
    if claims(source) or AXIS_TALK.search(source) or BAR.search(source):
        return []
    known = [(m.start, m.end) for m in frame.mentions(source)]
    inside = {k for span in (*known, *(size.span() for size in SIZE.finditer(source))) for k in range(*span)}
    left = (q for q in find_quantities(source) if not frame.written(q) and q.number_start not in inside)
    return [sentence.span(q.start, q.end) for q in left if not is_year(source, q.start, q.end)]


def _without_class(sentence: Text, got: list[CellStatement]) -> list[Span]:
    """The counts of a sentence on what a classifier made of things, of which only some have a cell."""
    placed = {cell.span for cell in got}
    counts = (sentence.span(told.quantity.start, told.quantity.end) for told in verdicts(sentence.text))
    return [span for span in counts if span not in placed]


def _leaves_cells(sentence: Text, understood: int, frame: Frame) -> bool:
    """Whether a sentence gives mostly two labels to each of its numbers, more than were understood."""
    source = sentence.text
    named = [mention for mention in frame.mentions(source) if mention.sure]
    if len(named) < (2 if EXCEPTIONS.search(source) else FEWEST_NAMED):
        return False
    inside = {k for m in named for k in range(m.start, m.end)}
    count = sum(q.number_start not in inside for q in find_quantities(source))
    return understood < count and 3 * count <= 2 * len(named)


EXCEPTIONS = rare(r"\b(?:differ|exceptions?)\b[^.:;]{0,30}:", re.I)
"""What leads to the cells that are not like the others."""
FEWEST_NAMED = 4
"""Labels of two cells."""
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


AXIS_TALK = rare(
    r"\b(?:[xy][- ]axis|horizontal axis|vertical axis|axis (?:label|title)|tick (?:labels?|marks?)|"
    r"colou?r[- ]?(?:bar|scale|map|gradient|legend)|legend|gradient|"
    r"numbered (?:from|top|left|bottom|1|0|one|zero)|numbered(?=[.,;]|$)|labelled from|in steps of|"
    r"ranges? from (?>.*? to )(?>.*?\bcolou?r\b))\b",
    re.I,
)


REMARKS = re.compile(r"\([^()\d]*\)")
"""``(matches the legend)``, behind a value."""


def is_axis_talk(source: str) -> bool:
    """Whether a sentence is about axes or colours and so holds no cells."""
    match = AXIS_TALK.search(source) and AXIS_TALK.search(REMARKS.sub(" ", source))
    return bool(match) and CELLS_HOLD.search(source) is None


CELLS_HOLD = re.compile(r"\bcells?\b[^.]*\b(?:contain|read|hold|show|is|are (?=[-−+~≈]?\d)|=)", re.I)


def _after_axes(sentence: Text) -> Text:
    """What follows the colon of a sentence that names both axes first, or a semicolon; else empty."""
    source = sentence.text
    for end in (source.rfind(": "), source.find("; ")):
        before = {(match.lastgroup or "").lower() for match in MENTION.finditer(source[: max(end, 0)])}
        tail = sentence.cut(end + 1)
        if before == {"x", "y"} and not AXIS_TALK.search(tail.text):
            return tail
    return Text()


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


ONLY_NUMBERS = re.compile(r"(?:[-+−\d.,;|/%\s]|n/a|NA\b|nan\b|[–—])+", re.I)


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
