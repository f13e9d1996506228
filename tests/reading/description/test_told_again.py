"""Cells told by place and value, and behind it by what they count."""

from __future__ import annotations

from sources import cells, panel

SIDES = "Confusion matrix. Each row is the true class, each column the predicted class.\n\n"


def test_place_and_value_before_what_it_counts() -> None:
    text = SIDES + (
        "- Example: 36 in row 0, column 0 → 36 images of class 0 were correctly predicted as class 0.\n"
        "- 18 in row 0, column 1 → 18 images of class 0 were incorrectly predicted as class 1.\n"
        "- [1][0] = 5: 5 images of class 1 were incorrectly predicted as class 0.\n"
    )
    assert panel(text).x.categories == ("0", "1")
    assert cells(text) == [[36, 18], [5, None]]


def test_place_and_value_in_words() -> None:
    text = SIDES + (
        "- Row cat, column dog is 7, meaning that 7 cats were predicted as dogs.\n"
        "- Row dog, column cat is 9 → 9 dogs were predicted as cats.\n"
    )
    assert cells(text) == [[None, 7], [9, None]]


def test_another_number_behind_is_not_the_same_cell() -> None:
    text = SIDES + (
        "- 7 in row cat, column dog → 9 cats were predicted as dogs.\n"
        "- 3 in row dog, column cat → 3 dogs were predicted as cats.\n"
    )
    assert cells(text) == [[None, None], [3, None]]


def test_a_class_whose_number_is_also_its_count() -> None:
    text = "Confusion matrix with the classes 0 and 1.\n" + (
        "- Actual 0, predicted 0: 40 leaves were correctly labelled as class 0.\n"
        "- Actual 0, predicted 1: 1 leaf was wrongly labelled as class 1.\n"
        "- Actual 1, predicted 0: 0 leaves were wrongly labelled as class 0.\n"
        "- Actual 1, predicted 1: 33 leaves were correctly labelled as class 1.\n"
    )
    assert cells(text) == [[40, 1], [0, 33]]
    assert cells(text.replace("Actual 1, predicted 0: 0", "Actual 1, predicted 0 → 0")) == [[40, 1], [0, 33]]


def test_things_of_a_leading_grade_that_has_as_many() -> None:
    text = "Confusion matrix of grades of apples.\n" + (
        "- Grade 1: 1 apple was misclassified as grade 2.\n"
        "- Grade 2: 5 apples were misclassified as grade 1.\n"
        "- Grade 3: 3 apples were misclassified as grade 2.\n"
    )
    assert panel(text).x.categories == ("1", "2", "3")
    assert cells(text) == [[None, 1, None], [5, None, None], [None, 3, None]]


def test_a_value_behind_a_verb_is_told_again() -> None:
    text = SIDES + "The cell (0, 1) is 18: 18 images of class 0 were incorrectly predicted as class 1.\n"
    assert cells(text) == [[None, 18], [None, None]]
