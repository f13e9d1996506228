"""Names of axes in brackets behind the side they stand at: ``towns on the left ("Town")``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.categories.by_places import by_places
from replot.reading.description.statements.axes.facts import AxisFact

__all__ = ["read_named_sides"]
QUOTED = r"(?P<name>[\"“][^\"“”\n()]{1,60}[\"”])"
AT_SIDE = rare(
    r"\b(?:on|at|along|down|across|up) the (?P<side>left|right|bottom|top|side)(?: (?:side|edge|margin))?,? "
    r"\((?:(?:with )?(?:the )?(?:axis )?(?:title|label|name|heading|titled|named|called|labell?ed|headed):? "
    r")?"
    rf"{QUOTED}\)",
    re.I,
)
BEFORE_AXIS = rare(
    rf"\({QUOTED},? (?:on |along )?(?:the )?(?P<axis>vertical|horizontal|[xy])(?:[- ]axis)\)", re.I
)
"""``the player of the row ("Player", vertical axis)``."""
STANDS = r"(?:is|are|stands?|runs?|goe?s?|shown|listed|arranged|sorted|ordered|given|[a-z]{3,}ly)"
NOUNS = (
    r"(?:the |an? )?(?P<%s>[^\W\d_](?:(?! "
    + STANDS
    + r"\b)[^,;:.()\"“”\d]){1,40}?)(?: "
    + STANDS
    + r")*"
)
AT_LEFT, BELOW = r"(?:on|at|along|down) the left(?: side)?", r"(?:at|on|along|across) the (?:bottom|top)"
AND = r"(?:,? and|,|;|,? while) "
BEGINS = r"(?:^\W*|[,;–—:] (?:with )?(?=[^,;:]{0,30}\b(?:true|actual|truth|predict\w+)\b))"
BOTH_SIDES = (
    rare(rf"{BEGINS}{NOUNS % 'y'} {AT_LEFT}{AND}{NOUNS % 'x'} {BELOW}\W*$", re.I),
    rare(rf"{BEGINS}{NOUNS % 'x'} {BELOW}{AND}{NOUNS % 'y'} {AT_LEFT}\W*$", re.I),
)
"""``The true digit is on the left, the predicted digit at the bottom``, and no more."""
OF_FIGURE = re.compile(
    r"\b(?:panels?|titles?|heat ?maps?|bars?|legend|matri(?:x|ces)|plots?|scale|corner|values?)\b", re.I
)
OF_LINES = re.compile(r"\W*(?:the )?(?:rows\b|columns\b|(?:[xy]|horizontal|vertical)[- ]axis\b)", re.I)
"""What begins a list of one axis, where the sides are places of labels: ``Rows: A at the bottom``."""
AXIS_OF = {"left": "y", "right": "y", "side": "y", "vertical": "y", "y": "y"}


def read_named_sides(text: Text, facts: dict[str, AxisFact]) -> None:
    """Take the names; none where two of them stand at one axis, as those of panels do."""
    if OF_LINES.match(text.text) is not None and by_places(text.text, "y") is not None:
        return
    both = next(filter(None, (way.search(text.text) for way in BOTH_SIDES)), None)
    if both is not None and OF_FIGURE.search(both[0]) is None:
        for axis in "xy":
            facts[axis].merge(AxisFact(label=tidy(both[axis]), label_span=text.span(*both.span(axis))))
        return
    for pattern, group in ((AT_SIDE, "side"), (BEFORE_AXIS, "axis")):
        names = list(pattern.finditer(text.text))
        found = {AXIS_OF.get(named[group].lower(), "x"): named for named in names}
        if len(found) < len(names):
            continue
        for axis, named in found.items():
            span = text.span(*named.span("name"))
            facts[axis].merge(AxisFact(label=tidy(named["name"]), label_span=span, outright=True))
