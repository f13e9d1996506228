"""How many of each class came out right and wrong, and the words that are no class."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

RATED = "A confusion matrix.\nRows (Actual): Negative, Neutral, Positive.\nColumns (Predicted): Negative, " \
        "Neutral, Positive.\n"
N = None


@pytest.mark.parametrize(
    "lines",
    [
        "- Oak (0): 31 correct predictions, 9 incorrect\n- Elm (1): 27 correct predictions, 5 incorrect",
        "- Oak: 31 correct, 9 wrong\n- Elm: 27 correct and 5 wrong ones",
        "Oak: 31 correct / 9 incorrect. Elm: 27 correct / 5 incorrect.",
        "Oak: 31 correct, 9 errors. Elm: 27 correct, 5 errors.",
        "Oaks: 31/40 correct, 9 taken for elm. Elms: 27/32 correct, 5 taken for oak.",
    ],
)
def test_what_is_wrong_in_one_of_two_classes_is_in_the_other(lines):
    text = f"The confusion matrix of the leaves:\n\n{lines}\n"
    assert [name.lower().split()[0] for name in panel(text).y.categories] == ["oak", "elm"]
    assert cells(text) == [[31, 9], [5, 27]]


def test_what_is_wrong_in_one_of_three_classes_may_be_in_either_other():
    text = "The confusion matrix:\n\n- Oak: 31 correct, 9 wrong\n- Elm: 27 correct, 5 wrong\n"
    told = text + "- Ash: 6 correct, 2 wrong\n"
    assert cells(told) == [[31, N, N], [N, 27, N], [N, N, 6]]
    assert "R103" in {finding.code for finding in replot.examine(told).findings}


def test_models_and_parts_of_the_data_are_no_classes():
    text = "The confusion matrices:\n\n- Random forest: 25 correct, 7 incorrect\n"
    text += "- XGBoost: 27 correct, 5 incorrect\n"
    assert cells(text) == [[25, 7], [27, 5]]
    assert panel(text).x.categories == ("correct", "incorrect")


def test_one_matrix_for_each_of_several_models():
    text = (
        "**Confusion matrices (A, B)**\n\nFirst model (A):\n- Low (0): 40 correct predictions, 9 incorrect\n"
        "- High (1): 30 correct predictions, 8 incorrect\n\nSecond model (B):\n"
        "- Low (0): 41 correct predictions, 7 incorrect\n- High (1): 33 correct predictions, 6 incorrect\n"
    )
    assert [figure.title for figure in replot.parse(text).panels] == ["First model (A)", "Second model (B)"]
    assert [cells(text, k) for k in (0, 1)] == [[[40, 9], [8, 30]], [[41, 7], [6, 33]]]


def test_classes_that_words_for_sides_name_and_their_numbers():
    text = (
        "**Confusion matrices (A, B)**\n\nA:\n- Down (0): 40 correct predictions, 9 incorrect\n"
        "- Up (1): 30 correct predictions, 8 incorrect\n\nB:\n"
        "- Down (0): 41 correct predictions, 7 incorrect\n- Up (1): 33 correct predictions, 6 incorrect\n\n"
        "From the classification reports:\n- Both reach an accuracy of about 80%\n"
    )
    assert [figure.title for figure in replot.parse(text).panels] == ["A", "B"]
    assert panel(text).x.categories == panel(text).y.categories == ("Down (0)", "Up (1)")
    assert [cells(text, k) for k in (0, 1)] == [[[40, 9], [8, 30]], [[41, 7], [6, 33]]]


@pytest.mark.parametrize(
    ("said", "values"),
    [
        (
            "Errors (False Positives and False Negatives): 41 at the top centre means that 41 Negative "
            "posts were incorrectly predicted as Neutral.",
            [[N, 41, N], [N] * 3, [N] * 3],
        ),
        ("False positives: 41 posts were predicted as Neutral.", [[N] * 3] * 3),
        ("True positives: 41 Positive posts were predicted as Positive.", [[N] * 3, [N] * 3, [N, N, 41]]),
    ],
)
def test_false_positives_are_of_no_one_class(said, values):
    assert cells(RATED + said) == values


def test_the_number_of_a_page_counts_nothing():
    text = (
        RATED + "The values on the diagonal match the actual sentiment.\n14\nOff the diagonal there are "
        "errors:\nFor example, 41 Negative posts were incorrectly predicted as\nNeutral.\n"
    )
    assert cells(text) == [[N, 41, N], [N] * 3, [N] * 3]


def test_an_article_is_no_part_of_a_class():
    text = (
        "The confusion matrix shows:\n- True negatives: 50 times the model correctly predicted the negative "
        "class (0).\n- False positives: 5.\n- False negatives: 4.\n- True positives: 41 times it correctly "
        "predicted the positive class (1).\n"
    )
    assert not any(name.startswith("the ") for name in panel(text).y.categories)
    assert cells(text) == [[50, 5], [4, 41]]


@pytest.mark.parametrize("said", ["'{}' confused with '{}' ({} instances).", "{} confused with {}: {}"])
def test_classes_that_were_confused_with_others(said):
    told = "\n".join(f"- {said.format(*one)}" for one in (("oak", "elm", 13), ("fir", "ash", 17)))
    text = f"Confusion matrix.\n{told}\n- 'yew' confused with 'elm' (7) and 'ash' (4).\n"
    one = panel(text)
    found = {
        (one.y.categories[i], one.x.categories[j]): value
        for i, row in enumerate(cells(text))
        for j, value in enumerate(row)
        if value is not None
    }
    assert found == {("oak", "elm"): 13, ("fir", "ash"): 17, ("yew", "elm"): 7, ("yew", "ash"): 4}


CLASSES = "Confusion matrix heatmap, rows actual and columns predicted. Classes: cat, dog, fox.\n\n"


@pytest.mark.parametrize(
    "told",
    [
        "There are 100 actual cats and the algorithm predicts 90 of them as cats, 6 as dogs and 4 as foxes.",
        "There were a total of 100 cats, of which the model labels 90 as cat, 6 as dog and 4 as fox.",
        "Of 100 cats, the model correctly identified 90 as cats, it marked 6 as dogs and 4 as foxes.",
    ],
)
def test_a_model_that_tells_the_classes(told):
    assert cells(CLASSES + told) == [[90, 6, 4], [N] * 3, [N] * 3]


@pytest.mark.parametrize(
    "told",
    [
        "### Diagonal (correct)\n\ncat 90 · dog 70 · fox 40\n",
        "### Diagonal\n\n- cat: 90\n- dog: 70\n- fox: 40\n",
        "- Main diagonal:\n  - cat (90), dog (70) and fox (40)\n",
    ],
)
def test_lines_under_the_head_of_the_diagonal(told):
    text = CLASSES + told + "\n### Off-diagonal\n\ncat → dog 6. All others are 0.\n"
    assert cells(text) == [[90, 6, 0], [0, 70, 0], [0, 0, 40]]
    assert replot.parse(text).panels[0].title is None


def test_what_else_is_said_under_the_head_of_the_diagonal():
    told = "### Diagonal\n\nIt is strong. 5 dogs were taken for cats.\n"
    assert cells(CLASSES + told) == [[N] * 3, [5, N, N], [N] * 3]


def test_classes_that_only_a_model_tells():
    text = (
        "From the confusion matrix we can see that: There are total 1383+166=1549 actual stay customers and "
        "the algorithm predicts 1400 of them as stay and 149 of them as churn. While there are 280+280=560 "
        "actual churn values and the algorithm predicts 270 of them as stay and 290 of them as churn."
    )
    assert panel(text).x.categories == panel(text).y.categories == ("stay", "churn")
    assert cells(text) == [[1400, 149], [270, 290]]


def test_hits_that_the_name_of_the_matrix_does_not_deny():
    text = (
        "The confusion matrix shows that 19 and 12 cases were correctly predicted for ALL and AML. In the "
        "top-right cell, 1 patient who has ALL is predicted having AML. 2 patients have AML but are "
        "predicted suffering from ALL."
    )
    assert cells(text) == [[19, 1], [2, 12]]


@pytest.mark.parametrize(
    ("axes", "values"),
    [
        ("Rows are the actual and columns the predicted classes", [[90, 5], [7, 80]]),
        ("Rows are the predicted and columns the actual classes", [[90, 7], [5, 80]]),
    ],
)
def test_misses_of_two_classes(axes, values):
    text = (
        f"A confusion matrix of the classes cat and dog. {axes}. It correctly classified 90 cat pictures and "
        "80 dog pictures, but falsely classified 5 cat pictures and 7 dog pictures."
    )
    assert cells(text) == values


def test_misses_of_three_classes_may_be_anything_else():
    told = "The model falsely classified 5 cats and 7 dogs."
    assert cells(CLASSES + told) == [[N] * 3] * 3


@pytest.mark.parametrize(
    "told",
    [
        "There were 7 cats predicted as dogs and 5 dogs predicted as cats.",
        "There are 7 cats, predicted as dogs. There were 5 dogs that were predicted as cats.",
    ],
)
def test_a_count_of_what_there_is_may_be_a_cell(told):
    assert cells(CLASSES + told) == [[N, 7, N], [5, N, N], [N] * 3]


def test_classes_of_which_one_denies_the_other():
    text = (
        "From the confusion matrix we can see: There are 1549 actual non-churn values and the algorithm "
        "predicts 1400 of them as non churn and 149 of them as churn. There are 561 actual churn values and "
        "the algorithm predicts 280 of them as non-churn and 281 of them as churn."
    )
    assert panel(text).y.categories == ("non churn", "churn")
    assert cells(text) == [[1400, 149], [280, 281]]


def test_what_is_not_of_a_class_is_no_mention_of_it():
    text = "Heatmap. Rows: smokers, others. Columns: A, B.\n\nNon-smokers have 3 in A.\n\n"
    text += "Smokers have 5 in A.\n"
    assert cells(text) == [[5, N], [N, N]]


def test_sentences_between_which_the_space_is_lost():
    text = (
        "A confusion matrix of the classes ham and spam; rows are actual.The columns are predicted.\n\n"
        "We correctly predicted 955 hams and 138 spams.0 hams were incorrectly identified as spams and 22 "
        "spams were incorrectly predicted as hams."
    )
    assert cells(text) == [[955, 0], [22, 138]]


def test_numbers_of_the_negative_and_the_positive_class():
    text = (
        "The confusion matrix of a leak detector.\n\n- **True Negative**: the top-left cell shows 310 cases "
        "of the negative class (0).\n- **False Positive**: the top-right cell shows 14.\n"
        "- **False Negative**: the bottom-left cell shows 27.\n"
        "- **True Positive**: 99 cases were put into the positive class (1).\n"
    )
    assert panel(text).x.categories == panel(text).y.categories == ("0", "1")
    assert cells(text) == [[310, 14], [27, 99]]


def test_classes_that_sentences_assess_before_their_counts():
    text = (
        "The confusion matrix of leaves (true species in rows, predicted species in columns). Of the 120 "
        "oaks, 101 were labelled correctly, 12 as elm, the rest as ash. Elm was harder: of 80 elms only "
        "55 were recognised, while 19 were taken for oak and the remaining 6 for ash. The 60 ashes were the "
        "easiest class, with 57 correct, 1 labelled as oak and 2 as elm."
    )
    assert panel(text).y.categories == panel(text).x.categories == ("oak", "elm", "ash")
    assert cells(text) == [[101, 12, N], [19, 55, 6], [1, 2, 57]]


@pytest.mark.parametrize(
    "words",
    [
        "2×2 grid with cells coloured blue for hits (TP=15, TN=72) and orange for misses (FP=8, FN=5).",
        "A 2-by-2 grid: green for what was right (TN: 72, TP: 15) and red for the errors (FN: 5, FP: 8).",
        "Cells are shaded for different hits (TP = 15, TN = 72) and misses (FP = 8, FN = 5).",
    ],
)
def test_values_with_their_names_in_brackets_are_no_labels(words):
    text = f"Confusion matrix of a leak detector. {words}"
    assert panel(text).y.categories == panel(text).x.categories == ("Negative", "Positive")
    assert cells(text) == [[72, 8], [5, 15]]


def test_settings_of_one_kind_in_brackets_stay_labels():
    read = panel("A heatmap of accuracy for different neighbours (k=3, k=5) and metrics (p=1, p=2).")
    assert (read.y.categories, read.x.categories) == (("k=3", "k=5"), ("p=1", "p=2"))


@pytest.mark.parametrize(
    "lines",
    [
        "TN(40) FP(3)\nFN(5) TP(22)",
        "TN = 40, FP = 3,\nFN = 5, TP = 22",
        "TN=40,FP=3,FN=5,TP=22",
        "TN: 40   FP: 3\nFN: 5    TP: 22",
        "TN (40) | FP (3)\n--------+-------\nFN (5)  | TP (22)",
        "[[TN 40, FP 3],\n [FN 5, TP 22]]",
        "True Negatives: 40 | False Positives: 3\nFalse Negatives: 5 | True Positives: 22",
    ],
)
def test_outcomes_side_by_side_among_lines_of_code(lines):
    text = f"The confusion matrix of the leak test is:\n\n```\n{lines}\n```\n"
    assert panel(text).y.categories == ("Negative", "Positive")
    assert cells(text) == [[40, 3], [5, 22]]


def test_counts_of_one_digit_in_brackets_behind_their_outcomes():
    text = "The confusion matrix of the leak test is TN(4) FP (3) FN(5) TP(2)."
    assert cells(text) == [[4, 3], [5, 2]]


@pytest.mark.parametrize(
    "lines", ["tn, fp, fn, tp = 40, 3, 5", "TN = 40 rows, FP = 3 rows", "TN FP\nFN TP"]
)
def test_no_outcomes_side_by_side(lines):
    assert panel(f"The confusion matrix of the leak test is:\n\n```\n{lines}\n```\n").x.categories == ()


def test_thousands_parted_by_spaces_before_outcomes():
    text = "The confusion matrix of the leak test shows 21 307 true negatives and 4 019 false negatives."
    assert cells(text) == [[21307, N], [4019, N]]
