"""Lists of numbers that dashes part: ``29 – 36 – 38 – 42`` is no chain of ranges."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["with_commas"]
NUMBER = r"[-−+]?\.?\d[\d.]*(?:\s?%)?"
DASHED = re.compile(
    rf"(?<![\w.,/–—-] )(?<![\w.])(?P<list>{NUMBER} (?P<dash>[–—-]) {NUMBER}(?: (?P=dash) {NUMBER})+)(?![\w/])"
)
"""Three and more, each dash between two spaces."""
DASH = re.compile(r" [–—-] ")


def with_commas(source: str) -> str:
    """A text of the same length with commas in such lists."""
    if " – " not in source and " - " not in source and " — " not in source:
        return source
    return DASHED.sub(lambda told: DASH.sub(",  ", told["list"]), source)
