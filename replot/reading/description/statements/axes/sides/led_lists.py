"""Verbs that lead from an axis to its labels, put as a colon: ``the vertical axis is made up of A and B``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.sides.told_ways import Steps

__all__ = ["VERB_STEPS"]
AXIS = r"(?P<axis>\b(?:(?:[xy]|horizontal|vertical)[- ]axis|rows|columns))"
MADE = r"(?:made up|composed|built up)"
PARTED = r"(?:divided|split|subdivided|broken down|parted|separated)"
LISTED = r"(?=[\"“\w][^.;:]{1,80}?(?:,| and ))"
FEATURES = rare(rf"{AXIS} (?:features?|enumerates?|hosts?|comprises?) (?:the )?{LISTED}", re.I)
"""``The vertical axis features tea, milk and rum``."""
MADE_UP = rare(
    rf"{AXIS} (?:is|are) (?:{MADE} of|{PARTED} into|(?:populated|occupied|filled) by) {LISTED}", re.I
)
"""``The vertical axis is divided into tea, milk and rum``."""
MADE_UP_TOO = rare(
    rf"(?P<before>\b(?:{MADE} of|{PARTED} into) [^.:]{{3,200}}?(?:[,;]|,? and|,? while) (?:the )?)"
    rf"{AXIS} (?:of|into) {LISTED}",
    re.I,
)
"""``..., and the horizontal axis into Spar and Lidl``, behind such a verb."""
AS_LINES = rare(
    r"(?P<lead>^\W*|[;,.] (?:and )?)as (?:the )?(?P<lines>rows|columns),? (?:we|you|there) "
    r"(?:have|see|find|get|are|is) (?:the )?(?=\S)",
    re.I,
)
"""``As rows we have tea, milk and rum``."""
WRITTEN = rare(
    r"(?P<side>\b(?:down|along|across|on|at) the (?:left |right )?(?:side|top|bottom|left|edge|margin)),? "
    r"(?:are|is|we find|you find|there are) (?:written|printed|listed|given|shown|named|placed)"
    r"(?: the (?:labels|names)(?: of)?)?:? (?!in\b|on\b|as\b|by\b|with\b)(?=\S)",
    re.I,
)
"""``Down the side are written tea, milk and rum``."""
VERB_STEPS: Steps = (
    (MADE_UP_TOO, lambda said: f"{said['before']}{said['axis']}: "),
    (MADE_UP, lambda said: f"{said['axis']}: "),
    (FEATURES, lambda said: f"{said['axis']}: "),
    (AS_LINES, lambda said: f"{said['lead']}{said['lines']}: "),
    (WRITTEN, lambda said: f"{said['side']}: "),
)
