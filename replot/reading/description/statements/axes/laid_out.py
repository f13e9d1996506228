"""How the labels of an axis are laid out along their side, put so that it reads alike."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["laid_out"]
SIDE = (
    r"(?:along|across|down|on|at|over|up) (?:the |its )?(?:bottom|top|left|right|side|x|y|horizontal|vertical)\b"
)
LAID = rare(
    r"\b(?P<be>(?:is|are|were|was) )?(?:spread|stacked|strung|laid|lined|arrayed|ranged|fanned|set|put|placed|"
    rf"positioned)(?: out| up)?(?= {SIDE})",
    re.I,
)
"""``towns spread along the bottom``, ``years are stacked on the left``."""
FIRST_AT = rare(
    r",(?P<with> (?:with )?(?:the )?(?:[a-z]{3,}est|first|last|top|best|worst)(?: (?:one|value|label))?"
    r"(?: (?:is|being))? (?:on top|at (?:the )?top|at the left|on the left|first|uppermost|leftmost)):",
    re.I,
)
"""``on the left, the oldest on top: 2019, 2020``: with which label those begin that are listed behind."""


def laid_out(source: str) -> str:
    """A sentence of the same length, in which labels simply *are* at a side."""
    source = LAID.sub(lambda told: (told["be"] or "").ljust(len(told[0])), source)
    return FIRST_AT.sub(lambda told: ":".ljust(len(told[0])), source)
