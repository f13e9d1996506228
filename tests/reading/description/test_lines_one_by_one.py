"""Rows and columns named one by one by their places, and a diagonal whose values stand right behind it."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

DIAGONAL = " The numbers on the diagonal, 31, 12 and 7, are those that the model classified correctly."
N = None


@pytest.mark.parametrize(
    "lines",
    [
        "The first column represents leaves rated “low”, the second column leaves rated “fair”, and the "
        "third column leaves rated “good”.",
        "The first column stands for “low”, the second column for “fair” and the third column for “good”.",
        "The top row stands for leaves labelled as “low”, the middle row for leaves labelled as “fair” and "
        "the bottom row for leaves labelled as “good”.",
        "The top row stands for low, the middle row for fair and the bottom row for good.",
        "A matrix of low, fair and good.",
    ],
)
@pytest.mark.parametrize(
    "diagonal",
    [DIAGONAL, " The diagonal values (31, 12, 7) are the correct ones.",
     " The numbers on the diagonal 31, 12 and 7 represent what was classified correctly."],
)
def test_names_by_place_and_the_diagonal(lines, diagonal):
    text = f"A confusion matrix of tea leaves. {lines}{diagonal}"
    assert panel(text).y.categories == panel(text).x.categories == ("low", "fair", "good")
    assert cells(text) == [[31, N, N], [N, 12, N], [N, N, 7]]


def test_several_words_in_the_last_row():
    text = "A heatmap. The top row stands for late trains, the middle row for early trains and the bottom " \
           "row for trains on time. The columns are May and June. The top row reads 1, 2."
    assert panel(text).y.categories == ("late trains", "early trains", "trains on time")


def test_where_one_of_the_names_is_not_understood_the_others_are_no_axis():
    text = "A confusion matrix. The first column represents (as one may think) the rest. The second column " \
           "is “fair” and the third column is “good”."
    try:
        assert panel(text).x.categories == ()
    except replot.NotAHeatmap:
        pass
