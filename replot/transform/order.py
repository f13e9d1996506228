"""Another order of rows or columns."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

import numpy as np

from replot.errors import ReplotError
from replot.figure import Axis, Figure, Panel
from replot.transform.cells import missing_labels, name_of, pick
from replot.transform.shape import chosen

__all__ = ["reorder"]

Which: TypeAlias = Literal["rows", "columns"]
WAYS = ("name", "value", "mean", "cluster", "reverse")
MOST_CLUSTERED = 5000
"""Labels that are clustered at most; time and memory grow with the square."""
MOST_REFINED = 400
"""Up to this many labels the leaves of the tree are also turned to stand best."""


def reorder(figure: Figure, axis: Which, by: str | Sequence[str], *, of: str | None = None,
            like: str | int | None = None, ascending: bool = True) -> Figure:
    """Put the rows or the columns of every panel in another order; the cells go with their labels.

    Parameters
    ----------
    figure : Figure
    axis : {"rows", "columns"}
    by : {"name", "value", "mean", "cluster", "reverse"} or sequence of str
        ``"name"`` reads numbers in labels as numbers (2 before 10). ``"value"`` takes the row or
        column `of`. ``"mean"`` is the mean of the numbers of each row or column. ``"cluster"``
        puts similar ones next to each other: average linkage of the root mean square difference
        over the cells that both have (needs scipy). ``"reverse"`` turns the order round. A
        sequence gives all labels in the order wanted.
    of : str, optional
        For ``"value"``: the label on the other axis.
    like : str or int, optional
        The panel, by title or position, whose order all panels take; they must have the same
        labels. None orders every panel by its own cells.
    ascending : bool
        False puts the last or largest first. Labels without a number are always last, and equal
        ones keep the order they had.

    Returns
    -------
    Figure
        Derived categories (see :func:`margins`) stay behind the others.

    Raises
    ------
    ReplotError
        If a label is not there, the order leaves some out, or scipy is missing.
    """
    if axis not in ("rows", "columns"):
        raise ReplotError(f"the axis is 'rows' or 'columns', not {axis!r}")
    if isinstance(by, str) and by not in WAYS:
        raise ReplotError(f"{by!r} is no order; there are {', '.join(WAYS)}, or all labels in the order "
                          "wanted")
    if by == "value" and of is None:
        raise ReplotError(f"by='value' needs of=, the {'column' if axis == 'rows' else 'row'} to order by")
    if like is not None:
        leader = chosen(figure, [like])[0]
        panel = figure.panels[leader]
        places = _order(panel, axis, by, of, ascending, name_of(panel, leader))
        by = [_axis(panel, axis).categories[k] for k in places]
        ascending = True
    return figure.replace(panels=tuple(
        _placed(panel, axis, _order(panel, axis, by, of, ascending, name_of(panel, k)))
        for k, panel in enumerate(figure.panels)))


def _axis(panel: Panel, axis: Which) -> Axis:
    return panel.y if axis == "rows" else panel.x


def _placed(panel: Panel, axis: Which, places: Sequence[int]) -> Panel:
    old = _axis(panel, axis)
    new = replace(old, categories=tuple(old.categories[k] for k in places))
    rows, columns = panel.grid.shape
    if axis == "rows":
        return replace(panel, y=new, grid=pick(panel.grid, places, range(columns)))
    return replace(panel, x=new, grid=pick(panel.grid, range(rows), places))


def _order(panel: Panel, axis: Which, by: str | Sequence[str], of: str | None, ascending: bool,
           name: str) -> list[int]:
    """The old positions in their new order."""
    own, other = (panel.y, panel.x) if axis == "rows" else (panel.x, panel.y)
    values = panel.grid.values if axis == "rows" else panel.grid.values.T
    where = f"the {'y' if axis == 'rows' else 'x'} axis of {name}"
    if not isinstance(by, str):
        return _explicit([str(label) for label in by], own, where)
    free = [k for k, label in enumerate(own.categories) if label not in own.derived]
    behind = [k for k, label in enumerate(own.categories) if label in own.derived]
    data = values[free][:, [k for k, label in enumerate(other.categories) if label not in other.derived]]
    if by == "reverse":
        ranks = list(range(len(free)))[::-1]
    elif by == "name":
        keys = _name_keys([own.categories[k] for k in free])
        ranks = sorted(range(len(free)), key=keys.__getitem__, reverse=not ascending)
    elif by == "cluster":
        ranks = _clustered(data, where)
    elif by == "mean":
        ranks = _by_number(_means(data), ascending)
    else:
        assert of is not None
        missing_labels([of], other.categories, f"the {'x' if axis == 'rows' else 'y'} axis of {name}")
        ranks = _by_number(values[free][:, other.categories.index(of)], ascending)
    return [free[k] for k in ranks] + behind


def _explicit(labels: list[str], axis: Axis, where: str) -> list[int]:
    missing_labels(labels, axis.categories, where)
    wanted, there = Counter(labels), Counter(axis.categories)
    if not any(label in wanted for label in axis.derived):
        labels = labels + [label for label in axis.categories if label in axis.derived]
        wanted = Counter(labels)
    if left := list(there - wanted):
        raise ReplotError(f"the order leaves out {left[0]!r} of {where}; leave labels out with select")
    if wanted != there:
        raise ReplotError(f"the order has {next(iter(wanted - there))!r} more often than {where}")
    places: dict[str, list[int]] = {}
    for k, label in enumerate(axis.categories):
        places.setdefault(label, []).append(k)
    return [places[label].pop(0) for label in labels]


def _name_keys(labels: Sequence[str]) -> list[tuple]:
    try:
        return [(float(label.replace("\N{MINUS SIGN}", "-")),) for label in labels]
    except ValueError:
        return [tuple((0, float(part), "") if part[0].isdecimal() else (1, 0.0, part.casefold())
                      for part in re.split(r"(\d+(?:\.\d+)?)", label) if part) for label in labels]


def _means(data: np.ndarray) -> np.ndarray:
    known = ~np.isnan(data)
    count = known.sum(axis=1)
    return np.where(count, np.where(known, data, 0).sum(axis=1) / np.maximum(count, 1), np.nan)


def _by_number(numbers: np.ndarray, ascending: bool) -> list[int]:
    # NaN sorts behind everything, whatever the direction
    return np.argsort(numbers if ascending else -numbers, kind="stable").tolist()


def _clustered(data: np.ndarray, where: str) -> list[int]:
    count = len(data)
    if count < 3:
        return list(range(count))
    if count > MOST_CLUSTERED:
        raise ReplotError(f"{where} has {count} labels, and at most {MOST_CLUSTERED} are clustered")
    try:
        from scipy.cluster.hierarchy import leaves_list, linkage
    except ImportError:
        raise ReplotError("clustering needs scipy: pip install 'replot[cluster]'") from None
    from scipy.spatial.distance import squareform

    condensed = squareform(_distances(data), checks=False)
    return leaves_list(linkage(condensed, "average", optimal_ordering=count <= MOST_REFINED)).tolist()


def _distances(data: np.ndarray) -> np.ndarray:
    """Root mean square differences of rows over the cells both have; the largest where there are none."""
    known = ~np.isnan(data)
    spread = np.ptp(data[known]) if known.any() else 0.0
    # about 0 and within 1, so that squares neither overflow nor cancel
    scaled = np.where(known, (data - (data[known].mean() if known.any() else 0.0)) / (spread or 1.0), 0.0)
    weight = known.astype(float)
    common = weight @ weight.T
    squares = scaled ** 2 @ weight.T
    total = np.maximum(squares + squares.T - 2 * scaled @ scaled.T, 0.0)
    distance = np.sqrt(total / np.maximum(common, 1.0))
    distance[common == 0] = distance[common > 0].max() if (common > 0).any() else 0.0
    np.fill_diagonal(distance, 0.0)
    return distance
