"""Whole grids without labels whose lines, or the values of each, are told from the other end."""

from __future__ import annotations

import pytest
from sources import cells

AXES = "Heatmap of sound levels. Columns from left to right: Mon, Tue, Wed. Rows from the top: Attic, Hall. "


@pytest.mark.parametrize(
    "words",
    [
        "From the left column to the right, the values are 3, 4; 5, 6; and 7, 8.",
        "From the leftmost column on, the values are 3, 4; 5, 6; 7, 8, each read from the top down.",
        "Column by column, from Mon to Wed, the values are 3, 4; 5, 6; 7, 8.",
        "Column by column, each from bottom to top, the values are 4, 3; 6, 5; 8, 7.",
        "From the rightmost column to the left, the values are 7, 8; 5, 6; 3, 4, each read from the top.",
        "From the right-hand column leftwards, the values are 7, 8; 5, 6; and 3, 4.",
        "Column by column from the right, the values are 7, 8; 5, 6; and 3, 4.",
        "Column by column, from Wed to Mon, the values are 7, 8; 5, 6; 3, 4.",
        "Row by row, from the left column to the right, the values are 3, 5, 7; 4, 6, 8.",
        "Row by row, each from right to left, the values are 7, 5, 3; 8, 6, 4.",
        "Row by row, from Hall to Attic, the values are 4, 6, 8; 3, 5, 7.",
        "From the bottom row up, the values are 4, 6, 8 and 3, 5, 7, each read from Mon to Wed.",
        "From the bottom row up, the values are 8, 6, 4 and 7, 5, 3, each read from Wed to Mon.",
        "From the bottom row to the top, the values are 4, 6, 8; 3, 5, 7.",
        "Starting with the lowest row, the values are 4, 6, 8; 3, 5, 7.",
        "Starting with the top row, the values are 3, 5, 7; 4, 6, 8, each from the left.",
    ],
)
def test_where_the_lines_begin_and_where_their_values_do(words):
    assert cells(AXES + words) == [[3, 5, 7], [4, 6, 8]]


def test_the_values_of_one_side_alone_are_no_grid():
    assert cells(AXES + "The bottom row holds the values 4, 6, 8, read from the left.")[1] == [4, 6, 8]
