"""A number and what stands beside it in one cell: its share ``45 (90%)``, its level ``High: 15``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["RATED", "first_of_two", "number_of_level"]
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


LEVEL = (
    r"(?:(?:very|extremely)[ -])?(?:low|medium|moderate|high|critical|extreme|severe|substantial|negligible|"
    r"trivial|minor|major|catastrophic|(?:in|un)?(?:toler|accept)able)(?: risk)?"
)
SCORE = r"[-+−]?\d+(?:\.\d+)?(?!\w|[.,]\d)"
RATED = (
    rf"(?:{LEVEL})(?:\s+[-–—]\s+|\s*[:=]\s*|\s+|\s*(?=\())\(?{SCORE}\)?|"
    rf"{SCORE}(?:\s+[-–—]\s+|\s*[:=,]\s*|\s+|\s*(?=\())\(?(?:{LEVEL})\)?"
)
"""``High (15)``, ``15 - High``: the score of a cell and the level that it is; for a pattern without case."""
RATED_CELL = re.compile(RATED, re.I)
NUMBER = re.compile(SCORE)
LETTER = re.compile(r"[A-Za-z]")


def number_of_level(text: str) -> str | None:
    """The number beside the word for its level (``4 Low``), or None for other cells."""
    found = RATED_CELL.fullmatch(text.strip()) if LETTER.search(text) else None
    number = NUMBER.search(found.group()) if found else None
    return number.group() if number else None
