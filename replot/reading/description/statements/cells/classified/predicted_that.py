"""What was predicted of some of a class: ``Of the 9 owls, it decided that three are hawks``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import COUNT, count_word
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity
from replot.reading.description.statements.cells.classified.outcome_words import turned
from replot.reading.description.statements.cells.classified.verdict_cells import find_class
from replot.reading.description.statements.cells.statement import CellStatement, each_once, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["read_predicted_that"]
NUMBER = rf"(?:\d[\d,]*|{COUNT})"
PREDICTED = rare(
    rf"\b(?:of|among|out of) (?:all )?(?:the )?{NUMBER} (?:actual |true |real "
    rf")?(?P<own>[^,.;:()\d]{{1,40}}),? "
    r"[^,.;:()\d]{0,40}?\b(?:predict(?:ed|s)|sa(?:id|ys)|judge[ds]|decide[ds]|thought|thinks|claim(?:ed|s)) "
    r"that ",
    re.I,
)
"""``Of the 9 owls, the camera decided that``."""
TAKEN = re.compile(
    rf"\s*(?:and |,)*\s*(?P<count>{NUMBER}) (?:of (?:them|these) )?(?:are|were|is|was) (?:an? |the )?"
    r"(?P<label>[^,.;:()\d]{1,40}?)(?=\s*(?:[,.;:()]|$|\band\b))",
    re.I,
)
"""``three are hawks``."""
NO_MORE = re.compile(r"[\s,.;:]*(?:(?:and|while|whereas)\s*)?(?=$|\b(?:of|among|out of)\b)", re.I)


def read_predicted_that(text: Text, frame: Frame, rank: int) -> list[CellStatement] | None:
    """The cells of a square matrix that such a sentence tells of.

    Returns
    -------
    list of CellStatement or None
        None if a text is no such sentence; empty if it says anything else as well.
    """
    source = text.text
    heads = list(PREDICTED.finditer(source))
    if not heads or frame.x != frame.y:
        return None
    flip = turned(frame)
    out: list[CellStatement] = []
    for head in heads:
        own, at, found = _class(head["own"], frame), head.end(), 0
        while (taken := TAKEN.match(source, at)) is not None:
            other = _class(taken["label"], frame)
            count = count_word(taken["count"].replace(",", ""))
            if own is None or other is None or count is None:
                return []
            start, end = taken.span("count")
            quantity = Quantity(float(count), start, end, taken["count"])
            place = (other, own) if flip else (own, other)
            out.append(statement(*place, quantity, rank, text.span(start, end)))
            at, found = taken.end(), found + 1
        if not found or NO_MORE.match(source, at) is None:
            return []
    return each_once(out)


def _class(name: str, frame: Frame) -> int | None:
    """The place of a class, which the axes may call by the plural: ``a gull``, of ``gulls``."""
    found = find_class(name.strip(), frame, "y")
    return find_class(f"{name.strip()}s", frame, "y") if found is None else found
