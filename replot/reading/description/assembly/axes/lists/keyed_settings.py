"""Axes that paragraphs on one row each name by settings: ``**Clay:** a loss at dose=5 (-2.1%)``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_keyed_settings"]
NUMBER = r"\d{1,9}(?:\.\d{1,6})?"
SETTING = re.compile(
    rf"(?<![\w=])(?P<name>[^\W\d][\w-]{{0,20}})=(?P<n>{NUMBER})(?!\w|\.\d)(?:\s?[–-]\s?(?P<to>{NUMBER})(?!\w))?"
)
VALUED = rare(
    rf"(?<![\w=])(?P<name>[^\W\d][\w-]{{0,20}})=(?P<n>{NUMBER}) \([-−+~≈]?\d[\d.,]*\s?%?\)"
)
"""``dose=5 (-2.1%)``."""
FEWEST_ROWS, FEWEST = 2, 3
"""Rows, and values that stand behind their settings."""


def axes_of_keyed_settings(panel: PanelFacts, said: Sequence[Block]) -> None:
    """The names in bold before such paragraphs as rows, and all that is set there as columns, by number."""
    names: list[str] = []
    settings: dict[str, float] = {}
    kinds: set[str] = set()
    count = 0
    for block in said:
        lead, stop = lead_of(block)
        named = bool(lead) and block.text.is_bold(0, len(lead))
        found = list(VALUED.finditer(block.text.text, stop)) if named else []
        if not found:
            continue
        names.append(lead)
        count += len(found)
        for one in SETTING.finditer(block.text.text, stop):
            kinds.add(key(one["name"]))
            for number in filter(None, (one["n"], one["to"])):
                settings[f"{one['name']}={number}"] = float(number)
    if len(set(names)) < max(FEWEST_ROWS, len(names)) or count < FEWEST or len(kinds) != 1:
        return
    if len(settings) >= FEWEST_ROWS:
        put_labels(panel.y, names)
        put_labels(panel.x, sorted(settings, key=lambda name: settings[name]))
