"""Cells as triples of a row, a column and a value: ``(oak, May, 0.4)``, ``(oak, May): 0.4``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.missing import is_missing
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.statements.cells.statement import CellStatement, each_once, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["pairs_begin_with_column", "read_triples", "tells_triples"]
PART = r"[\"'“‘`]?([^,;()\[\]]{1,40}?)[\"'”’`]?\s*"
TRIPLE = re.compile(rf"[(\[]\s*{PART},\s*{PART},\s*([^,;()\[\]]{{1,24}}?)\s*[)\]]")
PAIRED = re.compile(
    rf"(?:\((?=[^()\[\]]*\))|\[(?=[^()\[\]]*\]))\s*{PART},\s*{PART}[)\]]\s*"
    r"(?:[:=→]|->|\bis\b)\s*([^\s,;()\[\]][^,;()\[\]]{0,23}?)"
    r"(?=[,;]\s|\.?\s*$|\.\s)"
)
"""The pair of the row and the column in brackets, its value behind them."""
BETWEEN = re.compile(r"(?:[\s,;.]|and\b)*")


def read_triples(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The cells of a text that is nothing but triples; none where a label may be on either axis.

    The row comes first, or the column, as the labels are: in all of them the same. On the axes of a square
    it is the row.
    """
    source = text.text
    told = _all_of(TRIPLE, source) or _all_of(PAIRED, source)
    if not told:
        return []
    ways = [
        {
            first: (one_of[0], other[0]) if first == "y" else (other[0], one_of[0])
            for first, second in (("y", "x"), ("x", "y"))
            if (one_of := _place(one[1], frame, first)) and (other := _place(one[2], frame, second))
        }
        for one in told
    ]
    orders = [first for first in "yx" if all(first in each for each in ways)]
    if not orders or (len(orders) > 1 and frame.x != frame.y and not frame.pairs_xy):
        return []
    order = orders[-1 if frame.pairs_xy else 0]
    out = []
    for one, each in zip(told, ways, strict=True):
        quantity = parse_quantity(one[3])
        if quantity is None and not is_missing(one[3]):
            return []
        out.append(statement(*each[order], quantity, rank, text.span(*one.span(3))))
    return each_once(out)


def pairs_begin_with_column(texts: Iterable[str], x: Sequence[str], y: Sequence[str]) -> bool:
    """Whether all pairs in brackets are of a column and a row, and some of them not of a row and a column."""
    columns, rows = set(map(key, x)), set(map(key, y))
    pairs = (one for text in texts if text[:1] in "([" for one in _all_of(PAIRED, text))
    told = [(key(one[1]), key(one[2])) for one in pairs]
    either = [a in rows and b in columns for a, b in told]
    return all(a in columns and b in rows for a, b in told) and not all(either)


def tells_triples(source: str) -> bool:
    """Whether a text is nothing but pairs in brackets, each with its value behind it."""
    return source[:1] in "([" and bool(_all_of(PAIRED, source))


def _all_of(way: re.Pattern, source: str) -> list[re.Match[str]]:
    """What a text is made of, or nothing where it holds more than that."""
    told = list(way.finditer(source))
    return told if told and BETWEEN.fullmatch(way.sub("", source)) is not None else []


def _place(said: str, frame: Frame, axis: str) -> list[int]:
    """The one label of an axis that a part of a triple is."""
    found = frame.resolve(said.strip(), axis)
    return found[1] if found is not None and len(found[1]) == 1 else []
