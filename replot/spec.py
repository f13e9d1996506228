"""The figure spec: a figure as plain data, out and (validated) in, and its JSON Schema."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
import numpy as np

from replot.errors import SpecError
from replot.figure import Annotation, Axis, ColorScale, Figure, Grid, Panel

__all__ = ["VERSION", "figure_from_data", "figure_to_data", "json_schema"]

VERSION = 1
"""The version of the spec that is written and read."""

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
        matrices["values"] = np.empty((0, columns))
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


def figure_to_data(figure: Figure) -> dict[str, Any]:
    """See :meth:`replot.Figure.to_dict`."""
    out: dict[str, Any] = {"replot": VERSION, "title": figure.title, "colorbar": figure.colorbar}
    if figure.columns is not None:
        out["columns"] = figure.columns
    out["panels"] = [_panel_data(panel) for panel in figure.panels]
    return out


def _numbers(values: np.ndarray) -> list[list[float | None]]:
    return [[None if math.isnan(v) else v for v in row] for row in values.tolist()]


def _axis_data(axis: Axis) -> dict[str, Any]:
    out: dict[str, Any] = {"label": axis.label, "categories": list(axis.categories)}
    if axis.side is not None:
        out["side"] = axis.side
    if axis.derived:
        out["derived"] = list(axis.derived)
    return out


def _panel_data(panel: Panel) -> dict[str, Any]:
    grid = panel.grid
    out: dict[str, Any] = {
        "title": panel.title,
        "x": _axis_data(panel.x),
        "y": _axis_data(panel.y),
        "values": _numbers(grid.values),
    }
    for name in ("low", "high", "error"):
        array = getattr(grid, name)
        if array is not None:
            out[name] = _numbers(array)
    out["states"] = ["".join(row) for row in grid.states.tolist()]
    if grid.suffix is not None:
        out["suffix"] = grid.suffix.tolist()
    if grid.bold is not None:
        out["bold"] = grid.bold.tolist()
    color = panel.color
    scale: dict[str, Any] = {}
    for name in (
        "cmap",
        "vmin",
        "vmax",
        "center",
        "label",
        "ticks",
        "tick_labels",
        "boundaries",
        "location",
        "described",
    ):
        value = getattr(color, name)
        if value is not None:
            scale[name] = list(value) if isinstance(value, tuple) else value
    if color.norm != "linear":
        scale["norm"] = color.norm
    out["color"] = scale
    note = {
        name: value for name in ("show", "format") if (value := getattr(panel.annotation, name)) is not None
    }
    if note:
        out["annotation"] = note
    return out


def json_schema() -> dict[str, Any]:
    """The JSON Schema of the figure spec."""
    return msgspec.json.schema(FigureSpec)
