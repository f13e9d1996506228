"""The parts of a whole that the same sentence counts: ``There were 50 roses, of which 48 were ...``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import COUNT
from replot.reading.description.lexicon.patterns import rare

__all__ = ["parts_led_by_all"]
OF_WHICH = rare(
    r"\bthere (?:were|are|was|is) (?P<all>(?:exactly |a total of )?\d[\d,]{0,12} [^.,;:()\n]{1,60}?),? of "
    rf"(?:which|whom|these|those),? (?=(?:\d[\d,]{{0,12}}|{COUNT}|all|none) [^.;:\n]{{0,60}}?"
    r"\b(?:predicted|classified|recogni[sz]ed|identified|labell?ed|taken|detected|misclassified|mistaken)\b)",
    re.I,
)


def parts_led_by_all(source: str) -> str:
    """A text as long as before with ``Of 50 roses, 48 were ...`` for a whole whose parts are classified."""
    return OF_WHICH.sub(lambda said: f"Of {said['all']}, ".ljust(len(said[0])), source)
