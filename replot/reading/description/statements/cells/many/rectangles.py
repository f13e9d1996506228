"""One value where stretches of rows and columns meet: ``80-100 for sizes ≥ 32 and heads 1-16``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import count_word
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.many.exceptions import everywhere
from replot.reading.description.statements.cells.ruled_out.doubt import (
    CHANGED,
    DENIED,
    EXCEPTED,
    EXTREME,
    PARTLY,
    RECKONED,
    SUPPOSED,
)
from replot.reading.description.statements.cells.statement import CellStatement, Context, closed
from replot.reading.description.statements.frame import Frame

__all__ = ["read_rectangle", "tells_rectangle"]
N = r"\d+(?:,\d{3})*(?:\.\d+)?\s?(?-i:[kKM])?(?![\w.]*\d)(?!\w)"
UNIT = r"(?:\s?(?:%|tokens|examples|samples|steps|(?:m|k)?s|[kmc]?m|ms|GB|°C)(?!\w))?"
MORE = r"above|more|higher|larger|longer|beyond|up|over|greater|later|onwards?|deeper"
LESS = r"below|less|lower|smaller|shorter|under|fewer|earlier"
BOUND = (
    r"(?: (?:values?|settings?|configurations?))?\s*+(?:(?:is|are|of|at(?! least| most)|in|"
    r"ranging|equal to|=|:)\s+|=|:)*+\(?"
    rf"(?:(?P<sign>[≥>≤<]=?)\s?(?P<n1>{N})|"
    rf"(?:from |between )?(?P<low>{N}){UNIT}\s?(?:[-–—]|to|through|up to|and(?= \d+\)))\s?(?P<high>{N})|"
    rf"(?P<n2>{N}){UNIT}\s?(?:\+|,? ?(?:and|or) (?:(?P<more>{MORE})|(?P<less>{LESS}))\b|(?P<on> onwards?\b))|"
    rf"(?:(?P<over>above|over|beyond|(?:greater|larger|longer|more|higher) than|exceeding|past)|"
    rf"(?P<from>at least|from|starting (?:at|from))|"
    rf"(?P<under>below|under|(?:less|smaller|shorter|lower|fewer) than)|(?P<to>up to|at most))\s(?P<n3>{N})|"
    rf"(?P<one>{N}(?:, {N})*(?:,? (?:and|or) {N}(?!\s?[-–]))?)){UNIT}\)?"
)
"""What bounds a stretch of lines, behind the name of its axis: ``≥ 32``, ``(1-16)``."""
DOUBT = rare(
    rf"\b(?:{SUPPOSED}|{DENIED}|{PARTLY}|{EXCEPTED}|{RECKONED}|{EXTREME}|{CHANGED}|than|starts?|until|becomes?|"
    r"toward\w*|(?<=[\d%] )(?:points? )?(?:higher|lower|more|less|better|worse))\b",
    re.I,
)
"""Words that leave cells out, or say something else than their value."""
CUT = re.compile(r"(?:,|;)\s(?:but|while|whereas|and then)\s|\sbut\s(?:with\s)?|;\s")
SHORTEST = 3
FEWEST_WORDS = 2
MOST_CELLS = 200_000
NEAR = re.compile(r"(?<![\w-])near-(?=\d)", re.I)


class _Side(NamedTuple):
    """The lines of one axis, and where the words for them stand."""

    axis: str
    at: list[int]
    start: int
    end: int


def tells_rectangle(source: str, frame: Frame) -> bool:
    """Whether a text bounds both axes, which names more than one line of each."""
    pattern = _names(_called(frame))
    if pattern is None or len(frame.x) * len(frame.y) > MOST_CELLS:
        return False
    sides = [side for side in _sides(source, 0, len(source), frame, pattern) if side is not None]
    return sorted(side.axis for side in sides) == ["x", "y"] and any(len(side.at) > 1 for side in sides)


HEAD = re.compile(r"[^\W\d][^()\[\],/]*?(?= (?:in|of|per) |\s*[(\[,/])")
"""``Height`` of ``Height in m``."""


def _called(frame: Frame) -> tuple[tuple[str, str], ...]:
    """What the text may call each axis, one label of it or several."""
    names = dict(frame.alias)
    for axis in "xy":
        head = HEAD.match((frame.label(axis) or "").lower())
        for name in (head[0], f"{head[0]}s") if head is not None else ():
            names.setdefault(name, axis)
    return tuple(names.items())


def read_rectangle(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The cells of a rectangle of the grid, of which a sentence names the axes and bounds both.

    The labels of an axis that is bounded must be numbers. What is said of more than one cell counts less than
    what is stated of single ones.
    """
    if context.fixed or not (frame.x and frame.y) or len(frame.x) * len(frame.y) > MOST_CELLS:
        return []
    pattern = _names(_called(frame))
    if pattern is None or len(list(pattern.finditer(text.text))) < FEWEST_WORDS:
        return []
    source = NEAR.sub(lambda near: near[0][:-1] + " ", text.text)
    cuts = [cut.span() for cut in CUT.finditer(source)]
    clauses = zip([0, *(end for _, end in cuts)], [*(start for start, _ in cuts), len(source)], strict=True)
    out: list[CellStatement] = []
    for start, end in clauses:
        sides = list(_sides(source, start, end, frame, pattern))
        if not sides and any(True for _ in find_quantities(source[start:end])):
            return []  # "it is 5 at width 2 and depth 4; 6 at 4 and 8"
        if sides and not (found := _of_clause(source, start, end, sides, text, frame, context, rank)):
            return []
        out += found if sides else []
    return out


def _of_clause(
    source: str,
    start: int,
    end: int,
    told: Sequence[_Side | None],
    text: Text,
    frame: Frame,
    context: Context,
    rank: int,
) -> list[CellStatement]:
    """The cells of a clause that bounds both axes and gives one value."""
    sides = [side for side in told if side is not None]
    if sorted(side.axis for side in sides) != ["x", "y"] or DOUBT.search(source, start, end):
        return []
    rest = " " * start + source[start:end]
    for side in sides:
        rest = rest[: side.start] + " " * (side.end - side.start) + rest[side.end :]
    values = list(find_quantities(rest))
    if len(values) != 1 or any(mention.sure for mention in _others(rest, values[0], frame)):
        return []
    value = closed(values[0], context, source[start:end]) if values[0].is_open else values[0]
    if value is None:
        return []
    at = {side.axis: side.at for side in sides}
    span = text.span(values[0].start, values[0].end)
    cells = everywhere(value, span, frame, replace(context, fixed=at))
    if len(cells) == 1:
        cells[0].rank = rank
    for cell in cells:
        cell.rank = max(cell.rank, rank)
    return cells


def _others(rest: str, value: Quantity, frame: Frame) -> Iterator:
    """The labels that are named besides."""
    return (m for m in frame.mentions(rest) if not (m.start < value.end and value.start < m.end))


@lru_cache(maxsize=64)
def _names(alias: tuple[tuple[str, str], ...]) -> re.Pattern | None:
    """The names of both axes as a pattern with a group for each; None where one has none."""
    by_axis = {
        axis: sorted(
            (name for name, on in alias if on == axis and len(name) >= SHORTEST), key=len, reverse=True
        )
        for axis in "xy"
    }
    if not all(by_axis.values()):
        return None
    x, y = ("|".join(map(re.escape, by_axis[axis])) for axis in "xy")
    return re.compile(
        r"(?P<all>\b(?:all|every|any|each)(?: of the)? (?:(?P<word>[a-z]+|\d{1,3}) )?)?"
        rf"\b(?:(?P<x>{x})|(?P<y>{y}))(?!\w)", re.I
    )


BEHIND = re.compile(BOUND, re.I)


def _sides(source: str, start: int, end: int, frame: Frame, pattern: re.Pattern) -> Iterator[_Side | None]:
    """What is bounded of each axis; None for a bound that is not understood."""
    for name in pattern.finditer(source, start, end):
        axis = "x" if name["x"] else "y"
        bound = BEHIND.match(source, name.end(), end)
        if bound is not None:
            lines = _lines(bound, axis, frame)
            yield _Side(axis, lines, name.start(), bound.end()) if lines else None
        elif name["all"]:
            size = len(frame.axis(axis))
            agrees = count_word(name["word"] or "") in (None, size)
            yield _Side(axis, list(range(size)), name.start(), name.end()) if agrees else None


def _lines(bound: re.Match[str], axis: str, frame: Frame) -> list[int]:
    """The lines whose labels lie within a bound; none where the labels are no numbers, or one is none."""
    numbers = _numbers(frame.axis(axis))
    if numbers is None:
        return []
    if bound["one"]:
        told = [_number(match[0]) for match in re.finditer(N, bound["one"])]
        at = [k for k, n in enumerate(numbers) if n in told]
        return at if len(at) == len(told) else []
    low, high = float("-inf"), float("inf")
    low_in = high_in = True
    if bound["sign"]:
        n, inclusive = _number(bound["n1"]), bound["sign"] in ("≥", "≤", ">=", "<=")
        if bound["sign"][0] in "≥>":
            low, low_in = n, inclusive
        else:
            high, high_in = n, inclusive
    elif bound["low"]:
        low, high = _number(bound["low"]), _number(bound["high"])
    elif bound["n2"]:
        low, high = (low, _number(bound["n2"])) if bound["less"] else (_number(bound["n2"]), high)
    else:
        n = _number(bound["n3"])
        if bound["over"] or bound["from"]:
            low, low_in = n, bound["from"] is not None
        else:
            high, high_in = n, bound["to"] is not None
    return [
        k
        for k, n in enumerate(numbers)
        if (n > low or (low_in and n == low)) and (n < high or (high_in and n == high))
    ]


@lru_cache(maxsize=64)
def _numbers(labels: tuple[str, ...]) -> list[float] | None:
    found = [parse_quantity(label) for label in labels]
    numbers = [q.value for q in found if q is not None and not q.is_range]
    return numbers if len(numbers) == len(labels) else None


def _number(written: str) -> float:
    found = parse_quantity(written)
    return found.value if found is not None else float("nan")
