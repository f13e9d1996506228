"""Names of axes and of the quantity from the lines at a table: ``Latency (ms) by threads`` above it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.assembly.tables.alike_names import named_alike
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.crossed import crossed
from replot.reading.description.statements.tables.facts import TableFact

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["take_caption"]
AXIS_BELOW = re.compile(
    r"(?!(?:source|notes?|total|figure|table|heat ?map|legend|see|values?)\b)"
    r"[^\W\d_][\w()%/-]*(?: [\w()%/-]+){0,4}",
    re.I,
)
"""A name alone in the line right under a table whose corner names the rows: it stands where ticks would."""


def take_caption(
    panel: PanelFacts, table: TableFact, inside: list[Block]
) -> None:
    """Take what the line above a table says that it crosses, where its heads and the text say less.

    Parameters
    ----------
    panel : PanelFacts
    table : TableFact
    inside : list of Block
    """
    at = next((k for k, block in enumerate(inside) if block is table.block), 0)
    above = inside[at - 1] if at else next(iter(table.block.parents[-1:]), None)
    if table.row_name and not panel.x.label and not panel.x.unlabelled and not table.long:
        below = inside[at + 1] if at + 1 < len(inside) else None
        if below is not None and below.line == table.block.rows[-1][0].span().line + 1:
            panel.x.label = below.text.text if AXIS_BELOW.fullmatch(below.text.text) else None
    told = crossed(above.text.text) if above is not None and above.kind != "table" else None
    if told is None or table.long:
        return
    if panel.bar.label is None:
        panel.bar.label = told.what
    for one, other in ((panel.y, panel.x), (panel.x, panel.y)):
        rest = [name for name in told.variables if not named_alike(one.label, name)]
        if one.label and other.label is None and not other.unlabelled and len(rest) == 1:
            other.label = rest[0]
