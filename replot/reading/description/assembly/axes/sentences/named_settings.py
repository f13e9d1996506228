"""Axes that only the lines of single cells name: ``Dose 10 mg with pH 5: 12.5``, line after line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_named_settings"]
TIE = r"(?:and|with|at|in|for|by|of|to|from|is|was|has|x)\b"
NAME = rf"(?!{TIE})[^\W\d_][\w/-]{{1,20}}(?: (?!{TIE})[\w/-]{{1,20}}){{0,2}}?"
NUMBER = r"\d(?:[\w.,]{0,12}\w)?%?"
SETTING = rf"[<>≤≥]?\s?{NUMBER}(?:\s?[–-]\s?{NUMBER}|\+)?(?: (?!{TIE})[a-zA-Zµ°%/]{{1,5}})?"
VALUE = r"[-−+~≈]?\s?[€$£]?\.?\d[\d.,]{0,14}\s?%?(?: [a-zA-Z/€$£%]{1,12})?"
LINE = rare(
    rf"\W*(?:[^\W\d_][^:\d]{{2,40}}:\s+)?(?P<y>{NAME}) (?P<a>{SETTING}),? "
    rf"(?:(?:and|with|at|in|for|×|x|/|&) )?(?P<x>{NAME}) (?P<b>{SETTING})"
    rf"\s*(?::|→|⟶|->|=>|=|\b(?:is|has|gives|costs|yields)\b)\s*{VALUE}[\s.;,]*"
)
FEWEST = 3


def axes_of_named_settings(panel: PanelFacts, sentences: Sequence[Text]) -> None:
    """Name both axes, and list their labels, where all such lines set the same two things."""
    lines = [line for text in sentences if (line := LINE.fullmatch(text.text)) is not None]
    names = {(key(line["y"]), key(line["x"])) for line in lines}
    if len(lines) < FEWEST or len(names) != 1 or key(lines[0]["y"]) == key(lines[0]["x"]):
        return
    for fact, name, setting in ((panel.y, "y", "a"), (panel.x, "x", "b")):
        if fact.label is None or key(fact.label) == key(lines[0][name]):
            fact.label = lines[0][name]
            put_labels(fact, [line[setting] for line in lines])
