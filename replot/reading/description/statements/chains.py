"""Values told as a way: ``from 1.2 over 3.4 to 5``, ``48%, then 25% and 11%``, as the lists that they are."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["as_lists"]
VALUE = r"[-−+~≈]?\d+(?:[.,]\d+)*(?:\s?(?:%|(?!(?:and|via|to|in|on|at|for|or|by|as)\b)[a-zA-Z°µ]{1,3}\b))?"
WAY = rare(
    rf"\bfrom\s+{VALUE}(?:,?\s+(?:over|via|through)\s+{VALUE}(?:(?:,|,?\s+and|,?\s+then)\s+{VALUE})*)+,?\s+"
    rf"(?:and\s+)?(?:finally\s+)?to\s+(?={VALUE})",
    re.I,
)
THEN = rare(rf"({VALUE})(,?\s+(?:and\s+)?(?:then|finally|afterwards|later)\s+)(?={VALUE})", re.I)
LINK = re.compile(r",?\s+(?:(?:over|via|through|and|then|finally|to)\s+)+|\bfrom\b", re.I)


def as_lists(text: Text) -> Text:
    """The text with commas, and as long as before, where it goes from value to value."""
    source = WAY.sub(lambda way: LINK.sub(_comma, way[0]), text.text)
    source = THEN.sub(lambda then: then[1] + f"{',':<{len(then[2])}}", source)
    return text if source == text.text else text.reworded(source)


def _comma(link: re.Match[str]) -> str:
    """A comma and blanks in place of a link, blanks in place of the first."""
    return f"{'' if link[0].lower() == 'from' else ',':<{len(link[0])}}"
