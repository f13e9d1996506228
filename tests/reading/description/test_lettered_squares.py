"""Squares that a letter and a number name, as on a chessboard."""

from __future__ import annotations

import pytest
from sources import cells, panel, states

DUG = "A1 has 3, B1 has 12, C1 nothing yet (not dug). A2 5, B2 31 (the pit!), C2 28."


@pytest.mark.parametrize(
    ("told", "rows"),
    [
        ("", ("1", "2")),
        ("They are lettered A to C from west to east and numbered 1 to 2 from north to south. ", ("1", "2")),
        ("They are lettered A to C from west to east and numbered 1 to 2 from south to north. ", ("2", "1")),
    ],
)
def test_letters_along_and_numbers_down(told, rows):
    text = f"A heat map of the trench. {told}{DUG} That is 79 altogether."
    fact = panel(text)
    assert (fact.x.categories, fact.y.categories) == (("A", "B", "C"), rows)
    first, second = (0, 1) if rows == ("1", "2") else (1, 0)
    assert (cells(text)[first], cells(text)[second]) == ([3, 12, None], [5, 31, 28])
    assert states(text)[second] == "sss"


@pytest.mark.parametrize(
    "text",
    [
        "A heatmap of a shelf, lettered A to B down the side and numbered 1 to 3 across. A1: 3, A2: 4, "
        "A3: 5, B1: 6, B2: 7, B3: 8.",
        "A heatmap of a plate. Wells: A1 3, A2 4, A3 5; B1 6, B2 7, B3 8.",
    ],
)
def test_letters_down(text):
    assert (panel(text).x.categories, panel(text).y.categories) == (("1", "2", "3"), ("A", "B"))
    assert cells(text) == [[3, 4, 5], [6, 7, 8]]


def test_labels_that_look_like_squares():
    text = "Heat map of genes. K1 has 3 in S1 and 4 in S2. K2 has 5 in S1 and 6 in S2."
    assert (panel(text).x.categories, panel(text).y.categories) == (("S1", "S2"), ("K1", "K2"))
    assert cells(text) == [[3, 4], [5, 6]]


def test_few_squares_of_many_are_no_grid():
    text = "A heat map of a field. A1: 3, B2: 12, C3: 7, D4: 5."
    assert panel(text).x.categories != ("A", "B", "C", "D")


@pytest.mark.parametrize("lead", ["", "The values are as follows: ", "All values are given line by line: "])
def test_lines_of_numbered_variables_are_no_squares(lead):
    text = (
        "A correlation heatmap of 4 variables: T1, T2, P1 and P2. They stand on both the vertical y-axis and "
        f"the horizontal x-axis. {lead}Row T1: 1, 0.4, 0.5, 0.6. Row T2: 0.4, 1, 0.7, 0.8. "
        "Row P1: 0.5, 0.7, 1, 0.9. Row P2: 0.6, 0.8, 0.9, 1."
    )
    assert panel(text).x.categories == panel(text).y.categories == ("T1", "T2", "P1", "P2")
    assert cells(text) == [[1, 0.4, 0.5, 0.6], [0.4, 1, 0.7, 0.8], [0.5, 0.7, 1, 0.9], [0.6, 0.8, 0.9, 1]]
