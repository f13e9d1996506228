"""Lines whose values stand apart by white space only."""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import SHORT_MISSING
from replot.reading.description.lexicon.numbers import PLAIN, as_float
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.quantities import Quantity

__all__ = ["LONGEST_VALUES", "OUTCOME_BEHIND", "in_columns", "rises_or_steps"]
VALUE = rf"(?:\(?{PLAIN}\)?%?\*{{0,3}}(?:±{PLAIN}%?)?|{SHORT_MISSING}|-{{1,3}}|–|—|\.|x)"
VALUE_WORD = re.compile(VALUE, re.I)
SPACED_VALUES = re.compile(rf"\S(?:\s+{VALUE}){{2}}", re.I)
LONGEST_VALUES = 120
ASIDE_LAST = re.compile(r"\s{2,}\([^()]*[^\W\d_][^()]*\)$")
OUTCOME_BEHIND = re.compile(
    r"(?<=\d)\s*[(\[](?:[TF][PN]|(?:true|false) (?:positive|negative)s?)(?: ?[-,:–] ?[TF][PN])?[)\]]", re.I
)
"""What a value of a confusion matrix counts, behind it: ``40 (TP)``."""
APART = re.compile(r"\S+(?:\s{2,}\S+){2,}")


def in_columns(line: str) -> bool:
    """Whether a line holds a name and at least two values, apart by white space only."""
    body = line.strip()
    if body.endswith((")", "]")):
        body = ASIDE_LAST.sub("", OUTCOME_BEHIND.sub("", body))
    words = body.rsplit(None, 2)
    if len(words) < 3:
        return False
    if body[0] not in "-*+•>#|" and (
        (VALUE_WORD.fullmatch(words[2]) and VALUE_WORD.fullmatch(words[1]))
        or (words[1] in "×x*·⋅" and SPACED_VALUES.search(body[-LONGEST_VALUES:]))
    ):
        return True
    first, *others = line.split("\t", 2)
    return (len(others) == 2 and len(first.split()) == 1 and not first[0].isspace()) or bool(
        APART.fullmatch(body)
    )


FEW_HEADS = 3
"""So few whole numbers may rise by chance."""


def _rises(cells: list[str]) -> bool:
    """Whether cells are whole numbers, each greater than the one before."""
    whole = all(cell.isdecimal() and len(cell) < 10 for cell in cells)
    return whole and len(cells) > 1 and all(int(a) < int(b) for a, b in pairwise(cells))


def _are_bands(cells: list[str]) -> bool:
    """Whether cells are bands, none of which begins before the last one ends: ``<10 10-20 >20``."""
    told = _bands(cells)
    if sum(band.is_range for band in told) < FEWEST_BANDS:
        return False
    ends = [(band.low, band.high) for band in told]
    return all(a is not None and b is not None and a <= b for (_, a), (b, _) in pairwise(ends))


def _bands(cells: list[str]) -> list[Quantity]:
    """The cells as bands; none where one of them is a plain number or no number."""
    read = [parse_quantity(cell) for cell in cells]
    bands = [band for band in read if band is not None and (band.is_range or band.is_open)]
    return bands if len(bands) == len(cells) else []


FEWEST_BANDS = 2


def rises_or_steps(first: list[str], others: list[list[str]]) -> bool:
    """Whether a line of numbers is one of heads: whole ones that rise over others, even steps, or bands."""
    if _are_bands(first) and not any(_bands(row[1:]) for row in others):
        return True
    if _rises(first):
        over = any("." in cell for row in others for cell in row[1:])
        return over or (len(first) > FEW_HEADS and not any(_rises(row[1:]) for row in others))
    numbers = [as_float(cell) for cell in first]
    steps = {round(b - a, 9) for a, b in pairwise(numbers) if a is not None and b is not None}
    return len(first) > 2 and None not in numbers and len(steps) == 1 and min(steps) > 0
