"""The comparing room: what changed between two figures, named by panel and label.

Loaded when it is used: :func:`compare`, :func:`read_values` and the nouns.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from replot.comparing.changes import Cell as Cell
    from replot.comparing.changes import Change as Change
    from replot.comparing.changes import Comparison as Comparison
    from replot.comparing.data import difference as difference
    from replot.comparing.values import Measurement as Measurement
    from replot.comparing.values import read_values as read_values
    from replot.comparing.verdict import compare as compare

__all__ = ["Cell", "Change", "Comparison", "Measurement", "compare", "difference", "read_values"]

_HOMES = {"Cell": "changes", "Change": "changes", "Comparison": "changes", "difference": "data",
          "Measurement": "values", "read_values": "values", "compare": "verdict"}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'replot.comparing' has no attribute {name!r}")
    value = getattr(import_module(f"replot.comparing.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
