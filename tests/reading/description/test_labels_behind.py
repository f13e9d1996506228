"""Printed grids whose labels stand behind their values, and arrays below one another."""

from __future__ import annotations

import pytest
from sources import cells, told

import replot

ROWS = "  90    5    5  oak\n   8   85    7  elm tree\n   2    4   94  ash\n"
FENCE = "```"


@pytest.mark.parametrize(
    "grid",
    [
        f"{ROWS}  oak  elm  ash\n",
        f" oak  elm  ash\n{ROWS}",
        f"{FENCE}\n oak  elm  ash\n{ROWS}{FENCE}\n",
        f"{FENCE}\n oak  elm  ash\n{'-' * 20}\n{ROWS.replace('  oak', ' | oak')}{FENCE}\n",
    ],
)
def test_labels_behind_values(grid):
    said = f"The confusion matrix is a heatmap (rows: truth, columns: prediction).\n\n{grid}"
    assert told(said) == ["oak, elm, ash / oak, elm tree, ash\n90 5 5\n8 85 7\n2 4 94"]


def test_without_heads_the_columns_are_those_that_the_text_lists():
    rows = " 12  30  22  North Coast\n 8  11  19  South Coast\n"
    read = told(f"The heatmap has the columns Jan, Feb and Mar.\n\n{rows}")
    assert read == ["Jan, Feb, Mar / North Coast, South Coast\n12 30 22\n8 11 19"]


def test_values_with_units_are_no_grid():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("The boxes of the matrix are\n\n10 20 mm\n30 40 cm\n")


@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_arrays_without_labels_are_panels_of_their_own(gap):
    first, second = "[[13  2]\n [ 3 10]]\n", "[[0.87 0.13]\n [0.23 0.77]]\n"
    names = ["Confusion matrix, without normalization", "Normalized confusion matrix"]
    said = f"{names[0]}{gap}{first}{gap}{names[1]}{gap}{second}"
    assert [panel.title for panel in replot.parse(said).panels] == names
    assert [cells(said, k) for k in range(2)] == [[[13, 2], [3, 10]], [[0.87, 0.13], [0.23, 0.77]]]
