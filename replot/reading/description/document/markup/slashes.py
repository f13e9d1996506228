"""Slashes in what lines of a grid hold, and between these: ``Ayr 1, 2 // Bath 3, 4``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["without_slashes"]
SLASHES = re.compile(r"(?<=[\d%]) // (?=[^\W\d])")
"""``Ayr 1, 2 // Bath 3, 4``: what parts the lines of a grid, and no address."""
SLASHED = re.compile(r"(?<=\d/\d|/\d\d|\d\d\d),(?= (?:and )?[^\W\d_][^\d,:;]{0,30}: \d{1,4}(?:/\d{1,4}){2})")
"""``Ayr: 4/5/6, Bath: 7/8/9``: what parts lines whose values slashes part."""


def without_slashes(source: str) -> str:
    """A text as long as before in which semicolons part the lines of such a grid."""
    if " // " in source:
        source = SLASHES.sub(";".ljust(len(" // ")), source)
    return SLASHED.sub(";", source) if "/" in source else source
