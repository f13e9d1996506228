"""Check that a figure holds together."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from replot.errors import SpecError

if TYPE_CHECKING:
    from replot.figure import Figure

__all__ = ["validate"]

X_SIDES = ("bottom", "top")
Y_SIDES = ("left", "right")
NORMS = ("linear", "log", "symlog", "two-slope", "classes")
LOCATIONS = ("right", "left", "top", "bottom", "none")
COLORBARS = ("each", "shared", "none")


def _one_of(value: str | None, known: Sequence[str], path: str) -> None:
    if value is not None and value not in known:
        raise SpecError(f"{value!r} is not one of {', '.join(known)}", path)


def _finite(values: Iterable[float | None], path: str) -> None:
    for value in values:
        if value is not None and not math.isfinite(value):
            raise SpecError(f"{value!r} is not a finite number", path)


def validate(figure: Figure) -> None:
    """Check that a figure holds together.

    Raises
    ------
    SpecError
        With the path of the first field that does not hold.
    """
    if not figure.panels:
        raise SpecError("a figure needs at least one panel", "panels")
    _one_of(figure.colorbar, COLORBARS, "colorbar")
    if figure.columns is not None and figure.columns < 1:
        raise SpecError("must be at least 1", "columns")
    for k, panel in enumerate(figure.panels):
        path = f"panels[{k}]"
        rows, columns = panel.grid.shape
        for name, axis, count, sides in (("x", panel.x, columns, X_SIDES), ("y", panel.y, rows, Y_SIDES)):
            if len(axis.categories) != count:
                raise SpecError(
                    f"{len(axis.categories)} categories for {count} "
                    f"{'columns' if name == 'x' else 'rows'} of values",
                    f"{path}.{name}.categories",
                )
            _one_of(axis.side, sides, f"{path}.{name}.side")
            if unknown := set(axis.derived) - set(axis.categories):
                raise SpecError(f"{min(unknown)!r} is not one of the categories", f"{path}.{name}.derived")
        color = panel.color
        _one_of(color.norm, NORMS, f"{path}.color.norm")
        _one_of(color.location, LOCATIONS, f"{path}.color.location")
        _finite((color.vmin, color.vmax, color.center), f"{path}.color")
        _finite(color.ticks or (), f"{path}.color.ticks")
        _finite(color.boundaries or (), f"{path}.color.boundaries")
        if color.vmin is not None and color.vmax is not None and color.vmin > color.vmax:
            raise SpecError(f"vmin {color.vmin:g} lies above vmax {color.vmax:g}", f"{path}.color.vmin")
        if color.norm == "log" and (
            (color.vmin is not None and color.vmin <= 0) or (color.vmax is not None and color.vmax <= 0)
        ):
            raise SpecError("a logarithmic scale needs limits above 0", f"{path}.color.vmin")
        if color.norm == "classes" and (
            color.boundaries is None
            or len(color.boundaries) < 2
            or list(color.boundaries) != sorted(set(color.boundaries))
        ):
            raise SpecError(
                "classes need at least two boundaries, each above the one before", f"{path}.color.boundaries"
            )
        if isinstance(color.cmap, tuple) and len(color.cmap) < 2:
            raise SpecError("a list of colours needs at least two", f"{path}.color.cmap")
        if panel.annotation.format is not None:
            if re.search(r"\d{3}", panel.annotation.format):
                raise SpecError(
                    f"{panel.annotation.format!r} asks for hundreds of digits", f"{path}.annotation.format"
                )
            try:
                format(1.0, panel.annotation.format)
            except ValueError as error:
                raise SpecError(
                    f"{panel.annotation.format!r} is no format for numbers: {error}",
                    f"{path}.annotation.format",
                ) from None
