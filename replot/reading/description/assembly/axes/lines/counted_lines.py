"""Axes without labels whose lines are told by their places: ``Top row: 5, 9, 2. Middle row: 8, 7, 1.``"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import NTH, PLACES, index_of
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.lines.plain_lists import plain_values
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.frame.words import AXIS_OF_LINE

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_counted_lines"]
LETTERS = re.compile(r"[^\W\d_]{2}")
COUNTED_LINE = re.compile(
    rf"\W*(?:and |then |finally )?(?:(?:in|for|on) )?(?:the )?(?P<which>{NTH}|{PLACES})"
    r"(?:most)?(?: (?P<line>row|column)\b)?"
    r"(?:[^:.;\d]{0,40}?(?::|\b(?:reads?|is|are|has|holds|contains|shows?)\b))?"
    r"\s*(?P<rest>[-−+~≈]?\.?\d.*)$",
    re.I,
)
PARTS = re.compile(
    r";\s+|(?:,\s+|\s+(?=and|while))(?:(?:and|while)\s+)?(?=(?:in )?the [a-z]+ (?:row|column)\b)"
)


def axes_of_counted_lines(panel: PanelFacts, sentences: Sequence[Text]) -> None:
    """Count the lines of an axis that has no labels, where the text gives all of them by their places."""
    frame = Frame(panel.x.categories, panel.y.categories)
    told: dict[str, list[tuple[str, int]]] = {"x": [], "y": []}
    for axis, which, rest in _lines(sentences):
        values = plain_values(rest.rstrip("."), frame)
        if values is None:
            return
        told[axis].append((which, len(values)))
    if bool(told["x"]) == bool(told["y"]):
        return
    axis = "x" if told["x"] else "y"
    own, other = getattr(panel, axis), getattr(panel, OTHER[axis])
    widths = {width for _, width in told[axis]}
    count = len(told[axis])
    places = {index_of(which, count) for which, _ in told[axis]}
    if own.categories or len(widths) > 1 or places != set(range(count)) or count < 2:
        return
    width = widths.pop()
    if width < 2 or len(other.categories or range(width)) != width or _are_listed(sentences, count, width):
        return
    put_labels(own, list(map(str, range(count))))
    panel.assumed.add(f"{axis} counted")
    if not other.categories:
        put_labels(other, list(map(str, range(width))))
        panel.assumed.add(f"{OTHER[axis]} counted")


def _lines(sentences: Iterable[Text]) -> Iterator[tuple[str, str, str]]:
    """The axis, the place and the values of each line; ``the second`` is one like that before it."""
    line = ""
    for text in sentences:
        for part in PARTS.split(text.text):
            found = COUNTED_LINE.match(part)
            line = (found["line"] or line) if found is not None else ""
            if found is not None and line:
                yield AXIS_OF_LINE[line.lower()], found["which"].lower(), found["rest"]


def _are_listed(sentences: Sequence[Text], *sizes: int) -> bool:
    """Whether the text lists so many labels somewhere else."""
    from replot.reading.description.assembly.rivals.told_lists import lists_of

    return any(
        len(candidate.texts) in sizes and (candidate.axis or LETTERS.search(candidate.fact.label or ""))
        for candidate in lists_of(sentences)
    )
