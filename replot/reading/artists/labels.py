"""Tick labels to categories: which cell a label belongs to, and what the other cells are called."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import numpy as np
from matplotlib.ticker import FixedFormatter, FuncFormatter, NullFormatter, ScalarFormatter

from replot.reading.artists.meshes import Side
from replot.reading.artists.notes import Notes
from replot.reading.description.document.markup.inline import latex

__all__ = ["categories", "label_sides", "plain"]

NEAR = 0.25
"""How far from the middle of a cell its tick may stand, as a share of the cell."""
MATH = re.compile(r"(?<!\\)\$((?:[^$\\]|\\.)+)\$")


def plain(text: Any, name: str, findings: Notes) -> str | None:
    """A text of matplotlib in one line and without mathtext, where that can be said in plain characters."""
    text = "" if text is None else " ".join(str(text).split())  # tick labels may be numbers
    if not text:
        return None
    if findings.literal:
        return text
    if text.count("$") < 2:
        return text.replace("\\$", "$")
    out = MATH.sub(lambda match: latex(re.sub(r"\\mathdefault\{((?:[^{}]|\{[^{}]*\})*)\}", r"\1",
                                              match.group(1))), text)
    if re.search(r"[\\{}]", out):
        findings.add("T211", f"{name}: the formula in {text!r} has no plain characters; it is kept as "
                             "it is written.")
        return text
    return out


def categories(axis: Any, side: Side, name: str, findings: Notes) -> tuple[str, ...]:
    """The names of the cells along an axis; empty for a cell that has none.

    Parameters
    ----------
    axis : matplotlib.axis.Axis
    side : Side
        The cells, in their order in the picture.
    name : str
        What findings call the axis.
    """
    formatter = axis.get_major_formatter()
    names = [""] * len(side.edges)
    ticks = [float(tick) for tick in axis.get_majorticklocs()]
    if not _shown(axis) or isinstance(formatter, NullFormatter) or not ticks:
        return tuple(names)
    if isinstance(formatter, ScalarFormatter):
        return _numbers(side, ticks, name, findings)
    is_list = _is_list(formatter)
    if not is_list:
        ticks = [round(tick, 12) + 0.0 for tick in ticks]  # a tick at -1e-17 is one at 0
    texts = _texts(formatter, ticks)
    for cell, k in _nearest(ticks, side).items():
        names[cell] = plain(texts[k], name, findings) or ""
    if not any(names) and not any(str(text).strip() for text in texts):
        return tuple(names)
    bare = [k for k, label in enumerate(names) if not label]
    if bare and not is_list:
        for k in bare:
            names[k] = plain(_formatted(formatter, side.centers[k]), name, findings) or ""
        _filled(len(bare), name, findings)
    elif bare and _fill_progression(names):
        _filled(len(bare), name, findings)
    if left := sum(not label for label in names):
        findings.add("T204", f"{name}: {left} of {len(names)} cells have no tick label; they stay without.",
                     "Give every row and column its tick before reading the figure.")
    return tuple(names)


def label_sides(axis: Any) -> tuple[bool, bool]:
    """Whether tick labels are shown at the bottom or left, and at the top or right."""
    params = axis.get_tick_params()
    # before matplotlib 3.9 the x axis calls its sides left and right as well
    return (bool(params.get("labelbottom", params.get("labelleft", False))),
            bool(params.get("labeltop", params.get("labelright", False))))


def _shown(axis: Any) -> bool:
    """Whether tick labels are shown, here or on an axis that shares them."""
    ax = axis.axes
    if not ax.axison or not axis.get_visible():
        return False
    if any(label_sides(axis)):
        return True
    group = ax.get_shared_x_axes() if axis.axis_name == "x" else ax.get_shared_y_axes()
    return len(group.get_siblings(ax)) > 1


def _nearest(ticks: Sequence[float], side: Side) -> dict[int, int]:
    """For each cell with a tick at its centre or near it: which tick is the nearest."""
    found: dict[int, tuple[float, int]] = {}
    for k, tick in enumerate(ticks):
        distance = np.abs(side.centers - tick) / (side.edges[:, 1] - side.edges[:, 0])
        cell = int(np.argmin(distance))
        if distance[cell] <= NEAR:
            found[cell] = min(found.get(cell, (np.inf, k)), (float(distance[cell]), k))
    return {cell: k for cell, (_, k) in found.items()}


def _is_list(formatter: Any) -> bool:
    """Whether a formatter knows the labels of its ticks and nothing of places between them."""
    func = getattr(formatter, "func", None)
    bound = getattr(func, "func", func)  # set_ticklabels binds a dict to Axis._format_with_dict
    return isinstance(formatter, FixedFormatter) or (
        isinstance(formatter, FuncFormatter) and getattr(bound, "__name__", "") == "_format_with_dict")


def _texts(formatter: Any, ticks: Sequence[float]) -> list[Any]:
    try:
        return formatter.format_ticks(ticks)
    except Exception:
        return [_formatted(formatter, tick) for tick in ticks]


def _formatted(formatter: Any, value: float) -> Any:
    try:
        return formatter(value, None)
    except Exception:  # a function of the user's, made for some places only
        return ""


def _numbers(side: Side, ticks: Sequence[float], name: str, findings: Notes) -> tuple[str, ...]:
    """Names of cells on an axis of numbers: where they stand."""
    _filled(len(side.centers) - len(_nearest(ticks, side)), name, findings)
    return tuple(_number_labels(side.centers))


def _number_labels(centers: np.ndarray) -> list[str]:
    """Numbers with as many decimals as tell them apart and lose nothing but rounding errors."""
    step = np.abs(np.diff(centers)).min(initial=np.inf)
    tolerance = 1e-6 * min(step, max(np.abs(centers).max(initial=0), 1e-12))
    for count in range(13):
        if (np.abs(np.round(centers, count) - centers) <= tolerance).all():
            return [f"{value + 0.0:.{count}f}" for value in np.round(centers, count)]
    return [f"{value:.6g}" for value in centers]


def _filled(count: int, name: str, findings: Notes) -> None:
    if count > 0:
        findings.add("T203", f"{name}: {count} cell{'' if count == 1 else 's'} without a tick of "
                             f"{'its' if count == 1 else 'their'} own named by position.")


def _fill_progression(names: list[str]) -> bool:
    """Fill in labels left out at regular steps: 0, -, 2, -, 4 is 0, 1, 2, 3, 4."""
    known = [k for k, label in enumerate(names) if label]
    if len(known) < 3:
        return False
    try:
        numbers = [float(names[k].replace("\N{MINUS SIGN}", "-")) for k in known]
    except ValueError:
        return False
    slope = (numbers[-1] - numbers[0]) / (known[-1] - known[0])
    start = numbers[0] - slope * known[0]
    line = start + slope * np.arange(len(names))
    if not slope or not np.allclose(line[known], numbers, rtol=0, atol=1e-9 * max(map(abs, numbers))):
        return False
    filled = _number_labels(line)
    if any(filled[k] != names[k].replace("\N{MINUS SIGN}", "-") for k in known):
        return False  # written in another way: 1k, 2.50, 007
    names[:] = filled
    return True
