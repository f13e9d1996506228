"""All cells of one colour, and its value: ``Every cell is green, which means a score of 1``."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.lines.courses import COLOUR
from replot.reading.description.statements.cells.many.exceptions import everywhere
from replot.reading.description.statements.cells.ruled_out.doubt import (
    DENIED,
    EXCEPTED,
    PARTLY,
    RECKONED,
    SUPPOSED,
)
from replot.reading.description.statements.cells.statement import CellStatement, Context
from replot.reading.description.statements.frame import Frame

__all__ = ["read_one_colour", "tells_one_colour", "with_meanings"]
ALL_CELLS = (
    r"(?:(?:all|every|each)\b(?: of)?(?: the)?(?: \w+){0,2}? "
    r"(?:cells?|squares?|tiles?|combinations?|entry|entries|data points?|rectangles?)|"
    r"(?:the )?(?:entire|whole|full)(?: \w+)? (?:grid|heat ?map|matrix|chart|plot|map|figure|area|surface))"
)
WHERE = (
    r"(?: (?:in|of|on|across|within) (?:the|this) (?:entire |whole )?"
    r"(?:heat ?map|grid|matrix|chart|plot|map|figure))?"
)
IS = r"(?:is|are|was|were|has|have|shows?|displays?|appears?|shares?|consists? of|remains?)"
ONE_COLOUR = rare(
    rf"(?:^|[.:] )\W*(?P<cells>{ALL_CELLS}){WHERE} {IS}\b"
    r"(?: (?:filled|colou?red|shaded|painted|rendered|displayed|shown|uniform\w*|entirely|completely|"
    r"consistently|all|with|in|of|by|as|the|a|an|same|single|one|solid|identical|exact|constant|consistent|"
    r"shade|colou?r|\w{1,12}(?=[ -](?:\w+ )?(?:white|black|red|blue|green|yellow|orange|"
    r"purple|gr[ae]y|pink|brown|"
    rf"teal|cyan|magenta|violet|beige)))\b,?){{0,8}}? {COLOUR}\b(?:[ -](?:colou?r|shade|hue|tone))?",
    re.I,
)
"""``All cells are filled with the same bright green colour``."""
MEANS = rare(
    r"(?:,? (?:which|that)(?: (?:colou?r|shade|hue))?|,? ?[.;,] ?(?:and )?(?:this|that|the|its|such an?)"
    r"(?: (?:same|uniform|bright|deep|dark|light|solid))?(?: \w+)? ?(?:colou?r|shade|hue|tone)?|,)? ?\(?"
    r"(?P<told>(?:correspond|match|represent|indicat|denot|mean|signif|equal|stand|"
    r"translat)\w*\b[^.;()]{0,160}?) ?\(?"
    r"(?<![\w.])(?P<number>(?:at or near |close to |about |approximately |roughly |nearly |"
    r"around |exactly )?[~≈]?"
    r"[-−+]?(?:\d[\d,]*)?\.?\d+\s?%?)"
    r"(?P<rest>[^.;()\d]{0,80})\)?[.;]?\s*$",
    re.I,
)
"""``This colour matches the top of the bar, corresponding to a value of about 100``."""
VALUE = re.compile(
    r"(?:\b(?:values?|scores?|levels?|rates?|recall|accurac(?:y|ies)|percentages?|probabilit(?:y|ies)|counts?|"
    r"performance|numbers?|retrieval)(?: (?:that is|which is|of|at|near|is|equal to|close to|around|being))*|"
    r"\b(?:corresponds?|corresponding|equals?|equivalent|close|translat\w+|stands?|means?|indicat\w+|"
    r"represent\w*|denot\w+)(?: (?:to|for|an?|the))*)\s*$",
    re.I,
)
"""What makes the number behind it the value."""
DOUBT = rare(
    rf"\b(?:{SUPPOSED}|{DENIED}|{PARTLY}|{EXCEPTED}|{RECKONED}|when|but|rows?|columns?|left|right|upper|lower|half|"
    r"quarter|triangle|panels?|than|above|below|over|under|between|gradient|ranging|varying|various|different)\b",
    re.I,
)
GOES_ON = re.compile(
    r"\W*(?:this|that|the|its) (?:(?:same|uniform|bright|deep|dark|light|solid) )?(?:[\w-]+ ){0,2}?"
    r"(?:colou?r|shade|hue|tone|correspond|match|represent|indicat|denot|mean)",
    re.I,
)
MOST_CELLS = 200_000


def with_meanings(items: Sequence[Text]) -> Sequence[Text]:
    """Sentences, of which that all cells have one colour, and what this colour means, are one."""
    out: list[Text] = []
    for item in items:
        if out and GOES_ON.match(item.text) and ONE_COLOUR.search(out[-1].text):
            first = out.pop()
            out.append(first.cut(0, len(first.text.rstrip(" .;"))).join(item, gap="; "))
        else:
            out.append(item)
    return out


def tells_one_colour(source: str) -> bool:
    """Whether a text says that all cells have one colour, and what it means."""
    one = ONE_COLOUR.search(source)
    return one is not None and MEANS.match(source, one.end()) is not None


def read_one_colour(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The value of all cells, where they have one colour and the text says of it what value it means.

    Nothing where some cells are left out or named. It counts least of all.
    """
    source = text.text
    one = ONE_COLOUR.search(source)
    if one is None or context.fixed or not 0 < len(frame.x) * len(frame.y) <= MOST_CELLS:
        return []
    told = MEANS.match(source, one.end())
    if told is None or VALUE.search(told["told"]) is None:
        return []
    if any(DOUBT.search(part) for part in (source[: one.end()], told["told"], told["rest"])):
        return []
    values = list(find_quantities(source))
    if len(values) != 1 or values[0].is_range or values[0].is_open:
        return []
    if any(mention.sure for mention in frame.mentions(source) if mention.end <= values[0].start):
        return []
    cells = everywhere(values[0], text.span(values[0].start, values[0].end), frame, context)
    for cell in cells:
        cell.rank = max(cell.rank, rank)
    return cells
