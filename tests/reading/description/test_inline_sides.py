"""Confusion matrices in one line whose labels name the sides that they belong to."""

from __future__ import annotations

import pytest
from sources import told

import replot


@pytest.mark.parametrize(
    ("line", "read"),
    [
        (
            "Given the confusion matrix: Predicted leak Predicted dry Actual leak 70 30 Actual dry 20 80. "
            "Find the recall.",
            "Predicted leak, Predicted dry / Actual leak, Actual dry\n70 30\n20 80",
        ),
        (
            "All pumps. Confusion Matrix Predicted: 1 Predicted: 0 Reality: 1 41 12 Reality: 0 23 34",
            "Predicted: 1, Predicted: 0 / Reality: 1, Reality: 0\n41 12\n23 34",
        ),
        (
            "A confusion matrix: predicted tawny owl, predicted barn owl, predicted kite; "
            "actual tawny owl 9, 1, 0; "
            "actual barn owl 2, 8, 1; actual kite 0, 3, 7.",
            "predicted tawny owl, predicted barn owl, predicted kite / actual tawny owl, actual barn owl, "
            "actual kite\n9 1 0\n2 8 1\n0 3 7",
        ),
        (
            "A confusion matrix: Actual leak Actual dry Predicted leak 70 30 Predicted dry 20 80",
            "Actual leak, Actual dry / Predicted leak, Predicted dry\n70 30\n20 80",
        ),
        (
            "A confusion matrix: Predicted = 0 Predicted = 1 Actual = 0 90 10 Actual = 1 5 95",
            "Predicted = 0, Predicted = 1 / Actual = 0, Actual = 1\n90 10\n5 95",
        ),
    ],
)
def test_labels_that_name_their_sides(line, read):
    assert told(line) == [read]


@pytest.mark.parametrize(
    "line",
    [
        "A confusion matrix. Predicted leak was right in 9 of 10 cases, predicted dry in 8 of 10. "
        "Actual leak 9 1 Actual dry 2 8 are its rows.",
        "A confusion matrix: Predicted leak Predicted dry Actual leak 70 30 12 Actual dry 20 80 9",
        "A confusion matrix: Predicted leak Predicted dry Actual leak 70 30 are many but Actual dry 20 80",
    ],
)
def test_what_is_no_such_matrix(line):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(line)
