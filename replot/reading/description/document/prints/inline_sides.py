"""Confusion matrices in one line whose labels name the sides: ``Predicted a Predicted b Actual a 4 1``."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise, takewhile

from replot.reading.description.document.prints.printed_lines import is_value
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.sides import SIDES, side_of

__all__ = ["inline_sides"]
LABEL = re.compile(rf"(?<![\w-])(?:{SIDES})(?: (?:class|label))?\s?[:=]?\s+(?=\w)", re.I)
"""``Predicted:``, before the name of a class."""
SEVERAL = rare(r"\b(?:predict(?:ed|ion)|actual|true|reality)\b(?:.{1,60}?\d[\d.,]{0,12} [\d.]){2}", re.I)
WORD = re.compile(r"\S+")
MOST_LABELS = 200
LONGEST_NAME = 3
"""Words of a class."""
FEWEST = 2
Span = tuple[int, int]
Row = tuple[Span, list[Span]]


def inline_sides(text: Text) -> Iterator[tuple[int, int, list[list[Text]]]]:
    """Beginning, end and rows of each such matrix.

    The labels of one side stand over the columns, those of the other before the values of their rows.
    """
    source = text.text
    found = list(LABEL.finditer(source)) if SEVERAL.search(source) is not None else []
    if not 2 * FEWEST <= len(found) <= MOST_LABELS:
        return
    ends = [label.start() for label in found[1:]] + [len(source)]
    both = zip(found, ends, strict=True)
    runs = [list(run) for _, run in groupby(both, lambda label: side_of(label[0][0]))]
    for across, down in pairwise(runs):
        named = takewhile(bool, (_head(source, label, end) for label, end in reversed(across)))
        heads = [head for head in named if head is not None][::-1]
        rows = [_row(source, *label, len(heads)) for label in down] if len(heads) >= FEWEST else []
        told = [row for row in rows if row is not None]
        names = {source[slice(*label)].lower() for label, _ in told}
        together = all(not source[a[1][-1][1] : b[0][0]].strip(" ,;.|") for a, b in pairwise(told))
        if together and len(told) == len(down) == len(names) >= FEWEST:
            table = [[Text(), *(text.cut(*head) for head in heads)]]
            table += [[text.cut(*label), *(text.cut(*value) for value in values)] for label, values in told]
            yield heads[0][0], told[-1][1][-1][1], table


def _head(source: str, label: re.Match[str], end: int) -> Span | None:
    """A label that stands over a column: up to three words, of which only a single one may be a number."""
    words = [word for word in WORD.finditer(source, label.end(), end) if word[0] not in "|,;"]
    if not 1 <= len(words) <= LONGEST_NAME or any(word[0][-1] in ".!?" for word in words):
        return None
    if len(words) > 1 and any(is_value(word[0]) for word in words):
        return None
    return label.start(), words[-1].end() - (words[-1][0][-1] in ",;|")


def _row(source: str, label: re.Match[str], end: int, count: int) -> Row | None:
    """A label and so many values right behind it."""
    words = [word for word in WORD.finditer(source, label.end(), end) if word[0] not in "|,;"]
    size = next((k for k, word in enumerate(words) if k and is_value(word[0].rstrip(STOPS))), 0)
    row = words[size : size + count]
    values = [(word.start(), word.start() + len(word[0].rstrip(STOPS))) for word in row]
    if not 1 <= size <= LONGEST_NAME or len(values) < count:
        return None
    after = words[size + count][0] if len(words) > size + count else ""
    told = all(is_value(source[slice(*value)]) for value in values)
    if not told or (after and is_value(after.rstrip(STOPS))):
        return None
    return (label.start(), words[size - 1].end()), values


STOPS = ",;.|"
