"""What a clause says of a label right behind it, and is no value: ``Ann, who came late, passed 3 times``."""

from __future__ import annotations

from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.frame import Frame

__all__ = ["without_relative_clauses"]
RELATIVE = rare(
    r"(?<=\w),\s(?:who|whom|whose|which)\s(?:[^,;:.()\d]{3,60}|"
    r"[^,;:.()\d]{0,40}\b(?:after|since|at|in|until|from|before|aged|for)\s(?:about |only |just )?\d{1,4}"
    r"(?:\s[a-z]{2,12}){0,4}),(?=\s)"
)
"""A number in it is that of a time or an age: ``who came on after 61 minutes``."""


def without_relative_clauses(text: Text, frame: Frame) -> Text:
    """A text with blanks for clauses about a label that name no other one; the values stand outside."""
    source = text.text
    found = list(RELATIVE.finditer(source))
    if not found:
        return text
    named = frame.mentions(source)
    ends = {mention.end for mention in named}
    starts = {mention.start for mention in named}
    about = [m for m in found if m.start() in ends and starts.isdisjoint(range(*m.span()))]
    for clause in about:
        source = source[: clause.start()] + blank(clause) + source[clause.end() :]
    return text.reworded(source) if about and any(True for _ in find_quantities(source)) else text
