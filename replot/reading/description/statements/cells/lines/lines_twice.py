"""Lines that are told by their place and by their label at once: ``the third column ("fir")``."""

from __future__ import annotations

from replot.reading.description.document.blanked import blanks
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import NTH, PLACES
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.frame.words import AXIS_OF_LINE

__all__ = ["line_told", "without_second_name"]
NAME = r"[\"“'‘`]?(?P<%s>[^\W_][^\"“”‘’`.,;:()\d]{0,40})[\"”'’`]?"
TWICE = rare(
    rf"\b(?P<line>(?:{NTH}|{PLACES}) (?P<kind>row|column))"
    rf"(?: \({NAME % 'name'}\)|"
    rf",? (?:for |named |called |labell?ed |of )?(?=[\"“‘`]){NAME % 'quoted'}[,.]?[\"”’`]?,?|"
    rf", (?:for )?{NAME % 'bare'},)(?=\s|[.:;]|$)",
    re.I,
)


def line_told(source: str, frame: Frame) -> tuple[str, int] | None:
    """The only line that a sentence tells by its place and by its label, with its axis."""
    found = [told for match in TWICE.finditer(source) if (told := _line(match, frame)) is not None]
    return found[0] if len(found) == 1 else None


def _line(match: re.Match[str], frame: Frame) -> tuple[str, int] | None:
    axis = AXIS_OF_LINE[match["kind"].lower()]
    name = (match["name"] or match["quoted"] or match["bare"] or "").strip()
    own = frame.resolve(match["line"], axis)
    label = frame.resolve(name, axis)
    same = own is not None and label is not None and own == label and len(own[1]) == 1
    return (axis, own[1][0]) if same and own is not None else None


def without_second_name(text: Text, frame: Frame) -> Text:
    """A sentence without the labels of lines that it has told by their places, where both axes have them.

    The label is no row of that column.
    """
    if frame.x != frame.y or TWICE.search(text.text) is None:
        return text

    def once(match: re.Match[str]) -> str:
        if _line(match, frame) is None:
            return match[0]
        return match["line"] + blanks(match.end() - match.end("line"))

    return text.reworded(TWICE.sub(once, text.text))
