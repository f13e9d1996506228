"""Sums of rows and columns that sentences tell, which are no cells, and lists of what came out right."""

from __future__ import annotations

import pytest
from sources import cells, panel

N = None
CROPS = "A confusion matrix of four crops, namely, oats, rye, barley and flax. "
NOTHING = [[N] * 4] * 4
DIAGONAL = [[18, N, N, N], [N, 27, N, N], [N, N, 33, N], [N, N, N, 41]]


@pytest.mark.parametrize(
    "told",
    [
        "The row sums are 20, 30, 40 and 50.",
        "The row totals show that 20 fields were classified as oats, 30 as rye and 40 as flax.",
        "The numbers of fields in each class (column sums) are 20, 30, 40 and 50, giving 140 in all.",
        "The totals of the rows read 20, 30, 40 and 50.",
        "The marginal totals are 20, 30, 40 and 50.",
        "The column totals (test data) were 20, 30, 40 and 50, respectively.",
    ],
)
def test_sums_are_no_cells(told):
    assert panel(CROPS + told).x.categories == ("oats", "rye", "barley", "flax")
    assert cells(CROPS + told) == NOTHING


@pytest.mark.parametrize(
    "told",
    [
        "The row sums are 20, 30, 40 and 50, while 5 oats were classified as rye.",
        "The row sums are 20, 30, 40 and 50. Of the oats, 5 oats were classified as rye.",
    ],
)
def test_cells_beside_sums_stay(told):
    assert cells(CROPS + told) == [[N, 5, N, N], *NOTHING[1:]]


def test_a_row_that_sums_to_one_is_a_row():
    text = "A heatmap. Each row sums to 1. Rows: a, b. Columns: x, y. a: 0.4, 0.6; b: 0.3, 0.7."
    assert cells(text) == [[0.4, 0.6], [0.3, 0.7]]


@pytest.mark.parametrize(
    "told",
    [
        "The diagonal values are 18, 27, 33 and 41, for the four classes, respectively.",
        "In this case, the numbers of correctly classified fields are 18, 27, 33, and 41, respectively.",
        "The numbers of correctly classified fields were 18, 27, 33 and 41 for the four crops, respectively.",
        "Numbers of correct predictions: 18, 27, 33 and 41.",
        "The number of correctly identified fields is 18, 27, 33 and 41, respectively.",
        "The row sums are 20, 30, 40 and 50. The numbers of correctly classified fields are "
        "18, 27, 33 and 41.",
    ],
)
def test_a_list_of_what_came_out_right_is_the_diagonal(told):
    assert cells(CROPS + told) == DIAGONAL


@pytest.mark.parametrize(
    "told",
    [
        "The numbers of misclassified fields are 18, 27, 33 and 41, respectively.",
        "The numbers of incorrectly classified fields are 18, 27, 33 and 41, respectively.",
        "The numbers of correctly classified fields are 18, 27 and 33, respectively.",
        "The numbers of correctly classified fields are 18, 27, 33 and 41 in the four years, respectively.",
        "The numbers of correctly classified fields are 18, 27, 33 and 41 for the four years, respectively.",
        "The number of correctly classified fields is 119 of 140.",
    ],
)
def test_other_lists_are_not(told):
    assert cells(CROPS + told) == NOTHING


def test_an_analysis_between_two_is_what_they_have():
    text = "A heatmap of correlations. The correlation analysis between Q1 and Q2 was not significant "
    text += "(r=0.05, p=0.6). The correlation analysis between Q1 and Q3 showed a positive correlation "
    text += "(r=0.57). The correlation analysis between Q2 and Q3 was not significant (r=0.18, p=0.1)."
    assert panel(text).x.categories == ("Q1", "Q2", "Q3")
    assert cells(text) == [[N, 0.05, 0.57], [N, N, 0.18], [N, N, N]]
