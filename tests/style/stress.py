"""Figures that are hard to lay out, and hard to keep legible."""

from __future__ import annotations

from typing import Any

import numpy as np

from replot.figure import BLANK, STATED, UNSTATED, Annotation, Axis, ColorScale, Figure, Grid, Panel

__all__ = ["FIGURES", "small"]

LONG = ("Mean response time of the interactive session under heavy load",
        "Share of requests that were answered from the nearest replica",
        "Median depth of the queue before the second admission control",
        "Energy per delivered gigabyte, cooling and conversion included")


def _values(rows: int, columns: int, low: float = 0.0, high: float = 1.0, decimals: int = 2) -> np.ndarray:
    """Numbers that look random, fill their range, and are the same everywhere."""
    spread = np.arange(rows * columns) * 7 % (rows * columns) / max(rows * columns - 1, 1)
    return np.round(low + (high - low) * spread, decimals).reshape(rows, columns)


def _panel(values: np.ndarray, x: tuple[str, ...] = (), y: tuple[str, ...] = (), *, title: str | None = None,
           states: np.ndarray | None = None, labels: tuple[str, str] = ("Columns", "Rows"),
           format: str | None = None, **scale: Any) -> Panel:
    rows, columns = values.shape
    return Panel(Axis(labels[0], x or tuple(f"c{k + 1}" for k in range(columns))),
                 Axis(labels[1], y or tuple(f"r{k + 1}" for k in range(rows))),
                 Grid(values, states), title, ColorScale(**{"label": "Value", **scale}),
                 Annotation(True, format))


def small() -> Figure:
    """Three rows, four columns, a blank and an unstated cell."""
    values = _values(3, 4)
    states = np.full((3, 4), STATED)
    for place, state in (((0, 3), BLANK), ((2, 1), UNSTATED)):
        values[place], states[place] = np.nan, state
    return Figure((_panel(values, ("North", "East", "South", "West"), ("2023", "2024", "2025"), states=states,
                          labels=("Station", "Year"), vmin=0, vmax=1),), "Share of dry days")


def _holes() -> Figure:
    values = _values(8, 8, 0, 100, 0)
    states = np.full((8, 8), STATED)
    states[np.triu_indices(8, 1)] = BLANK
    states[4:, 0] = UNSTATED
    values[states != STATED] = np.nan
    return Figure((_panel(values, states=states, cmap="rocket"),), "Lower half")


def _shared() -> Figure:
    panels = [_panel(_values(4, 5, k, k + 4, 1), title=f"Panel {name}", cmap="magma", vmin=0, vmax=8)
              for k, name in enumerate(("one", "two", "three"))]
    return Figure(tuple(panels), "One bar for three", "shared")


WORDS = tuple(f"A rather long category number {k} of the list" for k in range(12))
UNBROKEN = ("Donaudampfschifffahrtsgesellschaft", "Betriebsunfaehigkeitsversicherungen",
            "Hottentottenstottertrottelmutter", "Rindfleischetikettierungsaufgaben")


def _long_panels() -> Figure:
    panels = [_panel(_values(4, 5), WORDS[:5], WORDS[:4], title=LONG[k], label=LONG[k]) for k in range(3)]
    return Figure(tuple(panels), LONG[0])


def _long_sides() -> Figure:
    values = _values(4, 4)
    panel = Panel(Axis(LONG[0], LONG, side="top"), Axis(LONG[1], LONG, side="right"), Grid(values), LONG[2],
                  ColorScale(label=LONG[3]), Annotation(True))
    return Figure((panel,))


FIGURES: dict[str, Figure] = {
    "one-cell": Figure((_panel(np.array([[0.5]]), title="One"),)),
    "one-row": Figure((_panel(_values(1, 40)),), "One row of forty"),
    "one-column": Figure((_panel(_values(40, 1)),), "One column of forty"),
    "many-numbers": Figure((_panel(_values(30, 30), cmap="plasma"),), "Nine hundred numbers"),
    "long-labels": Figure((_panel(_values(4, 4), LONG, LONG, labels=(LONG[0], LONG[1]), label=LONG[2]),)),
    "long-grid": Figure((_panel(_values(12, 12), WORDS, WORDS, labels=(LONG[0], LONG[1]), label=LONG[2]),),
                        LONG[3]),
    "long-rows": Figure((_panel(_values(20, 3), LONG[:3], tuple(f"{k} {LONG[k % 4]}" for k in range(20)),
                                label=LONG[0], title=LONG[1]),), LONG[2]),
    "long-cell": Figure((_panel(_values(1, 1), LONG[:1], LONG[1:2], labels=(LONG[2], LONG[3]), label=LONG[2],
                                title=LONG[0]),), LONG[3]),
    "long-sides": _long_sides(),
    "long-panels": _long_panels(),
    "unbroken": Figure((_panel(_values(4, 4), UNBROKEN, UNBROKEN, labels=("x" * 50, "y" * 50),
                               label="v" * 50),), "t" * 80),
    "many-words": Figure((_panel(_values(80, 40), tuple(f"word {k}" for k in range(40)),
                                 tuple(f"gene A{k}B" for k in range(80))),)),
    "holes": _holes(),
    "diverging": Figure((_panel(_values(6, 7, -3, 3, 1), cmap="RdBu_r", center=0),), "Change"),
    "magnitudes": Figure((_panel(10.0 ** np.arange(-12.0, 13).reshape(5, 5), norm="log", cmap="cividis"),)),
    "shared-bar": _shared(),
    "characters": Figure(
        (_panel(_values(3, 3), ("\u6771\u4eac", "\u00c5ngstr\u00f6m \u2264 5 \u00b5m", "\u03b1\u2192\u03b2"),
                ("caf\u00e9", "\u041c\u043e\u0441\u043a\u0432\u0430", "<b>&amp;</b> $x_1$ %s"),
                cmap="coolwarm"),),
        "A title that is much too long for one line of any column, says everything twice, says everything "
        "twice, and does not end before it has named \u6771\u4eac, caf\u00e9 and the price of 5 $"),
}
