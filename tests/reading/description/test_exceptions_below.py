"""Defaults whose exceptions stand below the sentence that leads to them, as items or as a table."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel

HEAD = "A heatmap of stalls. Rows are Mango, Fig, Plum. Columns are May, June. "
SQUARE = "A heatmap. Rows and columns are Mango, Fig, Plum. The diagonal is 90. "


@pytest.mark.parametrize(
    "lead",
    [
        "All cells are 5 with the following exceptions:",
        "Every cell is 5, with these exceptions:",
        "All cells are 5 with two exceptions:",
        "All cells are 5, except:",
    ],
)
def test_items_below_are_the_exceptions(lead):
    text = f"{HEAD}{lead}\n\n- Mango in May: 8\n- Fig in June: 7\n\nNothing was sold in April.\n"
    assert cells(text) == [[8, 5], [5, 7], [5, 5]]


def test_a_table_of_cells_below_holds_the_exceptions():
    text = (
        f"{SQUARE}Every other cell is 6, with these exceptions:\n\n"
        "| row | column | share |\n|---|---|---|\n| Mango | Fig | 8 |\n| Plum | Mango | 9 |\n"
    )
    assert cells(text) == [[90, 8, 6], [6, 90, 6], [9, 6, 90]]


def test_one_that_is_not_understood_leaves_the_others_open():
    text = f"{HEAD}All cells are 5 with these exceptions:\n\n- Quince in May: 8\n- Fig in June: 7\n"
    assert 5 not in {value for row in cells(text) for value in row}


def test_items_in_bold_like_the_one_before_are_no_exceptions():
    text = (
        "A heatmap.\n- **Y-axis:** Mango, Fig, Plum.\n- **X-axis:** May, June.\n"
        "- **May column:** All are 5, with exceptions:\n- Fig: 7.\n- **June column:** All are 4.\n"
    )
    assert cells(text) == [[5, 4], [7, 4], [5, 4]]


def test_two_rows_of_pairs_are_cells_of_a_square():
    text = (
        "A heatmap. Rows and columns are Mango, Fig, Plum.\n\n"
        "| from | to | share |\n|---|---|---|\n| Mango | Fig | 8 |\n| Fig | Mango | 9 |\n"
    )
    assert cells(text) == [[None, 8, None], [9, None, None], [None, None, None]]


def test_two_rows_of_a_table_with_two_names_are_no_cells_of_a_square():
    text = "Heatmap:\n\n| shop | town | sales |\n|---|---|---|\n| Mango | Ayr | 8 |\n| Fig | Bute | 9 |\n"
    assert panel(text).x.categories != ("Ayr", "Bute")


def test_a_clause_behind_the_values_of_a_line_hides_none_of_them():
    text = (
        "A heatmap of rides. Rows: riders; columns: hours.\n\n"
        "- guests: night → 3, noon → 4, dusk → 5\n- members: night → 6, noon → 7, dusk → 8\n"
        "- firms: noon → 9, dusk → 1; nobody rode at that time\n"
    )
    assert panel(text).y.categories == ("guests", "members", "firms")
    assert cells(text) == [[3, 4, 5], [6, 7, 8], [None, 9, 1]]


def test_a_line_that_no_axis_lists_is_told_of_even_in_a_full_grid():
    text = (
        "A heatmap of rides. Rows: guests, members. Columns: night, noon, dusk.\n\n"
        "- guests: night 3, noon 4, dusk 5\n- members: night 6, noon 7, dusk 8\n"
        "- firms: noon 9, dusk 1, all of it by day, which is odd\n"
    )
    assert cells(text) == [[3, 4, 5], [6, 7, 8]]
    assert "R104" in codes(text)
