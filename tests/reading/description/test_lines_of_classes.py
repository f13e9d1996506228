"""Lines of a confusion matrix that people go through, by place and by label; what the next sentence says."""

from __future__ import annotations

import pytest
from sources import cells, panel

N = None
LEAD = "A confusion matrix with the classes oak, elm and fir on both axes. "
EMPTY = [[N, N, N]] * 3


@pytest.mark.parametrize("again", [', for "fir,"', ', "fir",', " (fir)", ', called "fir",', " for `fir`"])
def test_the_label_of_a_column_that_is_told_by_its_place_is_no_row(again):
    assert cells(f"{LEAD}The third column{again} has a value of 37.") == EMPTY


@pytest.mark.parametrize(
    "said",
    [
        "Look at the second row, for `elm`. This contains the numbers 4, 31, and 5.",
        'Look at the second row, "elm". It holds 4, 31, and 5.',
        "Take the middle row (elm). This row has the values 4, 31 and 5.",
    ],
)
def test_a_row_that_the_sentence_before_tells(said):
    assert cells(LEAD + said) == [[N, N, N], [4, 31, 5], [N, N, N]]


@pytest.mark.parametrize(
    "said",
    [
        "7 leaves were predicted as fir, but in reality are oak.",
        'Looking at the third column, "fir", I see that 7 leaves were read as fir, but in reality are oak.',
        "This means that 7 leaves were predicted as fir but should have been oak.",
        "7 leaves are classified as fir instead of oak.",
        "7 of the 90 leaves (8%) were read as fir rather than oak.",
    ],
)
def test_the_true_class_behind_the_other_one(said):
    assert cells(LEAD + said) == [[N, N, 7], [N, N, N], [N, N, N]]


@pytest.mark.parametrize(
    "said",
    [
        "The data contains a total of 60 elm leaves. 27 of those (45%) are classified as oak, 29 as elm "
        "(48.3%), and 4 as fir (6.7%).",
        "There are 60 elms. Of these, 27 are classified as oak, 29 as elm and 4 as fir.",
    ],
)
def test_a_class_whose_size_the_sentence_before_tells(said):
    assert cells(LEAD + said)[1] == [27, 29, 4]


def test_axes_that_are_called_the_truth_and_what_was_predicted():
    """Nobody calls the figure a confusion matrix; what is bidden is no name of an axis."""
    text = (
        "Let us go through it. Mind the labels of the *y*-axis and the *x*-axis. On the *y*-axis is "
        '"True label" referring to the real trees. The *x*-axis is "Predicted label" indicating the guess of '
        'a program.\n\nThe first column has the label "oak." Looking at the second column, "elm," we find '
        "that 11 trees were predicted as elm, but in reality are oak. The third column, for 'fir,' has a "
        "value of 3.\n\nThe data contains a total of 60 elm trees. 27 of those (45%) are classified as oak, "
        "29 as elm (48.3%), and 4 as fir (6.7%)."
    )
    read = panel(text)
    assert (read.y.label, read.x.label) == ("True label", "Predicted label")
    assert read.x.categories == read.y.categories == ("oak", "elm", "fir")
    assert cells(text) == [[N, 11, N], [27, 29, 4], [N, N, N]]


LEFT = (
    "The confusion matrix. For the `deu` class there are 60 samples. The model predicted 40 of them as "
    "German, 12 as Dutch and 8 as Danish. "
)


@pytest.mark.parametrize(
    "row",
    [
        "So the row for `deu` in the matrix becomes `[40, 12, 8]`.",
        'The corresponding row for the class "deu" is then [40, 12, 8].',
        "In the matrix, the row of deu thus reads: [40, 12, 8].",
    ],
)
def test_a_row_that_is_not_called_as_its_column(row):
    text = LEFT + row
    assert panel(text).y.categories == ("deu",)
    assert panel(text).x.categories == ("German", "Dutch", "Danish")
    assert cells(text) == [[40, 12, 8]]
    text += " The row for `ned` is `[1, 2, 3]`."
    assert panel(text).y.categories == ("deu", "ned")
    assert cells(text) == [[40, 12, 8], [1, 2, 3]]


def test_a_row_with_other_numbers_than_the_sentence():
    text = f"{LEFT}So the row for `deu` becomes `[40, 8, 12]`."
    assert panel(text).x.categories == panel(text).y.categories == ("German", "Dutch", "Danish")
    assert cells(text) == [[None] * 3] * 3


def test_a_row_that_is_called_as_its_column():
    text = f"{LEFT.replace('`deu`', 'German')}So the row for German becomes [40, 12, 8]."
    assert panel(text).x.categories == panel(text).y.categories == ("German", "Dutch", "Danish")
    assert cells(text)[0] == [40, 12, 8]
