"""Labels of two levels, of which the outer one stands in the first line of its group only."""

from __future__ import annotations

from collections import Counter

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key

__all__ = ["with_outer_labels"]
SPACED = re.compile(r"(?<=\s)\S")
BARRED = re.compile(r"[|│ ]*(?P<label>[^|│]*[^|│ ])[|│ ]*")
FEWEST_GROUPS = 2


def with_outer_labels(rows: list[list[Text]]) -> list[list[Text]]:
    """Rows of a print, each with the outer label of its group before its own: ``elm a``, ``    b``.

    The labels of the first lines of groups begin in one column, those of all others where the inner label
    of each first line does. Labels that are merely flush right have no gap, and none stands twice.
    """
    starts = [row[0].span().column for row in rows]
    outer = min(starts, default=0)
    inset = {start for start in starts if start > outer}
    groups = sum(start == outer for start in starts)
    if len(inset) != 1 or groups < FEWEST_GROUPS or starts[0] != outer or not all(row[0] for row in rows):
        return rows
    begin = inset.pop()
    cuts = [_word_at(row[0], begin) if start == outer else 0 for row, start in zip(rows, starts, strict=True)]
    if None in cuts:
        return rows
    alone = Counter(key(row[0].text) for row, cut in zip(rows, cuts, strict=True) if not cut)
    gap = any(row[0].span(cut - 1).column < begin - 1 for row, cut in zip(rows, cuts, strict=True) if cut)
    if max(alone.values()) < FEWEST_GROUPS and not gap:
        return rows
    out: list[list[Text]] = []
    group = Text()
    for row, cut in zip(rows, cuts, strict=True):
        inner = row[0]
        if cut:
            group, inner = _bare(inner.cut(0, cut)), inner.cut(cut)
        out.append([group.join(_bare(inner)), *row[1:]])
    return out


def _bare(label: Text) -> Text:
    """A label without the bar between the two levels."""
    inside = BARRED.fullmatch(label.text)
    return label.cut(*inside.span("label")) if inside is not None else label


def _word_at(label: Text, column: int) -> int | None:
    """Where the word of a label begins that stands in a column of the source."""
    words = [word.start() for word in SPACED.finditer(label.text)]
    return next((at for at in words if label.span(at).column == column), None)
