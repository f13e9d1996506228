"""Blanks in place of what means nothing, so that all else keeps its line and its column."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["blank", "blanked", "blanks", "put"]
LETTER = re.compile(r"[^\n]")


def blanked(part: str) -> str:
    """As many blanks in as many lines."""
    return LETTER.sub(" ", part)


LONGEST = 40
"""Blanks in a row: patterns take long to find out that there is nothing behind very many."""


def blank(match: re.Match[str]) -> str:
    """As many blanks as a match has letters, for use in a sentence; what was long parts what is around it."""
    return blanks(len(match[0]))


def blanks(length: int) -> str:
    """So many blanks, for use in a sentence."""
    return " " * length if length <= LONGEST else f" {NOTHING * (length - 2)} "


def put(words: str, match: re.Match[str]) -> str:
    """Words, made as long as those that they stand for; these, where they are shorter."""
    return words.ljust(len(match[0])) if len(words) <= len(match[0]) else match[0]


NOTHING = "\0"
"""A sign that is neither a letter nor white space."""
