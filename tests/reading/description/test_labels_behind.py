"""Printed grids whose labels stand behind their values, and arrays below one another."""

from __future__ import annotations

import pytest
from sources import cells, told

import replot

ROWS = "  90    5    5  oak\n   8   85    7  elm tree\n   2    4   94  ash\n"
FENCE = "```"


@pytest.mark.parametrize(
    "grid",
    [
        f"{ROWS}  oak  elm  ash\n",
        f" oak  elm  ash\n{ROWS}",
        f"{FENCE}\n oak  elm  ash\n{ROWS}{FENCE}\n",
        f"{FENCE}\n oak  elm  ash\n{'-' * 20}\n{ROWS.replace('  oak', ' | oak')}{FENCE}\n",
    ],
)
def test_labels_behind_values(grid):
    said = f"The confusion matrix is a heatmap (rows: truth, columns: prediction).\n\n{grid}"
    assert told(said) == ["oak, elm, ash / oak, elm tree, ash\n90 5 5\n8 85 7\n2 4 94"]


def test_without_heads_the_columns_are_those_that_the_text_lists():
    rows = " 12  30  22  North Coast\n 8  11  19  South Coast\n"
    read = told(f"The heatmap has the columns Jan, Feb and Mar.\n\n{rows}")
    assert read == ["Jan, Feb, Mar / North Coast, South Coast\n12 30 22\n8 11 19"]


def test_values_with_units_are_no_grid():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("The boxes of the matrix are\n\n10 20 mm\n30 40 cm\n")


@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_arrays_without_labels_are_panels_of_their_own(gap):
    first, second = "[[13  2]\n [ 3 10]]\n", "[[0.87 0.13]\n [0.23 0.77]]\n"
    names = ["Confusion matrix, without normalization", "Normalized confusion matrix"]
    said = f"{names[0]}{gap}{first}{gap}{names[1]}{gap}{second}"
    assert [panel.title for panel in replot.parse(said).panels] == names
    assert [cells(said, k) for k in range(2)] == [[[13, 2], [3, 10]], [[0.87, 0.13], [0.23, 0.77]]]


BOX = """```
                    Dog       Owl
                 ┌─────────┬─────────┐
    ACTUAL Dog   │   45    │    3    │  48 actual dogs
                 ├─────────┼─────────┤
    ACTUAL Owl   │    5    │   38    │  43 actual owls
                 └─────────┴─────────┘
```
"""
UPRIGHT = """```
                  Cardiologist label
             ┌───────┬───────┬───────┐
             │   N   │  SVEB │  VEB  │
     ┌───────┼───────┼───────┼───────┤
  O  │   N   │ 6,802 │   61  │   18  │
  u  ├───────┼───────┼───────┼───────┤
  t  │  SVEB │   97  │  304  │   ·   │
     ├───────┼───────┼───────┼───────┤
     │  VEB  │   31  │   9   │  731  │
     └───────┴───────┴───────┴───────┘
```
"""


@pytest.mark.parametrize(
    ("box", "read"),
    [
        (BOX, "Dog, Owl / Dog, Owl\n45 3\n5 38"),
        (UPRIGHT, "N, SVEB, VEB / N, SVEB, VEB\n6802 61 18\n97 304 b\n31 9 731"),
    ],
)
def test_what_stands_beside_a_box_is_no_part_of_the_grid(box, read):
    assert told(f"The confusion matrix:\n\n{box}") == [read]


WEKA = "  a   b   <-- classified as\n154  14 |   a = yes\n 29 238 |   b = no"


@pytest.mark.parametrize(
    "said",
    [
        WEKA,
        f"=== Confusion Matrix ===\n\n{WEKA}",
        f"The result:\n\n<pre>Correct   392   90.1 %\n\n{WEKA.replace('<', '&lt;')}</pre>\n",
        f"=== Confusion Matrix ===\n\n{WEKA.replace(' |', '  ')}",
        f"The result:\n\n{FENCE}\n{WEKA.replace(' |', '')}\n{FENCE}\n",
        f"The result:\n\n{FENCE}{WEKA.lstrip()}\n{FENCE}\nWhat does it say?\n",
        "The confusion matrix:\n\n   yes   no  <-- classified as\n   154   14 |   yes\n    29  238 |   no\n",
    ],
)
def test_a_matrix_as_weka_prints_it(said):
    assert told(said) == ["yes, no / yes, no\n154 14\n29 238"]


def test_a_name_of_a_file_behind_marks_of_code_is_no_line_of_it():
    text = f"The heatmap:\n\n{FENCE}text  grid.txt\n   a  b\na  1  2\nb  3  4\n{FENCE}\n"
    assert told(text) == ["a, b / a, b\n1 2\n3 4"]


OUTCOMES = "Predicted\nActual Leak Dry\nLeak 41 (True Positive) 6 (False Negative)\nDry 3 (FP) 52 (TN)\n"


@pytest.mark.parametrize(
    "rows",
    [
        OUTCOMES,
        OUTCOMES.replace("(", "[").replace(")", "]"),
        OUTCOMES.replace("True Positive", "true positives, TP").replace("(FP)", "(FP)"),
    ],
)
def test_outcomes_behind_values_leave_the_classes_as_they_are(rows):
    assert told(f"The confusion matrix of a pump test.\n\n{rows}") == ["Leak, Dry / Leak, Dry\n41 6\n3 52"]


def test_the_heads_of_data_behind_a_sign_for_remarks():
    rows = "#Predicted Ham\tPredicted Spam\nActual Ham\t236\t14\nActual Spam\t11\t239\n"
    assert told(f"The confusion matrix:\n\n{rows}") == [
        "Predicted Ham, Predicted Spam / Actual Ham, Actual Spam\n236 14\n11 239"]


def test_a_column_of_counts_is_outside_but_not_a_class_of_that_name():
    rows = "| DDR | 0.8 | 0.7 | 8697 |\n| APTOS | 0.5 | 0.9 | 2809 |\n"
    text = f"| train \\ test | DDR | APTOS | n_train |\n|---|---|---|---|\n{rows}"
    assert told(text) == ["DDR, APTOS / DDR, APTOS\n0.8 0.7\n0.5 0.9"]
    assert told(text.replace("n_train", "n") + "| n | 0.3 | 0.2 | 0.1 |\n") == [
        "DDR, APTOS, n / DDR, APTOS, n\n0.8 0.7 8697\n0.5 0.9 2809\n0.3 0.2 0.1"
    ]
