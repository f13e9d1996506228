"""Decimals behind a comma: ``0,82``, in a text that writes all of its decimals so."""

from __future__ import annotations

from replot.reading.description.document.abroad.relations import RELATED_ABROAD
from replot.reading.description.document.numbers.thousands import NARROW
from replot.reading.description.lexicon import patterns as re

__all__ = ["uses_decimal_comma", "with_decimal_points"]
COMMA = re.compile(r"(?<![\w.,:])(?:\d+,(?=\d{1,2}(?![\d:]|,\d))|0,(?=\d{3,}(?![\d:]|,\d)))")
POINT = re.compile(r"\d(?<![\w.]\d)\d*\.\d+(?![\w.])")
PERCENT_APART = re.compile(r"(?<![\w.,:])\d{1,3},\d{1,2}[ \u00a0\u202f]%")
"""``73,8 %``: who puts a space before the sign of percent puts a comma before decimals."""
PERCENT = re.compile(r"(?<![\w.,:;(\[–-])(?P<whole>\d{1,3}),(?=\d{1,2}%)(?!\d\d?%[,)\]–-])")
"""``1,9%``, in whatever text: the sign of percent stands behind one number."""
GROUPED = re.compile(r"(?<![\w.,])[1-9]\d{0,2}(?:\.\d{3})+(?![\w.])")
"""A number whose thousands a point may part: ``1.481``."""


def uses_decimal_comma(source: str) -> bool:
    """Whether a text writes ``0,82`` throughout: often, never as a plain list.

    A point never stands in a number, or parts the thousands wherever one does. Where values of two variables
    are told in another language, once is enough.
    """
    related = RELATED_ABROAD.search(source) is not None
    if related and IN_BRACKETS.search(source) is not None:
        source = ONE_DECIMAL.sub("()", source)
    return (
        all(GROUPED.fullmatch(number[0]) for number in POINT.finditer(source))
        and (
            len(COMMA.findall(source)) >= 4
            or PERCENT_APART.search(source) is not None
            or (related and COMMA.search(source) is not None)
        )
        and not NO_DECIMALS.search(source)
    )


IN_BRACKETS = re.compile(r"\((?:r ?= ?)?[-−–+]?0,\d[1-9]\)")
ONE_DECIMAL = re.compile(r"\(0,\d0?\)")
"""``(0,3)``, which is no place where such as ``(0,82)`` stands beside it."""
NO_DECIMALS = re.compile(
    r"\d,\d{1,2},\d|[1-9]\d{0,2},\d{3}(?!\d)|\[\d{1,3},\d{1,3}\]|\((?!0,\d[1-9])\d{1,3},\d{1,3}\)"
)
"""``1,2,3``, ``1,500``, ``[0,10]``, ``(4,2)``, but not ``(0,85)``."""


def with_decimal_points(source: str) -> str:
    """A text as long as before with ``0.82`` for ``0,82``, where it writes its decimals so."""
    if not uses_decimal_comma(source):
        return PERCENT.sub(r"\g<whole>.", source) if "%" in source else source
    source = GROUPED.sub(lambda number: number[0].replace(".", NARROW), source)
    return COMMA.sub(lambda number: number[0][:-1] + ".", source)
