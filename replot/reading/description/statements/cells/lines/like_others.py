"""Lines that are told to be as others are: ``May is the same as June, except for noon``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.many.exceptions import along_free
from replot.reading.description.statements.cells.statement import CellStatement, Context, Ranks
from replot.reading.description.statements.frame import Frame

__all__ = ["likens", "read_like_others"]
EXACTLY = r"(?:exactly |precisely |just |also |again |otherwise |entirely )?"
BUT = r"\b(?:but|except\w*|apart|save|other than|with the (?:[a-z]+ )?exception|only)\b"
LIKE = rare(
    rf"(?:^\W*+|;\s++|,\s+(?:and|while|but)\s++)(?:the )?(?P<lines>[^.;:()]{{1,80}}?)(?<!\s)\s+(?:"
    rf"(?:is|are|was|were|reads?)\s+{EXACTLY}(?:the same as|identical to|equal to|a copy of)|"
    rf"(?:has|have|shows?|holds?|carr(?:y|ies)|gets?)\s+{EXACTLY}the same (?:[a-z]+ )?"
    r"(?:values?|numbers?|figures?|scores?|rates?|counts?|prices?|row|column|pattern) as|"
    rf"(?:matche?s?|equals?|repeats?|duplicates?|copies)|"
    rf"(?:(?:is|are|was|were)\s+{EXACTLY}like|mirrors?)(?=[^.;]{{1,60}}{BUT}))\s++"
    rf"(?:(?:those|that) (?:of|for|in) )?(?:the )?(?P<other>[^.;:,()]{{1,60}}?)(?<!\s)"
    rf"(?:\s+exactly)?(?=\s*(?:[.;,(]|$)|\s+(?:{BUT}|(?:in|on) (?:all|every|each)\b|throughout\b))",
    re.I,
)
SAYS_BUT = re.compile(BUT, re.I)
AT_NUMBER = re.compile(rf"{BUT}(?: for)? (?:at|in|on|for) (?P<label>\d[\w.]*\w|\d)(?=[,;:)\s]|\.?$)", re.I)
"""``except at 10``."""
CLAUSE_ENDS = re.compile(r"[.;](?:\s|$)")


def likens(source: str, frame: Frame) -> bool:
    """Whether a sentence begins with lines that it says to be as another one is."""
    told = LIKE.match(source)
    return told is not None and bool(_lines(told, frame))


def _lines(told: re.Match[str], frame: Frame) -> tuple[str, list[int], int] | None:
    """The axis, the lines that are told of, and the one that they are like."""
    for axis in "yx":
        lines, other = frame.resolve(told["lines"], axis), frame.resolve(told["other"], axis)
        if lines is not None and other is not None and len(other[1]) == 1 and other[1][0] not in lines[1]:
            return axis, lines[1], other[1][0]
    return None


def read_like_others(said: Iterable[Text], frame: Frame, cells: list[CellStatement]) -> list[CellStatement]:
    """The cells of lines that are as another line is, where the text states that one.

    Parameters
    ----------
    said : iterable of Text
        Sentences, in the order of the text.
    frame : Frame
    cells : list of CellStatement
        What is stated so far.

    Returns
    -------
    list of CellStatement
        They count less than what is stated of the line itself. A cell that is named as an exception is left
        out, and so is the whole line where the exceptions name none.
    """
    out: list[CellStatement] = []
    for text in said:
        for told in LIKE.finditer(text.text):
            out += _copied(told, text, frame, [*cells, *out])
    return out


def _copied(
    told: re.Match[str], text: Text, frame: Frame, cells: list[CellStatement]
) -> Iterator[CellStatement]:
    if (meant := _lines(told, frame)) is None:
        return
    axis, lines, other = meant
    end = CLAUSE_ENDS.search(text.text, told.end())
    rest = text.text[told.end() : end.start() if end is not None else None]
    but = SAYS_BUT.search(rest)
    excepted = {
        k for m in frame.mentions(rest[but.start() :] if but else "") for a, k in m.places if a == OTHER[axis]
    }
    if but is not None and (number := AT_NUMBER.match(rest, but.start())) is not None:
        found = frame.resolve(number["label"], OTHER[axis])  # a bare number is no mention
        excepted.update(found[1] if found is not None else ())
    if but is not None and not excepted:
        return
    tail = text.cut(told.end() + but.start(), told.end() + len(rest)) if but is not None else Text()
    yield from along_free(tail, frame, Context({axis: lines}), Ranks.PROSE)
    span = text.span(told.start("lines"), told.end())
    best: dict[int, CellStatement] = {}
    for cell in cells:
        at, along = (cell.row, cell.column) if axis == "y" else (cell.column, cell.row)
        if at == other and (along not in best or cell.rank < best[along].rank):
            best[along] = cell
    for along, cell in best.items():
        for line in lines if along not in excepted else ():
            row, column = (line, along) if axis == "y" else (along, line)
            yield replace(cell, row=row, column=column, rank=Ranks.DEFAULT, span=span, bold=False)
