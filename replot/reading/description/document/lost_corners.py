"""Tables whose head lacks the cell over the labels, so that each head stands one column too far left.

    | Wheat | Maize | Rice | |
    |---|---|---|---|
    | Wheat | 1.00 | 0.41 | 0.12 |
    | Maize | 0.41 | 1.00 | 0.35 |
    | Rice | 0.12 | 0.35 | 1.00 |
"""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.calendar import DAYS, MONTHS
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.parsing import parse_quantity

__all__ = ["with_lost_corner"]
FEWEST = 2
"""Columns, and heads that are labels as well."""
NUMBER = re.compile(r"\d{1,9}")


def with_lost_corner(rows: list[list[Text]]) -> list[list[Text]]:
    """The rows with an empty cell before the heads, where the first head is one of a column; or as they are.

    Parameters
    ----------
    rows : list of list of Text
        All of a table, its one line of heads first.
    """
    body = rows[1:]
    width = len(body[0]) if body else 0
    if width <= FEWEST or any(len(row) != width for row in body):
        return rows
    heads = [cell.text.strip() for cell in rows[0]]
    while heads and not heads[-1]:
        heads.pop()
    if len(heads) != width - 1 or not all(heads) or not all(row[0].text.strip() for row in body):
        return rows
    if not body[0][-1].text.strip() and not body[-1][-1].text.strip():
        return rows  # half of a square has the last column in its first or its last line
    labels = [row[0].text.strip() for row in body]
    if not _are_labels(heads, labels) and not (_of_a_kind(heads) and not _of_numbers(labels)):
        return rows
    return [[Text(), *rows[0][: len(heads)]], *body]


def _are_labels(heads: Sequence[str], labels: Sequence[str]) -> bool:
    """Whether the first head is the label of a line, and so are half of them."""
    known = set(map(key, labels))
    both = sum(key(head) in known for head in heads)
    return key(heads[0]) in known and both >= FEWEST and 2 * both >= len(heads)


def _of_a_kind(heads: Sequence[str]) -> bool:
    """Whether all heads are days or months, or differ in a number only: none of them names the lines."""
    if any(set(heads) <= set(names) for names in (*MONTHS, *DAYS)):
        return len(heads) > 1
    forms = {NUMBER.sub("0", head) for head in heads}
    return len(heads) > FEWEST and len(forms) == 1 and "0" in min(forms) and len(set(heads)) == len(heads)


def _of_numbers(labels: Sequence[str]) -> bool:
    return all(parse_quantity(label) is not None for label in labels)
