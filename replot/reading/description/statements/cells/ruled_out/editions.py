"""Sentences on another edition of the figure: the year before, a draft, and what corrects it."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.frame import Frame

__all__ = ["corrects", "of_before"]
TIME = r"(?:year|month|week|season|round|time|quarter)"
WRITTEN = r"(?:draft|version|edition|report|release|paper|survey)"
BEFORE = rare(
    rf"\W*(?:last {TIME}|the {TIME} before|previously|formerly|"
    rf"in (?:the|an?) (?:(?:previous|earlier|old|original|first) (?:{TIME}|{WRITTEN})|draft))\b(?!:)",
    re.I,
)
NOW = rare(
    rf"\W*(?:this {TIME}|now|today|currently|here|in this figure|"
    rf"in (?:the|this) (?:current|present|new|final|latest|second) (?:{TIME}|{WRITTEN}))\b",
    re.I,
)
CORRECTS = rare(
    r"\bcorrections?:|\berrat(?:um|a)\b|\bcorrected to\b|\bshould (?:have )?read\b|"
    r"\bcorrect (?:value|number|figure|count|reading)s? (?:of|for|is|are|should)\b|"
    r"\b(?:typo|misprint|slip of the pen)s?\b|\b(?:mistyped|misprinted|miscopied)\b|"
    r"^\W*(?:p\.?\s?s\.?\W+)?(?:(?:oh|ah|and|but),? )?"
    r"(?:sorry|apologies|oops|whoops|my (?:mistake|bad|error))\b",
    re.I,
)


def of_before(sentences: Sequence[Text], frame: Frame) -> set[int]:
    """Which sentences tell of a time before, where one behind them tells of now.

    ``Last year A had 7. This year it has 3.``
    """
    told = {k: match.end() for k, s in enumerate(sentences) if (match := BEFORE.match(s.text))}
    if not told:
        return set()
    now = max((k for k, sentence in enumerate(sentences) if NOW.match(sentence.text)), default=0)
    return {
        k
        for k, end in told.items()
        if k < now and not any(mention.start < end for mention in frame.mentions(sentences[k].text))
    }


def corrects(source: str) -> bool:
    """Whether a sentence corrects what others say: ``the value of A in May should read 0.09``."""
    return CORRECTS.search(source) is not None
