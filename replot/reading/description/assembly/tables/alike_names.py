"""Whether two names may be those of one axis."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["named_alike"]
OF_ANY = {"label", "labels", "class", "classes", "value", "values", "category", "categories", "the", "of"}
"""Words that the names of both axes may hold."""


def named_alike(name: str | None, label: str | None) -> bool:
    """Whether two names share a word that not every axis may be called by."""
    if not name or not label:
        return False
    a, b = set(re.findall(r"\w+", name.lower())), set(re.findall(r"\w+", label.lower()))
    if a - OF_ANY and b - OF_ANY:
        a, b = a - OF_ANY, b - OF_ANY  # "True label" is not "predicted label"
    return bool(a & b)
