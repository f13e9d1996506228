"""One value of all that a line has left: ``In May the fox stood at 22, and the other three species at 0``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL, count_word
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.many.exceptions import MOST_CELLS, Read, everywhere
from replot.reading.description.statements.cells.ruled_out.doubt import PARTLY, RECKONED, SUPPOSED
from replot.reading.description.statements.cells.statement import CellStatement, Context
from replot.reading.description.statements.frame import Frame

__all__ = ["OTHERS_OF_LINE", "read_others_of_line"]
LEFT = r"(?:other|remaining)"
NOUN = (
    r"(?!(?:below|under|above|over|beyond|about|around|roughly|nearly|almost|approximately|between|up|within|"
    r"less|more|fewer|never|hardly|barely)\b)[a-z][a-z-]+"
)
SUBJECT = (
    r"(?:(?:(?:all|each|both)(?: of)? )?(?:the )?"
    rf"(?:{LEFT} (?:(?P<{{0}}n>{SEVERAL}|\d{{{{1,3}}}})(?: (?P<{{0}}counted>{NOUN}(?: {NOUN})?))?|"
    rf"(?P<{{0}}kind>(?!(?:cells|values|squares|tiles|entries|pairs|combinations|ones)\b){NOUN}))|"
    rf"(?P<{{0}}m>{SEVERAL}|\d{{{{1,3}}}}) others|(?P<{{0}}others>others|rest))|"
    r"every other (?P<{0}each>[a-z-]+)|(?P<{0}else>every(?:one|body) else))"
)
VERB = (
    r"(?:,? (?:is|are|was|were|stood|stands?|stay(?:s|ed)?|remain(?:s|ed)?|lies?|lay|sits?|sat|ha[sd]|have|"
    r"show(?:s|ed)?|reads?|gets?|got|scor(?:es?|ed)|holds?|held|reach(?:es|ed)?|count(?:s|ed)?))?"
    r"(?: (?:all|both|each|still|again|only|just|exactly|at|on|to)){0,3}"
)
VALUE = r"(?P<{0}value>zero|none|[-−+]?\.?\d[\d.,]*(?: ?[%°a-z]{{1,12}})?)"
OTHERS_OF_LINE = rare(
    r"(?:[,;](?: (?:and|but|while|whereas|with))?| (?:and|but|while|whereas|with)) (?:"
    rf"(?:(?P<tie>in|at|on|for|among) )?{SUBJECT.format('')}{VERB},? {VALUE.format('')}|"
    rf"{VALUE.format('last_')} (?P<last_tie>in|at|on|for|among) {SUBJECT.format('last_')})\s*\.?\s*$",
    re.I,
)
"""What ends a sentence: ``and the other three stood at 0``, ``and 0 in the remaining two months``."""
TIMES = re.compile(
    r"(?:second|minute|hour|day|night|week|month|quarter|season|year|decade|row|column|line|step)s?", re.I
)
"""Of what ``every other`` may mean the second, the fourth, the sixth."""
DOUBT = rare(rf"\b(?:{SUPPOSED}|unless|{RECKONED}|{PARTLY}|not|than|most of|each other|one another)\b", re.I)
LED = re.compile(r"\W*(?:in|on|at|for|during|by|under) (?:the )?", re.I)
OWN = re.compile(r"\W*(?:the )?", re.I)
STANDS_AT = re.compile(
    r"[\s%)]{0,2}(?:(?:(?!and\b|but\b)[a-z]+ )?(?:in|on|at|for|during|by|under|with) (?:the )?)?[\"“'`*]*",
    re.I,
)
"""What stands between a value and its place."""
FROM_OTHERS = ("for", "among")


def read_others_of_line(
    text: Text, frame: Frame, context: Context, rank: int, read: Read
) -> list[CellStatement]:
    """The cells that a sentence tells of one line, and its one value for all that the line has left.

    Nothing is read where these are another number than is said, or the line may be another one.
    """
    rest = OTHERS_OF_LINE.search(text.text)
    if rest is None or len(frame.x) * len(frame.y) > MOST_CELLS or DOUBT.search(text.text) is not None:
        return []
    words = rest.groupdict()
    way = "last_" if words["last_value"] else ""
    each = words[f"{way}each"]
    if each and TIMES.fullmatch(each):
        return []
    before = text.cut(0, rest.start())
    numbers = [q for q in find_quantities(before.text) if not frame.written(q)]
    stated = [cell for cell in read(before, context) if cell.quantity is not None]
    places = {(cell.row, cell.column) for cell in stated}
    if not stated or len({cell.span for cell in stated}) < len(numbers):
        return []
    value = _value(words[f"{way}value"], numbers)
    count = words[f"{way}n"] or words[f"{way}m"]
    kind = words[f"{way}kind"] or words[f"{way}counted"] or each or ""
    lines = [
        (axis, line)
        for axis, at in (("y", 0), ("x", 1))
        if len({place[at] for place in places}) == 1
        and (line := next(iter(places))[at]) in context.fixed.get(axis, [line])
        and OTHER[axis] in (context.free or "xy")
        and _are_left(len(frame.axis(OTHER[axis])) - len(places), count)
    ]
    mentions = [mention for mention in frame.mentions(before.text) if mention.sure]
    named = [place for mention in mentions for place in mention.places]
    behind = [m for m in mentions if numbers and m.start >= numbers[-1].end]
    if behind and STANDS_AT.fullmatch(before.text, numbers[-1].end, behind[0].start) is None:
        return []  # "9, and for hares all others are 1"
    lines = [(axis, line) for axis, line in lines if all(k == line for way, k in named if way == axis)]
    said = frame.axis_called(kind) or frame.axis_called(f"{kind}s") if kind else ""
    tie = words[f"{way}tie"]
    if said:
        first = mentions[0] if tie and mentions else None
        if first and first.places[0][0] == said and OWN.fullmatch(before.text, 0, first.start):
            return []  # "Ayr has 3 in May and 5 in the other towns"
        lines = [line for line in lines if line[0] == OTHER[said]]
    elif kind and not count:
        return []
    elif not context.fixed and ((begun := _line_begun(before.text, frame, tie)) or len(lines) > 1):
        lines = [line for line in lines if line[0] == begun]
    if value is None or len(lines) != 1:
        return []
    (axis, index), = lines
    span = text.span(*rest.span(f"{way}value"))
    left = everywhere(value, span, frame, context.with_(axis, [index]))
    return stated + [cell for cell in left if (cell.row, cell.column) not in places]


def _are_left(left: int, count: str | None) -> bool:
    """Whether so many cells may be what is said to be left."""
    return left > 0 and (count is None or count_word(count) == left)


def _value(said: str, told: list[Quantity]) -> Quantity | None:
    """The value of the others: there are none of what is counted."""
    if said.lower() in ("zero", "none"):
        whole = all(not q.is_range and float(q.value).is_integer() for q in told)
        return Quantity(0.0, 0, len(said), said) if whole or said.lower() == "zero" else None
    found = list(find_quantities(said))
    plain = len(found) == 1 and not (found[0].is_open or found[0].is_range or found[0].approximate)
    return found[0] if plain else None


def _line_begun(source: str, frame: Frame, tie: str | None) -> str:
    """The axis of the line that a sentence with one cell is about, where its words make that plain.

    That is what begins it behind a preposition: ``In May the fox stood at 22``. Behind another one stand the
    others too: ``In May it is 22 for the fox and 0 for the others``.
    """
    named = [mention for mention in frame.mentions(source) if mention.sure]
    if len(named) < BOTH or any(len(mention.places) != 1 for mention in named):
        return ""
    first = named[0].places[0][0]
    if LED.fullmatch(source, 0, named[0].start) is not None:
        return first if tie is None or tie.lower() in FROM_OTHERS else ""
    tied = tie is not None and source[: named[-1].start].lower().rstrip("\"“'`* ").endswith(f" {tie.lower()}")
    return first if tied and OWN.fullmatch(source, 0, named[0].start) is not None else ""


BOTH = 2
