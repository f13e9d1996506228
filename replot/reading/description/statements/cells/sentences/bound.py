"""Prose: runs of labels and runs of values, bound by their lengths and neighbourhood."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from operator import attrgetter

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.alignment import align, align_subject
from replot.reading.description.statements.cells.lines.stories import (
    DIFFERENCE,
    MOVES,
    TIE,
    ends_of_course,
    tells_a_story,
)
from replot.reading.description.statements.cells.order import runs_along, told_order
from replot.reading.description.statements.cells.pairs.bound_pairs import (
    pair_before,
    read_versus,
    value_at_both,
)
from replot.reading.description.statements.cells.pairs.pairs import place_on
from replot.reading.description.statements.cells.ruled_out.claim_words import (
    claims,
    tells_apart,
    without_words,
)
from replot.reading.description.statements.cells.sentences.runs import Run, find_runs, opens_scene
from replot.reading.description.statements.cells.sentences.turns import (
    all_in_pairs,
    has_labels_over,
    without_odd_label,
)
from replot.reading.description.statements.cells.statement import CellStatement, Context, from_token
from replot.reading.description.statements.cells.token import Token
from replot.reading.description.statements.frame import Frame

__all__ = ["read_runs"]


def read_runs(
    tokens: list[Token], text: Text, frame: Frame, context: Context, rank: int
) -> list[CellStatement]:
    """Prose: runs of labels and runs of values, bound by their lengths and neighbourhood."""
    found = find_runs(tokens, context)
    runs = ends_of_course(found, text.text)
    values = [run for run in runs if run.kind == "V"]
    labels = [run for run in runs if run.kind == "L"]
    if not values:
        return []
    source = text.text
    if has_labels_over(runs, source):
        return []
    if [run.kind for run in runs] == ["L", "V"] and (way := runs_along(source)) == runs[0].axis:
        across = place_on(runs[0].tokens[0], OTHER[way])
        if across is not None and len(runs[0].tokens) == 1 and not context.fixed:
            runs[0].axis, runs[0].indices = OTHER[way], [across]
    blanked = without_words(MEAN_OF_CELL.sub("the", _blank(source, tokens)), frame.measured)
    apart = runs is not found or tells_apart(blanked)
    listed_before = context.zipped.keys() - {run.axis for run in labels}
    if not listed_before and (apart or MOVES.search(blanked)):
        orders = {axis: told_order(frame, axis, source, context.backward) for axis in "xy"}
        breaks = [token.start for token in tokens if token.kind == ";"]
        for either in (runs, _numbers_named(tokens, frame, context)):
            if not either or not (apart or tells_a_story(blanked, either, source)):
                continue
            if (placed := align(either, context.fixed, orders, breaks)) is not None:
                return [from_token(either[k].tokens[n], *place, text, rank) for k, n, place in placed]
        if frame.x == frame.y and (placed := align_subject(runs, orders, breaks)) is not None:
            return [from_token(runs[k].tokens[n], *place, text, rank) for k, n, place in placed]
    if not (labels or context.fixed or context.zipped):
        return []
    if not context.fixed and frame.x == frame.y and EACH_OF_THEM.search(source):
        return []
    if not context.fixed and frame.x == frame.y and (at := value_at_both(runs, tokens, blanked)) is not None:
        return [from_token(at[0], *at[1], text, rank)]
    runs = without_odd_label(runs, source)
    if not context.fixed and (pairs := all_in_pairs(runs, text, frame, rank)):
        return pairs
    structured = any(len(run.tokens) > 1 for run in values) or tells_a_story(blanked, runs, source)
    careful = not structured and bool(claims(blanked)) and not INTERSECT.search(source)
    if not context.fixed and (told := read_versus(runs, tokens, text, frame, rank, careful)):
        return told
    out: list[CellStatement] = []
    state: dict[str, list[int]] = {axis: list(v) for axis, v in context.fixed.items()}
    spread: dict[str, list[int]] = dict(context.zipped)
    value_first = _value_first(runs, context)
    behind = [axis for axis in "xy" if axis not in context.fixed and _stands_behind(runs, axis)]
    used: set[int] = set()
    for k, run in enumerate(runs):
        if run.kind == "L":
            if k in used or run.axis in behind:
                continue  # it belongs to the values before it
            if len(run.indices) > 1:
                spread[run.axis] = run.indices
                state.pop(run.axis, None)
            else:
                state[run.axis] = run.indices
            continue
        if careful and not _tight(tokens, run) and not _in_one_bracket(runs, k):
            continue
        if DIFFERENCE.search(source, max(0, run.start - 24), run.start):
            continue
        if not context.fixed and len(run.tokens) == 1 and (pair := pair_before(runs, k, frame)) is not None:
            out.append(from_token(run.tokens[0], *pair, text, rank))
            continue
        here, several = dict(state), None
        for axis in behind:
            following = next((r for r in runs[k + 1 :] if r.kind == "L" and r.axis == axis), None)
            if following is not None:
                here[axis] = following.indices
        for n in _belonging(runs, k, value_first, source):
            used.add(n)
            if len(runs[n].indices) in (1, len(run.tokens)):
                here[runs[n].axis] = runs[n].indices
            elif len(run.tokens) == 1 and _is_one_number(run):
                several = runs[n]  # "5 at A and B"
        unit = runs[k + 1] if k + 1 < len(runs) else run
        if unit.kind == "L" and unit.axis not in here and not source[run.tokens[-1].end : unit.start].strip():
            here[unit.axis] = unit.indices  # "17 goals"
        if several is not None and len(here.get(OTHER[several.axis], ())) == 1:
            fixed = here[OTHER[several.axis]][0]
            for index in several.indices:
                place = (fixed, index) if several.axis == "x" else (index, fixed)
                out.append(from_token(run.tokens[0], *place, text, rank))
            continue
        out.extend(_bind(run, here, spread, frame, text, rank, context.backward))
    seen: set[tuple[int, int]] = set()
    for cell in out:
        if (cell.row, cell.column) in seen:
            return []
        seen.add((cell.row, cell.column))
    if len({cell.span for cell in out}) != sum(len(run.tokens) for run in values):
        return []
    new = {axis: v for axis, v in spread.items() if axis not in context.fixed}
    context.zipped.update({axis: v for axis, v in new.items() if v != list(range(len(frame.axis(axis))))})
    return out


MEAN_OF_CELL = rare(
    r"\b(?:the|its|their) (?:mean|average|median)(?= (?:[a-z]+ ){0,2}(?:is|was|are|were|stays?|starts?|"
    r"lies|rises|falls|"
    r"drops|climbs|grows)\b)",
    re.I,
)
"""``in A the mean score is 5 in May, 6 in June``: what each cell holds, and no mean of them."""
EACH_OF_THEM = re.compile(
    r"\d%?\s+(?:[a-z]+\s)?each\b|\band \S+ both (?:have|has|had|hold|show|reach|score)\w*\s[^,;]*\d"
)
"""``oak and elm (15 each)``, ``oak and elm both have 15``, which is no cell of the two."""


def _numbers_named(tokens: list[Token], frame: Frame, context: Context) -> list[Run]:
    """The runs with numbers behind prepositions as labels, where lists of values follow them."""
    if not any(token.kind == "B" and opens_scene(tokens, k) for k, token in enumerate(tokens)):
        return []
    runs = find_runs(tokens, context, numbers_named=True)
    scenes = sum(token.kind == "B" and opens_scene(tokens, k) for k, token in enumerate(tokens))
    values = [run for run in runs if run.kind == "V"]
    return runs if scenes == len(values) or all(len(run.tokens) > 1 for run in values) else []


def _stands_behind(runs: list[Run], axis: str) -> bool:
    """Whether the labels of an axis stand behind their values: ``5 and 3 at noon, 7 and 8 at night``."""
    kinds = [run.kind for run in runs if run.kind == "V" or run.axis == axis]
    return kinds.count("L") > 1 and kinds[0] == "V" and kinds[-1] == "L"


def _is_one_number(run: Run) -> bool:
    """Whether a run is a number, be it a guess, and no bound."""
    quantity = run.tokens[0].quantity
    return quantity is not None and not quantity.is_open


def _belonging(runs: list[Run], k: int, value_first: bool, source: str) -> range:
    """The runs of labels that belong to the values before them: all of one bracket, or those tied to them."""
    first = end = k + 1
    if first < len(runs) and runs[first].kind == "L":
        if runs[first].bracket and runs[k].bracket and runs[first].bracket != runs[k].bracket:
            pass  # "the first (A: 3), the other (B: 2)"
        elif runs[first].bracket and _is_remark(runs, k, source):
            pass  # "A 4, B 5 (above C)"
        elif runs[first].bracket:
            while end < len(runs) and runs[end].kind == "L" and runs[end].bracket == runs[first].bracket:
                end += 1
        else:
            at, axes = runs[k].tokens[-1].end, ""
            at += not k and source.startswith(")", at)  # "well (around 0.5) on A and B"
            one_each = value_first and len(runs[first].indices) == len(runs[k].tokens)
            between = source[at : runs[first].start]
            if one_each and ";" not in between and tells_apart(between):
                at, axes, end = runs[first].tokens[-1].end, runs[first].axis, end + 1
            while (
                end < len(runs)
                and runs[end].kind == "L"
                and runs[end].axis not in axes
                and (_ties(source, at, runs[end].start) or _is_other_half(runs, k, end, source))
            ):
                at, axes = runs[end].tokens[-1].end, axes + runs[end].axis
                end += 1
    return range(first, end)


def _is_remark(runs: list[Run], k: int, source: str) -> bool:
    """Whether a bracket behind a value says more than a label, and the value has its own before it."""
    before, value, inside = runs[k - 1] if k else None, runs[k], runs[k + 1]
    if before is None or before.kind != "L" or before.axis != inside.axis or before.bracket:
        return False
    if source[before.tokens[-1].end : value.start].strip(" :="):
        return False
    end = inside.tokens[-1].end
    opened, closed = source.rfind("(", value.tokens[-1].end, inside.start), source.find(")", end)
    around = source[opened + 1 : inside.start] + source[end : max(closed, end)]
    return opened >= 0 and any(map(str.isalpha, around))


CORRELATES = re.compile(r"\bcorrelations? of [-−+]?\d?\.\d+$")
NOUN = re.compile(r" [a-z]{3,}s \Z")
"""Before the numbers of several lines: ``5 in lessons 2 and 3``."""
WITH = re.compile(r"\s+with\s+(?:both\s+)?(?:the\s+)?[\"“'`]?")


def _ties(source: str, at: int, start: int) -> bool:
    """Whether a value is tied to the label behind it: ``5 at A``, ``a correlation of 0.4 with A and B``."""
    if (noun := NOUN.search(source, at, start)) is not None and source[start].isdecimal():
        start = noun.start() + 1
    correlates = WITH.fullmatch(source, at, start) is not None and CORRELATES.search(source[:at]) is not None
    return correlates or TIE.fullmatch(source, at, start) is not None


def _is_other_half(runs: list[Run], k: int, end: int, source: str) -> bool:
    """Whether a label behind a value says its other axis: ``ash with A is 3, and elm scores 5 with B``."""
    if end != k + 1 or (end + 1 < len(runs) and runs[end + 1].kind == "V"):
        return False
    before = next((n for n in range(k - 1, -1, -1) if runs[n].kind == "V"), -1)
    named = {run.axis for run in runs[before + 1 : k]}
    between = runs[k].tokens[-1].end, runs[end].start
    return named == {OTHER[runs[end].axis]} and WITH.fullmatch(source, *between) is not None


INTERSECT = rare(r"\bintersect\w*\b", re.I)


def _blank(source: str, tokens: list[Token]) -> str:
    """The text without the labels, so that a label's words are no claim."""
    parts, last = [], 0
    for token in tokens:
        if token.kind == "L":
            parts += [source[last : token.start], " " * (token.end - token.start)]
            last = token.end
    return "".join((*parts, source[last:]))


def _value_first(runs: list[Run], context: Context) -> bool:
    """Whether each value stands before its label; an axis that is named once only sets the scene."""
    names = Counter(run.axis for run in runs if run.kind == "L")
    if not names:
        return False
    sequence = [run for run in runs if run.kind == "V" or names[run.axis] > 1]
    if len({run.axis for run in sequence if run.kind == "L"}) != 1:
        sequence = runs
    return sequence[0].kind == "V" and sequence[-1].kind == "L"


def _tight(tokens: list[Token], run: Run) -> bool:
    """Whether a value is tied to a label by a bracket or a sign, and not only by standing in one sentence."""
    k = bisect_left(tokens, run.start, key=attrgetter("start"))
    before, after = tokens[max(0, k - 2) : k], tokens[k + 1 : k + 3]
    if len(before) == 2 and before[0].kind == "L" and before[1].kind in "(:=→a":
        return True
    return (len(after) == 2 and after[0].kind in "(" and after[1].kind == "L") or (
        bool(before) and before[-1].kind == "L"
    )


def _in_one_bracket(runs: list[Run], k: int) -> bool:
    """Whether a value stands in a bracket with its label behind it: ``lower overall (2 for both)``."""
    return runs[k].bracket > 0 and k + 1 < len(runs) and runs[k + 1].bracket == runs[k].bracket


LINE_ENDS = re.compile(r"(?:\s*+%)?(?:\s*+;\s*(?:and\s+)?|(?:\s*+,)?\s+and\s+)")


def _line_by_line(
    run: Run, lines: Sequence[int], axis: str, size: int, text: Text, rank: int
) -> list[CellStatement]:
    """``For A and B: 5, 2 and 8 and 4, 6 and 1``: the values of several lines, an *and* between them."""
    tokens = run.tokens
    for k in range(size, len(tokens), size):
        if LINE_ENDS.fullmatch(text.text, tokens[k - 1].end, tokens[k].start) is None:
            return []
    return [
        from_token(token, *((line, at) if axis == "x" else (at, line)), text, rank)
        for k, line in enumerate(lines)
        for at, token in enumerate(tokens[k * size : (k + 1) * size])
    ]


def _bind(
    run: Run,
    here: dict[str, list[int]],
    spread: dict[str, list[int]],
    frame: Frame,
    text: Text,
    rank: int,
    backward: str,
) -> list[CellStatement]:
    n = len(run.tokens)
    if n == 1 and len(here.get("x", ())) == 1 and len(here.get("y", ())) == 1:
        return [from_token(run.tokens[0], here["y"][0], here["x"][0], text, rank)]
    for axis, other in (("x", "y"), ("y", "x")):
        lines = here.get(other, ()) or spread.get(other, ())
        if len(lines) > 1 and axis not in here and n == len(lines) * len(frame.axis(axis)):
            return _line_by_line(run, lines, axis, len(frame.axis(axis)), text, rank)
        if len(here.get(other, ())) != 1:
            continue
        along = here.get(axis) if len(here.get(axis, ())) == n else None
        along = along or (spread.get(axis) if len(spread.get(axis, ())) == n else None)
        if along is None and n > 1 and n == len(frame.axis(axis)) and axis not in here:
            along = told_order(frame, axis, text.text, backward)
        fixed = here[other][0]
        hollow = frame.hollow and frame.x == frame.y and axis not in here
        if along is None and hollow and n + 1 == len(frame.x):
            along = [k for k in told_order(frame, axis, text.text, backward) if k != fixed]
        if along is None or n < 2:
            continue
        return [
            from_token(token, *((fixed, k) if axis == "x" else (k, fixed)), text, rank)
            for token, k in zip(run.tokens, along, strict=True)
        ]
    return []
