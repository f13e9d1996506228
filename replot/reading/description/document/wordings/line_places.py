"""Where the rows of labels stand: ``1e-3 is the lowest row, 3e-4 the middle row, 1e-4 the uppermost row``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["with_places_of_rows"]
ROW = rare(
    r"(?<=[\w\"”'’)])(?: (?:is|are|in|at))? the (?P<side>"
    r"top|upper ?most|highest|bottom|lowest|lower ?most|middle)(?:most)? row(?=[ ]?(?:[,;.]|$| and\b))",
    re.I | re.M,
)
SIDES = {"top": "top", "upp": "top", "hig": "top", "bot": "bottom", "low": "bottom", "mid": "middle"}
FEWEST = 2
ENDS = {"top", "bottom"}
"""``0% in the top row and 100% in the bottom row``, which may as well be followed by values."""


def with_places_of_rows(source: str) -> str:
    """A text as long as before in which labels stand at the top, in the middle and at the bottom."""
    lines = source.split("\n")
    return "\n".join(ROW.sub(_placed, line) if _tells_several(line) else line for line in lines)


def _tells_several(line: str) -> bool:
    if " row" not in line:
        return False
    sides = {said["side"].lower() for said in ROW.finditer(line)}
    return len(sides) >= FEWEST and not sides <= ENDS


def _placed(told: re.Match[str]) -> str:
    side = SIDES[told["side"][:3].lower()]
    said = f" {'in' if side == 'middle' else 'at'} the {side}"
    return said.rjust(len(told[0])) if len(said) <= len(told[0]) else told[0]
