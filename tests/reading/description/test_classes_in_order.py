"""The classes of a matrix without heads, which a sentence beside it names in order or by number."""

from __future__ import annotations

import pytest
from sources import panel, told

MATRIX = "[[50  2  0]\n [ 4 40  6]\n [ 1  3 44]]"


@pytest.mark.parametrize(
    "words",
    [
        "where the order is oak, elm, fir and rows are the true labels.",
        "The order of the classes is oak, elm, fir.",
        "(class order: oak, elm, fir)",
        "0 is oak, 1 elm and 2 fir.",
    ],
)
def test_classes_that_a_sentence_behind_a_matrix_names(words):
    expected = ["oak, elm, fir / oak, elm, fir\n50 2 0\n4 40 6\n1 3 44"]
    assert told(f"We get this confusion matrix:\n\n{MATRIX}\n\n{words}\n") == expected


def test_numbers_of_other_things_are_no_classes():
    text = f"We get this confusion matrix:\n\n{MATRIX}\n\nThere are 3 trees, 1 elm is wrong and 2 fir.\n"
    assert told(text)[0].startswith("0, 1, 2 / 0, 1, 2\n")


@pytest.mark.parametrize("between", [" and ", "; ", ", and "])
def test_the_end_of_one_axis_and_the_name_of_the_other_are_no_labels(between):
    read = panel(
        f"The heatmap has likelihood on the y-axis from Rare to Frequent{between}impact on the x-axis "
        "from Minor to Severe."
    )
    assert (read.x.categories, read.y.categories) == ((), ())
    assert (read.x.label, read.y.label) == ("impact", "likelihood")


GRID = "oak, elm, fir / oak, elm, fir\n50 2 0\n4 40 6\n1 3 44"


@pytest.mark.parametrize(
    "lead",
    [
        "Confusion matrix (order: oak, elm, fir):",
        "Confusion matrix (order oak, elm, fir; rows are the actual ones):",
        "Confusion matrix. Classes in order: oak, elm, fir.",
        "Results of the confusion matrix in the order oak, elm, fir.",
    ],
)
def test_classes_in_an_order_of_which_little_is_said(lead):
    assert told(f"{lead}\n\n{MATRIX}\n")[0].endswith(GRID)


@pytest.mark.parametrize(
    "said",
    [
        "Confusion matrix (rows = true, cols = pred; order: oak, elm, fir)\n{}",
        "Confusion matrix (rows=true, cols=pred, labels=[oak, elm, fir]):\n{}",
        "# confusion matrix, rows = true, columns = pred, order: oak / elm / fir\n{}",
        "Class order: oak, elm, fir\nConfusion matrix (rows = true, cols = pred):\n{}",
        "Confusion matrix (rows = true, cols = pred):\n{}\n\nLabels: oak, elm, fir",
    ],
)
def test_classes_in_order_among_lines_of_code(said):
    report = "     precision recall f1\noak       0.91   0.96 0.9\nelm       0.90   0.80 0.8\n\n"
    for above in ("", "Accuracy: 0.9\n\n", report):
        text = f"```\n{above}{said.format(MATRIX)}\n```\n"
        assert told(text) == [GRID]
        assert (panel(text).x.label, panel(text).y.label) == ("pred", "true")


@pytest.mark.parametrize(
    "said",
    [
        "Confusion matrix (order: oak, elm)",
        "Confusion matrix (order: by support, then by name)",
        "Confusion matrix in order to compare precision, recall and cost:",
    ],
)
@pytest.mark.parametrize("fence", ["```\n{}\n{}\n```\n", "{}\n\n{}\n"])
def test_no_classes_in_order(said, fence):
    assert told(fence.format(said, MATRIX))[0].endswith("0, 1, 2 / 0, 1, 2\n50 2 0\n4 40 6\n1 3 44")
