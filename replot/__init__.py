"""replot: rebuild heatmap figures from their written descriptions.

The public face is flat and loaded when it is used; ``import replot`` costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

_HOMES = {
    "Annotation": "figure", "Axis": "figure", "ColorScale": "figure", "Figure": "figure", "Grid": "figure",
    "Panel": "figure",
    "Finding": "findings", "Span": "findings",
    "NotAHeatmap": "errors", "ReadError": "errors", "ReplotError": "errors", "SpecError": "errors",
    "StyleError": "errors",
    "Limits": "reading.description", "Reading": "reading.description", "examine": "reading.description",
    "parse": "reading.description",
    "read": "reading", "Style": "style",
    "examine_axes": "reading.artists", "read_axes": "reading.artists",
    "examine_table": "reading.table", "from_frame": "reading.table", "read_table": "reading.table",
    "draw": "drawing", "save": "drawing", "alt_text": "drawing.alt_text",
    "Measures": "drawing.measure", "measure": "drawing.measure",
    "Change": "comparing", "Comparison": "comparing", "compare": "comparing", "read_values": "comparing",
}

__all__ = sorted(_HOMES)  # noqa: PLE0605 - one list of names is enough

if TYPE_CHECKING:
    from replot import transform as transform
    from replot.comparing import Change as Change
    from replot.comparing import Comparison as Comparison
    from replot.comparing import compare as compare
    from replot.comparing import read_values as read_values
    from replot.drawing import draw as draw
    from replot.drawing import save as save
    from replot.drawing.alt_text import alt_text as alt_text
    from replot.drawing.measure import Measures as Measures
    from replot.drawing.measure import measure as measure
    from replot.errors import NotAHeatmap as NotAHeatmap
    from replot.errors import ReadError as ReadError
    from replot.errors import ReplotError as ReplotError
    from replot.errors import SpecError as SpecError
    from replot.errors import StyleError as StyleError
    from replot.figure import Annotation as Annotation
    from replot.figure import Axis as Axis
    from replot.figure import ColorScale as ColorScale
    from replot.figure import Figure as Figure
    from replot.figure import Grid as Grid
    from replot.figure import Panel as Panel
    from replot.findings import Finding as Finding
    from replot.findings import Span as Span
    from replot.reading import read as read
    from replot.reading.artists import examine_axes as examine_axes
    from replot.reading.artists import read_axes as read_axes
    from replot.reading.description import Limits as Limits
    from replot.reading.description import Reading as Reading
    from replot.reading.description import examine as examine
    from replot.reading.description import parse as parse
    from replot.reading.table import examine_table as examine_table
    from replot.reading.table import from_frame as from_frame
    from replot.reading.table import read_table as read_table
    from replot.style import Style as Style


def __getattr__(name: str) -> Any:
    if name == "transform":  # the one room that is used by its name
        return import_module("replot.transform")
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'replot' has no attribute {name!r}")
    value = getattr(import_module(f"replot.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
