"""Axes told by the letters of a cell: ``each cell (i, j) is the similarity of layer i at step j``."""

from __future__ import annotations

from collections.abc import Iterable

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.facts import AxisFact
from replot.reading.description.statements.axes.names import clean_label

__all__ = ["read_indexed_cell"]
LETTER = r"\\?[^\W\d]{1,6}"
CELL = rare(
    r"\b(?:each|every|the) (?:cell|entry|element|square|pixel|tile) "
    rf"\W{{0,3}}[(\[](?P<a>{LETTER}),\s?(?P<b>{LETTER})[)\]]"
    r"[^.;]{3,120}?\b(?P<y>[a-z][a-z-]{2,30}) \W?(?P=a)\b"
    r"[^.;]{1,60}?\b(?P<x>[a-z][a-z-]{2,30}) \W?(?P=b)(?!\w)",
)
"""The first letter is that of the row, as in a matrix."""
PLACES = frozenset(["row", "column", "position", "place", "index"])


def read_indexed_cell(texts: Iterable[Text], facts: dict[str, AxisFact]) -> None:
    """Name the axes that nothing else names after what the letters of a cell count."""
    if any(facts[axis].label or facts[axis].categories for axis in "xy"):
        return
    for text in texts:
        told = CELL.search(text.text)
        if told is None or {told["a"], told["b"]} == {"x", "y"} or {told["y"], told["x"]} & PLACES:
            continue
        for axis in "xy":
            if label := clean_label(told[axis]):
                facts[axis].merge(AxisFact(label=label, label_span=text.span(*told.span(axis))))
        return
