"""A text that is one number and nothing else, as in the cell of a table."""

from __future__ import annotations

from functools import lru_cache

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import is_missing
from replot.reading.description.lexicon.numbers import (
    as_float,
    decimals_of,
    power_of_ten,
)
from replot.reading.description.lexicon.quantities import DIGIT_RUN, MARKS, NUMERAL, Quantity, quantity_of
from replot.reading.description.lexicon.signs import PICTURES, SQUARES
from replot.reading.description.lexicon.units import ALONE

__all__ = ["FRACTION", "fills_cell", "parse_quantity"]
MARKS_FIRST = re.compile(MARKS, re.I)
MULTIPLIER = {"k": 1e3, "K": 1e3, "M": 1e6, "m": 1e6, "B": 1e9, "b": 1e9, "G": 1e9, "T": 1e12}
WITH_UNIT = re.compile(rf"^(?P<number>.*?\d)\s?{ALONE}$")
SIGN = rf"[{PICTURES}{SQUARES}\s]+"
DECORATION = re.compile(f"^{SIGN}|{SIGN}$")
"""Coloured squares, ticks and stars beside a number: ``🟩 99%``."""
CURRENCY = re.compile(r"^([-−–+(]?)\s?[$€£¥₹₩₽₺₫₦₱₪]\s?(?=[\d.])")
VULGAR = {"½": 0.5, "⅓": 1 / 3, "⅔": 2 / 3, "¼": 0.25, "¾": 0.75, "⅕": 0.2, "⅛": 0.125}
PLAIN_CELL = re.compile(r"([+\-−–]?\d+(?:\.(\d+))?)(%?)")
ASIDE = re.compile(r"[(\[][^()\[\]]{0,120}[)\]]\s?[*†‡§ᵃᵇᶜ]{0,4}")
ACCOUNTING = re.compile(r"\(\s*[$€£¥₹₩₽₺₫₦₱₪]?(\d[\d,]*(?:\.\d+)?)\s*(%?)\s*\)")
FRACTION = re.compile(r"(\d{1,4})\s?/\s?(\d{1,5})")


@lru_cache(maxsize=1 << 14)
def parse_quantity(text: str, *, accounting: bool = False, decimal_comma: bool = False) -> Quantity | None:
    """The one number that a cell states, or None.

    Parameters
    ----------
    text : str
        The content of a cell: a number with its marks and at most an aside in parentheses.
    accounting : bool
        Whether ``(4.3)`` means -4.3.
    decimal_comma : bool
        Whether ``4,3`` means 4.3.
    """
    text = text.strip().strip("`\"“”'").strip()
    if not text or len(text) > 200:
        return None
    if decimal_comma:
        text = re.sub(r"(?<=\d)\.(?=\d{3}(?:\D|$))", "", text)
        text = re.sub(r"(?<=\d),(?=\d)", ".", text)
    if text in VULGAR:
        return Quantity(VULGAR[text], 0, 1, text)
    if plain := PLAIN_CELL.fullmatch(text):
        number, decimals, percent = plain.groups()
        value = as_float(number)
        if value is None:
            return None
        return Quantity(value, 0, len(text), number, percent=bool(percent), decimals=len(decimals or ""))
    if not DIGIT_RUN.search(text):
        return None
    if loss := ACCOUNTING.fullmatch(text):
        value = as_float(loss.group(1))
        if value is None:
            return None
        return Quantity(
            -value if accounting else value,
            0,
            len(text),
            text,
            percent=bool(loss.group(2)),
            decimals=decimals_of(loss.group(1)),
        )
    if not text.isascii():
        text = DECORATION.sub("", text)
    text = CURRENCY.sub(r"\1", text)
    ten = power_of_ten(text)
    if ten is not None:
        return Quantity(ten, 0, len(text), text)
    factor = 1.0
    if end := WITH_UNIT.match(text):
        factor = MULTIPLIER.get(end["unit"], 1.0) if end["unit"] in "kKMBGT" else 1.0
        text = end["number"]
    marks = MARKS_FIRST.match(text)
    match = NUMERAL.match(text, marks.end()) if marks else None
    rest = text[match.end() :].strip() if match else text
    if not match or (rest and rest not in "↑↓▲▼⬆⬇" and not ASIDE.fullmatch(rest)):
        if part := FRACTION.fullmatch(text):
            top, bottom = int(part.group(1)), int(part.group(2))
            return Quantity(top / bottom, 0, len(text), text) if bottom else None
        return None
    found = quantity_of(match, marks)
    if found is None or found.end < match.end():
        return None
    if factor != 1.0:
        return Quantity(
            found.value * factor, found.start, found.end, found.text, None, None, None, found.approximate
        )
    return found


def fills_cell(text: str) -> bool:
    """Whether a text is all that a cell may hold: one number, or a sign for none."""
    return parse_quantity(text) is not None or is_missing(text)
