"""Values of a line, each with its labels in brackets, which are numbers: ``0.2 (2018, 2020)``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.statement import CellStatement, Context, each_once, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["read_bracketed_numbers"]
NUMBER = r"[-−+]?(?:\d[\d.,]*\.?\d|\d)"
LISTED = rf"{NUMBER}(?:(?:, (?:and )?| and | ?[–-] ?| to ){NUMBER}){{0,40}}"
VALUE = rf"(?<![\w.])[~≈]?{NUMBER}\s?%?(?:\s?[–-]\s?{NUMBER}\s?%?)?"
TOLD = rare(
    rf"(?P<value>{VALUE})\s*\((?:in |for |at )?(?P<labels>{LISTED})\)|"
    rf"(?<![\w.])(?P<label>{NUMBER})\s*\((?P<its>{VALUE})\)"
)
"""``0.2 (2018, 2020)``; ``2020 (0.2)``."""
CHANGE = re.compile(
    r"\b(?:by|of about|differences?|than|averag\w*|mean|median|total|sum|up|down|"
    r"(?:increase|decrease|drop|rise|gain|"
    r"loss|gap|change|growth|decline) of|not|never|no)\s+$",
    re.I,
)
"""What makes another thing of a number behind it than the value of a cell."""


def read_bracketed_numbers(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The cells of a line of whose numbers each is a value or one of the labels told beside it.

    Nothing where a number of the sentence is neither, or may be both.
    """
    axis = context.free
    if len(axis) != 1 or len(context.fixed[OTHER[axis]]) != 1 or "(" not in text.text or not frame.numeric:
        return []
    source = text.text
    out: list[CellStatement] = []
    inside: list[tuple[int, int]] = []
    several = False
    for told in TOLD.finditer(source):
        by_value = told["value"] is not None
        value, labels = ("value", "labels") if by_value else ("its", "label")
        quantities = list(find_quantities(told[value]))
        places = frame.resolve(told[labels], axis)
        if places is None or len(quantities) != 1 or CHANGE.search(source, 0, told.start(value)):
            return []
        quantity = quantities[0]
        if quantity.is_open or (not quantity.is_range and frame.written(quantity)):
            return []
        several = several or len(places[1]) > 1
        span = text.span(*told.span(value))
        bold = text.is_bold(*told.span(value))
        ((_, (line, *_)),) = context.fixed.items()
        for k in places[1]:
            out.append(statement(*((line, k) if axis == "x" else (k, line)), quantity, rank, span, bold))
        inside.append(told.span())
    others = (q for q in find_quantities(source) if not any(a <= q.number_start < b for a, b in inside))
    return [] if not several or any(True for _ in others) else each_once(out)
