"""Which of two classes true and false positives are about: what the text says, and what the names tell."""

from __future__ import annotations

import pytest
from sources import cells, panel

from replot.reading.description.statements.cells.classified.positive_class import positive_class

N = None
AXES = "Confusion matrix heatmap with the true state in the rows and the predicted state in the columns, "
COUNTS = "There are 41 true positives, 5 false negatives, 8 false positives and 1,930 true negatives."
FIRST, SECOND = [[41, 5], [8, 1930]], [[1930, 8], [5, 41]]


@pytest.mark.parametrize(
    "words, expected",
    [
        ("The positive class is leak.", FIRST),
        ("Here leak is the positive class.", FIRST),
        ("Leak is taken as the positive class.", FIRST),
        ("Treating leak as positive, recall is 0.89.", FIRST),
        ("The negative class is leak.", SECOND),
        ("A state of sound (the positive class) is common.", SECOND),
        ("With sound as the positive class, recall is 0.89.", SECOND),
    ],
)
def test_the_class_that_the_text_calls_positive(words, expected):
    text = f"{AXES}classes leak and sound in both directions. {COUNTS} {words}"
    assert panel(text).y.categories == ("leak", "sound")
    assert cells(text) == expected


def test_the_positive_class_where_the_predictions_are_the_rows():
    text = (
        "Confusion matrix heatmap. Rows: predicted state (leak, sound). Columns: true state (leak, sound). "
        f"With leak as the positive class: {COUNTS}"
    )
    assert cells(text) == [[41, 8], [5, 1930]]


@pytest.mark.parametrize(
    "first, second, expected",
    [
        ("spam", "fine", FIRST),
        ("fine", "spam", SECOND),
        ("normal", "worn", SECOND),
        ("class 0", "class 1", SECOND),
    ],
)
def test_names_tell_which_class_is_the_positive_one(first, second, expected):
    assert cells(f"{AXES}classes {first} and {second} in both directions. {COUNTS}") == expected


def test_where_nothing_tells_the_positive_class_the_cells_stay_unstated():
    assert cells(f"{AXES}classes rain and dry in both directions. {COUNTS}") == [[N, N], [N, N]]


def test_corners_tell_the_cells_whatever_the_positive_class_is():
    text = (
        "Confusion matrix heatmap. Rows: true state (Kept, Lost). Columns: predicted state (Kept, Lost). "
        "Top-left (TN): 800. Top-right (FP): 30. Bottom-left (FN): 20. Bottom-right (TP): 150."
    )
    assert cells(text) == [[800, 30], [20, 150]]


@pytest.mark.parametrize(
    "text",
    [
        "The model misclassifies rain as negative and calls dry positive.",
        "Rain is seen as positive by most farmers.",
        "Rain is the positive class here, and dry is the positive class there.",
    ],
)
def test_other_words_about_classes_tell_nothing(text):
    assert positive_class(text, ("rain", "dry")) == ""
