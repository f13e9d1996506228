"""The colour scale of a panel: what is said of its own bar, and what of all of them."""

from __future__ import annotations

import numpy as np

from replot.figure import ColorScale
from replot.reading.description.assembly.colouring import Colouring
from replot.reading.description.assembly.facts import PanelFacts
from replot.reading.description.assembly.panels.named.names import means_panel
from replot.reading.description.statements.bars.fact import BarFact

__all__ = ["bar_of", "color_scale"]


def bar_of(panel: PanelFacts, general: BarFact) -> BarFact:
    """The bar of a panel: what is said of its own ends comes before what is said of those of all bars."""
    bar = BarFact()
    bar.merge(panel.bar)
    if panel.title and bar.vmin is None:
        for name, limits in general.per_panel.items():
            if means_panel(name, panel.title):
                bar.vmin, bar.vmax, bar.limits_span = limits
    if general.label and (bar.label == panel.title or bar.label_span is None):
        bar.label = bar.label_span = None  # a column of a table, called like its panel, or over its values
    own = bar.vmin, bar.vmax, bar.limits_span, bar.approximate
    bar.merge(general)
    if own[0] is not None:
        bar.vmin, bar.vmax, bar.limits_span, bar.approximate = own
    if bar.vmin is not None:
        bar.single = {}
    for name, (end, _) in bar.single.items():
        setattr(bar, name, end)
    return bar


def color_scale(bar: BarFact, colouring: Colouring, numbers: np.ndarray) -> ColorScale:
    """The scale that a bar and the words on colours give.

    Parameters
    ----------
    bar : BarFact
    colouring : Colouring
    numbers : ndarray, shape (n,)
        The values of the panel.
    """
    low, high, center = bar.vmin, bar.vmax, colouring.center
    norm = bar.norm or "linear"
    least = numbers.min() if low is None and numbers.size else low
    if norm == "log" and any(end is not None and end <= 0 for end in (least, high)):
        norm = "symlog"
    if center is not None and ((low is not None and center <= low) or (high is not None and center >= high)):
        center = None
    return ColorScale(
        colouring.cmap,
        low,
        high,
        center if norm == "linear" else None,
        norm,
        bar.label,
        bar.ticks,
        location=bar.location,
        described=colouring.described,
    )
