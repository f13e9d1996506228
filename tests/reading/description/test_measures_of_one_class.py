"""Precision, recall and other measures of one class, which fill no row of a matrix of three classes."""

from __future__ import annotations

import numpy as np
import pytest

import replot

MATRIX = (
    "A confusion matrix of three classes: owl, kite and jay. Rows are the true classes, columns the "
    "predicted ones. "
)


def grid(said: str) -> np.ndarray:
    panel = replot.parse(MATRIX + said).panels[0]
    assert panel.y.categories == panel.x.categories == ("owl", "kite", "jay")
    return panel.grid.values


@pytest.mark.parametrize("said", [
    "Class owl: TP=45, FN=5, FP=7.",
    "Owl: precision 0.9, recall 0.8, F1 0.85.",
    "Owl: 0.9 precision, 0.8 recall, 0.85 F1.",
    "Owl: hits 45, misses 5, false alarms 7.",
    "Owl: n = 50, correct = 45, wrong = 5.",
    "Precision, recall and F1 of owl are 0.9, 0.8 and 0.85.",
    "- Owl: 0.90 / 0.80 / 0.85 (precision / recall / F1)",
])
def test_measures_fill_no_row(said):
    assert np.isnan(grid(said)).all()


def test_the_values_of_a_row_do():
    np.testing.assert_array_equal(grid("For owl, the values are 45, 3 and 2.")[0], [45, 3, 2])


def test_measures_that_are_columns_are_cells():
    panel = replot.parse(
        "A heatmap. Rows: owl, kite. Columns: precision, recall, F1. Owl: precision 0.9, recall 0.8, F1 0.85."
    ).panels[0]
    np.testing.assert_array_equal(panel.grid.values[0], [0.9, 0.8, 0.85])


def test_the_four_outcomes_of_two_classes_are_cells():
    panel = replot.parse(
        "A confusion matrix of two classes: sick and well. TP = 40, FN = 5, FP = 3, TN = 52."
    ).panels[0]
    assert sorted(panel.grid.values.ravel()) == [3, 5, 40, 52]
