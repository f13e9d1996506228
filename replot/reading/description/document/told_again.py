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
    rf"(?<![\w.,])(?:(?P<a>\d{{1,7}})(?: (?:in|at|for) (?:the )?{PLACE})?|"
    rf"{PLACE} ?(?:[=:]|is|holds|has) ?(?P<b>\d{{1,7}})){LEADS}"
    r"(?=(?(a)(?P=a)|(?P=b)) [^\W\d_][^\n;]{0,100}? (?:as|for|with) \w)",
    re.I,
)
"""The place and the value, where a sentence with the same number follows."""


def without_what_is_told_again(source: str) -> str:
    """A text as long as before without the place of a cell before what the same number counts."""
    return TWICE.sub(blank, source)
