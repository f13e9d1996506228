"""Which lines sentences tell that do not name them in full: those of a square grid, or ``second`` ones."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import NTH, ORDINALS
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.lines.plain_lists import plain_values
from replot.reading.description.statements.cells.places.row_by_row import IN_TURN
from replot.reading.description.statements.frame import Frame

__all__ = ["LineWays", "goes_on_counting"]
DOWN_COLUMNS = rare(
    r"\b(?:(?:go|going|read|reading|run|running|work|working) (?:down|through|along) (?:the|each|every) "
    r"(?P<column>columns?)|(?:go|going|read|reading|run|running|work|working) (?:across|through|along) "
    r"(?:the|each|every) (?P<row>rows?)|(?:one|a) (?P<one>row|column) (?:per|a|to a|on each) line)\b",
    re.I,
)
LED = re.compile(
    r"\W*(?:(?:and|then|finally),? )?(?:(?P<way>from|to|into) )?(?:the )?(?P<label>[^\W_][^:.;\d]{0,60}?)"
    r"(?: (?P<line>row|column))?\s?(?::|\s[–—-]|=|→)\s+(?=[-−+~≈(]?\.?\d)",
    re.I,
)
"""``To oak: .1, .2``."""
FROM = re.compile(
    r"\b(?:from|source|origin|this|current|today|before|previous|old|initial|start|departure|sender|giver)\b",
    re.I,
)
TO = re.compile(
    r"\b(?:to|into|target|destination|next|following|tomorrow|after|new|final|end|arrival|receiver)\b",
    re.I,
)
ROWS_TO = rare(
    r"\brows?(?: are| is| shows?| gives?|:| =)? (?:the )?(?:to|into|destinations?|targets?)\b|"
    r"\bcolumns?(?: are| is| shows?| gives?|:| =)? (?:the )?(?:from|origins?|sources?)\b",
    re.I,
)
"""``Rows: to, columns: from``, of which no name of an axis is made."""
FIRST_LINE = re.compile(r"\W*(?:the )?(?:first|1st|top|left(?:most)?) (?P<line>row|column)\b", re.I)
NEXT_LINE = re.compile(
    rf"\W*(?:(?:and|then|finally),? )?(?:the )?(?P<nth>{NTH}|last)(?: (?:one|line))?"
    r"(?:\s?(?::|\s[–—-]|=|→)| (?:is|reads?|has|holds|contains|gives))\s+(?=[-−+~≈(]?\.?\d)",
    re.I,
)
"""``Second: 3, 4``, behind ``First row: 1, 2``."""
FEWEST = 3
"""Labels of a square grid, below which a list of values may be something else."""


class LineWays:
    """Knows which lines the sentences of a panel go through, once one has said so.

    ``Column by column. Oak: .1, .2, .3``: the labels of both axes are the same, and only that tells that oak
    is a column. Without it, ``to oak`` is what stands on the axis that things go to. Behind ``First row:
    1, 2`` the line of ``Second: 3, 4`` is a row.
    """

    def __init__(self, frame: Frame, whole: str) -> None:
        self._frame = frame
        self._square = frame.x == frame.y and len(frame.x) >= FEWEST
        self._way = self._counted = ""
        names = [(axis, name) for name, axis in frame.alias.items() if FROM.search(name) or TO.search(name)]
        axes = {axis if FROM.search(name) else OTHER[axis] for axis, name in names}
        rows_to = self._square and re.in_whole(ROWS_TO, whole) is not None
        self._from = axes.pop() if len(axes) == 1 else "x" if rows_to else "y"

    def hear(self, sentence: Text) -> None:
        """Take what a sentence without values says of the lines that follow."""
        source = sentence.text
        if (first := FIRST_LINE.match(source)) is not None:
            self._counted = "y" if first["line"].lower() == "row" else "x"
        if not self._square or any(True for _ in find_quantities(source)):
            return
        if (turn := IN_TURN.search(source)) is not None:
            self._way = (turn.lastgroup or "").lower()
        elif (down := DOWN_COLUMNS.search(source)) is not None:
            word = next(filter(None, down.groups())).lower()
            self._way = "x" if word.startswith("column") else "y"

    def line(self, sentence: Text) -> tuple[str, int, Text] | None:
        """The axis, the place and the values of the line that a sentence tells; None where nothing says."""
        if self._counted and (led := NEXT_LINE.match(sentence.text)) is not None:
            body, size = sentence.cut(led.end()), len(self._frame.axis(self._counted))
            nth = led["nth"].lower()
            place = size - 1 if nth == "last" else ORDINALS.get(nth, size + 1) - 1
            values = plain_values(body.text, self._frame) if place < size else None
            if values is not None and len(values) == len(self._frame.axis(OTHER[self._counted])):
                return self._counted, place, body
        led = LED.match(sentence.text) if self._square else None
        if led is None or led["line"]:
            return None
        goes = led["way"] or ""
        axis = self._way or ({"": "", "from": self._from}.get(goes.lower(), OTHER[self._from]))
        found = self._frame.resolve(led["label"], axis) if axis else None
        body = sentence.cut(led.end())
        values = plain_values(body.text, self._frame) if found is not None and len(found[1]) == 1 else None
        if found is None or values is None or len(values) != len(self._frame.x):
            return None
        return axis, found[1][0], body


def goes_on_counting(first: str, later: Sequence[Text]) -> bool:
    """Whether sentences count on the lines that begin with a first one: ``First row: 1, 2. Second: 3, 4.``"""
    return FIRST_LINE.match(first) is not None and any(NEXT_LINE.match(each.text) for each in later)
