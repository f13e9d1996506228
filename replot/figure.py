"""The nouns: a figure as data.

A :class:`Figure` says *what* is shown and nothing about how it looks. Everything here is frozen;
arrays are numpy and read-only. :meth:`Figure.to_dict` and :meth:`Figure.from_dict` give and take
plain data, the same for JSON and YAML; that form is public and stable.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from replot.errors import SpecError

if TYPE_CHECKING:
    import pandas as pd

__all__ = [
    "APPROXIMATE",
    "BLANK",
    "RANGE",
    "STATED",
    "UNSTATED",
    "Annotation",
    "Axis",
    "ColorScale",
    "Figure",
    "Grid",
    "Panel",
]

STATED = "s"
"""The text gives a number."""
APPROXIMATE = "a"
"""The text gives a number and says that it is not exact."""
RANGE = "r"
"""The text gives only two ends; the value is their middle."""
BLANK = "b"
"""The figure shows an empty cell there."""
UNSTATED = "u"
"""The figure has the cell, the text does not say what is in it."""

STATES = (STATED, APPROXIMATE, RANGE, BLANK, UNSTATED)
X_SIDES = ("bottom", "top")
Y_SIDES = ("left", "right")
NORMS = ("linear", "log", "symlog", "two-slope", "classes")
LOCATIONS = ("right", "left", "top", "bottom", "none")
COLORBARS = ("each", "shared", "none")
VERSION = 1


@dataclass(frozen=True, slots=True)
class Axis:
    """One axis of a panel.

    Attributes
    ----------
    label : str or None
        The name of the axis.
    categories : tuple of str
        Tick labels. On x from left to right, on y from **top to bottom**.
    side : str or None
        Where the tick labels stand: ``"bottom"`` or ``"top"`` for x, ``"left"`` or ``"right"`` for y;
        None leaves it to the style.
    derived : tuple of str
        Those of the categories whose cells are computed from the others, such as a row of means.
    """

    label: str | None = None
    categories: tuple[str, ...] = ()
    side: str | None = None
    derived: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "categories", tuple(map(str, self.categories)))
        object.__setattr__(self, "derived", tuple(map(str, self.derived)))


def _array(values: Any, dtype: Any) -> np.ndarray:
    array = np.array(values, dtype=dtype)
    array.flags.writeable = False
    return array


def _floats(rows: Any) -> np.ndarray:
    if isinstance(rows, np.ndarray) and rows.dtype.kind in "fiu":
        return _array(rows, float)
    # None stands for "no value" in plain data; numpy turns it into NaN for float arrays
    return _array(rows, float)


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """The cells of a panel, row by row from the top.

    Attributes
    ----------
    values : ndarray of float, shape (rows, columns)
        Numbers as displayed; NaN where there is none. For a range, its middle.
    states : ndarray of str, shape (rows, columns)
        One letter a cell: see :data:`STATED` and its siblings.
    low, high : ndarray of float or None, shape (rows, columns)
        The two ends, where only a range is stated.
    error : ndarray of float or None, shape (rows, columns)
        The error that is stated with a value (``0.85 ± 0.02``).
    suffix : ndarray of str or None, shape (rows, columns)
        What the figure prints after the number, such as stars of significance.
    bold : ndarray of bool or None, shape (rows, columns)
        Cells that the text sets in bold.
    """

    values: np.ndarray
    states: np.ndarray
    low: np.ndarray | None = None
    high: np.ndarray | None = None
    error: np.ndarray | None = None
    suffix: np.ndarray | None = None
    bold: np.ndarray | None = None

    def __init__(
        self,
        values: Any,
        states: Any = None,
        low: Any = None,
        high: Any = None,
        error: Any = None,
        suffix: Any = None,
        bold: Any = None,
    ) -> None:
        put = object.__setattr__
        grid = _floats(values)
        if grid.ndim != 2:
            raise SpecError("must be rows of equal length", "values")
        put(self, "values", grid)
        if states is None:
            states = np.where(np.isnan(grid), BLANK, STATED)
        elif not isinstance(states, np.ndarray):
            states = [list(row) for row in states]
        put(self, "states", _array(states, "<U1") if grid.size else np.empty(grid.shape, "<U1"))
        for name, extra, dtype in (
            ("low", low, float),
            ("high", high, float),
            ("error", error, float),
            ("suffix", suffix, str),
            ("bold", bold, bool),
        ):
            array = None if extra is None else _array(extra, dtype)
            if array is not None:
                if array.shape != grid.shape:
                    raise SpecError(f"has the shape {array.shape}, values has {grid.shape}", name)
                # an array that says nothing is the same as none: one figure, one form
                empty = np.isnan(array).all() if dtype is float else not np.any(array != dtype())
                if empty:
                    array = None
            put(self, name, array)
        if self.states.shape != grid.shape:
            raise SpecError(f"has the shape {self.states.shape}, values has {grid.shape}", "states")
        wrong = set(np.unique(self.states).tolist()) - set(STATES)
        if wrong:
            raise SpecError(f"unknown state {min(wrong)!r}; known are {', '.join(STATES)}", "states")
        has_number = np.isin(self.states, (STATED, APPROXIMATE, RANGE))
        if (has_number & ~np.isfinite(grid)).any():
            row, column = np.argwhere(has_number & ~np.isfinite(grid))[0]
            raise SpecError("the cell is said to have a number and has none", f"values[{row}][{column}]")
        if (~has_number & ~np.isnan(grid)).any():
            row, column = np.argwhere(~has_number & ~np.isnan(grid))[0]
            raise SpecError("the cell is said to have no number and has one", f"values[{row}][{column}]")
        ranged = self.states == RANGE
        if ranged.any() and (
            self.low is None
            or self.high is None
            or np.isnan(self.low[ranged]).any()
            or np.isnan(self.high[ranged]).any()
        ):
            raise SpecError("a range needs both its ends", "low")

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        rows, columns = self.values.shape
        return rows, columns

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Grid):
            return NotImplemented
        if self.shape != other.shape or not np.array_equal(self.states, other.states):
            return False
        for name in ("values", "low", "high", "error"):
            mine, theirs = getattr(self, name), getattr(other, name)
            if (mine is None) != (theirs is None):
                return False
            if mine is not None and not np.array_equal(mine, theirs, equal_nan=True):
                return False
        for name in ("suffix", "bold"):
            mine, theirs = getattr(self, name), getattr(other, name)
            if (mine is None) != (theirs is None) or (mine is not None and not np.array_equal(mine, theirs)):
                return False
        return True

    def __hash__(self) -> int:
        return hash((self.values.tobytes(), self.states.tobytes()))


@dataclass(frozen=True, slots=True)
class ColorScale:
    """How values become colours.

    Stated colour limits, ticks and the range of the data are three different things; only the
    first two are kept here, the third follows from the grid.

    Attributes
    ----------
    cmap : str or tuple of str or None
        A colormap of matplotlib or seaborn by name, or colours (``#rrggbb``) from low to high.
    vmin, vmax : float or None
        The limits that the text states; None leaves them to the data.
    center : float or None
        The value at the middle of a diverging map.
    norm : str
        ``"linear"`` (with ``center``: equal slopes on both sides), ``"log"``, ``"symlog"``,
        ``"two-slope"`` (``center`` at the middle, each side stretched to its limit) or ``"classes"``.
    label : str or None
        The label of the colour bar.
    ticks : tuple of float or None
        Tick positions of the colour bar, as described.
    tick_labels : tuple of str or None
        Words at the ticks, or the names of the classes.
    boundaries : tuple of float or None
        For ``"classes"``: the edges between them, one more than there are classes.
    location : str or None
        ``"right"``, ``"left"``, ``"top"``, ``"bottom"`` or ``"none"``; None leaves it to the style.
    described : str or None
        The words of the text from which the colormap was chosen.
    """

    cmap: str | tuple[str, ...] | None = None
    vmin: float | None = None
    vmax: float | None = None
    center: float | None = None
    norm: str = "linear"
    label: str | None = None
    ticks: tuple[float, ...] | None = None
    tick_labels: tuple[str, ...] | None = None
    boundaries: tuple[float, ...] | None = None
    location: str | None = None
    described: str | None = None

    def __post_init__(self) -> None:
        # equal scales have one form: 0 and 0.0 would be written differently
        for name in ("vmin", "vmax", "center"):
            value = getattr(self, name)
            if value is not None:
                object.__setattr__(self, name, float(value))
        for name, kind in (("ticks", float), ("tick_labels", str), ("boundaries", float)):
            value = getattr(self, name)
            if value is not None:
                object.__setattr__(self, name, tuple(map(kind, value)))
        if self.cmap is not None and not isinstance(self.cmap, (str, tuple)):
            object.__setattr__(self, "cmap", tuple(self.cmap))


@dataclass(frozen=True, slots=True)
class Annotation:
    """Whether and how the numbers are printed in the cells.

    Attributes
    ----------
    show : bool or None
        None leaves it to the style.
    format : str or None
        A Python format specification such as ``".1f"``; None takes the shortest that is exact.
    """

    show: bool | None = None
    format: str | None = None


@dataclass(frozen=True, slots=True)
class Panel:
    """One heatmap: two axes, a grid, its colours."""

    x: Axis
    y: Axis
    grid: Grid
    title: str | None = None
    color: ColorScale = field(default_factory=ColorScale)
    annotation: Annotation = field(default_factory=Annotation)

    def to_frame(self) -> pd.DataFrame:
        """The values as a wide table.

        Returns
        -------
        DataFrame
            Rows are the y categories from the top, columns the x categories; NaN where there is
            no number.
        """
        import pandas as pd

        return pd.DataFrame(
            np.array(self.grid.values),
            index=pd.Index(self.y.categories, name=self.y.label),
            columns=pd.Index(self.x.categories, name=self.x.label),
        )


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of one or more heatmaps.

    Attributes
    ----------
    panels : tuple of Panel
        In reading order.
    title : str or None
        The title above all panels.
    colorbar : str
        ``"each"`` panel has its own colour bar, one is ``"shared"``, or there is ``"none"``.
    columns : int or None
        Panels in a row; None leaves it to the style.
    """

    panels: tuple[Panel, ...]
    title: str | None = None
    colorbar: str = "each"
    columns: int | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "panels", tuple(self.panels))
        validate(self)

    def replace(self, **changes: Any) -> Figure:
        """A copy with some fields changed."""
        return replace(self, **changes)

    def to_dict(self) -> dict[str, Any]:
        """The figure as plain data: dict, list, str, float, int, bool and None only.

        Fields at their default are left out, except ``x``, ``y``, ``values``, ``states``, ``color``
        and the titles.
        """
        out: dict[str, Any] = {"replot": VERSION, "title": self.title, "colorbar": self.colorbar}
        if self.columns is not None:
            out["columns"] = self.columns
        out["panels"] = [_panel_to_dict(panel) for panel in self.panels]
        return out

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Figure:
        """A figure from plain data.

        Parameters
        ----------
        data : mapping
            As :meth:`to_dict` gives it, or as read from JSON or YAML.

        Raises
        ------
        SpecError
            With the path of the field that does not hold.
        """
        from replot.spec import figure_from_data

        return figure_from_data(data)

    def to_frame(self) -> pd.DataFrame:
        """All cells as a long table, one line a cell.

        Returns
        -------
        DataFrame
            Columns ``panel`` (its place, from 0), ``title``, ``y``, ``x``, ``value``, ``low``, ``high``,
            ``error`` and ``state``.
        """
        import pandas as pd

        frames = []
        for k, panel in enumerate(self.panels):
            rows, columns = panel.grid.shape
            blank = np.full(rows * columns, np.nan)
            extra = {
                name: blank if (array := getattr(panel.grid, name)) is None else array.ravel()
                for name in ("low", "high", "error")
            }
            frames.append(
                pd.DataFrame(
                    {
                        "panel": k,
                        "title": panel.title,
                        "y": np.repeat(np.array(panel.y.categories, dtype=object), columns),
                        "x": np.tile(np.array(panel.x.categories, dtype=object), rows),
                        "value": panel.grid.values.ravel(),
                        **extra,
                        "state": panel.grid.states.ravel(),
                    }
                )
            )
        return pd.concat(frames, ignore_index=True)

    # A notebook asks the object itself, so these three reach for the drawing room when called.
    def _repr_png_(self) -> bytes:
        from replot.drawing import to_bytes

        return to_bytes(self, "png")

    def _repr_svg_(self) -> str:
        from replot.drawing import to_bytes

        return to_bytes(self, "svg").decode()

    def _repr_html_(self) -> str:
        from replot.drawing.alt_text import to_html

        return to_html(self)


def _plain(values: np.ndarray) -> list[list[float | None]]:
    return [[None if math.isnan(v) else v for v in row] for row in values.tolist()]


def _axis_to_dict(axis: Axis) -> dict[str, Any]:
    out: dict[str, Any] = {"label": axis.label, "categories": list(axis.categories)}
    if axis.side is not None:
        out["side"] = axis.side
    if axis.derived:
        out["derived"] = list(axis.derived)
    return out


def _panel_to_dict(panel: Panel) -> dict[str, Any]:
    grid = panel.grid
    out: dict[str, Any] = {
        "title": panel.title,
        "x": _axis_to_dict(panel.x),
        "y": _axis_to_dict(panel.y),
        "values": _plain(grid.values),
    }
    for name in ("low", "high", "error"):
        array = getattr(grid, name)
        if array is not None:
            out[name] = _plain(array)
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
