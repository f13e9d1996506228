"""Heads of a table that span several of its rows or columns: names of axes, panels."""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.units import BRACKETED

__all__ = [
    "CORNER",
    "LONGEST_NAME",
    "axis_column",
    "heads_in_two_lines",
    "is_quantity",
    "name_below",
    "over_columns",
    "row_groups",
]
CORNER = re.compile(r"\s*(?:\\+|/|\||↓(?:\s*/)?(?:\s*→)?|vs\.?|×|,\s(?=\w+$)|↓→|→↓)\s*")
"""What stands between the names of both axes in the corner of a table."""

UNIT = re.compile(BRACKETED)


def is_quantity(corner: str, rows: list[str], columns: list[str]) -> bool:
    """Whether a corner names the rows and their unit, as ``T / K`` does, and no second axis.

    A unit stands over numbers; one letter is a unit only where the columns are no numbers.
    """
    unit = corner.rpartition("/")[2].strip()
    if UNIT.fullmatch(f"({unit})") is None or not all(map(parse_quantity, rows)):
        return False
    return len(unit) > 1 or not any(map(parse_quantity, columns))


def axis_column(rows: list[list[Text]], header: int) -> Text | None:
    """The name of the rows' axis where the first column holds nothing else (``Actual`` beside its classes).

    Such a column has no head of its own: its corner is empty, or one with that of the next column.
    """
    body = rows[header:]
    if (
        not header
        or len(rows[0]) < 4
        or len(body) < 2
        or key(rows[header - 1][0].text) != key(rows[header - 1][1].text)
    ):
        return None
    classes = [row for row in body if key(row[0].text) != key(row[1].text)]
    names = {key(row[0].text): row[0] for row in classes if row[0].text.strip()}
    labels = [key(row[1].text) for row in classes]
    if len(names) != 1 or len(labels) < 2 or len(set(labels)) < len(labels) or "" in labels:
        return None
    (name,) = names.values()
    return name if parse_quantity(name.text) is None and re.search(r"[^\W\d_]", name.text) else None


def name_below(rows: list[list[Text]], header: int) -> Text | None:
    """The name of the rows in a line of its own under the heads, whose corner then names the columns.

    Such a name is no label beside labels of both axes, or over numbers; else the line is one without values.
    """
    below, *body = rows[header:]
    empty = not any(cell.text.strip() for cell in below[1:])
    corner = rows[0][0].text.strip()
    if header != 1 or not empty or len(body) < 2 or not 0 < len(corner) < LONGEST_NAME:
        return None
    labels = [key(row[0].text) for row in body]
    square = labels == [key(head.text) for head in rows[0][1:]] and key(below[0].text) not in labels
    numbers = all(parse_quantity(label) is not None for label in labels)
    return below[0] if square or (numbers and parse_quantity(below[0].text) is None) else None


LONGEST_NAME = 60
"""Characters of the name of an axis in the corner of a table."""


def heads_in_two_lines(rows: list[list[Text]]) -> bool:
    """Whether the heads stand under one name over them all: ``| | Predicted | |`` over ``| | ham | spam |``.

    The second line has the names of the lines below, or words where these have numbers. The corner may name
    the rows: ``| Actual | Predicted | |``. Under several names the second line may have the same heads under
    each of them: ``| | Q1 | | Q2 | |`` over ``| | 8 h | 9 h | 8 h | 9 h |``.
    """
    upper, lower, *body = [[cell.text.strip() for cell in row] for row in rows]
    if len(body) < 2:
        return False
    lower = _with_lone_names(upper, lower)
    if upper[0] and lower[0] in ("", upper[0]) and upper[0] not in upper[1:]:
        upper = ["", *upper[1:]]  # the name of the rows
    names = set(filter(None, upper))
    first = next((k for k, name in enumerate(upper) if name), 0)
    if len(names) > 1:
        return _stand_over(upper, lower, body)
    heads = lower[first:]
    over = len(names) == 1 and first and len(heads) > 1 and all(heads) and len(set(heads)) == len(heads)
    if not over or parse_quantity(min(names)) is not None:
        return False
    if [key(row[first - 1]) for row in body[: len(heads)]] == list(map(key, heads)):
        return True
    return _are_words_over_values(heads, [row[first:] for row in body])


def _with_lone_names(upper: list[str], lower: list[str]) -> list[str]:
    """The second line, with each name of the first that stands over one column alone, without a head."""
    again = [*upper[1:], "another"]
    return [low or (name if beside else "") for name, low, beside in zip(upper, lower, again, strict=True)]


def _are_words_over_values(heads: list[str], body: list[list[str]]) -> bool:
    """Whether all that stands under heads without a number is numbers."""
    values = [cell for row in body for cell in row if cell]
    return bool(values) and not any(map(parse_quantity, heads)) and all(map(parse_quantity, values))


def _stand_over(upper: list[str], lower: list[str], body: list[list[str]]) -> bool:
    """Whether several names are each written over the first of their heads, as in ``| | A | | B | |``.

    Numbers are heads where what stands before them is no label of a row.
    """
    again = ["", *upper]  # "| | A | A | B | B |": a name written over each of its heads
    starts = [k for k, name in enumerate(upper) if name and name != again[k]]
    if len(starts) < 2 or not starts[0]:
        return False
    heads = lower[starts[0] :]
    parts = [list(map(key, lower[a:b])) for a, b in pairwise([*starts, len(lower)])]
    if not all(heads) or any(len(set(part)) < len(part) for part in parts) or max(map(len, parts)) < 2:
        return False
    if any(part != parts[0] for part in parts):
        words = len(set(heads)) == len(heads)
        return words and _are_words_over_values(heads, [row[starts[0] :] for row in body])
    if not all(map(parse_quantity, heads)) or not lower[0] or len(CORNER.split(lower[0])) > 1:
        return True
    return parse_quantity(lower[0]) is None and all(parse_quantity(row[0]) is not None for row in body)


def over_columns(rows: list[list[Text]], header: int, first: int) -> tuple[str | None, list[int], list[str]]:
    """What stands over the heads of the columns: the one name over several, and the columns beside it.

    Where several names stand there, over labels of which some return, the name over each column: they are
    panels.
    """
    upper = [tidy(cell.text) for cell in rows[0][first:]]
    lower = [tidy(cell.text) for cell in rows[header - 1][first:]]
    over = ["" if a == b else a for a, b in zip(upper, lower, strict=True)]
    names = list(dict.fromkeys(filter(None, over)))
    if len(names) == 1:
        spread = over.count(names[0]) > 1
        return names[0], [k for k, name in enumerate(over) if spread and not name], []
    last, filled = "", []
    for name, own in zip(over, upper, strict=True):
        last = name or ("" if own else last)
        filled.append(last)
    parts = [[key(b) for a, b in zip(filled, lower, strict=True) if a == name] for name in names]
    several = len(names) > 1 and all(len(part) > 1 for part in parts)
    if several and (all(part == parts[0] for part in parts) or _some_return(parts)):
        return None, [], filled
    return None, [], []


def _some_return(parts: list[list[str]]) -> bool:
    """Whether labels stand once in each part, and some of them in several parts."""
    labels = [label for part in parts for label in part]
    return all(len(set(part)) == len(part) for part in parts) and len(set(labels)) < len(labels)


def row_groups(rows: list[str], second: list[str], columns: list[str]) -> bool:
    """Whether each name of a first column stands over the same labels in the second, those of the columns."""
    groups: dict[str, list[str]] = {}
    for name, label in zip(rows, second, strict=True):
        groups.setdefault(name, []).append(key(label))
    labels = sorted(key(label) for label in columns)
    return len(groups) > 1 and len(labels) > 1 and all(sorted(group) == labels for group in groups.values())
