"""Columns beside the grid of a table: the number of each line, its unit, how much was measured."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.statements.tables.facts import TableCell

__all__ = ["counts_cases", "without_side_columns", "word_columns"]
INDEX = re.compile(r"\s*(?:#|№|n[or]\.?|rank|pos(?:ition)?\.?|idx|index|id|s\.? ?no\.?|)\s*", re.I)
"""The head over the numbers of the lines."""
UNIT = re.compile(r"\W*(?:units?|unit of measure(?:ment)?|einheit)\W*", re.I)
CASES = re.compile(
    r"n(?:_[a-z]+)?|# ?(?:of )?\w+|"
    r"(?:n(?:o\.|um(?:ber)?)? (?:of )?)?(?:samples?|cases|instances|observations|trials|"
    r"runs|"
    r"respondents|participants|subjects|sample size)(?: size)?|n ?\([^()]*\)|"
    r"(?:adj(?:usted|\.)? ?)?[pq](?:[ -]?val(?:ue)?s?)?|fdr",
    re.I,
)
"""The head over what was counted, or how sure it is."""
FEWEST = 2
"""Lines with a number; columns that are left."""


def without_side_columns(rows: list[list[Text]], header: int) -> tuple[list[list[Text]], bool]:
    """The rows of a table without the numbers before their names (whether it had any) and without units."""
    if not header or len(rows[0]) < FEWEST + 2:
        return rows, False
    body, heads = rows[header:], rows[header - 1]
    ranked = INDEX.fullmatch(heads[0].text) is not None and _counts([row[0].text for row in body])
    if ranked and _names(body, 1):
        rows = [row[1:] for row in rows]
        body, heads = rows[header:], rows[header - 1]
    else:
        ranked = False
    for c in (1, len(heads) - 1):
        if len(heads) > FEWEST + 1 and UNIT.fullmatch(heads[c].text) and _names(body, c) and _names(body, 0):
            return [[*row[:c], *row[c + 1 :]] for row in rows], ranked
    return rows, ranked


def _counts(column: list[str]) -> bool:
    """Whether a column holds the numbers from 0 or 1 on; the last lines, of totals, may have none."""
    told = [text.strip().rstrip(".") for text in column]
    while told and not told[-1]:
        told.pop()
    if len(told) < FEWEST or not all(text.isdecimal() for text in told):
        return False
    first = int(told[0])
    return first in (0, 1) and [int(text) for text in told] == list(range(first, first + len(told)))


def _names(body: list[list[Text]], column: int) -> bool:
    """Whether a column holds words and no numbers."""
    told = [row[column].text.strip() for row in body]
    return sum(bool(text) and parse_quantity(text) is None for text in told) > len(told) / 2


def counts_cases(columns: list[str], rows: list[str]) -> list[int]:
    """The columns at the ends that tell how many cases there are, beside several others; none of the rows."""
    names = {key(name) for name in rows}
    inner = [k for k, name in enumerate(columns) if key(name) in names or not CASES.fullmatch(name.strip())]
    if len(inner) < FEWEST or any(len(columns[k].strip()) < 2 for k in inner):  # "m", "n", "p"
        return []
    return [k for k in range(len(columns)) if not inner[0] <= k <= inner[-1]]


SIZE_HEAD = re.compile(r"(?:model )?size|(?:(?:#|no\.|number of) ?)?param(?:eter)?s?(?: count)?", re.I)
SIZE = re.compile(r"\d+(?:\.\d+)?\s?[BMK]")
"""``7B``: how large a model is."""


def word_columns(heads: list[str], cells: list[list[TableCell]]) -> list[int]:
    """The columns in which every cell is words, or the size of a model, beside several others of values.

    In the last column the words may speak of numbers.
    """
    columns = list(zip(*cells, strict=True))
    words = [k for k, column in enumerate(columns) if all(map(_is_words, column)) or (
        k == len(columns) - 1 and any(map(_is_words, column)) and all(map(_is_remark, column))
    ) or (
        SIZE_HEAD.fullmatch(heads[k]) and all(SIZE.fullmatch(cell.text.text.strip()) for cell in column)
    )]
    others = [column for k, column in enumerate(columns) if k not in words]
    glossed = len(others) == len(words) == 1 and GLOSS.fullmatch(heads[words[0]].strip(" *_`")) is not None
    worded = any(cell.state == "text" for column in others for cell in column)
    return words if (len(others) >= FEWEST or glossed) and not worded else []


GLOSS = re.compile(
    r"(?:interpretations?|meanings?|comments?|remarks?|notes?|descriptions?|explanations?|verdicts?|"
    r"(?:strength|relationship|significance|impact|implications?)(?: .{1,30})?)",
    re.I,
)
"""The head of a column that says in words what the only column of values means."""


def _is_words(cell: TableCell) -> bool:
    return cell.state == "text" and not any(map(str.isdigit, cell.text.text))


def _is_remark(cell: TableCell) -> bool:
    """Whether a cell is words that begin as such: ``falls from 4 on``, not ``5 points`` or ``high (5)``."""
    text = cell.text.text.strip()
    letters = sum(map(str.isalpha, text))
    begins = text[:1].isalpha() and text[-1:] not in ")%"
    return cell.state == "text" and begins and (letters >= FEWEST_LETTERS or _is_words(cell))


FEWEST_LETTERS = 8
"""Letters of a remark that holds a number."""
