"""Stretches of an axis with one value: ``all cells up to and including 16K are 10``."""

from __future__ import annotations

import pytest
from sources import cells

GRID = "A heatmap. Columns (length): 1K, 4K, 16K, 64K. Rows: A, B.\n\n{}"
N = None


@pytest.mark.parametrize(
    ("told", "row"),
    [
        ("All cells up to and including 16K are 10.", [10, 10, 10, N]),
        ("Up to a length of 4K, every score is 10.", [10, 10, N, N]),
        ("Every cell at 16K and beyond has a score of 3.", [N, N, 3, 3]),
        ("From 4K onwards, all values are 3.", [N, 3, 3, 3]),
        ("All cells at 4K or below hold 10.", [10, 10, N, N]),
        ("Each cell beyond 16K is 3, each cell is otherwise unknown.", [N, N, N, 3]),
        ("All cells up to 16K are 10. At 4K, A is 9 and B is 9.", [10, 9, 10, N]),
    ],
)
def test_all_cells_of_a_stretch(told, row):
    assert cells(GRID.format(told)) == [row, row]


@pytest.mark.parametrize(
    "told",
    [
        "Cells up to 16K are 10.",  # all of them?
        "Most cells up to 16K are 10.",
        "All cells up to 16K average 10.",
        "All cells up to 16K are about 10.",
        "All cells up to 16K are above 10.",
        "All cells up to 16K gain 10 points.",
        "All but one cell up to 16K are 10.",
    ],
)
def test_what_is_not_said_of_each_cell(told):
    assert cells(GRID.format(told)) == [[N] * 4] * 2


def test_a_stretch_of_labels_that_are_no_numbers():
    told = "A heatmap. Columns: May, June, July. Rows: A, B. All cells up to June are 10."
    assert cells(told) == [[N] * 3] * 2
