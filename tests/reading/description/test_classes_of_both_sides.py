"""Classes that a text lists once for the truth and the prediction, and ways to tell all lines of a grid."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

N = None
SIDES = ("A confusion matrix. True labels are on the vertical axis and predicted labels on the horizontal "
         "axis. "
         "The classes are Oak, Elm and Ash. ")
ALL = [[12, 5, 8], [3, 15, 2], [1, 4, 16]]
PLOTS = "A heatmap of the yield with rows north, south and columns oats, rye, wheat. "


def test_classes_are_those_of_both_sides():
    read = panel(SIDES + "Oak is taken for Elm in 5 cases.")
    assert (read.x.label, read.y.label) == ("predicted labels", "True labels")
    assert read.x.categories == read.y.categories == ("Oak", "Elm", "Ash")


def test_what_is_listed_of_one_axis_is_not_that_of_both():
    text = "A heatmap. The y-axis shows models. The x-axis shows tasks. The tasks are sum, sort and copy."
    assert panel(text).y.categories == ()


@pytest.mark.parametrize("said", [
    "First row: 12, 5, 8. Second row: 3, 15, 2. Third row: 1, 4, 16.",
    "The first row is 12, 5, 8, the second is 3, 15, 2, and the third is 1, 4, 16.",
    "The first row is 12, 5, 8; the second is 3, 15, 2; the third 1, 4, 16.",
    "Row 1: 12, 5, 8; row 2: 3, 15, 2; row 3: 1, 4, 16.",
    "The rows read 12, 5, 8, then 3, 15, 2, and finally 1, 4, 16.",
    "Rows: 12, 5, 8; 3, 15, 2; and 1, 4, 16.",
    "The values are (12, 5, 8), (3, 15, 2) and (1, 4, 16) for the three rows.",
    "The matrix reads (12, 5, 8), (3, 15, 2), (1, 4, 16).",
    "The diagonal holds 12, 15 and 16. Oak is confused with Elm 5 times and with Ash 8 times; Elm with Oak 3 "
    "times and with Ash twice; Ash with Oak once and with Elm 4 times.",
])
def test_lines_told_one_after_the_other(said):
    assert cells(SIDES + said) == ALL


def test_a_line_called_by_its_place_is_no_label():
    said = "In the second row, 3 Elm samples are seen as Oak, 15 are right and 2 Ash. Third row: 1, 4, 16."
    read = panel(SIDES + said)
    assert read.y.categories == ("Oak", "Elm", "Ash")
    assert cells(SIDES + said)[2] == [1, 4, 16]


@pytest.mark.parametrize(("said", "values"), [
    ("The cells are [1, 2, 3] and [4, 5, 6].", [[1, 2, 3], [4, 5, 6]]),
    ("The cells are (1, 4), (2, 5) and (3, 6).", [[1, 2, 3], [4, 5, 6]]),  # as many as there are columns
    ("Values by row: (1, 2, 3), (4, 5, 6).", [[1, 2, 3], [4, 5, 6]]),
    ("Values per column: 1, 4; 2, 5; 3, 6.", [[1, 2, 3], [4, 5, 6]]),
    ("The cells are [1, 2, 3], with a spread of 5.", [[N, N, N], [N, N, N]]),
])
def test_lines_in_brackets(said, values):
    assert cells(PLOTS + said) == values


def test_brackets_of_a_square_tell_no_direction():
    text = "A heatmap with rows A, B and columns C, D. The cells are (1, 2), (3, 4)."
    assert cells(text) == [[N, N], [N, N]]


@pytest.mark.parametrize(("listed", "row"), [
    ("-0.7, n.s., 1.9", [-0.7, N, 1.9]),
    ("-0.7/n.s./1.9", [-0.7, N, 1.9]),
    ("-0.7/n/a/1.9", [-0.7, N, 1.9]),
    ("NA/0.2/–", [N, 0.2, N]),
    ("0.2/0.4/0.5", [0.2, 0.4, 0.5]),
])
def test_values_that_are_missing_or_not_significant(listed, row):
    assert cells(f"{PLOTS}North: {listed}. South: 1, 2, 3.") == [row, [1, 2, 3]]


@pytest.mark.parametrize(("said", "names"), [
    ("trade from exporter (rows) to importer (columns)", ("exporter", "importer")),
    ("trips from each home zone (y-axis) to each work zone (x-axis)", ("home zone", "work zone")),
    ("beds by days from admission (rows) and ward (columns)", ("days from admission", "ward")),
    ("attention with query tokens (rows) attending to key tokens (columns)", ("query tokens", "key tokens")),
])
def test_names_of_the_axes_that_one_phrase_tells(said, names):
    read = panel(f"Heatmap of {said}.\n\n| | A | B |\n|---|---|---|\n| A | 1 | 2 |\n| B | 3 | 4 |\n")
    assert (read.y.label, read.x.label) == names


@pytest.mark.parametrize("said", [
    "Confusion matrix, rows true, columns predicted, classes Oak, Elm and Ash.",
    "Confusion matrix (rows: true, columns: predicted; classes: Oak, Elm, Ash).",
    "Confusion matrix with true on the y-axis, predicted on the x-axis, and the classes Oak, Elm and Ash.",
])
def test_classes_behind_the_names_of_both_axes(said):
    read = panel(f"{said} Oak is taken for Elm in 5 cases.")
    assert (read.y.label, read.x.label) == ("true", "predicted")
    assert read.x.categories == read.y.categories == ("Oak", "Elm", "Ash")


@pytest.mark.parametrize("said", [
    "Oak is recognised in 12 cases, Elm in 15 and Ash in 16.",
    "Oak is found 12 times, Elm 15 times, and Ash 16 times.",
    "The model gets Oak right 12 times, Elm 15 times and Ash 16 times.",
    "Ash is most often recognised (16), then Elm (15) and Oak (12).",
    "The hits are 12 for Oak, 15 for Elm and 16 for Ash.",
])
def test_how_often_each_class_was_told(said):
    assert cells(SIDES + said) == [[12, N, N], [N, 15, N], [N, N, 16]]


def test_labels_of_a_square_behind_a_line_are_other_lines():
    # what the verdict means is not known, but it is no row of the first class
    assert cells(SIDES + "Oak does best with 12, then Elm (15) and Ash (16).") == [[N, N, N]] * 3


@pytest.mark.parametrize(("said", "row"), [
    ("Oak attends mostly to itself (0.9), giving 0.06 to Elm and 0.04 to Ash.", [0.9, 0.06, 0.04]),
    ("Oak attends to itself with 0.9, leaving 0.06 for Elm and 0.04 for Ash.", [0.9, 0.06, 0.04]),
    ("Oak is told as Oak (90), with 6 going to Elm and 4 to Ash.", [90, 6, 4]),
])
def test_values_before_what_they_go_to(said, row):
    assert cells(SIDES + said) == [row, [N, N, N], [N, N, N]]


def test_a_count_of_the_line_that_is_told_about():
    said = "Oak is recognised in 12 cases, Elm in 15; 6 of Oak are given to Elm, 4 to Ash."
    assert cells(SIDES + said)[0][1:] == [6, 4]
    assert cells(SIDES + said)[0][0] in (N, 12)


def test_ways_that_grow_name_both_axes():
    read = panel("Risk matrix. Likelihood increases upward: Rare, Possible. Impact increases to the right: "
                 "Low, High.")
    assert (read.y.label, read.y.categories) == ("Likelihood", ("Possible", "Rare"))
    assert (read.x.label, read.x.categories) == ("Impact", ("Low", "High"))


@pytest.mark.parametrize("said", [
    "Monthly rain (mm), heatmap with years on the y axis (2019 at the top).",
    "Monthly rain (mm), shown as a heatmap.",
    "Monthly rain (mm) as a heatmap with rows for years.",
])
def test_a_title_ends_where_its_kind_is_told(said):
    text = f"Figure 2. {said}\n\n| | A | B |\n|---|---|---|\n| 2019 | 1 | 2 |\n| 2020 | 3 | 4 |\n"
    assert replot.parse(text).title == "Monthly rain (mm)"


@pytest.mark.parametrize(("said", "classes"), [
    ("Columns are predicted class $+$ and $-$, rows are actual class $+$ and $-$; cells show TP True "
     "Positives, FN False Negatives, FP False Positives and TN True Negatives.", ["+", "-"]),
    ("Columns: predicted wet and dry. Rows: actual wet and dry. TP, FN, FP and TN are written out.",
     ["wet", "dry"]),
    ("Rows are the true labels yes/no, columns the predicted labels yes/no. The TP, FN, FP and TN are shown.",
     ["yes", "no"]),
])  # fmt: skip
def test_two_classes_behind_the_side(said, classes):
    read = panel(f"Confusion matrix. {said}")
    assert [list(axis.categories) for axis in (read.x, read.y)] == [classes] * 2
    assert read.x.label.startswith("predicted") and read.y.label.split()[0] in ("actual", "true")


def test_three_classes_behind_the_side():
    said = "Columns: predicted wet and dry, mixed. Rows: actual wet and dry, mixed. TP, FN, FP, TN are shown."
    assert list(panel(f"Confusion matrix. {said}").x.categories) != ["wet", "dry"]
