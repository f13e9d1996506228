"""Sentences about the label that the one before named: ``May is pale. Both A (1) and B (2) are small``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.classified.outcome_words import turned
from replot.reading.description.statements.cells.classified.verdict_cells import (
    class_in_lead,
    class_spoken_of,
    read_verdicts,
)
from replot.reading.description.statements.cells.classified.verdicts import verdicts
from replot.reading.description.statements.cells.lines.lines_twice import line_told
from replot.reading.description.statements.cells.pairs.mirrored import begins_mirrored
from replot.reading.description.statements.cells.relations.related import carried_pair, read_pair
from replot.reading.description.statements.cells.statement import CellStatement, Context
from replot.reading.description.statements.cells.values import read_values
from replot.reading.description.statements.frame import Frame

__all__ = ["read_sentence"]
OF_TOPIC = re.compile(rf"\W*(?:both|all (?:{SEVERAL})|here|there|in it)\b", re.I)
HOLDS = re.compile(
    r"\W*(?:this|it|that|here|there)(?: (?:row|column|one|line))? "
    r"(?:contains?|holds?|has|shows?|reads?|lists?|gives?|we (?:see|find|have))"
    r"(?: the)?(?: (?:numbers|values|counts|figures|entries))?:? (?=\d)",
    re.I,
)
"""``This contains the numbers 4, 5 and 6``, of the line that the sentence before told."""
POINTS = re.compile(
    r"\W*(?:(?:and|so|ok|okay|but|now|next|then|finally|lastly|first),? )*(?:let['’]?s |let us |we |"
    r"you can )?"
    r"(?:look(?:ing)? at|take|consider|turn(?:ing)? to|mov(?:e|ing) on to|go(?:ing)? (?:on )?to|com(?:e|"
    r"ing) to|"
    r"on to|as for|what about|here(?:['’]s| is)|(?:comes?|there(?:['’]s| is)|next(?: up)?)(?: is)?)[:,]? "
    r"(?:the )?(?=\S)",
    re.I,
)
LITTLE = re.compile(r"\W*(?:row|column|line|cells?|numbers?|values?|figures?)?\W*", re.I)
"""Around the one label of a sentence that says no more: ``Now look at Ayr.``"""
SET_AGAINST = rare(
    r",?\s+(?:relative|compared|in comparison|in contrast|as opposed) (?:to|with)\b[^\d]{0,200}$", re.I
)
"""The end of a sentence that sets its values against others and gives none of these."""


def read_sentence(
    sentence: Text, before: Text, frame: Frame, context: Context, rank: int
) -> list[CellStatement]:
    """The cells of a sentence, of which the one ``before`` may tell the row or the column."""
    if (against := SET_AGAINST.search(sentence.text)) is not None:
        sentence = sentence.cut(0, against.start())
    if before and begins_mirrored(sentence.text) and not read_values(sentence, frame, context, rank):
        told = read_values(before.join(sentence), frame, context, rank)
        if len(told) > (known := len(read_values(before, frame, context, rank))):
            return told[known:]
    numbered = any(label.isdecimal() for label in frame.x)  # which may be names: "3 were taken for class 0"
    alone = context.fixed and (numbered or _names_both(sentence.text))
    if alone and (told := _of_class(before, sentence, frame, context, rank)):
        return told
    found = read_values(sentence, frame, context, rank) or _of_class(before, sentence, frame, context, rank)
    about = None if found else _about_topic(before, sentence, frame, context)
    return found if about is None else read_values(sentence, frame, about, rank)


def _names_both(source: str) -> bool:
    """Whether a sentence says of all that it counts what it was and what it was taken for."""
    told = verdicts(source)
    if sum(1 for _ in find_quantities(source)) > len(told):
        return False  # "0.9 on the diagonal; some overlap with elm (0.1)"
    errs = any(verdict.true != verdict.predicted for verdict in told)
    return errs and all(all(verdict[:2]) for verdict in told)


def _of_class(before: Text, sentence: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """What became of the class that a heading or the sentence before is about; or of a pair named there."""
    if frame.x != frame.y:
        return []
    if (pair := carried_pair(before.text, sentence.text)) is not None:
        return read_pair(*pair, sentence, frame, rank)
    subjects = [frame.axis(axis)[at[0]] for axis, at in context.fixed.items() if len(at) == 1]
    if not subjects and before:
        lead = class_in_lead(before.text, frame) or class_spoken_of(before.text, sentence.text, frame)
        subjects = [lead] if lead is not None else [verdict.true for verdict in verdicts(before.text)]
    return read_verdicts(sentence, frame, rank, turned(frame), subjects[0]) if len(set(subjects)) == 1 else []


ASKS = re.compile(r"\W*(?:(?:and|but|so|now|then),? )?(?:(?:what|how) about )?(?:the )?[\"“'`]?", re.I)
ASKED = re.compile(r"[^.!?\d]{0,30}\?\W*")
"""``And Ayr, at the top?``"""


def _only_points(source: str, frame: Frame) -> bool:
    """Whether a sentence only leads to the line that the next one tells: ``Now look at Ayr.``"""
    asks = source.rstrip().endswith("?")
    points = ASKS.match(source) if asks else POINTS.match(source)
    named = frame.mentions(source) if points is not None else ()
    if points is None or len(named) != 1 or named[0].start > points.end() + 1:
        return False
    return (ASKED if asks else LITTLE).fullmatch(source, named[0].end) is not None


def _about_topic(before: Text, sentence: Text, frame: Frame, context: Context) -> Context | None:
    """What is fixed by the sentence before, if each number has a label of its own on the other axis."""
    if len(context.free) != 2:
        return None
    points = _only_points(before.text, frame)
    if (line := line_told(before.text, frame)) is not None and HOLDS.match(sentence.text):
        return context.with_(line[0], [line[1]])
    if OF_TOPIC.match(sentence.text) is None and not points:
        return None
    topic = {place for mention in frame.mentions(before.text) if mention.sure for place in mention.places}
    if len(topic) != 1 or any(True for _ in find_quantities(before.text)):
        return None
    ((axis, index),) = topic
    named = [mention.places for mention in frame.mentions(sentence.text) if mention.sure]
    if any(len(places) != 1 or places[0][0] == axis for places in named):
        return None
    numbers = sum(1 for _ in find_quantities(sentence.text))
    if points and not named and numbers > 1:
        return context.with_(axis, [index])  # and its whole line
    return context.with_(axis, [index]) if len(named) == numbers > 1 else None
