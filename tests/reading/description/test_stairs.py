"""Lines that end one value before the one above them, under columns of their own."""

from __future__ import annotations

import pytest
from sources import cells, grid, panel

RENEWALS = "2019: 88, 71, 60\n2020: 85, 70\n2021: 90\n"
STAIRS = [[88, 71, 60], [85, 70, None], [90, None, None]]


@pytest.mark.parametrize(
    "head",
    [
        "A heat map. Intake runs down the side: 2019, 2020, 2021. Year runs along the top: 1st, 2nd, 3rd.",
        "A heatmap of renewals. Rows: 2019, 2020, 2021. Columns: first, second, third.",
        'Heatmap of renewals. Intake goes down, 2019, 2020, 2021; "Year of membership" goes across, A, B, C.',
        "Heat map of renewals: intakes go down (2019, 2020, 2021), years across (1, 2, 3).",
    ],
)
def test_lines_that_end_earlier_begin_on_the_left(head):
    text = f"{head}\n\n{RENEWALS}\nWhat is missing lies in the future."
    assert panel(text).y.categories == ("2019", "2020", "2021")
    assert cells(text) == STAIRS


def test_more_columns_than_lines():
    head = "A heatmap. Rows: Elm, Oak, Fir. Columns: 1 h, 2 h, 4 h, 8 h."
    assert grid(panel(f"{head}\nElm: 3, 4, 5, 6\nOak: 2, 7, 8\nFir: 1, 9")) == "3 4 5 6\n2 7 8 u\n1 9 u u"


def test_lines_with_the_same_first_value_are_no_half_of_a_square_under_other_columns():
    head = "A chart of who stayed. Start goes down, May, June, July; weeks since start goes across, 0, 1, 2."
    text = f"{head}\n\nMay: 100%, 60%, 41%\nJune: 100%, 58%\nJuly: 100%\n\nThe heat map has a green scale."
    assert panel(text).x.categories == ("0", "1", "2")
    assert cells(text) == [[100, 60, 41], [100, 58, None], [100, None, None]]


@pytest.mark.parametrize(
    "text",
    [
        "A heatmap. Rows: 2019, 2020, 2021. Columns: x, y, z. 2019: 88, 71, 60. 2020: 8, 7. 2021: 9, 3, 4.",
        "A heatmap. Rows: 2019, 2020, 2021. Columns: x, y, z; to the left the lines are blank.\n" + RENEWALS,
    ],
)
def test_no_stairs(text):
    assert cells(text)[1] == [None] * 3


def test_fewer_points_are_no_labels():
    text = "Heatmap. Prices go down, 40, 30, 20. Rows: Ayr, Bath. Columns: May, June. Ayr: 1, 2. Bath: 3, 4."
    assert panel(text).y.categories == ("Ayr", "Bath")


@pytest.mark.parametrize("name", ["Fig. 9", "Figure 3", "Panel B", "Table S2", "Heat map 4"])
def test_the_number_of_a_figure_is_no_line(name):
    text = (
        f"{name}: mean score (0 to 10), as a heatmap; drugs are the rows, times the columns "
        "(1 h, 4 h). Alpha: 7 (n = 8), 4 (n = 9). Beta: 8 (n = 7), 3 (n = 6)."
    )
    assert panel(text).y.categories == ("Alpha", "Beta")
    assert cells(text) == [[7, 4], [8, 3]]
