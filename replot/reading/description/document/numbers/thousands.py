"""Thousands that a space parts from the rest: ``12 345``, in a text that writes all of them so."""

from __future__ import annotations

from replot.reading.description.document.tables.columns import in_columns
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.abroad import ABROAD
from replot.reading.description.lexicon.patterns import rare

__all__ = ["NARROW", "with_thousands_together"]
NARROW = "\u202f"
"""The narrow space that a number may hold."""
SPACED = re.compile(r"\d(?<![\w.,]\d)(?<!\d \d)\d{0,2}(?: \d{3})+(?![\w]|[.,]\d{3}| \d)")
APART_BY_SPACE = re.compile(r"(?<!\S)\d+(?: \d+)+(?!\S)")
UNGROUPED = re.compile(r"(?<![\w.,])(?!(?:19|20)\d\d(?!\d))\d{4,}(?![\w])")
FEWEST_SPACED = 3
SPACED_CELL = re.compile(r"\|[ *_`]{0,8}\d{1,3}(?: \d{3})+[ *_`]{0,8}(?=\|)")
"""``| 1 412 |``, which fills a cell: one number, even where no other is as large."""
LISTED = re.compile(r"[|:,;(]")
BEFORE_WORD = re.compile(rf"{SPACED.pattern}(?= [^\W\d])")
BEFORE_OUTCOME = re.compile(rf"{SPACED.pattern}(?= +(?:(?:true|false) (?:posi|nega)tive|[TF][PN]s?\b))", re.I)
OF_MATRIX = rare(ABROAD, re.I)
"""In many languages but English a space parts thousands, so one number before a word is enough there."""


def parts_thousands_by_space(source: str) -> bool:
    """Whether a text writes ``12 345`` throughout, and no numbers that only stand side by side."""
    found = 0
    if SPACED.search(source) is None or UNGROUPED.search(source):
        return False
    for line in source.split("\n"):
        runs = APART_BY_SPACE.findall(line)
        if any(SPACED.fullmatch(run) is None for run in runs):
            return False
        numbers = list(SPACED.finditer(line))
        if numbers and not LISTED.search(line) and (in_columns(line) or not re.search(r"[^\W\d_]", line)):
            return False
        found += len(numbers)
    if found >= FEWEST_SPACED or SPACED_CELL.search(source) is not None:
        return True
    alone = BEFORE_WORD if OF_MATRIX.search(source) is not None else BEFORE_OUTCOME
    return found == len(alone.findall(source)) > 0


def with_thousands_together(source: str) -> str:
    """A text as long as before in which a space that parts thousands is the narrow one."""
    if not parts_thousands_by_space(source):
        return source
    return SPACED.sub(lambda number: number[0].replace(" ", NARROW), source)
