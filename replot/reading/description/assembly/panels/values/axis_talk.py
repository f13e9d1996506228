"""Sentences about the axes and the colours of a panel, and the values that one goes on to."""

from __future__ import annotations

from replot.reading.description.assembly.facts import PanelFacts
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.words import MENTION
from replot.reading.description.statements.cells.many.one_colour import tells_one_colour

__all__ = ["AXIS_TALK", "after_axes", "after_lists", "is_axis_talk"]
LISTED = ("list", "range")


def after_lists(sentence: Text, panel: PanelFacts) -> Text:
    """What follows the labels of both axes, where one sentence lists them and then goes on to the values."""
    end = 0
    for fact in (panel.x, panel.y):
        last = fact.category_spans[-1] if fact.kind in LISTED and fact.category_spans else None
        at = sentence.text.find(last.text) if last is not None and last.text else -1
        if last is None or at < 0 or sentence.span(at)[:2] != last[:2]:
            return sentence
        end = max(end, at + len(last.text))
    rest = sentence.cut(end)
    return rest if any(True for _ in find_quantities(rest.text)) else sentence


AXIS_TALK = rare(
    r"\b(?:[xy][- ]axis|horizontal axis|vertical axis|axis (?:label|title)|tick (?:labels?|marks?)|"
    r"colou?r[- ]?(?:bar|scale|map|gradient|legend)|legend|"
    r"gradient(?! (?:runs?|goes|rises|falls|extends) from (?:the )?(?:top|upper|bottom|lower)[- ])|"
    r"numbered (?:from|top|left|bottom|1|0|one|zero)|numbered(?=[.,;]|$)|labelled from|in steps of|"
    r"ranges? from (?>.*? to )(?>.*?\bcolou?r\b))\b",
    re.I,
)
REMARKS = re.compile(
    r"\([^()\d]*\)|"
    r"^\W*(?:based on|according to|referring to|as per|per|judging (?:by|from)|going by) the "
    r"(?:provided |given |vertical )?(?:colou?r[- ]?(?:bar|scale|map|legend|key)|legend)(?: on the \w+)?,",
    re.I,
)
"""``(matches the legend)``, behind a value; ``Based on the colour bar,``."""


def is_axis_talk(source: str) -> bool:
    """Whether a sentence is about axes or colours and so holds no cells."""
    match = AXIS_TALK.search(source) and AXIS_TALK.search(REMARKS.sub(" ", source))
    return bool(match) and CELLS_HOLD.search(source) is None and not tells_one_colour(source)


CELLS_HOLD = re.compile(r"\bcells?\b[^.]*\b(?:contain|read|hold|show|is|are (?=[-−+~≈]?\d)|=)", re.I)


def after_axes(sentence: Text) -> Text:
    """What follows the colon of a sentence that names both axes first, or a semicolon; else empty."""
    source = sentence.text
    for end in (source.rfind(": "), source.find("; ")):
        before = {(match.lastgroup or "").lower() for match in MENTION.finditer(source[: max(end, 0)])}
        tail = sentence.cut(end + 1)
        if before == {"x", "y"} and not AXIS_TALK.search(tail.text):
            return tail
    return Text()
