"""The nouns: a figure as data.

A :class:`Figure` says *what* is shown and nothing about how it looks. Everything here is frozen;
arrays are numpy and read-only. :meth:`Figure.to_dict` and :meth:`Figure.from_dict` give and take
plain data, the same for JSON and YAML; that form is public and stable.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from replot.figure.grid import ABSENT, APPROXIMATE, BLANK, RANGE, STATED, STATES, UNSTATED, Grid
from replot.figure.scales import Annotation, Axis, ColorScale
from replot.figure.validate import validate

if TYPE_CHECKING:
    import pandas as pd

__all__ = [
    "ABSENT",
    "APPROXIMATE",
    "BLANK",
    "RANGE",
    "STATED",
    "STATES",
    "UNSTATED",
    "Annotation",
    "Axis",
    "ColorScale",
    "Figure",
    "Grid",
    "Panel",
]


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
        from replot.spec import figure_to_data

        return figure_to_data(self)

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
            ``error``, ``state``, ``suffix`` and ``bold``.
        """
        import pandas as pd

        frames = []
        for k, panel in enumerate(self.panels):
            rows, columns = panel.grid.shape
            extra = {name: panel.grid.full(name).ravel() for name in ABSENT}
            frames.append(
                pd.DataFrame(
                    {
                        "panel": k,
                        "title": panel.title,
                        "y": np.repeat(np.array(panel.y.categories, dtype=object), columns),
                        "x": np.tile(np.array(panel.x.categories, dtype=object), rows),
                        "value": panel.grid.values.ravel(),
                        **{name: extra[name] for name in ("low", "high", "error")},
                        "state": panel.grid.states.ravel(),
                        **{name: extra[name] for name in ("suffix", "bold")},
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
