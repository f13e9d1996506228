"""The findings that need the whole reading: statements beside the figure that was made of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.findings import Finding
from replot.reading.description.checks import (
    axes,
    cells,
    colours,
    counts,
    inexact,
    placing,
    sizes,
    source,
    unknown,
)
from replot.reading.description.checks.scene import Scene
from replot.reading.description.claims import contradicted

if TYPE_CHECKING:
    from replot.reading.description.assembly.compose import Composed
    from replot.reading.description.assembly.facts import Facts

__all__ = ["check"]

CHECKS = (
    cells.outside_limits,
    cells.unstated,
    cells.mirrored,
    cells.filled_in,
    inexact.ranges,
    inexact.bounds,
    inexact.approximate,
    cells.two_in_a_cell,
    placing.unplaced,
    placing.unread_code,
    placing.unplaced_items,
    placing.unplaced_in_prose,
    unknown.unknown_labels,
    placing.lengths,
    placing.totals,
    counts.categories,
    counts.panels,
    counts.shapes,
    sizes.beyond,
    axes.wider_than_data,
    axes.order,
    axes.classes,
    axes.turned,
    axes.twice,
    axes.from_data,
    axes.ends,
    axes.roles_assumed,
    colours.limits,
    colours.undescribed,
    colours.chosen,
    source.cut,
    source.twice,
    contradicted,
)


def check(facts: Facts, composed: Composed) -> list[Finding]:
    """What is worth saying of a reading.

    Parameters
    ----------
    facts : Facts
        The statements of the text.
    composed : Composed
        The figure that was made of them. Findings that it carries already are not made again.

    Returns
    -------
    list of Finding
        In the order of the checks.
    """
    scene = Scene(facts, composed)
    found = [finding for rule in CHECKS for finding in rule(scene)]
    return [finding for finding in dict.fromkeys(found) if finding not in composed.findings]
