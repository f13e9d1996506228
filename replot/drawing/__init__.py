"""The drawing room: a figure under a style becomes a picture.

:func:`plan` decides everything, :func:`draw_plan` makes it a figure of matplotlib, :func:`draw` does both,
:func:`save` and :func:`to_bytes` make it a file.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

# not lazily: module and function have one name, and the later one to come would win
from replot.drawing.alt_text import alt_text
from replot.drawing.save import save, to_bytes

if TYPE_CHECKING:
    from replot.drawing.drawn import draw as draw
    from replot.drawing.drawn import draw_plan as draw_plan
    from replot.drawing.layout import plan as plan

__all__ = ["alt_text", "draw", "draw_plan", "plan", "save", "to_bytes"]

_HOMES = {"draw": "drawn", "draw_plan": "drawn", "plan": "layout"}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'replot.drawing' has no attribute {name!r}")
    value = getattr(import_module(f"replot.drawing.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
