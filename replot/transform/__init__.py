"""Changing what is shown: small functions from :class:`~replot.Figure` to :class:`~replot.Figure`.

A style changes how a figure looks; these change what it says, and only when asked. All of them keep
values, states, both ends of ranges, errors, suffixes and bold cells together.
"""

from __future__ import annotations

from replot.transform.arithmetic import margins, subtract
from replot.transform.changes import Changes
from replot.transform.order import reorder
from replot.transform.panels import combine, split
from replot.transform.shape import rename, select, transpose

__all__ = ["Changes", "combine", "margins", "rename", "reorder", "select", "split", "subtract", "transpose"]
