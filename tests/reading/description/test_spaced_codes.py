"""Lists of codes, days and months with nothing but spaces between them, and what names them."""

from __future__ import annotations

import pytest
from sources import cells, panel

W = ("W1", "W2", "W3")


@pytest.mark.parametrize(
    ("said", "label", "labels"),
    [
        ("columns = weeks since sowing, W1 W2 W3", "weeks since sowing", W),
        ("columns = weeks, W1, W2, W3", "weeks", W),
        ("columns: W1 W2 W3", None, W),
        ("columns are the weeks, W1 W2 W3", "weeks", W),
        ("the x axis is the week (W1 W2 W3)", "week", W),
        ("columns = Oct Nov Dec Jan", None, ("Oct", "Nov", "Dec", "Jan")),
        ("the x axis shows Mon Tue Wed Thu", None, ("Mon", "Tue", "Wed", "Thu")),
        ("columns = the month, Jan, Feb, Mar", "month", ("Jan", "Feb", "Mar")),
        ("columns: original, V1, V2, V3", None, ("original", "V1", "V2", "V3")),
        ("columns: none, T1, T2", None, ("none", "T1", "T2")),
        ("columns: the dog, the cat, the cow", None, ("the dog", "the cat", "the cow")),
    ],
)
def test_names_and_lists(said, label, labels):
    found = panel(f"Heatmap of growth. rows = Ayr, Bute. {said}.")
    assert (found.x.label, found.x.categories) == (label, labels)
    assert found.y.categories == ("Ayr", "Bute")


def test_codes_in_the_heads_of_a_printed_grid_stay_apart():
    text = "Heatmap of growth.\n\n```\n      W1 W2 W3\nAyr    1  2  3\nBute   4  5  6\n```"
    assert panel(text).x.categories == W
    assert cells(text) == [[1, 2, 3], [4, 5, 6]]


def test_lines_of_values_under_an_item_that_leads_to_them():
    text = (
        "Heatmap of growth.\n\n- rows: A, B, C, D\n- columns = weeks, W1 W2 W3 W4\n"
        "- read the numbers out:\n   A bed: 4, 3, 2, 1\n   B bed: 5, 4, 3\n   C bed: 6, 5\n   D bed: 7\n"
        "- the dip in C is the drought (9 days!)"
    )
    assert cells(text) == [[4, 3, 2, 1], [5, 4, 3, None], [6, 5, None, None], [7, None, None, None]]
