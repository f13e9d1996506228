"""Axes, colour scale and annotation: what stands around the cells."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Annotation", "Axis", "ColorScale"]


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
