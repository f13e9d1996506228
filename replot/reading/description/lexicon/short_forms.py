"""Words that are cut short and end in a full stop: ``Max. depth``, ``Val. loss``, ``Temp. (°C)``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["GENUS", "without_short_stops"]
WORDS = (
    "abs acc adj avg coef conc conf corr cum dev diff dist est exp freq init max med min norm num obs param "
    "pct perc pop precip pred prob prop rel resp sens seq spec std temp temps val var vol"
)
SHORT = rare(rf"\b(?:{'|'.join(WORDS.split())}|nos?|pos|neg)\.(?= (?:(?-i:[a-zα-ω])|"
             rf"\([^\s()]{{1,10}}\)))", re.I)

KINDS = "class panel group site type model part grade level plot label category figure block team area"
OF_KIND = "".join(rf"(?<!\b{kind} [A-Z]\.)" for kind in KINDS.split())
"""Before a letter that tells which of them: ``taken for class B. errors are rare``."""
GENUS = rare(
    r"[A-Z]\.(?<![\w.°][A-Z]\.)(?<![\d°] [A-Z]\.)(?<!\b[A-Z], [A-Z]\.)(?<!\b[A-Z] and [A-Z]\.)"
    rf"(?<!\b[A-Z], and [A-Z]\.){OF_KIND}(?= "
    r"(?!(?:the|this|that|these|those|there|then|here|next|again|also|now|while|where|when|with|for|from|its|not|"
    r"only|most|all|both|each|and|but|rows?|cols?|columns?|values?|cells?|colou?rs?|title|axis|axes|legend|scale|"
    r"note|mean|total|average)\b)"
    r"[a-z]{3,}(?: [a-z]{3,})?(?=[,;:)\]|=→*_]|$| [–—→|(\[-]| [-+−]?\d| (?:and|or|the|is|are|was|were|"
    r"has|have|had|"
    r"with|from|in|on|to|at)\b|\.(?:\s|$)))"
)
"""The genus of a name before its species: ``R. rubra``. A letter that ends a list of letters is none."""


def without_short_stops(text: str) -> str:
    """A text of the same length without the stops of such words before a small letter or a bracket."""
    if "." not in text:
        return text
    return GENUS.sub(_stopless, SHORT.sub(_stopless, text))


def _stopless(short: re.Match[str]) -> str:
    return f"{short[0][:-1]}_"
