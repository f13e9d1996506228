"""The ways that labels run, put as the axes that run so: ``from left to right the fuels are A and B``."""

from __future__ import annotations

from collections.abc import Callable

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import Rare, rare

__all__ = ["WAY_STEPS", "Steps"]
Steps = tuple[tuple[Rare, Callable[[re.Match[str]], str]], ...]
"""Patterns, and what stands for the words that each of them finds, which is no longer than they are."""
CLAUSE = r"(?P<lead>^\W*|[;,.] (?:and |while )?|(?<!right )(?<!bottom )\band )"
OF_KIND = rare(
    rf"{CLAUSE}(?:from )?(?P<way>top to bottom|left to right),? the (?P<name>[a-z]+s) "
    r"(?:are|read|run|go|stand):?(?= (?!from|in|on|at)[\"“\w][^.;:]{1,80}?(?:,| and ))",
    re.I,
)
"""``from left to right the fuels are petrol and diesel``."""
LISTED = rare(
    r"(?<!are )(?<!is )(?<!be )(?<!maps )(?<!panels )(?<!plots )(?<!matrices )(?<!grids )"
    r"(?:listed|arranged|running|laid out|stacked|placed|going|ordered|shown) "
    r"(?P<way>vertically|horizontally)(?=\s*(?:[.,;)]|$| and\b| while\b))",
    re.I,
)
"""``with fuels petrol and diesel listed horizontally``."""
FIRST = rare(rf"{CLAUSE}(?P<way>vertically|horizontally), (?=(?:the )?[a-z-]+s )", re.I)
"""``horizontally, the fuels petrol and diesel``."""
TO_EACH = rare(
    r"\b(?P<lines>rows|columns) (?:correspond|refer|belong|relate),? (?:from )?"
    r"(?:top to bottom|left to right),? to ",
    re.I,
)
"""``the two columns correspond, left to right, to petrol and diesel``."""
PARTED = rare(
    r",? (?:while|whereas|and) (?=(?:the )?[a-z-]+s (?:(?:are|is|run|go|stand) )?"
    r"(?:[a-z]+ (?:out )?)?(?:horizontally|vertically)\b(?! \())",
    re.I,
)
"""``brands are listed vertically in the order A, B, while fuels are listed horizontally``."""
DOWN = "tTvV"


def _axis(said: re.Match[str]) -> str:
    return "y axis" if said["way"][0] in DOWN else "x axis"


WAY_STEPS: Steps = (
    (PARTED, lambda said: "; "),
    (OF_KIND, lambda said: f"{said['lead']}{_axis(said)}: {said['name']}:"),
    (LISTED, lambda said: "as rows" if said["way"][0] in DOWN else "as columns"),
    (FIRST, lambda said: f"{said['lead']}{_axis(said)}:"),
    (TO_EACH, lambda said: f"{said['lines']}: "),
)
