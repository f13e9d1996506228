"""Lines told from their first value to their last."""

from __future__ import annotations

import pytest
from sources import cells

GRID = "A heatmap. Rows: Ada, Bo. Columns (k): 1, 5, 10, 20.\n\n{}\n\nBo: 9.1, 9.2, 9.3, 9.4."
BO = [9.1, 9.2, 9.3, 9.4]


@pytest.mark.parametrize(
    "course",
    [
        "Ada starts at 0.9, drops to 0.8, then 0.7, and ends at 0.6.",
        "In the Ada row, accuracy starts at 0.9 for k=1 and decreases to 0.8, 0.7 and 0.6 as k increases.",
        "Ada begins at 0.9 with k=1, falls sharply to 0.8 and finally reaches 0.7 and 0.6.",
        "- Ada: starting from 0.9, it declines to 0.8, 0.7 for k=10, and 0.6",
        "Ada falls from 0.9 to 0.8 to 0.7 to 0.6.",
    ],
)
def test_each_step_is_a_cell(course):
    assert cells(GRID.format(course)) == [[0.9, 0.8, 0.7, 0.6], BO]


@pytest.mark.parametrize(
    "course",
    [
        "Ada starts at 0.9, drops by 0.1 to 0.8, then 0.7.",  # a difference
        "Ada starts at 0.5, rises to 0.4, 0.6 and 0.7.",  # which does not rise
        "Ada starts at 0.9, drops to 0.8 and ends at 0.6.",  # of four cells
        "Ada starts at 0.9, averages 0.8, then drops to 0.7 and 0.6.",
        "Ada starts at 0.9 for k=5, drops to 0.8, 0.7 and 0.6 for k=1.",
        "Ada starts at 0.9, drops to between 0.8 and 0.85, then 0.7 and 0.6.",
    ],
)
def test_what_is_no_step_is_none(course):
    assert cells(GRID.format(course)) == [[None] * 4, BO]
