"""What the tests of the reader ask of a description: its cells, their states, the words that state them."""

from __future__ import annotations

import numpy as np

import replot


def panel(text: str, k: int = 0) -> replot.Panel:
    """One panel of the figure in a text."""
    return replot.parse(text).panels[k]


def cells(text: str, k: int = 0) -> list[list[float | None]]:
    """The values of a panel row by row, None where there is no number."""
    return [[None if np.isnan(v) else v for v in row] for row in panel(text, k).grid.values.tolist()]


def states(text: str, k: int = 0) -> list[str]:
    """The states of a panel, one word a row."""
    return ["".join(row) for row in panel(text, k).grid.states.tolist()]


def codes(text: str) -> set[str]:
    """The codes of what was found in a text."""
    return {finding.code for finding in replot.examine(text).findings}


def source(text: str, field: str) -> tuple[int, str]:
    """The line of the words that state a field, and these words as the source has them."""
    span = replot.examine(text).evidence[field]
    line = text.split("\n")[span.line - 1]
    return span.line, line[span.column - 1 : span.column - 1 + span.length]


def grid(panel: replot.Panel) -> str:
    """The cells of a panel, one row a line.

    ``u`` is a cell that the text does not state, ``b`` an empty one, ``~4`` an approximate value, ``4..6`` a
    range, ``4±1`` a value with its error, ``4*`` one with a star.
    """
    cells = panel.grid
    return "\n".join(
        " ".join(_cell(cells, i, j) for j in range(cells.shape[1])) for i in range(cells.shape[0])
    )


def told(text: str) -> list[str]:
    """The panels that a text tells, each in a few lines."""
    out = []
    for panel in replot.parse(text).panels:
        title = f"{panel.title}: " if panel.title else ""
        axes = " / ".join(", ".join(axis.categories) for axis in (panel.x, panel.y))
        out.append(f"{title}{axes}\n{grid(panel)}")
    return out


def _cell(cells, i: int, j: int) -> str:
    state = str(cells.states[i, j])
    if state in "bu":
        return state
    if state == "r":
        return f"{cells.low[i, j]:.6g}..{cells.high[i, j]:.6g}"
    error = "" if cells.error is None or np.isnan(cells.error[i, j]) else f"±{cells.error[i, j]:.6g}"
    suffix = "" if cells.suffix is None else cells.suffix[i, j]
    return f"{'~' if state == 'a' else ''}{cells.values[i, j]:.6g}{error}{suffix}"
