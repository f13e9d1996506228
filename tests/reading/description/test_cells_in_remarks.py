"""Cells that only the remarks on a figure tell, beside those that are listed."""

from __future__ import annotations

import pytest
from sources import cells

HEAD = (
    "## Heatmap: Punctuality of trains\n"
    "- **X-axis (Lines)**: Coast, Valley, Ring\n"
    "- **Y-axis (Seasons)**: spring, summer, autumn, winter\n"
    "### Detailed Analysis\n"
    "- **Coast**: highest in `spring` (97), lowest in `winter` (61).\n"
    "- **Valley**: highest in `summer` (95).\n"
    "### Key Trends\n"
)
LISTED = [[97, None, None], [None, 95, None], [None, None, None], [61, None, None]]


@pytest.mark.parametrize(
    ("remark", "cell"),
    [
        ("Coast and Ring stay punctual (e.g., `autumn` at 88 and 90).", {(2, 0): 88, (2, 2): 90}),
        ("Ring reaches 93 in `spring` and 70 in `winter`.", {(0, 2): 93, (3, 2): 70}),
        ("`winter` is hard: Coast (61), Valley (58), Ring (70).", {(3, 1): 58, (3, 2): 70}),
        ("The worst of all is Valley in `autumn` (44).", {(2, 1): 44}),
    ],
)
def test_what_remarks_tell_of_other_cells(remark, cell):
    grid = [row.copy() for row in LISTED]
    for (row, column), value in cell.items():
        grid[row][column] = value
    assert cells(f"{HEAD}- {remark}\n") == grid


@pytest.mark.parametrize(
    "remark",
    [
        "Coast beats Ring by 12 in `autumn`.",
        "Ring gains 8 in `autumn`.",
        "Ring averages 80 in `autumn`.",
        "Coast has 90 in `spring`, and Ring 80 in `autumn`.",
        "Ring loses 4 drivers in `autumn`.",
        "Ring is below 80 in `autumn`.",
        "3 of 4 seasons are above 90 for Ring.",
    ],
)
def test_remarks_that_tell_no_cell(remark):
    assert cells(f"{HEAD}- {remark}\n") == LISTED
