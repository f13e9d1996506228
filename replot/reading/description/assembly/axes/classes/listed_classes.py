"""The classes of a confusion matrix that a sentence lists: ``for the three classes oak, elm and fir``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL, count_word
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.labels import LabelList
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.both.shared import put_on_both
from replot.reading.description.statements.axes.facts import AxisFact, with_list

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_listed_classes"]
CONFUSION = rare(
    r"\bconfusion matri|\bmatrices? de confusi|\b(?:true|actual|gold|ground[- ]truth)\b[^.]{0,120}\bpredict|"
    r"\bpredicted\b[^.]{0,120}\b(?:true|actual)\b",
    re.I,
)
CLASSES = rare(
    rf"\b(?:(?P<n>{SEVERAL}|\d{{1,2}}) )?(?:[a-z-]+ ){{0,2}}?(?P<noun>classes|categories)"
    r"(?:,? (?:namely|which are|i\.e\.,?)|,? (?P<is>are|being)(?! (?:in|on|the same|not|listed|shown|given|"
    r"\w+ed)\b)|:|,| \(| [–—-])?"
    r" ?(?=[\"“`'‘]?\w)|"
    r"\b(?:(?:evenly|equally) (?:split|divided|distributed|balanced)|"
    r"(?:split|divided|distributed|balanced) (?:evenly|equally)) (?:between|among|across|into|over) (?:the )?"
    r"(?=[\"“`'‘]?[^\W\d])",
    re.I,
)
"""``three classes: A, B and C``, ``notes that are evenly split between A, B and C``."""
OF_SETS = re.compile(r"(?:train|test|valid|dev|hold|cross|fold|batch|speaker|subject|site)", re.I)
"""What data is split into besides classes."""
LONGEST = 4
"""Words of the name of a class; *Classes 1 and 3 all reach 100%* goes on."""
COUNTED = re.compile(r"\d[\d,]* [a-z]")
"""``412 open wards``: how many there are of a class."""
LIST_ENDS = re.compile(r"[.;)]|\s[–—]\s|:\s|,? (?:with|where|while|whose|on both|in (?:this|that) order)\b")
OF_OTHERS = re.compile(
    r"\b(?:other|remaining|new|rare|first|last|some|both|these|such|unseen|best|worst)\b", re.I
)
"""Classes that are not all of them."""


def axes_of_listed_classes(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """Give both axes of a confusion matrix the classes, where one sentence alone lists them.

    Parameters
    ----------
    panel : PanelFacts
        Its axes have no labels yet.
    inside : list of Block
        What belongs to the panel.
    whole : str
        All of the text.
    """
    if panel.tables or re.in_whole(CONFUSION, whole) is None or re.in_whole(CLASSES, whole) is None:
        return
    found: dict[tuple[str, ...], AxisFact] = {}
    for text in (s for block in inside if block.is_prose for s in sentences(block.text)):
        for told in CLASSES.finditer(text.text):
            ends = LIST_ENDS.search(text.text, told.end())
            end = ends.start() if ends is not None else len(text.text)
            listed = find_labels(text.text[told.end() : end])
            if listed is not None and _is_whole(listed, end - told.end(), told):
                fact = with_list(AxisFact(), text, listed, told.end(), "", "y")
                found.setdefault(fact.categories, fact)
    if len(found) == 1:
        put_on_both(next(iter(found.values())), {"x": panel.x, "y": panel.y})


def _is_whole(listed: LabelList, length: int, told: re.Match[str]) -> bool:
    """Whether a list is all that stands between the word and the end, and as long as the text counts."""
    count = count_word(told["n"]) if told["n"] else None
    return (
        listed.kind == "list"
        and listed.labels[0].start <= 1
        and listed.labels[-1].end >= length - 1
        and count in (None, len(listed.labels))
        and (told.start() > 0 or told[0].rstrip()[-1] in ":,(-–—" or told["is"] is not None)
        and all(len(label.text.split()) <= LONGEST for label in listed.labels)
        and not any(COUNTED.match(label.text) for label in listed.labels)
        and OF_OTHERS.search(told[0]) is None
        and (told["noun"] is not None or not any(OF_SETS.match(label.text) for label in listed.labels))
    )
