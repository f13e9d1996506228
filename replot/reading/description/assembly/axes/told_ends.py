"""Which way a vertical axis runs, by the labels of its top and bottom rows: ``The top row (dose 9)``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.numbers import PLAIN, as_float
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.categories.order import ROWS_AT_ENDS
from replot.reading.description.statements.axes.facts import AxisFact

__all__ = ["growing", "turn_by_ends"]
END = r"(?P<end>top|upper|bottom|lower)(?:most)?"
ROW = rare(
    rf"\b{END} (?:\w+ )?rows?,? "
    r"(?:\((?P<inside>[^()]{1,80})\)|(?:for|of|is|being|at) (?P<behind>[^.;:()]{1,40}))|"
    r"(?P<before>[^.;:,()]{1,40}) \((?:the )?(?P<end2>top|bottom)(?:most)? row\)",
    re.I,
)
"""``The top rows (doses 5 and 9)``, ``the bottom row for dose 0``, ``Layer 31 (top row)``."""
IN_COURSE = rare(
    r"\b(?:at|from) the (?:very )?(?P<end>top|bottom)(?: row| edge| end)?"
    r"(?:,| (?:with|is|comes|we have|there is)) (?:the )?(?P<name>[^.;:,()]{1,40}):\s",
    re.I,
)
"""``Starting at the bottom with Ayr: 3, 4``, ``Finally, at the top, Cork: 5, 6``."""
GROWS = rare(
    r"\b(?:ordinate|vertical axis|y[- ]axis)\b[^.;:]{0,80}\b(?:increas|grow|ris)\w* "
    r"(?:(?P<up>upwards?|from (?:the )?bottom to (?:the )?top|towards the top)|"
    r"(?P<down>downwards?|from (?:the )?top to (?:the )?bottom|towards the bottom))\b",
    re.I,
)
"""``the ordinate is the depth, which increases upwards``: which numbers are at the top."""
AT_BOTH = rare(
    r"(?P<a>[^.;:,()]{1,60}?)(?: (?:is|are|sits|stands|lies|comes|goes))? (?:at|on) (?:the )?(?:very )?"
    r"(?P<end>top|bottom)(?:,|;|,? (?:and|but|with|while))(?: with)? "
    r"(?P<b>[^.;:,()]{1,40}?)(?: (?:is|are|sits|stands|lies|comes|goes))? (?:at|on) (?:the )?(?:very )?"
    r"(?P<other>top|bottom)\b",
    re.I,
)
"""``ggplot puts ash at the bottom and lime at the top``, of the two labels at the ends of the list."""
NUMBER = re.compile(rf"(?P<n>{PLAIN})(?!\d)")
CORNER = rare(
    r"\b(?P<v>top|upper|bottom|lower)[- ](?P<h>left|right)(?:most)?(?: (?:corner|cell|square|tile))* "
    r"\((?P<a>[^(),]{1,30}), ?(?P<b>[^(),]{1,30})\)",
    re.I,
)
"""``the bottom-left cell (0, 0)``."""
UP = ("top", "topmost", "upper", "uppermost", "highest")


def turn_by_ends(x: AxisFact, y: AxisFact, blocks: Iterable[Block], whole: str) -> None:
    """Turn a vertical axis that the text lists from the bottom, though it says so nowhere but of its rows."""
    if y.directed or y.kind not in ("list", "range", "data") or len(y.categories) < 2:
        return
    ways = (ROW, CORNER, IN_COURSE, AT_BOTH, ROWS_AT_ENDS, GROWS)
    if not any(re.in_whole(pattern, whole) for pattern in ways):
        return
    prose = [block.text.text for block in blocks if block.is_prose]
    names = [key(name) for name in y.categories]
    votes = {
        turn
        for source in prose
        for turn in (
            *_of_rows(source, names),
            *_in_course(source, names),
            *_at_both(source, names),
            *growing(source, names, y.label),
            *_of_corners(source, x, names),
        )
    }
    if len(votes) != 1:
        return
    y.directed = True
    if votes == {-1}:
        y.categories, y.category_spans = y.categories[::-1], y.category_spans[::-1]


def _vote(at_top: bool, first: bool) -> int:
    return 1 if at_top == first else -1


def _of_rows(source: str, names: list[str]) -> Iterator[int]:
    """1 for each row at an end that has the label listed there, -1 for one that has the other."""
    for row in ROW.finditer(source):
        said = key(row["inside"] or row["behind"] or row["before"] or "")
        first, last = (_holds(said, name) for name in (names[0], names[-1]))
        if first != last:
            yield _vote((row["end"] or row["end2"]).lower() in UP, first)


def _in_course(source: str, names: list[str]) -> Iterator[int]:
    """The same for the lines with which a text begins or ends at the top or the bottom."""
    for told in IN_COURSE.finditer(source):
        said = key(told["name"])
        if (first := said == names[0]) or said == names[-1]:
            yield _vote(told["end"].lower() in UP, first)


def _at_both(source: str, names: list[str]) -> Iterator[int]:
    """The same for the two ends that one clause places, of which one is at the top."""
    for told in (*AT_BOTH.finditer(source), *ROWS_AT_ENDS.finditer(source)):
        a, b = f" {key(told['a'])}", key(told["b"]).removeprefix("the ")
        for first, last in ((0, -1), (-1, 0)):
            both = a.endswith(f" {names[first]}") and b == names[last]
            if both and (told["end"].lower() in UP) != (told["other"].lower() in UP):
                yield _vote(told["end"].lower() in UP, first == 0)


def growing(source: str, names: Sequence[str], label: str | None) -> Iterator[int]:
    """The same for numbers that are said to grow upwards, or downwards, on the axis of that label."""
    told = GROWS.search(source)
    if told is None or not label or key(label) not in key(told[0]):
        return
    first, last = (NUMBER.match(name) for name in (names[0], names[-1]))
    a, b = (as_float(end["n"]) if end is not None else None for end in (first, last))
    if a is not None and b is not None and a != b:
        yield _vote(told["up"] is not None, a > b)


def _of_corners(source: str, x: AxisFact, names: list[str]) -> Iterator[int]:
    """The same for the labels of a cell in a corner, whichever of the two comes first."""
    for corner in CORNER.finditer(source) if x.categories else ():
        side = key(x.categories[0 if corner["h"].lower() == "left" else -1])
        pair = key(corner["a"]), key(corner["b"])
        found = {other for one, other in (pair, pair[::-1]) if one == side and other in (names[0], names[-1])}
        if len(found) == 1:
            yield _vote(corner["v"].lower() in UP, found == {names[0]})


def _holds(said: str, name: str) -> bool:
    """Whether words hold a label, as a word of its own."""
    return re.search(rf"(?<![\w.]){re.escape(name)}(?!\w|\.\d)", said) is not None
