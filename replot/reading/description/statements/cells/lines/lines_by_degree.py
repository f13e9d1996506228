"""Lines called by how large their label is, or by a label in brackets: ``The lowest rate has 2, 5 and 4``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.lines.courses_between_ends import HIGH, LOW, rises
from replot.reading.description.statements.cells.sentences.chains import VALUE
from replot.reading.description.statements.cells.statement import CellStatement, Context, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["read_line_by_degree"]
FEWEST = 3
"""Values of a line that leave no doubt that they are one."""
SAID = r"[^\d.;:()]{0,60}?"
LISTED = (
    rf"(?P<list>{VALUE}(?:,\s+(?:(?:and|then|finally|and finally)\s+)?{VALUE})+"
    rf"(?:,?\s+and\s+(?:finally\s+)?{VALUE})?)"
)
ENDS = r"(?:\s?%|\s[a-z]{1,12})?(?=\s*(?:[.;]?\s*$|,?\s+(?:over|across|from|at|on|in|for|along)\s[^\d]*$))"
DEGREE = rare(
    r"\W*(?:(?:and|while|whereas|finally|at|for|in|with|on|under),?\s+)*(?:the|its|their)\s+"
    rf"(?:{LOW}|{HIGH})\s+(?P<noun>[a-z]{{3,}}(?:\s[a-z]{{3,}})?)\b"
    r"(?:,\s(?P<label>[^,()]{1,30}),|\s\((?P<aside>[^()]{1,30})\))?"
    rf"{SAID}:?\s+{LISTED}{ENDS}",
    re.I,
)
"""``The highest rate, 4 g/ha, climbs steadily: 19, 47, 62``."""
ASIDE = re.compile(
    rf"\W*(?:(?:and|while|whereas|finally|in|the),?\s+)*[^\W\d][^\d.,;:()]{{2,40}}\s\((?P<label>[^()]{{1,30}})\)"
    rf"{SAID}:?\s+{LISTED}{ENDS}",
    re.I,
)
"""``Controls (0 mM) stayed at 9, 8 and 8``."""
OTHERWISE = rare(r"\b(?:than|except|not|averag\w*|mean|median|total|sum|between|respectively|by|per)\b", re.I)


def read_line_by_degree(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The cells of such a line, where the text gives as many values as it has cells and no other number."""
    source = text.text
    if context.fixed or source.count(",") < 1 or frame.x == frame.y:
        return []
    told = DEGREE.match(source)
    line = _by_degree(told, frame) if told else None
    if told is None and "(" in source and (told := ASIDE.match(source)) is not None:
        led = frame.mentions(source[: told.start("label")])  # "Sun (May) was": the label is told
        line = _named(told["label"], frame) if not led else None
    if told is None or line is None or OTHERWISE.search(source, 0, told.start("list")):
        return []
    axis, at = line
    values = [q for q in find_quantities(source) if told.start("list") <= q.start]
    if not FEWEST <= len(values) == len(frame.axis(OTHER[axis])):
        return []
    return [
        statement(*((at, k) if axis == "y" else (k, at)), value, rank, text.span(value.start, value.end))
        for k, value in enumerate(values)
    ]


def _by_degree(told: re.Match[str], frame: Frame) -> tuple[str, int] | None:
    """The line that is meant by the size of its label, unless its name is that of another one."""
    words = told["noun"].lower()
    noun = next((noun for noun in (words, words.split()[0]) if frame.axis_called(noun)), "s")
    axis = "" if noun.endswith("s") else frame.axis_called(noun)  # "the highest rates are 9, 8 and 7"
    labels = frame.axis(axis) if axis else ()
    ages = (told["low"] or told["high"]).lower() in ("youngest", "oldest")
    way = rises(labels, ages) if len(labels) > 1 else None
    if way is None or noun in frame.measured:
        return None
    at = 0 if way == bool(told["low"]) else len(labels) - 1
    label = told["label"] or told["aside"]
    return None if label and _named(label, frame) != (axis, at) else (axis, at)


def _named(label: str, frame: Frame) -> tuple[str, int] | None:
    """The only line that a label names."""
    found = [named for axis in "xy" if (named := frame.resolve(label, axis)) is not None]
    places = {(axis, at) for axis, indices in found for at in indices}
    return places.pop() if len(places) == 1 else None
