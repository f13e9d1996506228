"""Axes that only single cells tell, each by the two names that cross there: ``North × Retail, at 3.4%``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.numbers import SUPER
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_crossed_cells"]
WORD = r"(?!(?i:the|an?|and|for|in|at|on|of|is|are|was|were|while|but|with)\b)[^\W_][\w.&'’+/-]*"
SIGN = rf"(?:(?!(?<=\d)\s?×\s?10[\^⁺⁻{SUPER}])\s?[×✕⨯]\s?|\s[xX]\s(?=[A-Z]))"
"""What crosses two names, and no power of ten: ``4.1×10¹⁷``."""
PAIR = rare(
    r"(?:^\W*|[,;:(–—-]\s+|[.!?]\s+|\b(?:and|for|in|at|while|but|cell|combination|pair(?:ing)?)\s+)"
    r"(?:[Tt]he\s+)?"
    rf"(?P<row>{WORD}(?: {WORD}){{0,2}}?){SIGN}(?P<column>{WORD}(?: {WORD}){{0,2}}?)"
    r"(?=\s*(?:[,;:(=–—)]|[.!?](?:\s|$)|$|\s(?:is|are|was|were|has|had|at|with|comes?|came|stands?|sits?|lies|"
    r"stays?|leads?|reach(?:es|ed)|shows?|holds?|gets?|scores?|drops?|falls?|peaks?|tops?|follows?|remains?|"
    r"(?:cell|combination|pair(?:ing)?|intersection|square|tile|segment|corner|region|group)s?)\b))",
)
"""``The Basic × Phone cell is the darkest``."""

LATER = r"(?!(?i:is|are|was|were|with|at|has|had|and|in|for|by|on|x|while|but)\b)[^\W_][\w.&'’+/-]*"
NO_WORD = r"(?!(?i:both|that|this|these|those|its|it|one|each|more|most|less|also|only|not|found|seen)\b)"
OF_PAIRS = re.compile(r"correlat|similarit|distance|relationship|associat|transition", re.I)
"""Where two names are of one kind."""
COMBINED = rare(
    r"\b(?:combination|pair(?:ing)?|intersection)"
    r"(?:\s(?:is|was|remains|remained|being)(?:\s(?:again|still|clearly|the))?|:)"
    rf"\s+[\"“'‘`]?{NO_WORD}(?P<row>{WORD}(?: {LATER}){{0,3}})[\"”'’`]?"
    rf"(?:(?P<sign>\s?[—–]\s?|\s[-+/|&]\s)|\s(?:and|with|in|at|on|for|x)\s(?:the\s)?)[\"“'‘`]?{NO_WORD}"
    rf"(?P<column>{WORD}(?: (?(sign)(?!(?i:is|was|with|at|has|had)\b)[^\W_][\w.&'’+/-]*|{LATER})){{0,4}})"
    r"[\"”'’`]?(?=\s*(?:[,;:(=]|[—–]\s|[.!?](?:\s|$)|$|\s(?:is|was|with|at|has|had)\b))"
)
"""``The best combination was Shop 3 — Bread and rolls, with 120``: behind a sign a name may hold an *and*."""


def axes_of_crossed_cells(panel: PanelFacts, texts: Sequence[Text]) -> None:
    """Labels from all cells that sentences tell by their two names, and a value behind.

    No name stands on both sides.
    """
    apart = not any(OF_PAIRS.search(text.text) for text in texts)
    rows: dict[str, str] = {}
    columns: dict[str, str] = {}
    for text in texts:
        for row, column in _pairs(text, apart=apart):
            rows.setdefault(key(row), row)
            columns.setdefault(key(column), column)
    if rows and rows.keys().isdisjoint(columns) and len(rows) + len(columns) > FEWEST:
        put_labels(panel.y, list(rows.values()))
        put_labels(panel.x, list(columns.values()))


FEWEST = 2


def _pairs(text: Text, *, apart: bool) -> Iterator[tuple[str, str]]:
    """The pairs of names of a sentence, if each has a number behind it and before the next one.

    Any words may tie names of two kinds, which stand ``apart``.
    """
    found = list(PAIR.finditer(text.text)) or (list(COMBINED.finditer(text.text)) if apart else [])
    for pair, after in zip_longest(found, found[1:]):
        end = len(text) if after is None else after.start()
        if any(pair.end() <= q.start < end for q in find_quantities(text.text)):
            yield pair["row"], pair["column"]
