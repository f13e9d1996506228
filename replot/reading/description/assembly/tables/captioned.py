"""Names of axes and of the quantity from the line above a table: ``Latency (ms) by threads``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.document.blocks import Block
from replot.reading.description.statements.crossed import crossed
from replot.reading.description.statements.tables.facts import TableFact

if TYPE_CHECKING:
    from collections.abc import Callable

    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["take_caption"]


def take_caption(
    panel: PanelFacts, table: TableFact, inside: list[Block], alike: Callable[[str | None, str | None], bool]
) -> None:
    """Take what the line above a table says that it crosses, where its heads and the text say less.

    Parameters
    ----------
    panel : PanelFacts
    table : TableFact
    inside : list of Block
    alike : callable
        Whether two names may be those of one axis.
    """
    at = next((k for k, block in enumerate(inside) if block is table.block), 0)
    above = inside[at - 1] if at else next(iter(table.block.parents[-1:]), None)
    told = crossed(above.text.text) if above is not None and above.kind != "table" else None
    if told is None or table.long:
        return
    if panel.bar.label is None:
        panel.bar.label = told.what
    for one, other in ((panel.y, panel.x), (panel.x, panel.y)):
        rest = [name for name in told.variables if not alike(one.label, name)]
        if one.label and other.label is None and not other.unlabelled and len(rest) == 1:
            other.label = rest[0]
