"""A count and its share in one cell: ``45 (90%)``, ``45 / 90%``, ``90% [45]``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["first_of_two"]
ONE = r"[-+−]?\d+(?:,\d{3})*(?:[.,]\d+)?"
PAIR = re.compile(
    rf"(?P<first>{ONE}(?P<share>\s?%)?)"
    rf"(?:\s*[(\[]\s*|\s*(?:/|;|<br\s*/?>|·)\s*|,\s+|\s+)(?:(?(share){ONE}|{ONE}\s?%))\s*[)\]]?",
    re.I,
)


def first_of_two(text: str) -> str | None:
    """The first of the two numbers of a cell, of which one is a share, or None for other cells."""
    found = PAIR.fullmatch(text.strip()) if "%" in text else None
    return found["first"] if found else None
