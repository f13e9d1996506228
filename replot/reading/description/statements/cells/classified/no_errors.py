"""Cells beside a diagonal of which a text says that nothing is in them: ``with zero misclassifications``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import Quantity
from replot.reading.description.statements.cells.classified.outcome_words import NO_ERRORS, UNSURE
from replot.reading.description.statements.cells.many.exceptions import Read, everywhere
from replot.reading.description.statements.cells.statement import CellStatement, Context
from replot.reading.description.statements.frame import Frame

__all__ = ["read_no_errors"]
OF_ALL = re.compile(
    r"\W*(?:(?:and|so|thus|hence|in total|overall),? )?(?:(?:there (?:are|were)|"
    r"(?:the |our |this )?(?:[\w-]+ ){0,3}?(?:model|classifier|network|algorithm|matrix|it)"
    r"(?: \w+){1,3})\s+)?$",
    re.I,
)
"""What stands before where nothing but the whole matrix can be meant."""
JOINT = re.compile(r"[\s,;–—-]*$")


def read_no_errors(
    text: Text, frame: Frame, context: Context, rank: int, read: Read
) -> list[CellStatement]:
    """0 beside the diagonal, where a sentence tells all of the diagonal before, or nothing of any class."""
    told = NO_ERRORS.search(text.text)
    if told is None or context.fixed or frame.x != frame.y or UNSURE.search(text.text) is not None:
        return []
    before = text.cut(0, told.start())
    before = before.cut(0, JOINT.search(before.text).start())  # type: ignore[union-attr]
    stated = read(before, context) if any(map(str.isdigit, before.text)) else []
    whole = {cell.row for cell in stated if cell.row == cell.column}
    alone = OF_ALL.match(text.text, 0, told.start("none")) is not None
    if len(whole) < len(frame.x) if stated else not alone or frame.mentions(text.text):
        return []
    zero = Quantity(0.0, *told.span("none"), told["none"])
    rest = everywhere(zero, text.span(*told.span("none")), frame, context)
    return stated + [cell for cell in rest if cell.row != cell.column]
