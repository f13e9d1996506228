"""Words that are cut short and end in a full stop: ``Max. depth``, ``Val. loss``, ``Temp. (°C)``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["without_short_stops"]
WORDS = (
    "abs acc adj avg coef conc conf corr cum dev diff dist est exp freq init max med min norm num obs param "
    "pct perc pop precip pred prob prop rel resp sens seq spec std temp temps val var vol"
)
SHORT = rare(rf"\b(?:{'|'.join(WORDS.split())}|nos?|pos|neg)\.(?= (?:(?-i:[a-zα-ω])|"
             rf"\([^\s()]{{1,10}}\)))", re.I)


def without_short_stops(text: str) -> str:
    """A text of the same length without the stops of such words before a small letter or a bracket."""
    return SHORT.sub(lambda short: f"{short[0][:-1]}_", text) if "." in text else text
