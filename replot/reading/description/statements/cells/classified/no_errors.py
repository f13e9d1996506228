"""Cells beside a diagonal of which a text says that nothing is in them: ``with zero misclassifications``."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.classified.outcome_words import NO_ERRORS, UNSURE, turned
from replot.reading.description.statements.cells.classified.verdict_cells import read_verdicts
from replot.reading.description.statements.cells.classified.verdict_words import NOUN
from replot.reading.description.statements.cells.many.exceptions import Read, everywhere
from replot.reading.description.statements.cells.statement import CellStatement, Context, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["NONE_WRONG", "read_no_errors", "read_none_wrong"]
NONE_WRONG = rare(
    rf"^\W*(?:(?:here|there),? )?(?P<none>0|no|zero) (?:(?:of the )?{NOUN} of (?:the "
    rf")?(?P<of>[^.,;:\d]{{1,40}}?)|"
    rf"(?P<one>[^.,;:\d]{{1,40}}?) {NOUN}) (?:were|was|are|is|have been|has been) "
    r"(?:(?:(?:incorrectly|wrongly|mistakenly|falsely|erroneously) (?:classified|predicted|labell?ed|"
    r"identified|"
    r"recogni[sz]ed)|mis-?(?:classified|predicted|labell?ed|identified|recogni[sz]ed)|mistaken|confused)"
    r"(?: (?:as|for|with) (?P<names>[^.;:\d]{1,120}?))?)\W*$",
    re.I,
)
"""``0 samples of oak were misclassified``, ``no oak images were wrongly predicted as elm or fir``."""
OF_ALL = re.compile(
    r"\W*(?:(?:and|so|thus|hence|in total|overall),? )?(?:(?:there (?:are|were)|"
    r"(?:the |our |this )?(?:[\w-]+ ){0,3}?(?:model|classifier|network|algorithm|matrix|it)"
    r"(?: \w+){1,3})\s+)?$",
    re.I,
)
"""What stands before where nothing but the whole matrix can be meant."""
JOINT = re.compile(r"[\s,;–—-]*$")


SHARED = re.compile(
    r"\bof\b|/|%|\bbut\b|\bexcept\b|\b(?:predictions?|predicted|called|labell?ed) (?!as\b|correctly\b)|"
    r"\w predictions?\b", re.I
)
"""What may say that not all of a class came out right, or that what was predicted did."""


def _of_one_class(
    before: Text, zero: Quantity, span: Span, frame: Frame, context: Context, rank: int
) -> list[CellStatement]:
    """How many of the one class that a text is about were told rightly, and 0 in the rest of its line."""
    axis = "x" if turned(frame) else "y"
    if SHARED.search(before.text) is not None or context.fixed.keys() - {axis}:
        return []
    lines = [frame.axis(axis)[k] for k in context.fixed.get(axis, ())]
    own = read_verdicts(before, frame, rank, turned(frame), *lines[:1])
    numbers = sum(1 for _ in find_quantities(before.text))
    if len(lines) > 1 or len(own) != 1 or numbers > 1 or own[0].row != own[0].column:
        return []
    if context.fixed.get(axis, [own[0].row]) != [own[0].row]:
        return []
    rest = everywhere(zero, span, frame, context.with_(axis, [own[0].row]))
    return own + [cell for cell in rest if cell.row != cell.column]


def read_no_errors(
    text: Text, frame: Frame, context: Context, rank: int, read: Read
) -> list[CellStatement]:
    """0 beside the diagonal, where a sentence tells all of the diagonal before, or nothing of any class."""
    told = NO_ERRORS.search(text.text)
    if told is None or frame.x != frame.y or UNSURE.search(text.text) is not None:
        return []
    before = text.cut(0, told.start())
    before = before.cut(0, JOINT.search(before.text).start())  # type: ignore[union-attr]
    zero = Quantity(0.0, *told.span("none"), told["none"])
    span = text.span(*told.span("none"))
    if own := _of_one_class(before, zero, span, frame, context, rank):
        return own
    if context.fixed:
        return []
    stated = read(before, context) if any(map(str.isdigit, before.text)) else []
    whole = {cell.row for cell in stated if cell.row == cell.column}
    alone = OF_ALL.match(text.text, 0, told.start("none")) is not None
    if len(whole) < len(frame.x) if stated else not alone or frame.mentions(text.text):
        return []
    rest = everywhere(zero, span, frame, context)
    return stated + [cell for cell in rest if cell.row != cell.column]


def read_none_wrong(
    text: Text, frame: Frame, context: Context, rank: int, read: Read
) -> list[CellStatement]:
    """0 for a class and all others, or those that are named, where none of it was taken for them."""
    told = NONE_WRONG.search(text.text)
    if told is None or frame.x != frame.y or UNSURE.search(text.text) is not None:
        return []
    truth = "x" if turned(frame) else "y"
    own = frame.resolve(told["of"] or told["one"], truth)
    if own is None or own[0] != truth or len(own[1]) != 1 or context.fixed.get(OTHER[truth]):
        return []
    (true,) = own[1]
    if context.fixed.get(truth, [true]) != [true]:
        return []
    others = {k for k in range(len(frame.x)) if k != true}
    if told["names"] is not None:
        named = frame.mentions(told["names"])
        taken = {k for mention in named for _, k in mention.places}
        others = taken & others if taken and true not in taken else set()
    zero, span = Quantity(0.0, *told.span("none"), told["none"]), text.span(*told.span("none"))
    return [statement(*((true, k) if truth == "y" else (k, true)), zero, rank, span) for k in sorted(others)]
