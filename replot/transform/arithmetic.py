"""Figures computed from figures: differences and means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

import numpy as np

from replot.errors import ReplotError
from replot.figure import APPROXIMATE, BLANK, RANGE, STATED, UNSTATED, Axis, ColorScale, Figure, Grid, Panel
from replot.transform.cells import decimals, name_of, pick, rounded

__all__ = ["margins", "subtract"]

Join: TypeAlias = Literal["exact", "inner"]


def subtract(figure: Figure, other: Figure, *, join: Join = "exact", title: str | None = None,
             cmap: str = "RdBu_r") -> Figure:
    """The difference ``figure - other``, cell by cell on matching labels.

    Panels are matched by title (by position where titles are missing or stand twice), rows and
    columns by label; the order is that of `figure`. The colours are a diverging map with 0 at its
    middle. A cell that is blank in one figure is blank, else one that is unstated in one is
    unstated. The difference of ranges is the range of all differences; an approximate cell makes
    the difference approximate; where both cells state an error, the errors are taken as
    independent (root of the sum of squares), otherwise the difference has none. Suffixes and bold
    cells belong to the old numbers and are not kept.

    Parameters
    ----------
    figure, other : Figure
    join : {"exact", "inner"}
        What to do with a label or panel that only one of the figures has, in the words of xarray:
        refuse it, or leave it out.
    title : str, optional
        The title of the result; None keeps a title that both have, or writes ``A - B``.
    cmap : str
        A diverging colormap.

    Returns
    -------
    Figure

    Raises
    ------
    ReplotError
        If labels do not match, or stand twice on an axis.
    """
    if join not in ("exact", "inner"):
        raise ReplotError(f"join is 'exact' or 'inner', not {join!r}")
    pairs = _matched_panels(figure, other, join)
    panels = tuple(_difference(mine, theirs, join, cmap, name_of(mine, k))
                   for k, (mine, theirs) in enumerate(pairs))
    if title is None:
        title = figure.title if figure.title == other.title else \
            f"{figure.title or 'untitled'} \N{MINUS SIGN} {other.title or 'untitled'}"
    return figure.replace(panels=panels, title=title or None)


def _matched_panels(figure: Figure, other: Figure, join: Join) -> list[tuple[Panel, Panel]]:
    mine, theirs = figure.panels, other.panels
    if len(mine) == len(theirs) == 1:
        return [(mine[0], theirs[0])]
    titles, other_titles = [p.title for p in mine], [p.title for p in theirs]
    named = all(titles) and all(other_titles) and len(set(titles)) == len(mine) \
        and len(set(other_titles)) == len(theirs)
    if not named:
        if len(mine) != len(theirs):
            raise ReplotError(f"{len(mine)} and {len(theirs)} panels cannot be matched without titles that "
                              "tell them apart")
        return list(zip(mine, theirs, strict=True))
    _same_labels([t or "" for t in titles], [t or "" for t in other_titles], "the panels", join)
    by_title = {panel.title: panel for panel in theirs}
    return [(panel, by_title[panel.title]) for panel in mine if panel.title in by_title]


def _same_labels(mine: Sequence[str], theirs: Sequence[str], where: str, join: Join) -> None:
    for labels in (mine, theirs):
        if len(set(labels)) < len(labels):
            twice = next(label for label in labels if list(labels).count(label) > 1)
            raise ReplotError(f"{where}: {twice!r} stands twice, so cells cannot be matched by label")
    first, second = set(mine), set(theirs)
    if join == "exact" and first != second:
        apart = [f"{label!r} only in the {which} figure"
                 for which, labels, there in (("first", mine, second), ("second", theirs, first))
                 for label in labels if label not in there]
        more = f" and {len(apart) - 5} more" if len(apart) > 5 else ""
        raise ReplotError(f"{where}: {'; '.join(apart[:5])}{more}; join='inner' leaves them out")
    if not first & second:
        raise ReplotError(f"{where}: the two figures have no label in common")


def _difference(mine: Panel, theirs: Panel, join: Join, cmap: str, name: str) -> Panel:
    for axis in ("x", "y"):
        _same_labels(getattr(mine, axis).categories, getattr(theirs, axis).categories,
                     f"the {axis} axis of {name}", join)
    x, y = (_common(getattr(mine, axis), getattr(theirs, axis)) for axis in ("x", "y"))
    first, second = (pick(panel.grid, [panel.y.categories.index(c) for c in y.categories],
                          [panel.x.categories.index(c) for c in x.categories]) for panel in (mine, theirs))
    label = f"Difference in {mine.color.label}" if mine.color.label else "Difference"
    color = ColorScale(cmap=cmap, center=0.0, label=label, location=mine.color.location)
    return Panel(x, y, _minus(first, second), mine.title, color,
                 replace(mine.annotation, format=_signed(mine.annotation.format)))


def _common(axis: Axis, other: Axis) -> Axis:
    there = set(other.categories)
    kept = tuple(c for c in axis.categories if c in there)
    return replace(axis, categories=kept, derived=tuple(c for c in axis.derived if c in kept))


def _minus(first: Grid, second: Grid) -> Grid:
    digits = [decimals(array) for grid in (first, second) for array in (grid.values, *_ends(grid))]
    count = None if None in digits else max(d for d in digits if d is not None)
    values = rounded(first.values - second.values, count)
    states = _joint(first.states, second.states)
    ranged = states == RANGE
    (low, high), (other_low, other_high) = _ends(first), _ends(second)
    error = None
    if first.error is not None and second.error is not None:
        error = np.where(np.isnan(values), np.nan, np.hypot(first.error, second.error))
        places = [decimals(grid_error) for grid_error in (first.error, second.error)]
        error = rounded(error, None if None in places else max(p for p in places if p is not None) + 1)
    return Grid(values, states, low=np.where(ranged, rounded(low - other_high, count), np.nan),
                high=np.where(ranged, rounded(high - other_low, count), np.nan), error=error)


def _joint(first: np.ndarray, second: np.ndarray) -> np.ndarray:
    """The state of a cell that is computed from two: the one that says least wins."""
    states = np.full(first.shape, STATED)
    for state in (APPROXIMATE, RANGE, UNSTATED, BLANK):
        states[(first == state) | (second == state)] = state
    return states


def _ends(grid: Grid) -> tuple[np.ndarray, np.ndarray]:
    """Both ends of every cell; for a cell that is no range both are its value."""
    ranged = grid.states == RANGE
    if grid.low is None or grid.high is None:
        return grid.values, grid.values
    return np.where(ranged, grid.low, grid.values), np.where(ranged, grid.high, grid.values)


def _signed(spec: str | None) -> str | None:
    """The format with a sign on both kinds of numbers."""
    if spec is None or spec[:1] in ("+", "-", " ") or spec[:1] in tuple("<>=^") or spec[1:2] in tuple("<>=^"):
        return spec
    return f"+{spec}"


def margins(figure: Figure, *, rows: bool = True, columns: bool = True, label: str = "mean") -> Figure:
    """Add the means of rows and columns as extra cells, marked as derived.

    The mean of each row stands in a new last column, the mean of each column in a new last row,
    the mean of all cells in the corner. The new category is listed in :attr:`Axis.derived`, so
    that nobody takes it for data: a drawing sets it apart, and :func:`reorder` leaves it last.

    A mean is over the cells that have a number, blank ones do not count. It is a range where a
    range goes into it (the means of both ends), approximate where an approximate cell or one whose
    value is unstated does, and has no number where none of its cells has one. It is rounded to one
    decimal more than the data have.

    Parameters
    ----------
    figure : Figure
    rows : bool
        Whether every row gets its mean.
    columns : bool
        Whether every column gets its mean.
    label : str
        The name of the new category.

    Returns
    -------
    Figure

    Raises
    ------
    ReplotError
        If an axis has such a label already, or has means already.
    """
    return figure.replace(panels=tuple(_with_means(panel, rows, columns, label, name_of(panel, k))
                                       for k, panel in enumerate(figure.panels)))


def _with_means(panel: Panel, rows: bool, columns: bool, label: str, name: str) -> Panel:
    for wanted, which, axis in ((rows, "x", panel.x), (columns, "y", panel.y)):
        if wanted and axis.derived:
            raise ReplotError(f"the {which} axis of {name} has {axis.derived[0]!r} as derived category "
                              "already")
        if wanted and label in axis.categories:
            raise ReplotError(f"the {which} axis of {name} has a category {label!r}; give the means another "
                              "label")
    grid = panel.grid
    down, across = _data(panel.y), _data(panel.x)
    count = decimals(pick(grid, down, across).values)
    count = None if count is None else count + 1
    if rows:
        # the mean of a row that is itself derived is the mean of all cells
        means = [_mean(pick(panel.grid, [i] if i in down else down, across), count)
                 for i in range(grid.shape[0])]
        grid = _joined(grid, means, 1)
    if columns:
        means = [_mean(pick(panel.grid, down, [j] if j in across else across), count)
                 for j in range(panel.grid.shape[1])]
        if rows:
            means.append(_mean(pick(panel.grid, down, across), count))
        grid = _joined(grid, means, 0)
    return replace(panel, grid=grid, x=_derived(panel.x, label) if rows else panel.x,
                   y=_derived(panel.y, label) if columns else panel.y)


def _data(axis: Axis) -> list[int]:
    return [k for k, label in enumerate(axis.categories) if label not in axis.derived]


def _derived(axis: Axis, label: str) -> Axis:
    return replace(axis, categories=(*axis.categories, label), derived=(*axis.derived, label))


def _mean(grid: Grid, count: int | None) -> tuple[float, str, float, float]:
    """Value, state and both ends of the mean of all cells."""
    known = ~np.isnan(grid.values)
    unstated = (grid.states == UNSTATED).any()
    if not known.any():
        return np.nan, UNSTATED if unstated else BLANK, np.nan, np.nan
    low, value, high = (float(rounded(np.asarray(array[known].mean()), count))
                        for array in (_ends(grid)[0], grid.values, _ends(grid)[1]))
    if unstated:
        return value, APPROXIMATE, np.nan, np.nan
    if (grid.states == RANGE).any():
        return value, RANGE, low, high
    return value, APPROXIMATE if (grid.states == APPROXIMATE).any() else STATED, np.nan, np.nan


def _joined(grid: Grid, means: list[tuple[float, str, float, float]], axis: int) -> Grid:
    """The grid with one more row (axis 0) or column (axis 1)."""
    values, states, low, high = (np.expand_dims(np.array(part), axis) for part in zip(*means, strict=True))
    new = {"values": values, "states": states, "low": low, "high": high,
           "error": np.full(values.shape, np.nan), "suffix": np.full(values.shape, ""),
           "bold": np.full(values.shape, False)}

    def joined(name: str) -> np.ndarray | None:
        old = getattr(grid, name)
        if old is None and (name not in ("low", "high") or np.isnan(new[name]).all()):
            return None
        return np.concatenate([np.full(grid.shape, np.nan) if old is None else old, new[name]], axis=axis)

    return Grid(**{name: joined(name) for name in new})
