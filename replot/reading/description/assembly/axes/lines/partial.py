"""Labels that a text names only where it gives their values, beside those that it lists as examples."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.statements.cells.ruled_out.may_hold import COMMENT
from replot.reading.description.statements.frame import Frame

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts
    from replot.reading.description.statements.axes.facts import AxisFact

__all__ = ["complete_partial"]
NAMED_VALUE = re.compile(
    r"\W{0,3}(?P<name>[^\W_][^:()→`]{0,60}?)[`\"”*]{0,3}\s*(?:\(|:|→|=|[–—-]\s)\s*[-−+~≈]?\.?\d[\d.,]*\s?%?[^:]*$"
)
"""``spam (0.94)``, ``spam: 0.94``: a name and its value."""
MOST_WORDS = 5


def complete_partial(panel: PanelFacts, inside: list[Block]) -> None:
    """Add the labels that stand in one list with those an axis names as examples (``such as A and B``).

    A list is taken whole or not at all: where it stands under a label of the other axis, or where one of its
    names is known, and where the text does not claim fewer labels.
    """
    for axis, fact, other in (("y", panel.y, panel.x), ("x", panel.x, panel.y)):
        if fact.kind != "partial" or not fact.categories or other.kind == "partial":
            continue
        frame = Frame(panel.x.categories, panel.y.categories, panel.x.label, panel.y.label)
        names = dict.fromkeys(fact.categories)
        known = set(map(key, names))
        for group in _groups(inside, frame, axis):
            if known.isdisjoint(map(key, group)):
                continue
            names.update(dict.fromkeys(name for name in group if key(name) not in known))
            known.update(map(key, group))
        _take(fact, list(names))


def _take(fact: AxisFact, names: list[str]) -> None:
    if fact.count is None or len(names) <= fact.count:
        fact.categories = tuple(names)


def _groups(inside: list[Block], frame: Frame, axis: str) -> list[list[str]]:
    """The names with a value of each list, those lists first that are surely about an axis."""
    lists: dict[Block | None, list[str]] = {}
    other = "x" if axis == "y" else "y"
    for block in inside:
        named = NAMED_VALUE.match(block.text.text) if block.kind == "item" else None
        if named is None or COMMENT.match(block.text.text):
            continue
        name = tidy(named["name"])
        if not name or len(name.split()) > MOST_WORDS or frame.resolve(name, other) is not None:
            continue
        lists.setdefault(block.parents[-1] if block.parents else None, []).append(name)
    return [names for above, names in lists.items() if above is None or _under_line(above, frame, other)]


def _under_line(above: Block, frame: Frame, other: str) -> bool:
    """Whether a list stands under a label of the other axis."""
    return any(
        (lead := lead_of(block)[0]) and frame.resolve(lead, other) is not None
        for block in (above, *above.parents)
    )
