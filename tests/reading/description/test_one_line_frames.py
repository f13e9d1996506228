"""Grids that lost their lines, arrays whose lines stand apart, and rows under a rule."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot
from replot import NotAHeatmap

VALUES = [[3, 1, 0], [2, 5, 1], [0, 0, 7]]
ONE_LINE = "oak red elm fir oak 3 1 0 red elm 2 5 1 fir 0 0 7"


@pytest.mark.parametrize(
    "text",
    [
        f"The confusion matrix was: {ONE_LINE} and nothing else. Then came 3 4 5.",
        f"|Counts: 12 5 Confusion matrix:<br><br>{ONE_LINE}<br><br>|\n|---|\n",
    ],
)
def test_a_frame_in_one_line(text):
    read = panel(text)
    assert read.x.categories == read.y.categories == ("oak", "red elm", "fir")
    assert read.grid.values.tolist() == VALUES


def test_other_labels_before_the_values_are_no_frame():
    with pytest.raises(NotAHeatmap):
        replot.parse("The confusion matrix was: oak elm fir ash 3 1 0 elm 2 5 1 fir 0 0 7.")


def test_rows_of_an_array_with_empty_lines_between_them():
    text = "The confusion matrix is as follows:\n\n[74 14]\n\n [18 51]\n\n#### Analysis\n"
    assert cells(text) == [[74, 14], [18, 51]]


def test_vectors_with_empty_lines_between_them_are_no_array():
    with pytest.raises(NotAHeatmap):
        replot.parse("The confusion matrix gives these sums:\n\n[74 14 5]\n\n[18 51 6]\n")


def test_bars_under_a_rule():
    lines = ["  Class  | oak | elm | F1", "  -----------------------", "  oak    | 23  | 14  | 0.9"]
    lines = ["  CONFUSION MATRIX (Rows: True, Columns: Predicted)", *lines, "  elm    | 12  | 21  | 0.8"]
    assert cells("\n".join(lines) + "\n") == [[23, 14], [12, 21]]


def test_two_measures_of_a_pair():
    table = "| Side | A | B | C |\n|---|---:|---:|---:|\n| A | - | -2.1 / 27% | 1 / 60% |\n"
    table += "| B | 2.5 / 77% | - | 3 / 88% |\n| C | 1.5 / 67% | 0 / 50% | - |\n"
    assert cells(f"## Pairwise Matrix\n\n{table}") == [[None, -2.1, 1], [2.5, None, 3], [1.5, 0, None]]


def test_rows_of_lists_with_remarks():
    code = '# Kappa matrix\nK = [\n    [0.7, 0.6, 0.8],  # first\n    [0.8, 0.5, 0.9],  # second\n]\n'
    names = 'PEOPLE = ["ann", "bob"]\nSIDES = ["up", "down", "left"]\n\n'
    read = panel(names + code)
    assert (read.x.categories, read.y.categories) == (("up", "down", "left"), ("ann", "bob"))
    assert read.grid.values.tolist() == [[0.7, 0.6, 0.8], [0.8, 0.5, 0.9]]


def test_facts_one_below_the_other_are_no_grid():
    with pytest.raises(NotAHeatmap):
        replot.parse("On the heat map:\n\n| Agreement | |\n|---|---|\n| Exact | 54% |\n| Near | 91% |\n")
