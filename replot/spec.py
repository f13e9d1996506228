"""Plain data in: validation of figure specs at the border, and their JSON Schema."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from replot.errors import SpecError
from replot.figure import VERSION, Annotation, Axis, ColorScale, Figure, Grid, Panel

__all__ = ["figure_from_data", "json_schema"]

Matrix = list[list[float | None]]


class AxisSpec(msgspec.Struct, forbid_unknown_fields=True):
    categories: list[str]
    label: str | None = None
    side: Literal["bottom", "top", "left", "right"] | None = None
    derived: tuple[str, ...] = ()


class ColorSpec(msgspec.Struct, forbid_unknown_fields=True):
    cmap: str | list[str] | None = None
    vmin: float | None = None
    vmax: float | None = None
    center: float | None = None
    norm: Literal["linear", "log", "symlog", "two-slope", "classes"] = "linear"
    label: str | None = None
    ticks: list[float] | None = None
    tick_labels: list[str] | None = None
    boundaries: list[float] | None = None
    location: Literal["right", "left", "top", "bottom", "none"] | None = None
    described: str | None = None


class AnnotationSpec(msgspec.Struct, forbid_unknown_fields=True):
    show: bool | None = None
    format: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class PanelSpec(msgspec.Struct, forbid_unknown_fields=True):
    x: AxisSpec
    y: AxisSpec
    values: Matrix
    states: list[str] | None = None
    title: str | None = None
    low: Matrix | None = None
    high: Matrix | None = None
    error: Matrix | None = None
    suffix: list[list[str]] | None = None
    bold: list[list[bool]] | None = None
    color: ColorSpec = msgspec.field(default_factory=ColorSpec)
    annotation: AnnotationSpec = msgspec.field(default_factory=AnnotationSpec)


class FigureSpec(msgspec.Struct, forbid_unknown_fields=True):
    replot: int
    panels: list[PanelSpec]
    title: str | None = None
    colorbar: Literal["each", "shared", "none"] = "each"
    columns: int | None = None


def figure_from_data(data: Mapping[str, Any]) -> Figure:
    """See :meth:`replot.Figure.from_dict`."""
    if not isinstance(data, Mapping):
        raise SpecError(f"a figure spec is a mapping, not {type(data).__name__}")
    version = data.get("replot")
    if version != VERSION or isinstance(version, bool):
        raise SpecError(f"this replot reads version {VERSION} of the spec, not {version!r}", "replot")
    try:
        spec = msgspec.convert(data, FigureSpec)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `")
        raise SpecError(message, path.rstrip("`").removeprefix("$").removeprefix(".")) from None
    return Figure(
        tuple(_panel(panel, f"panels[{k}]") for k, panel in enumerate(spec.panels)),
        spec.title,
        spec.colorbar,
        spec.columns,
    )


def _panel(spec: PanelSpec, path: str) -> Panel:
    matrices = {
        name: getattr(spec, name)
        for name in ("values", "states", "low", "high", "error", "suffix", "bold")
        if getattr(spec, name) is not None
    }
    columns = len(spec.x.categories)
    for name, rows in matrices.items():
        for i, row in enumerate(rows):
            if len(row) != columns:
                raise SpecError(f"{len(row)} entries for {columns} columns", f"{path}.{name}[{i}]")
    if not spec.values:
        matrices["values"] = _empty(columns)
        matrices.pop("states", None)
    try:
        grid = Grid(**matrices)
    except SpecError as error:
        raise SpecError(
            re.sub(rf"^{re.escape(error.path)}: ", "", str(error)), f"{path}.{error.path}"
        ) from None
    color = ColorScale(**{name: getattr(spec.color, name) for name in ColorSpec.__struct_fields__})
    x, y = (Axis(axis.label, tuple(axis.categories), axis.side, axis.derived) for axis in (spec.x, spec.y))
    return Panel(x, y, grid, spec.title, color, Annotation(spec.annotation.show, spec.annotation.format))


def _empty(columns: int) -> Any:
    import numpy as np

    return np.empty((0, columns))


def json_schema() -> dict[str, Any]:
    """The JSON Schema of the figure spec."""
    return msgspec.json.schema(FigureSpec)
