"""Ranges of labels told by what an axis is made of: years, and ``the years go from 2018 to 2021``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.ranges import expand_range
from replot.reading.description.statements.axes.facts import AxisFact

__all__ = ["ranges_by_noun"]
TOLD = re.compile(
    r"(?<![\w-])(?P<noun>[^\W\d_]{3,})\s*(?::|(?:are|is|range|run|go|span|extend|cover|reach)s?\b)\s*(?=from\s|\d)",
    re.I,
)
"""What stands between the noun and the range."""
LONGEST = 40
"""Letters in which a range is told."""
FROM = re.compile(r"(?:from\s+)?", re.I)
ENDS = re.compile(r"\s*(?:[.,;)]|$|(?:and|with|while|from|on|in|along)\b)")
FEWEST = 3


def ranges_by_noun(sentences: Sequence[Text], nouns: Mapping[str, str]) -> Iterator[tuple[AxisFact, str]]:
    """The labels of axes whose noun a sentence gives a range of whole numbers, each with its axis.

    Parameters
    ----------
    sentences : sequence of Text
    nouns : mapping
        The axis that is made of what a noun means, the noun without its plural.
    """
    for text in sentences if nouns else ():
        for told in TOLD.finditer(text.text):
            axis = nouns.get(told["noun"].lower().rstrip("s"), "")
            fact = _range_at(text, told.end(), told) if axis else None
            if fact is not None:
                yield fact, axis


def _range_at(text: Text, at: int, told: re.Match[str]) -> AxisFact | None:
    """The labels of the range that begins at a place, if nothing but its end follows."""
    source = text.text
    start = FROM.match(source, at).end()  # type: ignore[union-attr]
    found = expand_range(source[start : start + LONGEST])
    if found is None or found.start != 0 or len(found.labels) < FEWEST:
        return None
    end = start + found.end
    if ENDS.match(source, end) is None or not all(label.isdigit() for label in found.texts):
        return None
    spans = (text.span(start, end),) * len(found.labels)
    name = text.span(*told.span("noun"))
    return AxisFact(told["noun"], name, found.texts, spans, False, "range", span=text.span(start, end))
