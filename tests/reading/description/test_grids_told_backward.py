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


LISTS = "Heatmap. Rows: eel, pike, ide. Columns (ponds): Ash, Bream, Carp.\n\n"


@pytest.mark.parametrize(
    "lines",
    [
        "- eel (right to left): 3, 2, 1\n- pike, from right to left: 6, 5, 4\n- ide, left to right: 7, 8, 9",
        "From right to left:\n- eel: 3, 2, 1\n- pike: 6, 5, 4\n- ide: 9, 8, 7",
        "### Rows (each from right to left)\n- eel: 3, 2, 1\n- pike: 6, 5, 4\n- ide, left to right: 7, 8, 9",
        "**eel**, right to left: 3, 2, 1. **pike**, left to right: 4, 5, 6. **ide**: 7, 8, 9.",
        "Each column from bottom to top:\n- Ash: 7, 4, 1\n- Bream: 8, 5, 2\n- Carp: 9, 6, 3",
        "- Ash: from bottom to top: 7, 4, 1\n- Bream (bottom to top): 8, 5, 2\n- Carp: 3, 6, 9",
        "### Rows from bottom to top\n- ide: 7, 8, 9\n- pike: 4, 5, 6\n- eel: 1, 2, 3",
        "### Row by row, from the bottom upwards\n1. 7, 8, 9\n2. 4, 5, 6\n3. 1, 2, 3",
        "### Rows, last one first\n1. 7, 8, 9\n2. 4, 5, 6\n3. 1, 2, 3",
        "Rows from the bottom:\n1. 7, 8, 9\n2. 4, 5, 6\n3. 1, 2, 3",
        "### Column by column, from the right\n1. 3, 6, 9\n2. 2, 5, 8\n3. 1, 4, 7",
    ],
)
def test_what_lists_stand_under_tells_their_direction(lines):
    assert cells(LISTS + lines) == [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
