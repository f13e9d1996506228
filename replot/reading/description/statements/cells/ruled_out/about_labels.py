"""Numbers that tell of a label itself: how high a town lies, how many live there, how old somebody is."""

from __future__ import annotations

from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.frame import Frame

__all__ = ["without_talk_of_labels"]
NUMBER = r"(?:(?:about|around|some|only|just|nearly|almost) )?[~≈]?\d[\d.,]{0,12}(?: (?:thousand|million))?"
LENGTH = r"\s?(?:m|metres|meters|km|kilomet(?:re|er)s|feet|ft|miles)\b"
SEA = r"(?: (?:above|below|over) (?:the )?(?:sea|ground)(?:[- ]level)?| (?:a\.?)?s\.?l\.?| up\b| high\b)"
LIES = r"(?:(?:which|that) )?(?:(?:lies|lying|stands|standing|sits|sitting|set|is) )?"
WHO = r"(?:people|inhabitants|residents|souls|pupils|students|employees|beds|households|members)"
THING = r"an? (?:[a-z-]+ ){0,2}[a-z-]+"
TOLD = rare(
    rf"(?:(?P<comma>,) {LIES}(?:at {NUMBER}{LENGTH}{SEA}?|{NUMBER}{LENGTH}{SEA})|"
    rf" \({LIES}(?:at )?{NUMBER}{LENGTH}{SEA}|"
    rf"(?P<and>,) (?:{THING} (?:of|with) {NUMBER} {WHO}|(?:home to|with) {NUMBER} {WHO}|"
    rf"(?:with )?(?:a |its )?(?:population of|pop\.?) {NUMBER}|(?:now )?aged {NUMBER}|{NUMBER} years old)|"
    rf" \((?:(?:a )?population(?: of|:)?|pop\.?:?|aged) {NUMBER}|"
    rf" \((?:{THING} (?:of|with) )?{NUMBER} {WHO})"
    r"(?:(?(comma),|(?(and),|\)))(?=\s|$))",
    re.I,
)
"""``Aldea, at 480 metres, is``, ``Aldea (population 3,000)``, ``Mira, aged 39, is``."""


CLAUSE = re.compile(r"[.;:]\s|,\s(?:and|but|while|whereas)\s")


def without_talk_of_labels(text: Text, frame: Frame) -> Text:
    """A text with spaces in the place of what is told of a label right behind it.

    Only before it names a label of the other axis: ``Aldea in May, at 480 metres,`` is a value.
    """
    found = list(TOLD.finditer(text.text))
    if not found:
        return text
    named = frame.mentions(text.text)
    source = text.text
    for match in found:
        begin = max((clause.end() for clause in CLAUSE.finditer(source, 0, match.start())), default=0)
        before = [mention for mention in named if begin <= mention.start and mention.end <= match.start()]
        sides = {axis for mention in before for axis, _ in mention.places}
        alone = len(before) == 1 or len(sides) == 1
        if before and before[-1].end == match.start() and alone:
            source = source[: match.start()] + blank(match) + source[match.end() :]
    return text.reworded(source)
