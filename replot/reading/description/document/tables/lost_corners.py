"""Tables whose head lacks the cell over the labels, so that each head stands one column too far left.

    | Wheat | Maize | Rice | |
    |---|---|---|---|
    | Wheat | 1.00 | 0.41 | 0.12 |
    | Maize | 0.41 | 1.00 | 0.35 |
    | Rice | 0.12 | 0.35 | 1.00 |
"""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.tables.row_ends import filled_end
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.calendar import DAYS, MONTHS
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.sides import SIDES, side_of, side_of_all

__all__ = ["with_lost_corner"]
FEWEST = 2
"""Columns, and heads that are labels as well."""
NUMBER = re.compile(r"\d{1,9}")


def with_lost_corner(rows: list[list[Text]], *, bare: bool = False) -> list[list[Text]]:
    """The rows with an empty cell before the heads, where the first head is one of a column; or as they are.

    Parameters
    ----------
    rows : list of list of Text
        All of a table, its one line of heads first.
    bare : bool
        Whether that line has lost its first bar, and so perhaps its corner: ``tea | rice | |``. Else the
        heads themselves must tell that they are all of columns.
    """
    head, *body = rows or [[]]
    width = len(body[0]) if body else 0
    heads = [cell.text.strip() for cell in head[: filled_end(head)]]
    if not body or len(heads) != width - 1 or not all(heads) or any(len(row) != width for row in body):
        return rows
    if bare:  # what the last column holds may be without a head
        lost = len(head) <= width and all(row[-1].text.strip() for row in body)
    else:
        lost = width > FEWEST and _are_all_of_columns(heads, body)
    return [[Text(), *head[: len(heads)]], *body] if lost else rows


def _are_all_of_columns(heads: Sequence[str], body: Sequence[Sequence[Text]]) -> bool:
    """Whether no head names the lines, and half of a square did not leave one of them without values."""
    labels = [row[0].text.strip() for row in body]
    if not all(labels) or not (body[0][-1].text.strip() or body[-1][-1].text.strip()):
        return False  # half of a square has the last column in its first or its last line
    if _are_labels(heads, labels) or _of_one_side(heads, labels):
        return True
    return _of_a_kind(heads) and not _of_numbers(labels)


def _are_labels(heads: Sequence[str], labels: Sequence[str]) -> bool:
    """Whether the first head is the label of a line, and so are half of them."""
    known = set(map(key, labels))
    both = sum(key(head) in known for head in heads)
    return key(heads[0]) in known and both >= FEWEST and 2 * both >= len(heads)


def _of_one_side(heads: Sequence[str], labels: Sequence[str]) -> bool:
    """Whether all heads are classes of one side (``Predicted ham``), and the labels those of the other."""
    heads = [*heads[:FEWEST], *(head for head in heads[FEWEST:] if MARGIN.fullmatch(head) is None)]
    side, classes = side_of_all(heads), [key(SIDE.sub("", head, 1)) for head in heads]
    if not side or not all(classes) or len(set(classes)) < len(classes):
        return False
    facing = {side_of(label) for label in labels} == {FACED[side]}
    return facing or {key(SIDE.sub("", label, 1)) for label in labels} == set(classes)


SIDE = re.compile(rf"\W*\b(?:{SIDES})(?!\w)(?: (?:class|label|value))?\W*", re.I)
"""The word for a side, before a class or behind it: ``Ham (actual)``."""
MARGIN = re.compile(r"(?:(?:row|actual|true) )?(?:totals?|sums?|support|all|recall|n)", re.I)
FACED = {"truth": "predicted", "predicted": "truth"}


def _of_a_kind(heads: Sequence[str]) -> bool:
    """Whether all heads are days or months, or differ in a number only: none of them names the lines."""
    if any(set(heads) <= set(names) for names in (*MONTHS, *DAYS)):
        return len(heads) > 1
    forms = {NUMBER.sub("0", head) for head in heads}
    return len(heads) > FEWEST and len(forms) == 1 and "0" in min(forms) and len(set(heads)) == len(heads)


def _of_numbers(labels: Sequence[str]) -> bool:
    return all(parse_quantity(label) is not None for label in labels)
