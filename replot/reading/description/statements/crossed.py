"""What the line above a table says that it shows: a quantity by one variable or two."""

from __future__ import annotations

from dataclasses import dataclass

from replot.reading.description.lexicon import patterns as re

__all__ = ["Crossed", "crossed"]
CROSSED = re.compile(
    r"\W*(?:(?:table|fig(?:ure)?\.?) ?[A-Z]?\d{1,3}[.:] )?(?P<title>"
    r"(?:(?:an? |the |this )?heat[- ]?map(?: of |: ?|, ?|"
    r" (?:that )?(?:show|display|depict|illustrat|visuali[sz])(?:s|es|ing) ))?"
    r"(?:the )?(?P<what>[^\W_][^.:;,()]{1,60}?(?: ?\([^()]{1,20}\))?)"
    r" (?:by|across) (?:the )?(?P<a>[^\W\d][\w-]{0,20}(?: [\w-]{1,20}){0,2}?)"
    r"(?: (?:and|×|x) (?:the )?(?P<b>[^\W\d][\w-]{0,20}(?: [\w-]{1,20}){0,2}?))?)"
    r"(?:,? (?:for|in|on|over|at) [^.:;]{1,80})?(?: ?\([^()]{1,80}\))?[\s:.*_]*",
    re.I,
)
"""``p99 latency (ms) by concurrency``, ``Heatmap of tickets by team and weekday (from the sheet):``."""
NO_QUANTITY = re.compile(
    r"(?:.* )?(?:heat ?maps?|matri(?:x|ces)|tables?|breakdowns?|results?|comparisons?|overview|summary|"
    r"analys[ie]s|performance|distributions?|figures?|charts?|grids?|statistics|data|values?|report|sorted|"
    r"ordered|grouped|ranked|split|broken down|shown|listed|measured|used|made|given|written|done)",
    re.I,
)
LONGEST = 200


@dataclass(frozen=True, slots=True)
class Crossed:
    """A quantity, the variables that it is told by, and all of it as a title; places in the text."""

    title: tuple[int, int]
    what: str
    variables: tuple[str, ...]


def crossed(text: str) -> Crossed | None:
    """What a line says that a table shows, if it is no more than that."""
    said = CROSSED.fullmatch(text) if len(text) < LONGEST else None
    if said is None or NO_QUANTITY.fullmatch(said["what"]) or said["what"].lower() == said["a"].lower():
        return None  # "line by line"
    return Crossed(said.span("title"), said["what"], tuple(filter(None, (said["a"], said["b"]))))
