"""The drawing room: a figure under a style becomes a picture.

:func:`plan` decides everything, :func:`draw` makes it a figure of matplotlib, :func:`save` and
:func:`to_bytes` make it a file.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

# not lazily: the module and the function have one name, and the later one to come would win
from replot.drawing.save import save, to_bytes

if TYPE_CHECKING:
    from replot.drawing.drawn import draw as draw
    from replot.drawing.layout import plan as plan

__all__ = ["draw", "plan", "save", "to_bytes"]

_HOMES = {"draw": "drawn", "plan": "layout"}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'replot.drawing' has no attribute {name!r}")
    value = getattr(import_module(f"replot.drawing.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
