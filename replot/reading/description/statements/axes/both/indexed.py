"""Axes told by the letters of a cell: ``each cell (i, j) is the similarity of layer i at step j``."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.facts import AxisFact, with_list
from replot.reading.description.statements.axes.labels.names import clean_label

__all__ = ["read_indexed_cell"]
LETTER = r"\\?[^\W\d]{1,6}"
SIDED = r"(?:\b(?:predicted|true|actual|ground[- ]truth|observed|source|target) ?(?:[\w-]+ ){0,2}?)?"
NAMED = rf"{SIDED}\b[a-z][a-z-]{{2,30}}"
BETWEEN = r"[^.;]{1,60}?"
CELL = rare(
    r"\b(?:(?:each|every|the) (?:cell|entry|element|square|pixel|tile)|(?:[Cc]ell|[Ee]ntry|[Ee]lement)) "
    rf"(?:values? )?\W{{0,3}}[(\[](?P<a>{LETTER}),\s?(?P<b>{LETTER})[)\]][^.;]{{3,120}}?"
    rf"(?:(?P<y>{NAMED}) \W?(?P=a)\b{BETWEEN}(?P<x>{NAMED}) \W?(?P=b)(?!\w)|"
    rf"(?P<column>{NAMED}) \W?(?P=b)\b{BETWEEN}(?P<row>{NAMED}) \W?(?P=a)(?!\w))"
)
"""The first letter is that of the row, as in a matrix."""
LABELS = rare(
    rf"\b(?:where|with|for)(?: both)? (?P<a>{LETTER}) and (?P<b>{LETTER}) "
    r"(?:(?:both|each|can|may|may be|can be) )?"
    r"(?:(?:have|having|hav(?:e|ing) the|tak(?:e|ing)(?: on)?(?: the)?|denot(?:e|ing)(?: the)?) "
    r"(?:labels?|values?|class(?:es)?)(?: of)?|(?:run(?:ning)?|rang(?:e|ing)) (?:over|through)|"
    r"(?:are |being )?(?:each )?(?:one of|in|from among)|∈)(?: the)?:? (?P<list>[^.;]{3,300})"
)
"""``where i and j have the labels wren, finch and robin``."""
GLOSSED = re.compile(r"(?P<n>\d{1,2}) ?\((?P<name>[^\W\d][^()]*)\)")
"""``0 (wren), 1 (finch)``: what the numbers stand for."""
FEWEST = 2
PLACES = frozenset(["row", "column", "position", "place", "index"])


def read_indexed_cell(texts: Iterable[Text], facts: dict[str, AxisFact]) -> None:
    """Name the axes that nothing else names after what the letters of a cell count, with their labels."""
    if any(facts[axis].label or facts[axis].categories for axis in "xy"):
        return
    for text in texts:
        told = CELL.search(text.text)
        if told is None or {told["a"], told["b"]} == {"x", "y"}:
            continue
        groups = {"y": "y", "x": "x"} if told["y"] else {"y": "row", "x": "column"}
        if not {told[group] for group in groups.values()} & PLACES:
            for axis, group in groups.items():
                if label := clean_label(told[group]):
                    facts[axis].merge(AxisFact(label=label, label_span=text.span(*told.span(group))))
            _put_labels(text, told, facts)
            return


def _put_labels(text: Text, told: re.Match[str], facts: dict[str, AxisFact]) -> None:
    """Give both axes the labels that the two letters are said to have."""
    listed = LABELS.search(text.text, told.end())
    if listed is None or {listed["a"], listed["b"]} != {told["a"], told["b"]}:
        return
    glossed = list(GLOSSED.finditer(listed["list"]))
    counts = [int(one["n"]) for one in glossed]
    if len(counts) >= FEWEST and counts[0] in (0, 1) and all(b == a + 1 for a, b in pairwise(counts)):
        for axis in "xy":
            facts[axis].categories = tuple(tidy(one["name"]) for one in glossed)
            facts[axis].kind = "list"
        return
    labels = find_labels(listed["list"])
    if labels is not None and labels.kind != "partial" and len(labels.texts) >= FEWEST:
        for axis in "xy":
            facts[axis].merge(with_list(AxisFact(), text, labels, listed.start("list"), "", axis))
