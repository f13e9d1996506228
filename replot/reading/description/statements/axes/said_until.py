"""Where that ends what a sentence says of an axis: before the other axis, a bracket, or one panel."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.labels.before import DASHES_AND, backward_label, backward_list
from replot.reading.description.statements.axes.mentions import Mention

__all__ = ["ON_AXIS", "before_values", "begins_clause", "bracket_end", "own_stop", "stop_before"]
NEXT_BEGINS = re.compile(
    r"(?:[;,.]\s*|\s)(?:(?:and|while|whereas|but|with)?\s*+(?:the one|the|its|whose|each|an?)?|"
    rf"(?:(?:and|while|whereas|but)\s+(?:(?:the|its)\s+)?|(?:the|its)\s+)(?:{SEVERAL}|one|\d+))\s*$"
)
OTHER_LINES = {
    axis: rare(
        rf"(?:,|;|\band|\bwhile)\s+(?:(?:the|its)\s+(?:{SEVERAL}|\d+)\s+{lines}\s+(?:are|show|stand)|"
        rf"(?:{SEVERAL}|\d+)\s+{lines}\s+(?:labell?ed|named|called|headed|marked))\b",
        re.I,
    )
    for axis, lines in (("y", "columns"), ("x", "rows"))
}
"""Where a sentence turns to the lines of the other axis: ``rows A, B and C, and the two columns are ...``."""
OPENS = re.compile(r"(?:^|[,;:]\s+|\band\s+)$")
NAMELESS_AXIS = rare(
    r"(?:[;,]|\s(?:and|but|while|whereas))\s+(?:(?:and|but|while|whereas)\s+)?(?:the|its)\s+"
    r"(?!same\b)[a-z][\w-]*(?: [a-z][\w-]*)?\s+axis\s+(?:has|carries|bears|shows|is|lacks|gets)\b",
    re.I,
)
"""Where it turns to an axis that is called by what it lists: ``; the shop axis carries no label``."""
NEXT_PANEL = rare(
    r"[:;] the (?:first|second|third|left|right|top|bottom|upper|lower) (?:\(|(?:one|panel|heat ?map|map)\b)"
)
"""Where a sentence turns from the axes to one panel: ``columns = weeks: the first (all leaves) shows``."""
TO_THE_BAR = rare(
    r"; (?:they|both|all|it|there|the|a|an|each|one)\b[^;:.()\"“]{0,80}?"
    r"\b(?:colou?r[- ]?(?:bar|scale|map|key|legend)|legend)s?\b",
    re.I,
)
"""Where a sentence turns to the colour bar: ``; they share a colour bar``."""
NAMES_AFTER = re.compile(r"\s+(?:(?:are|is|we have)\s+)?the\s+\w")
"""Between the mention of an axis that begins its clause and what stands along it."""
ON_AXIS = re.compile(
    r"(?:^\W*|[,;.]\s+|\b(?:and|while|with)\s+)(?:on|along|across|down) (?:the|its) $", re.I
)
"""Before the mention of an axis that its labels follow: ``on the x axis are days, on the y axis shops``."""


def begins_clause(source: str, begin: int, mention: Mention) -> bool:
    """Whether a mention begins its clause: ``down the side the suits (...), across the top the players``."""
    return (
        OPENS.search(source, begin, mention.start) is not None
        and NAMES_AFTER.match(source, mention.end) is not None
    )


def own_stop(source: str, mention: Mention, last: int, two: bool) -> int:
    """Where what is said of an axis ends by its own words."""
    stop = last
    if not two and (turn := OTHER_LINES[mention.axis].search(source, mention.end)):
        stop = turn.start()
    if (turn := NAMELESS_AXIS.search(source, mention.end, stop)) is not None:
        stop = turn.start()
    if (turn := NEXT_PANEL.search(source, mention.end, stop)) is not None:
        stop = turn.start()
    if (turn := TO_THE_BAR.search(source, mention.end, stop)) is not None:
        stop = turn.start()
    close = bracket_end(source, mention.start, mention.end)
    if close > mention.end and ";" not in source[mention.end : close]:
        stop = min(stop, close)
    return stop


MOST_LABELS = 60
TELLS = r"(?=\s+[a-z]+(?:\s+[a-z]+){0,2}\s+[-−+~≈]?\d)"


def before_values(source: str, end: int, stop: int, others: Sequence[str]) -> int:
    """Where the text turns to the values of the other axis: ``columns Short and Long, Easy scores 60``."""
    if not 0 < len(others) <= MOST_LABELS or not any(sign.isdigit() for sign in source[end:stop]):
        return stop
    names = "|".join(re.escape(name) for name in others if name[-1:].isalpha())
    if not names:
        return stop
    turn = re.search(rf"[,;]\s+(?:where\s+|and\s+|with\s+)?(?:{names}){TELLS}", source[end:stop])
    return stop if turn is None else end + turn.start()


def stop_before(source: str, end: int, stop: int, following: Mention, forward: bool, named: bool) -> int:
    """Where what is said of an axis ends before the next mention of one.

    Parameters
    ----------
    source : str
    end, stop : int
        Where the mention ends, and what is said of it at the latest.
    following : Mention
    forward : bool
        Whether what is said of the axes always stands behind their mentions.
    named : bool
        Whether the label of the axis stands before its mention.
    """
    if forward:
        stop = ON_AXIS.search(source, 0, stop).start()  # type: ignore[union-attr]
    elif not following.strong and begins_clause(source, end, following):
        stop = following.start
    else:
        ahead = backward_label(source, end, *following[1:])
        if ahead is not None and ahead[1] > end:
            stop = min(stop, ahead[1])
        listed = backward_list(source, end, following.start)
        own = ahead is not None and listed is not None and listed.start < ahead[1] < listed.end
        if listed is not None and not own:  # "Fri, Sat, and "Store" on the x axis" ends with a name
            stop = min(stop, listed.start)
    if (dashes := DASHES_AND.search(source, end, following.start)) is not None:
        return min(stop, dashes.start())
    if named:
        # what stands before the next mention is that mention's label, not this one's list
        lead = ITS_TICKS.match(source, end, stop)
        begin = lead.end() if lead is not None else end
        ways = (way.search(source, begin, stop) for way in (LAST_PART, OWN_CLAUSE, LAST_CLAUSE))
        if clause := next(filter(None, ways), None):
            if clause[0].startswith(";"):
                return end + len(source[end : clause.start()].rstrip())  # "4, 8 and 30; speed is on the"
            stop = clause.start()
    trailing = None if forward else NEXT_BEGINS.search(source[end:stop])
    return end + trailing.start() if trailing else stop


LAST_PART = re.compile(r";\s*(?=(?:[^();]|\([^();]*\))*$)")
ITS_TICKS = re.compile(
    r"\s+with\s+(?:the\s+)?(?:ticks?|labels|tick labels|values|categories|levels|entries)\s"
)
"""``with ticks 8 and 16``, which is still about the axis before."""
OWN_CLAUSE = re.compile(r"[;,]\s+(?:and|while|whereas|with)\s+(?=[^(),;]*$)")
"""``A, B and C, and the days`` before the mention of the other axis."""
LAST_CLAUSE = re.compile(r"[;,]?\s+(?:and|while|whereas|with)\s+(?=[^()]*$)")
BRACKET = re.compile(r"[()]")


def bracket_end(source: str, start: int, end: int) -> int:
    """Where the bracket ends that the words of an axis stand in, or -1: ``depth (rows 2, 4) and width``."""
    if source.rfind("(", 0, start) <= source.rfind(")", 0, start):
        return -1
    depth = 1
    for mark in BRACKET.finditer(source, end):
        depth += 1 if mark.group() == "(" else -1
        if depth == 0:
            return mark.start()
    return -1
