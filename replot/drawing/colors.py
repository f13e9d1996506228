"""Colours: from a colour scale and the data to colormap, norm, limits and ends."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import matplotlib
import numpy as np
from matplotlib import colors as mcolors

from replot.errors import SpecError
from replot.figure import ColorScale
from replot.style import Style

__all__ = ["Colors", "colormap", "contrast", "is_diverging", "linear", "luminance", "rgba8", "shares",
           "text_color"]

BLACK, WHITE = (0.0, 0.0, 0.0), (1.0, 1.0, 1.0)
LARGEST, SMALLEST = 1e300, 1e-280
"""Limits beyond these leave no room for differences and quotients of them, here and in matplotlib."""


@dataclass(frozen=True, eq=False)
class Colors:
    """How the values of one or more panels become colours.

    Attributes
    ----------
    cmap : Colormap
    norm : Normalize
        With its limits set.
    vmin, vmax : float
        The limits: those that the figure states, else those of the data.
    extend : {"neither", "min", "max", "both"}
        Whether values lie beyond the limits.
    known : bool
        Whether anything is known of the limits; False for a scale without limits, ticks and data.
    scale : ColorScale
        What the figure states; of panels that share a scale, the first that states something.
    """

    cmap: mcolors.Colormap
    norm: mcolors.Normalize
    vmin: float
    vmax: float
    extend: str
    known: bool = True
    scale: ColorScale = field(default_factory=ColorScale)

    def rgba8(self, values: np.ndarray) -> np.ndarray:
        """The colours of values as they come out in the picture: see :func:`rgba8`."""
        return rgba8(values, self.cmap, self.norm)

    @classmethod
    def of(cls, scales: Iterable[ColorScale], values: Iterable[np.ndarray], style: Style,
           path: str = "") -> Colors:
        """The colours of panels that share one scale.

        Parameters
        ----------
        scales : iterable of ColorScale
            The first one that states something decides.
        values : iterable of ndarray
            The numbers of the panels; NaN where there is none.
        path : str
            The field that an error names.

        Raises
        ------
        SpecError
            If a colormap, a colour or the limits do not hold.
        """
        scale = _merged(list(scales))
        data = _known(list(values))
        vmin, vmax, known = _limits(scale, data, path)
        cmap = colormap(scale, style, data, path)
        norm, cmap = _norm(scale, cmap, vmin, vmax, data)
        # a norm with two slopes needs something on both sides of its centre
        vmin, vmax = float(norm.vmin or 0.0), float(norm.vmax or 0.0)
        low, high = bool((data < vmin).any()), bool((data > vmax).any())
        extend = {(0, 0): "neither", (1, 0): "min", (0, 1): "max", (1, 1): "both"}[low, high]
        return cls(cmap, norm, vmin, vmax, extend, known, scale)


def rgba8(values: np.ndarray, cmap: mcolors.Colormap, norm: mcolors.Normalize) -> np.ndarray:
    """The colours of values as a mesh of matplotlib paints them: rounded to bytes, not cut.

    Parameters
    ----------
    values : ndarray of float
        NaN has the colour that the map has for bad values, mostly none.

    Returns
    -------
    ndarray of uint8, shape (..., 4)
    """
    count = cmap.N
    with np.errstate(over="ignore"):  # what lies that far beyond the limits is beyond them in any case
        place = shares(values, norm)
        if not isinstance(norm, mcolors.BoundaryNorm):
            place *= count
    ends = [getattr(cmap, f"get_{name}")() for name in ("under", "over", "bad")]
    table = np.concatenate([_bytes(cmap(np.arange(count))), _bytes(np.array(ends))])
    # the same steps as in a colormap of matplotlib: the upper limit belongs to the last colour
    with np.errstate(invalid="ignore"):
        place[place == count] = count - 1
        bad, under, over = np.isnan(place), place < 0, place >= count
        index = place.astype(np.intp)
    index[under], index[over], index[bad] = count, count + 1, count + 2
    return table[index]


def shares(values: np.ndarray, norm: mcolors.Normalize) -> np.ndarray:
    """Where values lie between the limits, from 0 to 1, or what else a norm makes of them.

    Parameters
    ----------
    values : ndarray of float
        What is not finite becomes NaN, as what a norm masks.
    """
    values = np.where(np.isfinite(values), values, np.nan)
    low, high = norm.vmin or 0.0, norm.vmax or 0.0
    if type(norm) is mcolors.Normalize and norm.scaled() and low < high and not norm.clip:
        # the same steps as in matplotlib, without masks
        return np.asarray((values - low) / (high - low))
    return np.ma.filled(np.ma.asarray(norm(np.ma.masked_invalid(values))).astype(float), np.nan)


def _known(values: list[np.ndarray]) -> np.ndarray:
    """All numbers of some grids in a row; not copied, if there is but one grid and it is full."""
    missing = [np.isnan(grid) for grid in values]
    parts = [grid[~gone] if gone.any() else grid.ravel() for grid, gone in zip(values, missing, strict=True)]
    return parts[0] if len(parts) == 1 else np.concatenate([*parts, np.empty(0)])


def _merged(scales: list[ColorScale]) -> ColorScale:
    """One scale: the norm of the first that has one, and of each field the first that is stated."""
    leading = next((scale for scale in scales if scale.norm != "linear"), scales[0])
    fitting = [leading, *(scale for scale in scales if scale.norm in (leading.norm, "linear"))]
    stated: dict[str, Any] = {
        name: next((value for scale in fitting if (value := getattr(scale, name)) is not None), None)
        for name in ("cmap", "vmin", "vmax", "center", "boundaries", "label", "location")}
    # labels belong to their ticks
    ticks = next((scale for scale in fitting if scale.ticks or scale.tick_labels), leading)
    return ColorScale(norm=leading.norm, ticks=ticks.ticks, tick_labels=ticks.tick_labels, **stated)


def _limits(scale: ColorScale, data: np.ndarray, path: str) -> tuple[float, float, bool]:
    vmin, vmax, known = _found_limits(scale, data)
    least = SMALLEST if scale.norm == "log" else -LARGEST
    if vmin < least or max(vmax, abs(scale.center or 0)) > LARGEST:
        raise SpecError(f"colours from {vmin:g} to {vmax:g} are beyond what can be computed", path)
    return vmin, vmax, known


def _found_limits(scale: ColorScale, data: np.ndarray) -> tuple[float, float, bool]:
    if scale.norm == "classes" and scale.boundaries:
        return scale.boundaries[0], scale.boundaries[-1], True
    if scale.norm == "log":
        data = data[data >= SMALLEST]
    # ticks that the figure shows lie within its limits
    seen = [tick for tick in scale.ticks or () if tick > 0 or scale.norm != "log"]
    seen += [float(data.min()), float(data.max())] if data.size else []
    known = bool(seen) or (scale.vmin is not None and scale.vmax is not None)
    otherwise = (0.1, 1.0) if scale.norm == "log" else (0.0, 1.0)
    vmin = scale.vmin if scale.vmin is not None else min(seen, default=None)
    vmax = scale.vmax if scale.vmax is not None else max(seen, default=None)
    if vmin is None:
        vmin = otherwise[0] if vmax is None else vmax - 1 if scale.norm != "log" else vmax / 10
    if vmax is None:
        vmax = vmin + 1 if scale.norm != "log" else vmin * 10
    if vmin > vmax:
        # one end is stated and all data lie beyond it
        if scale.vmin is not None:
            vmax = vmin
        else:
            vmin = vmax
    if vmax - vmin < SMALLEST:
        reach = 0.1 * abs(vmin) or 0.1
        vmin, vmax = (vmin / 2, vmax * 2) if scale.norm == "log" else (vmin - reach, vmax + reach)
    return float(vmin), float(vmax), known


def _norm(scale: ColorScale, cmap: mcolors.Colormap, vmin: float, vmax: float,
          data: np.ndarray) -> tuple[mcolors.Normalize, mcolors.Colormap]:
    if scale.norm == "classes" and scale.boundaries:
        count = len(scale.boundaries) - 1
        colors = cmap(np.arange(count)) if count == cmap.N else cmap(np.linspace(0, 1, count))
        return Classes(scale.boundaries, count), mcolors.ListedColormap(colors, name=cmap.name)
    if scale.norm == "log":
        return LogFromUnder(vmin, vmax), cmap
    if scale.norm == "symlog":
        sizes = np.abs(data[data != 0])
        widest = max(abs(vmin), abs(vmax))
        smallest = float(sizes.min()) if sizes.size else widest / 1000
        threshold = 10.0 ** np.floor(np.log10(min(max(smallest, widest / 1e6), widest)))
        return mcolors.SymLogNorm(threshold, vmin=vmin, vmax=vmax, base=10), cmap
    if scale.norm == "two-slope":
        center = 0.0 if scale.center is None else scale.center
        if vmin >= center:
            vmin = center - (vmax - center or 1.0)
        if vmax <= center:
            vmax = center + (center - vmin)
        return mcolors.TwoSlopeNorm(center, vmin, vmax), cmap
    if scale.center is not None:
        cmap = _centered(cmap, vmin, vmax, scale.center)
    return mcolors.Normalize(vmin, vmax), cmap


def _centered(cmap: mcolors.Colormap, vmin: float, vmax: float, center: float) -> mcolors.Colormap:
    """The piece of a map that lies between the limits, if its middle stands at the centre.

    Both sides keep the same slope, as in ``seaborn.heatmap(center=...)``.
    """
    reach = max(vmax - center, center - vmin)
    low, high = np.asarray(mcolors.Normalize(center - reach, center + reach)([vmin, vmax]), float)
    return mcolors.ListedColormap(cmap(np.linspace(low, high, 256)), name=cmap.name)


class LogFromUnder(mcolors.LogNorm):
    """A logarithmic norm under whose lower limit lies what has no logarithm, instead of nowhere."""

    def __call__(self, value: Any, clip: bool | None = None) -> Any:
        values: np.ma.MaskedArray = np.ma.asarray(value, float)
        with np.errstate(invalid="ignore", divide="ignore"):
            result = np.ma.asarray(super().__call__(values, clip))
        low = np.ma.filled(values <= 0, False)
        return np.ma.array(np.where(low, -1.0, np.ma.getdata(result)),
                           mask=np.ma.getmaskarray(values) | (np.ma.getmaskarray(result) & ~low))


class Classes(mcolors.BoundaryNorm):
    """Classes that hold their lower boundary; the last one holds its upper boundary, too."""

    def __call__(self, value: Any, clip: bool | None = None) -> Any:
        values: np.ma.MaskedArray = np.ma.asarray(value, float)
        result = super().__call__(values, clip)
        return np.ma.where(values == self.boundaries[-1], self.N - 2, result)


def colormap(scale: ColorScale, style: Style, data: np.ndarray | None = None,
             path: str = "") -> mcolors.Colormap:
    """The colormap of a scale under a style, which may replace it.

    Raises
    ------
    SpecError
        If there is no such colormap or colour.
    """
    both_signs = data is not None and data.size > 0 and data.min() < 0 < data.max()
    if scale.cmap is None:
        centered = (scale.center is not None or scale.norm == "two-slope"
                    or (scale.norm == "symlog" and both_signs))
        cmap = _named(style.diverging_cmap if centered else style.cmap, path)
    elif isinstance(scale.cmap, str):
        cmap = _named(scale.cmap, path)
    else:
        cmap = _listed(scale.cmap, scale, path)
    if style.cmap_rule == "keep":
        return cmap
    diverging = is_diverging(cmap)
    if style.cmap_rule == "gray":
        ends = [luminance(cmap(end)[:3]) for end in (0.0, 1.0)]
        return matplotlib.colormaps["Greys" if diverging or ends[0] > ends[1] else "Greys_r"]
    if style.cmap_rule == "colorblind":
        from replot.drawing.vision import separable

        if separable(cmap):
            return cmap
    return _named(style.diverging_cmap if diverging else style.cmap, path)


@cache
def _named(name: str, path: str) -> mcolors.Colormap:
    if name in matplotlib.colormaps:
        return matplotlib.colormaps[name]
    import seaborn  # registers maps of its own

    if name in matplotlib.colormaps:
        return matplotlib.colormaps[name]
    if name.partition(":")[0] in ("light", "dark", "ch", "cubehelix", "blend"):
        try:
            return seaborn.color_palette(name, as_cmap=True)
        except (ValueError, TypeError):
            pass
    known = {each.lower(): each for each in matplotlib.colormaps}
    near = difflib.get_close_matches(name.lower(), list(known), 1)
    hint = f"; did you mean {known[near[0]]!r}?" if near else ""
    raise SpecError(f"there is no colormap {name!r}{hint}", path)


def _listed(colors: tuple[str, ...], scale: ColorScale, path: str) -> mcolors.Colormap:
    for color in colors:
        if not mcolors.is_color_like(color):
            raise SpecError(f"{color!r} is no colour", path)
    if scale.norm == "classes" and scale.boundaries and len(colors) == len(scale.boundaries) - 1:
        return mcolors.ListedColormap(list(colors), name="described")
    return mcolors.LinearSegmentedColormap.from_list("described", list(colors))


def _bytes(rgba: np.ndarray) -> np.ndarray:
    return np.asarray(np.floor(rgba * 255 + 0.5), np.uint8)


def linear(rgb: Any) -> np.ndarray:
    """Colours between 0 and 1, any shape, as amounts of light; see IEC 61966-2-1 (sRGB)."""
    rgb = np.asarray(rgb, float)
    return np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)


def luminance(rgb: Any) -> Any:
    """Relative luminance of colours between 0 and 1, shape (..., 3); see WCAG 2.2."""
    return linear(rgb) @ np.array([0.2126, 0.7152, 0.0722])


def contrast(one: Any, other: Any) -> Any:
    """Contrast ratio of two colours, from 1 to 21; see WCAG 2.2."""
    first, second = luminance(one), luminance(other)
    return (np.maximum(first, second) + 0.05) / (np.minimum(first, second) + 0.05)


def text_color(rgb: Any) -> np.ndarray:
    """Black or white, whichever contrasts better with a fill; never less than 4.58 to 1.

    Parameters
    ----------
    rgb : array_like of float, shape (..., 3)

    Returns
    -------
    ndarray of bool, shape (...)
        Whether it is white.
    """
    # the two ratios are equal at sqrt(1.05 * 0.05) - 0.05
    return np.asarray(luminance(rgb) < np.sqrt(1.05 * 0.05) - 0.05)


def is_diverging(cmap: mcolors.Colormap) -> bool:
    """Whether a map is clearly lighter, or clearly darker, in its middle than at both its ends."""
    low, middle, high = (luminance(cmap(place)[:3]) for place in (0.0, 0.5, 1.0))
    return bool(middle > max(low, high) + 0.15 or middle < min(low, high) - 0.15)
