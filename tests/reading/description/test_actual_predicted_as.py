"""Cells of a confusion matrix told as ``the number of actual firs that were predicted to be oaks is 4``."""

from __future__ import annotations

import pytest
from sources import cells, panel

HEAD = "Confusion matrix. "
PAIRS = (("fir", "fir", 51), ("fir", "oak", 25), ("oak", "fir", 10), ("oak", "oak", 72))


@pytest.mark.parametrize("said", [
    "The number of actual {} that were predicted to be {} is {}. ",
    "The number of actual {} predicted as {} is {}. ",
    "Actual {} predicted as {}: {}. ",
    "Actual {}, predicted {}: {}. ",
])  # fmt: skip
def test_actual_ones_that_were_predicted_to_be_others(said):
    text = HEAD + "".join(said.format(*pair) for pair in PAIRS)
    read = panel(text)
    assert read.x.categories == read.y.categories == ("fir", "oak")
    assert cells(text) == [[51, 25], [10, 72]]


def test_the_value_is_told_in_the_next_sentence():
    names = ("upper left", "upper right", "lower left", "lower right")
    said = "The cell ({}) is the number of actual {} that were predicted to be {}. The value is {}.\n\n"
    text = (
        "Figure 2, Confusion Matrix\n\nThe matrix has actual values (rows) and predicted "
        "values (columns). There are two values for each: fir and oak.\n\n"
    ) + "".join(said.format(name, *pair) for name, pair in zip(names, PAIRS, strict=True))
    read = panel(text)
    assert (read.x.label, read.y.label) == ("predicted values", "actual values")
    assert read.x.categories == read.y.categories == ("fir", "oak")
    assert cells(text) == [[51, 25], [10, 72]]


def test_a_value_of_something_else_is_none_of_the_cell_before():
    text = "A heatmap with rows A, B and columns C, D. The cell A, C is dark. The value is 4 at A, D."
    assert cells(text) == [[None, 4], [None, None]]


def test_values_for_each_of_the_two_axes():
    text = (
        "Confusion matrix. Rows are actual, columns predicted. There are two values for each: firs and "
        "non-firs (a fir is a tree). The number of actual firs that were predicted to be nonfirs is 4."
    )
    assert panel(text).x.categories == panel(text).y.categories == ("firs", "non-firs")
    assert cells(text) == [[None, 4], [None, None]]


@pytest.mark.parametrize("way", ["read as", "taken for", "classified as", "called", "labelled as"])
@pytest.mark.parametrize("end", ["", "<br>", " <br/>"])
def test_lines_that_say_before_each_class_how_it_was_taken(way, end):
    lines = [f"Actual {a}: {way} fir {x}, {way} oak {y}, {way} elm {z}{end}" for a, x, y, z in (
        ("fir", 51, 25, 4), ("oak", 10, 72, 9), ("elm", 3, 8, 60),
    )]
    text = "Confusion matrix of trees.\n\n" + "\n".join(lines)
    assert panel(text).x.categories == panel(text).y.categories == ("fir", "oak", "elm")
    assert cells(text) == [[51, 25, 4], [10, 72, 9], [3, 8, 60]]
