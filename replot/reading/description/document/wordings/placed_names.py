"""Lines told by their names, with a word on where they stand: ``The bottom row, Ash: noon 2, night 3``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["without_places_of_names"]
NAME = r"(?-i:[A-Z\d][\w'’-]{0,20}(?: [\w'’-]{1,20}){0,3})"
STRIP = r"(?:row|line|strip|band|stripe|ribbon)"
WHICH = (
    r"(?:top|bottom|first|second|third|fourth|fifth|sixth|seventh|eighth|last|next|middle|upper ?most|lowest|"
    r"lower ?most|highest|topmost|bottommost)"
)
BEFORE = rare(
    rf"^(?P<lead>[ \t]{{0,6}}(?:(?:and|then|finally|lastly),? )?(?:the )?(?:very )?{WHICH} {STRIP}, )"
    rf"(?P<name>{NAME})(?P<end>[:.])(?= [^\n]{{0,200}}\d[^\n]{{1,200}}\d)",
    re.I | re.M,
)
"""``The first strip, Ash. At noon 2.2, at night 3.1``."""
BEHIND = rare(
    rf"^(?P<name>[ \t]{{0,6}}{NAME})(?P<place>,? (?:just |right |directly |immediately )?"
    r"(?:below|beneath|underneath)(?: (?:it|that|this))?|"
    r" (?:is|stays|remains) (?:very |quite |rather )?[a-z]{3,12} "
    r"(?:all along|all over|throughout|everywhere|from end to end))(?=: [^\n]{0,200}\d[^\n]{1,200}\d)",
    re.I | re.M,
)
"""``Elm, just below it: noon 2, night 3``, ``Fir is pale all along: 1 at noon, 2 at night``."""
PIECE = r"(?-i:[A-Z][a-z]{1,20})(?: [a-z]{1,12})? \d{1,6}(?:\.\d{1,4})?%?"
IN_PIECES = rare(
    rf"^(?P<name>[ \t]{{0,6}}{NAME})\. (?P<pieces>{PIECE}(?:\. {PIECE}){{1,60}})(?=\.?[ \t]*$)", re.M
)
"""``Oak. Noon 2.6. Night 1.0.``, as a voice reads it."""
IS_STOP = re.compile(r"\.(?= )")


def without_places_of_names(source: str) -> str:
    """A text as long as before in which each of such lines begins with its name and a colon."""
    source = BEFORE.sub(lambda said: f"{' ' * len(said['lead'])}{said['name']}:", source)
    source = BEHIND.sub(lambda said: f"{said['name']}{' ' * len(said['place'])}", source)
    return IN_PIECES.sub(lambda said: f"{said['name']}: {IS_STOP.sub(',', said['pieces'])}", source)
