"""Random figures, and a few made by hand, for all tests."""

from __future__ import annotations

import numpy as np
from hypothesis import strategies as st

from replot.figure import Annotation, Axis, ColorScale, Figure, Grid, Panel

NUMBERS = st.floats(-1e12, 1e12, allow_nan=False) | st.sampled_from([0.0, 77.3, 1e-300, 123456789.123456])
TEXTS = st.text(max_size=8) | st.sampled_from([
    "$x_1^2$", "50% <b>&amp;</b>", "]]>", "\\", "(a) \\) ⟨⟩", "日本語", "العربية", "👩‍🔬",
    "\x00\x1b\x7f", "\u2028", " ", ""])


@st.composite
def grids(draw, rows: int, columns: int, numbers=NUMBERS) -> Grid:
    """Cells in all states."""

    def cells(values):
        every = st.lists(values, min_size=rows * columns, max_size=rows * columns)
        return np.array(draw(every)).reshape(rows, columns)

    states = cells(st.sampled_from("ssssarbu"))
    values = cells(numbers)
    values = np.where(np.isin(states, ["b", "u"]), np.nan, values)
    ranged = states == "r"
    low = np.where(ranged, values - 1, np.nan)
    high = np.where(ranged, values + 1, np.nan)
    error = np.where((states == "s") & draw(st.booleans()), 0.5, np.nan)
    suffix = bold = None
    if draw(st.booleans()):
        suffix = cells(st.sampled_from(["", "*", "**", "†"]))
        bold = states == "s"
    return Grid(values, states, low, high, error, suffix, bold)


@st.composite
def scales(draw) -> ColorScale:
    """Colour scales of every norm."""
    norm = draw(st.sampled_from(["linear", "log", "symlog", "two-slope", "classes"]))
    label = draw(st.none() | TEXTS)
    if norm == "classes":
        edges = sorted(draw(st.sets(st.integers(-50, 50), min_size=2, max_size=6)))
        names = [str(k) for k in range(len(edges) - 1)] if draw(st.booleans()) else None
        return ColorScale("Blues", norm="classes", label=label, boundaries=edges, tick_labels=names)
    low = draw(st.floats(0.1, 10))
    high = low + draw(st.floats(0.5, 1000))
    center = (low + high) / 2 if norm == "two-slope" or (norm == "linear" and draw(st.booleans())) else None
    cmap = draw(st.sampled_from([None, "viridis", "RdBu_r", ("#000000", "#ff0000", "#ffffff")]))
    location = draw(st.sampled_from([None, "right", "left", "top", "bottom", "none"]))
    ticks = draw(st.sampled_from([None, (low, high)]))
    return ColorScale(cmap, low, high, center, norm, label, ticks, location=location)


@st.composite
def axes(draw, count: int, sides: tuple[str, str]) -> Axis:
    """Axes with any labels."""
    labels = draw(st.lists(TEXTS, min_size=count, max_size=count))
    return Axis(draw(st.none() | TEXTS), tuple(labels), draw(st.sampled_from([None, *sides])))


@st.composite
def figures(draw, most: int = 4, numbers=NUMBERS) -> Figure:
    """Figures of up to three panels of up to ``most`` rows and columns."""
    panels = []
    for _ in range(draw(st.integers(1, 3))):
        rows, columns = draw(st.integers(1, most)), draw(st.integers(1, most))
        panels.append(Panel(draw(axes(columns, ("bottom", "top"))), draw(axes(rows, ("left", "right"))),
                            draw(grids(rows, columns, numbers)), draw(st.none() | TEXTS), draw(scales()),
                            Annotation(draw(st.sampled_from([None, True, False])),
                                       draw(st.sampled_from([None, ".1f", ".3g"])))))
    return Figure(tuple(panels), draw(st.none() | TEXTS), draw(st.sampled_from(["each", "shared", "none"])),
                  draw(st.sampled_from([None, 1, 2])))


def every_state() -> Figure:
    """One panel with a cell in each state, an error, a suffix and a number in bold."""
    nan = np.nan
    grid = Grid([[77.3, 69.7, nan, 12.5], [nan, 98.3, 50.0, 0.0]], ["sabs", "usrs"],
                low=[[nan] * 4, [nan, nan, 40, nan]], high=[[nan] * 4, [nan, nan, 60, nan]],
                error=[[0.2, nan, nan, nan], [nan] * 4], suffix=[["", "*", "", ""], ["", "", "", "**"]],
                bold=[[True, False, False, False], [False] * 4])
    return Figure((Panel(Axis("Length", ("5", "6", "7", "8")), Axis("Type", ("one", "two")), grid,
                         color=ColorScale("OrRd", 0, 100, label="Accuracy (%)", ticks=(0, 50, 100))),),
                  "Accuracy by length")


def plain(rows: int, columns: int, seed: int = 0) -> Figure:
    """One panel of random numbers between 0 and 100."""
    values = np.random.default_rng(seed).integers(0, 1001, (rows, columns)) / 10
    x, y = Axis("column", tuple(map(str, range(columns)))), Axis("row", tuple(map(str, range(rows))))
    return Figure((Panel(x, y, Grid(values)),))
