"""Values told in the same order as those of lines before them."""

from __future__ import annotations

import pytest
from sources import cells

TWO = 'Two heatmaps, "Boys" and "Girls". Rows in both: A, B. Columns in both: x, y.\n\n'


@pytest.mark.parametrize(
    "said",
    [
        "Boys: A 1, 2. B 3, 4.\nGirls, in the same order: 7, 8; 9, 10.",
        "Boys: A 1, 2; B 3, 4.\nGirls, same order: 7, 8; 9, 10.",
        "Boys: A has 1, 2 and B has 3, 4.\nGirls: in the same order, 7, 8; 9, 10.",
    ],
)
def test_rows_in_the_order_of_those_before(said):
    assert cells(TWO + said) == [[1, 2], [3, 4]]
    assert cells(TWO + said, 1) == [[7, 8], [9, 10]]


def test_columns_in_the_order_of_those_before():
    said = "Boys: x 1, 2. y 3, 4.\nGirls, in the same order: 7, 8; 9, 10."
    assert cells(TWO + said) == [[1, 3], [2, 4]]
    assert cells(TWO + said, 1) == [[7, 9], [8, 10]]


def test_no_order_where_no_lines_came_before():
    text = "A heatmap. Rows: A, B. Columns: x, y. The values, in the same order: 7, 8; 9, 10."
    assert cells(text) == [[None, None], [None, None]]
