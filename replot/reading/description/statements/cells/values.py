"""Stretches of text to cell statements: who has which value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.list_remarks import comment_begins
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.behind_values import (
    SAID_AGAIN,
    tells_of_others,
    without_words_behind,
)
from replot.reading.description.statements.cells.classified.hits import read_hits_in_turn
from replot.reading.description.statements.cells.classified.outcome_words import OF_ALL, turned
from replot.reading.description.statements.cells.classified.predicted_that import read_predicted_that
from replot.reading.description.statements.cells.classified.quadrants import QUADRANT, read_quadrants
from replot.reading.description.statements.cells.classified.summed_lines import read_summed_line
from replot.reading.description.statements.cells.classified.truth_pairs import read_truth_pairs
from replot.reading.description.statements.cells.classified.verdict_cells import read_outright
from replot.reading.description.statements.cells.heads import find_head, without_only_line
from replot.reading.description.statements.cells.lines.courses_between_ends import in_order_of_labels
from replot.reading.description.statements.cells.lines.groups_in_line import read_groups
from replot.reading.description.statements.cells.lines.labels_in_brackets import read_bracketed_numbers
from replot.reading.description.statements.cells.lines.line_parts import read_line_parts, read_then
from replot.reading.description.statements.cells.lines.line_stretches import read_stretches
from replot.reading.description.statements.cells.lines.lines_alike import read_lines_alike
from replot.reading.description.statements.cells.lines.lines_by_degree import read_line_by_degree
from replot.reading.description.statements.cells.lines.lines_twice import without_second_name
from replot.reading.description.statements.cells.lines.listed_last import read_listed_last
from replot.reading.description.statements.cells.lines.placed_in_line import read_placed_in_line
from replot.reading.description.statements.cells.lines.plain_lists import (
    read_bare_list,
    read_plain_list,
    read_spaced_line,
)
from replot.reading.description.statements.cells.lines.rest_of_line import read_listed_rest, read_rest_of_line
from replot.reading.description.statements.cells.lines.values_at import read_course
from replot.reading.description.statements.cells.lines.whole_lines import read_whole_line
from replot.reading.description.statements.cells.lines.windows import (
    places_from,
    read_window,
    window_first,
    window_told,
)
from replot.reading.description.statements.cells.many.blocks_in_parts import read_block_in_parts
from replot.reading.description.statements.cells.many.blocks_told import read_block
from replot.reading.description.statements.cells.many.defaults import read_defaults
from replot.reading.description.statements.cells.many.exceptions import says_all_but
from replot.reading.description.statements.cells.many.exceptions_first import (
    begins_with_exceptions,
    exceptions_last,
)
from replot.reading.description.statements.cells.many.groups_told import read_group
from replot.reading.description.statements.cells.many.one_colour import read_one_colour
from replot.reading.description.statements.cells.many.rectangles import read_rectangle
from replot.reading.description.statements.cells.many.regions import read_region
from replot.reading.description.statements.cells.many.uniform import read_line_alike, read_lines, read_uniform
from replot.reading.description.statements.cells.pairs.cells_aside import read_cells_aside
from replot.reading.description.statements.cells.pairs.fixed import read_fixed
from replot.reading.description.statements.cells.pairs.mirrored import read_mirrored
from replot.reading.description.statements.cells.pairs.pairs import read_pairs
from replot.reading.description.statements.cells.pairs.pairs_alike import read_pairs_alike
from replot.reading.description.statements.cells.pairs.regular import read_regular
from replot.reading.description.statements.cells.pairs.row_and_column import read_places
from replot.reading.description.statements.cells.pairs.told_settings import read_settings
from replot.reading.description.statements.cells.pairs.triples import read_triples
from replot.reading.description.statements.cells.places.index_pairs import read_index_pairs
from replot.reading.description.statements.cells.places.row_by_row import ONLY_NUMBERS, read_row_by_row
from replot.reading.description.statements.cells.relations.contests import read_contests
from replot.reading.description.statements.cells.relations.mutual import read_mutual
from replot.reading.description.statements.cells.relations.opponents import read_opposed
from replot.reading.description.statements.cells.relations.related import (
    read_related_to_line,
    relates_strangers,
)
from replot.reading.description.statements.cells.ruled_out.about_labels import without_talk_of_labels
from replot.reading.description.statements.cells.ruled_out.asides import without_asides
from replot.reading.description.statements.cells.ruled_out.empty_cells import read_empty, read_only_pairs
from replot.reading.description.statements.cells.ruled_out.left_empty import read_left_empty
from replot.reading.description.statements.cells.ruled_out.may_hold import bounds_a_region, may_hold_values
from replot.reading.description.statements.cells.ruled_out.measures import tells_measures
from replot.reading.description.statements.cells.ruled_out.no_values import without_other_numbers
from replot.reading.description.statements.cells.ruled_out.relative_clauses import without_relative_clauses
from replot.reading.description.statements.cells.ruled_out.strangers import without_strangers
from replot.reading.description.statements.cells.ruled_out.which_cells import surely_told
from replot.reading.description.statements.cells.sentences.bound import read_runs
from replot.reading.description.statements.cells.sentences.chains import as_ends, as_lists, in_figures
from replot.reading.description.statements.cells.sentences.clauses import (
    clauses,
    contradicts,
    differ,
    key_axis,
    tells_class,
)
from replot.reading.description.statements.cells.sentences.clauses_apart import read_clauses
from replot.reading.description.statements.cells.sentences.compared import read_against, read_compared
from replot.reading.description.statements.cells.sentences.staying import read_staying
from replot.reading.description.statements.cells.spreads import without_spreads
from replot.reading.description.statements.cells.statement import (
    DIFFERS,
    CellStatement,
    Context,
    Ranks,
)
from replot.reading.description.statements.cells.tokens import tokenize
from replot.reading.description.statements.frame import Frame

__all__ = ["read_values"]
BOTH = 2
"""Axes of which a sentence has yet to tell its lines."""
SENTENCE = -1
"""The depth of a whole sentence, beside those of its clauses."""
PAIR_KEY = re.compile(r"\s*([^:]{3,120}):\s")
"""``GPT-4 → Vicuna: 48%`` and ``GPT-4 to Vicuna: 48%``, under ``GPT-4 row``."""


def read_values(text: Text, frame: Frame, context: Context, rank: int = Ranks.LIST) -> list[CellStatement]:
    """Cell statements of one sentence, list item or line.

    Parameters
    ----------
    text : Text
    frame : Frame
        The axes of the panel.
    context : Context
        What is fixed already.
    rank : int
        How much the statements count.
    """
    if len(text.text) > 60_000 or not may_hold_values(text.text):
        return []
    if block := read_rectangle(text, frame, context, rank):
        return block
    if bounds_a_region(text.text, frame):
        return []
    if tells_of_others(text.text):
        return []
    text = exceptions_last(without_second_name(text, frame), frame)
    found = _unless_silent(lambda: _of_text(text, frame, context, rank), text, frame, context, rank)
    if not found and (again := SAID_AGAIN.search(text.text)) is not None:
        found = _of_text(text.cut(0, again.start()), frame, context, rank)
    if not found and len(context.free) == BOTH and "(" in text.text:
        found = read_cells_aside(text, frame, lambda part: _of_text(part, frame, context, rank))
    return [cell for cell in surely_told(found, text, frame, context) if cell.state != DIFFERS]


def _of_text(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    if not context.fixed and (outright := read_outright(text, frame, rank, turned(frame))):
        return outright
    if bare := read_bare_list(text, frame, context, rank):
        return bare
    if spaced := read_spaced_line(text, frame, context, rank):
        return spaced
    if mirrored := read_mirrored(text, frame, lambda part: _of_text(part, frame, context, rank)):
        return mirrored
    if (left := read_left_empty(
        text, frame, context, rank, lambda rest: _of_text(rest, frame, context, rank)
    )) is not None:
        return left
    if stayed := read_staying(text, frame, lambda rest: _of_text(rest, frame, context, rank)):
        return stayed
    text = without_strangers(text, frame) if len(context.free) == BOTH and frame.x != frame.y else text
    text = without_spreads(text.cut(0, comment_begins(text.text)), frame)
    text = without_other_numbers(without_words_behind(without_talk_of_labels(text, frame), frame), frame)
    text = without_relative_clauses(text, frame)
    counted = in_figures(text, frame)
    if counted is None:
        listed = as_lists(in_order_of_labels(text, frame), frame)
        ends = as_ends(listed) if 2 in (len(frame.x), len(frame.y)) else listed
        return (ends is not listed and _read(ends, frame, context, rank, 0)) or _read(
            listed, frame, context, rank, 0
        )
    found = _read(text, frame, context, rank, 0)
    if found:
        return found
    found = _read(counted, frame, context, rank, 0)
    told = {cell.span for cell in found if cell.quantity is not None}
    named = [(mention.start, mention.end) for mention in frame.mentions(counted.text)]
    given = [q for q in find_quantities(counted.text) if not any(a <= q.start < b for a, b in named)]
    return found if len(told) == len(given) else []


def _read(text: Text, frame: Frame, context: Context, rank: int, depth: int) -> list[CellStatement]:
    """The cells of a text as a whole, or of its parts between semicolons where those tell more."""
    text = _bared(without_only_line(text, frame, context)) if context.fixed else text
    if not (depth or context.fixed) and (said := read_predicted_that(text, frame, rank)) is not None:
        return said
    if not (depth or context.fixed) and (opposed := read_opposed(text, frame, rank)) is not None:
        return opposed
    if not (depth or context.fixed) and (fought := read_contests(text, frame, rank)) is not None:
        return fought
    if not context.fixed and (grid := read_row_by_row(text, frame, rank, depth == 0)):
        return grid  # before "from the bottom row to the top" is taken for the name of one row
    found = _read_whole(text, frame, context, rank, depth)
    if depth < 2 and not (frame.x == frame.y and tells_class(text.text, len(found))):
        parts = clauses(text)
        if len(parts) > 1:
            apart = read_clauses(
                parts, frame, context,
                lambda part, inner: _read_clause(part, frame, inner, rank, depth + 2),
            )
            if (len(apart) > len(found) or differ(found, apart)) and not contradicts(apart):
                return apart
    return found


def _read_clause(
    text: Text, frame: Frame, context: Context, rank: int, depth: int
) -> list[CellStatement]:
    """The cells of one of several clauses."""
    return _unless_silent(
        lambda: _read(text, frame, context, rank, depth), text, frame, context, rank, depth
    )


def _unless_silent(
    read: Callable[[], list[CellStatement]],
    text: Text,
    frame: Frame,
    context: Context,
    rank: int,
    depth: int = SENTENCE,
) -> list[CellStatement]:
    """The cells that are read; what tells nothing is not read again where it stands again."""
    key = text.text, context.as_known, rank, depth, frame.measured
    if key in frame.silent:
        return []
    before = len(context.misfits), len(context.homeless)
    cells = read()
    if not cells and before == (len(context.misfits), len(context.homeless)):
        frame.silent.add(key)
    return cells


def _read_whole(
    text: Text, frame: Frame, context: Context, rank: int, depth: int
) -> list[CellStatement]:
    source = text.text
    binary = len(frame.x) == len(frame.y) == 2
    named = QUADRANT.search(source) if binary else None
    led = named is not None and not source[: named.start()].strip(" -–—*•")
    if led and (told := read_quadrants(text, frame, rank)):
        return told  # "True negatives: 40", which is no row of the negatives
    if frame.x == frame.y and (
        told := read_truth_pairs(text, frame, rank)
        or read_hits_in_turn(text, frame, rank)
        or ([] if context.fixed else read_summed_line(text, frame, rank))
    ):
        return told
    if "," in source and source[:3].lstrip()[:1] in "([" and (told := read_triples(text, frame, rank)):
        return told
    if told := read_mutual(text, frame, rank) or read_index_pairs(text, frame, rank):
        return told
    if not context.fixed and (told := read_settings(text, frame, rank)):
        return told
    if depth < 2 and not context.fixed and (told := read_against(
        text, frame, rank, lambda part: _read(part, frame, context, rank, depth + 2)
    )):
        return told
    if told := (
        read_placed_in_line(text, frame, context, rank) or read_line_by_degree(text, frame, context, rank)
    ):
        return told
    if len(context.free) == 2 and (alike := read_pairs_alike(text, frame, rank)):
        return alike
    if depth < 2 and (block := read_block(
        text, frame, context, rank, lambda part, inner: _read(part, frame, inner, rank, depth + 2)
    )) is not None:
        return block
    if depth < 2 and (block := read_block_in_parts(
        text, frame, context, rank, lambda part, inner: _read(part, frame, inner, rank, depth + 2)
    )) is not None:
        return block
    if (rest := read_listed_rest(text, frame, context, rank)) is not None:
        return rest
    if (paired := read_only_pairs(text, frame, context, rank)) is not None:
        return paired
    if context.free and (empty := read_empty(text, frame, context, rank)):
        return empty
    if line := (
        read_group(text, frame, context)
        or read_bracketed_numbers(text, frame, context, rank)
        or read_listed_last(text, frame, context, rank)
        or read_rest_of_line(text, frame, context, rank)
        or read_line_alike(text, frame, context, depth > 1)
        or (depth < 2 and read_line_parts(
            text, frame, context, rank, lambda part: _read(part, frame, context, rank, depth + 2)
        ))
    ):
        return line
    if depth < 4 and (
        found := read_defaults(
            text, frame, context, rank, lambda part, inner: _read(part, frame, inner, rank, depth + 1)
        )
    ):
        return found
    if depth < 2 and (says_all_but(source) or begins_with_exceptions(source, frame)):
        return []  # of what all have but those that were not understood, nothing is known
    if uniform := (
        read_one_colour(text, frame, context, rank)
        or read_uniform(text, frame, context, rank)
        or read_lines(text, frame, context, rank)
        or read_region(text, frame, context, rank)
        or read_lines_alike(text, frame, context, rank)
    ):
        return uniform
    if len(context.free) == 1 and (own := PAIR_KEY.match(source)) is not None:
        pair = frame.resolve_pair(own[1])
        ((axis, indices),) = context.fixed.items()
        if pair is not None and indices == [pair[axis == "x"]] and _one_number(source[own.end() :]):
            both = replace(context, fixed={"y": [pair[0]], "x": [pair[1]]})
            return read_fixed(text.cut(own.end()), frame, both, rank)
    if len(context.free) == 1 and (told := read_related_to_line(text, frame, context.fixed, rank)):
        return told
    if depth < 2 and (then := read_then(
        text, frame, context, rank, lambda part: _read(part, frame, context, rank, depth + 2)
    )):
        return then
    if compared := read_compared(text, frame, context, rank) or read_stretches(text, frame, context, rank):
        return compared
    if tells_measures(source, frame) or relates_strangers(text, frame):
        return []
    bare = without_asides(source, frame)
    if len(context.free) == 2 and not _is_keyed_list(bare, frame) and (
        told := read_regular(tokenize(bare, frame), text.reworded(bare), frame, context, rank)
    ):
        return told
    if len(context.free) == 1:
        if part := read_window(text, frame, context, rank) or read_course(text, frame, context, rank):
            return part
        if (groups := read_groups(text, frame, context, rank)) is not None:
            return groups
        if ONLY_NUMBERS.fullmatch(bare) and (plain := read_plain_list(text, frame, context, rank)):
            return plain  # "5 4 3 2" under the labels 1 to 4
        # what names no label is no pair of a label and a value
        pairs = read_pairs(tokenize(bare, frame), text, frame, context, rank) if frame.may_name(bare) else []
        if found := pairs or read_plain_list(text, frame, context, rank):
            return found
    if len(context.free) == 2 and (
        told := _from_first(text, frame, context, rank) or read_course(text, frame, context, rank)
    ):
        return told
    if places := read_places(text, frame, context, rank):
        return places
    from replot.reading.description.statements.cells.ruled_out.vague import read_placed, read_vague

    if len(context.free) == 2 and (placed := read_placed(text, frame, rank)):
        apart = tokenize(OF_ALL.sub(blank, bare), frame) if frame.x == frame.y else []
        more = read_runs(apart, text, frame, context, rank) if apart else []
        return more if len(more) > len(placed) and _holds(more, placed) else placed
    if ";" in source and depth < 2 and len(context.free) == 2:
        parts = clauses(text)
        axes = {key_axis(part.text, frame) for part in parts}
        if len(parts) > 1 and len(axes) == 1 and "" not in axes:
            return [cell for part in parts for cell in _read(part, frame, context, rank, depth + 2)]
    if context.free and depth < 4:
        split = find_head(text, frame, context)
        if split is not None and not _lists_labels(split[0], frame):
            inner, body = split
            if body.text:
                found = _read(body, frame, inner, rank, depth + 1)
                if found and not contradicts(found):
                    return found
    if not context.free:
        return read_fixed(text, frame, context, rank)
    vague = read_vague(text, frame, context, rank)
    if vague:
        return vague
    tokens = tokenize(bare, frame)
    return (
        read_pairs(tokens, text, frame, context, rank)
        or read_plain_list(text, frame, context, rank)
        or read_regular(tokens, text, frame, context, rank)
        or read_runs(tokens, text, frame, context, rank)
        or read_whole_line(tokens, text, frame, context, rank)
    )


def _lists_labels(head: Context, frame: Frame) -> bool:
    """Whether what looks like a head lists all labels of a square: ``Links of A, B and C, half: B 2``."""
    return frame.x == frame.y and any(len(set(head.fixed.get(a, ()))) == len(frame.x) > 2 for a in "xy")


def _is_keyed_list(source: str, frame: Frame) -> bool:
    """Whether a text is a key and a number for each label of an axis: ``Red: 5 4 3 2``, under 1 to 4."""
    _, colon, rest = source.partition(":")
    sizes = (len(frame.x), len(frame.y))
    return bool(colon) and ONLY_NUMBERS.fullmatch(rest) is not None and len(rest.split()) in sizes


def _from_first(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """``From May on, oak has 3 and 4``: the cells of a line whose first label is said before its values."""
    led = window_first(text, frame) or window_told(text, frame)
    if led is None or (split := find_head(led[1], frame, context)) is None:
        return []
    inner, body = split
    places = places_from(led[0], None, body.text, frame, inner.free) if len(inner.free) == 1 else []
    return read_fixed(body, frame, inner.with_(inner.free, places), rank) if places else []


WRAPPED = re.compile(r"\s*(?:\([^()]*,[^()]*\)|\{[^{}]*\})[\s.;]*")
"""All that stands behind a head, in one pair of brackets: ``oak: (May: 1, June: 2)``."""


def _bared(text: Text) -> Text:
    """A text without the brackets around all of it, between which commas part no pairs."""
    source = text.text
    if WRAPPED.fullmatch(source) is None:
        return text
    return text.cut(len(source) - len(source.lstrip()) + 1, max(map(source.rfind, ")}")))


def _holds(cells: list[CellStatement], others: list[CellStatement]) -> bool:
    """Whether a reading has all cells of another one, with the same values."""
    told = {(cell.row, cell.column): cell.quantity and cell.quantity.value for cell in cells}
    return all(
        told.get((cell.row, cell.column), cell) == (cell.quantity and cell.quantity.value) for cell in others
    )


def _one_number(source: str) -> bool:
    return len(list(find_quantities(source))) <= 1
