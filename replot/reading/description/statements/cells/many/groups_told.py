"""One value for some labels: ``All shifts: 3 (morning, noon)``, ``All but noon: 3``, ``Others: 3``."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.many.exceptions import everywhere
from replot.reading.description.statements.cells.statement import CellStatement, Context, Ranks
from replot.reading.description.statements.frame import Frame

__all__ = ["read_group", "tells_group", "without_lone_rest"]
VALUE = r"\W{0,4}[-−+~≈<>]?\s?(?:\d[\d.,]*|\.)?\d\s?%?(?:\s?[–-]\s?\d[\d.]*\s?%?)?"
SOME = r"(?:all|both|each|every|most|some|the|other|remaining|rest)"
NAMED = rare(
    rf"\W*(?:{SOME}\b[^:()\d]{{0,40}}|(?P<kind>[^:()\d]{{2,40}}s)):(?P<value>{VALUE})\s*\((?P<names>[^()]{{1,200}})\)\W*",
    re.I,
)
"""``All shifts: 3 (morning, noon)``: what is in brackets tells which."""
BUT = rare(
    r"\W*(?:all|every|each)\b[^:()\d]{0,30}?\s(?:except(?: for)?|but|other than|apart from|besides)\s"
    rf"(?:the )?(?P<names>[^:()]{{1,120}}):(?P<value>{VALUE})\W*",
    re.I,
)
"""``All shifts except noon: 3``."""
OTHERS = rare(
    r"\W*(?:all )?(?:the )?(?:others?|rest|remaining|remainder|everything else)"
    rf"(?P<kind> [a-z][\w-]{{1,20}})?(?: \w+)?:(?P<value>{VALUE})\W*",
    re.I,
)
"""``Others: 3``, ``Remaining shifts: 3``, beside lines for single labels."""


def read_group(text: Text, frame: Frame, context: Context) -> list[CellStatement]:
    """The cells of one line that a group of labels has, which is told by its members or by all the others."""
    axis = context.free
    if len(axis) != 1 or len(context.fixed[OTHER[axis]]) != 1:
        return []
    source = text.text
    named = NAMED.fullmatch(source)
    if named is not None and (named["kind"] is None or frame.resolve(named["kind"]) is None):
        places = _places(named["names"], frame, axis)
        return _of(places, named, text, frame, context)
    if (but := BUT.fullmatch(source)) is not None:
        left_out = _places(but["names"], frame, axis)
        rest = [k for k in range(len(frame.axis(axis))) if k not in left_out] if left_out else []
        return _of(rest, but, text, frame, context)
    others = OTHERS.fullmatch(source)
    if others is None or frame.resolve(source[: others.start("value")].strip(" :*")) is not None:
        return []
    kind = (others["kind"] or "").strip()
    if kind and frame.axis_called(kind) == OTHER[axis]:
        return []
    every = list(range(len(frame.axis(axis))))
    cells = _of(every, others, text, frame, context)
    return [replace(cell, rank=Ranks.REST, line=OTHER[axis]) for cell in cells]


def tells_group(source: str) -> bool:
    """Whether a line begins with words for several labels, and tells in others which they are."""
    named = NAMED.fullmatch(source)
    return (named is not None and named["kind"] is None) or BUT.fullmatch(source) is not None


def _places(names: str, frame: Frame, axis: str) -> list[int]:
    found = frame.resolve(names.strip(), axis)
    return found[1] if found is not None else []


def _of(
    places: list[int], told: re.Match[str], text: Text, frame: Frame, context: Context
) -> list[CellStatement]:
    values: list[Quantity] = [q for q in find_quantities(text.text) if told.start("value") <= q.start]
    values = [q for q in values if q.start < told.end("value")]
    if not places or len(values) != 1 or values[0].is_open:
        return []
    span = text.span(values[0].start, values[0].end)
    cells = everywhere(values[0], span, frame, context.with_(context.free, places))
    return [replace(cell, rank=Ranks.LIST) for cell in cells]


def without_lone_rest(cells: list[CellStatement]) -> list[CellStatement]:
    """The cells without what is said of all others of a line of which no single one is told."""
    if not any(cell.line and cell.rank == Ranks.REST for cell in cells):
        return cells
    single = [c for c in cells if c.rank < Ranks.SUMMARY]
    told = {(axis, at) for c in single for axis, at in (("y", c.row), ("x", c.column))}
    return [
        c
        for c in cells
        if not (c.line and c.rank == Ranks.REST) or (c.line, c.row if c.line == "y" else c.column) in told
    ]
