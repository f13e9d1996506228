"""Cells told by what was true and what was predicted: ``Actual late, predicted on time: 22``."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.lexicon.sides import SIDES, side_of
from replot.reading.description.statements.cells.classified.outcome_words import turned
from replot.reading.description.statements.cells.classified.verdict_cells import find_class
from replot.reading.description.statements.cells.statement import CellStatement, each_once, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["TruthPair", "read_truth_pairs", "truth_pairs"]
SIDE = rf"(?!true (?:posi|nega)tives?\b)(?:{SIDES})"
NAME = r"(?!(?:and|but|was|were|is|as|class|label)\b)[^\W_](?:[\w'’+./]|-(?=\w))*(?: [\w'’+-]+){0,3}?"
BEFORE = rf"{SIDE}(?: (?:class|label|value))?(?: (?:is|was|as|to be))?\s*[:=]?\s*[\"“'‘`]?"
BETWEEN = (
    r"(?:[\"”'’`]?\s*(?:[,;/|&×]|→|->|=>|[–—-]\s|\bx\b|\band\b|\bbut\b|\bvs\.?)\s*(?:(?:and|but|the)\s+)?|"
    r"[\"”'’`]?\s+(?:(?:that|who|which) )?(?:(?:are|is|was|were|have been) )?(?=predicted (?:as|to be)\b))"
)
COUNT = r"[\"”'’`]?\)?\s*(?:[:=→]|->|=>|[–—-]|(?:is|was|are|were)\s)\s*(?=~?\d)"
SIDES_FIRST = rare(
    rf"(?<!\w)(?P<one>{BEFORE})(?P<a>{NAME}){BETWEEN}(?P<other>{BEFORE})(?P<b>{NAME}){COUNT}", re.I
)
SIDES_LAST = rare(
    rf"(?<!\w)(?P<a>{NAME})\s*\((?P<one>{SIDE})\){BETWEEN}(?P<b>{NAME})\s*\((?P<other>{SIDE})\){COUNT}", re.I
)
"""``late (actual) x on time (predicted) - 22``."""
ASSIGNED = rare(
    r"(?<![\w=])(?P<one>[^\W\d_][\w-]{1,20})\s?=\s?[\"“'‘`]?(?P<a>[\w-]{1,20})[\"”'’`]?(?:, ?| and | & | / )"
    r"(?P<other>[^\W\d_][\w-]{1,20})\s?=\s?[\"“'‘`]?(?P<b>[\w-]{1,20})[\"”'’`]?\)?\s*"
    r"(?:[:=→–—-]|->|(?:(?:,? ?the (?:count|value|number) is|with|has|holds|contains|shows|counts|is|at)\b))"
    r"\s*(?=~?\d)",
    re.I,
)
"""``teacher=2, predicted=3 with 22``: who judged has the other side than what was predicted."""
ORDER = rare(
    rf"(?:\(|^\W*|\b(?:as|order(?: is)?|read|means?)[: ]+)(?P<one>{SIDE})"
    r"(?: (?:class|label))?\s?(?:/|→|->)\s?"
    rf"(?P<other>{SIDE})(?: (?:class|label))?(?=\)|:|\s*$|[.,;]\s|[.]$)",
    re.I,
)
"""``(actual/predicted)``: which side of each pair stands first."""
SLASHED = re.compile(
    r"(?<![\w/])[\"“'‘`]?(?P<a>[^\W_][\w-]{0,20})[\"”'’`]?\s?(?:/|→|->)\s?[\"“'‘`]?(?P<b>[^\W_][\w-]{0,20})[\"”'’`]?"
    r"(?:\s?[:=]\s?|\s)(?=\d)"
)
"""``late/early 22``."""
WORD = re.compile(r"[^\W\d_]+(?:[- ]truth)?")


class TruthPair(NamedTuple):
    """What was true, what was predicted, how often, and what the text calls the two sides."""

    true: str
    predicted: str
    quantity: Quantity
    names: tuple[str, str]


@lru_cache(maxsize=1 << 8)
def truth_pairs(source: str) -> tuple[TruthPair, ...]:
    """The pairs of a sentence or line; those whose two sides are one and the same are none."""
    if pairs := _in_order(source):
        return pairs
    out = []
    for match in (*SIDES_FIRST.finditer(source), *SIDES_LAST.finditer(source), *ASSIGNED.finditer(source)):
        sides = side_of(match["one"]), side_of(match["other"])
        if match.re.pattern == ASSIGNED.pattern and set(sides) == {"predicted", ""}:
            sides = ("predicted", "truth") if sides[0] else ("truth", "predicted")
        count = next((q for q in find_quantities(source) if match.end() <= q.start <= match.end() + 1), None)
        if set(sides) != {"truth", "predicted"} or count is None:
            continue
        pair = [(tidy(match["a"]), _word(match["one"])), (tidy(match["b"]), _word(match["other"]))]
        (true, actual), (predicted, guessed) = pair if sides[0] == "truth" else pair[::-1]
        out.append(TruthPair(true, predicted, count, (actual, guessed)))
    return tuple(out)


def _in_order(source: str) -> tuple[TruthPair, ...]:
    """The pairs of a sentence that says which side stands first; none where other numbers are left."""
    order = ORDER.search(source)
    if order is None or {side_of(order["one"]), side_of(order["other"])} != {"truth", "predicted"}:
        return ()
    counts = {q.start: q for q in find_quantities(source)}
    told = [pair for pair in SLASHED.finditer(source) if pair.end() in counts]
    first, second = ("a", "b") if side_of(order["one"]) == "truth" else ("b", "a")
    sides = _word(order["one"]), _word(order["other"])
    names = sides if first == "a" else (sides[1], sides[0])
    out = [TruthPair(pair[first], pair[second], counts[pair.end()], names) for pair in told]
    return tuple(out) if len(out) == len(counts) > 1 else ()


def _word(side: str) -> str:
    found = WORD.match(side)
    return found[0].capitalize() if found is not None else ""


def read_truth_pairs(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The cells that a sentence tells so; empty unless all of its pairs have theirs."""
    out = []
    for true, predicted, q, _ in truth_pairs(text.text):
        row, column = (predicted, true) if turned(frame) else (true, predicted)
        at = find_class(row, frame, "y"), find_class(column, frame, "x")
        if at[0] is None or at[1] is None:
            return []
        out.append(statement(at[0], at[1], q, rank, text.span(q.start, q.end)))
    return each_once(out)
