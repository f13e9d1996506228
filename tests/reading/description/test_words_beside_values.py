"""Words beside a value that tell nothing of it: how its cell looks, a comparison that is a label."""

from __future__ import annotations

import pytest
from sources import cells

N = None
SQUARE = "A 2×2 confusion matrix. Actual is on the vertical axis (ripe, raw), predicted on the other. "


@pytest.mark.parametrize(
    "said",
    [
        "the darkest one,",
        "by far the darkest,",
        "the darkest of all,",
        "which is the deepest blue,",
        "the most intense cell,",
    ],
)
def test_how_the_cell_of_a_value_looks(said):
    text = f"Heatmap. Rows: oak, elm. Columns: May, June. Oak in June, {said} has 9; elm in May has 4."
    assert cells(text) == [[N, 9], [4, N]]


def test_the_darkest_may_be_a_label():
    text = "Heatmap. Rows: oak, elm. Columns: the palest, the darkest. Oak: the palest 3, the darkest 4."
    assert cells(text) == [[3, 4], [N, N]]


@pytest.mark.parametrize(
    "said",
    [
        "76 of the 94 raw plums were labelled as such, and 18 slipped through as ripe.",
        "Of the 94 raw plums, 76 were recognised as such and 18 went through as ripe.",
    ],
)
def test_verdicts_in_one_word(said):
    assert cells(SQUARE + said) == [[N, N], [18, 76]]


HABITS = "Survey heatmap. Rows: less noise, more light, rent. Columns: Yes, Maybe, No. "


@pytest.mark.parametrize(
    ("said", "grid"),
    [
        ("The highest share is 78% for less noise / Yes, the lowest 7% for more light / No.",
         [[78, N, N], [N, N, 7], [N] * 3]),
        ("Yes reaches 61% for more light.", [[N] * 3, [61, N, N], [N] * 3]),
        ("Rent has 5% less Yes than No.", [[N] * 3] * 3),
        ("Yes is 5% lower than No for rent.", [[N] * 3] * 3),
    ],
)
def test_comparisons_that_are_labels(said, grid):
    assert cells(HABITS + said) == grid
