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
