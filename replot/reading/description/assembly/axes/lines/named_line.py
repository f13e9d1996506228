"""The one line that a text names of an axis whose labels it does not list, with a value for all across it.

``Rows: Ayr, Bath. An "Overall" column at the right reads: Ayr 4, Bath 5``; ``the last row, Mean, has ...``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.frame.words import AXIS_OF_LINE

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axis_of_named_lines"]
QUOTED = r"[\"“”`*]{1,3}[^\"“”`*\n:;]{1,40}[\"“”`*]{1,3}"
WORDS = r"(?-i:[A-Z][\w-]{1,20}(?: [A-Z0-9][\w-]{0,20}){0,2})"
NAME = rf"(?:{QUOTED}|{WORDS})"
AT = r"(?:,? (?:on|at|to|in) (?:the|its) (?:very |far )?[a-z]+(?: side| edge| end)?,?)?"
VERB = (
    r"(?:(?: that| which)? (?:summari[sz]es?|reads?|holds?|contains?|shows?|gives?|lists?|reports?|has|is|"
    r"are|displays?|records?)(?: (?:the )?(?:values|scores|following|means|averages|totals))?)?"
)
LAST = r"(?:last|final|first|rightmost|leftmost|bottom|top|right-hand|left-hand|additional|extra|further|one)"
LINE = rare(
    rf"(?:\b(?:the|an?|its|in the)\s+|^\W*)(?P<before>{NAME}) (?P<line>column|row)\b{AT}{VERB}"
    r"\s*[:,]?(?:\s|$)|"
    rf"\b(?:the|an?|its) (?:{LAST} )?(?P<apart>column|row){AT}"
    rf"(?:,? (?:is )?(?:named|called|titled|labell?ed|headed) (?P<called>{NAME})(?:,? and)?|"
    rf", (?P<beside>{NAME})(?=,)| (?P<behind>{QUOTED})| \((?P<inside>{NAME})\)){AT},?{VERB}"
    r"\s*[:,]?(?:\s|$)",
    re.I,
)
NO_NAME = re.compile(
    r"(?:the|an?|each|every|all|both|this|that|these|those|in|no|any|other|first|second|third|fourth|fifth|last|"
    r"final|next|one|two|top|bottom|left|right|middle|upper|lower|leftmost|rightmost|only|same|another|and|"
    r"legend|colou?r|header|heading|label|index|key|for|per)\b",
    re.I,
)
"""How words begin that count the line, or tell of what stands beside the grid."""
FEWEST = 2


def axis_of_named_lines(panel: PanelFacts, sentences: Sequence[Text]) -> None:
    """Give the axis the names of such lines, where each of them has one number for each label across."""
    for axis, other in OTHER.items():
        own, across = getattr(panel, axis), getattr(panel, other).categories
        if own.categories or len(across) < FEWEST:
            continue
        frame = Frame(**{axis: (), other: across})
        said = [text.text for text in sentences]
        below = ("; ".join(said[k + 1 : k + 1 + len(across)]) for k in range(len(said)))
        pairs = zip(said, below, strict=True)
        names = [name for text, items in pairs if (name := _named(text, items, axis, frame)) is not None]
        if names:
            put_labels(own, names)


def _named(source: str, below: str, axis: str, frame: Frame) -> str | None:
    """The name of the line that a sentence, or what it leads to, gives a number for each label across."""
    line = LINE.search(source)
    if line is None or AXIS_OF_LINE[(line["line"] or line["apart"]).lower()] != axis:
        return None
    said = line["before"] or line["called"] or line["beside"] or line["behind"] or line["inside"]
    name = tidy(said)
    if NO_NAME.match(said) or frame.mentions(name):
        return None
    rest = source[line.end() :] or below
    named = [mention for mention in frame.mentions(rest) if mention.sure]
    places = [mention.places[0] for mention in named]
    inside = [(mention.start, mention.end) for mention in named]
    values = [q for q in find_quantities(rest) if not any(a <= q.start < b for a, b in inside)]
    size = max(len(frame.x), len(frame.y))
    whole = len(places) == len(set(places)) == len(values) == size
    return name if whole and not any(q.is_open or q.is_range for q in values) else None
