"""Axes whose labels stand before their name: ``rows labelled A, B and C correspond to clusters``."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import IRREGULAR
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.labels import LabelList
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.facts import AxisFact, with_list
from replot.reading.description.statements.axes.labels.names import clean_label

__all__ = ["read_listed_first"]
WORD = (
    r"(?!(?:and|or|with|where|which|the|are|is|in|on|at|from|to|of|by|rows?|columns?|represents?|stands?|"
    r"denotes?|corresponds?)\b)[^\s,;:.()=]+"
)
ITEM = rf"{WORD}(?: {WORD}){{0,3}}?"
LISTED_FIRST = rare(
    r"\b(?P<axis>rows|columns|[xy][- ]axis)(?:,? (?:which are |that are |being )?"
    r"(?:labell?ed|tagged|named|called|marked)(?: as| with| by)?| )\s*"
    rf"(?P<list>{ITEM}(?:,? and {ITEM}|(?:, {ITEM}){{1,40}}?(?:,? and {ITEM})?)|"
    r"[^\s,;:.()]{1,12}(?: (?:to|through) |[-–])[^\s,;:.()]{1,12}),? "
    r"(?:(?P<are>are|is)|(?:each )?(?:represents?|corresponds? to|stands? for|denotes?))"
    r" (?:(?:the|different|various|our|all) ){0,2}"
    r"(?P<label>[^\W\d_][\w/-]*(?: (?!and\b|on\b|in\b)[\w/-]+){0,3}?)"
    r"(?=\s*(?:[.;,]|$)|,? (?:and|while|whereas|but|with) )",
    re.I,
)
EITHER = rf"{ITEM}(?:,? (?:and|or) {ITEM}|(?:, {ITEM}){{1,40}}(?:,? (?:and|or) {ITEM})?)"
DIRECTED = rare(
    rf"(?:^|(?<=[;.] )|(?<=, )(?:and|while) )(?:(?P<list>{EITHER}) (?:is|are|make up|form|run along) "
    r"the (?P<way>vertical|horizontal) (?:direction|dimension|axis)(?=\s*(?:[.;,]|$))|"
    rf"the (?P<axis>vertical|horizontal) (?:direction|dimension) is (?:either )?(?P<either>{EITHER})"
    r"(?=\s*(?:[.;]|$|,? (?:from|with|where|starting|reading|going)\b)))",
    re.I,
)
"""``Deep or short is the vertical direction``, ``the horizontal direction is wide, body or T``."""
PLURAL = re.compile(rf"(?:[a-z][\w/-]* )*(?:[a-z][\w/-]*[^\Ws_u]s|{IRREGULAR})")
"""What several lines are together, and not how they are."""
JUDGED = re.compile(
    r"\b(?:best|worst|most|least|only|same|main|top|other|clear|outliers?|exceptions?|zeros?|blanks?|\w{3,}est|"
    r"\w+er|strong\w*|weak\w*|similar\w*)\b", re.I
)
"""What is said of some lines: ``rows A and B are the best models``."""


def read_listed_first(text: Text, facts: dict[str, AxisFact]) -> Text:
    """Take the axes of a sentence that are told so.

    Returns
    -------
    Text
        What is left of the sentence: all of it, or what stands behind the last of them.
    """
    told = 0
    for found in LISTED_FIRST.finditer(text.text):
        axis = "y" if found["axis"][0].lower() in "ry" else "x"
        listed, label = find_labels(found["list"]), clean_label(found["label"])
        if listed is None or len(listed.texts) < FEWEST or label is None or JUDGED.search(label):
            continue
        if found["are"] and PLURAL.fullmatch(label) is None:
            continue
        fact = AxisFact(label=label, label_span=text.span(*found.span("label")))
        facts[axis].merge(with_list(fact, text, listed, found.start("list"), "", axis))
        told = found.end()
    for found in DIRECTED.finditer(text.text, told):
        named = "list" if found["list"] else "either"
        listed = find_labels(OR.sub(_and, found[named]))
        if listed is not None and len(listed.texts) >= FEWEST:
            axis = "y" if (found["way"] or found["axis"]).lower() == "vertical" else "x"
            start = found.start(named)
            end = next((at for at in range(found.end(), len(text.text)) if text.text[at] in ";."), None)
            listed = _in_small_letters(listed, text.text[start + 1 :])
            facts[axis].merge(with_list(AxisFact(), text, listed, start, text.text[start + 1 : end], axis))
            told = found.end()
    return text.cut(told) if told else text


def _in_small_letters(listed: LabelList, behind: str) -> LabelList:
    """The labels, of which the first may only begin a sentence: the others, or the text behind, tell."""
    first, *others = listed.labels
    name = first.text[:1].lower() + first.text[1:]
    known = re.search(rf"\b{re.escape(name)}\b", behind) is not None
    known = known or all(other.text.islower() for other in others)
    return replace(listed, labels=(first._replace(text=name), *listed.labels[1:])) if known else listed


OR = re.compile(r" or ")


def _and(_: re.Match[str]) -> str:
    return " & "


FEWEST = 2
