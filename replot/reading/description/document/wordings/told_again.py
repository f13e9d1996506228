"""Cells told by place and value, then by what they count: ``36 in row 0, column 1 → 36 cats as dogs``."""

from __future__ import annotations

from replot.reading.description.document.blanked import blank
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["without_what_is_told_again"]
PLACE = (
    r"(?:\(?row [^\s,;:()]{1,20}(?: ?,| and|,? in|,? of)? ?(?:the )?col(?:umn)? [^\s,;:()]{1,20}\)?|"
    r"(?:cells? |entry |position )?[(\[]\d{1,3}(?:, ?|\]\[)\d{1,3}[)\]])"
)
LEADS = r" ?(?:→|⟶|->|=>|=|:|[–—]|\b(?:means?|meaning|says|so)\b(?: that)?) ?"
TWICE = rare(
    rf"(?<![\w.,])(?:(?P<a>\d{{1,7}})(?P<at> (?:in|at|for) (?:the )?{PLACE})?|"
    rf"{PLACE} ?(?:[=:]|is|holds|has) ?(?P<b>\d{{1,7}})){LEADS}"
    r"(?=(?(a)(?P=a)|(?P=b)) [^\W\d_][^\n;]{0,100}? (?:as|for|with) \w)",
    re.I,
)
"""The place and the value, where a sentence with the same number follows."""
OF_NAME = re.compile(r"(?P<word>[^\W_][\w'’-]*)[ ]?[\"“'‘`*_#]{0,3}$|(?P<first>(?:^|\n)[ \t>*•–-]*)$")
VALUE_LEADS = re.compile(
    r"(?:is|are|was|were|has|have|had|holds?|shows?|showing|contains?|reads?|equals?|counts?|values?|"
    r"numbers?|of|with|at|the|here|only)$",
    re.I,
)
"""Words before a value; any other one makes a name with the number: ``Actual 0: 0 leaves``."""
NEAR = 40


def without_what_is_told_again(source: str) -> str:
    """A text as long as before without the place of a cell before what the same number counts."""
    return TWICE.sub(lambda told: told[0] if _is_name(told, source) else blank(told), source)


def _is_name(told: re.Match[str], source: str) -> bool:
    """Whether the first of two like numbers is that of a class, whose count happens to be the same."""
    if told["a"] is None or told["at"]:
        return False
    before = OF_NAME.search(source[max(0, told.start() - NEAR) : told.start()])
    if before is None:
        return False
    if before["word"] is None:
        return source[told.end("a") : told.end("a") + 1] == ":"
    return VALUE_LEADS.match(before["word"]) is None
