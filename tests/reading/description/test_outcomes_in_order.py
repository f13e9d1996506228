"""Several outcomes of a binary classifier, and behind all of them their counts in that order."""

from __future__ import annotations

import numpy as np
import pytest

import replot


def grid(said: str) -> np.ndarray:
    figure = replot.parse(f"The confusion matrix of the classifier on the test set. {said}")
    return figure.panels[0].grid.values


@pytest.mark.parametrize("said", [
    "TP/FN/FP/TN = 41/6/2/53.",
    "TP, FN, FP and TN are 41, 6, 2 and 53.",
    "True positives, true negatives, false positives and false negatives: 41, 53, 2, 6.",
    "True positives (TP) and false positives (FP) number 41 and 2, true negatives and false negatives 53 "
    "and 6.",
])
def test_each_count_is_that_of_the_outcome_in_its_place(said):
    np.testing.assert_array_equal(grid(said), [[53, 2], [6, 41]])


@pytest.mark.parametrize("said", [
    "The numbers of true positives and true negatives are 41 and 53, those of false positives and false "
    "negatives 2 and 6.",
    "We found true positives and true negatives 41 and 53 times.",
    "True positives and true negatives are 41, 53 and 8.",
])
def test_no_count_is_given_to_another_outcome(said):
    told = grid(said)
    for place, count in {(0, 0): 53, (0, 1): 2, (1, 0): 6, (1, 1): 41}.items():
        assert told.size == 0 or np.isnan(told[place]) or told[place] == count
