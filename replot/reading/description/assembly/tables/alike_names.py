"""Whether two names may be those of one axis."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["named_alike"]
OF_ANY = {"label", "class", "value", "category", "the", "of"}
"""Words that the names of both axes may hold."""


def named_alike(name: str | None, label: str | None) -> bool:
    """Whether two names share a word that not every axis may be called by."""
    if not name or not label:
        return False
    a, b = ({_singular(word) for word in re.findall(r"\w+", words.lower())} for words in (name, label))
    if a - OF_ANY and b - OF_ANY:
        a, b = a - OF_ANY, b - OF_ANY  # "True label" is not "predicted label"
    return bool(a & b)


def _singular(word: str) -> str:
    """A word as it is for one thing: ``months`` and ``month`` name one axis."""
    if word.endswith("ies") and len(word) > SHORT:
        return f"{word[:-3]}y"
    if word.endswith("sses"):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith(("ss", "us", "is")) else word


SHORT = 4
"""Letters of a word that is its own: ``ties``, ``pies``."""
