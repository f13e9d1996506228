"""What the sentences of a paragraph go on about: ``Ayr is warm. It reads 7 in May. June is at 9.``"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.behind_values import without_ratios
from replot.reading.description.statements.cells.pairs.fixed import read_fixed
from replot.reading.description.statements.cells.ruled_out.strangers import is_about_stranger
from replot.reading.description.statements.cells.sentences.same_order import (
    Order,
    order_told,
    read_in_same_order,
)
from replot.reading.description.statements.cells.sentences.topics import read_sentence
from replot.reading.description.statements.cells.statement import CellStatement, Context, Ranks
from replot.reading.description.statements.cells.tokens import tokenize
from replot.reading.description.statements.frame import Frame, Mention, Place

__all__ = ["Carried"]
FIRST = re.compile(
    r"\W*(?:(?:and|but|so|now|then|next|finally|lastly|first|meanwhile|similarly|in contrast|here|in|at|for|"
    r"on|with|as|to|take|consider|the|our|its|last|second|third|fourth|fifth|row|column|line|comes?|is|"
    r"label(?:l?ed)?|move|moving|go|going|turning|look(?:ing)?) ?[,:]?\s*)*[\"“'`*(]*",
    re.I,
)
"""What may stand before the label that a sentence is about: ``And the last column, the 2010s.``"""
PART = re.compile(
    r"[\"”'`*)]*,?\s+(?:in|at|on|during|with|without|under|by|and|or|vs|versus|to|of|for|from)\b", re.I
)
"""Behind a label of which only a part is meant: ``Bath in winter``."""
OF_MORE = rare(
    r"\b(?:all|any|average[sd]?|across|best|both|combined|compar\w+|differ\w+|each|every\w*|gaps?|highest|"
    r"overall|largest|lowest|max\w*|mean|median|min(?:imum)?|most|neither|none of|others?|peak\w*|remaining|"
    r"rest|same|smallest|sum|than|total\w*|typical\w*|usual\w*|worst|ones|whole|entire|rows?|columns?|axis|axes|scale|bar|"
    r"colou?rs?)\b",
    re.I,
)
"""What is said of more than one line, or of something else."""


BEGUN = re.compile(r"\W*(?:On|In|At|For|Over|By|With)\s+(?P<name>[A-Z][\w-]+)")
"""``On Sunday, which is not shown, 6 at noon``: what is said of another line, which the axes have not."""
LOCATES = rare(r"\b(?:intersect\w*|cells?|squares?|tiles?|crossing|combination|where)\b", re.I)
"""What a sentence speaks of that names one cell."""
THIS_CELL = re.compile(
    r"\W*(?:this|that|the) (?:cell|square|tile|combination)(?:['’]s value)? |"
    r"\W*(?:it|its value) (?=(?:is|has|reads|shows|holds|contains|stands|equals)\b)", re.I
)
"""What goes on about it: ``This cell has a count of 33``."""


NEXT_ROW = rare(
    r"\W*(?:(?:and|then|right|directly|just) )?(?P<way>below|beneath|under(?:neath)?|above) "
    r"(?:them|it|this|that|these|those)(?: (?:row|line|one|three|two|cells|squares))?\b,?\s*",
    re.I,
)
"""``Below them, we find 71 and 52``, behind a whole row."""
VERB_BEHIND = re.compile(r"[\"”'`]? (?!(?:is|was|are|were|at|in|on|with|for|and|or|of)\b)([a-z]+)\s")
"""What a line does, right behind its label."""

NOBODY = -1
THIS_LINE = rare(r"\b(?:this|that|the same) (?P<line>row|column)\b", re.I)
"""``The other two cells of this row``: of the one that a sentence before named."""


class Carried:
    """Reads the sentences of one block, and knows the line that the last of them was about."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame
        self._line: Place | None = None
        self._cell: dict[str, list[int]] = {}
        self._told: set[tuple[int, int]] = set()
        self._verbs: set[str] = set()
        self._row: int | None = None
        self._only: dict[str, int] = {}
        self._order: Order | None = None

    def read(self, sentence: Text, before: Text, context: Context, rank: int) -> list[CellStatement]:
        """The cells of a sentence that may leave its row or its column to the ones before it."""
        row, self._row = self._row, None
        found = (
            self._of_next_row(sentence, row, context, rank)
            or read_in_same_order(sentence, self._order, self._frame, context, rank)
            or self._read(sentence, before, context, rank)
        )
        self._order = order_told(found)
        rows, columns = {cell.row for cell in found}, {cell.column for cell in found}
        self._row = next(iter(rows)) if len(rows) == 1 and len(columns) == len(self._frame.x) else None
        return found

    def _of_next_row(
        self, sentence: Text, row: int | None, context: Context, rank: int
    ) -> list[CellStatement]:
        """What a sentence tells of the row below the one that was told, or above it."""
        told = NEXT_ROW.match(sentence.text) if row is not None and len(context.free) == 2 else None
        if told is None or row is None:
            return []
        at = row - 1 if told["way"].lower() == "above" else row + 1
        if not 0 <= at < len(self._frame.y):
            return []
        found = read_sentence(sentence.cut(told.end()), Text(), self._frame, context.with_("y", [at]), rank)
        places = {(cell.row, cell.column) for cell in found}
        if not self._told.isdisjoint(places) or any(place[0] != at for place in places):
            return []
        self._told |= places
        return found

    def _read(self, sentence: Text, before: Text, context: Context, rank: int) -> list[CellStatement]:
        """The cells of a sentence, whatever row the one before it was about."""
        frame = self._frame
        if len(context.free) != 2 or frame.x == frame.y:
            return read_sentence(sentence, before, frame, context, rank)
        sentence = without_ratios(sentence)
        named = [mention for mention in frame.mentions(sentence.text) if mention.sure]
        if self._cell and (told := THIS_CELL.match(sentence.text)) is not None and not named:
            there = replace(context, fixed=self._cell)
            return read_fixed(sentence.cut(told.end()), frame, there, rank)
        if (found := self._of_this_line(sentence, named, context, rank)):
            return found
        for axis in "xy":
            places = {at for each in named for on, at in each.places if on == axis}
            if places:
                self._only[axis] = places.pop() if len(places) == 1 else NOBODY
        self._cell = self._named_cell(sentence.text) if LOCATES.search(sentence.text) else {}
        begun = BEGUN.match(sentence.text)
        if begun is not None and not any(m.start <= begun.start("name") < m.end for m in named):
            before = Text()
        elif is_about_stranger(sentence.text, frame, self._verbs):
            before, self._line = Text(), None
        elif self._line is not None and (found := self._of_line(sentence, named, context, rank)):
            return found
        found = read_sentence(sentence, before, frame, context, rank)
        self._turn(sentence.text, named, found)
        return found

    def _of_this_line(
        self, sentence: Text, named: Sequence[Mention], context: Context, rank: int
    ) -> list[CellStatement]:
        """What a sentence tells of ``this row``, the only one that was named last; no cell twice."""
        told = THIS_LINE.search(sentence.text) if self._only else None
        if told is None:
            return []
        axis = "y" if told["line"].lower() == "row" else "x"
        at = self._only.get(axis, NOBODY)
        if at == NOBODY or any(on == axis for each in named for on, _ in each.places):
            return []
        found = read_sentence(sentence, Text(), self._frame, context.with_(axis, [at]), rank)
        places = {(cell.row, cell.column) for cell in found}
        if len(places) < len(found) or not self._told.isdisjoint(places):
            return []
        self._told |= places
        return found

    def _named_cell(self, source: str) -> dict[str, list[int]]:
        """The one cell that a sentence names by its row and its column, and gives no number."""
        tokens = [token for token in tokenize(source, self._frame) if token.kind in "LNB"]
        if len(tokens) != 2 or any(token.kind != "L" or len(token.places) != 1 for token in tokens):
            return {}
        places = {axis: [at] for token in tokens for axis, at in token.places}
        return places if len(places) == len(tokens) else {}

    def _of_line(
        self, sentence: Text, named: Sequence[Mention], context: Context, rank: int
    ) -> list[CellStatement]:
        """What a sentence tells of the line, if it names none and gives each of its numbers a cell."""
        axis, at = self._line or ("", 0)
        if OF_MORE.search(sentence.text) or any(place[0] == axis for each in named for place in each.places):
            return []
        found = read_sentence(sentence, Text(), self._frame, context.with_(axis, [at]), rank)
        numbers = sum(token.kind == "N" for token in tokenize(sentence.text, self._frame))
        told = {cell.span for cell in found if cell.quantity is not None}
        places = {(cell.row, cell.column) for cell in found}
        if len(told) < numbers or len(places) < len(found) or not self._told.isdisjoint(places):
            return []
        if any(cell.rank >= Ranks.SUMMARY for cell in found):
            return []
        self._told |= places
        return found

    def _turn(self, source: str, named: Sequence[Mention], found: Sequence[CellStatement]) -> None:
        """What the next sentences may go on about."""
        self._told |= {(cell.row, cell.column) for cell in found}
        axis, at = named[0].places[0] if named and len(named[0].places) == 1 else ("", 0)
        begins = FIRST.match(source)
        first = bool(axis) and begins is not None and named[0].start <= begins.end()
        others = {place for each in named for place in each.places if place[0] == axis}
        lines = {cell.row if axis == "y" else cell.column for cell in found}
        whole = bool(lines) or (first and PART.match(source, named[0].end) is None)
        if first and whole and len(others) == 1 and lines <= {at}:
            self._line = (axis, at)
            if (verb := VERB_BEHIND.match(source, named[0].end)) is not None:
                self._verbs.add(verb[1])
        elif not first or len(others) > 1 or lines:
            self._line = None
