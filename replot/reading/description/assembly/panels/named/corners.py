"""Panels whose tables have their names in the corners: ``| May | Ayr |`` above ``| June | Ayr |``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["name_by_corners"]
FEWEST = 2


def name_by_corners(panels: list[PanelFacts]) -> None:
    """Take corners that differ from table to table for the names of panels that have none.

    What names an axis is the same in all of them.
    """
    if len(panels) < FEWEST or any(panel.title or len(panel.tables) != 1 for panel in panels):
        return
    blocks = [panel.tables[0].block for panel in panels]
    if len({tuple(map(key, panel.tables[0].rows)) for panel in panels}) > 1:
        return  # other rows may have other names
    if not all(block.header and block.rows and block.rows[0] for block in blocks):
        return
    corners = [tidy(block.rows[0][0].text) for block in blocks]
    named = {key(corner) for corner in corners}
    if "" in named or len(named) < len(corners):
        return
    for panel, block, corner in zip(panels, blocks, corners, strict=True):
        heads = {key(head) for head in (*panel.x.categories, *panel.y.categories)}
        if key(corner) in heads or any(sign in corner for sign in "\\/↓→"):
            return
        panel.title, panel.title_span = corner, block.rows[0][0].span()
        if panel.y.label is not None and key(panel.y.label) == key(corner):
            panel.y.label = panel.y.label_span = None
