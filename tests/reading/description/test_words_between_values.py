"""Words near a value that say something else than a value: a share, a spread, a unit, a name in brackets."""

from __future__ import annotations

import pytest
from sources import cells

N = None
WOOD = "Confusion matrix with classes oak, elm and fir. "
TOWN = "A heatmap. Rows: Ayr, Bath. Columns: Jan, Feb, Mar. "


@pytest.mark.parametrize(("told", "oak"), [
    ("giving a recall of 0.75 and a precision of 0.90", [9, 2, 1]),
    ("a recall of 0.75", [9, 2, 1]),
])
def test_shares_behind_a_row_are_no_cells_of_it(told, oak):
    said = f"Of the 12 oaks, 9 were recognised, 2 were taken for elm and 1 for fir, {told}."
    assert cells(WOOD + said)[0] == oak


def test_a_prediction_without_errors_tells_no_row():
    said = "All 9 oak predictions were correct, with no errors. Elm: oak 0, elm 8, fir 1."
    assert cells(WOOD + said) == [[9, N, N], [0, 8, 1], [N, N, N]]


def test_a_spread_in_brackets_is_no_cell():
    said = "Ayr has 5, 7 and 3 (median 5, sd 2). Bath has 1, 2 and 3."
    assert cells(TOWN + said) == [[5, 7, 3], [1, 2, 3]]


def test_what_is_so_much_less_is_no_value():
    said = "Ayr has 9 in Jan and 8 in Feb. Bath: both are 2 less."
    assert cells(TOWN + said) == [[9, 8, N], [N, N, N]]


def test_a_cell_in_brackets_takes_no_line_of_the_other_axis():
    said = (
        "A heatmap. Rows are Rain, Sun and Fog; columns are June, July and May. "
        "Rain was 4, 5 and 6. Sun (May) was 7, 8 and 9. Fog was 1, 2 and 3."
    )
    assert cells(said) == [[4, 5, 6], [7, 8, 9], [1, 2, 3]]


def test_what_the_figure_shows_elsewhere_stays_there():
    said = "The text says that Ayr has 8 in Jan; the figure shows 6 for Bath in Feb."
    assert cells(TOWN + said)[1] == [N, 6, N]
