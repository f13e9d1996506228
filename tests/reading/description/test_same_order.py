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


SHOPS = "A heatmap. Rows: Ayr, Bath, Cork. Columns: nails, planks, screws.\n\n"


@pytest.mark.parametrize(
    "said",
    [
        "Ayr sold screws 5, nails 6 and planks 7. The corresponding figures for Bath are 1, 2 and 3.",
        "Ayr: screws 5, nails 6, planks 7. Corresponding counts in Bath (n = 9) were 1, 2, 3, respectively.",
        "Ayr sold 5 screws, 6 nails and 7 planks. For Bath the same figures were 1, 2 and 3.",
        "Ayr sold screws 5, nails 6 and planks 7. Bath's corresponding values: 1, 2, 3.",
    ],
)
def test_a_line_in_the_order_of_the_sentence_before(said):
    assert cells(SHOPS + said)[:2] == [[6, 7, 5], [2, 3, 1]]


@pytest.mark.parametrize(
    ("said", "bath"),
    [
        ("Ayr sold screws 5 and nails 6. The corresponding figures for Bath are 1 and 2.", [2, None, 1]),
        ("Ayr sold screws 5 and nails 6. The corresponding figures for Bath are 1, 2 and 3.", [1, 2, 3]),
        ("Ayr sold screws 5, nails 6 and planks 7. The corresponding figures for Bath are 1 and 2.",
         [None, None, None]),
        ("Ayr sold screws 5, nails 6 and planks 7. The figures for Bath are 1, 2 and 3.", [1, 2, 3]),
    ],
)
def test_as_many_values_as_the_sentence_before(said, bath):
    assert cells(SHOPS + said)[1] == bath
