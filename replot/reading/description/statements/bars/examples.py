"""Values beside a colour bar that stand for others: they are no ends of it."""

from __future__ import annotations

from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["EXAMPLE", "EXAMPLES", "without_examples"]
EXAMPLE = re.compile(r"\W*e\.g\b", re.I)
EXAMPLES = rare(
    r"\b(?:e\.g\b|for example\b|for instance\b|such as\b)[^()]*?(?=[()]|,? (?:while|whereas)\b|$)|"
    r"\b(?:middle|mid|intermediate|medium|moderate) (?:range|values?|levels?) \([^()]*\)",
    re.I,
)
"""Values that stand for others: ``highest values (e.g. 109, 0.15)``, and those in the middle of a scale."""


def without_examples(text: Text) -> Text:
    """A text with spaces in the place of examples."""
    if EXAMPLES.search(text.text) is None:
        return text
    return text.reworded(EXAMPLES.sub(blank, text.text))
