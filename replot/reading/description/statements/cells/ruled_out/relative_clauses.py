"""What a clause says of a label or of none of its cells, and no value: ``Ann, who came late, passed 3``."""

from __future__ import annotations

from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
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
NONE_OF_THEM = rare(
    r"(?<=\w)[,;]\s(?:(?:and|as|but)\s)?(?:none|not one) of (?:its|their) "
    r"(?:cells|squares|tiles|values|entries|numbers)\s[^,;:.()\d]{3,80}(?=[,;]\s)",
    re.I,
)
"""``Ayr is faint; none of its cells stands out, and only May can be read, at 4``: of no cell."""


def without_relative_clauses(text: Text, frame: Frame) -> Text:
    """A text with blanks for clauses about a label that name no other one; the values stand outside."""
    source = text.text
    found = list(RELATIVE.finditer(source))
    apart = list(NONE_OF_THEM.finditer(source))
    if not (found or apart):
        return text
    named = frame.mentions(source)
    ends = {mention.end for mention in named}
    starts = {mention.start for mention in named}
    about = [m for m in found if m.start() in ends] + apart
    about = [m for m in about if starts.isdisjoint(range(*m.span()))]
    for clause in about:
        source = source[: clause.start()] + blank(clause) + source[clause.end() :]
    return text.reworded(source) if about and any(True for _ in find_quantities(source)) else text
