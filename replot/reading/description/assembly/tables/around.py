"""What the text around the tables of a panel tells of all of them: their classes, what is no part of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise, permutations

from replot.reading.description.assembly.axes.classes.outcome_classes import CONFUSION, named_rightly, said_in
from replot.reading.description.assembly.axes.classes.taken_classes import taken_classes
from replot.reading.description.assembly.axes.entities import listed_classes
from replot.reading.description.assembly.rivals.told_lists import Candidate, lists_of
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counted_parts import Parts, counted_parts
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.metrics import METRIC
from replot.reading.description.lexicon.patterns import Rare, rare
from replot.reading.description.lexicon.quantities import Quantity
from replot.reading.description.lexicon.square import SQUARE
from replot.reading.description.statements.cells.classified.outcomes import read_outcomes
from replot.reading.description.statements.cells.classified.quadrants import counted_quadrants, read_quadrants
from replot.reading.description.statements.frame import Frame

__all__ = ["TextAround", "told_outside"]
Told = tuple[int, int, Quantity]
"""A row, a column and its value."""
BINARY = 2
FEWEST_VALUES = 2
LONGEST_TOLD, MOST_TOLD = 2000, 40
"""Letters of a block, and blocks, in which the lists of both sides are looked for."""
LONGEST = 8000
"""Letters of a block in which counted classes are looked for."""
MOST_ORDERED = 6
"""Classes of which every order is tried."""
MOST_MATRICES = 16
"""Matrices for which the text is gone through for the order of their classes; no figure shows as many."""
DRAWN = (
    r"(?: \w+ly)?(?: an?)? (?:(?:part of|in|inside|on|belong to|among)"
    r"(?: (?:the|this|that|my|our) (?:heat ?map|figure|image|plot|chart|map|picture|graphic|grid|colou?r\w+)"
    r"(?! of)| it\b)|shown|drawn|plotted|displayed|included|appear|colou?red)\b"
)
UNCOLOURED = (
    r"(?:(?:is|are|was|were) (?:only |just |given as |set in |printed (?:as|in) )?"
    r"(?:(?:an? )?(?:plain|ordinary|mere|simple) (?:text|figures|numbers|column|row)|"
    r"un(?:colou?red|shaded|tinted)|without (?:any )?(?:colou?r|shading))\b)"
)
"""``is plain text``, ``is unshaded``: no line of a heatmap, whose cells are all in colours."""
NOT_DRAWN = (
    rf"(?:(?:is|are|was|were|do|does|did)(?: not|n['’]t){DRAWN}|"
    r"(?:is|was) (?:no part|excluded|left out|omitted|outside|only in)\b|"
    rf"{UNCOLOURED})"
)
NAMED_OUTSIDE = rare(
    r"\b(?:the )?(?P<line>columns?|rows?) [\"“'`]?(?P<name>[^\"”'`.,;:]{1,40}?)[\"”'`]? "
    r"(?:(?:is|are|was|were) (?:(?:an? |the )?[\w -]{1,40}? (?:and|but) (?:is |are )?)?"
    rf"(?:not{DRAWN}|no part|excluded|left out|omitted|outside|only in)|"
    rf"(?:isn['’]t|aren['’]t|does not|do not|doesn['’]t|don['’]t){DRAWN}|{UNCOLOURED}|"
    r"(?:is|are) (?:only |just |an? |the ){0,2}(?:row |column )?"
    r"(?:side ?bars?|side colou?rs?|annotations?|colou?r strips?|metadata))\b|"
    rf"[\"“'`](?P<quoted>[^\"”'`.,;:]{{1,40}})[\"”'`] (?P<of>column|row|line) {NOT_DRAWN}|"
    rf"\bthe (?P<bare>[^\W_][^\s\"“”'`.,;:]*(?: (?!(?:of|in|on) the )[^\s\"“”'`.,;:]+){{0,3}}?) "
    rf"(?P<beside>column|row|line) {NOT_DRAWN}|"
    r"\b(?:leaves? out|leaving out|omits?|omitting|excludes?|excluding|ignores?|ignoring) the "
    r"(?P<left>column|row) [\"“'`]?(?P<out>[^\"”'`.,;:]{1,40}?)[\"”'`]?(?=[.,;:)]|$)|"
    r"\b(?:left|leaves?|leaving|kept|keeps?|keeping) the [\"“'`]?(?P<without>[^\"”'`.,;:]{1,40}?)[\"”'`]? "
    r"(?P<taken>column|row) out\b",
    re.I,
)
"""``The column "Change" is not part of the heatmap``, ``the figure leaves out the column n``."""
OF_CHART = rare(
    r"\bbars?(?:['’]s?)? (?:heights?|lengths?)"
    r"(?: (?:equals?|is|are|gives?|shows?|(?:corresponds|refers) to)| ?=)"
    r" (?:the )?(?P<height>[^.,;:()]{2,40})|"
    r"\b(?:bars?|lines?|dots?|(?:bar|line|scatter|dot|area)[ -]?(?:chart|plot|graph)s?)"
    r"(?: (?:to|on|at|along|above|below|beside|next to) (?:the |its )?[\w ]{3,20})?"
    r" (?:shows?|gives?|plots?|draws?|displays?|represents?|is for|are for)"
    r" (?:the )?(?P<drawn>[^.,;:()]{2,40})",
    re.I,
)
"""``bar height is the total``, ``the line chart shows the mean``: what other charts beside a heatmap hold."""
LEAD_BEHIND = re.compile(
    r"\W*+(?:with|for|of|between|where|in)?\W*+(?:(?!model|algorithm|metric)[^\W\d]\w*[ =:,]*){0,5}?"
    r"(?:\(?in (?:(?:the|that|this) )?order\)?(?: of)?)?[\s:=(\[{\"'“‘`]*",
    re.I,
)
"""Words between a matrix and its labels: ``with class labels [``, ``Clusters in order:``."""
NUMBERED = rare(r"\b(?:row|column|col|class|label)s?\.? #?(\d{1,4})\b(?![.,]\d)", re.I)


def told_outside(text: str) -> list[tuple[str, bool]]:
    """The keys of the columns (true) and rows of which a text says that they are no part of the figure."""
    found = (said.groupdict(default="") for said in NAMED_OUTSIDE.finditer(text))
    told = (
        (
            said["name"] or said["quoted"] or said["bare"] or said["out"] or said["without"],
            said["line"] or said["of"] or said["beside"] or said["left"] or said["taken"],
        )
        for said in found
    )
    lines = [(key(name), line.lower().startswith("col")) for name, line in told]
    charts = [(key(said["height"] or said["drawn"]), True) for said in OF_CHART.finditer(text)]
    return list(dict.fromkeys([*lines, *charts]))


class TextAround:
    """What the text around the tables of a panel tells of all of them: looked for once, for however many.

    Parameters
    ----------
    inside, comments : list of Block
        The text of the panel, and what the figure's text says beside it.
    whole : str
        All of the panel's text.
    outside : list of Block
        What the text says of all of several panels.

    Attributes
    ----------
    whole : str
    square : bool
        Whether it calls a matrix square.
    """

    def __init__(
        self, inside: list[Block], comments: list[Block], whole: str, outside: Sequence[Block] = ()
    ) -> None:
        self._inside, self._comments, self.whole = inside, comments, whole
        self._outside = list(outside)
        self.square = re.in_whole(SQUARE, whole) is not None
        self._found: dict[Rare, re.Match[str] | None] = {}
        self._listed: dict[int, tuple[str, ...]] = {}
        self._matrices = 0

    def listed(self, count: int) -> tuple[str, ...]:
        """The only list of so many classes, or the one right behind the matrices, or nothing.

        Where the text has several matrices, it may stand before them all.
        """
        if count not in self._listed:
            own = listed_classes(self._inside, count) or self._behind(count)
            self._listed[count] = own or listed_classes(self._outside, count)
        return self._listed[count]

    def _behind(self, count: int) -> tuple[str, ...]:
        """The only list of so many names right behind a matrix: ``[[5, 1], [2, 4]] with labels [a, b]``."""
        found: set[tuple[str, ...]] = set()
        for table, block in pairwise(self._inside):
            if table.kind == "table" and block.is_prose and len(block.text) < LONGEST_TOLD:
                said = sentences(block.text)[0]
                named = (each.texts for each in lists_of([said]) if len(each.texts) == count)
                found |= {
                    names
                    for names in named
                    if LEAD_BEHIND.fullmatch(said.text, 0, said.text.find(names[0]))
                    and not any(map(METRIC.fullmatch, names))
                }
        return next(iter(found)) if len(found) == 1 else ()

    @cached_property
    def _lists(self) -> list[Candidate]:
        prose = [b for b in self._inside if b.is_prose and len(b.text) < LONGEST_TOLD]
        return lists_of([said for block in prose[:MOST_TOLD] for said in sentences(block.text)])

    def listed_sides(self, rows: int, columns: int) -> tuple[Candidate, Candidate] | None:
        """The only two lists of as many labels as a table has rows and columns, or nothing."""
        sides = [[c for c in self._lists if len(c.texts) == count] for count in (rows, columns)]
        if rows == columns or any(len({c.texts for c in found}) != 1 for found in sides):
            return None
        (y, *_), (x, *_) = sides
        return None if y.axis == "x" or x.axis == "y" or set(y.texts) & set(x.texts) else (y, x)

    def listed_side(self, axis: str, count: int, others: Sequence[str]) -> Candidate | None:
        """The only list of as many labels as an axis without heads has, none of them on the other one."""
        found = [c for c in self._lists if len(c.texts) == count and c.axis in ("", axis)]
        alone = len({c.texts for c in found}) == 1 and set(found[0].texts).isdisjoint(others)
        return found[0] if alone else None

    def says(self, pattern: Rare) -> bool:
        """Whether a pattern is found in it."""
        return self.first(pattern) is not None

    def first(self, pattern: Rare) -> re.Match[str] | None:
        """Where a pattern is found in it first."""
        if pattern not in self._found:
            self._found[pattern] = pattern.search(self.whole)
        return self._found[pattern]

    @cached_property
    def outside(self) -> list[tuple[str, bool]]:
        """The keys of columns (true) and rows that are no part of the figure."""
        return told_outside(self.whole)

    @cached_property
    def numbers(self) -> set[int]:
        """Those that rows, columns and classes are called by."""
        return {int(match[1]) for match in NUMBERED.finditer(self.whole)}

    @cached_property
    def _said(self) -> list[Text]:
        tells = CONFUSION.search(self.whole) is not None
        return list(said_in([*self._inside, *self._comments])) if tells else []

    @cached_property
    def _rightly(self) -> tuple[str, ...]:
        return named_rightly(self._said)

    @cached_property
    def _taken(self) -> tuple[str, ...]:
        return taken_classes([text.text for text in self._said])

    def in_order(self, values: Sequence[Sequence[float | None]]) -> tuple[str, ...]:
        """The classes that sentences say were taken for each other, in the order of a matrix.

        Nothing where they do not say enough of its ``values``, or all would be as true of another order.
        """
        count = len(values)
        if not BINARY <= count <= MOST_ORDERED or any(len(row) != count for row in values):
            return ()
        if counted := self._counted(values):
            return counted
        rightly = self._rightly if count == BINARY else ()
        classes = rightly or self._taken
        self._matrices += 1
        if not classes and count == BINARY and (told := self._by_outcomes(values)):
            return told
        if len(classes) != count or self._matrices > MOST_MATRICES:
            return ()
        if count > BINARY:
            return _only_order(classes, self._said, values)
        read = self._told_of if rightly else self._told_as
        fits = [order for order in (classes, classes[::-1]) if _agree(read(order), values)]
        return fits[0] if len(fits) == 1 else ()

    @cached_property
    def _parts(self) -> list[Parts]:
        prose = [block.text.text for block in self._inside if block.is_prose]
        return [parts for text in prose if len(text) < LONGEST for parts in counted_parts(text)]

    def _counted(self, values: Sequence[Sequence[float | None]]) -> tuple[str, ...]:
        """The classes of which there are as many as the rows of a matrix add up to, or its columns."""
        for lines in (values, list(zip(*values, strict=True))):
            sums = [sum(value for value in line if value is not None) for line in lines]
            for parts in self._parts:
                named = dict(zip(parts.counts, parts.names, strict=True))
                if len(named) == len(parts.names) and sorted(named) == sorted(sums):
                    return tuple(named[round(whole)] for whole in sums)
        return ()

    @cached_property
    def _counts(self) -> dict[str, float]:
        """The outcomes that are told by their names."""
        return {kind: q.value for text in self._said for kind, q, *_ in counted_quadrants(text)}

    def _by_outcomes(self, values: Sequence[Sequence[float | None]]) -> tuple[str, ...]:
        """The classes in order, where the true ones of both are told, not as many, and fill the diagonal."""
        negative, positive = self._counts.get("tn"), self._counts.get("tp")
        ends = (values[0][0], values[1][1])
        if None in (negative, positive) or negative == positive:
            return ()
        if ends == (negative, positive):  # the text may call them 0 and 1, in the order of numbers
            return () if self.numbers else NEGATIVE_FIRST
        return NEGATIVE_FIRST[::-1] if ends == (positive, negative) else ()

    def _told_of(self, order: tuple[str, ...]) -> list[Told]:
        """What outcomes are told by their names: ``true negatives: 113``."""
        counted = [found for text in self._said for found in counted_quadrants(text)]
        return [(*_place_of(kind, order == self._rightly), quantity) for kind, quantity, *_ in counted]

    def _told_as(self, order: tuple[str, ...]) -> list[Told]:
        """What is told of two classes by theirs."""
        frame = Frame(order, order)
        read = [c for s in self._said for c in read_quadrants(s, frame, 0) or read_outcomes(s, frame, 0)]
        return [(c.row, c.column, c.quantity) for c in read if c.quantity is not None]


NEGATIVE_FIRST = ("Negative", "Positive")


def _agree(told: list[Told], values: Sequence[Sequence[float | None]]) -> bool:
    right = [quantity.value == values[row][column] for row, column, quantity in told]
    return len(right) >= FEWEST_VALUES and all(right)


def _only_order(
    classes: tuple[str, ...], said: Sequence[Text], values: Sequence[Sequence[float | None]]
) -> tuple[str, ...]:
    """The one order of three classes or more in which all that sentences say is so in the ``values``."""
    frame = Frame(classes, classes)
    read = [c for text in said for c in read_outcomes(text, frame, 0) if c.quantity is not None]
    told = {(c.row, c.column, c.quantity.value) for c in read if c.quantity is not None}
    if len(told) < FEWEST_VALUES:
        return ()
    fits = [
        at
        for at in permutations(range(len(classes)))
        if all(values[at[row]][at[column]] == value for row, column, value in told)
    ]
    if len(fits) != 1:
        return ()
    return tuple(classes[fits[0].index(k)] for k in range(len(classes)))


def _place_of(kind: str, straight: bool) -> tuple[int, int]:
    """The cell of an outcome (``"fp"``), where the negative class is the first one, or the second."""
    actual, predicted = kind in ("fn", "tp"), kind in ("fp", "tp")
    return (int(actual == straight), int(predicted == straight))
